/** Project management in the graph: an area a file. */
import { peopleResolvers } from "./resolvers/people.ts";
import { projectResolvers } from "./resolvers/projects.ts";
import { teamResolvers } from "./resolvers/teams.ts";
import { updateResolvers } from "./resolvers/updates.ts";

export const projectsResolvers = [
  { Query: { projectManagement: () => ({}) } },
  projectResolvers,
  peopleResolvers,
  updateResolvers,
  teamResolvers,
] as const;
