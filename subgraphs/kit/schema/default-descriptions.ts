/**
 * Default descriptions of fields, arguments, members and sort keys that mean the same in every type, and of
 * pages and their edges. A description in the SDL takes precedence.
 */
import {
  type DefinitionNode,
  type EnumTypeDefinitionNode,
  type EnumValueDefinitionNode,
  type FieldDefinitionNode,
  type InputObjectTypeDefinitionNode,
  type InputValueDefinitionNode,
  Kind,
  print,
  type StringValueNode,
} from "graphql";

type Texts = Readonly<Record<string, string>>;

const fields: Texts = {
  id: "Global id, built from the type name and the ids that identify the object in the service.",
  upstreamId: "Id of the object in the service that stores it.",
  createdAt: "Time at which the object was created.",
  updatedAt: "Time of the last change.",
  edges: "Items of this page, each with its cursor.",
  nodes: "Items of this page.",
  pageInfo: "Pagination information of this page.",
  totalCount: "Number of objects on all pages; null if the service does not report it.",
  cursor: "Opaque cursor of this edge; pass it as `after` to read the items that follow.",
  node: "Item of this edge.",
};

const args: Texts = {
  first: "Number of items to read, from 1 to 250; 25 by default.",
  after: "Opaque cursor; only items after it are read.",
  last: "Number of items to read before the cursor `before`, from 1 to 250; 25 by default.",
  before: "Opaque cursor; only items before it are read.",
  filter: "Conditions that the items must meet.",
  orderBy: "Sort order of the list.",
  input: "Input of the mutation.",
  id: "Global id or id in the service.",
  ids: "Global ids or ids in the service.",
};

/** Descriptions of input members, by name and type. */
const members: Texts = {
  "createdAt: DateTimeRange": "Period of creation; both ends are included.",
  "updatedAt: DateTimeRange": "Period of the last change; both ends are included.",
  "entityTag: String":
    "Entity tag of the version to change; the change is refused if the current tag differs. Without a tag, changes that others made in the meantime are overwritten.",
};

/** Descriptions of sort fields, by enum value. */
const sortFields: Texts = {
  CREATED_AT: "By time of creation.",
  UPDATED_AT: "By time of the last change.",
};

/** True if fields of a name have a default description. */
export const hasDefaultText = (field: string): boolean => field in fields;

const description = (value: string): StringValueNode => ({ kind: Kind.STRING, value });

/**
 * Adds default descriptions to a definition where the SDL has none.
 * @param service name of the family's service with an article; undefined for definitions without a family
 */
export function addDefaultDescriptions(node: DefinitionNode, service: string | undefined): DefinitionNode {
  const texts = service === undefined ? fields : { ...fields, upstreamId: `Id of the object in ${service}.` };
  switch (node.kind) {
    case Kind.OBJECT_TYPE_DEFINITION: {
      const text = node.description ? undefined : pageText(node.name.value);
      return { ...withFields(node, texts), ...(text !== undefined && { description: description(text) }) };
    }
    case Kind.OBJECT_TYPE_EXTENSION:
    case Kind.INTERFACE_TYPE_DEFINITION:
    case Kind.INTERFACE_TYPE_EXTENSION:
      return withFields(node, texts);
    case Kind.INPUT_OBJECT_TYPE_DEFINITION:
      return withMembers(node);
    case Kind.ENUM_TYPE_DEFINITION:
      return node.name.value.endsWith("OrderField") ? withValues(node) : node;
    default:
      return node;
  }
}

function withFields<N extends { readonly fields?: readonly FieldDefinitionNode[] }>(
  node: N,
  texts: Texts,
): N {
  const names = new Set(node.fields?.map(({ name }) => name.value));
  const fields = (node.fields ?? []).map((field) =>
    describeField(field, { ...texts, ...knownText(field.name.value, names) }),
  );
  return { ...node, fields };
}

/** Description of `knownStatus` in a type with a text field `status`. */
function knownText(field: string, names: ReadonlySet<string>): Texts {
  const beside = field.replace(/^known([A-Z])/, (_, letter: string) => letter.toLowerCase());
  if (beside === field || !names.has(beside)) return {};
  return { [field]: `\`${beside}\` as an enum; \`OTHER\` for a text that is not known.` };
}

const withMembers = (node: InputObjectTypeDefinitionNode): InputObjectTypeDefinitionNode => ({
  ...node,
  fields: (node.fields ?? []).map((member) =>
    filledIn(member, members, `${member.name.value}: ${print(member.type)}`),
  ),
});

const withValues = (node: EnumTypeDefinitionNode): EnumTypeDefinitionNode => ({
  ...node,
  values: (node.values ?? []).map((value) => filledIn(value, sortFields)),
});

function pageText(typeName: string): string | undefined {
  const page = /^(.+)(Connection|Edge)$/.exec(typeName);
  if (!page) return undefined;
  const text = `page of \`${page[1]}\` objects.`;
  return page[2] === "Edge" ? `An item of a ${text}` : `A ${text}`;
}

/** Adds descriptions to a field and its arguments, unless they have one. */
export function describeField(node: FieldDefinitionNode, texts: Texts = {}): FieldDefinitionNode {
  const described = {
    ...node,
    arguments: (node.arguments ?? []).map((argument) => filledIn(argument, args)),
  };
  return filledIn(described, texts);
}

function filledIn<N extends FieldDefinitionNode | InputValueDefinitionNode | EnumValueDefinitionNode>(
  node: N,
  texts: Texts,
  key: string = node.name.value,
): N {
  const text = node.description ? undefined : texts[key];
  return text === undefined ? node : { ...node, description: description(text) };
}
