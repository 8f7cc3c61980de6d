/**
 * Expands types with `@rest`. From the contract of the family this pass adds the inputs of filters, the arguments
 * of lists, and the cost of fields in REST calls.
 */
import {
  type DefinitionNode,
  type FieldDefinitionNode,
  GraphQLError,
  type InputObjectTypeDefinitionNode,
  type InputValueDefinitionNode,
  Kind,
  type ObjectTypeDefinitionNode,
  type ObjectTypeExtensionNode,
  type TypeNode,
} from "graphql";
import { type Collection, collectionOf } from "#contracts/kit/collections.ts";
import type { WireMapping } from "#subgraphs/kit/mapping/wire-fields.ts";
import type { SdlFile } from "#subgraphs/kit/schema/required-scopes.ts";
import { directiveOn, withoutDirective } from "./directives.ts";
import { withKnown } from "./known.ts";
import { descriptionOf, objectFrom, quoted, typesFrom } from "./nodes.ts";

/** A condition of a filter, from `@filter` on a field or from the filters of the family. */
export interface FieldCondition {
  /** Name of the condition in the filter. */
  readonly name: string;
  /** Wire member that the condition compares, or condition of the contract. */
  readonly member: string;
  /** Named type of the field or of the member. */
  readonly of: string;
}

/** Facts from directives on the fields of a type. */
export interface FieldMarks {
  /** Wire members of fields with `@member`. */
  readonly renamed: Readonly<Record<string, string>>;
  readonly conditions: readonly FieldCondition[];
  /** Fields that a deployment adds to the type. */
  readonly added?: WireMapping["added"];
}

/** A type with `@rest`. */
interface RestType {
  readonly node: ObjectTypeDefinitionNode;
  readonly collection: Collection;
  /** Plural noun of its objects, for descriptions. */
  readonly plural: string | undefined;
  /** Filter members of the family. */
  readonly template: Template;
  readonly marks: FieldMarks;
  readonly isNested: boolean;
}

/** Types with `@rest` of all families, by name. */
type RestTypes = ReadonlyMap<string, RestType>;

/** Filter members of a family, and the type of its `orderBy` argument with the default. */
interface Template {
  readonly members: readonly InputValueDefinitionNode[];
  readonly orderBy: string | undefined;
}

type FieldsNode = ObjectTypeDefinitionNode | ObjectTypeExtensionNode;

/**
 * Expands `@rest` and `@filters` in the files of families.
 * @throws GraphQLError at a type whose list or condition is not in its contract, or that has no plural noun
 */
export function expandRest(files: readonly SdlFile[]): SdlFile[] {
  const types = restTypesIn(files);
  const inputs = new Set(
    files.flatMap(({ definitions }) => definitions.filter(isInput).map(({ name }) => name.value)),
  );
  const filters = new Map<string, InputObjectTypeDefinitionNode>();
  for (const [name, type] of types) {
    const filter = inputs.has(`${name}Filter`) ? undefined : filterOf(type, types, files);
    if (filter) filters.set(name, filter);
  }
  const isFiltered = (type: string) => filters.has(type) || inputs.has(`${type}Filter`);
  const expand = (node: DefinitionNode): readonly DefinitionNode[] => {
    if (templateIn(node)) return [];
    if (isInput(node)) return [withoutNarrows(node)];
    if (node.kind !== Kind.OBJECT_TYPE_DEFINITION && node.kind !== Kind.OBJECT_TYPE_EXTENSION) return [node];
    const row = types.get(node.name.value)?.collection.row;
    const { fields: written, enums } = withKnown(node.name.value, node.fields ?? [], row);
    const fields = written.map((field) =>
      withCost(withListArguments(plainField(field), types, isFiltered), node, types),
    );
    const filter = node.kind === Kind.OBJECT_TYPE_DEFINITION && filters.get(node.name.value);
    return [withoutDirective({ ...node, fields }, "rest"), ...(filter ? [filter] : []), ...enums];
  };
  return files.map((file) => ({ ...file, definitions: file.definitions.flatMap(expand) }));
}

const withoutNarrows = (node: InputObjectTypeDefinitionNode): InputObjectTypeDefinitionNode =>
  node.fields ? { ...node, fields: node.fields.map(plainMember) } : node;

const plainField = (field: FieldDefinitionNode) =>
  withoutDirective(withoutDirective(field, "member"), "filter");

/** Collections of types with `@rest`, and marks on fields, from which resolvers are derived. */
export function restFacts(files: readonly SdlFile[]) {
  const types = restTypesIn(files);
  const marks = new Map<string, FieldMarks>();
  for (const node of files.flatMap(({ definitions }) => definitions)) {
    if (node.kind !== Kind.OBJECT_TYPE_DEFINITION && node.kind !== Kind.OBJECT_TYPE_EXTENSION) continue;
    const own = marksIn(node);
    const { renamed, conditions } = marks.get(node.name.value) ?? { renamed: {}, conditions: [] };
    if (conditions.length + own.conditions.length + Object.keys({ ...renamed, ...own.renamed }).length > 0)
      marks.set(node.name.value, {
        renamed: { ...renamed, ...own.renamed },
        conditions: [...conditions, ...own.conditions],
      });
  }
  const written = new Map(
    files.flatMap(({ definitions }) => definitions.filter(isInput).map((node) => [node.name.value, node])),
  );
  for (const [type, rest] of types) {
    const { renamed, conditions } = marks.get(type) ?? { renamed: {}, conditions: [] };
    const own =
      written.get(`${type}Filter`)?.fields?.filter((member) => directiveOn(member, "narrows")) ?? [];
    const shared = [...own, ...sharedMembers(rest)].map((member) => ({
      name: member.name.value,
      member: conditionOf(member),
      of: namedTypeOf(member.type),
    }));
    if (shared.length > 0) marks.set(type, { renamed, conditions: [...conditions, ...shared] });
  }
  return { collections: new Map([...types].map(([type, { collection }]) => [type, collection])), marks };
}

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
      const rest = directiveOn(node, "rest");
      const list = rest?.text("list");
      if (!rest || list === undefined) continue;
      if (!contract) throw mistakeAt(node, `needs a contract: contracts/index.ts has none of ${family}`);
      const plural = directiveOn(node, "connection")?.text("of");
      if (!contract.bound[list]?.spec.page)
        throw mistakeAt(node, `names ${list}: ${family} has no such list`);
      const template = templates.get(family) ?? { members: [], orderBy: undefined };
      const collection = collectionOf(contract, list);
      const marks = marksIn(node);
      for (const { name, member } of marks.conditions)
        if (!collection.filters.has(member))
          throw mistakeAt(node, `has the condition "${name}", but ${list} cannot compare "${member}"`);
      const isNested = rest.flag("nested");
      types.set(node.name.value, { node, plural, template, marks, isNested, collection });
    }
  return types;
}

/** @throws GraphQLError for a type that needs a plural noun and has none */
function pluralOf({ node, plural }: RestType): string {
  if (plural === undefined) throw mistakeAt(node, "needs @connection(of:)");
  return plural;
}

/** Error about a type with `@rest`, with file and line if nodes have locations. */
const mistakeAt = (node: ObjectTypeDefinitionNode, text: string) =>
  new GraphQLError(`${node.name.value} with @rest ${text}`, { nodes: node });

/** The marks on a type's fields. */
function marksIn({ fields = [] }: FieldsNode): FieldMarks {
  const renamed: Record<string, string> = {};
  const conditions: FieldCondition[] = [];
  for (const field of fields) {
    const name = field.name.value;
    const member = directiveOn(field, "member")?.text("name");
    if (member !== undefined) renamed[name] = member;
    const filter = directiveOn(field, "filter");
    if (filter)
      conditions.push({
        name: filter.text("values") ?? name,
        member: member ?? name,
        of: nameOf(field.type),
      });
  }
  return { renamed, conditions };
}

const RANGES: Readonly<Record<string, readonly [type: string, text: string]>> = {
  Int: ["DecimalRange", "Range of the %; both bounds are included."],
  Decimal: ["DecimalRange", "Range of the %; both bounds are included."],
  Money: ["DecimalRange", "Range of the %; both bounds are included."],
  Date: ["DateRange", "Period of the %; both days are included."],
  DateTime: ["DateTimeRange", "Period of the %; `from` is included, `until` is not."],
};

/** Noun for a field in descriptions: the beginning of the field's description. */
function nounIn({ name, description }: FieldDefinitionNode): string {
  const [noun = ""] = (description?.value ?? "").split(/[;:.](?:\s|$)|, (?:for example|as) /);
  return noun === "" ? `field \`${name.value}\`` : noun.charAt(0).toLowerCase() + noun.slice(1);
}

/** The filter members for fields with `@filter`. */
function conditionsOn({ node, isNested }: RestType, types: RestTypes): readonly InputValueDefinitionNode[] {
  const texts = (node.fields ?? []).flatMap((field) => {
    const filter = directiveOn(field, "filter");
    if (!filter) return [];
    const own = field.name.value;
    const of = nameOf(field.type);
    const values = filter.text("values");
    const [type, text] =
      of === "String" && values === undefined
        ? ["TextFilter", "Condition on the %."]
        : (RANGES[of] ??
          (types.has(of)
            ? ["[ID!]", "Ids of the %, global or of the service; one of them must match."]
            : [`[${of}!]`, "Values of the %; one of them must match."]));
    return `${quoted(text.replace("%", () => nounIn(field)))} ${values ?? own}: ${type}`;
  });
  if (isNested)
    for (const [name, number] of [
      ["and", "all"],
      ["or", "one"],
    ])
      texts.push(
        `${quoted(`Further conditions, ${number} of which must also be met.`)} ${name}: [${node.name.value}Filter!]`,
      );
  if (texts.length === 0) return [];
  const [input] = typesFrom(`input T { ${texts.join(" ")} }`, node.loc);
  return input?.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION ? (input.fields ?? []) : [];
}

function templateIn(node: DefinitionNode): Template | undefined {
  if (!isInput(node)) return undefined;
  const filters = directiveOn(node, "filters");
  return filters && { members: node.fields ?? [], orderBy: filters.text("orderBy") };
}

const isInput = (node: DefinitionNode): node is InputObjectTypeDefinitionNode =>
  node.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION;

/** Name of the condition with the values of a list: `customerId` for `customerIds`. */
export const singularOf = (name: string): string => name.replace(/(?<=s)es$|s$/, "");

/** Name of a member's condition in the contract. */
function conditionOf(member: InputValueDefinitionNode): string {
  const by = directiveOn(member, "narrows")?.text("by");
  return by ?? singularOf(member.name.value);
}

/** Members of the family's filters that the contract of a type's list supports. */
const sharedMembers = ({ collection, template }: RestType): readonly InputValueDefinitionNode[] =>
  template.members.filter((member) => collection.filters.has(conditionOf(member)));

/** The filter input of a type, with those members of the family's filters that the contract supports. */
function filterOf(
  type: RestType,
  types: RestTypes,
  files: readonly SdlFile[],
): InputObjectTypeDefinitionNode | undefined {
  const { node } = type;
  const own = [...sharedMembers(type), ...conditionsOn(type, types)];
  if (own.length === 0) return undefined;
  const owned = ownedList(node.name.value, own, types, files);
  const text = `Conditions on ${pluralOf(type)}; all must be met.${owned}`;
  return {
    kind: Kind.INPUT_OBJECT_TYPE_DEFINITION,
    name: { kind: Kind.NAME, value: `${node.name.value}Filter` },
    description: descriptionOf(text),
    fields: own.map(plainMember),
    ...(node.loc && { loc: node.loc }),
  };
}

const plainMember = (member: InputValueDefinitionNode) => withoutDirective(member, "narrows");

/** Sentence about the condition that the list of one object contains already. Empty without such a list. */
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

/** True if a condition contains ids of a type: `customerIds` for `BankCustomer`. */
function namesOwner({ name: { value } }: InputValueDefinitionNode, type: string): boolean {
  const noun = value.replace(/Ids?$/, "");
  return type.endsWith(`${noun.charAt(0).toUpperCase()}${noun.slice(1)}`);
}

const namedTypeOf = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : namedTypeOf(type.type);

/** Name of a type that is not a list, nullable or not. Empty for a list. */
function nameOf(type: TypeNode): string {
  if (type.kind === Kind.NON_NULL_TYPE) return nameOf(type.type);
  return type.kind === Kind.NAMED_TYPE ? type.name.value : "";
}

/** Adds the arguments `filter` and `orderBy` to a list of a type with `@rest`. */
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

/** Adds the cost to the description of a field, unless the description contains it. */
function withCost(field: FieldDefinitionNode, parent: FieldsNode, types: RestTypes): FieldDefinitionNode {
  const returned = nameOf(field.type);
  const listed = types.get(returned.replace(/Connection$/, ""));
  if (!listed) return field;
  const owner = types.get(parent.name.value);
  const isList = returned.endsWith("Connection");
  if (!isList && !owner && !field.arguments?.some(({ name }) => name.value === "id")) return field;
  const text = field.description?.value ?? (isList ? undefined : listed.node.description?.value);
  if (text === undefined || /REST call|Read together/.test(text)) return field;
  // Objects that are listed below another one have no look-up by id: they come with the rows that link to them.
  const { item, list } = listed.collection;
  if (!isList && !item && list.path.includes("{")) return field;
  const cost = isList
    ? costOfList(listed, owner)
    : costOfOne(listed, owner?.collection.includes.includes(field.name.value));
  return { ...field, description: descriptionOf(`${text} ${cost}`) };
}

const costOfList = (rows: RestType, owner: RestType | undefined): string =>
  owner
    ? `Costs one REST call for all ${pluralOf(owner)} of a list together.`
    : `Costs one REST call per ${rows.collection.pageSize.toLocaleString("en")} ${pluralOf(rows)}.`;

function costOfOne(rows: RestType, included: boolean | undefined): string {
  const { filters, item } = rows.collection;
  const perCall = filters.get("id");
  const calls =
    perCall === undefined || perCall === 1 || (included === undefined && item)
      ? "one REST call"
      : `one REST call per ${perCall} ${pluralOf(rows)}`;
  return included ? `Read together with a list; otherwise costs ${calls}.` : `Costs ${calls}.`;
}
