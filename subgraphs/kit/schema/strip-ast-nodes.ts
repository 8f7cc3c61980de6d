/** A schema without the text that it was made of. */
import {
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from "graphql";

/** Something that remembers where it was defined. */
interface Defined {
  astNode?: unknown;
  extensionASTNodes?: readonly unknown[];
}

/** Frees what the schema's parts were parsed from: megabytes that nothing reads once it is built. */
export function stripAstNodes(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    drop(type);
    for (const part of partsOf(type)) drop(part);
  }
  return schema;
}

function drop(defined: Defined): void {
  defined.astNode = undefined;
  if (defined.extensionASTNodes) defined.extensionASTNodes = [];
}

function partsOf(type: GraphQLNamedType): readonly Defined[] {
  if (isObjectType(type) || isInterfaceType(type))
    return Object.values(type.getFields()).flatMap((field) => [field, ...field.args]);
  if (isEnumType(type)) return type.getValues();
  return isInputObjectType(type) ? Object.values(type.getFields()) : [];
}
