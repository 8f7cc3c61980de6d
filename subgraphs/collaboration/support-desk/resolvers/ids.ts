/** Ids of the support desk: whole numbers. */

import { badInput } from "../../../kit/errors.ts";
import { idOf, keyOf } from "../../../kit/ids.ts";

const WHOLE = /^\d{1,15}$/;

/** An id argument, as text that is a whole number: others can name nothing. */
export const numericId = (type: string, id: string, argument = "id"): string =>
  idOf(type, id, argument, WHOLE);

/** The same as the desk writes it in bodies. */
export const integerId = (type: string, id: string, argument = "id"): number =>
  Number(numericId(type, id, argument));

/** The key of something that is part of something else, as `fieldId:optionId`. */
export function partKey(type: string, id: string, argument = "id"): string {
  const parts = keyOf(type, id, 2, argument);
  if (!parts.every((part) => WHOLE.test(part)))
    throw badInput(`"${argument}" is not the id of a ${type}`, argument);
  return parts.join(":");
}

/** The key of a part by its global id, which must name this whole, or by the desk's own id. */
export function partIn(type: string, whole: string, id: string, argument = "id"): string {
  if (!id.startsWith(`${type}:`)) return `${whole}:${numericId(type, id, argument)}`;
  const key = partKey(type, id, argument);
  if (!key.startsWith(`${whole}:`)) throw badInput(`"${argument}" belongs to another`, argument);
  return key;
}
