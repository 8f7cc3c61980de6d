/**
 * Mapper types: the types of the objects that a subgraph's resolvers get. A family declares a type in its
 * `mappers.ts` if no rule determines it. `.generated/<subgraph>/mappers.ts` exports all types: the declared ones,
 * and the others by these rules:
 * - a type that is called like a wire type of its family's contract, with or without the prefix of the
 *   family, holds that wire type: `BankCard` holds `Wire<Card>`
 * - `XConnection` holds a `Connection` of what `X` holds
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Kind } from "graphql";
import { contractIn } from "#contracts/index.ts";
import { type SubgraphName, sdlFilesOf } from "#subgraphs/kit/schema/type-defs.ts";
import { PREFIXES } from "./check/convention-facts.ts";
import { camel, pascal } from "./family-new/names.ts";
import { filesBelow, ROOT } from "./tables.ts";

/** Object types, interfaces and unions of a folder. `family` is undefined for files beside the families. */
export interface Folder {
  readonly family: string | undefined;
  readonly types: ReadonlySet<string>;
}

/** A mapper type that a rule determines. */
interface DerivedMapper {
  readonly type: string;
  readonly holds: string;
}

const HOLDERS: ReadonlySet<string> = new Set([
  Kind.OBJECT_TYPE_DEFINITION,
  Kind.INTERFACE_TYPE_DEFINITION,
  Kind.UNION_TYPE_DEFINITION,
]);

function foldersOf(subgraph: SubgraphName): Folder[] {
  const types = new Map<string | undefined, Set<string>>();
  for (const { family, definitions } of sdlFilesOf(subgraph, { contractIn })) {
    const own = types.get(family) ?? new Set();
    types.set(family, own);
    for (const node of definitions)
      if ("name" in node && node.name && HOLDERS.has(node.kind)) own.add(node.name.value);
  }
  return [...types].map(([family, own]) => ({ family, types: own }));
}

const namesIn = (file: string, declaration: RegExp): string[] =>
  existsSync(join(ROOT, file))
    ? [...readFileSync(join(ROOT, file), "utf8").matchAll(declaration)].map(([, name = ""]) => name)
    : [];

/** The wire types in a family's contract: schemas with a type of the same name. */
function wireTypesOf(family: string): ReadonlySet<string> {
  const files = filesBelow(`contracts/${family}`, ".ts");
  const schemas = new Set(files.flatMap((file) => namesIn(file, /^export const ([A-Z]\w*)\b/gm)));
  const types = files.flatMap((file) => namesIn(file, /^export type ([A-Z]\w*)\b/gm));
  return new Set(types.filter((name) => schemas.has(name)));
}

/** The wire type with the name of a type, with or without the family's prefix. */
function wireTypeOf(type: string, family: string, wireTypes: ReadonlySet<string>): string | undefined {
  const prefixes = ["", ...(PREFIXES[family] ?? [pascal(family)])].filter((prefix) =>
    type.startsWith(prefix),
  );
  return prefixes.map((prefix) => type.slice(prefix.length)).find((name) => wireTypes.has(name));
}

/** Input of the rules for a subgraph. */
export interface MapperSources {
  readonly subgraph: string;
  readonly folders: readonly Folder[];
  /** The types with a mapper in a `mappers.ts`, by its path within the subgraph. */
  statedIn(file: string): readonly string[];
  /** The wire types that the contract of a family exports. */
  wireTypesOf(family: string): ReadonlySet<string>;
}

/** Text of the mapper types' file, and the place of each type in the form for the generator of resolvers. */
export interface MapperTypes {
  readonly text: string;
  readonly places: Readonly<Record<string, string>>;
}

/** Mapper types of a subgraph: declared ones, and those from the rules. */
export function mapperTypes({ subgraph, folders, statedIn, wireTypesOf }: MapperSources): MapperTypes {
  const head: string[] = [];
  /** TypeScript type for each GraphQL type, as the written file names it. */
  const held = new Map<string, string>();
  const derived: DerivedMapper[] = [];
  for (const { family, types } of folders) {
    const alias = family === undefined ? "shared" : camel(family);
    const file = family === undefined ? "mappers.ts" : `${family}/mappers.ts`;
    const own = `#subgraphs/${subgraph}/${file}`;
    const stated = statedIn(file);
    if (stated.length > 0)
      head.push(`export type * from "${own}";`, `import type * as ${alias} from "${own}";`);
    for (const type of stated) held.set(type, `${alias}.${type}Mapper`);
    if (family === undefined) continue;
    const wireTypes = wireTypesOf(family);
    const byName = [...types].flatMap((type) => {
      const name = held.has(type) ? undefined : wireTypeOf(type, family, wireTypes);
      return name === undefined ? [] : [{ type, holds: `Wire<${alias}Contract.${name}>` }];
    });
    if (byName.length > 0)
      head.push(`import type * as ${alias}Contract from "#contracts/${family}/index.ts";`);
    for (const { type } of byName) held.set(type, `${type}Mapper`);
    derived.push(...byName);
  }
  for (const type of folders.flatMap(({ types }) => [...types])) {
    const row = held.get(type.replace(/Connection$/, ""));
    if (!type.endsWith("Connection") || row === undefined || held.has(type)) continue;
    held.set(type, `${type}Mapper`);
    derived.push({ type, holds: `Connection<${row}>` });
  }
  const lines = derived.map(({ type, holds }) => `export type ${type}Mapper = ${holds};`).join("\n");
  const used = head.filter((line) => {
    const alias = /^import type \* as (\w+)/.exec(line)?.[1];
    return alias === undefined || lines.includes(`<${alias}.`);
  });
  return {
    text: `${[...KIT, ...used].join("\n")}\n\n${lines}\n`,
    places: Object.fromEntries([...held.keys()].map((type) => [type, `./mappers.ts#${type}Mapper`])),
  };
}

const KIT = [
  "/** Generated by `npm run codegen`; see `scripts/mappers.ts`. */",
  'import type { Wire } from "#contracts/kit/contract.ts";',
  'import type { Connection } from "#subgraphs/kit/loading/connection.ts";',
];

/**
 * Writes the mapper types of a subgraph.
 * @returns their places; see `MapperTypes`
 */
export function writeMappers(subgraph: SubgraphName): Record<string, string> {
  const { text, places } = mapperTypes({
    subgraph,
    folders: foldersOf(subgraph),
    statedIn: (file) => namesIn(`subgraphs/${subgraph}/${file}`, /^export type (\w+)Mapper\b/gm),
    wireTypesOf,
  });
  const file = join(ROOT, ".generated", subgraph, "mappers.ts");
  mkdirSync(dirname(file), { recursive: true });
  if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
  return { ...places };
}
