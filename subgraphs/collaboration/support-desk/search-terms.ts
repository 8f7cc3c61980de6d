/**
 * The support desk's search language, written only: `property:value` terms, several of one property
 * meaning any of them. Every value that is not plainly a word is quoted, so none becomes syntax.
 */
import { badInput } from "../../kit/errors.ts";

const PLAIN = /^[A-Za-z0-9][A-Za-z0-9._@+-]*$/;
/** The desk refuses control characters; the rest of Unicode is text. */
const CONTROL = /\p{Cc}/u;

function quoted(value: string, argument: string): string {
  if (CONTROL.test(value) || !value.isWellFormed())
    throw badInput(`"${argument}" holds characters that can not be searched for`, argument);
  return `"${value.replace(/[\\"]/g, "\\$&")}"`;
}

/** `property:value`, or with another operator (`created<=…`). */
export function term(property: string, value: string, operator = ":"): string {
  return `${property}${operator}${PLAIN.test(value) || operator !== ":" ? value : quoted(value, property)}`;
}

/** Free text, as one phrase. */
export function phrase(text: string): string {
  if (text.trim() === "") throw badInput('"text" is blank', "text");
  return quoted(text.trim(), "text");
}
