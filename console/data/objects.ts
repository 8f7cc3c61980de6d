/** Opens objects by their global ids, in a document with the scalar and enum fields of their types. */
import {
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isLeafType,
  isNonNullType,
  isObjectType,
} from "graphql";
import { goTo } from "#console/kit/route.ts";
import { openDocument } from "./documents.ts";
import { loadedSchema } from "./schema.ts";

/** Most fields that the document selects of a type. */
const MOST_FIELDS = 12;
/** Most objects in one document. */
const MOST_OBJECTS = 50;

/** Type in a global id (`Ticket:12274`); undefined if it is no object type that implements `Node`. */
export function typeOfId(id: string, schema: GraphQLSchema | undefined): string | undefined {
  const name = /^([A-Z]\w*):\S+$/.exec(id)?.[1];
  const type = name === undefined ? undefined : schema?.getType(name);
  if (!isObjectType(type)) return undefined;
  return type.getInterfaces().some((one) => isInterfaceType(one) && one.name === "Node") ? name : undefined;
}

function plainFields(schema: GraphQLSchema, name: string): readonly string[] {
  const type = schema.getType(name);
  if (!isObjectType(type)) return [];
  return Object.values(type.getFields())
    .filter(
      (field) =>
        field.name !== "id" &&
        isLeafType(getNamedType(field.type)) &&
        field.deprecationReason === undefined &&
        !field.args.some(({ type: needed }) => isNonNullType(needed)),
    )
    .map((field) => field.name)
    .slice(0, MOST_FIELDS);
}

export interface ObjectsDocument {
  readonly document: string;
  readonly variables: string;
}

/** Builds a document that reads objects by their ids. Ids beyond `MOST_OBJECTS` are left out. */
export function objectsDocument(ids: readonly string[], schema: GraphQLSchema): ObjectsDocument {
  const shown = [...new Set(ids)].slice(0, MOST_OBJECTS);
  const types = [...new Set(shown.flatMap((id) => typeOfId(id, schema) ?? []))];
  const [only] = types;
  const depth = "    ";
  const parts = types.map((type) => {
    const fields = plainFields(schema, type).map((field) => `${depth}  ${field}\n`);
    return fields.length === 0 ? "" : `${depth}... on ${type} {\n${fields.join("")}${depth}}\n`;
  });
  const inner = `${depth}__typename\n${depth}id\n${parts.join("")}`;
  const single = shown.length === 1;
  const name = only !== undefined && types.length === 1 ? only : "Objects";
  return {
    document: single
      ? `query ${name}ById($id: ID!) {\n  node(id: $id) {\n${inner}  }\n}\n`
      : `query ${name}ByIds($ids: [ID!]!) {\n  nodes(ids: $ids) {\n${inner}  }\n}\n`,
    variables: JSON.stringify(single ? { id: shown[0] } : { ids: shown }, null, 2),
  };
}

/** Opens objects in a tab of the explorer. */
export function openObjects(ids: readonly string[]): void {
  const schema = loadedSchema.get()?.schema;
  if (!schema || ids.length === 0) return;
  const { document, variables } = objectsDocument(ids, schema);
  openDocument(document, variables);
  goTo("explore");
}
