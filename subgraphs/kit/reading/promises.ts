/** The part of a write's answer that its contract promises: without it nobody knows what was written. */
import type { TSchema } from "typebox";
import type { BoundOperation } from "#contracts/kit/contract.ts";
import { isObject, type JsonSchema } from "./value-readers.ts";

/** Tells whether a body, read by its contract, shows what was promised. */
export type Promised = (body: unknown) => boolean;

const ID = /(?:^k?id|_id|Id|ID)$/;

/**
 * The promise of a write, compiled from its contract when its first answer comes.
 * - An object with an id is shown by its id: the required `id`, or another required id that is not part of the path.
 * - Another object is shown by one of the required objects and lists in it, or by one of its required members.
 * - A member that can be null is shown by null.
 * - A list is shown if each of its objects is. An empty list is shown.
 * - An object without required members, and without `minProperties`, is shown by any object.
 *
 * @returns undefined for a read, and where the contract promises nothing: the success status says it all
 * @example
 * const promised = promiseOf(crm.bound.createPerson);
 * promised?.({ success: true, data: { id: 7 } }); // true
 * promised?.({ success: true, data: null }); // false
 */
export function promiseOf(operation: BoundOperation): Promised | undefined {
  if (!compiled.has(operation)) compiled.set(operation, compile(operation));
  return compiled.get(operation);
}

const compiled = new WeakMap<BoundOperation, Promised | undefined>();

function compile({ read, spec, template }: BoundOperation): Promised | undefined {
  const { returns } = spec;
  if (read || !returns || "binary" in returns) return undefined;
  const { type, properties } = returns as JsonSchema;
  if (type === "object" && Object.keys(properties ?? {}).length === 0) return undefined;
  return promiseIn(returns, new Set(template.params));
}

/** @param inPath Names of path parameters: their ids are known before the answer. */
function promiseIn(schema: TSchema, inPath: ReadonlySet<string>): Promised {
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

const isThere: Promised = (value) => value !== undefined && value !== null;

const isId: Promised = (value) =>
  isThere(value) && value !== "" && !(Array.isArray(value) && value.length === 0);

const holdsObjects = ({ properties, items }: JsonSchema): boolean =>
  properties !== undefined || (items as JsonSchema | undefined)?.properties !== undefined;
