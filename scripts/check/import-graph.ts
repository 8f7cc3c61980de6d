/** The import graph of the source files, type imports included. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseSync, Visitor } from "oxc-parser";
import { ROOT } from "#scripts/tables.ts";

/** An import of a file: its specifier, and the imported file as a path from the root. */
export interface Import {
  readonly specifier: string;
  readonly file: string;
}

/** Imports of files of this repository, by importing file. */
export type ImportGraph = ReadonlyMap<string, readonly Import[]>;

/**
 * Reads the imports of source files: static, dynamic and type imports, and re-exports.
 * @param files paths from the root
 * @throws when a file does not parse, or imports a file of this repository that does not exist
 */
export function importGraph(files: readonly string[]): ImportGraph {
  return new Map(files.map((file) => [file, importsOf(file, readFileSync(join(ROOT, file), "utf8"))]));
}

/** The imports of one file; see `importGraph`. */
export function importsOf(file: string, text: string): Import[] {
  const imports: Import[] = [];
  for (const specifier of specifiersIn(file, text)) {
    // Skips files that the bundler reads as text (`?raw`), runs as a worker, or copies.
    if (/\?(raw|worker)$|\.(css|svg)$/.test(specifier)) continue;
    const target = targetOf(file, specifier);
    if (target === undefined) continue;
    if (!existsSync(join(ROOT, target)))
      throw new Error(`${file} imports ${specifier}, which does not exist`);
    imports.push({ specifier, file: target });
  }
  return imports;
}

function specifiersIn(file: string, text: string): ReadonlySet<string> {
  const { module, program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const found = new Set<string>();
  for (const { moduleRequest } of module.staticImports) found.add(moduleRequest.value);
  for (const { entries } of module.staticExports)
    for (const { moduleRequest } of entries) if (moduleRequest) found.add(moduleRequest.value);
  // `import("./x.ts")` as an expression or as a type, where the name is a literal.
  new Visitor({
    ImportExpression: ({ source }) => {
      if (source.type === "Literal" && typeof source.value === "string") found.add(source.value);
    },
    TSImportType: ({ source }) => {
      found.add(source.value);
    },
  }).visit(program);
  return found;
}

/** The file of this repository that a specifier names; undefined for a package. */
function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith("#generated/")) return `.${specifier.slice(1)}`;
  if (specifier.startsWith("#")) return specifier.slice(1);
  if (!specifier.startsWith(".")) return undefined;
  return relative(ROOT, join(ROOT, dirname(file), specifier));
}

/**
 * Finds import cycles, by Tarjan's algorithm.
 * @returns each strongly connected component of more than one file, sorted by name, the largest first
 */
export function circlesIn(graph: ImportGraph): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];

  const visit = (file: string): void => {
    const own = order.size;
    order.set(file, own);
    lowest.set(file, own);
    open.push(file);
    for (const { file: target } of graph.get(file) ?? []) {
      if (!graph.has(target)) continue;
      if (!order.has(target)) visit(target);
      if (open.includes(target))
        lowest.set(file, Math.min(lowest.get(file) ?? own, lowest.get(target) ?? own));
    }
    if (lowest.get(file) !== own) return;
    const circle = open.splice(open.indexOf(file));
    if (circle.length > 1) circles.push(circle.sort());
  };

  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return circles.sort((a, b) => b.length - a.length);
}
