/** Compiles parsed mappings into functions. A missing value is `undefined`. */
import { isEqual, isMembers, methods } from "./methods.ts";
import type { Entry, Expression, MemberStep, MethodStep, Path, Root, Selection, Value } from "./syntax.ts";

/** The values that a mapping can read. */
export interface Scope {
  /** `$` */
  readonly dollar: Value;
  /** `@` */
  readonly at: Value;
  /** Variables such as `$args`, without the dollar sign. */
  readonly variables: Readonly<Record<string, Value>>;
}

export type Evaluate = (scope: Scope) => Value;

/** The scope of a mapping of a value. */
export const scopeOf = (value: Value, variables: Scope["variables"]): Scope => ({
  dollar: value,
  at: value,
  variables,
});

/**
 * Compiles a selection.
 * @returns a function of a scope in which `$` is a single value; see `compileMapping` for lists
 */
export function compileSelection(selection: Selection): Evaluate {
  if (selection.kind === "value") return compileExpression(selection.value);
  const { entries: written } = selection;
  const members = written.filter((entry) => entry.kind === "member");
  if (members.length === written.length && members.every(({ name }) => name !== "__proto__"))
    return compileMembers(members);
  const entries = written.map(compileEntry);
  return (scope) => {
    const object: Record<string, Value> = {};
    for (const enter of entries) if (!enter(scope, object)) return null;
    return object;
  };
}

/**
 * Compiles an object with named members only. Objects with all members are copies of one object, which is fast in
 * V8.
 */
function compileMembers(members: readonly Extract<Entry, { readonly kind: "member" }>[]): Evaluate {
  const entries = members.map(({ name, value }) => ({ name, evaluate: compileExpression(value) }));
  const empty: Record<string, Value> = Object.fromEntries(entries.map(({ name }) => [name, undefined]));
  return (scope) => {
    const object = { ...empty };
    let missing = false;
    for (const { name, evaluate } of entries) {
      const value = evaluate(scope);
      if (value === undefined) missing = true;
      else object[name] = value;
    }
    return missing ? definedOf(object) : object;
  };
}

function definedOf(object: Readonly<Record<string, Value>>): Record<string, Value> {
  const defined: Record<string, Value> = {};
  for (const name of Object.keys(object)) if (object[name] !== undefined) defined[name] = object[name];
  return defined;
}

/**
 * Compiles a mapping of a value. A list is mapped item by item, unless the mapping itself handles `$` as a list.
 */
export function compileMapping(selection: Selection): Evaluate {
  const evaluate = compileSelection(selection);
  if (selection.kind === "value") return evaluate;
  return (scope) => (Array.isArray(scope.dollar) ? eachItem(evaluate, scope.dollar, scope) : evaluate(scope));
}

/** Applies an object selection to a value: to each item of a list, and not to null. */
function eachItem(evaluate: Evaluate, value: Value, scope: Scope): Value {
  if (value === null || value === undefined) return value;
  if (!Array.isArray(value)) return evaluate({ ...scope, dollar: value, at: value });
  return value.map((item: Value) => eachItem(evaluate, item, scope) ?? null);
}

/** Adds a member to an object. @returns false if the object is null */
type Enter = (scope: Scope, object: Record<string, Value>) => boolean;

function compileEntry(entry: Entry): Enter {
  const evaluate = compileExpression(entry.value);
  if (entry.kind === "member") {
    const { name } = entry;
    return (scope, object) => {
      const value = evaluate(scope);
      if (value !== undefined) setMember(object, name, value);
      return true;
    };
  }
  const { kind } = entry;
  return (scope, object) => {
    const value = evaluate(scope);
    if (isMembers(value)) for (const name of Object.keys(value)) setMember(object, name, value[name]);
    return kind === "merge" || value !== null;
  };
}

/** Sets an own member, also with the name `__proto__`. */
function setMember(object: Record<string, Value>, name: string, value: Value): void {
  if (name === "__proto__")
    Object.defineProperty(object, name, { value, enumerable: true, writable: true, configurable: true });
  else object[name] = value;
}

export function compileExpression(expression: Expression): Evaluate {
  switch (expression.kind) {
    case "literal":
      return () => expression.value;
    case "object":
      return compileSelection(expression.selection);
    case "array": {
      const items = expression.items.map(compileExpression);
      return (scope) => items.map((evaluate) => evaluate(scope) ?? null);
    }
    case "choice": {
      const operands = expression.operands.map(compileExpression);
      const passes = expression.operator === "??" ? isNothing : isMissing;
      return (scope) => {
        let value: Value;
        for (const evaluate of operands) {
          value = evaluate(scope);
          if (!passes(value)) return value;
        }
        return value;
      };
    }
    case "path":
      return compilePath(expression);
  }
}

const isNothing = (value: Value): boolean => value === null || value === undefined;
const isMissing = (value: Value): boolean => value === undefined;

/** A step of a path. It may bind a variable for later steps and their selections. */
type RunStep = (value: Value, scope: Scope) => { readonly value: Value; readonly scope: Scope };

function compilePath({ root, optional, steps, selection }: Path): Evaluate {
  const start = compileRoot(root);
  if (!optional && steps.length === 0 && !selection) return start;
  const single = steps.length === 0 || steps.every((step) => step.kind === "member" && !step.optional);
  const braces = selection && compileSelection(selection);
  if (!optional && single) {
    const names = steps.map(({ name }) => name);
    return (scope) => {
      let value = start(scope);
      for (const name of names) value = memberOf(value, name);
      return braces ? eachItem(braces, value, scope) : value;
    };
  }
  const run = steps.map((step) => ({ step: compileStep(step), optional: step.optional }));
  return (outer) => {
    let scope = outer;
    let value = start(scope);
    if (optional && isNothing(value)) return undefined;
    for (const { step, optional: ends } of run) {
      ({ value, scope } = step(value, scope));
      if (ends && isNothing(value)) return undefined;
    }
    return braces ? eachItem(braces, value, scope) : value;
  };
}

function compileRoot(root: Root): Evaluate {
  switch (root.kind) {
    case "dollar":
      return ({ dollar }) => dollar;
    case "at":
      return ({ at }) => at;
    case "variable":
      return ({ variables }) => (Object.hasOwn(variables, root.name) ? variables[root.name] : undefined);
    case "member":
      return ({ dollar }) => memberOf(dollar, root.name);
    case "expression":
      return compileExpression(root.expression);
  }
}

/** The member of an object, or for a list that of each item. */
function memberOf(value: Value, name: string): Value {
  if (Array.isArray(value)) return value.map((item: Value) => memberOf(item, name) ?? null);
  return isMembers(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

function compileStep(step: MemberStep | MethodStep): RunStep {
  if (step.kind === "member") return (value, scope) => ({ value: memberOf(value, step.name), scope });
  if (step.name === "as") return compileBinding(step);
  const run = compileMethod(step);
  return (value, scope) => ({ value: value === undefined ? undefined : run(value, scope), scope });
}

/** `->as($name)` and `->as($name, expression)` */
function compileBinding({ args: [target, source] }: MethodStep): RunStep {
  const name = target?.kind === "path" && target.root.kind === "variable" ? target.root.name : "";
  const evaluate = source && compileExpression(source);
  return (value, scope) => {
    const bound = evaluate ? evaluate({ ...scope, at: value }) : value;
    return { value, scope: { ...scope, variables: { ...scope.variables, [name]: bound } } };
  };
}

type RunMethod = (value: Value, scope: Scope) => Value;

function compileMethod({ name, args }: MethodStep): RunMethod {
  if (name === "match") return compileMatch(args);
  const [first, ...others] = args.map(compileExpression);
  const of = (evaluate: Evaluate, value: Value, scope: Scope) => evaluate({ ...scope, at: value });
  if (first) {
    if (name === "echo") return (value, scope) => of(first, value, scope);
    if (name === "map") return (value, scope) => listOf(value).map((item) => of(first, item, scope) ?? null);
    if (name === "filter")
      return (value, scope) => listOf(value).filter((item) => of(first, item, scope) === true);
    if (name === "find")
      return (value, scope) => listOf(value).find((item) => of(first, item, scope) === true);
  }
  const method = methods[name];
  if (!method) throw new Error(`The method ->${name} does not exist`);
  if (!first) return (value) => method(value);
  if (others.length === 0) return (value, scope) => method(value, of(first, value, scope));
  const all = [first, ...others];
  return (value, scope) => method(value, ...all.map((evaluate) => of(evaluate, value, scope)));
}

const listOf = (value: Value): readonly Value[] => (Array.isArray(value) ? value : [value]);

/** `->match([candidate, result], …)`: the result of the first candidate that is equal. */
function compileMatch(args: readonly Expression[]): RunMethod {
  const pairs = args.flatMap((pair) => {
    if (pair.kind !== "array" || pair.items.length !== 2) return [];
    const [candidate, result] = pair.items.map(compileExpression);
    return candidate && result ? [{ candidate, result }] : [];
  });
  return (value, scope) => {
    const within = { ...scope, at: value };
    const found = pairs.find(({ candidate }) => isEqual(candidate(within), value));
    return found?.result(within);
  };
}
