/** Queues and their members. All times are in seconds. */
import Type from "typebox";
import { del, get, json, patch, post } from "#contracts/kit/contract.ts";
import { wholeList } from "#contracts/kit/pages/whole.ts";
import { Agent } from "./agents.ts";
import { instant, name, orNull } from "./common.ts";

/** Most agents that one request can assign or remove, by the documents. */
export const MAX_MEMBERS = 10;

export const offerAlgorithms = ["LONGEST_IDLE", "ROUND_ROBIN", "LEAST_BUSY", "ALL_AT_ONCE"] as const;

const count = Type.Integer({ minimum: 0 });

/** Number of waiting contacts, and their waiting time, above which the queue counts as crowded. */
export const QueueThresholds = Type.Object({
  waitingConversations: Type.Optional(count),
  waitTime: Type.Optional(count),
});
/** Time for which an agent gets no offer after a declined or a missed one. */
export const DoNotOfferTimeouts = Type.Object({
  declined: Type.Optional(count),
  missed: Type.Optional(count),
});
/** Time to wait for the preferred agent, by the agent's current activity. */
export const PreferredAgentTimeouts = Type.Object({
  available: Type.Optional(count),
  busy: Type.Optional(count),
  away: Type.Optional(count),
});

const required = {
  name,
  isDefault: Type.Boolean(),
  callFunctionality: Type.Boolean(),
  isDoNotOfferEnabled: Type.Boolean(),
};
const settings = {
  priority: count,
  offerTimeout: count,
  wrapupTimeout: count,
  offerAlgorithm: Type.Enum([...offerAlgorithms]),
  queueThresholds: QueueThresholds,
  doNotOfferTimeouts: DoNotOfferTimeouts,
  preferredAgentTimeouts: PreferredAgentTimeouts,
  isPreferredAgentEnabled: Type.Boolean(),
  offerAbandonedConversations: Type.Boolean(),
  personalAgentOfflineTimeout: count,
  preferredAgentOfflineTimeout: count,
};

export const NewQueue = Type.Object({ ...required, ...Type.Partial(Type.Object(settings)).properties });
export type NewQueue = Type.Static<typeof NewQueue>;

/** A setting that was not sent is null; then the default of the service applies. */
export const Queue = Type.Object({
  id: Type.String(),
  ...required,
  priority: orNull(settings.priority),
  offerTimeout: orNull(settings.offerTimeout),
  wrapupTimeout: orNull(settings.wrapupTimeout),
  offerAlgorithm: orNull(settings.offerAlgorithm),
  queueThresholds: orNull(QueueThresholds),
  doNotOfferTimeouts: orNull(DoNotOfferTimeouts),
  preferredAgentTimeouts: orNull(PreferredAgentTimeouts),
  isPreferredAgentEnabled: orNull(settings.isPreferredAgentEnabled),
  offerAbandonedConversations: orNull(settings.offerAbandonedConversations),
  personalAgentOfflineTimeout: orNull(settings.personalAgentOfflineTimeout),
  preferredAgentOfflineTimeout: orNull(settings.preferredAgentOfflineTimeout),
  createdAt: instant,
});
export type Queue = Type.Static<typeof Queue>;

const newQueue = json(NewQueue, { wrapper: "request" });
const memberIds = json(
  Type.Object({ agentIds: Type.Optional(Type.Array(Type.String(), { maxItems: MAX_MEMBERS })) }),
);

export const queueOperations = {
  listQueues: get("/v1/queues", { page: wholeList("queues", Queue) }),
  createQueue: post("/v1/queues", { body: newQueue, returns: Queue, success: [201] }),
  getQueue: get("/v1/queues/{queueId}", { returns: Queue }),
  listQueueMembers: get("/v1/queues/{queueId}/members", { page: wholeList("members", Agent) }),
  assignQueueMembers: patch("/v1/queues/{queueId}/members", {
    body: memberIds,
    returns: Type.Object({ members: Type.Array(Agent) }),
  }),
  removeQueueMembers: del("/v1/queues/{queueId}/members", { body: memberIds, success: [204] }),
};
