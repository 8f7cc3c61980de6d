/** Finds the part of an answer that an error belongs to: the part with the field at the error's path. */
import { type GraphQLError, Kind, type SelectionSetNode } from "graphql";
import type { DeferredPart, DeferStep } from "./split.ts";

/** True if the selections have a field at this path of response names. */
function has(set: SelectionSetNode | undefined, names: readonly string[]): boolean {
  const [name, ...rest] = names;
  if (name === undefined) return true;
  return (set?.selections ?? []).some((selection) => {
    if (selection.kind === Kind.FIELD)
      return (
        (selection.alias ?? selection.name).value === name &&
        (rest.length === 0 || has(selection.selectionSet, rest))
      );
    // `splitOperation` has expanded the fragment spreads.
    return selection.kind === Kind.INLINE_FRAGMENT && has(selection.selectionSet, names);
  });
}

const isField = (step: DeferStep): step is Extract<DeferStep, { readonly name: string }> => "name" in step;

/** True if a part contains the field at a path. */
function shows({ steps, selectionSet }: DeferredPart, names: readonly string[]): boolean {
  const fields = steps.filter(isField);
  if (names.length <= fields.length) return false;
  return (
    fields.every(({ name }, index) => names[index] === name) && has(selectionSet, names.slice(fields.length))
  );
}

/**
 * The part that an error belongs to; undefined for the first payload.
 * @param by Part whose fetch had the error; undefined for the first payload.
 */
export function ownerOf(
  { path }: GraphQLError,
  by: DeferredPart | undefined,
  first: SelectionSetNode,
  parts: readonly DeferredPart[],
): DeferredPart | undefined {
  const names = path?.filter((step): step is string => typeof step === "string");
  if (!names || names.length === 0) return by;
  if (by ? shows(by, names) : has(first, names)) return by;
  return parts.find((part) => shows(part, names)) ?? by;
}
