/** The composed supergraph: as committed, and as the stock gateway and planner take it. */
import { existsSync, readFileSync } from "node:fs";
import { type DocumentNode, parse } from "graphql";
import { schemaDirectory } from "#platform/project-root.ts";

export interface ComposedSchemas {
  /** What is planned with, after `loadableSupergraph`, as the stock gateway is given it too. */
  readonly supergraphSdl: string;
  readonly supergraph: DocumentNode;
  /** What clients see of it. */
  readonly api: DocumentNode;
}

/** What composition writes. */
export interface SchemaTexts {
  readonly supergraph: string;
  readonly api: string;
}

/** The committed schemas, which have all families. */
export function committedSchemas(): SchemaTexts {
  const read = (file: string) => readFileSync(new URL(file, schemaDirectory), "utf8");
  return { supergraph: read("supergraph.graphql"), api: read("api.graphql") };
}

/** Schemas, parsed once for all who read them. */
export function schemasOf({ supergraph, api }: SchemaTexts): ComposedSchemas {
  const supergraphSdl = loadableSupergraph(supergraph);
  return {
    supergraphSdl,
    // Where in the text everything stands is for error messages, and as large as all the rest.
    supergraph: parse(supergraphSdl, { noLocation: true }),
    api: parse(api, { noLocation: true }),
  };
}

/** The committed schemas, parsed. */
export const composedSchemas = (): ComposedSchemas => schemasOf(committedSchemas());

/**
 * What coordinates cost in REST calls; see `cost.ts`.
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
 * The stock gateway refuses a supergraph whose security directives it would have to enforce. Ours
 * enforces them itself, from the whole supergraph (see `access.ts`), so the demand is taken out.
 */
function loadableSupergraph(sdl: string): string {
  return sdl.replaceAll(/, for: SECURITY(?=\))/g, "");
}
