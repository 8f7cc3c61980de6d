/**
 * Writes OData's `$filter`. Properties come from a fixed list with kinds. Texts are quoted and escaped; other
 * values must have the exact form of their kind, so that no value can become syntax.
 */
import { badInput, UnusableValueError } from "#platform/errors/catalog.ts";
import { decimal } from "#platform/graphql/scalars.ts";
import { ALL_ROWS, matching, type Narrowing, NO_ROWS } from "./narrowing.ts";

/** Type of a property. It decides the notation of a value that the property is compared with. */
export type ODataKind = "text" | "number" | "boolean" | "guid" | "date" | "instant";

declare const condition: unique symbol;
/** A condition that this module has written. */
export type Condition = string & { readonly [condition]: true };
export type ODataFilter = Narrowing<Condition>;

/** Maximum length of a filter in characters, because it is sent in the URL. */
const MAX_LENGTH = 4_000;

const forms: Readonly<Record<Exclude<ODataKind, "text">, RegExp>> = {
  number: /^-?\d+(?:\.\d+)?$/,
  boolean: /^(?:true|false)$/,
  guid: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  date: /^\d{4}-\d{2}-\d{2}$/,
  instant: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/,
};

function literal(kind: ODataKind, value: unknown): string {
  if (kind === "text" && typeof value === "string") return `'${value.replaceAll("'", "''")}'`;
  const text = kind === "number" ? (decimal(value) ?? "") : String(value);
  if (kind === "text" || !forms[kind].test(text))
    throw new UnusableValueError(value, `takes no such value: it is of kind ${kind}`);
  return text;
}

/** Names of properties of a kind. Any name if the names are not known to the compiler. */
type OfKind<P, Kind> = string extends keyof P
  ? string
  : { [K in keyof P]: P[K] extends Kind ? K : never }[keyof P] & string;

/** Builds conditions for the properties of an entity. */
export function odata<const P extends Readonly<Record<string, ODataKind>>>(properties: P) {
  function kindOf(property: string): ODataKind {
    const kind = Object.hasOwn(properties, property) ? properties[property] : undefined;
    if (!kind) throw new Error(`the entity has no property ${property}`);
    return kind;
  }
  return {
    compare: (
      property: keyof P & string,
      operator: "eq" | "ne" | "gt" | "ge" | "lt" | "le",
      value: string | number | boolean,
    ) => `${property} ${operator} ${literal(kindOf(property), value)}` as Condition,

    text: (test: "contains" | "startswith" | "endswith", property: OfKind<P, "text">, part: string) =>
      `${test}(${property},${literal(kindOf(property), part)})` as Condition,
  };
}

/** A part of a filter: a condition, a filter, or undefined for an absent part. */
type FilterPart = Condition | ODataFilter | undefined;

function filterIn(part: FilterPart): ODataFilter {
  if (part === undefined) return ALL_ROWS;
  return typeof part === "string" ? matching(part) : part;
}

const conditionsIn = (filters: readonly ODataFilter[]): readonly Condition[] =>
  filters.flatMap((filter) => (filter.rows === "matching" ? [filter.condition] : []));

/** A filter that is true if all parts are true. */
export function allOf(parts: readonly FilterPart[]): ODataFilter {
  const filters = parts.map(filterIn);
  if (filters.some(({ rows }) => rows === "none")) return NO_ROWS;
  const conditions = conditionsIn(filters);
  return conditions.length === 0 ? ALL_ROWS : matching(conditions.join(" and ") as Condition);
}

/** A filter that is true if one of the parts is true. Without parts it is never true. */
export function anyOf(parts: readonly FilterPart[]): ODataFilter {
  const filters = parts.map(filterIn);
  if (filters.some(({ rows }) => rows === "all")) return ALL_ROWS;
  const conditions = conditionsIn(filters);
  const [only] = conditions;
  if (only === undefined) return NO_ROWS;
  return matching(conditions.length === 1 ? only : (`(${conditions.join(" or ")})` as Condition));
}

/** @throws BAD_USER_INPUT if the filter is too long */
export function bounded(filter: ODataFilter): ODataFilter {
  if (filter.rows === "matching" && filter.condition.length > MAX_LENGTH)
    throw badInput('"filter" is too long', "filter");
  return filter;
}
