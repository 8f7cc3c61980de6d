/**
 * The SDL of a folder in federation's form, without `@source` and `@connect`: with a `@key` for each read by key,
 * with `@requires` for members of other subgraphs, and with scopes.
 */
import {
  type ASTNode,
  type ConstDirectiveNode,
  type DefinitionNode,
  type DocumentNode,
  type FieldDefinitionNode,
  Kind,
  type NamedTypeNode,
  parse,
  print,
  type TypeNode,
} from "graphql";
import { keyMembers, keyText, namedType, textArgument } from "#subgraphs/declared/keys.ts";
import type { Connector } from "#subgraphs/declared/model.ts";
import type { Mistakes } from "#subgraphs/declared/places.ts";
import { addDefaultDescriptions, describeField } from "#subgraphs/kit/schema/default-descriptions.ts";
import { type AnyOf, demandingAlso, scopeFor } from "#subgraphs/kit/schema/required-scopes.ts";
import { connectionSdl, withPaging } from "#subgraphs/kit/schema/shorthand/nodes.ts";
import type { FileNames } from "./file-names.ts";
import type { ObjectNode } from "./nodes.ts";

/** A type of the other subgraphs. */
export interface KnownType {
  /** Its keys with a single member. */
  readonly keys: readonly string[];
  readonly fields: ReadonlyMap<string, KnownField>;
}

export interface KnownField {
  readonly type: TypeNode;
  /** Sets of scopes of which a caller needs one. */
  readonly demands: readonly AnyOf[];
}

/** A file of the folder. */
export interface DeclaredFile {
  readonly document: DocumentNode;
  readonly names: FileNames;
}

interface Expansion {
  readonly files: readonly DeclaredFile[];
  readonly connectors: readonly Connector[];
  /** Types of the other subgraphs by name, read when a file extends one. */
  readonly known: () => ReadonlyMap<string, KnownType>;
  readonly mistakes: Mistakes;
}

/** Directives of federation that the expansion adds. */
const ADDED = ["@key", "@external", "@requires", "@requiresScopes", "@shareable"];
const OURS = new Set(["rates", "paging", "member"]);
const BUILT_IN = new Set(["ID", "String", "Int", "Float", "Boolean"]);

/** Expands the files of a folder into the SDL of one subgraph. */
export function expand({ files, connectors, known, mistakes }: Expansion): DocumentNode {
  const imports = new Set(ADDED);
  const others: DefinitionNode[] = [];
  const objects = new Map<string, ObjectNode>();
  const declared = new Set<string>();
  for (const { document, names } of files)
    for (const node of document.definitions) {
      if (node.kind === Kind.SCHEMA_EXTENSION || node.kind === Kind.SCHEMA_DEFINITION) {
        for (const name of federationImports(node.directives ?? [])) imports.add(name);
      } else if (node.kind === Kind.DIRECTIVE_DEFINITION) {
        if (!OURS.has(node.name.value)) others.push(node);
      } else if (node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.OBJECT_TYPE_EXTENSION) {
        const { value: name } = node.name;
        objects.set(name, joined(objects.get(name), withoutConnect(node, names.connect)));
      } else if (node.kind === Kind.SCALAR_TYPE_DEFINITION) {
        if (!declared.has(node.name.value)) others.push(node);
        declared.add(node.name.value);
      } else others.push(node);
    }
  const scalars = new Set<string>();
  const types = [...objects.values()].map((node) =>
    objectOf(node, {
      ofType: connectors.filter(({ typeName }) => typeName === node.name.value),
      connectors,
      known,
      mistakes,
      scalars,
    }),
  );
  const missing = [...scalars].filter((name) => !declared.has(name) && !BUILT_IN.has(name));
  const pages = connections(connectors);
  const list = [...imports].map((name) => JSON.stringify(name)).join(", ");
  const link = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: [${list}])`;
  const head = parse([link, ...missing.map((name) => `scalar ${name}`)].join("\n"), { noLocation: true });
  return { kind: Kind.DOCUMENT, definitions: [...head.definitions, ...others, ...types, ...pages] };
}

/** The connection types of lists with `@paging`. */
function connections(connectors: readonly Connector[]): readonly DefinitionNode[] {
  const paged = connectors.filter(({ paging }) => paging);
  if (paged.length === 0) return [];
  const types = [...new Set(paged.map(({ returns }) => returns))].map((type) => {
    const of = paged.filter(({ returns }) => returns === type);
    const total = of.some(({ paging }) => paging?.total)
      ? "Number of objects on all pages. Null if the service does not send it."
      : `Always null, because ${of[0]?.source.name} does not report it.`;
    return connectionSdl(type, total);
  });
  const info = `type PageInfo @shareable {
    hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String
  }`;
  const { definitions } = parse([...types, info].join("\n"), { noLocation: true });
  return definitions.map((node) => addDefaultDescriptions(node, undefined));
}

/** The field of a list with `@paging`. */
function pagedField(field: FieldDefinitionNode, { returns }: Connector): FieldDefinitionNode {
  const type: NamedTypeNode = {
    kind: Kind.NAMED_TYPE,
    name: { kind: Kind.NAME, value: `${returns}Connection` },
  };
  const paged = describeField(withPaging({ ...field, type }));
  return field.type.kind === Kind.NON_NULL_TYPE
    ? { ...paged, type: { kind: Kind.NON_NULL_TYPE, type } }
    : paged;
}

/**
 * A type without its connectors. Each file may define the root types, because the definitions are merged as
 * extensions.
 */
function withoutConnect(node: ObjectNode, connect: string): ObjectNode {
  const without = (directives: readonly ConstDirectiveNode[] = []) =>
    directives.filter(({ name }) => name.value !== connect);
  return {
    ...node,
    kind: ROOTS.has(node.name.value) ? Kind.OBJECT_TYPE_EXTENSION : node.kind,
    directives: without(node.directives),
    fields: (node.fields ?? []).map((field) => ({ ...field, directives: without(field.directives) })),
  };
}

/** Merges two parts of a type. A field that is equal in both parts is included once. */
function joined(one: ObjectNode | undefined, other: ObjectNode): ObjectNode {
  if (!one) return other;
  const text = (node: ASTNode) => print(node);
  const fields = new Set(one.fields?.map(text));
  const directives = new Set(one.directives?.map(text));
  return {
    ...(other.kind === Kind.OBJECT_TYPE_DEFINITION ? other : one),
    interfaces: [...(one.interfaces ?? []), ...(other.interfaces ?? [])],
    directives: [
      ...(one.directives ?? []),
      ...(other.directives ?? []).filter((node) => !directives.has(text(node))),
    ],
    fields: [...(one.fields ?? []), ...(other.fields ?? []).filter((node) => !fields.has(text(node)))],
  };
}

const ROOTS = new Set(["Query", "Mutation"]);

/** Federation directives that a file imports because it uses them itself. */
function federationImports(directives: readonly ConstDirectiveNode[]): readonly string[] {
  return directives.flatMap((link) => {
    const url = textArgument(link, "url");
    if (link.name.value !== "link" || !url?.startsWith("https://specs.apollo.dev/federation/")) return [];
    const list = link.arguments?.find(({ name }) => name.value === "import")?.value;
    return list?.kind === Kind.LIST
      ? list.values.flatMap((value) => (value.kind === Kind.STRING ? value.value : []))
      : [];
  });
}

interface ObjectExpansion {
  /** Connectors on the type and on its fields. */
  readonly ofType: readonly Connector[];
  readonly connectors: readonly Connector[];
  readonly known: () => ReadonlyMap<string, KnownType>;
  readonly mistakes: Mistakes;
  /** Scalars that added fields have. */
  readonly scalars: Set<string>;
}

function objectOf(node: ObjectNode, expansion: ObjectExpansion): ObjectNode {
  const { ofType } = expansion;
  const name = node.name.value;
  const isOwn = node.kind === Kind.OBJECT_TYPE_DEFINITION;
  const written = (node.fields ?? []).map((field) => fieldOf(field, isOwn, expansion));
  if (ROOTS.has(name)) return { ...node, fields: written };
  const readers = readersOf(node, expansion);
  const keys = new Set(ownKeys(node, readers, expansion.mistakes));
  const added = isOwn ? [] : foreignFields(node, expansion, keys);
  const kept = (node.directives ?? []).filter((directive) => !replaces(directive, keys));
  let directives: readonly ConstDirectiveNode[] = [
    ...kept,
    ...[...keys].map((fields) => directive("key", { fields })),
  ];
  // Other types can refer to objects that are read by key, so the type requires the scope, or each member that the
  // folder adds to a type of another subgraph.
  const scopes = new Set(readers.map(({ source }) => scopeFor(scopeName(source.name), "read")));
  const demanding = (own: readonly ConstDirectiveNode[] | undefined): readonly ConstDirectiveNode[] =>
    [...scopes].reduce((all, scope) => demandingAlso(all, [[scope]], undefined), own ?? []);
  if (isOwn) directives = demanding(directives);
  const connected = new Set(ofType.map(({ fieldName }) => fieldName));
  const ofKeys = new Set(directives.flatMap(keyMembers));
  const isRead = ({ name, directives: own }: FieldDefinitionNode) =>
    !isOwn &&
    !connected.has(name.value) &&
    !ofKeys.has(name.value) &&
    own?.some(({ name }) => name.value === "external") !== true;
  const fields = written.map((field) =>
    isRead(field) ? { ...field, directives: demanding(field.directives) } : field,
  );
  return { ...node, directives, fields: [...fields, ...added] };
}

/** The connectors that read objects of a type by a key. */
const readersOf = (node: ObjectNode, { ofType, connectors }: ObjectExpansion): readonly Connector[] => [
  ...ofType.filter(({ kind }) => kind === "type" || kind === "batch"),
  ...connectors.filter(({ kind, returns }) => kind === "entity" && returns === node.name.value),
];

/** The keys by which the folder's connectors read the objects of a type. */
function ownKeys(node: ObjectNode, readers: readonly Connector[], mistakes: Mistakes): readonly string[] {
  const name = node.name.value;
  const fields = new Set(node.fields?.map((field) => field.name.value));
  return readers.flatMap(({ keys, kind, coordinate, place }) => {
    const absent = kind === "entity" && keys.find(([first = ""]) => !fields.has(first));
    if (!absent && keys.length > 0) return keyText(keys);
    const problem = absent
      ? `The key of ${coordinate} is ${absent.join(".")}, and ${name} has no such field`
      : `${coordinate} has no key`;
    mistakes.list.push(`${place}: ${problem}`);
    return [];
  });
}

/** True if the folder resolves the key in a `@key` of the file. */
function replaces(directive: ConstDirectiveNode, keys: ReadonlySet<string>): boolean {
  const fields = directive.name.value === "key" ? textArgument(directive, "fields") : undefined;
  return fields !== undefined && keys.has(fields.trim().replace(/\s+/g, " "));
}

/** The fields of an extended type of another subgraph that are needed here: its key, and the members in `$this`. */
function foreignFields(
  node: ObjectNode,
  { ofType, known, mistakes, scalars }: ObjectExpansion,
  keys: Set<string>,
): readonly FieldDefinitionNode[] {
  const name = node.name.value;
  const type = known().get(name);
  if (!type) {
    mistakes.at(node, `${name} is extended, and neither this folder nor another subgraph defines it`);
    return [];
  }
  const written = new Set(node.fields?.map((field) => field.name.value));
  const [key] = type.keys;
  const hasKey =
    node.directives?.some((directive) => directive.name.value === "key") === true || keys.size > 0;
  if (!hasKey) {
    if (key === undefined) mistakes.at(node, `${name} has no key by which another subgraph can refer to it`);
    else keys.add(key);
  }
  const needed = new Set(
    ofType.flatMap(({ kind, keys: all }) => (kind === "field" ? all.map(([own = ""]) => own) : [])),
  );
  const added: FieldDefinitionNode[] = [];
  for (const field of [...(key !== undefined && !hasKey ? [key] : []), ...needed]) {
    const known = type.fields.get(field);
    // A field that does not exist is a mistake in the mapping, which is reported there.
    if (!known || written.has(field) || added.some((one) => one.name.value === field)) continue;
    scalars.add(namedType(known.type));
    added.push({
      kind: Kind.FIELD_DEFINITION,
      name: { kind: Kind.NAME, value: field },
      type: known.type,
      directives: type.keys.includes(field) ? [] : [directive("external", {})],
    });
  }
  return added;
}

function fieldOf(
  written: FieldDefinitionNode,
  isOwn: boolean,
  { ofType, known }: ObjectExpansion,
): FieldDefinitionNode {
  const connectors = ofType.filter(({ fieldName }) => fieldName === written.name.value);
  const [connector] = connectors;
  if (!connector) return written;
  const field = connector.paging ? pagedField(written, connector) : written;
  const { typeName } = connector;
  const sources = new Set(connectors.map(({ source }) => source.name));
  let directives: readonly ConstDirectiveNode[] = field.directives ?? [];
  for (const name of sources) {
    const scope = scopeFor(scopeName(name), typeName === "Mutation" ? "write" : "read");
    directives = demandingAlso(directives, [[scope]], undefined);
  }
  if (isOwn || ROOTS.has(typeName)) return { ...field, directives };
  const type = known().get(typeName);
  const required = connectors.flatMap(({ keys }) =>
    keys.filter(([first = ""]) => type?.keys.includes(first) === false),
  );
  // Scopes also apply to fields that are computed from a protected member, so that it is not revealed.
  for (const [first = ""] of required)
    for (const demand of type?.fields.get(first)?.demands ?? [])
      directives = demandingAlso(directives, demand, undefined);
  const states = directives.some(({ name }) => name.value === "requires");
  if (required.length === 0 || states) return { ...field, directives };
  return { ...field, directives: [...directives, directive("requires", { fields: keyText(required) })] };
}

/** In scopes, a family of the deployment has the name of its folder. */
const scopeName = (source: string): string =>
  source.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const directive = (name: string, args: Readonly<Record<string, string>>): ConstDirectiveNode => ({
  kind: Kind.DIRECTIVE,
  name: { kind: Kind.NAME, value: name },
  arguments: Object.entries(args).map(([key, value]) => ({
    kind: Kind.ARGUMENT,
    name: { kind: Kind.NAME, value: key },
    value: { kind: Kind.STRING, value },
  })),
});
