/** Adapts example documents to a schema that has only some of the families. */
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

/** Used if no field of an example is left. */
const FIELDS =
  "query Fields {\n  __schema {\n    queryType {\n      fields {\n        name\n        description\n      }\n    }\n  }\n}\n";

/** Removes the fields that the schema does not have. If none is left, returns a query for the fields of `Query`. */
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
