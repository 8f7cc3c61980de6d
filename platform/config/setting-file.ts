/** The value of a setting in a file, as orchestrators mount secrets. */
import { readFileSync } from "node:fs";
import { InvalidValue } from "./kinds.ts";

const MOST_CHARACTERS = 65_536;

/**
 * The text of a file without blanks and line ends around it.
 * @throws InvalidValue that quotes neither the path nor the text
 */
function settingIn(file: string): string {
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

/** The files of one configuration, each read once: processes that are given its texts have the same settings. */
export class SettingFiles {
  readonly #texts: Map<string, string>;

  /** @param texts What was read already, by path */
  constructor(texts: Readonly<Record<string, string>> = {}) {
    this.#texts = new Map(Object.entries(texts));
  }

  /** All that was read, by path. */
  get texts(): Readonly<Record<string, string>> {
    return Object.fromEntries(this.#texts);
  }

  /** @throws InvalidValue that quotes neither the path nor the text */
  read(file: string): string {
    const text = this.#texts.get(file) ?? settingIn(file);
    this.#texts.set(file, text);
    return text;
  }
}
