/** SDL of the subgraphs, for all families or for those that a deployment serves. */
import { readdirSync, readFileSync } from "node:fs";
import {
  type DefinitionNode,
  type DocumentNode,
  Kind,
  type ObjectTypeDefinitionNode,
  parse,
  Source,
} from "graphql";
import type { Collection } from "#contracts/kit/collections.ts";
import type { Family } from "#contracts/kit/contract.ts";
import { schemaDirectory } from "#platform/project-root.ts";
import { dropScopes, dropUnownedExternals, ownedFields, pruneTypeDefs, scopesIn } from "./prune-type-defs.ts";
import { type SdlFile, withRequiredScopes } from "./required-scopes.ts";
import { expandShorthand } from "./shorthand/expand.ts";
import { type FieldMarks, restFacts } from "./shorthand/rest.ts";

export type SubgraphName = Exclude<Family["subgraph"], "declared">;

/** Name of the subgraph of declared families in plans and in the supergraph. */
export const DECLARED = "declared";

/** Types of other subgraphs that `node` can return; see `scripts/compose.ts`. */
const STUBS = "node-stubs.graphql";
const COMMON = "common.graphql";

/** The SDL of a subgraph. */
export interface SubgraphSdl extends DocumentNode {
  /** Collections of types with `@rest`. */
  readonly collections: ReadonlyMap<string, Collection>;
  /** Marks on fields, by type. */
  readonly marks: ReadonlyMap<string, FieldMarks>;
}

/** Options for reading SDL files. */
export interface ReadOptions {
  /** Returns the contract of a family by folder. Families with `@rest` need one. */
  readonly contractIn: (folder: string) => Family | undefined;
  /** True to keep locations (file and line) in nodes. Servers do not need them, and they take memory. */
  readonly locations?: boolean;
}

/**
 * SDL of a subgraph: the common file, then the families' files sorted by name.
 * @throws GraphQLError with file and line for invalid SDL
 */
export function typeDefsOf(name: SubgraphName, options: ReadOptions): SubgraphSdl {
  return read([COMMON, ...filesOf(name)], options);
}

/**
 * SDL of the subgraphs without absent families: without their files, and without fields, types and scopes that
 * only these files use. A subgraph without queries is missing in the result.
 * @param families all families
 * @param serves returns true if the deployment has the family
 */
export function servedTypeDefs(
  families: readonly Family[],
  serves: (family: string) => boolean,
): Map<SubgraphName, SubgraphSdl> {
  const options = { contractIn: contractsOf(families) };
  const names = [...new Set(families.flatMap(({ subgraph }) => (subgraph === "declared" ? [] : subgraph)))];
  const absent = families.filter(({ name }) => !serves(name));
  if (absent.length === 0) return new Map(names.map((name) => [name, typeDefsOf(name, options)]));

  const folders = new Set(absent.map(({ name }) => folderOf(name)));
  const files = new Map(
    names.map((name) => [
      name,
      filesOf(name).filter((file) => !folders.has(folderIn(file) ?? "") && !file.endsWith(STUBS)),
    ]),
  );
  const gone = scopesOfFolders(names, options, (folder) => folders.has(folder));
  for (const scope of scopesOfFolders(names, options, (folder) => !folders.has(folder))) gone.delete(scope);
  const prune = (document: SubgraphSdl): SubgraphSdl => ({
    ...pruneTypeDefs(dropScopes(document, gone)),
    collections: document.collections,
    marks: document.marks,
  });
  const documents = new Map<SubgraphName, SubgraphSdl>();
  for (const [name, own] of files) documents.set(name, prune(read([COMMON, ...own], options)));
  for (const [name, document] of documents) if (!hasQuery(document)) documents.delete(name);

  for (const name of documents.keys()) {
    const stubs = filesOf(name).filter((file) => file.endsWith(STUBS));
    if (stubs.length === 0) continue;
    const owned = new Set([...documents].flatMap(([other, types]) => (other === name ? [] : typesIn(types))));
    const known = read(stubs, options).definitions.filter((stub) =>
      owned.has((stub as ObjectTypeDefinitionNode).name.value),
    );
    const own = read([COMMON, ...(files.get(name) ?? [])], options);
    documents.set(name, prune({ ...own, definitions: [...own.definitions, ...known] }));
  }
  const owned = ownedFields([...documents.values()]);
  for (const [name, document] of documents)
    documents.set(name, {
      ...pruneTypeDefs(dropUnownedExternals(document, owned)),
      collections: document.collections,
      marks: document.marks,
    });
  return documents;
}

/** Returns a function that finds a family's contract by folder. */
export const contractsOf = (families: readonly Family[]): ReadOptions["contractIn"] => {
  const byFolder = new Map(families.map((family) => [folderOf(family.name), family]));
  return (folder) => byFolder.get(folder);
};

const folderOf = (family: string) => family.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The family's folder of a file. Undefined for a file that several families share. */
const folderIn = (file: string): string | undefined => {
  const [, folder, name] = file.split("/");
  return name === undefined ? undefined : folder;
};

/** Scopes that files in folders of families demand. Shared files do not count. */
function scopesOfFolders(
  names: readonly SubgraphName[],
  options: ReadOptions,
  has: (folder: string) => boolean,
): Set<string> {
  const files = names.flatMap(filesOf).filter((file) => {
    const folder = folderIn(file);
    return folder !== undefined && has(folder);
  });
  return files.length === 0 ? new Set() : scopesIn(read(files, options));
}

/** Files of a subgraph below `schema/`, with slashes in paths. */
function filesOf(name: SubgraphName): string[] {
  return readdirSync(new URL(`${name}/`, schemaDirectory), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".graphql"))
    .sort()
    .map((file) => `${name}/${file.replaceAll("\\", "/")}`);
}

function read(files: readonly string[], options: ReadOptions): SubgraphSdl {
  const written = readFiles(files, options);
  return {
    kind: Kind.DOCUMENT,
    definitions: withRequiredScopes(expandShorthand(written)),
    ...restFacts(written),
  };
}

/** Definitions of a subgraph by SDL file, with expanded shorthand. */
export const sdlFilesOf = (name: SubgraphName, options: ReadOptions): readonly SdlFile[] =>
  expandShorthand(readFiles(filesOf(name), options));

const readFiles = (
  files: readonly string[],
  { locations = false, contractIn }: ReadOptions,
): readonly SdlFile[] =>
  files.map((file) => {
    const source = new Source(readFileSync(new URL(file, schemaDirectory), "utf8"), `schema/${file}`);
    const { definitions } = parse(source, { noLocation: !locations });
    const family = folderIn(file);
    return { family, definitions, contract: family === undefined ? undefined : contractIn(family) };
  });

const isObject = (node: DefinitionNode): node is ObjectTypeDefinitionNode =>
  node.kind === Kind.OBJECT_TYPE_DEFINITION;

const typesIn = ({ definitions }: DocumentNode) => definitions.filter(isObject).map(({ name }) => name.value);

const hasQuery = ({ definitions }: DocumentNode) =>
  definitions.some((node) => node.kind === Kind.OBJECT_TYPE_EXTENSION && node.name.value === "Query");
