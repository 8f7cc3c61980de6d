/** Seed of the contact center, with one file per area. */

import { contactCentreTables } from "#services/contact-centre/tables.ts";
import type { DemoCompany } from "#services/demo/company.ts";
import type { SeedContext } from "#services/kit/service.ts";
import { seedAgents } from "./agents.ts";
import { seedEndUsers } from "./end-users.ts";
import { seedQueues } from "./queues.ts";

export * from "./agents.ts";
export * from "./end-users.ts";
export * from "./queues.ts";

export function seedContactCentre({ store, random, company }: SeedContext<DemoCompany>): void {
  const tables = contactCentreTables(store);
  seedAgents(tables, company, random);
  seedQueues(tables, company);
  seedEndUsers(tables, company, random);
}
