/** How the parts are doing: what `/readyz` answers. It names families, never where they are. */

/** The state of the circuit breaker of a family. */
export type CircuitName = "closed" | "open" | "half-open";

export interface Health {
  readonly families: Readonly<Record<string, CircuitName>>;
  /** Whether what families report can be kept and read. */
  readonly inbox?: "ready" | "unavailable";
  /** The store that several processes share; absent if there is none. */
  readonly shared?: "connected" | "away";
  /** A hash of the schema that the gateway serves. */
  readonly schema?: string;
  /** Absent until the index is first read. */
  readonly peopleIndex?: { readonly people: number; readonly ageMs: number };
  /** Subgraphs that are processes of their own, and whether they answer. */
  readonly subgraphs?: Readonly<Record<string, "up" | "down">>;
}
