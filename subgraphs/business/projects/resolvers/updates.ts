/** Updates on the progress of projects. */
import {
  projects as family,
  projectHealths,
  projectStatuses,
  Update,
  updateOrders,
} from "#contracts/projects/index.ts";
import type {
  ProjectUpdateFilter,
  ProjectUpdateOrder,
  Resolvers,
} from "#subgraphs/business/__generated__/resolvers.ts";
import { matchesNothing, numberOf, numbersOf, wordOf } from "#subgraphs/business/projects/ids.ts";
import { referred } from "#subgraphs/business/projects/loaders.ts";
import { viewOf } from "#subgraphs/business/projects/views.ts";
import { emptyConnection } from "#subgraphs/kit/loading/connection.ts";
import { keyed } from "#subgraphs/kit/mapping/ids.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";
import { listOf, relation } from "#subgraphs/kit/people/relations.ts";

type Given<T> = T | null | undefined;

/** A filter and an order as the family spells them. */
function inputOf(filter: Given<ProjectUpdateFilter>, orderBy: Given<ProjectUpdateOrder>) {
  const { includeDeleted, projectStatus, projectStatuses: statuses, ...some } = filter ?? {};
  const { projectId, projectHealth, projectHealths: healths, ...others } = some;
  const { projectOwnerIds, projectCompanyIds, projectCategoryIds, projectTagIds, ...rest } = others;
  return {
    ...rest,
    showDeleted: includeDeleted,
    projectStatus: projectStatus && wordOf(projectStatuses, projectStatus, "projectStatus"),
    projectStatuses: statuses?.map((one) => wordOf(projectStatuses, one, "projectStatuses")),
    projectId: projectId == null ? undefined : numberOf("Project", projectId, "projectId"),
    projectHealth: projectHealth && wordOf(projectHealths, projectHealth, "projectHealth"),
    projectHealths: healths?.map((one) => wordOf(projectHealths, one, "projectHealths")),
    projectOwnerIds: numbersOf("ProjectPerson", projectOwnerIds, "projectOwnerIds"),
    projectCompanyIds: numbersOf("ProjectCompany", projectCompanyIds, "projectCompanyIds"),
    projectCategoryIds: numbersOf("ProjectCategory", projectCategoryIds, "projectCategoryIds"),
    projectTagIds: numbersOf("ProjectTag", projectTagIds, "projectTagIds"),
    orderBy: orderBy && wordOf(updateOrders, orderBy.field, "orderBy"),
    orderMode: orderBy && (orderBy.descending ? ("desc" as const) : ("asc" as const)),
  };
}

export const updateResolvers: Resolvers = {
  ProjectManagement: {
    updates(_, { filter, orderBy, ...page }, { projects }, info) {
      if (matchesNothing(filter)) return emptyConnection();
      const view = viewOf(info, "ProjectUpdate", "updates");
      return projects.connection("listUpdates", inputOf(filter, orderBy), page, view);
    },
  },

  Project: {
    updates: relation(
      { by: "id", reads: listOf(family, "listProjectUpdates") },
      ({ id }, { filter, orderBy, ...page }, { projects }, info) => {
        if (id == null) return null;
        if (matchesNothing(filter)) return emptyConnection();
        const input = { projectIds: id, ...inputOf(filter, orderBy) };
        const view = viewOf(info, "ProjectUpdate", "updates");
        return projects.connection("listProjectUpdates", input, page, view);
      },
    ),
  },

  ProjectUpdate: mapWireType(
    Update,
    {
      ...keyed("ProjectUpdate", ({ id }: { id?: number | null }) => id),
      project: relation({ by: "project", note: "comes with the update" }, ({ project }, _, { projects }) =>
        referred(projects.projects, project),
      ),
      author: relation({ by: "createdBy", note: "comes with the update" }, ({ createdBy }, _, { projects }) =>
        referred(projects.users, createdBy),
      ),
    },
    {
      alwaysSelect: ["id"],
      renamed: { author: "createdBy" },
      nested: { project: "Project", author: "ProjectPerson" },
    },
  ),
};
