/** Agents with their presence, and the teams that they are in. */

import { presenceStatuses } from "#contracts/contact-centre/index.ts";
import type { ContactCentreTables } from "#services/contact-centre/tables.ts";
import type { DemoCompany, Person } from "#services/demo/company.ts";
import { idFor } from "#services/demo/ids.ts";
import type { Random } from "#services/kit/data/random.ts";

const MINUTE = 60_000;
export const DAY = 86_400_000;

/** A stable UUID of something numbered: readable in tests, valid anywhere. */
export const uuid = (kind: string, index: number) =>
  `${kind.padEnd(8, "0")}-0000-4000-8000-${String(index + 1).padStart(12, "0")}`;

/** A person has one id here, as an agent and as an end user: the one that their profile names. */
export const personId = ({ index }: Pick<Person, "index">) => idFor("contactCentre", index);

/** The first people of the company are agents; the last twenty of those are in no team and no queue. */
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

export function seedAgents(
  { agents, presence, teams }: ContactCentreTables,
  { people, today }: DemoCompany,
  random: Random,
): void {
  for (const person of people.slice(0, AGENTS)) {
    const { index, displayName, firstName, lastName, email, joinedAt } = person;
    agents.put({
      id: personId(person),
      displayName,
      firstName,
      lastName,
      email,
      role: index === 0 ? "ADMINISTRATOR" : index % 12 === 1 ? "SUPERVISOR" : "AGENT",
      createdAt: joinedAt,
    });
    const status = random.pick(presenceStatuses);
    presence.put({
      agentId: personId(person),
      status,
      statusSince: new Date(today - random.int(1, 600) * MINUTE).toISOString(),
      activeConversations: status === "BUSY" ? random.int(1, 5) : 0,
    });
  }
  const createdAt = new Date(today - 400 * DAY).toISOString();
  for (const { id, name, from, size } of Object.values(demoTeams))
    teams.put({ value: { id, name, createdAt }, agentIds: people.slice(from, from + size).map(personId) });
}
