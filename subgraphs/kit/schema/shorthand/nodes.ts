/** Builds syntax nodes for expanded shorthand from SDL. */
import {
  type DefinitionNode,
  type FieldDefinitionNode,
  Kind,
  type Location,
  type ObjectTypeDefinitionNode,
  parse,
  type StringValueNode,
} from "graphql";

/** A description as a syntax node. */
export const descriptionOf = (value: string): StringValueNode => ({ kind: Kind.STRING, value });

/** A description in SDL. */
export const quoted = (text: string): string => JSON.stringify(text);

const at = <N extends object>(node: N, loc: Location | undefined): N => (loc ? { ...node, loc } : node);

/**
 * Parses types from SDL.
 * @param loc location of the shorthand, for errors of the composer
 */
export const typesFrom = (sdl: string, loc: Location | undefined): readonly DefinitionNode[] =>
  parse(sdl, { noLocation: true }).definitions.map((definition) => at(definition, loc));

/** Parses one object type from SDL; see `typesFrom`. */
export function objectFrom(sdl: string, loc: Location | undefined): ObjectTypeDefinitionNode {
  const [type] = typesFrom(sdl, loc);
  if (type?.kind !== Kind.OBJECT_TYPE_DEFINITION) throw new Error(`This is no object type: ${sdl}`);
  return { ...type, fields: type.fields?.map((field) => at(field, loc)) ?? [] };
}

/** SDL of a type's connection and edge. @param total description of `totalCount` */
export const connectionSdl = (type: string, total: string | undefined): string => `
  type ${type}Connection {
    edges: [${type}Edge!]!
    nodes: [${type}!]!
    pageInfo: PageInfo!
    ${total === undefined ? "" : quoted(total)} totalCount: Int
  }
  type ${type}Edge { cursor: String! node: ${type}! }`;

const { fields: [list] = [] } = objectFrom("type Page { list(first: Int, after: String): Int }", undefined);

/** Adds the arguments `first` and `after` to a field that returns a connection and lacks them. */
export function withPaging(field: FieldDefinitionNode): FieldDefinitionNode {
  const { type, arguments: own = [] } = field;
  const returnsPage = type.kind === Kind.NAMED_TYPE && type.name.value.endsWith("Connection");
  if (!returnsPage || own.some(({ name }) => name.value === "first")) return field;
  return { ...field, arguments: [...own, ...(list?.arguments ?? [])] };
}
