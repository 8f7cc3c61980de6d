/** Tables of the contact center. The seed fills them; the service reads and writes them. */

import type {
  Agent,
  AgentPresence,
  Conversation,
  EndUser,
  Queue,
  Tag,
  Team,
} from "#contracts/contact-centre/index.ts";
import type { Store } from "#services/kit/data/store.ts";

/** A stored agent. The rows of teams and queues contain their agents. */
export type StoredAgent = Omit<Agent, "teamIds" | "queueIds">;

export type StoredPresence = Omit<AgentPresence, "displayName" | "email">;

/** A team or queue, with its agents in the order in which they joined. */
export interface Group<T> {
  readonly value: T;
  readonly agentIds: readonly string[];
}

/** A stored conversation, with the agent's id in place of the agent. */
export interface StoredConversation extends Omit<Conversation, "agent"> {
  readonly agentId: string | null;
}

/** Key of a tag: its name without case and surrounding spaces, because names are compared without them. */
export const tagKey = (name: string) => name.trim().toLowerCase();

const groups = <T extends { readonly id: string }>(store: Store, name: string) =>
  store.collection(name, {
    key: (group: Group<T>) => group.value.id,
    indexes: { agent: (group) => group.agentIds },
  });

export function contactCentreTables(store: Store) {
  return {
    agents: store.collection("agents", { key: (agent: StoredAgent) => agent.id }),
    presence: store.collection("presence", { key: (row: StoredPresence) => row.agentId }),
    teams: groups<Team>(store, "teams"),
    queues: groups<Queue>(store, "queues"),
    tags: store.collection("tags", {
      key: (tag: Tag) => tag.id,
      indexes: { name: (tag) => tagKey(tag.name) },
    }),
    endUsers: store.collection("endUsers", { key: (user: EndUser) => user.id }),
    conversations: store.collection("conversations", {
      key: (conversation: StoredConversation) => conversation.id,
      indexes: { user: (conversation) => conversation.userId },
    }),
  };
}

export type ContactCentreTables = ReturnType<typeof contactCentreTables>;
