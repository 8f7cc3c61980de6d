/** The composed supergraph: as committed, and as the stock gateway takes it. */
import { existsSync, readFileSync } from "node:fs";

/** Beside this folder; a bundle lies a level deeper, in `dist/`. */
const schemaDirectory = ["../schema/", "../../schema/"]
  .map((path) => new URL(path, import.meta.url))
  .find((directory) => existsSync(directory)) as URL;

/** The supergraph as any federation router loads it. */
export function supergraphSdl(): string {
  return readFileSync(new URL("supergraph.graphql", schemaDirectory), "utf8");
}

/** What coordinates cost in REST calls; see `cost.ts`. */
export function costTable(): string {
  const file = new URL("costs.tsv", schemaDirectory);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

/** A document that shows what can be asked. */
export function example(name: "linked"): string {
  return readFileSync(new URL(`examples/${name}.graphql`, schemaDirectory), "utf8");
}

/**
 * The stock gateway refuses a supergraph whose security directives it would have to enforce. Ours
 * enforces them itself, from the whole supergraph (see `access.ts`), so the demand is taken out.
 */
export function loadableSupergraph(sdl: string): string {
  return sdl.replaceAll(/, for: SECURITY(?=\))/g, "");
}
