/** Resolvers of project management, with one file per area. */
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
