/** The composed supergraph: as committed, and as the stock gateway takes it. */
import { readFileSync } from "node:fs";

/** The supergraph as any federation router loads it. */
export function supergraphSdl(): string {
  return readFileSync(new URL("../schema/supergraph.graphql", import.meta.url), "utf8");
}

/**
 * The stock gateway refuses a supergraph whose security directives it would have to enforce. Ours
 * enforces them itself, from the whole supergraph (see `access.ts`), so the demand is taken out.
 */
export function loadableSupergraph(sdl: string): string {
  return sdl.replaceAll(/, for: SECURITY(?=\))/g, "");
}
