/** Queues with their members, and tags. */

import { newQueue } from "#services/contact-centre/queues.ts";
import type { ContactCentreTables } from "#services/contact-centre/tables.ts";
import type { DemoCompany } from "#services/demo/company.ts";
import { demoQueues, demoTags, personId } from "#services/demo/things/contact-centre.ts";
import { DAY } from "./agents.ts";

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
