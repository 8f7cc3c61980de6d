/** Reads a request's input as the contract declares it: converts, validates, and names invalid fields. */
import Type, { type TSchema } from "typebox";
import { Compile, type Validator } from "typebox/compile";
import { Check } from "typebox/value";
import type { Body, BoundOperation, Param, Params } from "#contracts/kit/contract.ts";
import { Problem } from "#contracts/kit/error-bodies.ts";
import { parseForm, parseQuery } from "#contracts/kit/wire.ts";

type Headers = Readonly<Record<string, string | string[] | undefined>>;

export interface RawRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly search: URLSearchParams;
  readonly headers: Headers;
  readonly body: Uint8Array | undefined;
}

export interface ReadInput {
  /** Input of the handler: path, query and header parameters in one object, and `body`. */
  readonly input: Record<string, unknown>;
  /** The query parameters alone, for the page style. */
  readonly query: Record<string, unknown>;
}

/** Writes a member's path in the notation of its source. */
type Spelling = (path: readonly string[]) => string;
const bracketed: Spelling = ([head = "", ...rest]) => head + rest.map((key) => `[${key}]`).join("");
/** List items of a query are in one comma-separated value, so the error names the parameter, not the item. */
const inQuery: Spelling = (path) => bracketed(path.filter((key) => !/^\d+$/.test(key)));
const dotted: Spelling = (path) => path.join(".");

const pathOf = (pointer: string) =>
  pointer
    .split("/")
    .slice(1)
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));

function refusal(validator: Validator, value: unknown, spell: Spelling, fallback: string): Problem {
  const errors = validator.Errors(value);
  const [first] = errors;
  if (!first) return new Problem(400, `${fallback} is not valid`);
  const path = pathOf(first.instancePath);
  if (first.keyword === "required") {
    const field = spell([...path, first.params.requiredProperties[0] ?? ""]);
    return new Problem(400, `${field} is required`, { field });
  }
  const field = spell(path) || fallback;
  // A member that the schema does not allow.
  if (first.keyword === "boolean") return new Problem(400, `${field} is not known`, { field });
  const allowed = errors
    .filter((error) => error.instancePath === first.instancePath)
    .flatMap((error) => {
      if (error.keyword === "enum") return error.params.allowedValues;
      return error.keyword === "const" ? [error.params.allowedValue] : [];
    });
  const reason = allowed.length > 0 ? `must be one of: ${allowed.join(", ")}` : first.message;
  return new Problem(400, `${field} ${reason}`, { field });
}

interface SchemaKeywords {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly items?: TSchema;
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly patternProperties?: Readonly<Record<string, TSchema>>;
  readonly anyOf?: readonly TSchema[];
}

const booleans: Readonly<Record<string, boolean>> = { true: true, "1": true, false: false, "0": false };

/** A list in any notation: `a[]=1`, one `a=1`, or `a[0][b]=1` with indexes as names. */
function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  const isObject = typeof value === "object" && value !== null;
  return isObject && Object.keys(value).every((name, i) => name === String(i))
    ? Object.values(value)
    : [value];
}

/**
 * Converts text to the types of a schema. Text that cannot be converted stays text, which the
 * validation then refuses. (The library's own conversion makes 1 of "1.5" and 0 of "", and reads a
 * member's name as a pattern, so that it never finds `$top`.)
 */
function fromText(value: unknown, schema: TSchema): unknown {
  const { type, enum: members, items, properties, patternProperties, anyOf } = schema as SchemaKeywords;
  if (anyOf) {
    const read = anyOf.map((variant) => [fromText(value, variant), variant] as const);
    return (read.find(([candidate, variant]) => Check(variant, candidate)) ?? [value])[0];
  }
  if (type === "array" && items) return listOf(value).map((item) => fromText(item, items));
  if (typeof value === "string") {
    if (type === "boolean") return Object.hasOwn(booleans, value) ? booleans[value] : value;
    if (type === "integer" || type === "number")
      return value.trim() === "" || Number.isNaN(Number(value)) ? value : Number(value);
    return members?.find((member) => String(member) === value) ?? value;
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const [rest] = Object.values(patternProperties ?? {}); // a record's values
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => {
      const inner = properties && Object.hasOwn(properties, name) ? properties[name] : rest;
      return [name, inner ? fromText(member, inner) : member];
    }),
  );
}

/** Converts a value only if it does not fit the schema yet (`"5"` to 5). @throws Problem if it never fits */
function convert(validator: Validator, value: unknown, spell: Spelling, name: string): unknown {
  if (validator.Check(value)) return value;
  const converted = fromText(value, validator.Type());
  if (validator.Check(converted)) return converted;
  throw refusal(validator, converted, spell, name);
}

const schemaOf = (param: Param): TSchema =>
  param.style === "csv" || param.style === "brackets" || param.style === "repeated"
    ? Type.Array(param.schema, param.max === undefined ? {} : { maxItems: param.max })
    : param.schema;

function compileParams(params: Params): Validator | undefined {
  const entries = Object.entries(params);
  if (entries.length === 0) return undefined;
  return Compile(
    Type.Object(
      Object.fromEntries(
        entries.map(([name, param]) => [
          name,
          param.required ? schemaOf(param) : Type.Optional(schemaOf(param)),
        ]),
      ),
    ),
  );
}

const mediaTypes = {
  json: /^application\/(?:[\w.+-]+\+)?json$/i,
  form: /^application\/x-www-form-urlencoded$/i,
};

function parseBody(
  { encoding, maxBytes, optional }: Body,
  headers: Headers,
  bytes: Uint8Array | undefined,
): unknown {
  if (!bytes || bytes.length === 0) {
    if (optional) return {};
    throw new Problem(400, "A body is required");
  }
  if (maxBytes !== undefined && bytes.length > maxBytes)
    throw new Problem(413, `The body is larger than ${maxBytes} bytes`);
  const type = String(headers["content-type"] ?? "").split(";")[0] ?? "";
  if (!mediaTypes[encoding].test(type.trim()))
    throw new Problem(415, `Unsupported content type: send ${encoding === "json" ? "JSON" : "a form"}`);
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return encoding === "json" ? JSON.parse(text) : parseForm(text);
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem(400, "The body is not well formed", { malformed: true });
  }
}

/**
 * Returns the input reader of an operation. It is compiled once.
 * @throws Problem 400, 413 or 415, with the name of the invalid field in the notation of the request
 */
export function inputReader(op: BoundOperation): (request: RawRequest) => ReadInput {
  const reader = readers.get(op) ?? compileReader(op);
  readers.set(op, reader);
  return reader;
}

/** Compiled readers, cached because a test process starts each service many times. */
const readers = new WeakMap<BoundOperation, (request: RawRequest) => ReadInput>();

function compileReader(op: BoundOperation): (request: RawRequest) => ReadInput {
  const queryCheck = compileParams(op.query);
  const headerCheck = compileParams(op.headers);
  const { body } = op.spec;
  const bodyCheck = body && Compile(body.schema);
  const integers = op.template.params.filter((_, i) => op.template.kinds[i] === "integer");
  return ({ params, search, headers, body: bytes }) => {
    for (const field of integers)
      if (!/^\d{1,20}$/.test(params[field] ?? ""))
        throw new Problem(400, `${field} must be an integer`, { field });
    // A query option of OData changes the result, so an unknown one is refused instead of ignored.
    for (const field of search.keys())
      if (field.startsWith("$") && !Object.hasOwn(op.query, field))
        throw new Problem(400, `${field} is not offered here`, { field });
    const query = queryCheck
      ? (convert(queryCheck, parseQuery(op.query, search), inQuery, "query") as Record<string, unknown>)
      : {};
    // A parameter may be in both path and query (teamId). Then both values must be equal.
    for (const field of op.template.params)
      if (query[field] !== undefined && String(query[field]) !== params[field])
        throw new Problem(400, `${field} must be the one in the path`, { field });
    const input: Record<string, unknown> = { ...query, ...params };
    if (headerCheck) {
      const sent: Record<string, unknown> = {};
      for (const name in op.headers) {
        const value = headers[name.toLowerCase()];
        if (value !== undefined) sent[name] = value;
      }
      Object.assign(input, convert(headerCheck, sent, dotted, "headers"));
    }
    if (body && bodyCheck) {
      const value = parseBody(body, headers, bytes);
      // A form has only text, so its values are converted. JSON values must have the right types already.
      if (body.encoding === "form") input["body"] = convert(bodyCheck, value, bracketed, "body");
      else if (bodyCheck.Check(value)) input["body"] = value;
      else throw refusal(bodyCheck, value, dotted, "body");
    }
    return { input, query };
  };
}
