/** The stand-in service of project management, with one file per area. */

import { projects } from "#contracts/projects/index.ts";
import { service } from "#services/kit/service.ts";
import { peopleHandlers } from "./people.ts";
import { projectHandlers } from "./projects.ts";
import { statusHandlers } from "./statuses.ts";
import { listing } from "./support/list-args.ts";
import { projectTables } from "./tables.ts";
import { updateHandlers } from "./updates.ts";

export const projectsService = service(projects, ({ store }) => {
  const tables = projectTables(store);
  const listed = listing(tables);
  return {
    ...peopleHandlers(tables),
    ...projectHandlers(tables, listed),
    ...updateHandlers(tables, listed),
    ...statusHandlers(tables, listed),
  };
});
