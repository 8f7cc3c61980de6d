/** Agents with their presence, and the teams that they are in. */

import { presenceStatuses } from "#contracts/contact-centre/index.ts";
import type { ContactCentreTables } from "#services/contact-centre/tables.ts";
import type { DemoCompany } from "#services/demo/company.ts";
import { AGENTS, demoTeams, personId } from "#services/demo/things/contact-centre.ts";
import type { Random } from "#services/kit/data/random.ts";

const MINUTE = 60_000;
export const DAY = 86_400_000;

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
