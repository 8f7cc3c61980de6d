/** How the parts are doing: what `/readyz` answers. It names families, never where they are. */
import type { CircuitName } from "#subgraphs/kit/rest/rest-client.ts";

export interface Health {
  readonly families: Readonly<Record<string, CircuitName>>;
  /** Absent until the index is first read. */
  readonly peopleIndex?: { readonly people: number; readonly ageMs: number };
  /** Subgraphs that are processes of their own, and whether they answer. */
  readonly subgraphs?: Readonly<Record<string, "up" | "down">>;
}
