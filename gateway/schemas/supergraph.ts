/** The composed supergraph, as the build writes it and as the Apollo gateway loads it. */
import { existsSync, readFileSync } from "node:fs";
import { type DocumentNode, parse } from "graphql";
import { projectRoot, schemaDirectory } from "#platform/project-root.ts";

/** File of the supergraph of all families, which the build composes. */
export const supergraphFile = new URL("dist/supergraph.graphql", projectRoot);

export interface ComposedSchemas {
  /** SDL for the Apollo gateway, after `loadableSupergraph`. */
  readonly supergraphSdl: string;
  readonly supergraph: DocumentNode;
  /** Schema for clients, parsed at each read. */
  readonly api: DocumentNode;
}

/** SDL texts that the composition writes. */
export interface SchemaTexts {
  readonly supergraph: string;
  readonly api: string;
}

/**
 * Reads the schemas of all families.
 * @returns their SDL
 * @throws Error before the first build
 */
export function builtSchemas(): SchemaTexts {
  if (!existsSync(supergraphFile))
    throw new Error("dist/supergraph.graphql is missing: run `npm run build`, which composes it");
  const read = (file: URL) => readFileSync(file, "utf8");
  return { supergraph: read(supergraphFile), api: read(new URL("api.graphql", schemaDirectory)) };
}

/** Parses schemas. Readers share the parsed supergraph. */
export function schemasOf({ supergraph, api }: SchemaTexts): ComposedSchemas {
  return {
    ...supergraphOf(supergraph),
    get api() {
      return parse(api, { noLocation: true });
    },
  };
}

/** The last parsed supergraph, because all gateways of a process load the same one. */
let last: Omit<ComposedSchemas, "api"> | undefined;

/** Parses a supergraph for the Apollo gateway. */
export function supergraphOf(sdl: string): Omit<ComposedSchemas, "api"> {
  const supergraphSdl = loadableSupergraph(sdl);
  if (last?.supergraphSdl === supergraphSdl) return last;
  // `noLocation`, because locations serve only error messages and need as much memory as the rest.
  last = { supergraphSdl, supergraph: parse(supergraphSdl, { noLocation: true }) };
  return last;
}

/** The schemas of all families, parsed. */
export const composedSchemas = (): ComposedSchemas => schemasOf(builtSchemas());

/**
 * Costs of coordinates in REST calls; see `cost.ts`.
 * @throws if the table is missing or empty, because every operation would seem to cost nothing
 */
export function costTable(directory = schemaDirectory): string {
  const file = new URL("costs.tsv", directory);
  const table = existsSync(file) ? readFileSync(file, "utf8") : "";
  if (table.trim() === "")
    throw new Error(
      "schema/costs.tsv is missing or empty, so that the cost of an operation cannot be limited; restore it from version control",
    );
  return table;
}

/** An example document. */
export function example(name: "linked"): string {
  return readFileSync(new URL(`examples/${name}.graphql`, schemaDirectory), "utf8");
}

/**
 * Removes the demand that the Apollo gateway enforce security directives, because it refuses such a supergraph.
 * The directives are enforced before it, from the whole supergraph (see `access.ts`).
 */
function loadableSupergraph(sdl: string): string {
  return sdl.replaceAll(/, for: SECURITY(?=\))/g, "");
}
