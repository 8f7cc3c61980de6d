/**
 * Bodies that fit a mapping: each member that it reads is there, with a value of the type that the SDL has. The
 * values are those of an object with a number; ten such objects have only four others to refer to.
 */
import {
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  isUnionType,
} from "graphql";
import type { Expression, Path, Selection } from "#subgraphs/declared/mapping/syntax.ts";

type Type = GraphQLOutputType | undefined;

/** Methods that work on a list, and give its items or a part of it. */
const OF_LISTS = new Set(["first", "last", "slice", "map", "filter", "find", "joinNotNull", "contains"]);

const LEAVES: Readonly<Record<string, unknown>> = {
  Boolean: true,
  DateTime: "2026-01-02T03:04:05Z",
  Date: "2026-01-02",
};

/** The number of objects without another. */
const NUMBER = 7;
/** Objects that others refer to. */
const REFERENCES = 4;

/** A value for a leaf of a type. */
function leaf(type: Type, number: number): unknown {
  const nullable = type && getNullableType(type);
  if (isListType(nullable)) return [leaf(nullable.ofType as GraphQLOutputType, number)];
  const named = type && getNamedType(type);
  if (isEnumType(named)) return named.getValues()[0]?.value;
  if (named?.name === "Int") return number;
  if (named?.name === "Float") return number + 0.5;
  return (named && LEAVES[named.name]) ?? String(number);
}

/** A value for an argument or a member of an input. */
export function inputSample(type: GraphQLInputType, depth = 0): unknown {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return [inputSample(nullable.ofType as GraphQLInputType, depth)];
  const named = getNamedType(type);
  if (!isInputObjectType(named)) return leaf(named as GraphQLOutputType, NUMBER);
  if (depth > 3) return {};
  return Object.fromEntries(
    Object.values(named.getFields()).map((field) => [field.name, inputSample(field.type, depth + 1)]),
  );
}

/**
 * A body that a selection can map to a type.
 * @param number The number of the object that it shows.
 */
export function bodySample(selection: Selection, type: Type, number = NUMBER): unknown {
  if (selection.kind === "value") return ofExpression(selection.value, type, number);
  const object = ofEntries(selection, type, number);
  return object !== undefined && isListOf(type) ? [object] : object;
}

const isListOf = (type: Type): boolean => type !== undefined && isListType(getNullableType(type));

const objectOf = (type: Type) => {
  const named = type && getNamedType(type);
  return isObjectType(named) ? named : isUnionType(named) ? named.getTypes()[0] : undefined;
};

function ofEntries(
  selection: Extract<Selection, { readonly kind: "members" }>,
  type: Type,
  number: number,
): unknown {
  const object = objectOf(type);
  return selection.entries.reduce<unknown>((body, entry) => {
    const own = entry.kind === "member" ? object?.getFields()[entry.name]?.type : type && getNamedType(type);
    const isReference = entry.kind === "member" && !isListOf(own) && objectOf(own) !== undefined;
    const value = ofExpression(entry.value, own, isReference ? (number % REFERENCES) + 1 : number);
    // Persons are known by an address.
    const isEmail = entry.kind === "member" && entry.name === "email";
    return merged(body, isEmail ? withText(value, String(number), `a${number}@example.com`) : value);
  }, undefined);
}

/** A value with another text in place of one. */
function withText(value: unknown, text: string, other: string): unknown {
  if (!isObject(value)) return value === text ? other : value;
  return Object.fromEntries(Object.entries(value).map(([name, own]) => [name, withText(own, text, other)]));
}

/** The body that an expression reads. */
function ofExpression(expression: Expression, type: Type, number: number): unknown {
  switch (expression.kind) {
    case "literal":
      return undefined;
    case "object":
      return bodySample(expression.selection, type, number);
    case "array":
      return expression.items.reduce<unknown>(
        (body, item) => merged(body, ofExpression(item, type, number)),
        undefined,
      );
    case "choice":
      return ofExpression(expression.operands[0] as Expression, type, number);
    case "path":
      return ofPath(expression, type, number);
  }
}

function ofPath({ root, steps, selection }: Path, type: Type, number: number): unknown {
  if (root.kind === "variable") return undefined;
  const method = steps.findIndex((step) => step.kind === "method");
  const members = (method < 0 ? steps : steps.slice(0, method)).map(({ name }) => name);
  const below = selection ? bodySample(selection, type, number) : undefined;
  const end = method < 0 ? (below ?? leaf(type, number)) : ofMethod(steps.slice(method), type, below, number);
  const value = members.reduceRight<unknown>((inner, name) => ({ [name]: inner }), end);
  if (root.kind === "expression") return merged(ofExpression(root.expression, type, number), undefined);
  return root.kind === "member" ? { [root.name]: value } : value;
}

/** The value on which methods work. */
function ofMethod(steps: Path["steps"], type: Type, below: unknown, number: number): unknown {
  const [step, ...others] = steps;
  if (step?.kind !== "method") return below ?? leaf(type, number);
  const [first] = step.args;
  const rest = others.reduceRight<unknown>(
    (inner, next) => (next.kind === "member" ? { [next.name]: inner } : inner),
    below ?? leaf(type, number),
  );
  if (step.name === "match") {
    const [pair] = step.args;
    const [candidate] = pair?.kind === "array" ? pair.items : [];
    return candidate?.kind === "literal" ? candidate.value : String(number);
  }
  if (step.name === "map") {
    const named = type && (getNamedType(type) as GraphQLOutputType);
    return [first && (ofExpression(first, named, number) ?? leaf(named, number))];
  }
  if (step.name === "echo") return first && ofExpression(first, type, number);
  if (step.name === "entries") {
    const entry: unknown = Array.isArray(below) ? below[0] : below;
    return { a: (isObject(entry) ? entry["value"] : undefined) ?? String(number) };
  }
  if (step.name === "jsonParse") return JSON.stringify(rest);
  if (OF_LISTS.has(step.name)) return Array.isArray(rest) ? rest : [rest];
  return rest;
}

/** A body in which each list of objects has the rows of other bodies of the same form. */
export function withRows(body: unknown, others: readonly unknown[]): unknown {
  if (Array.isArray(body)) {
    const rows = others.map((other) => (Array.isArray(other) ? (other[0] as unknown) : undefined));
    return isObject(body[0]) ? rows.map((row) => withRows(row, rows)) : body;
  }
  if (!isObject(body)) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      withRows(
        value,
        others.map((other) => (isObject(other) ? other[name] : undefined)),
      ),
    ]),
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Two bodies as one. */
export function merged(one: unknown, other: unknown): unknown {
  if (one === undefined) return other;
  if (other === undefined) return one;
  if (Array.isArray(one) && Array.isArray(other))
    return Array.from({ length: Math.max(one.length, other.length) }, (_, index) =>
      merged(one[index], other[index]),
    );
  if (!isObject(one) || !isObject(other)) return isObject(one) || Array.isArray(one) ? one : other;
  const both: Record<string, unknown> = { ...one };
  for (const [name, value] of Object.entries(other)) both[name] = merged(both[name], value);
  return both;
}
