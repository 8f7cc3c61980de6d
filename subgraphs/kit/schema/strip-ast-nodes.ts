/** Removes the syntax nodes of a schema. */
import {
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from "graphql";

/** A definition with its syntax nodes. */
interface DefinedPart {
  astNode?: unknown;
  extensionASTNodes?: readonly unknown[];
}

/** Removes the syntax nodes of all definitions, which take megabytes and are not read any more. */
export function stripAstNodes(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    drop(type);
    for (const part of partsOf(type)) drop(part);
  }
  return schema;
}

function drop(defined: DefinedPart): void {
  defined.astNode = undefined;
  if (defined.extensionASTNodes) defined.extensionASTNodes = [];
}

function partsOf(type: GraphQLNamedType): readonly DefinedPart[] {
  if (isObjectType(type) || isInterfaceType(type))
    return Object.values(type.getFields()).flatMap((field) => [field, ...field.args]);
  if (isEnumType(type)) return type.getValues();
  return isInputObjectType(type) ? Object.values(type.getFields()) : [];
}
