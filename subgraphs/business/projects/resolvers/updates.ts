/** Updates on the progress of projects. */

import type { GraphQLResolveInfo } from "graphql";
import {
  projects as family,
  projectHealths,
  projectStatuses,
  Update,
  updateOrders,
} from "#contracts/projects/index.ts";
import type {
  ProjectStatus,
  ProjectUpdateFilter,
  ProjectUpdateOrder,
  ProjectUpdatesArgs,
  Resolvers,
} from "#generated/business/resolvers.ts";
import type { BusinessContext } from "#subgraphs/business/context.ts";
import {
  matchesNothing,
  modeOf,
  numbersOf,
  oneNumber,
  oneOrder,
  startOf,
  wordOf,
} from "#subgraphs/business/projects/ids.ts";
import { referred } from "#subgraphs/business/projects/loaders.ts";
import { viewOf } from "#subgraphs/business/projects/views.ts";
import { emptyConnection } from "#subgraphs/kit/loading/connection.ts";
import { keyed } from "#subgraphs/kit/mapping/ids.ts";
import type { Nullish } from "#subgraphs/kit/mapping/nullish.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";
import { listOf, relation } from "#subgraphs/kit/people/relations.ts";

/** The family has one filter for a single status and another for several. */
function statusesIn(statuses: Nullish<readonly ProjectStatus[]>) {
  const [first, ...others] = (statuses ?? []).map((one) => wordOf(projectStatuses, one, "statuses"));
  if (first === undefined) return {};
  return others.length === 0 ? { projectStatus: first } : { projectStatuses: [first, ...others] };
}

/** Converts a filter and an order to the family's form. */
function inputOf(filter: Nullish<ProjectUpdateFilter>, orderBy: Nullish<readonly ProjectUpdateOrder[]>) {
  const order = oneOrder(orderBy);
  const { text, updatedAt, createdAt, includeDeleted, hasReactions, ...some } = filter ?? {};
  const { statuses, healths, projectIds, ...others } = some;
  const { projectOwnerIds, projectCompanyIds, projectCategoryIds, projectTagIds, ...rest } = others;
  return {
    ...rest,
    searchTerm: text,
    updatedAfter: startOf(updatedAt, "updatedAt"),
    createdAfter: startOf(createdAt, "createdAt"),
    showDeleted: includeDeleted,
    reactions: hasReactions,
    ...statusesIn(statuses),
    projectId: oneNumber("Project", projectIds, "projectIds"),
    projectHealths: healths?.map((one) => wordOf(projectHealths, one, "healths")),
    projectOwnerIds: numbersOf("ProjectPerson", projectOwnerIds, "projectOwnerIds"),
    projectCompanyIds: numbersOf("ProjectCompany", projectCompanyIds, "projectCompanyIds"),
    projectCategoryIds: numbersOf("ProjectCategory", projectCategoryIds, "projectCategoryIds"),
    projectTagIds: numbersOf("ProjectTag", projectTagIds, "projectTagIds"),
    orderBy: order && wordOf(updateOrders, order.field, "orderBy"),
    orderMode: order && modeOf(order),
  };
}

const updatesOf = relation(
  { by: "id", reads: listOf(family, "listProjectUpdates") },
  (
    { id }: { readonly id?: number | null },
    { filter, orderBy, ...page }: Partial<ProjectUpdatesArgs>,
    { projects }: BusinessContext,
    info: GraphQLResolveInfo,
  ) => {
    if (id == null) return null;
    if (matchesNothing(filter)) return emptyConnection();
    const input = { projectIds: id, ...inputOf(filter, orderBy) };
    const view = viewOf(info, "ProjectUpdate", "updates");
    return projects.connection("listProjectUpdates", input, page, view);
  },
);

export const updateResolvers: Resolvers = {
  ProjectManagement: {
    updates(_, { filter, orderBy, ...page }, { projects }, info) {
      if (matchesNothing(filter)) return emptyConnection();
      const view = viewOf(info, "ProjectUpdate", "updates");
      return projects.connection("listUpdates", inputOf(filter, orderBy), page, view);
    },
  },

  Project: { updates: updatesOf },
  ProjectReference: { updates: updatesOf },

  ProjectUpdate: mapWireType(
    Update,
    {
      ...keyed("ProjectUpdate"),
      project: relation({ by: "project", note: "comes with the update" }, ({ project }, _, { projects }) =>
        referred(projects.projects, project),
      ),
      author: relation({ by: "createdBy", note: "comes with the update" }, ({ createdBy }, _, { projects }) =>
        referred(projects.users, createdBy),
      ),
    },
    {
      alwaysSelect: ["id"],

      nested: { project: "Project", author: "ProjectPerson" },
    },
  ),
};
