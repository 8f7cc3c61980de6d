/** Documents that are offered to clients, fitted to a schema that has some of the families. */
import {
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  parse,
  print,
  type SelectionSetNode,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from "graphql";

/** Shows what can be asked where nothing of an example is left. */
const FIELDS =
  "query Fields {\n  __schema {\n    queryType {\n      fields {\n        name\n        description\n      }\n    }\n  }\n}\n";

/** The same document without what the schema does not have; a list of the fields where nothing is left. */
export function selectable(query: string, schema: GraphQLSchema): string {
  const document = parse(query);
  if (validate(schema, document).length === 0) return query;
  const types = new TypeInfo(schema);
  const isEmpty = (set: SelectionSetNode | undefined) => set?.selections.length === 0;
  const left: DocumentNode = visit(
    document,
    visitWithTypeInfo(types, {
      Field: {
        enter: () => (types.getFieldDef() ? undefined : null),
        leave: (node) => (isEmpty(node.selectionSet) ? null : undefined),
      },
    }),
  );
  const isUsable = left.definitions.every(
    (node) => node.kind !== Kind.OPERATION_DEFINITION || !isEmpty(node.selectionSet),
  );
  return isUsable && validate(schema, left).length === 0 ? `${print(left)}\n` : FIELDS;
}
