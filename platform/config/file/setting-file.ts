/** Files of a configuration: `tributary.yaml`, and files with one secret each, as orchestrators mount them. */

import { readFileSync } from "node:fs";
import { InvalidValue } from "#platform/config/setting.ts";
import { codeOf } from "#platform/errors/code-of.ts";

const MOST_CHARACTERS = 65_536;

/** Reads each file of a configuration once. Processes that share `texts` have the same settings. */
export class SettingFiles {
  readonly #texts: Map<string, string>;

  /** @param texts Texts of files that were read before, by path */
  constructor(texts: Readonly<Record<string, string>> = {}) {
    this.#texts = new Map(Object.entries(texts));
  }

  /** The texts of all files that were read, by path. */
  get texts(): Readonly<Record<string, string>> {
    return Object.fromEntries(this.#texts);
  }

  /**
   * The text of a file.
   * @throws InvalidValue that quotes neither the path nor the text
   */
  text(file: string): string {
    const text = this.#texts.get(file) ?? textIn(file);
    this.#texts.set(file, text);
    return text;
  }

  /**
   * The value of a setting in a file: its text without blanks and line ends around it.
   * @throws InvalidValue that quotes neither the path nor the text
   */
  read(file: string): string {
    const value = this.text(file).trim();
    if (value.length === 0 || value.length > MOST_CHARACTERS)
      throw new InvalidValue(`names a file that must have 1 to ${MOST_CHARACTERS} characters`);
    return value;
  }
}

function textIn(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new InvalidValue(`names a file that cannot be read (${codeOf(error)})`);
  }
}
