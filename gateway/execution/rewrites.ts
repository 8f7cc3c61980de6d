/**
 * Changes that a plan makes to data on its way to a subgraph and back: aliases for fields that are selected
 * twice, and types that one subgraph knows only as an interface.
 */
import type { FetchDataRewrite } from "@apollo/query-planner";

type Json = Record<string, unknown>;

/** True if a type is the other type, implements it, or is a member of it. */
export type IsOfType = (typeName: string, condition: string) => boolean;

const FRAGMENT = "... on ";

/** Applies rewrites to a value in place, in their order. */
export function rewriteAll(
  rewrites: readonly FetchDataRewrite[] | undefined,
  value: unknown,
  isOfType: IsOfType,
): void {
  for (const rewrite of rewrites ?? []) rewriteAt(rewrite, 0, value, isOfType);
}

function rewriteAt(rewrite: FetchDataRewrite, at: number, value: unknown, isOfType: IsOfType): void {
  if (Array.isArray(value)) {
    for (const item of value) rewriteAt(rewrite, at, item, isOfType);
    return;
  }
  if (typeof value !== "object" || value === null) return;
  const object = value as Json;
  const part = rewrite.path[at];
  if (part === undefined) return;
  if (part.startsWith(FRAGMENT)) {
    const typeName = object["__typename"];
    // An object without `__typename` can be of any type.
    if (!typeName || isOfType(String(typeName), part.slice(FRAGMENT.length)))
      rewriteAt(rewrite, at + 1, object, isOfType);
  } else if (at < rewrite.path.length - 1) rewriteAt(rewrite, at + 1, own(object, part), isOfType);
  else if (rewrite.kind === "ValueSetter") object[part] = rewrite.setValueTo;
  else {
    const renamed = own(object, part);
    if (!renamed) return;
    object[rewrite.renameKeyTo] = renamed;
    object[part] = undefined;
  }
}

const own = (object: Json, name: string): unknown => (Object.hasOwn(object, name) ? object[name] : undefined);
