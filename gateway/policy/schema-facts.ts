/** Facts for the cost of operations: the measured weights, and the supergraph's types. */
import {
  type ConstDirectiveNode,
  type DocumentNode,
  Kind,
  parse,
  type TypeNode,
  type ValueNode,
} from "graphql";
import { readWeights, type Weights } from "#platform/graphql/cost-table.ts";

/** The operations that no coordinate of a table calls. Their calls would not be counted. */
export function withoutWeight(weights: Weights, operations: readonly string[]): string[] {
  const weighed = new Set([...weights.values()].flat().map(({ operation }) => operation));
  return operations.filter((id) => !weighed.has(id));
}

/** Reads a table of weights. @throws if the table lacks an operation */
export function wholeWeights(table: string, operations: readonly string[]): Weights {
  const weights = readWeights(table);
  const [first, ...others] = withoutWeight(weights, operations);
  if (first !== undefined)
    throw new Error(
      `schema/costs.tsv lacks ${first}${others.length > 0 ? ` and ${others.length} more operations` : ""}; restore it from version control, or run the tests that call them, then npm run -s costs -- --update`,
    );
  return weights;
}

export interface FieldFacts {
  readonly type: string;
  readonly list: boolean;
  /** True if the field has the argument `first`, so that it returns a page of a list. */
  readonly paged: boolean;
  /** The subgraphs that resolve the field. Empty if all subgraphs with its type do. */
  readonly graphs: readonly string[];
  /** Fields of the same object that are always read for this field. */
  readonly requires: readonly string[];
  /** True if clients cannot select the field, because it only serves `requires`. */
  readonly inaccessible: boolean;
}

export interface TypeFacts {
  readonly fields: ReadonlyMap<string, FieldFacts>;
  readonly objects: Set<string>;
}

/** Facts by document, because the cost and the size of operations need the same. */
const known = new WeakMap<DocumentNode, ReadonlyMap<string, TypeFacts>>();

/** The types of a supergraph, or of any SDL. */
export function factsOf(document: DocumentNode): ReadonlyMap<string, TypeFacts> {
  let facts = known.get(document);
  if (!facts) {
    facts = readFacts(document);
    known.set(document, facts);
  }
  return facts;
}

function readFacts(document: DocumentNode): ReadonlyMap<string, TypeFacts> {
  const types = new Map<string, TypeFacts>();
  const members: [abstract: string, object: string][] = [];
  // Equal lists share one array, because thousands of fields have the same few.
  const lists = new Map<string, readonly string[]>();
  const shared = (list: readonly string[]) => {
    const key = list.join();
    const known = lists.get(key) ?? list;
    lists.set(key, known);
    return known;
  };
  for (const definition of document.definitions) {
    if (definition.kind === Kind.UNION_TYPE_DEFINITION) {
      for (const object of definition.types ?? []) members.push([definition.name.value, object.name.value]);
      types.set(definition.name.value, { fields: new Map(), objects: new Set() });
    }
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION && definition.kind !== Kind.INTERFACE_TYPE_DEFINITION)
      continue;
    const { name, interfaces = [], fields = [] } = definition;
    const object = definition.kind === Kind.OBJECT_TYPE_DEFINITION;
    if (object) for (const { name: abstract } of interfaces) members.push([abstract.value, name.value]);
    const all = graphsIn(definition.directives, "join__type");
    types.set(name.value, {
      objects: new Set(object ? [name.value] : []),
      fields: new Map(
        fields.map((field) => {
          const own = graphsIn(field.directives, "join__field");
          return [
            field.name.value,
            {
              ...shapeOf(field.type),
              paged: field.arguments?.some((argument) => argument.name.value === "first") ?? false,
              graphs: shared(own.length > 0 ? own : all),
              requires: shared(requiredBy(field.directives)),
              inaccessible: field.directives?.some(({ name }) => name.value === "inaccessible") ?? false,
            },
          ];
        }),
      ),
    });
  }
  for (const [abstract, object] of members) types.get(abstract)?.objects.add(object);
  return types;
}

/** The subgraphs in a directive of the supergraph, without those for which the field is external. */
function graphsIn(directives: readonly ConstDirectiveNode[] = [], named: string): string[] {
  return directives.flatMap(({ name, arguments: args = [] }) => {
    const value = (key: string) => args.find((argument) => argument.name.value === key)?.value;
    const graph = value("graph");
    const external = value("external");
    if (name.value !== named || (external?.kind === Kind.BOOLEAN && external.value)) return [];
    return graph?.kind === Kind.ENUM ? [graph.value] : [];
  });
}

/** The fields in `requires` of a field, without those nested in them. */
function requiredBy(directives: readonly ConstDirectiveNode[] = []): string[] {
  return directives.flatMap(({ name, arguments: args = [] }) => {
    const needs = args.find((argument) => argument.name.value === "requires")?.value;
    if (name.value !== "join__field" || needs?.kind !== Kind.STRING) return [];
    const [operation] = parse(`{ ${needs.value} }`, { noLocation: true }).definitions;
    if (operation?.kind !== Kind.OPERATION_DEFINITION) return [];
    return operation.selectionSet.selections.flatMap((selection) =>
      selection.kind === Kind.FIELD ? selection.name.value : [],
    );
  });
}

function shapeOf(type: TypeNode): { readonly type: string; readonly list: boolean } {
  if (type.kind === Kind.NAMED_TYPE) return { type: type.name.value, list: false };
  const inner = shapeOf(type.type);
  return type.kind === Kind.LIST_TYPE ? { ...inner, list: true } : inner;
}

/** The lengths of the lists among the members of an input. */
export const lengthsIn = (value: unknown): number[] =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.values(value).flatMap((member) => (Array.isArray(member) ? member.length : []))
    : [];

/** The parts of a literal that the cost depends on: numbers, texts, and those in items and members. */
export function costRelevantValue(node: ValueNode): unknown {
  if (node.kind === Kind.INT) return Number(node.value);
  if (node.kind === Kind.STRING) return node.value;
  if (node.kind === Kind.OBJECT)
    return Object.fromEntries(node.fields.map(({ name, value }) => [name.value, costRelevantValue(value)]));
  return node.kind === Kind.LIST ? node.values.map(costRelevantValue) : undefined;
}
