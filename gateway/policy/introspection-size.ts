/**
 * Computes the number of objects in an introspection answer before it is built. Types lead to fields and fields
 * to types again, so a few lines can request the nested schema many times over.
 */
import {
  type FieldNode,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLSchema,
  type GraphQLType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isWrappingType,
  type SelectionSetNode,
} from "graphql";
import type { OperationReader } from "./operation-reader.ts";

type Member = GraphQLField<unknown, unknown> | GraphQLArgument | GraphQLInputField;

/** Counts the objects of a root field's answer; 0 for a field that is not introspection. */
export type IntrospectionSizeOf = (field: FieldNode, reader: OperationReader) => number;

/**
 * The size of introspection of a schema, including deprecated members.
 * @param schemaOf Returns the client schema. Called at the first introspection.
 * @returns a function whose result is exact, but too high for `includeDeprecated: false`
 */
export function introspectionSize(schemaOf: () => GraphQLSchema): IntrospectionSizeOf {
  let known: GraphQLSchema | undefined;

  return (root, reader) => {
    known ??= schemaOf();
    const schema = known;
    const types = Object.values(schema.getTypeMap());
    const sizesBy = new Map<SelectionSetNode, Map<string, number>>();

    /** Sum over the selected fields of an object of a meta type. */
    const sum = (
      selections: SelectionSetNode | undefined,
      type: string,
      of: (field: FieldNode) => number,
    ): number => {
      let size = 0;
      for (const field of selections ? reader.fieldsOf(selections, type) : []) size += of(field);
      return size;
    };

    function ofType(type: GraphQLType | null | undefined, selections: SelectionSetNode | undefined): number {
      if (!type || !selections) return 0;
      if (isWrappingType(type))
        return (
          1 +
          sum(selections, "__Type", ({ name, selectionSet }) =>
            name.value === "ofType" ? ofType(type.ofType as GraphQLType, selectionSet) : 0,
          )
        );
      let sizes = sizesBy.get(selections);
      if (!sizes) {
        sizes = new Map();
        sizesBy.set(selections, sizes);
      }
      let size = sizes.get(type.name);
      if (size === undefined) {
        size =
          1 +
          sum(selections, "__Type", ({ name, selectionSet }) => {
            switch (name.value) {
              case "fields":
                return isObjectType(type) || isInterfaceType(type)
                  ? ofMembers(Object.values(type.getFields()), "__Field", selectionSet)
                  : 0;
              case "inputFields":
                return isInputObjectType(type)
                  ? ofMembers(Object.values(type.getFields()), "__InputValue", selectionSet)
                  : 0;
              case "enumValues":
                return isEnumType(type) ? type.getValues().length : 0;
              case "interfaces":
                return isObjectType(type) || isInterfaceType(type)
                  ? ofTypes(type.getInterfaces(), selectionSet)
                  : 0;
              case "possibleTypes":
                return isAbstractType(type) ? ofTypes(schema.getPossibleTypes(type), selectionSet) : 0;
              default:
                return 0;
            }
          });
        sizes.set(type.name, size);
      }
      return size;
    }

    const ofTypes = (all: readonly GraphQLType[], selections: SelectionSetNode | undefined): number =>
      all.reduce((size, type) => size + ofType(type, selections), 0);

    function ofMembers(
      members: readonly Member[],
      metaType: string,
      selections: SelectionSetNode | undefined,
    ): number {
      const selected = selections ? [...reader.fieldsOf(selections, metaType)] : [];
      let size = members.length;
      for (const { name, selectionSet } of selected)
        for (const member of members)
          if (name.value === "type") size += ofType(member.type, selectionSet);
          else if (name.value === "args" && "args" in member)
            size += ofMembers(member.args, "__InputValue", selectionSet);
      return size;
    }

    const { selectionSet } = root;
    // The name may be a variable, so the largest type counts.
    if (root.name.value === "__type") return Math.max(...types.map((type) => ofType(type, selectionSet)));
    if (root.name.value !== "__schema") return 0;
    return (
      1 +
      sum(selectionSet, "__Schema", ({ name, selectionSet: below }) => {
        if (name.value === "types") return ofTypes(types, below);
        if (name.value === "directives")
          return schema
            .getDirectives()
            .reduce(
              (size, { args }) =>
                size +
                1 +
                sum(below, "__Directive", (field) =>
                  field.name.value === "args" ? ofMembers(args, "__InputValue", field.selectionSet) : 0,
                ),
              0,
            );
        if (name.value === "queryType") return ofType(schema.getQueryType(), below);
        if (name.value === "mutationType") return ofType(schema.getMutationType(), below);
        return name.value === "subscriptionType" ? ofType(schema.getSubscriptionType(), below) : 0;
      })
    );
  };
}
