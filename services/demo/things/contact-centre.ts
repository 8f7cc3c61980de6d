/** Things of the contact center in the demo company that have a name, for seeds and tests. */
import type { Person } from "#services/demo/company.ts";
import { idFor } from "#services/demo/ids.ts";

/** A stable UUID of something numbered: readable in tests, valid anywhere. */
export const uuid = (kind: string, index: number) =>
  `${kind.padEnd(8, "0")}-0000-4000-8000-${String(index + 1).padStart(12, "0")}`;

/** A person has one id in this family, as an agent and as an end user: the id in the profile. */
export const personId = ({ index }: Pick<Person, "index">) => idFor("contactCentre", index);

/** Number of agents: the first people of the company. The last twenty of them are in no team and no queue. */
export const AGENTS = 140;

/** The teams by their agents: people from an index on, so that some are in two teams. */
export const demoTeams = {
  frontDesk: { id: uuid("7ea", 0), name: "Front desk", from: 0, size: 12 },
  everyone: { id: uuid("7ea", 1), name: "Everyone on call", from: 0, size: 120 },
  billing: { id: uuid("7ea", 2), name: "Billing", from: 12, size: 25 },
  escalations: { id: uuid("7ea", 3), name: "Escalations", from: 30, size: 3 },
  /** A team without anybody: its presence is an empty page. */
  nightShift: { id: uuid("7ea", 4), name: "Night shift", from: 0, size: 0 },
} as const;

/** Some people never contacted the company. */
export const isEndUser = ({ index }: Pick<Person, "index">) => index % 10 !== 9;

/** Custom attributes of end users, by their purpose. */
export const demoAttributes = {
  language: uuid("a77", 0),
  loyaltyPoints: uuid("a77", 1),
  newsletter: uuid("a77", 2),
} as const;

/** The queues by their members: people from an index on. */
export const demoQueues = {
  /** The default, with every setting. */
  general: { id: uuid("90e", 0), name: "General enquiries", from: 0, size: 12 },
  billing: { id: uuid("90e", 1), name: "Billing questions", from: 12, size: 34 },
  returns: { id: uuid("90e", 2), name: "Returns", from: 40, size: 5 },
  /** A queue with required members only, and without agents. */
  overflow: { id: uuid("90e", 3), name: "Overflow", from: 0, size: 0 },
} as const;

export const demoTags = {
  complaint: { id: uuid("7a9", 0), name: "Complaint", color: "#c0392b", status: "ACTIVATED" },
  refund: { id: uuid("7a9", 1), name: "Refund", color: "#2980b9", status: "ACTIVATED" },
  praise: { id: uuid("7a9", 2), name: "Praise", color: null, status: "ACTIVATED" },
  campaign: { id: uuid("7a9", 3), name: "Spring campaign", color: "#27ae60", status: "DEACTIVATED" },
} as const;
