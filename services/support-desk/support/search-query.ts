/**
 * The search language. Terms are separated by spaces. `property:value` terms of one property are alternatives;
 * `property<value` and other comparisons must all be true. A word or "quoted phrase" must occur in the text.
 * Inside quotes, `\"` and `\\` are escapes.
 */
import { Problem } from "#contracts/kit/error-bodies.ts";
import { resultTypes, ticketPriorities, ticketStatuses, ticketTypes } from "#contracts/support-desk/index.ts";

export type ResultType = (typeof resultTypes)[number];
export type Comparison = "<" | "<=" | ">" | ">=";

/** Allowed values of each property. `<` and `>` compare by the order of a list. */
const properties = {
  type: resultTypes,
  id: "id",
  status: ticketStatuses,
  priority: ticketPriorities,
  ticket_type: ticketTypes,
  email: "text",
  requester: "user",
  assignee: "user",
  tags: "text",
  organization: "id",
  form: "id",
  created: "instant",
  updated: "instant",
} as const;
export type Property = keyof typeof properties;
/** Properties that can be compared, by rank or by time. */
export type RankedProperty = "status" | "priority" | "created" | "updated";

export interface SearchQuery {
  /** Alternatives in lower case. Undefined if the query does not name the property. */
  readonly equals: Readonly<Partial<Record<Property, readonly string[]>>>;
  /** Comparisons, which must all be true. Instants are in the format of `toISOString`. */
  readonly compared: readonly { property: RankedProperty; comparison: Comparison; value: string }[];
  /** Words and phrases in lower case. All must occur in the text. */
  readonly words: readonly string[];
}

export const invalid = (reason: string) =>
  new Problem(422, `Invalid search: ${reason}`, { code: "invalid", field: "query" });

const HEAD = /(-?[A-Za-z_]+)(:|<=|>=|<|>)/y;
const QUOTED = /"((?:[^"\\]|\\["\\])*)"(?=\s|$)/y;
const BARE = /[^\s"]+(?=\s|$)/y;
const INSTANT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/;

const isProperty = (name: string): name is Property => Object.hasOwn(properties, name);
const isRanked = (property: Property): property is RankedProperty =>
  ["status", "priority", "created", "updated"].includes(property);

function instantOf(text: string, property: string): string {
  const time = INSTANT.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) throw invalid(`"${text}" is no instant for ${property}`);
  return new Date(time).toISOString();
}

/** @throws Problem 422 with the code `invalid` if the query is malformed */
export function parseSearchQuery(text: string): SearchQuery {
  const equals: Partial<Record<Property, string[]>> = {};
  const compared: { property: RankedProperty; comparison: Comparison; value: string }[] = [];
  const words: string[] = [];
  let at = 0;

  function take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at = pattern.lastIndex;
    return found;
  }

  function takeValue(): string {
    const quoted = take(QUOTED)?.[1];
    if (quoted !== undefined) return quoted.replace(/\\(["\\])/g, "$1");
    const bare = take(BARE)?.[0];
    if (bare === undefined) throw invalid(`a value or a closing quote is missing at ${at}`);
    return bare;
  }

  function addTerm(name: string, operator: string): void {
    if (!isProperty(name)) throw invalid(`unknown property "${name}"`);
    const value = takeValue().toLowerCase();
    const allowed = properties[name];
    if (typeof allowed !== "string" && !(allowed as readonly string[]).includes(value))
      throw invalid(`${name} must be one of: ${allowed.join(", ")}`);
    if (allowed === "id" && !/^\d{1,15}$/.test(value)) throw invalid(`${name} takes an id`);
    if (operator === ":") {
      if (allowed === "instant") throw invalid(`${name} takes one of <, <=, >, >=`);
      equals[name] = [...(equals[name] ?? []), value];
    } else if (isRanked(name)) {
      const comparison = operator as Comparison;
      const stored = allowed === "instant" ? instantOf(value.toUpperCase(), name) : value;
      compared.push({ property: name, comparison, value: stored });
    } else throw invalid(`${name} takes ":" only`);
  }

  for (;;) {
    take(/\s+/y);
    if (at >= text.length) break;
    const head = take(HEAD);
    if (head?.[1] !== undefined) addTerm(head[1].toLowerCase(), head[2] ?? "");
    else words.push(takeValue().toLowerCase());
  }
  return { equals, compared, words };
}
