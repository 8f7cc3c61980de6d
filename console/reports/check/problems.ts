/** Problems of a report, from a message of the gateway: one problem a line, with file, line and column. */

export interface Problem {
  /** Undefined if the message names no file, unless it has a line and the report has only one document. */
  readonly file: string | undefined;
  readonly line: number | undefined;
  readonly column: number | undefined;
  readonly message: string;
}

const FILE = /^([\w-]+\.(?:yaml|json|graphql|sql)): (.*)$/s;
const PLACE = /^(?:The document: )?(?:line (\d+)(?:, column (\d+))?: )?(.*)$/s;

/**
 * Reads the problems in a message. Indented lines are problems below a line that ends with a colon.
 * @param files names of the report's files; a position without a name is in its only document
 * @example problemsIn('report.sql: line 2: there is no table "ticket"', ["report.sql"])
 */
export function problemsIn(message: string, files: readonly string[]): readonly Problem[] {
  const documents = files.filter((name) => name.endsWith(".graphql"));
  const lines = message.split("\n").filter((line) => line.trim() !== "");
  let above: string | undefined;
  return lines.flatMap((text, at): readonly Problem[] => {
    const isBelow = /^\s/.test(text);
    const [, named, rest = text] = FILE.exec(text) ?? [];
    const file = named !== undefined && files.includes(named) ? named : isBelow ? above : undefined;
    if (!isBelow) above = file;
    if (!isBelow && /^\s/.test(lines[at + 1] ?? "")) return [];
    const [, line, column, words = rest] = PLACE.exec(rest.trim()) ?? [];
    const only = line !== undefined && documents.length === 1 ? documents[0] : undefined;
    return [
      {
        file: file ?? only,
        line: line === undefined ? undefined : Number(line),
        column: column === undefined ? undefined : Number(column),
        message: words,
      },
    ];
  });
}

/** Position of a problem as text. @example "report.sql, line 2" */
export const placeText = ({ file, line, column }: Problem): string =>
  [
    file,
    line === undefined ? undefined : `line ${line}`,
    column === undefined ? undefined : `column ${column}`,
  ]
    .filter((part) => part !== undefined)
    .join(", ");
