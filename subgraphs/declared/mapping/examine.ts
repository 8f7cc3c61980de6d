/** Finds the variables that a parsed mapping uses, and the members of its value. */
import type { Expression, Path, Selection } from "./syntax.ts";

/** A use of a variable: `$this.address.city` is `this` with the members `address`, `city`. */
export interface VariableUse {
  readonly name: string;
  readonly members: readonly string[];
  readonly offset: number;
  /** True if the mapping handles a missing value: `$args.id ?? 1`, `$args?.id`. */
  readonly optional: boolean;
}

/** The variables that a mapping reads, without those that `->as` binds. */
export function variablesIn(selection: Selection): readonly VariableUse[] {
  const uses: VariableUse[] = [];
  const bound = new Set<string>();
  visitSelection(selection, (path, optional) => {
    for (const step of path.steps)
      if (step.kind === "method" && step.name === "as") {
        const [target] = step.args;
        if (target?.kind === "path" && target.root.kind === "variable") bound.add(target.root.name);
      }
    if (path.root.kind === "variable") uses.push(...usesOf(path, path.root.name, optional));
  });
  return uses.filter(({ name }) => !bound.has(name));
}

/** `$this { id name }` uses two members, `$this.id->trim` one. */
const usesOf = (path: Path, name: string, optional: boolean): readonly VariableUse[] =>
  pathsBelow(path, []).map((members) => ({
    name,
    members,
    offset: path.offset,
    optional: optional || path.optional || path.steps.some((step) => step.optional),
  }));

type MemberPath = readonly string[];

/** The members of the root value (with the path `at`) that a path reads. */
function pathsBelow({ steps, selection }: Path, at: MemberPath): readonly MemberPath[] {
  const members = [...at];
  for (const step of steps) {
    if (step.kind !== "member") return [members];
    members.push(step.name);
  }
  const below = selection ? readIn(selection) : [];
  return below.length === 0 ? [members] : below.map((path) => [...members, ...path]);
}

/** The members of `$` that a selection reads, at any depth. `$` itself has no member. */
const readIn = (selection: Selection): readonly MemberPath[] =>
  selection.kind === "members"
    ? selection.entries.flatMap(({ value }) => readBy(value, true))
    : readBy(selection.value, true);

/** @param same True if `@` is `$`. In a method, `@` is another value. */
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

/** Names of the members of a mapping's value. Undefined if only the value itself determines them. */
export function membersOf(selection: Selection): ReadonlySet<string> | undefined {
  const names = new Set<string>();
  for (const object of objectsOf(selection)) {
    if (!object) return undefined;
    for (const entry of object.entries) {
      if (entry.kind === "member") names.add(entry.name);
      else {
        const members = membersOf({ kind: "value", value: entry.value });
        if (!members) return undefined;
        for (const name of members) names.add(name);
      }
    }
  }
  return names;
}

/** A selection that creates an object. */
export type ObjectSelection = Extract<Selection, { readonly kind: "members" }>;

/** The object selections of a value. Undefined for objects as the service sends them. */
export const objectsOf = (selection: Selection): readonly (ObjectSelection | undefined)[] =>
  selection.kind === "members" ? [selection] : objectsIn(selection.value);

/** Methods whose result has the objects of their input. */
const PASSING = new Set(["first", "last", "slice", "filter", "find", "get"]);

export function objectsIn(value: Expression): readonly (ObjectSelection | undefined)[] {
  switch (value.kind) {
    case "literal":
      return [];
    case "object":
      return objectsOf(value.selection);
    case "array":
      return value.items.flatMap(objectsIn);
    case "choice":
      return value.operands.flatMap(objectsIn);
    case "path": {
      if (value.selection) return objectsOf(value.selection);
      const last = value.steps.findLast((step) => step.kind === "member" || !PASSING.has(step.name));
      if (last?.kind === "method" && last.name === "match")
        return last.args.flatMap((pair) =>
          pair.kind === "array" && pair.items[1] ? objectsIn(pair.items[1]) : [undefined],
        );
      if (last?.kind === "method" && (last.name === "map" || last.name === "echo") && last.args[0])
        return objectsIn(last.args[0]);
      return !last && value.root.kind === "expression" ? objectsIn(value.root.expression) : [undefined];
    }
  }
}

type Visit = (path: Path, optional: boolean) => void;

function visitSelection(selection: Selection, visit: Visit): void {
  if (selection.kind === "value") visitExpression(selection.value, visit, false);
  else for (const { value } of selection.entries) visitExpression(value, visit, false);
}

/** @param optional True within an alternative, which continues with the next one if a value is missing. */
function visitExpression(expression: Expression, visit: Visit, optional: boolean): void {
  switch (expression.kind) {
    case "literal":
      return;
    case "object":
      visitSelection(expression.selection, visit);
      return;
    case "array":
      for (const item of expression.items) visitExpression(item, visit, optional);
      return;
    case "choice":
      for (const operand of expression.operands) visitExpression(operand, visit, true);
      return;
    case "path":
      visit(expression, optional);
      if (expression.root.kind === "expression") visitExpression(expression.root.expression, visit, optional);
      for (const step of expression.steps)
        if (step.kind === "method") for (const arg of step.args) visitExpression(arg, visit, false);
      if (expression.selection) visitSelection(expression.selection, visit);
  }
}
