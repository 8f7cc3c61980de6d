/** The composed supergraph: as the build composes it, and as the Apollo gateway takes it. */
import { existsSync, readFileSync } from "node:fs";
import { type DocumentNode, parse } from "graphql";
import { projectRoot, schemaDirectory } from "#platform/project-root.ts";

/** File of the supergraph of all families, which the build composes. */
export const supergraphFile = new URL("dist/supergraph.graphql", projectRoot);

export interface ComposedSchemas {
  /** As the Apollo gateway takes it, after `loadableSupergraph`. */
  readonly supergraphSdl: string;
  readonly supergraph: DocumentNode;
  /** Schema for clients, parsed on first use. */
  readonly api: DocumentNode;
}

/** Texts that the composition writes. */
export interface SchemaTexts {
  readonly supergraph: string;
  readonly api: string;
}

/**
 * Reads the schemas of all families.
 * @returns their texts
 * @throws Error before the first build
 */
export function builtSchemas(): SchemaTexts {
  if (!existsSync(supergraphFile))
    throw new Error("dist/supergraph.graphql is missing: run `npm run build`, which composes it");
  const read = (file: URL) => readFileSync(file, "utf8");
  return { supergraph: read(supergraphFile), api: read(new URL("api.graphql", schemaDirectory)) };
}

/** Schemas, parsed once for all who read them. */
export function schemasOf({ supergraph, api }: SchemaTexts): ComposedSchemas {
  return {
    ...supergraphOf(supergraph),
    get api() {
      return parse(api, { noLocation: true });
    },
  };
}

/** The last supergraph that was parsed: gateways of one process load the same one. */
let last: Omit<ComposedSchemas, "api"> | undefined;

/** A supergraph as it is loaded. */
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
 * @throws when the table is missing or empty: every operation would then seem to cost nothing.
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

/** A document that shows what can be asked. */
export function example(name: "linked"): string {
  return readFileSync(new URL(`examples/${name}.graphql`, schemaDirectory), "utf8");
}

/**
 * The Apollo gateway refuses a supergraph whose security directives it would have to enforce. They are
 * enforced before it, from the whole supergraph (see `access.ts`), so the demand is taken out.
 */
function loadableSupergraph(sdl: string): string {
  return sdl.replaceAll(/, for: SECURITY(?=\))/g, "");
}
