/** Satisfaction ratings and the reasons that bad ones may give. */
import Type from "typebox";
import { get, json, optional, post } from "#contracts/kit/contract.ts";
import { cursorMeta } from "#contracts/kit/pages/token.ts";
import { agents, created, endUsers, everyone, Id, Instant, include, orNull, users } from "./common.ts";

/** The score of a rating; a rating with a comment is recognized by the comment. */
export const satisfactionScores = ["offered", "unoffered", "good", "bad"] as const;

/** Filter of the list. A score alone includes ratings with and without a comment. */
export const satisfactionScoreFilters = [
  "offered",
  "unoffered",
  "received",
  "received_with_comment",
  "received_without_comment",
  "good",
  "good_with_comment",
  "good_without_comment",
  "bad",
  "bad_with_comment",
  "bad_without_comment",
] as const;

/** Summary of the rating on a ticket. */
export const RatingSummary = Type.Object({
  id: Id,
  score: Type.Enum([...satisfactionScores]),
  comment: orNull(Type.String()),
  reason_id: orNull(Id),
});

export const SatisfactionRating = Type.Object({
  ...RatingSummary.properties,
  ticket_id: Id,
  requester_id: Id,
  /** Assignee of the ticket at the time of the rating, or of the survey's offer. */
  assignee_id: orNull(Id),
  ...created,
});

export const NewSatisfactionRating = Type.Object({
  score: Type.Enum(["good", "bad"]),
  comment: Type.Optional(Type.String()),
  reason_id: Type.Optional(Id),
});

export const SatisfactionReason = Type.Object({
  id: Id,
  reason_code: Type.Integer(),
  value: Type.String(),
  ...created,
  /** Set if the reason is no longer offered. Earlier ratings keep it. */
  deleted_at: orNull(Instant),
});

/** Number of ratings. Above 100,000 `value` is cached, and `refreshed_at` is null during a new count. */
export const RatingCount = Type.Object({ value: Type.Integer(), refreshed_at: orNull(Instant) });

export type RatingSummary = Type.Static<typeof RatingSummary>;
export type SatisfactionRating = Type.Static<typeof SatisfactionRating>;
export type NewSatisfactionRating = Type.Static<typeof NewSatisfactionRating>;
export type SatisfactionReason = Type.Static<typeof SatisfactionReason>;
export type RatingCount = Type.Static<typeof RatingCount>;
export type SatisfactionScoreFilter = (typeof satisfactionScoreFilters)[number];

const oneRating = Type.Object({ satisfaction_rating: SatisfactionRating, ...users });
const unixSeconds = optional(Type.Integer({ minimum: 0 }));

export const satisfactionOperations = {
  listSatisfactionRatings: get("/api/v2/satisfaction_ratings", {
    query: {
      score: optional(Type.Enum([...satisfactionScoreFilters])),
      start_time: unixSeconds,
      end_time: unixSeconds,
      include,
    },
    page: cursorMeta("satisfaction_ratings", SatisfactionRating, {
      maxSize: 100,
      defaultSize: 100,
      extra: users,
    }),
    roles: agents,
  }),
  countSatisfactionRatings: get("/api/v2/satisfaction_ratings/count", {
    returns: Type.Object({ count: RatingCount }),
    roles: agents,
  }),
  getSatisfactionRating: get("/api/v2/satisfaction_ratings/{satisfaction_rating_id}", {
    query: { include },
    returns: oneRating,
    roles: agents,
  }),
  createTicketSatisfactionRating: post("/api/v2/tickets/{ticket_id}/satisfaction_rating", {
    body: json(Type.Object({ satisfaction_rating: NewSatisfactionRating })),
    returns: oneRating,
    roles: endUsers,
  }),
  listSatisfactionReasons: get("/api/v2/satisfaction_reasons", {
    returns: Type.Object({ reasons: Type.Array(SatisfactionReason) }),
    roles: everyone,
  }),
  getSatisfactionReason: get("/api/v2/satisfaction_reasons/{satisfaction_reason_id}", {
    returns: Type.Object({ reason: SatisfactionReason }),
    roles: everyone,
  }),
};
