/** Bodies that fit a mapping: each member that it reads is there, with a value of the type that the SDL has. */
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
  Int: 7,
  Float: 1.5,
  DateTime: "2026-01-02T03:04:05Z",
  Date: "2026-01-02",
};

/** A value for a leaf of a type. */
function leaf(type: Type): unknown {
  const nullable = type && getNullableType(type);
  if (isListType(nullable)) return [leaf(nullable.ofType as GraphQLOutputType)];
  const named = type && getNamedType(type);
  if (isEnumType(named)) return named.getValues()[0]?.value;
  return (named && LEAVES[named.name]) ?? "7";
}

/** A value for an argument or a member of an input. */
export function inputSample(type: GraphQLInputType, depth = 0): unknown {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return [inputSample(nullable.ofType as GraphQLInputType, depth)];
  const named = getNamedType(type);
  if (!isInputObjectType(named)) return leaf(named as GraphQLOutputType);
  if (depth > 3) return {};
  return Object.fromEntries(
    Object.values(named.getFields()).map((field) => [field.name, inputSample(field.type, depth + 1)]),
  );
}

/** A body that a selection can map to a type. */
export function bodySample(selection: Selection, type: Type): unknown {
  return selection.kind === "value"
    ? merged(undefined, ofExpression(selection.value, type))
    : ofEntries(selection, type);
}

function ofEntries(selection: Extract<Selection, { readonly kind: "members" }>, type: Type): unknown {
  const named = type && getNamedType(type);
  const object = isObjectType(named) ? named : isUnionType(named) ? named.getTypes()[0] : undefined;
  return selection.entries.reduce<unknown>((body, entry) => {
    const own = entry.kind === "member" ? object?.getFields()[entry.name]?.type : type;
    const value = ofExpression(entry.value, own);
    // Persons are known by an address.
    const isEmail = entry.kind === "member" && entry.name === "email";
    return merged(body, isEmail ? withText(value, "7", "a@example.com") : value);
  }, undefined);
}

/** A value with another text in place of one. */
function withText(value: unknown, text: string, other: string): unknown {
  if (!isObject(value)) return value === text ? other : value;
  return Object.fromEntries(Object.entries(value).map(([name, own]) => [name, withText(own, text, other)]));
}

/** The body that an expression reads. */
function ofExpression(expression: Expression, type: Type): unknown {
  switch (expression.kind) {
    case "literal":
      return undefined;
    case "object":
      return bodySample(expression.selection, type);
    case "array":
      return expression.items.reduce<unknown>(
        (body, item) => merged(body, ofExpression(item, type)),
        undefined,
      );
    case "choice":
      return ofExpression(expression.operands[0] as Expression, type);
    case "path":
      return ofPath(expression, type);
  }
}

function ofPath({ root, steps, selection }: Path, type: Type): unknown {
  if (root.kind === "variable") return undefined;
  const method = steps.findIndex((step) => step.kind === "method");
  const members = (method < 0 ? steps : steps.slice(0, method)).map(({ name }) => name);
  const below = selection ? bodySample(selection, type) : undefined;
  const end = method < 0 ? (below ?? leaf(type)) : ofMethod(steps.slice(method), type, below);
  const value = members.reduceRight<unknown>((inner, name) => ({ [name]: inner }), end);
  if (root.kind === "expression") return merged(ofExpression(root.expression, type), undefined);
  return root.kind === "member" ? { [root.name]: value } : value;
}

/** The value on which methods work. */
function ofMethod(steps: Path["steps"], type: Type, below: unknown): unknown {
  const [step, ...others] = steps;
  if (step?.kind !== "method") return below ?? leaf(type);
  const [first] = step.args;
  const rest = others.reduceRight<unknown>(
    (inner, next) => (next.kind === "member" ? { [next.name]: inner } : inner),
    below ?? leaf(type),
  );
  if (step.name === "match") {
    const [pair] = step.args;
    const [candidate] = pair?.kind === "array" ? pair.items : [];
    return candidate?.kind === "literal" ? candidate.value : "7";
  }
  if (step.name === "map") return [first && (ofExpression(first, type) ?? leaf(type))];
  if (step.name === "echo") return first && ofExpression(first, type);
  if (step.name === "entries") return { a: "7" };
  if (step.name === "jsonParse") return JSON.stringify(rest);
  if (OF_LISTS.has(step.name)) return [rest];
  return rest;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Two bodies as one. */
function merged(one: unknown, other: unknown): unknown {
  if (one === undefined) return other;
  if (other === undefined) return one;
  if (Array.isArray(one) && Array.isArray(other)) return [merged(one[0], other[0])];
  if (!isObject(one) || !isObject(other)) return isObject(one) || Array.isArray(one) ? one : other;
  const both: Record<string, unknown> = { ...one };
  for (const [name, value] of Object.entries(other)) both[name] = merged(both[name], value);
  return both;
}
