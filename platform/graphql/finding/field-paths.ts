/** Builds documents that reach a field from the root by the cheapest path. */
import {
  type GraphQLField,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
} from "graphql";
import { fieldText, nameFieldOf } from "./field-text.ts";

type Field = GraphQLField<unknown, unknown>;
type TypeWithFields = GraphQLObjectType | GraphQLInterfaceType;

/** A field and its parent type. */
export interface PathStep {
  readonly type: string;
  readonly field: Field;
  /** Filter of a list, as a literal. */
  readonly filter?: string | undefined;
}

interface CheapestPath {
  readonly steps: readonly PathStep[];
  readonly price: number;
}

const ways = new WeakMap<GraphQLSchema, Map<string, ReadonlyMap<string, CheapestPath>>>();

/**
 * Weight of a field in a path. Fields with a required argument cost more than lists, which run without an id.
 * `viewer` costs more, because its lists are empty for most callers.
 */
const priceOf = ({ args, name }: Field): number =>
  1 +
  (args.some(({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined) ? 5 : 0) +
  (name === "edges" ? 3 : 0) +
  (name === "viewer" ? 5 : 0) +
  (name === "nodes" ? 0 : 0.1);

/** The cheapest path from a type to each other type. Skips the interface `Node` and deprecated fields. */
function cheapestPathsFrom(schema: GraphQLSchema, from: TypeWithFields): ReadonlyMap<string, CheapestPath> {
  const known = ways.get(schema) ?? new Map<string, ReadonlyMap<string, CheapestPath>>();
  ways.set(schema, known);
  const before = known.get(from.name);
  if (before) return before;
  const reached = new Map<string, CheapestPath>([[from.name, { steps: [], price: 0 }]]);
  let open: TypeWithFields[] = [from];
  while (open.length > 0) {
    const next = new Set<TypeWithFields>();
    for (const type of open) {
      const here = reached.get(type.name);
      if (!here) continue;
      for (const field of Object.values(type.getFields())) {
        const target = getNamedType(field.type);
        const isFielded = isObjectType(target) || (isInterfaceType(target) && target.name !== "Node");
        if (!isFielded || field.deprecationReason) continue;
        // Lists below an object have only its data, so they cost more than the family's list of all objects.
        const price = here.price + priceOf(field) + (type.getFields()["id"] ? 0.5 : 0);
        if (price >= (reached.get(target.name)?.price ?? Number.POSITIVE_INFINITY)) continue;
        reached.set(target.name, { steps: [...here.steps, { type: type.name, field }], price });
        next.add(target);
      }
    }
    open = [...next];
  }
  known.set(from.name, reached);
  return reached;
}

/** Returns the cheapest path from one type to another; undefined if there is none. */
export function pathBetween(
  schema: GraphQLSchema,
  from: string,
  to: string,
): readonly PathStep[] | undefined {
  const type = schema.getType(from);
  return isObjectType(type) || isInterfaceType(type)
    ? cheapestPathsFrom(schema, type).get(to)?.steps
    : undefined;
}

/**
 * Builds a document from the steps. The last field gets its default selection.
 * @param named Type on the path for whose objects the name field is selected, too.
 */
export function documentOf(
  name: string,
  steps: readonly PathStep[],
  { operation = "query", named }: { readonly operation?: string; readonly named?: string | undefined } = {},
): string {
  const lines: string[] = [];
  for (const [index, { type, field, filter }] of steps.entries()) {
    const indent = "  ".repeat(index + 1);
    const text = fieldText(field, filter);
    const before = steps[index - 1];
    const called = before && type === named ? nameFieldOf(before.field.type) : undefined;
    if (called) lines.push(indent + called);
    const isLast = index === steps.length - 1;
    lines.push((isLast ? text : `${withoutSelection(text)} {`).replaceAll(/^/gm, indent));
  }
  for (let depth = steps.length - 1; depth > 0; depth--) lines.push(`${"  ".repeat(depth)}}`);
  return `${operation} ${name} {\n${lines.join("\n")}\n}\n`;
}

const operationName = (coordinate: string) =>
  coordinate
    .replaceAll(/[^\w.]/g, "")
    .split(".")
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join("");

/** Builds a document that selects a coordinate (`Type.field`); undefined if no path leads to it. */
export function documentFor(schema: GraphQLSchema, coordinate: string): string | undefined {
  const [typeName = "", fieldName = ""] = coordinate.replace("[]", "").split(".");
  const type = schema.getType(typeName);
  if (!isObjectType(type) && !isInterfaceType(type)) return undefined;
  const field = type.getFields()[fieldName];
  const query = schema.getQueryType();
  if (!field || !query) return undefined;
  if (type === schema.getMutationType())
    return documentOf(operationName(fieldName), [{ type: typeName, field }], { operation: "mutation" });
  const way = pathBetween(schema, query.name, typeName);
  return (
    way && documentOf(operationName(coordinate.replace("Query.", "")), [...way, { type: typeName, field }])
  );
}

/** Text of a field up to the opening brace of its selection. */
function withoutSelection(text: string): string {
  const start = text.indexOf(" {\n");
  return start < 0 ? text : text.slice(0, start);
}
