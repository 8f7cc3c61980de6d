import type { FamilyClient } from "#subgraphs/kit/calls/family-client.ts";

/**
 * Returns a function that calls `clear` if the family was written to since the last call. A cache calls it before each
 * use, because a write may have changed anything that was read before it.
 */
export function afterWrites(client: Pick<FamilyClient, "writes">, clear: () => void): () => void {
  let { writes } = client;
  return () => {
    if (writes === client.writes) return;
    writes = client.writes;
    clear();
  };
}
