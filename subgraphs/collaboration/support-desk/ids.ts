/** Converts ids and enum values of arguments to those of the support desk. */
import { badInput } from "#platform/errors/catalog.ts";
import type { FamilyClient } from "#subgraphs/kit/calls/family-client.ts";
import { idOf, keyOf } from "#subgraphs/kit/mapping/ids.ts";

const WHOLE = /^\d{1,15}$/;

/** The desk's id in an argument. Ids of the desk are whole numbers, so other text is refused. */
export const deskId = (type: string, id: string, argument = "id"): string => idOf(type, id, argument, WHOLE);

/** The desk's id as a number, as bodies contain it. */
export const integerId = (type: string, id: string, argument = "id"): number =>
  Number(deskId(type, id, argument));

/** Key of a part of another object: an option of a field, or a comment of a request. */
export interface PartKey {
  readonly wholeId: string;
  readonly partId: string;
}

/** The key in a global id. */
export function partKey(type: string, id: string, argument = "id"): PartKey {
  const [wholeId = "", partId = ""] = keyOf(type, id, 2, argument);
  if (!WHOLE.test(wholeId) || !WHOLE.test(partId))
    throw badInput(`"${argument}" is not the id of a ${type}`, argument);
  return { wholeId, partId };
}

/** The key of a part of `wholeId`, from the part's global id or from the desk's id. */
export function partIn(type: string, wholeId: string, id: string, argument = "id"): PartKey {
  if (!id.startsWith(`${type}:`)) return { wholeId, partId: deskId(type, id, argument) };
  const key = partKey(type, id, argument);
  if (key.wholeId !== wholeId) throw badInput(`"${argument}" belongs to another`, argument);
  return key;
}

/**
 * The desk's spelling of an enum value.
 * @throws BAD_USER_INPUT for OTHER, which stands for unknown values
 */
export function deskName<E extends string>(value: E, argument: string): Lowercase<Exclude<E, "OTHER">> {
  if (value === "OTHER") throw badInput(`"${argument}" cannot be OTHER`, argument);
  return value.toLowerCase() as Lowercase<Exclude<E, "OTHER">>;
}

/** A member that the documents promise in a response. @throws UPSTREAM_BAD_RESPONSE if it is missing */
export function present<T>({ client }: { readonly client: FamilyClient }, member: T | null | undefined): T {
  if (member === null || member === undefined) throw client.badResponse();
  return member;
}
