/**
 * Usual places for the reasons of a refusal, for bodies that do not have the form of their contract. The form
 * in a family's documents has precedence; see `errorBody`.
 */
/** One reason of a refusal that has several. */
export interface ErrorCause {
  /** Input member of the reason, in the family's spelling. */
  readonly field?: string | undefined;
  readonly message?: string | undefined;
  readonly code?: string | undefined;
}

/** Most reasons that are returned. */
const MAX_CAUSES = 20;

const MESSAGES = [
  "message",
  "Message",
  "description",
  "detail",
  "errorSummary",
  "error_description",
  "errorMessage",
  "reason",
  "issue",
  "title",
] as const;
const CODES = ["code", "Code", "errorCode", "error_code", "error_id", "error", "status"] as const;
const FIELDS = [
  "field",
  "Field",
  "param",
  "parameter",
  "target",
  "property",
  "propertyName",
  "path",
] as const;
/** Lists of reasons, and lists of objects that have such lists. */
const LISTS = [
  "errors",
  "Errors",
  "errorCauses",
  "ValidationErrors",
  "violations",
  "causes",
  "details",
] as const;
const HOLDERS = ["Elements", "error"] as const;
/** Objects whose members are the input's fields, each with its reasons. */
const BY_FIELD = ["details", "errors", "fieldErrors"] as const;

type Members = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Members =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" ? value : undefined;

function firstText(object: Members, names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = object[name];
    const text = typeof value === "number" ? String(value) : textOf(value);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** The field that a reason names, also as JSON:API does: by a parameter, or a pointer into the body. */
function fieldOf(reason: Members): string | undefined {
  const { source } = reason;
  const named = firstText(reason, FIELDS);
  if (named !== undefined || !isObject(source)) return named;
  return textOf(source["parameter"]) ?? textOf(source["pointer"])?.split("/").at(-1);
}

/** An `errorSummary` that begins with its field: `login: An object with this field already exists`. */
const SUMMARY = /^([a-z][\w.]{0,99}): (.+)/is;

function causeOf(reason: unknown, field?: string): ErrorCause | undefined {
  if (typeof reason === "string") return { field, message: reason };
  if (!isObject(reason)) return undefined;
  const message = firstText(reason, MESSAGES);
  if (message === undefined) return undefined;
  const [, named, rest] = (message === reason["errorSummary"] && SUMMARY.exec(message)) || [];
  if (named !== undefined) return { field: named, message: rest, code: firstText(reason, CODES) };
  return { field: fieldOf(reason) ?? field, message, code: firstText(reason, CODES) };
}

const causesOf = (reasons: readonly unknown[], field?: string): readonly ErrorCause[] =>
  reasons.slice(0, MAX_CAUSES).flatMap((reason) => causeOf(reason, field) ?? []);

/** `{ name: [{ description: "…" }] }`: only lists are reasons, because a text may be anything. */
const causesByField = (fields: Members): readonly ErrorCause[] =>
  Object.entries(fields)
    .slice(0, MAX_CAUSES)
    .flatMap(([field, reasons]) => (Array.isArray(reasons) ? causesOf(reasons, field) : []));

function causesIn(holder: Members): readonly ErrorCause[] {
  const found = LISTS.flatMap((name) => {
    const list = holder[name];
    return Array.isArray(list) ? causesOf(list) : [];
  });
  if (found.length > 0) return found;
  return BY_FIELD.flatMap((name) => {
    const fields = holder[name];
    return isObject(fields) ? causesByField(fields) : [];
  });
}

/** The reasons of a refusal one by one, each with its field where the body names it. */
export function commonCauses(body: unknown): readonly ErrorCause[] {
  if (Array.isArray(body)) return causesOf(body);
  if (!isObject(body)) return [];
  const nested = HOLDERS.flatMap((name) => {
    const holders = body[name];
    return (Array.isArray(holders) ? holders.slice(0, MAX_CAUSES) : [holders]).filter(isObject);
  });
  return [...nested.flatMap(causesIn), ...causesIn(body)].slice(0, MAX_CAUSES);
}

/** The message of a refusal as a whole. */
export function commonMessage(body: unknown): string | undefined {
  if (!isObject(body)) return undefined;
  const { error } = body;
  const inner = isObject(error) ? firstText(error, MESSAGES) : undefined;
  return inner ?? firstText(body, MESSAGES) ?? textOf(error);
}
