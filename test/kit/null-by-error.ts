/** Finds null in fields of a response for which the schema says that only an error makes them null. */
import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isObjectType,
  Kind,
  parse,
  type SelectionSetNode,
} from "graphql";

type Path = readonly (string | number)[];

/** A response of the gateway, with its schema and document. */
export interface AnswerToCheck {
  readonly schema: GraphQLSchema;
  readonly query: string;
  readonly operationName?: string | undefined;
  readonly data: unknown;
  readonly errors: readonly { readonly path?: Path }[];
}

/**
 * Finds null without an error.
 * @param marked true for coordinates that only an error makes null
 * @returns coordinate and path of each such null without an error at or below it
 */
export function nullsWithoutError(
  { schema, query, operationName, data, errors }: AnswerToCheck,
  marked: (coordinate: string) => boolean,
): string[] {
  const { definitions } = parse(query, { noLocation: true });
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const one of definitions)
    if (one.kind === Kind.FRAGMENT_DEFINITION) fragments.set(one.name.value, one);
  const operation = definitions.find(
    (one) => one.kind === Kind.OPERATION_DEFINITION && (!operationName || one.name?.value === operationName),
  );
  if (operation?.kind !== Kind.OPERATION_DEFINITION) return [];
  const found: string[] = [];
  // An error below the field made it null, because a non-null member was missing.
  const isExplained = (path: Path) =>
    errors.some((error) => path.every((step, index) => error.path?.[index] === step));
  const look = (
    value: unknown,
    type: GraphQLNamedType,
    sets: readonly SelectionSetNode[],
    path: Path,
  ): void => {
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) look(item, type, sets, [...path, index]);
      return;
    }
    if (typeof value !== "object" || value === null) return;
    const row = value as Readonly<Record<string, unknown>>;
    const named = typeof row["__typename"] === "string" ? schema.getType(row["__typename"]) : undefined;
    const object = named ?? type;
    const selected = new Map<string, FieldNode[]>();
    for (const set of sets) collect(set, object, selected);
    for (const [key, nodes] of selected) {
      const name = nodes[0]?.name.value ?? "";
      const field = "getFields" in object ? object.getFields()[name] : undefined;
      if (!field || !(key in row)) continue;
      const at = [...path, key];
      if (row[key] === null) {
        const coordinate = `${object.name}.${name}`;
        if (marked(coordinate) && !isExplained(at)) found.push(`${coordinate} (${at.join(".")})`);
      } else
        look(
          row[key],
          getNamedType(field.type),
          nodes.flatMap((node) => node.selectionSet ?? []),
          at,
        );
    }
  };
  const collect = (set: SelectionSetNode, type: GraphQLNamedType, into: Map<string, FieldNode[]>): void => {
    for (const node of set.selections) {
      if (node.kind === Kind.FIELD) {
        const key = node.alias?.value ?? node.name.value;
        into.set(key, [...(into.get(key) ?? []), node]);
        continue;
      }
      const part = node.kind === Kind.INLINE_FRAGMENT ? node : fragments.get(node.name.value);
      const condition = part?.typeCondition?.name.value;
      const on = condition === undefined ? type : schema.getType(condition);
      const applies =
        on === type ||
        (isObjectType(type) && on !== undefined && isCompositeType(on) && !isObjectType(on)
          ? schema.isSubType(on, type)
          : false);
      if (part && applies) collect(part.selectionSet, type, into);
    }
  };
  const root = schema.getRootType(operation.operation);
  if (root) look(data, root, [operation.selectionSet], []);
  return found;
}
