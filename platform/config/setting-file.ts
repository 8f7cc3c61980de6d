/** The value of a setting in a file, as orchestrators mount secrets. */
import { readFileSync } from "node:fs";
import { InvalidValue } from "./kinds.ts";

const MOST_CHARACTERS = 65_536;

/**
 * The text of a file without blanks and line ends around it.
 * @throws InvalidValue that quotes neither the path nor the text
 */
export function settingIn(file: string): string {
  let text: string;
  try {
    text = readFileSync(file, "utf8").trim();
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "error";
    throw new InvalidValue(`names a file that cannot be read (${code})`);
  }
  if (text.length === 0 || text.length > MOST_CHARACTERS)
    throw new InvalidValue(`names a file that must have 1 to ${MOST_CHARACTERS} characters`);
  return text;
}
