/** Comma-separated values. A quoted field may contain commas, line breaks and doubled quotes. */

/** Generates the rows of a text, which may have a million. @throws SyntaxError for an unclosed quote */
export function* rowsOf(text: string): Generator<string[]> {
  let at = text.startsWith("\ufeff") ? 1 : 0;
  while (at < text.length) {
    const row: string[] = [];
    for (;;) {
      let field: string;
      if (text[at] === '"') {
        const end = closingQuote(text, at);
        field = text.slice(at + 1, end).replaceAll('""', '"');
        at = end + 1;
      } else {
        const start = at;
        while (at < text.length && text[at] !== "," && text[at] !== "\n" && text[at] !== "\r") at++;
        field = text.slice(start, at);
      }
      row.push(field);
      if (text[at] !== ",") break;
      at++;
    }
    if (at < text.length && text[at] !== "\n" && text[at] !== "\r")
      throw new SyntaxError("a field goes on behind its quotes");
    if (text[at] === "\r") at++;
    if (text[at] === "\n") at++;
    if (row.length > 1 || row[0] !== "") yield row;
  }
}

function closingQuote(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 2))
    if (text[end + 1] !== '"') return end;
  throw new SyntaxError("a quote is not closed");
}

const written = (value: unknown) => {
  const text = value === undefined || value === null ? "" : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** One row of text, with its line break. */
export const rowText = (values: readonly unknown[]): string => `${values.map(written).join(",")}\r\n`;
