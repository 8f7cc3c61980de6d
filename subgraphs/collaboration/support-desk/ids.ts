/** Arguments as the desk's own: its ids, and its names for the values of enums. */
import { badInput } from "#platform/errors/catalog.ts";
import { idOf, keyOf } from "#subgraphs/kit/mapping/ids.ts";

const WHOLE = /^\d{1,15}$/;

/** An id of the desk: all are whole numbers, so that other text can name nothing. */
export const deskId = (type: string, id: string, argument = "id"): string => idOf(type, id, argument, WHOLE);

/** The same as the desk writes it in bodies. */
export const integerId = (type: string, id: string, argument = "id"): number =>
  Number(deskId(type, id, argument));

/** The key of something that is part of something else, as `fieldId:optionId`. */
export function partKey(type: string, id: string, argument = "id"): string {
  const parts = keyOf(type, id, 2, argument);
  if (!parts.every((part) => WHOLE.test(part)))
    throw badInput(`"${argument}" is not the id of a ${type}`, argument);
  return parts.join(":");
}

/** The key of a part by its global id, which must name this whole, or by the desk's own id. */
export function partIn(type: string, whole: string, id: string, argument = "id"): string {
  if (!id.startsWith(`${type}:`)) return `${whole}:${deskId(type, id, argument)}`;
  const key = partKey(type, id, argument);
  if (!key.startsWith(`${whole}:`)) throw badInput(`"${argument}" belongs to another`, argument);
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
