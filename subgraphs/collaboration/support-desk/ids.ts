/** Arguments as the desk's own: its ids, and its names for the values of enums. */
import { badInput } from "#platform/errors/catalog.ts";
import { idOf, keyOf } from "#subgraphs/kit/mapping/ids.ts";

const WHOLE = /^\d{1,15}$/;

/** An id of the desk: all are whole numbers, so that other text can name nothing. */
export const deskId = (type: string, id: string, argument = "id"): string => idOf(type, id, argument, WHOLE);

/** The same as the desk writes it in bodies. */
export const integerId = (type: string, id: string, argument = "id"): number =>
  Number(deskId(type, id, argument));

/** Names of parts of other objects: an option of a field, a comment of a request. */
export interface PartKey {
  readonly wholeId: string;
  readonly partId: string;
}

/** The key that a global id names. */
export function partKey(type: string, id: string, argument = "id"): PartKey {
  const [wholeId = "", partId = ""] = keyOf(type, id, 2, argument);
  if (!WHOLE.test(wholeId) || !WHOLE.test(partId))
    throw badInput(`"${argument}" is not the id of a ${type}`, argument);
  return { wholeId, partId };
}

/** The key of a part by its global id, which must name this whole, or by the desk's own id. */
export function partIn(type: string, wholeId: string, id: string, argument = "id"): PartKey {
  if (!id.startsWith(`${type}:`)) return { wholeId, partId: deskId(type, id, argument) };
  const key = partKey(type, id, argument);
  if (key.wholeId !== wholeId) throw badInput(`"${argument}" belongs to another`, argument);
  return key;
}

/**
 * A value of an enum as the desk spells it.
 * @throws BAD_USER_INPUT for OTHER, which stands for what is not known.
 */
export function deskName<E extends string>(value: E, argument: string): Lowercase<Exclude<E, "OTHER">> {
  if (value === "OTHER") throw badInput(`"${argument}" cannot be OTHER`, argument);
  return value.toLowerCase() as Lowercase<Exclude<E, "OTHER">>;
}
