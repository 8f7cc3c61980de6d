/** The meetings service's share of the demo company, with one file per area. */
import type { DemoCompany } from "#services/demo/company.ts";
import type { SeedContext } from "#services/kit/service.ts";
import { seedHeldMeetings } from "./meetings.ts";
import { seedUsers } from "./users.ts";
import { seedWebinars } from "./webinars.ts";

export function seedMeetings(context: SeedContext<DemoCompany>): void {
  seedUsers(context);
  seedHeldMeetings(context);
  seedWebinars(context);
}
