/** Project management in the graph: an area a file. */
import { peopleResolvers } from "./people.ts";
import { projectResolvers } from "./projects.ts";
import { teamResolvers } from "./statuses.ts";
import { updateResolvers } from "./updates.ts";

export const projectsResolvers = [
  { Query: { projectManagement: () => ({}) } },
  projectResolvers,
  peopleResolvers,
  updateResolvers,
  teamResolvers,
] as const;
