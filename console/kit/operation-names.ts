/** Names of the operations of a document, and the one that a tab runs. */

/** Name of a document for its tab and the history: its first named operation, or its first field. */
export function nameOf(document: string): string {
  const named = /\b(?:query|mutation|subscription)\s+([A-Za-z_]\w*)/.exec(document)?.[1];
  if (named !== undefined) return named;
  const field = /{\s*(?:\w+\s*:\s*)?([A-Za-z_]\w*)/.exec(document.replaceAll(/#.*$/gm, ""))?.[1];
  return field ?? "Untitled";
}

/** Names of the operations of a document, in their order. */
export const operationNamesIn = (document: string): readonly string[] =>
  [
    ...document.replaceAll(/#.*$/gm, "").matchAll(/^\s*(?:query|mutation|subscription)\s+([A-Za-z_]\w*)/gm),
  ].map(([, name = ""]) => name);

/** A document with the operation that the user chose in it. */
interface ChosenOperation {
  readonly document: string;
  readonly operationName?: string | undefined;
}

/** Name of the operation that a tab runs: the chosen one, else the first of several. Undefined for a single one. */
export function operationOf({ document, operationName }: ChosenOperation): string | undefined {
  const names = operationNamesIn(document);
  if (operationName !== undefined && names.includes(operationName)) return operationName;
  return names.length > 1 ? names[0] : undefined;
}
