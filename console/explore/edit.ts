/**
 * Edits of a document by clicks. Fields and arguments are added to its text and removed from it, so that
 * comments and layout around them stay.
 */
import {
  type ArgumentNode,
  type DocumentNode,
  type FieldNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
} from "graphql";

/** Names on the path to a field of an operation; `... on Type` for a type condition. */
export type FieldPath = readonly string[];

export interface ParsedDocument {
  readonly text: string;
  readonly document: DocumentNode;
}

/** Parses a document; undefined if it has a syntax error. */
export function parsed(text: string): ParsedDocument | undefined {
  try {
    return { text, document: parse(text) };
  } catch {
    return undefined;
  }
}

/** Returns the operation to edit: the named one, or else the first. */
export function operationIn(
  { document }: ParsedDocument,
  name: string | undefined,
): OperationDefinitionNode | undefined {
  const all = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  return all.find((node) => node.name?.value === name) ?? all[0];
}

/** Selection set at a path; undefined if a part of the path is not selected, or selects nothing. */
function selectionSetAt(operation: OperationDefinitionNode, path: FieldPath): SelectionSetNode | undefined {
  let at: SelectionSetNode | undefined = operation.selectionSet;
  for (const name of path) {
    const found = selectionIn(at, name);
    at = found?.selectionSet;
    if (!at) return undefined;
  }
  return at;
}

type FoundSelection = {
  readonly selectionSet?: SelectionSetNode | undefined;
  readonly loc?: FieldNode["loc"];
};

function selectionIn(
  set: SelectionSetNode | undefined,
  name: string,
): (FoundSelection & { readonly field?: FieldNode }) | undefined {
  for (const selection of set?.selections ?? []) {
    if (selection.kind === Kind.FIELD && selection.name.value === name)
      return { ...selection, field: selection };
    if (selection.kind === Kind.INLINE_FRAGMENT && name === `... on ${selection.typeCondition?.name.value}`)
      return selection;
  }
  return undefined;
}

/** Field at a path; undefined if it is not selected. */
export function fieldAt(operation: OperationDefinitionNode, path: FieldPath): FieldNode | undefined {
  const set = selectionSetAt(operation, path.slice(0, -1));
  return selectionIn(set, path.at(-1) ?? "")?.field;
}

/** True if the field or type condition at a path is selected. */
export const isSelected = (operation: OperationDefinitionNode, path: FieldPath): boolean =>
  selectionIn(selectionSetAt(operation, path.slice(0, -1)), path.at(-1) ?? "") !== undefined;

/** Adds the field at a path, and the missing parts of the path. @param texts the text of each part. */
export function addField(
  parsedText: ParsedDocument,
  name: string | undefined,
  path: FieldPath,
  texts: readonly string[],
): string {
  const { text } = parsedText;
  const operation = operationIn(parsedText, name);
  if (!operation)
    return `${text.trimEnd()}${text.trim() === "" ? "" : "\n\n"}query {\n${nested(texts, 1)}\n}\n`;
  let depth = 0;
  while (depth < path.length && isSelected(operation, path.slice(0, depth + 1))) depth++;
  if (depth === path.length) return text;
  const parent = depth === 0 ? operation.selectionSet : selectionSetAt(operation, path.slice(0, depth));
  if (!parent?.loc) {
    // The field has no selection set yet, for example because the user is still typing it.
    const field = fieldAt(operation, path.slice(0, depth));
    if (!field?.loc) return text;
    const inner = nested(texts.slice(depth), depth + 1);
    return splice(text, field.loc.end, field.loc.end, ` {\n${inner}\n${"  ".repeat(depth)}}`);
  }
  const before = text.slice(0, parent.loc.end - 1).trimEnd();
  const inner = nested(texts.slice(depth), depth + 1);
  return `${before}\n${inner}\n${"  ".repeat(depth)}${text.slice(parent.loc.end - 1)}`;
}

/** Nests texts in each other's braces, each on a line of its own. */
function nested(texts: readonly string[], depth: number): string {
  const [first = "", ...rest] = texts;
  const indent = "  ".repeat(depth);
  if (rest.length === 0) return first.replaceAll(/^/gm, indent);
  // The next part replaces the default selection of the field before it.
  const head = first.replace(/ \{[\s\S]*\}$/, "");
  return `${indent}${head} {\n${nested(rest, depth + 1)}\n${indent}}`;
}

/** Removes a field or type condition, and each parent that would be left without selections. */
export function removeField(parsedText: ParsedDocument, name: string | undefined, path: FieldPath): string {
  const { text } = parsedText;
  const operation = operationIn(parsedText, name);
  if (!operation) return text;
  let depth = path.length;
  while (depth > 1 && selectionSetAt(operation, path.slice(0, depth - 1))?.selections.length === 1) depth--;
  const set = selectionSetAt(operation, path.slice(0, depth - 1));
  if (depth === 1 && operation.selectionSet.selections.length === 1)
    return splice(text, operation.loc?.start ?? 0, operation.loc?.end ?? text.length, "").trim();
  const { loc } = selectionIn(set, path[depth - 1] ?? "") ?? {};
  if (!loc) return text;
  const lineStart = text.lastIndexOf("\n", loc.start - 1) + 1;
  const ownLine =
    text.slice(lineStart, loc.start).trim() === "" && /^[ \t,]*(\n|$)/.test(text.slice(loc.end));
  if (!ownLine) return splice(text, loc.start, loc.end + (text[loc.end] === " " ? 1 : 0), "");
  const lineEnd = text.indexOf("\n", loc.end);
  return splice(text, lineStart, lineEnd < 0 ? text.length : lineEnd + 1, "");
}

/** Adds an argument to a selected field. */
export function addArgument(text: string, field: FieldNode, argument: string, value: string): string {
  const last = field.arguments?.at(-1);
  if (last?.loc) return splice(text, last.loc.end, last.loc.end, `, ${argument}: ${value}`);
  const at = field.name.loc?.end ?? 0;
  return splice(text, at, at, `(${argument}: ${value})`);
}

/** Removes an argument. The last argument is removed with its parentheses. */
export function removeArgument(text: string, field: FieldNode, argument: ArgumentNode): string {
  const { loc } = argument;
  if (!loc) return text;
  if (field.arguments?.length === 1) {
    const open = text.lastIndexOf("(", loc.start);
    const close = text.indexOf(")", loc.end);
    return splice(text, open, close + 1, "");
  }
  const after = /^\s*,?\s*/.exec(text.slice(loc.end))?.[0].length ?? 0;
  const isLast = field.arguments?.at(-1)?.name.value === argument.name.value;
  const start = isLast ? text.slice(0, loc.start).replace(/,?\s*$/, "").length : loc.start;
  return splice(text, start, isLast ? loc.end : loc.end + after, "");
}

/** Replaces the value of an argument. */
export const changeArgument = (text: string, argument: ArgumentNode, value: string): string =>
  splice(text, argument.value.loc?.start ?? 0, argument.value.loc?.end ?? 0, value);

const splice = (text: string, start: number, end: number, insert: string): string =>
  text.slice(0, start) + insert + text.slice(end);
