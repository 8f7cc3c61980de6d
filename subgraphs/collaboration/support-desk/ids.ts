/** Arguments as the desk's own: its ids, and its names for the values of enums. */
import { badInput } from "../../kit/errors.ts";
import { idOf } from "../../kit/ids.ts";

/** An id of the desk: all are whole numbers, so that other text can name nothing. */
export const deskId = (type: string, id: string, argument = "id"): string =>
  idOf(type, id, argument, /^\d{1,15}$/);

/**
 * A value of an enum as the desk spells it.
 * @throws BAD_USER_INPUT for OTHER, which stands for what is not known.
 */
export function deskName<E extends string>(value: E, argument: string): Lowercase<Exclude<E, "OTHER">> {
  if (value === "OTHER") throw badInput(`"${argument}" can not be OTHER`, argument);
  return value.toLowerCase() as Lowercase<Exclude<E, "OTHER">>;
}
