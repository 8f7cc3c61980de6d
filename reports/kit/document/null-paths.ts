/** The null value that a failed field causes: the field itself, or the nearest nullable field above it. */
import {
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
} from "graphql";
import { apiSchema } from "./document.ts";
import { type Field, isNested, keysOfRows, type Selection } from "./selection.ts";

/**
 * Path of the null value that a failed field causes: the nearest nullable field at or above it.
 * @param path response keys to the failed field, without list indexes
 */
export function nullPath(root: Selection, path: readonly string[]): readonly string[] {
  let selection: Selection | undefined = root;
  let end = 0;
  for (let at = 0; at < path.length; at++) {
    const field: Field | undefined = selection?.fields.find(({ key }) => key === path[at]);
    // The report itself has added the field, for example a cursor.
    if (!field || !selection) return path;
    if (mayBeNull(typeOf(selection, field))) end = at + 1;
    if (field.kind === "connection") {
      const list = getNamedType(typeOf(selection, field));
      const steps = keysOfRows(field);
      if (path[at + 1] !== undefined && path[at + 1] !== steps[0])
        return field.beside.some(({ key }) => key === path[at + 1]) ? path : path.slice(0, end || at + 1);
      const nodes = fieldType(list.name, field.via.kind);
      if (path[at + 1] !== undefined && mayBeNull(nodes)) end = at + 2;
      const node =
        nodes && field.via.kind === "edges" ? fieldType(getNamedType(nodes).name, "node") : undefined;
      if (steps.length === 2 && path[at + 2] !== undefined && mayBeNull(node)) end = at + 3;
      at += steps.length;
      selection = field.items;
    } else selection = isNested(field) ? field : undefined;
  }
  return path.slice(0, end);
}

/** True for a nullable value, and for a list with nullable items. */
function mayBeNull(type: GraphQLOutputType | undefined): boolean {
  if (!type || !isNonNullType(type)) return true;
  const list = getNullableType(type);
  return isListType(list) && mayBeNull(list.ofType);
}

const typeOf = ({ type }: Selection, { on, name }: Field): GraphQLOutputType =>
  fieldType(on?.type ?? type.name, name) ?? type;

function fieldType(owner: string, name: string): GraphQLOutputType | undefined {
  const type = apiSchema().getType(owner);
  return isObjectType(type) || isInterfaceType(type) ? type.getFields()[name]?.type : undefined;
}
