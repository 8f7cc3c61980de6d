/**
 * Texts in CSV for reports and for the console. The console runs this file in the browser, so it imports nothing.
 */

/** Characters between the cells of a line. */
export const SEPARATORS = [",", ";", "|", "tab"] as const;
export type Separator = (typeof SEPARATORS)[number];

/** Options of a CSV file. */
export interface CsvStyle {
  /** True if the file begins with a byte order mark, by which spreadsheets detect UTF-8. */
  readonly bom?: boolean | undefined;
  /** `,` by default. */
  readonly separator?: Separator | undefined;
}

/** Blanks and characters that end a cell for some spreadsheets, before a character that begins a formula. */
const FORMULA = /(?<![;\s])[;\s]*(?=[=+\-@|\uff0b\uff0d\uff1d\uff20])/g;
const ENDS_CELL = /[;\t\r\n]/;

/**
 * Text with an apostrophe before everything that a spreadsheet would take for a formula: at its start, and behind
 * characters that end a cell in other countries. A pipe begins a call to another program.
 * @param text a cell that is no number
 * @returns the text as a spreadsheet may have it
 * @example harmlessText("=1+1") // "'=1+1"
 */
export function harmlessText(text: string): string {
  const safe = text.replace(FORMULA, (run, at: number) => {
    if (ENDS_CELL.test(run)) return `${run}'`;
    return at === 0 ? `'${run}` : run;
  });
  return /^[\t\r\n]/.test(safe) ? `'${safe}` : safe;
}
