/** Teams, and the statuses of their people. */
import type { GraphQLResolveInfo } from "graphql";
import { PersonStatus, statusOrders, Team } from "#contracts/projects/index.ts";
import type { ProjectTeamStatusTimelineArgs, Resolvers } from "#generated/business/resolvers.ts";
import type { BusinessContext } from "#subgraphs/business/context.ts";
import { modeOf, numberOf, oneOrder, startOf, wordOf } from "#subgraphs/business/projects/ids.ts";
import { referred } from "#subgraphs/business/projects/loaders.ts";
import { viewOf } from "#subgraphs/business/projects/views.ts";
import { keyed } from "#subgraphs/kit/mapping/ids.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";

function statusTimeline(
  { id }: { readonly id?: number | null },
  { filter, orderBy, ...page }: Partial<ProjectTeamStatusTimelineArgs>,
  { projects }: BusinessContext,
  info: GraphQLResolveInfo,
) {
  if (id == null) return null;
  const order = oneOrder(orderBy);
  const input = {
    // The team of the path, which the query repeats.
    teamId: String(id),
    includeSubteams: filter?.includeSubteams,
    searchTerm: filter?.text,
    updatedAfter: startOf(filter?.updatedAt, "updatedAt"),
    showDeleted: filter?.includeDeleted,
    orderBy: order && wordOf(statusOrders, order.field, "orderBy"),
    orderMode: order && modeOf(order),
  };
  return projects.connection(
    "listTeamStatusesTimeline",
    input,
    page,
    viewOf(info, "ProjectPersonStatus", "statuses"),
  );
}

export const teamResolvers: Resolvers = {
  ProjectManagement: {
    team: (_, { id }) => ({ id: numberOf("ProjectTeam", id) }),
  },

  ProjectTeam: mapWireType(
    Team,
    {
      ...keyed("ProjectTeam"),
      statusTimeline,
    },
    { alwaysSelect: ["id"] },
  ),

  ProjectTeamReference: {
    ...keyed("ProjectTeamReference"),
    statusTimeline,
  },

  ProjectPersonStatus: mapWireType(
    PersonStatus,
    {
      ...keyed("ProjectPersonStatus"),
      person: ({ user }, _, { projects }) => referred(projects.users, user),
      team: ({ team }, _, { projects }) => referred(projects.teams, team),
    },
    {
      alwaysSelect: ["id"],

      nested: { person: "ProjectPerson", team: "ProjectTeam" },
    },
  ),
};
