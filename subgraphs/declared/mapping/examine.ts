/** Reads from a parsed mapping which variables it uses, and which members its value has. */
import type { Entry, Expression, Path, Selection } from "./syntax.ts";

/** A use of a variable: `$this.address.city` is `this` with the members `address`, `city`. */
export interface VariableUse {
  readonly name: string;
  readonly members: readonly string[];
  readonly offset: number;
}

/** The variables that a mapping reads; those that `->as` binds are not among them. */
export function variablesIn(selection: Selection): readonly VariableUse[] {
  const uses: VariableUse[] = [];
  const bound = new Set<string>();
  visitSelection(selection, (path) => {
    for (const step of path.steps)
      if (step.kind === "method" && step.name === "as") {
        const [target] = step.args;
        if (target?.kind === "path" && target.root.kind === "variable") bound.add(target.root.name);
      }
    if (path.root.kind === "variable") uses.push(...usesOf(path, path.root.name));
  });
  return uses.filter(({ name }) => !bound.has(name));
}

/** `$this { id name }` uses two members, `$this.id->trim` one. */
const usesOf = (path: Path, name: string): readonly VariableUse[] =>
  pathsBelow(path, []).map((members) => ({ name, members, offset: path.offset }));

type MemberPath = readonly string[];

/** The members that a path reads of the value at its root, which has the path `at`. */
function pathsBelow({ steps, selection }: Path, at: MemberPath): readonly MemberPath[] {
  const members = [...at];
  for (const step of steps) {
    if (step.kind !== "member") return [members];
    members.push(step.name);
  }
  const below = selection ? readIn(selection) : [];
  return below.length === 0 ? [members] : below.map((path) => [...members, ...path]);
}

/** The members of `$` that a selection reads, however deep its expressions are; `$` itself has no member. */
const readIn = (selection: Selection): readonly MemberPath[] =>
  selection.kind === "members"
    ? selection.entries.flatMap(({ value }) => readBy(value, true))
    : readBy(selection.value, true);

/** @param same True if `@` is `$`; a method works on another value. */
function readBy(expression: Expression, same: boolean): readonly MemberPath[] {
  switch (expression.kind) {
    case "literal":
      return [];
    case "object":
      return readIn(expression.selection);
    case "array":
      return expression.items.flatMap((item) => readBy(item, same));
    case "choice":
      return expression.operands.flatMap((operand) => readBy(operand, same));
    case "path": {
      const { root, steps } = expression;
      const args = steps.flatMap((step) =>
        step.kind === "method" ? step.args.flatMap((arg) => readBy(arg, false)) : [],
      );
      if (root.kind === "member") return [...pathsBelow(expression, [root.name]), ...args];
      if (root.kind === "dollar" || (root.kind === "at" && same))
        return [...pathsBelow(expression, []), ...args];
      return root.kind === "expression" ? [...readBy(root.expression, same), ...args] : args;
    }
  }
}

/**
 * The names of the members that a mapping's value has; undefined where only the value itself says that.
 */
export function membersOf(selection: Selection): ReadonlySet<string> | undefined {
  if (selection.kind === "value") return membersOfValue(selection.value);
  const names = new Set<string>();
  for (const entry of selection.entries) {
    if (entry.kind === "member") names.add(entry.name);
    else {
      const members = membersOfValue(entry.value);
      if (!members) return undefined;
      for (const name of members) names.add(name);
    }
  }
  return names;
}

function membersOfValue(value: Expression): ReadonlySet<string> | undefined {
  if (value.kind === "object") return membersOf(value.selection);
  if (value.kind === "literal") return new Set();
  if (value.kind === "choice") return union(value.operands.map(membersOfValue));
  if (value.kind !== "path") return undefined;
  if (value.selection) return membersOf(value.selection);
  const last = value.steps.at(-1);
  if (last?.kind === "method" && last.name === "match")
    return union(
      last.args.map((pair) =>
        pair.kind === "array" && pair.items[1] ? membersOfValue(pair.items[1]) : undefined,
      ),
    );
  if (last?.kind === "method" && (last.name === "map" || last.name === "echo") && last.args[0])
    return membersOfValue(last.args[0]);
  if (value.steps.length === 0 && value.root.kind === "expression")
    return membersOfValue(value.root.expression);
  return undefined;
}

function union(sets: readonly (ReadonlySet<string> | undefined)[]): ReadonlySet<string> | undefined {
  const all = new Set<string>();
  for (const set of sets) {
    if (!set) return undefined;
    for (const name of set) all.add(name);
  }
  return all;
}

function visitSelection(selection: Selection, visit: (path: Path) => void): void {
  if (selection.kind === "value") visitExpression(selection.value, visit);
  else for (const entry of selection.entries) visitEntry(entry, visit);
}

const visitEntry = ({ value }: Entry, visit: (path: Path) => void): void => visitExpression(value, visit);

function visitExpression(expression: Expression, visit: (path: Path) => void): void {
  switch (expression.kind) {
    case "literal":
      return;
    case "object":
      visitSelection(expression.selection, visit);
      return;
    case "array":
      for (const item of expression.items) visitExpression(item, visit);
      return;
    case "choice":
      for (const operand of expression.operands) visitExpression(operand, visit);
      return;
    case "path":
      visit(expression);
      if (expression.root.kind === "expression") visitExpression(expression.root.expression, visit);
      for (const step of expression.steps)
        if (step.kind === "method") for (const arg of step.args) visitExpression(arg, visit);
      if (expression.selection) visitSelection(expression.selection, visit);
  }
}
