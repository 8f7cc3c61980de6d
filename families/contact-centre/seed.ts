/** The contact centre's share of the demo company, an area a file. */
import type { DemoCompany } from "../demo-company.ts";
import type { SeedContext } from "../kit/service.ts";
import { seedAgents } from "./seed/agents.ts";
import { seedEndUsers } from "./seed/end-users.ts";
import { seedQueues } from "./seed/queues.ts";
import { contactCentreTables } from "./tables.ts";

export * from "./seed/agents.ts";
export * from "./seed/end-users.ts";
export * from "./seed/queues.ts";

export function seedContactCentre({ store, random, company }: SeedContext<DemoCompany>): void {
  const tables = contactCentreTables(store);
  seedAgents(tables, company, random);
  seedQueues(tables, company);
  seedEndUsers(tables, company, random);
}
