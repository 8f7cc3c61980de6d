/** Queues with their members, and tags. */

import { newQueue } from "#services/contact-centre/queues.ts";
import type { ContactCentreTables } from "#services/contact-centre/tables.ts";
import type { DemoCompany } from "#services/demo/company.ts";
import { DAY, personId, uuid } from "./agents.ts";

/** The queues by their members: people from an index on. */
export const demoQueues = {
  /** The default, with every setting. */
  general: { id: uuid("90e", 0), name: "General enquiries", from: 0, size: 12 },
  billing: { id: uuid("90e", 1), name: "Billing questions", from: 12, size: 34 },
  returns: { id: uuid("90e", 2), name: "Returns", from: 40, size: 5 },
  /** Only what a queue must have, and nobody in it. */
  overflow: { id: uuid("90e", 3), name: "Overflow", from: 0, size: 0 },
} as const;

export const demoTags = {
  complaint: { id: uuid("7a9", 0), name: "Complaint", color: "#c0392b", status: "ACTIVATED" },
  refund: { id: uuid("7a9", 1), name: "Refund", color: "#2980b9", status: "ACTIVATED" },
  praise: { id: uuid("7a9", 2), name: "Praise", color: null, status: "ACTIVATED" },
  campaign: { id: uuid("7a9", 3), name: "Spring campaign", color: "#27ae60", status: "DEACTIVATED" },
} as const;

const bare = { isDefault: false, callFunctionality: false, isDoNotOfferEnabled: false };

const settings = {
  general: {
    isDefault: true,
    callFunctionality: true,
    isDoNotOfferEnabled: true,
    priority: 1,
    offerTimeout: 30,
    wrapupTimeout: 60,
    offerAlgorithm: "LONGEST_IDLE",
    queueThresholds: { waitingConversations: 20, waitTime: 300 },
    doNotOfferTimeouts: { declined: 60, missed: 120 },
    preferredAgentTimeouts: { available: 30, busy: 120, away: 60 },
    isPreferredAgentEnabled: true,
    offerAbandonedConversations: true,
    personalAgentOfflineTimeout: 600,
    preferredAgentOfflineTimeout: 300,
  },
  billing: { ...bare, callFunctionality: true, priority: 2, offerAlgorithm: "ROUND_ROBIN" },
  returns: { ...bare, priority: 5, offerTimeout: 45, offerAlgorithm: "LEAST_BUSY" },
  overflow: bare,
} as const;

export function seedQueues({ queues, tags }: ContactCentreTables, { people, today }: DemoCompany): void {
  const createdAt = new Date(today - 400 * DAY).toISOString();
  for (const key of ["general", "billing", "returns", "overflow"] as const) {
    const { id, name, from, size } = demoQueues[key];
    const value = newQueue(id, { name, ...settings[key] }, createdAt);
    queues.put({ value, agentIds: people.slice(from, from + size).map(personId) });
  }
  for (const tag of Object.values(demoTags)) tags.put({ ...tag, createdAt });
}
