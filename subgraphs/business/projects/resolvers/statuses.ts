/** Teams, and what their people say of themselves. */
import { PersonStatus, statusOrders, Team } from "#contracts/projects/index.ts";
import type { Resolvers } from "#subgraphs/business/__generated__/resolvers.ts";
import { numberOf, wordOf } from "#subgraphs/business/projects/ids.ts";
import { referred } from "#subgraphs/business/projects/loaders.ts";
import { viewOf } from "#subgraphs/business/projects/views.ts";
import { keyed } from "#subgraphs/kit/mapping/ids.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";

export const teamResolvers: Resolvers = {
  ProjectManagement: {
    team: (_, { id }) => ({ id: numberOf("ProjectTeam", id) }),
  },

  ProjectTeam: mapWireType(
    Team,
    {
      ...keyed("ProjectTeam", ({ id }: { id?: number | null }) => id),
      statusTimeline({ id }, args, { projects }, info) {
        if (id == null) return null;
        const { includeSubteams, searchTerm, updatedAfter, includeDeleted, orderBy, ...page } = args;
        const input = {
          // The path's own, which the query may repeat.
          teamId: String(id),
          includeSubteams,
          searchTerm,
          updatedAfter,
          showDeleted: includeDeleted,
          orderBy: orderBy && wordOf(statusOrders, orderBy.field, "orderBy"),
          orderMode: orderBy && (orderBy.descending ? ("desc" as const) : ("asc" as const)),
        };
        const view = viewOf(info, "ProjectPersonStatus", "statuses");
        return projects.connection("listTeamStatusesTimeline", input, page, view);
      },
    },
    { alwaysSelect: ["id"] },
  ),

  ProjectPersonStatus: mapWireType(
    PersonStatus,
    {
      ...keyed("ProjectPersonStatus", ({ id }: { id?: number | null }) => id),
      person: ({ user }, _, { projects }) => referred(projects.users, user),
      team: ({ team }, _, { projects }) => referred(projects.teams, team),
    },
    {
      alwaysSelect: ["id"],
      renamed: { person: "user" },
      nested: { person: "ProjectPerson", team: "ProjectTeam" },
    },
  ),
};
