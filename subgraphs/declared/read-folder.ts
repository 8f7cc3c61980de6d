/** Reads a folder of declared families: its files, their directives, and the resulting SDL. No call is made. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type DocumentNode, GraphQLError, Kind, parse, Source as SourceText } from "graphql";
import { demandIn } from "#subgraphs/kit/schema/required-scopes.ts";
import { namedType, textArgument } from "./keys.ts";
import { type DeclaredMember, splitMembers } from "./members.ts";
import type { Connector, PagingRule, Source } from "./model.ts";
import { Mistakes, placeOf } from "./places.ts";
import { ConnectorReader } from "./sdl/connectors.ts";
import { type DeclaredFile, expand, type KnownField, type KnownType } from "./sdl/expand.ts";
import { namesIn } from "./sdl/file-names.ts";
import { checkFit } from "./sdl/fit.ts";
import { isObject } from "./sdl/nodes.ts";
import { SourceReader } from "./sdl/sources.ts";

/** A folder that was read. */
export interface DeclaredFolder {
  /** The SDL of the subgraph. */
  readonly typeDefs: DocumentNode;
  readonly sources: readonly Source[];
  readonly connectors: readonly Connector[];
  /** Fields that the subgraphs of their types read from rows. */
  readonly members: readonly DeclaredMember[];
  /** Changes if a file changes. */
  readonly version: string;
  /** Sentences for operators about null fields and avoidable calls. */
  readonly notices: readonly string[];
}

export interface FolderOptions {
  readonly folder: string;
  /** The families of the deployment, which connectors may call by name. */
  readonly families: readonly string[];
  /** The SDL of the other subgraphs, read when a file extends one of their types. */
  readonly others: () => readonly DocumentNode[];
}

/**
 * Reads a folder.
 * @throws DeclarationError with all mistakes, each with its file, line and column
 */
export function readFolder({ folder, families, others }: FolderOptions): DeclaredFolder {
  const mistakes = new Mistakes();
  const hash = createHash("sha256");
  const texts = textsIn(folder, mistakes);
  const files: DeclaredFile[] = [];
  const members: DeclaredMember[] = [];
  for (const { name, text } of texts) {
    hash.update(`${name}\n${text}\n`);
    const document = parsed(name, text, mistakes);
    if (!document) continue;
    const before = mistakes.list.length;
    const names = namesIn(document, mistakes);
    if (names) {
      const split = splitMembers(document, mistakes);
      members.push(...split.members);
      files.push({ document: split.rest, names });
    } else if (mistakes.list.length === before)
      mistakes.list.push(`${name}: The file links no https://specs.apollo.dev/connect`);
  }
  mistakes.throwAny();
  const sources = new Map<string, Source>();
  const pagings: PagingRule[] = [];
  const shared = { mistakes, sources, pagings, families: new Set(families), types: composites(files) };
  for (const { document, names } of files) new SourceReader(names, shared).readSources(document);
  const connectors = files.flatMap(({ document, names }) => {
    const reader = new ConnectorReader(names, shared);
    reader.checkPlaces(document);
    return document.definitions.flatMap((node) =>
      isObject(node) && node.name.value !== "Subscription" ? reader.connectorsOf(node) : [],
    );
  });
  reportTwice(files, connectors, new Set([...shared.types, ...extended(files)]), mistakes);
  reportUnpaged(pagings, connectors, mistakes);
  let types: ReadonlyMap<string, KnownType> | undefined;
  const typeDefs = expand({
    files,
    connectors,
    mistakes,
    known: () => {
      types ??= knownTypes(others());
      return types;
    },
  });
  // Names are compared only if all types are valid.
  mistakes.throwAny();
  const fit = checkFit({ typeDefs, connectors, mistakes });
  mistakes.throwAny();
  return {
    typeDefs,
    sources: [...sources.values()].filter((source) =>
      connectors.some((connector) => connector.source === source),
    ),
    connectors,
    members,
    version: hash.digest("hex").slice(0, 16),
    notices: [...fit.notices, ...repeatedCalls(files, connectors, fit.partial)],
  };
}

function textsIn(
  folder: string,
  mistakes: Mistakes,
): readonly { readonly name: string; readonly text: string }[] {
  try {
    const names = readdirSync(folder)
      .filter((name) => name.endsWith(".graphql"))
      .sort();
    if (names.length === 0) mistakes.list.push(`${folder} has no file that ends with .graphql`);
    const byLowerCase = new Map(names.map((name) => [name.toLowerCase(), name]));
    for (const name of names) {
      const other = byLowerCase.get(name.toLowerCase()) ?? name;
      if (other !== name)
        mistakes.list.push(
          `${name}: ${other} has the same name but for upper case, and some systems keep one of them`,
        );
    }
    return names.flatMap((name) => {
      const text = textOf(join(folder, name));
      if (text === undefined) mistakes.list.push(`${name}: is no file with text in UTF-8`);
      return text === undefined ? [] : { name, text };
    });
  } catch (error) {
    const { code = "an error" } = error as NodeJS.ErrnoException;
    mistakes.list.push(
      code === "ENOTDIR"
        ? `${folder} is a file; families.folder is the folder that holds it`
        : code === "ENOENT"
          ? `${folder} does not exist`
          : `${folder} cannot be read (${code})`,
    );
    return [];
  }
}

/** Error codes for names that are not files: a folder, and a broken link. */
const NO_FILE = new Set(["EISDIR", "ENOENT"]);

/** The text of a file without a byte order mark, which would move the columns of its first line. */
function textOf(file: string): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(file));
  } catch (error) {
    if (error instanceof TypeError || NO_FILE.has((error as NodeJS.ErrnoException).code ?? ""))
      return undefined;
    throw error;
  }
}

function parsed(name: string, text: string, mistakes: Mistakes): DocumentNode | undefined {
  try {
    return parse(new SourceText(text, name));
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const [{ line, column } = { line: 1, column: 1 }] = error.locations ?? [];
    mistakes.list.push(`${name}:${line}:${column}: ${error.message}`);
    return undefined;
  }
}

/** Reports names that are declared twice, because a schema cannot have both. */
function reportTwice(
  files: readonly DeclaredFile[],
  connectors: readonly Connector[],
  objects: ReadonlySet<string>,
  mistakes: Mistakes,
): void {
  const types = new Map<string, string>();
  for (const { document } of files)
    for (const node of document.definitions) {
      if (!("name" in node) || !node.name || node.kind === Kind.OPERATION_DEFINITION) continue;
      const isRoot = node.name.value === "Query" || node.name.value === "Mutation";
      if (node.kind.endsWith("Extension") || node.kind === Kind.DIRECTIVE_DEFINITION || isRoot) continue;
      // Each file may name the scalars that it uses.
      if (node.kind === Kind.SCALAR_TYPE_DEFINITION) continue;
      const before = types.get(node.name.value);
      if (before !== undefined) mistakes.at(node, `${node.name.value} is defined in ${before} as well`);
      types.set(node.name.value, placeOf(node));
    }
  const fields = new Map<string, string>();
  for (const { coordinate, kind, place, typeName, returns, list } of connectors) {
    if (kind === "type" || kind === "batch") continue;
    const before = fields.get(coordinate);
    // Objects can be merged. Rows of two lists have no common order, and a write is made once.
    if (before !== undefined && (list || typeName === "Mutation" || !objects.has(returns)))
      mistakes.list.push(
        `${place}: ${coordinate} has a connector at ${before} as well; only a field that reads one object can have several`,
      );
    fields.set(coordinate, place);
  }
}

/** The names of the types of other subgraphs that the folder extends. */
const extended = (files: readonly DeclaredFile[]): readonly string[] =>
  files.flatMap(({ document }) =>
    document.definitions.flatMap((node) => (node.kind === Kind.OBJECT_TYPE_EXTENSION ? node.name.value : [])),
  );

/** The names of the types that have objects. */
const composites = (files: readonly DeclaredFile[]): ReadonlySet<string> =>
  new Set(
    files.flatMap(({ document }) =>
      document.definitions.flatMap((node) =>
        node.kind === Kind.OBJECT_TYPE_DEFINITION ||
        node.kind === Kind.INTERFACE_TYPE_DEFINITION ||
        node.kind === Kind.UNION_TYPE_DEFINITION
          ? node.name.value
          : [],
      ),
    ),
  );

/** `@paging` without a list. */
function reportUnpaged(
  rules: readonly PagingRule[],
  connectors: readonly Connector[],
  mistakes: Mistakes,
): void {
  for (const { source, fields, paging, node } of rules) {
    if (!fields && !connectors.some((connector) => connector.paging === paging))
      mistakes.at(node, `@paging finds no list of objects of the folder that a GET of ${source} answers`);
    for (const field of fields ?? [])
      if (!connectors.some(({ coordinate, paging: own }) => coordinate === field && own === paging))
        mistakes.at(
          node,
          `@paging names ${field}, which is no list of objects of the folder that a GET of ${source} answers`,
        );
  }
}

/** The types of the other subgraphs that have fields. */
function knownTypes(documents: readonly DocumentNode[]): ReadonlyMap<string, KnownType> {
  const types = new Map<string, { keys: string[]; fields: Map<string, KnownField> }>();
  for (const { definitions } of documents)
    for (const node of definitions) {
      if (node.kind !== Kind.OBJECT_TYPE_DEFINITION && node.kind !== Kind.OBJECT_TYPE_EXTENSION) continue;
      const type = types.get(node.name.value) ?? { keys: [], fields: new Map<string, KnownField>() };
      for (const directive of node.directives ?? []) {
        const fields = directive.name.value === "key" ? textArgument(directive, "fields") : undefined;
        if (fields && /^\w+$/.test(fields) && !type.keys.includes(fields)) type.keys.push(fields);
      }
      const ofType = demandIn(node.directives) ?? [];
      for (const { name, type: own, directives } of node.fields ?? []) {
        if (directives?.some((one) => one.name.value === "external")) continue;
        const demands = [ofType, demandIn(directives) ?? []].filter((demand) => demand.length > 0);
        type.fields.set(name.value, { type: own, demands });
      }
      types.set(node.name.value, type);
    }
  return types;
}

/**
 * Calls that are made once per list item, although one call could read many keys.
 * @param partial Types for which a selection omits members that are read by key.
 */
function repeatedCalls(
  files: readonly DeclaredFile[],
  connectors: readonly Connector[],
  partial: ReadonlySet<string>,
): readonly string[] {
  const lists = new Map<string, string>();
  for (const { document } of files)
    for (const node of document.definitions) {
      if (node.kind !== Kind.OBJECT_TYPE_DEFINITION && node.kind !== Kind.OBJECT_TYPE_EXTENSION) continue;
      for (const { name, type } of node.fields ?? []) {
        const isList =
          type.kind === Kind.LIST_TYPE ||
          (type.kind === Kind.NON_NULL_TYPE && type.type.kind === Kind.LIST_TYPE);
        if (isList && !lists.has(namedType(type)))
          lists.set(namedType(type), `${node.name.value}.${name.value}`);
      }
    }
  const batched = new Set(connectors.flatMap(({ kind, returns }) => (kind === "batch" ? returns : [])));
  return connectors.flatMap(({ coordinate, kind, typeName, fieldName, returns, method, place, keys }) => {
    const isByParent = kind === "field" && fieldName !== undefined && keys.length > 0;
    const listed = lists.get(kind === "entity" ? returns : typeName);
    if (listed === undefined || (!isByParent && kind === "field")) return [];
    if (kind === "batch" || (kind !== "field" && (batched.has(returns) || !partial.has(returns)))) return [];
    const holder = kind === "field" ? typeName : returns;
    return `${place}: ${coordinate} makes one ${method} for each ${holder} of ${listed}; if the service takes many keys in one call, a connector on ${holder} with $batch needs one call for all`;
  });
}
