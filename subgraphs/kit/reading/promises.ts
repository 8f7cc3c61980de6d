/** Checks if the response of a write shows the object that its contract promises. */
import type { TSchema } from "typebox";
import type { BoundOperation } from "#contracts/kit/contract.ts";
import { isObject, type JsonSchema } from "./value-readers.ts";

/** True if a body, as read by its contract, shows the promised object. */
export type PromiseCheck = (body: unknown) => boolean;

const ID = /(?:^k?id|_id|Id|ID)$/;

/**
 * Compiles the check for a write from its contract, at the first response.
 * - An object with an id needs its id: the required `id`, or another required id that is not part of the path.
 * - Another object needs one of its required objects and lists, or one of its required members.
 * - A member that can be null may be null.
 * - A list needs each of its objects. An empty list is accepted.
 * - An object without required members, and without `minProperties`, needs to be an object.
 *
 * @returns undefined for a read, and if the contract promises nothing: the status is then enough
 * @example
 * const promised = promiseOf(crm.bound.createPerson);
 * promised?.({ success: true, data: { id: 7 } }); // true
 * promised?.({ success: true, data: null }); // false
 */
export function promiseOf(operation: BoundOperation): PromiseCheck | undefined {
  if (!compiled.has(operation)) compiled.set(operation, compile(operation));
  return compiled.get(operation);
}

const compiled = new WeakMap<BoundOperation, PromiseCheck | undefined>();

function compile({ read, spec, template }: BoundOperation): PromiseCheck | undefined {
  const { returns } = spec;
  if (read || !returns || "binary" in returns) return undefined;
  const { type, properties } = returns as JsonSchema;
  if (type === "object" && Object.keys(properties ?? {}).length === 0) return undefined;
  return promiseIn(returns, new Set(template.params));
}

/** @param inPath names of path parameters, whose ids are known before the response */
function promiseIn(schema: TSchema, inPath: ReadonlySet<string>): PromiseCheck {
  const { type, anyOf, items, properties, required = [], minProperties = 0 } = schema as JsonSchema;
  if (anyOf?.some((one) => (one as JsonSchema).type === "null")) return (value) => value !== undefined;
  if (type === "array") {
    const shows = promiseIn(items ?? {}, inPath);
    return (value) => Array.isArray(value) && value.every(shows);
  }
  if (!properties) return isThere;
  const kindOf = (name: string) => (properties[name] ?? {}) as JsonSchema;
  const inner = required.filter((name) => holdsObjects(kindOf(name)));
  const ids = required.filter((name) => ID.test(name) && !inner.includes(name));
  const own = ids.find((name) => name === "id") ?? ids.find((name) => !inPath.has(name));
  const id = own ?? (inner.length === 0 ? ids[0] : undefined);
  if (id !== undefined) return (value) => isObject(value) && isId(value[id]);
  const among = [inner, required, minProperties > 0 ? Object.keys(properties) : []].find(
    (names) => names.length > 0,
  );
  if (!among) return isObject;
  const promises = among.map((name) => [name, promiseIn(kindOf(name) as TSchema, inPath)] as const);
  return (value) => isObject(value) && promises.some(([name, shows]) => shows(value[name]));
}

const isThere: PromiseCheck = (value) => value !== undefined && value !== null;

const isId: PromiseCheck = (value) =>
  isThere(value) && value !== "" && !(Array.isArray(value) && value.length === 0);

const holdsObjects = ({ properties, items }: JsonSchema): boolean =>
  properties !== undefined || (items as JsonSchema | undefined)?.properties !== undefined;
