/**
 * Unwraps bodies in another envelope than the contract's, if they lack the contract's members and the content of
 * the envelope has them.
 */

import type { TSchema } from "typebox";
import { withoutCasing } from "#contracts/kit/casing.ts";
import type { PageStyle } from "#contracts/kit/pages/style.ts";
import { isObject, type JsonSchema } from "./value-readers.ts";

type Members = Readonly<Record<string, unknown>>;

/** Converts a body to the contract's envelope. */
export type Opener = (body: unknown) => unknown;

/** Names of envelopes in services. */
const ENVELOPES = ["data", "results", "result", "items", "value", "values", "records", "list"] as const;
/** Names of the total number of rows in services. */
const TOTALS = ["totalCount", "total_count", "total", "@odata.count"] as const;

/** Returns the function that unwraps an operation's bodies. */
export function openerOf(schema: TSchema, page: PageStyle<unknown> | undefined): Opener {
  const shape = schema as JsonSchema;
  if (shape.type === "array") return (body) => (Array.isArray(body) ? body : (listIn(body, "") ?? body));
  if (!shape.properties) return (body) => body;
  const own = page ? listOpener(shape.properties, page.list) : objectOpener(shape);
  const names = new Set(Object.keys(shape.properties).map(withoutCasing));
  return (body) => {
    const opened = own(body);
    if (!isObject(opened) || hasAny(opened, names)) return opened;
    const inner = only(opened);
    return isObject(inner) && hasAny(inner, names) ? inner : opened;
  };
}

const hasAny = (body: Members, names: ReadonlySet<string>): boolean => {
  for (const name in body) if (names.has(withoutCasing(name))) return true;
  return false;
};

/** Content of a body's only envelope. */
function only(body: Members): unknown {
  const found = ENVELOPES.filter((name) => Object.hasOwn(body, name));
  return found.length === 1 ? body[found[0] as string] : undefined;
}

/** The list in the body's only envelope with a list. Empty if the envelope is null. */
function listIn(body: unknown, except: string): readonly unknown[] | undefined {
  if (!isObject(body)) return undefined;
  const lists = ENVELOPES.filter(
    (name) => name !== except && (Array.isArray(body[name]) || body[name] === null),
  );
  if (lists.length !== 1) return undefined;
  return (body[lists[0] as string] as readonly unknown[] | null) ?? [];
}

/** @param path path of the rows in the contract */
function listOpener(properties: Readonly<Record<string, TSchema>>, path: readonly string[]): Opener {
  const [head = "", inner] = path;
  const spelled = withoutCasing(head);
  const hasCount = "count" in properties;
  return (body) => {
    if (Array.isArray(body)) return { [head]: inner === undefined ? body : { [inner]: body } };
    if (!isObject(body)) return body;
    const there = body[head];
    if (inner === undefined && Array.isArray(there)) return body;
    if (inner !== undefined && isObject(there) && Array.isArray(there[inner])) return body;
    let list: readonly unknown[] | undefined;
    // The list itself instead of an object with the list, or the reverse.
    if (inner !== undefined && (Array.isArray(there) || there === null))
      list = (there as unknown[] | null) ?? [];
    else if (inner === undefined && isObject(there)) list = listIn(there, "");
    else if (there === undefined && !Object.keys(body).some((name) => withoutCasing(name) === spelled))
      list = listIn(body, head);
    if (!list) return body;
    const total = TOTALS.map((name) => body[name]).find((one) => one !== undefined);
    return {
      ...body,
      [head]: inner === undefined ? list : { [inner]: list },
      ...(hasCount && body["count"] === undefined && total !== undefined && { count: total }),
    };
  };
}

/** The only required member of a body, if it is an object with required members. */
export function onlyObjectOf({
  properties = {},
  required = [],
}: JsonSchema): [name: string, JsonSchema] | undefined {
  const [name, ...others] = required;
  const inner = name === undefined ? undefined : (properties[name] as JsonSchema | undefined);
  return name !== undefined && others.length === 0 && inner?.properties && inner.required?.length
    ? [name, inner]
    : undefined;
}

/** Minimum number of matching members to recognize an object in another envelope, in addition to its id. */
const KNOWN_BY = 2;

/** Unwraps a body whose only object is sent without the contract's member, or under another name. */
function objectOpener(shape: JsonSchema): Opener {
  const found = onlyObjectOf(shape);
  if (!found) return (body) => body;
  const [name, { required = [] }] = found;
  const spelled = withoutCasing(name);
  const due = new Set(required.map(withoutCasing));
  const fits = (value: unknown): value is Members => {
    if (!isObject(value)) return false;
    const names = new Set(Object.keys(value).map(withoutCasing));
    if (due.has("id") && !names.has("id")) return false;
    let common = 0;
    for (const one of due) if (names.has(one)) common++;
    return common >= Math.min(KNOWN_BY, due.size);
  };
  return (body) => {
    if (!isObject(body)) return body;
    if (Object.keys(body).some((one) => withoutCasing(one) === spelled)) return body;
    if (fits(body)) return { [name]: body };
    const inner = only(body);
    return fits(inner) ? { [name]: inner } : body;
  };
}

const NOT_FOUND = /not[\s_-]?found|^404$|does(?: not|n't) exist/i;

/** True if a body has only errors, and they report that the requested object does not exist. */
export function saysNotFound(body: unknown): boolean {
  if (!isObject(body)) return false;
  const { errors, ...others } = body;
  if (!Array.isArray(errors) || errors.length === 0) return false;
  if (Object.values(others).some((member) => member !== null)) return false;
  return errors.every(
    (error) =>
      isObject(error) &&
      ["status", "code", "type", "title", "detail", "message"].some((name) => {
        const text = error[name];
        return (
          (typeof text === "string" || typeof text === "number") && NOT_FOUND.test(String(text).slice(0, 500))
        );
      }),
  );
}
