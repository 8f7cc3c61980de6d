/** Parts of SDL that stand for its shorthand, written as SDL. */
import {
  type DefinitionNode,
  type FieldDefinitionNode,
  Kind,
  type Location,
  type ObjectTypeDefinitionNode,
  parse,
  type StringValueNode,
} from "graphql";

/** A description as the syntax tree has it. */
export const descriptionOf = (value: string): StringValueNode => ({ kind: Kind.STRING, value });

/** A description as SDL has it. */
export const quoted = (text: string): string => JSON.stringify(text);

const at = <N extends object>(node: N, loc: Location | undefined): N => (loc ? { ...node, loc } : node);

/**
 * Types from their SDL.
 * @param loc the place of what they stand for: errors of the composer name it
 */
export const typesFrom = (sdl: string, loc: Location | undefined): readonly DefinitionNode[] =>
  parse(sdl, { noLocation: true }).definitions.map((definition) => at(definition, loc));

/** One object type from its SDL; see `typesFrom`. */
export function objectFrom(sdl: string, loc: Location | undefined): ObjectTypeDefinitionNode {
  const [type] = typesFrom(sdl, loc);
  if (type?.kind !== Kind.OBJECT_TYPE_DEFINITION) throw new Error(`This is no object type: ${sdl}`);
  return { ...type, fields: type.fields?.map((field) => at(field, loc)) ?? [] };
}

/** The page of a type and its edge, as SDL. @param total Description of `totalCount`. */
export const connectionSdl = (type: string, total: string | undefined): string => `
  type ${type}Connection {
    edges: [${type}Edge!]!
    nodes: [${type}!]!
    pageInfo: PageInfo!
    ${total === undefined ? "" : quoted(total)} totalCount: Int
  }
  type ${type}Edge { cursor: String! node: ${type}! }`;

const { fields: [list] = [] } = objectFrom("type Page { list(first: Int, after: String): Int }", undefined);

/** The field with the arguments `first` and `after`, if it returns a connection and lacks them. */
export function withPaging(field: FieldDefinitionNode): FieldDefinitionNode {
  const { type, arguments: own = [] } = field;
  const returnsPage = type.kind === Kind.NAMED_TYPE && type.name.value.endsWith("Connection");
  if (!returnsPage || own.some(({ name }) => name.value === "first")) return field;
  return { ...field, arguments: [...own, ...(list?.arguments ?? [])] };
}
