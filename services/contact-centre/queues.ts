/** Queues: their settings, and their agents. */

import type { NewQueue, Queue, queueOperations } from "#contracts/contact-centre/index.ts";
import { guidOf } from "#contracts/kit/guid.ts";
import type { HandlersOf } from "#services/kit/service.ts";
import { agentsOf, joined, withoutAgents } from "./support/agents.ts";
import { requireRow } from "./support/lookup.ts";
import type { ContactCentreTables } from "./tables.ts";

/** A new queue. Settings that the request omits are null. */
export function newQueue(id: string, asked: NewQueue, createdAt: string): Queue {
  const { name, isDefault, callFunctionality, isDoNotOfferEnabled } = asked;
  return {
    id,
    name,
    isDefault,
    callFunctionality,
    isDoNotOfferEnabled,
    priority: asked.priority ?? null,
    offerTimeout: asked.offerTimeout ?? null,
    wrapupTimeout: asked.wrapupTimeout ?? null,
    offerAlgorithm: asked.offerAlgorithm ?? null,
    queueThresholds: asked.queueThresholds ?? null,
    doNotOfferTimeouts: asked.doNotOfferTimeouts ?? null,
    preferredAgentTimeouts: asked.preferredAgentTimeouts ?? null,
    isPreferredAgentEnabled: asked.isPreferredAgentEnabled ?? null,
    offerAbandonedConversations: asked.offerAbandonedConversations ?? null,
    personalAgentOfflineTimeout: asked.personalAgentOfflineTimeout ?? null,
    preferredAgentOfflineTimeout: asked.preferredAgentOfflineTimeout ?? null,
    createdAt,
  };
}

export function queueHandlers(tables: ContactCentreTables): HandlersOf<typeof queueOperations> {
  const { queues } = tables;
  const queueOf = (queueId: string) => requireRow(queues, queueId, "queueId");

  return {
    listQueues: () => queues.all().map(({ value }) => value),
    createQueue({ body }, { now }) {
      // Only one queue is the default, so a new default replaces the old one.
      if (body.isDefault)
        for (const queue of queues.all())
          if (queue.value.isDefault) queues.put({ ...queue, value: { ...queue.value, isDefault: false } });
      const id = guidOf(`queue ${queues.nextId()}`);
      return queues.put({ value: newQueue(id, body, new Date(now).toISOString()), agentIds: [] }).value;
    },
    getQueue: ({ queueId }) => queueOf(queueId).value,

    listQueueMembers: ({ queueId }) => agentsOf(tables, queueOf(queueId).agentIds),
    assignQueueMembers({ queueId, body }) {
      const { agentIds } = queues.put(joined(tables, queueOf(queueId), body));
      return { members: agentsOf(tables, agentIds) };
    },
    removeQueueMembers({ queueId, body }) {
      queues.put(withoutAgents(tables, queueOf(queueId), body));
      return undefined;
    },
  };
}
