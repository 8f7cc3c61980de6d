/**
 * Writes conditions and orders in accounting's syntax (`Status=="PAID" and Date>=DateTime(2026,11,1)`). `allOf`
 * and `anyOf` of `odata.ts` join conditions. Properties come from a fixed list with kinds. Texts are quoted and
 * escaped; other values must have the exact form of their kind, so that no value can become syntax.
 */
import { UnusableValueError } from "#platform/errors/catalog.ts";
import { decimal } from "#platform/graphql/scalars.ts";
import type { Condition } from "./odata.ts";

/** Type of a property. It decides the notation of a value that the property is compared with. */
export type WhereKind = "text" | "number" | "guid" | "day" | "instant";

const GUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const NUMBER = /^-?\d+(?:\.\d+)?$/;
/** A date, or an instant with at most milliseconds. */
const TIME = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2}):(\d{2})(?:\.(\d{3}))?Z)?$/;

const signs = { eq: "==", ne: "!=", gt: ">", ge: ">=", lt: "<", le: "<=" } as const;
const tests = { contains: "Contains", startsWith: "StartsWith", endsWith: "EndsWith" } as const;

const quoted = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`;

function literal(kind: WhereKind, value: string): string {
  if (kind === "text") return quoted(value);
  if (kind === "number") {
    const text = decimal(value) ?? "";
    if (NUMBER.test(text)) return text;
  } else if (kind === "guid") {
    if (GUID.test(value)) return `Guid(${quoted(value)})`;
  } else {
    const [, ...parts] = TIME.exec(value) ?? [];
    const given = parts.filter((part) => part !== undefined).map(Number);
    if (given.length > 0 && (kind === "day") === (given.length === 3)) return `DateTime(${given.join(",")})`;
  }
  throw new UnusableValueError(value, `takes no such value: it is of kind ${kind}`);
}

/** Names of properties of a kind. Any name if the names are not known to the compiler. */
type OfKind<P, Kind> = string extends keyof P
  ? string
  : { [K in keyof P]: P[K] extends Kind ? K : never }[keyof P] & string;

/** Builds conditions and orders for the properties of an entity. */
export function accountingWhere<const P extends Readonly<Record<string, WhereKind>>>(properties: P) {
  function kindOf(property: string): WhereKind {
    const kind = Object.hasOwn(properties, property) ? properties[property] : undefined;
    if (!kind) throw new Error(`the entity has no property ${property}`);
    return kind;
  }
  return {
    compare: (property: keyof P & string, operator: keyof typeof signs, value: string) =>
      `${property}${signs[operator]}${literal(kindOf(property), value)}` as Condition,

    text: (test: keyof typeof tests, property: OfKind<P, "text">, part: string) =>
      `${property}.${tests[test]}(${literal(kindOf(property), part)})` as Condition,

    /** The order by these keys, most important first. Undefined without keys. */
    order: (keys: readonly { readonly property: keyof P & string; readonly descending: boolean }[]) =>
      keys.map(({ property, descending }) => `${property} ${descending ? "DESC" : "ASC"}`).join(", ") ||
      undefined,
  };
}
