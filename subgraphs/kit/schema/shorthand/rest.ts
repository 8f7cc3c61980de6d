/**
 * Types that are read from a REST collection. The contract of the family has the facts; this pass adds what
 * clients see of them: inputs of filters, arguments of lists, and what a field costs in REST calls.
 */
import {
  type DefinitionNode,
  type FieldDefinitionNode,
  type InputObjectTypeDefinitionNode,
  type InputValueDefinitionNode,
  Kind,
  type ObjectTypeDefinitionNode,
  type ObjectTypeExtensionNode,
  type TypeNode,
} from "graphql";
import { type Collection, collectionOf } from "#contracts/kit/collections.ts";
import type { SdlFile } from "#subgraphs/kit/schema/required-scopes.ts";
import { directiveOn, withoutDirective } from "./directives.ts";
import { descriptionOf, objectFrom } from "./nodes.ts";

/** A type with `@rest`. */
interface RestType {
  readonly node: ObjectTypeDefinitionNode;
  readonly collection: Collection;
  /** The plural of its objects. */
  readonly plural: string;
  /** What the filters of its family have. */
  readonly template: Template;
}

/** The types of all families with `@rest`, by name. */
type RestTypes = ReadonlyMap<string, RestType>;

/** The members of a family's filters, and the type and default of the order of its lists. */
interface Template {
  readonly members: readonly InputValueDefinitionNode[];
  readonly orderBy: string | undefined;
}

type FieldsNode = ObjectTypeDefinitionNode | ObjectTypeExtensionNode;

/**
 * Expands `@rest` and `@filters` of a family's files.
 * @throws GraphQLError or Error for a list that the contract does not have, or without a plural
 */
export function expandRest(files: readonly SdlFile[]): SdlFile[] {
  const types = restTypesIn(files);
  const inputs = new Set(files.flatMap(({ definitions }) => definitions.flatMap(inputsIn)));
  const filters = new Map<string, InputObjectTypeDefinitionNode>();
  for (const [name, type] of types) {
    const filter = inputs.has(`${name}Filter`) ? undefined : filterOf(type, types, files);
    if (filter) filters.set(name, filter);
  }
  const isFiltered = (type: string) => filters.has(type) || inputs.has(`${type}Filter`);
  const expand = (node: DefinitionNode): readonly DefinitionNode[] => {
    if (templateIn(node)) return [];
    if (node.kind !== Kind.OBJECT_TYPE_DEFINITION && node.kind !== Kind.OBJECT_TYPE_EXTENSION) return [node];
    const fields = (node.fields ?? []).map((field) =>
      withCost(withListArguments(field, types, isFiltered), node, types),
    );
    const filter = node.kind === Kind.OBJECT_TYPE_DEFINITION && filters.get(node.name.value);
    return [withoutDirective({ ...node, fields }, "rest"), ...(filter ? [filter] : [])];
  };
  return files.map((file) => ({ ...file, definitions: file.definitions.flatMap(expand) }));
}

/** The collection of each type with `@rest`: what resolvers are derived from. */
export const restCollections = (files: readonly SdlFile[]): ReadonlyMap<string, Collection> =>
  new Map([...restTypesIn(files)].map(([type, { collection }]) => [type, collection]));

function restTypesIn(files: readonly SdlFile[]): RestTypes {
  const templates = new Map<string | undefined, Template>();
  for (const { family, definitions } of files)
    for (const node of definitions) {
      const template = templateIn(node);
      if (template) templates.set(family, template);
    }
  const types = new Map<string, RestType>();
  for (const { family, contract, definitions } of files)
    for (const node of definitions) {
      if (node.kind !== Kind.OBJECT_TYPE_DEFINITION) continue;
      const list = directiveOn(node, "rest")?.text("list");
      if (list === undefined) continue;
      if (!contract)
        throw new Error(
          `${node.name.value} with @rest needs a contract: contracts/index.ts has none of ${family}`,
        );
      const plural = directiveOn(node, "connection")?.text("of");
      if (plural === undefined) throw new Error(`${node.name.value} with @rest needs @connection(of:)`);
      const template = templates.get(family) ?? { members: [], orderBy: undefined };
      types.set(node.name.value, { node, plural, template, collection: collectionOf(contract, list) });
    }
  return types;
}

function templateIn(node: DefinitionNode): Template | undefined {
  if (node.kind !== Kind.INPUT_OBJECT_TYPE_DEFINITION) return undefined;
  const filters = directiveOn(node, "filters");
  return filters && { members: node.fields ?? [], orderBy: filters.text("orderBy") };
}

const inputsIn = (node: DefinitionNode): readonly string[] =>
  node.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION ? [node.name.value] : [];

/** The name of a condition in the contract: `customerIds` is `customerId`. */
function conditionOf(member: InputValueDefinitionNode): string {
  const by = directiveOn(member, "narrows")?.text("by");
  return by ?? member.name.value.replace(/(?<=s)es$|s$/, "");
}

/** The input of the filter of a type: those members of the family's filters that the contract has. */
function filterOf(
  { node, plural, collection, template }: RestType,
  types: RestTypes,
  files: readonly SdlFile[],
): InputObjectTypeDefinitionNode | undefined {
  const own = template.members.filter((member) => collection.filters.has(conditionOf(member)));
  if (own.length === 0) return undefined;
  const owned = ownedList(node.name.value, own, types, files);
  const text = `Conditions on ${plural}; all must be met.${owned}`;
  return {
    kind: Kind.INPUT_OBJECT_TYPE_DEFINITION,
    name: { kind: Kind.NAME, value: `${node.name.value}Filter` },
    description: descriptionOf(text),
    fields: own.map((member) => withoutDirective(member, "narrows")),
    ...(node.loc && { loc: node.loc }),
  };
}

/** A sentence about the condition that a list of one object has already; empty where there is no such list. */
function ownedList(
  type: string,
  members: readonly InputValueDefinitionNode[],
  types: RestTypes,
  files: readonly SdlFile[],
): string {
  for (const { definitions } of files)
    for (const node of definitions) {
      if (!("fields" in node) || !("name" in node) || !node.name) continue;
      const owner = node.name.value;
      const field = node.fields?.find((one) => "type" in one && nameOf(one.type) === `${type}Connection`);
      const member = types.has(owner) && members.find((one) => namesOwner(one, owner));
      if (field && member)
        return ` A list of one object already has the condition on that object: \`${member.name.value}\` is an error in \`${owner}.${field.name.value}\`.`;
    }
  return "";
}

/** Whether a condition names objects of a type: `customerIds` names those of `BankCustomer`. */
function namesOwner({ name: { value } }: InputValueDefinitionNode, type: string): boolean {
  const noun = value.replace(/Ids?$/, "");
  return type.endsWith(`${noun.charAt(0).toUpperCase()}${noun.slice(1)}`);
}

const nameOf = (type: TypeNode): string => (type.kind === Kind.NAMED_TYPE ? type.name.value : "");

/** The arguments `filter` and `orderBy` of a list whose type has `@rest`. */
function withListArguments(
  field: FieldDefinitionNode,
  types: RestTypes,
  isFiltered: (type: string) => boolean,
): FieldDefinitionNode {
  const type = nameOf(field.type).replace(/Connection$/, "");
  const rest = nameOf(field.type) === `${type}Connection` ? types.get(type) : undefined;
  const own = field.arguments ?? [];
  if (!rest || own.some(({ name }) => name.value === "filter")) return field;
  const filter = isFiltered(type) ? `filter: ${type}Filter` : "";
  const { orderBy } = rest.template;
  const order = rest.collection.sorted && orderBy !== undefined ? `orderBy: ${orderBy}` : "";
  if (filter === "" && order === "") return field;
  const [list] = objectFrom(`type T { list(${filter} ${order}): Int }`, field.loc).fields ?? [];
  return { ...field, arguments: [...own, ...(list?.arguments ?? [])] };
}

/** The description of a field, with what it costs unless that is said. */
function withCost(field: FieldDefinitionNode, parent: FieldsNode, types: RestTypes): FieldDefinitionNode {
  const returned = nameOf(field.type);
  const listed = types.get(returned.replace(/Connection$/, ""));
  if (!listed) return field;
  const owner = types.get(parent.name.value);
  const isList = returned.endsWith("Connection");
  if (!isList && !owner && !field.arguments?.some(({ name }) => name.value === "id")) return field;
  const text = field.description?.value ?? (isList ? undefined : listed.node.description?.value);
  if (text === undefined || /REST call|Read together/.test(text)) return field;
  const cost = isList
    ? costOfList(listed, owner)
    : costOfOne(listed, owner?.collection.includes.includes(field.name.value));
  return { ...field, description: descriptionOf(`${text} ${cost}`) };
}

const costOfList = ({ plural, collection }: RestType, owner: RestType | undefined): string =>
  owner
    ? `Costs one REST call for all ${owner.plural} of a list together.`
    : `Costs one REST call per ${collection.pageSize.toLocaleString("en")} ${plural}.`;

function costOfOne({ plural, collection }: RestType, included: boolean | undefined): string {
  const perCall = collection.filters.get("id");
  const calls =
    perCall === undefined || (included === undefined && collection.item)
      ? "one REST call"
      : `one REST call per ${perCall} ${plural}`;
  return included ? `Read together with a list; otherwise costs ${calls}.` : `Costs ${calls}.`;
}
