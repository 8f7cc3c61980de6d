/**
 * Adds the regular types and fields that SDL files omit. `schema/directives.graphql` explains the directives that
 * are replaced here.
 */
import {
  type DefinitionNode,
  type EnumTypeDefinitionNode,
  type FieldDefinitionNode,
  type InputObjectTypeDefinitionNode,
  type InterfaceTypeDefinitionNode,
  Kind,
  type ObjectTypeDefinitionNode,
  type ObjectTypeExtensionNode,
  type UnionTypeDefinitionNode,
} from "graphql";
import { addDefaultDescriptions } from "#subgraphs/kit/schema/default-descriptions.ts";
import type { SdlFile } from "#subgraphs/kit/schema/required-scopes.ts";
import { type DirectiveArguments, directiveOn, withoutDirective } from "./directives.ts";
import { expandLike } from "./like.ts";
import { connectionSdl, descriptionOf, objectFrom, quoted, typesFrom, withPaging } from "./nodes.ts";
import { expandRest } from "./rest.ts";
import { expandResults } from "./results.ts";

/** Facts that the definitions of a file depend on. */
interface ExpansionContext {
  /** Name of the family's service in descriptions: `the support desk`. */
  readonly service: string | undefined;
  /** The names of all mutations. */
  readonly mutations: ReadonlySet<string>;
}

/**
 * Replaces the shorthand of files by types, fields and descriptions.
 * @throws GraphQLError at a directive with invalid arguments
 */
export function expandShorthand(files: readonly SdlFile[]): SdlFile[] {
  const mutations = new Set(files.flatMap(({ definitions }) => definitions.flatMap(mutationsIn)));
  const services = new Map<string | undefined, string>();
  for (const { family, definitions } of files)
    for (const node of definitions) {
      const noun =
        node.kind === Kind.SCHEMA_EXTENSION ? directiveOn(node, "service")?.text("noun") : undefined;
      if (noun !== undefined) services.set(family, `the ${noun}`);
    }
  return expandRest(expandResults(expandLike(files), { mutations, services })).map(
    ({ family, definitions }) => {
      const service = services.get(family);
      const expanded = definitions.flatMap((node) => expand(node, { service, mutations }));
      return { family, definitions: expanded.map((node) => addDefaultDescriptions(node, service)) };
    },
  );
}

function mutationsIn(node: DefinitionNode): readonly string[] {
  const isMutation = node.kind === Kind.OBJECT_TYPE_EXTENSION && node.name.value === "Mutation";
  return isMutation ? (node.fields ?? []).map(({ name }) => name.value) : [];
}

function expand(node: DefinitionNode, surroundings: ExpansionContext): readonly DefinitionNode[] {
  switch (node.kind) {
    case Kind.SCHEMA_EXTENSION: {
      const rest = withoutDirective(node, "service");
      return rest.directives.length > 0 ? [rest] : [];
    }
    case Kind.OBJECT_TYPE_DEFINITION:
      return withConnection(withPages(withPayload(withIds(node), surroundings)), surroundings);
    case Kind.OBJECT_TYPE_EXTENSION:
    case Kind.INTERFACE_TYPE_DEFINITION:
      return withConnection(withPages(node), surroundings);
    case Kind.UNION_TYPE_DEFINITION:
      return withConnection(node, surroundings);
    case Kind.ENUM_TYPE_DEFINITION:
      return withOrder(withOther(node));
    case Kind.INPUT_OBJECT_TYPE_DEFINITION:
      return [withInputDescription(node, surroundings)];
    default:
      return [node];
  }
}

const nodeType = objectFrom(
  `type T implements Node @key(fields: "id") { id: ID! upstreamId: String! }`,
  undefined,
);

/** Expands `@node`, and adds the ids of `@notNode`. */
function withIds(node: ObjectTypeDefinitionNode): ObjectTypeDefinitionNode {
  const { directives = [], interfaces = [], fields = [] } = node;
  const isNode = directiveOn(node, "node") !== undefined;
  if (!isNode && !directives.some(({ name }) => name.value === "notNode")) return node;
  const isOwn = (id: FieldDefinitionNode) => fields.some(({ name }) => name.value === id.name.value);
  const ids = nodeType.fields?.filter((id) => !isOwn(id)) ?? [];
  const ownId = fields.filter(({ name }) => name.value === "id");
  const others = fields.filter(({ name }) => name.value !== "id");
  const type = { ...node, fields: [...ownId, ...ids, ...others] };
  if (!isNode) return type;
  return {
    ...type,
    interfaces: [...(nodeType.interfaces ?? []), ...interfaces],
    directives: [...(nodeType.directives ?? []), ...withoutDirective(node, "node").directives],
  };
}

const withPages = <N extends Pick<ObjectTypeDefinitionNode, "fields">>(node: N): N => ({
  ...node,
  fields: node.fields?.map(withPaging) ?? [],
});

/** Adds the description and `userErrors` to the result of a mutation. */
function withPayload(
  node: ObjectTypeDefinitionNode,
  { service = "the service", mutations }: ExpansionContext,
): ObjectTypeDefinitionNode {
  const mutation = mutationOf(node.name.value, "Payload", mutations);
  if (mutation === undefined) return node;
  const { description = descriptionOf(`Result of the mutation \`${mutation}\`.`), fields = [] } = node;
  if (fields.some(({ name }) => name.value === "userErrors")) return { ...node, description };
  const reasons = `Reasons why ${service} refused the change; empty if it was carried out.`;
  const errors = objectFrom(`type T { ${quoted(reasons)} userErrors: [UserError!]! }`, node.loc);
  return { ...node, description, fields: [...fields, ...(errors.fields ?? [])] };
}

function withInputDescription(
  node: InputObjectTypeDefinitionNode,
  { mutations }: ExpansionContext,
): InputObjectTypeDefinitionNode {
  const mutation = mutationOf(node.name.value, "Input", mutations);
  if (mutation === undefined || node.description) return node;
  return { ...node, description: descriptionOf(`Input of the mutation \`${mutation}\`.`) };
}

/** The mutation of a result or input type, by its name. Undefined if there is none. */
function mutationOf(type: string, suffix: string, mutations: ReadonlySet<string>): string | undefined {
  if (!type.endsWith(suffix)) return undefined;
  const mutation = `${type.charAt(0).toLowerCase()}${type.slice(1, -suffix.length)}`;
  return mutations.has(mutation) ? mutation : undefined;
}

type Paged =
  | ObjectTypeDefinitionNode
  | ObjectTypeExtensionNode
  | InterfaceTypeDefinitionNode
  | UnionTypeDefinitionNode;

/** Expands `@connection` to the type, its connection and its edge. */
function withConnection(
  node: Paged,
  { service = "the service" }: ExpansionContext,
): readonly DefinitionNode[] {
  const connection = directiveOn(node, "connection");
  if (!connection) return [node];
  const type = node.name.value;
  const total = totalText(connection, service);
  const page = typesFrom(connectionSdl(type, total), node.loc);
  return [withoutDirective(node, "connection"), ...page];
}

function totalText(connection: DirectiveArguments, service: string): string | undefined {
  if (connection.flag("uncounted")) return `Always null, because ${service} does not report it.`;
  const counted = connection.text("of");
  if (counted !== undefined) return `Number of ${counted} on all pages.`;
  return connection.text("total");
}

/** Expands `@open` to the value `OTHER` at the end of an enum. */
function withOther(node: EnumTypeDefinitionNode): EnumTypeDefinitionNode {
  const of = directiveOn(node, "open")?.text("of");
  if (of === undefined) return node;
  const [other] = typesFrom(`enum T { ${quoted(`Any ${of} that is not documented.`)} OTHER }`, node.loc);
  const values = other?.kind === Kind.ENUM_TYPE_DEFINITION ? (other.values ?? []) : [];
  return { ...withoutDirective(node, "open"), values: [...(node.values ?? []), ...values] };
}

/** Expands `@order` to the enum and an input for a sort key. */
function withOrder(node: EnumTypeDefinitionNode): readonly DefinitionNode[] {
  const order = directiveOn(node, "order");
  if (!order) return [node];
  const note = order.text("note");
  const text = `One sort key of a list of ${order.text("of")}.${note === undefined ? "" : ` ${note}`}`;
  const key = typesFrom(
    `${quoted(text)} input ${node.name.value.replace(/Field$/, "")} {
      "Field by which the list is sorted." field: ${node.name.value}!
      "Sort direction of this key." direction: SortDirection = ASC
    }`,
    node.loc,
  );
  return [withoutDirective(node, "order"), ...key];
}
