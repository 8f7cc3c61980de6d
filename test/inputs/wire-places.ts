/**
 * Places of values in a REST call, as declared in a contract and as sent: `path id`, `query filter[status]`,
 * `header If-Match`, `body profile.email`. A list is `[]`, a name chosen by the caller `*`.
 */
import type { TSchema } from "typebox";
import type { BoundOperation } from "#contracts/kit/contract.ts";
import type { Param } from "#contracts/kit/params.ts";
import type { ObservedCall } from "#services/kit/http/host.ts";

/** A place in a contract, with the schema of its value. */
export interface DeclaredPlace {
  readonly place: string;
  readonly schema: Schema;
}

/** A sent value. Values of paths, queries, headers and forms are texts, so they have no type. */
export interface SentValue {
  readonly place: string;
  readonly value: unknown;
  readonly typed: boolean;
}

/** The parts of a JSON schema that contracts use. */
export interface Schema extends TSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
}

type Join = (name: string) => string;
const inBrackets: Join = (name) => `[${name}]`;
const behindDot: Join = (name) => `.${name}`;

function* placesIn(schema: Schema, at: string, join: Join): Generator<DeclaredPlace> {
  const parts = [...(schema.anyOf ?? []), ...(schema.allOf ?? [])].filter(({ type }) => type !== "null");
  const own = Object.entries(schema.properties ?? {});
  if (parts.length > 0) for (const part of parts) yield* placesIn(part, at, join);
  else if (schema.items) yield* placesIn(schema.items, `${at}[]`, join);
  else if (own.length > 0 || schema.patternProperties) {
    for (const [name, inner] of own) yield* placesIn(inner, at + join(name), join);
    for (const inner of Object.values(schema.patternProperties ?? {}))
      yield* placesIn(inner, at + join("*"), join);
  } else yield { place: at, schema };
}

/** Removes the dot before the first member of a body. */
const named = (place: string) => place.replace(/^(\w+) \./, "$1 ");

/** Distinct places in the contract of an operation. */
export function declaredPlaces({ template, query, headers, spec }: BoundOperation): DeclaredPlace[] {
  const found: DeclaredPlace[] = template.params.map((name) => ({ place: `path ${name}`, schema: {} }));
  for (const [name, { schema, style }] of Object.entries<Param>(query))
    if (style === "deep") found.push(...placesIn(schema, `query ${name}`, inBrackets));
    else found.push({ place: `query ${name}`, schema });
  for (const [name, { schema }] of Object.entries<Param>(headers))
    found.push({ place: `header ${name}`, schema });
  if (spec.body) found.push(...placesIn(spec.body.schema, "body ", behindDot));
  const byPlace = new Map<string, Schema[]>();
  for (const { place, schema } of found) {
    const key = place.startsWith("query ") ? place.replace(/\[\]$/, "") : named(place);
    byPlace.set(key, [...(byPlace.get(key) ?? []), schema]);
  }
  return [...byPlace].map(([place, anyOf]) => ({ place, schema: { anyOf } }));
}

/** True if the place of a sent value is declared. `*` is any name, and an open object has any place. */
export function isAt(declared: DeclaredPlace, sent: string): boolean {
  if (declared.place === sent) return true;
  const open = declared.schema.anyOf?.some(isOpen) ?? false;
  const pattern = declared.place.replace(/[.$()+?^{}|[\]\\]/g, "\\$&").replaceAll("*", "[^.[\\]]+");
  return new RegExp(`^${pattern}${open ? "(\\[\\])*([.[].*)?" : ""}$`).test(sent);
}

const isOpen = ({ type, enum: values, const: value, anyOf }: Schema) =>
  (type === undefined && values === undefined && value === undefined && anyOf === undefined) ||
  type === "object";

function* valuesIn(value: unknown, at: string, typed: boolean): Generator<SentValue> {
  if (Array.isArray(value)) for (const item of value) yield* valuesIn(item, `${at}[]`, typed);
  else if (typeof value === "object" && value !== null && Object.keys(value).length > 0)
    for (const [name, inner] of Object.entries(value)) yield* valuesIn(inner, `${at}.${name}`, typed);
  else yield { place: named(at), value, typed };
}

/** Values of a call, by place. */
export function sentValues(operation: BoundOperation, call: ObservedCall): SentValue[] {
  const params = operation.template.match(`${call.path}`) ?? {};
  const sent: SentValue[] = Object.entries(params).map(([name, value]) => ({
    place: `path ${name}`,
    value,
    typed: false,
  }));
  for (const [name, value] of new URLSearchParams(call.search))
    sent.push({ place: `query ${name.replace(/\[\]$/, "")}`, value, typed: false });
  for (const name of Object.keys(operation.headers)) {
    const value = call.headers[name.toLowerCase()];
    if (value !== undefined) sent.push({ place: `header ${name}`, value, typed: false });
  }
  if (call.body && operation.spec.body?.encoding === "form")
    for (const [name, value] of new URLSearchParams(call.body))
      sent.push({
        place: `body ${name.replace(/\[\d*\]/g, "[]").replace(/\[(\w+)\]/g, ".$1")}`,
        value,
        typed: false,
      });
  else if (call.body) sent.push(...valuesIn(JSON.parse(call.body), "body ", true));
  return sent;
}

/** True if a value has a declared type. Texts are read as the value that they represent. */
export function fits(schema: Schema, sent: Pick<SentValue, "value" | "typed">): boolean {
  const { value, typed } = sent;
  const inner = [...(schema.anyOf ?? []), ...(schema.allOf ?? [])];
  if (inner.length > 0) return inner.some((one) => fits(one, sent));
  // A list in a query is one text.
  if (!typed && typeof value === "string" && value.includes(",") && schema.type !== "string")
    return value.split(",").every((item) => fits(schema, { value: item, typed }));
  const types = [schema.type ?? [], (schema.enum ?? []).map((one) => typeof one)].flat();
  if (schema.const !== undefined) types.push(typeof schema.const);
  if (types.length === 0 || types.includes(typeof value) || value === null) return true;
  if (types.includes("integer") && Number.isInteger(Number(value)))
    return !typed || typeof value === "number";
  if (types.includes("number") && Number.isFinite(Number(value))) return !typed;
  return (
    types.includes("object") || (!typed && types.includes("boolean") && /^(true|false|0|1)$/.test(`${value}`))
  );
}
