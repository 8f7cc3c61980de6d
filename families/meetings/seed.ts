/** The meetings service's share of the demo company: an area a file. */
import type { DemoCompany } from "../demo-company.ts";
import type { SeedContext } from "../kit/service.ts";
import { seedHeldMeetings } from "./seed/meetings.ts";
import { seedUsers } from "./seed/users.ts";
import { seedWebinars } from "./seed/webinars.ts";

export { demoMeetings, demoWebinars, strangers } from "./seed/cases.ts";

export function seedMeetings(context: SeedContext<DemoCompany>): void {
  seedUsers(context);
  seedHeldMeetings(context);
  seedWebinars(context);
}
