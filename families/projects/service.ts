/** The local project management: an area a file. */
import { service } from "../kit/service.ts";
import { projects } from "./contract.ts";
import { listing } from "./listed.ts";
import { peopleHandlers } from "./service/people.ts";
import { projectHandlers } from "./service/projects.ts";
import { statusHandlers } from "./service/statuses.ts";
import { updateHandlers } from "./service/updates.ts";
import { projectTables } from "./tables.ts";

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
