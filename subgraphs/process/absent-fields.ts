/**
 * Fields of a fetch that this process does not have. During a rolling update, a gateway may have a newer schema
 * than a subgraph. It then loses these fields only, instead of the whole fetch.
 */
import {
  type DocumentNode,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
  Kind,
  NoUnusedFragmentsRule,
  NoUnusedVariablesRule,
  OperationTypeNode,
  specifiedRules,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from "graphql";

/** Validation rules for a document without some of its fields. It may have unused variables and fragments. */
export const rulesOfTheRest = specifiedRules.filter(
  (rule) => rule !== NoUnusedFragmentsRule && rule !== NoUnusedVariablesRule,
);

const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "__typename" } } as const;

/**
 * A document without the fields that are missing in the schema. A mutation is not changed but refused before it
 * runs: if it ran without a field, its error would look to the client like a write that can be repeated. A document
 * that would have no fields left is refused, too.
 * @returns also the coordinates of these fields, such as `Payment.reference`
 */
export function withoutAbsentFields(
  schema: GraphQLSchema,
  document: DocumentNode,
): { readonly document: DocumentNode; readonly absent: readonly string[] } {
  const writes = document.definitions.some(
    (one) => one.kind === Kind.OPERATION_DEFINITION && one.operation === OperationTypeNode.MUTATION,
  );
  if (writes) return { document, absent: [] };
  const absent = new Set<string>();
  const types = new TypeInfo(schema);
  const rest = visit(
    document,
    visitWithTypeInfo(types, {
      Field({ name: { value } }) {
        const parent = types.getParentType();
        if (!(isObjectType(parent) || isInterfaceType(parent)) || types.getFieldDef()) return undefined;
        absent.add(`${parent.name}.${value}`);
        return null;
      },
      SelectionSet: {
        leave: (node) => (node.selections.length === 0 ? { ...node, selections: [typename] } : undefined),
      },
    }),
  );
  const isEmpty = rest.definitions.some(
    (one) => one.kind === Kind.OPERATION_DEFINITION && one.selectionSet.selections[0] === typename,
  );
  return absent.size === 0 || isEmpty ? { document, absent: [] } : { document: rest, absent: [...absent] };
}
