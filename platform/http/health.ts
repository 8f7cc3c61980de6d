/** Answer of `/readyz`: the state of the process's parts. It names families, but never their URLs. */

/** The state of the circuit breaker of a family. */
export type BreakerState = "closed" | "open" | "half-open";

export interface Health {
  readonly families: Readonly<Record<string, BreakerState>>;
  /** State of the store for webhook messages. */
  readonly inbox?: "ready" | "unavailable";
  /** State of the store that several processes share; absent if there is none. */
  readonly shared?: "connected" | "away";
  /** A hash of the schema that the gateway serves. */
  readonly schema?: string;
  /** Absent until the index is first read. */
  readonly peopleIndex?: { readonly people: number; readonly ageMs: number };
  /** Subgraphs that are processes of their own, and whether they answer. */
  readonly subgraphs?: Readonly<Record<string, "up" | "down">>;
}
