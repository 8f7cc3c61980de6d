/** Places of mistakes in the files of a folder, and the mistakes found so far. */
import { type ASTNode, getLocation, type StringValueNode } from "graphql";
import { MappingError, positionIn } from "./mapping/tokens.ts";

/** All mistakes in a folder of declared families, one a line, each with file, line and column. */
export class DeclarationError extends Error {
  constructor(readonly mistakes: readonly string[]) {
    super(mistakes.join("\n"));
  }
}

/** Collects mistakes, so that all are reported together. */
export class Mistakes {
  readonly list: string[] = [];

  at(node: ASTNode | undefined, sentence: string): void {
    this.list.push(`${placeOf(node)}: ${sentence}`);
  }

  /**
   * Reads the text of a directive's argument.
   * @param what The argument in words for the message, for example `the selection of Query.invoice`.
   * @returns undefined after a mistake
   */
  reading<T>(node: StringValueNode, what: string, read: (text: string) => T): T | undefined {
    try {
      return read(node.value);
    } catch (error) {
      if (!(error instanceof MappingError)) throw error;
      this.list.push(`${placeAt(node, error)}: In ${what}: ${error.message}`);
      return undefined;
    }
  }

  /** @throws DeclarationError if there are mistakes */
  throwAny(): void {
    if (this.list.length > 0) throw new DeclarationError(this.list);
  }
}

/** `mailer.graphql:12:5` */
export function placeOf(node: ASTNode | undefined): string {
  if (!node?.loc) return "families.folder";
  const { line, column } = getLocation(node.loc.source, node.loc.start);
  return `${node.loc.source.name}:${line}:${column}`;
}

/** The place in the file of an offset in a text. */
export const placeWithin = (node: StringValueNode, offset: number): string =>
  placeAt(node, positionIn(node.value, offset));

/** A block string has its indentation in the file. */
function placeAt(
  node: StringValueNode,
  { line, column }: { readonly line: number; readonly column: number },
): string {
  const { loc } = node;
  if (!loc) return placeOf(node);
  const start = getLocation(loc.source, loc.start);
  if (!node.block) return `${loc.source.name}:${start.line}:${start.column + column}`;
  const lines = loc.source.body.slice(loc.start + 3, loc.end - 3).split(/\r\n|\n|\r/);
  const skipped = lines.findIndex((text) => text.trim() !== "");
  const indents = lines.flatMap((text, index) =>
    index === 0 || text.trim() === "" ? [] : (/^[ \t]*/.exec(text)?.[0].length ?? 0),
  );
  const at = Math.max(skipped, 0) + line - 1;
  const indent = at === 0 ? start.column + 2 : Math.min(...indents);
  return `${loc.source.name}:${start.line + at}:${column + (Number.isFinite(indent) ? indent : 0)}`;
}
