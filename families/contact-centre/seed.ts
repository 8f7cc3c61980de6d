/** The contact centre's share of the demo company: agents with their presence, in teams. */
import type { DemoCompany, Person } from "../demo-company.ts";
import type { SeedContext } from "../kit/service.ts";
import { presenceStatuses } from "./contract.ts";
import { contactCentreTables } from "./tables.ts";

const MINUTE = 60_000;

/** A stable UUID of something numbered: readable in tests, valid anywhere. */
const uuid = (kind: string, index: number) =>
  `${kind.padEnd(8, "0")}-0000-4000-8000-${String(index + 1).padStart(12, "0")}`;

export const agentIdOf = (person: Person) => uuid("a6e", person.index);

/** The teams by their agents: people from an index on, so that some are in two teams. */
export const demoTeams = {
  frontDesk: { id: uuid("7ea", 0), name: "Front desk", from: 0, size: 12 },
  everyone: { id: uuid("7ea", 1), name: "Everyone on call", from: 0, size: 120 },
  billing: { id: uuid("7ea", 2), name: "Billing", from: 12, size: 25 },
  escalations: { id: uuid("7ea", 3), name: "Escalations", from: 30, size: 3 },
  /** A team without anybody: its presence is an empty page. */
  nightShift: { id: uuid("7ea", 4), name: "Night shift", from: 0, size: 0 },
} as const;

export function seedContactCentre({ store, random, company }: SeedContext<DemoCompany>): void {
  const { teams, presence } = contactCentreTables(store);
  for (const { id, name, from, size } of Object.values(demoTeams)) {
    const agents = company.people.slice(from, from + size);
    teams.put({ id, name, agentIds: agents.map(agentIdOf) });
    for (const agent of agents) {
      if (presence.get(agentIdOf(agent))) continue;
      const status = random.pick(presenceStatuses);
      presence.put({
        agentId: agentIdOf(agent),
        displayName: agent.displayName,
        email: agent.email,
        status,
        statusSince: new Date(company.today - random.int(1, 600) * MINUTE).toISOString(),
        activeConversations: status === "BUSY" ? random.int(1, 5) : 0,
      });
    }
  }
}
