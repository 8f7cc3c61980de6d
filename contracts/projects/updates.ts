/** Updates on the progress of projects. */
import Type from "typebox";
import { csv, get, optional } from "#contracts/kit/contract.ts";
import { pageAndSize } from "#contracts/kit/pages/numbered.ts";
import {
  flag,
  Included,
  Instant,
  ids,
  listQuery,
  pageSizes,
  projectHealths,
  projectStatuses,
  refTo,
} from "./common.ts";

export const Update = Type.Object({
  id: Type.Integer(),
  project: refTo("projects"),
  text: Type.String(),
  health: Type.Enum([...projectHealths]),
  createdBy: refTo("users"),
  /** True for the project's latest update. */
  isActive: Type.Boolean(),
  /** Number of people who reacted, by the name of the emoji. */
  reactions: Type.Array(Type.Object({ emoji: Type.String(), count: Type.Integer() })),
  createdAt: Instant,
  updatedAt: Instant,
  deleted: Type.Boolean(),
});
export type Update = Type.Static<typeof Update>;

export const updateOrders = ["createdAt", "updatedAt", "projectName"] as const;

const updates = {
  query: {
    ...listQuery(updateOrders),
    createdAfter: optional(Instant),
    projectStatus: optional(Type.Enum([...projectStatuses])),
    projectStatuses: csv(Type.Enum([...projectStatuses])),
    projectId: optional(Type.Integer({ minimum: 1 })),
    projectHealths: csv(Type.Enum([...projectHealths])),
    /** Deprecated; replaced by `projectHealths`. */
    projectHealth: optional(Type.Enum([...projectHealths])),
    projectOwnerIds: ids,
    projectCompanyIds: ids,
    projectCategoryIds: ids,
    projectTagIds: ids,
    matchAllProjectTags: flag,
    onlyStarredProjects: flag,
    includeArchivedProjects: flag,
    activeOnly: flag,
    reactions: flag,
    emoji: csv(Type.String()),
  },
  page: pageAndSize("updates", Type.Partial(Update), { ...pageSizes, included: Included }),
};

export const updateOperations = {
  listUpdates: get("/projects/api/v3/projects/updates.json", updates),
  listProjectUpdates: get("/projects/api/v3/projects/{projectIds}/updates.json", updates),
};
