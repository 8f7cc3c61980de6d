/** Ids for the variables of `node` and `nodes`, so that an operation is estimated for objects of one type. */
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  isAbstractType,
  isObjectType,
  Kind,
  type SelectionSetNode,
  visit,
} from "graphql";

/** Assumed number of ids in a variable of `nodes`. */
const LISTED = 20;
/** Arguments of root fields that take ids of any type. */
const ARGUMENTS: Readonly<Record<string, string>> = { node: "id", nodes: "ids" };

/** Possible values of variables, by variable. */
export type UnknownIds = ReadonlyMap<string, readonly (string | readonly string[])[]>;

/**
 * Finds variables that are ids of any type.
 * @returns for each variable an id of every type that the selection names, or of every type if it names none
 */
export function unknownIds(document: DocumentNode, schema: GraphQLSchema): UnknownIds {
  const found = new Map<string, readonly (string | readonly string[])[]>();
  const root = schema.getQueryType()?.getFields() ?? {};
  visit(document, {
    Field({ name: { value: field }, arguments: args = [], selectionSet }) {
      const argument = args.find(({ name }) => name.value === ARGUMENTS[field]);
      if (argument?.value.kind !== Kind.VARIABLE || !selectionSet || !(field in root)) return;
      const types = typesIn(selectionSet, document, schema);
      const ids = types.map((type) => `${type}:1`);
      found.set(
        argument.value.name.value,
        field === "nodes" ? ids.map((id) => new Array<string>(LISTED).fill(id)) : ids,
      );
    },
  });
  return found;
}

/** The types of nodes that fragments in a selection apply to; all of them without a fragment. */
function typesIn(selectionSet: SelectionSetNode, document: DocumentNode, schema: GraphQLSchema): string[] {
  const node = schema.getType("Node");
  if (!isAbstractType(node)) return [];
  const all = new Set(schema.getPossibleTypes(node).map(({ name }) => name));
  const fragments = new Map(
    document.definitions
      .filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION)
      .map((one) => [one.name.value, one]),
  );
  const named = new Set<string>();
  for (const selection of selectionSet.selections) {
    if (selection.kind === Kind.FIELD) continue;
    const condition =
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection.typeCondition
        : fragments.get(selection.name.value)?.typeCondition;
    const type = condition && schema.getType(condition.name.value);
    if (isObjectType(type)) named.add(type.name);
    else if (isAbstractType(type)) for (const { name } of schema.getPossibleTypes(type)) named.add(name);
  }
  const types = [...named].filter((name) => all.has(name));
  return types.length > 0 ? types : [...all];
}
