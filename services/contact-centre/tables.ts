/** What the contact center keeps: read by the service, written by the seed. */

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

/** An agent as it is kept: which teams and queues they are in is kept there. */
export type StoredAgent = Omit<Agent, "teamIds" | "queueIds">;

export type StoredPresence = Omit<AgentPresence, "displayName" | "email">;

/** A team or queue and who is in it, in the order in which they came. */
export interface Group<T> {
  readonly value: T;
  readonly agentIds: readonly string[];
}

/** A conversation as it is kept: the agent is looked up when it is read. */
export interface StoredConversation extends Omit<Conversation, "agent"> {
  readonly agentId: string | null;
}

/** Names of tags are the same whatever their case and the spaces around them. */
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
