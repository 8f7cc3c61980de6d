/** What the contact centre keeps: read by the service, written by the seed. */
import type { Store } from "../kit/store.ts";
import type { AgentPresence } from "./contract.ts";

export interface Team {
  readonly id: string;
  readonly name: string;
  /** In the order they joined. */
  readonly agentIds: readonly string[];
}

export function contactCentreTables(store: Store) {
  return {
    teams: store.collection("teams", { key: (team: Team) => team.id }),
    presence: store.collection("presence", { key: (agent: AgentPresence) => agent.agentId }),
  };
}
