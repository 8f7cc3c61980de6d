/** Status posts of a team's people, in chronological order. */
import Type from "typebox";
import { get, optional } from "#contracts/kit/contract.ts";
import { pageAndSize } from "#contracts/kit/pages/numbered.ts";
import { flag, Included, Instant, listQuery, orNull, pageSizes, refTo } from "./common.ts";

export const PersonStatus = Type.Object({
  id: Type.Integer(),
  user: refTo("users"),
  team: refTo("teams"),
  status: Type.String(),
  emoji: orNull(Type.String()),
  startAt: Instant,
  /** Null for a status without an end. */
  endAt: orNull(Instant),
  createdAt: Instant,
  updatedAt: Instant,
  deleted: Type.Boolean(),
});
export type PersonStatus = Type.Static<typeof PersonStatus>;

export const statusOrders = ["startAt", "updatedAt", "personName"] as const;

export const statusOperations = {
  listTeamStatusesTimeline: get("/projects/api/v3/teams/{teamId}/statuses/timeline.json", {
    query: {
      ...listQuery(statusOrders),
      /** Equal to the id in the path. */
      teamId: optional(Type.String({ pattern: "^\\d+$" })),
      includeSubteams: flag,
    },
    page: pageAndSize("statuses", Type.Partial(PersonStatus), { ...pageSizes, included: Included }),
  }),
};
