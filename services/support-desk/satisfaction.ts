/** Satisfaction ratings: permission to rate, filters, and the approximate count. */
import { Problem } from "#contracts/kit/error-bodies.ts";
import type {
  NewSatisfactionRating,
  RatingCount,
  SatisfactionRating,
  SatisfactionScoreFilter,
  SupportUser,
  satisfactionOperations,
  Ticket,
} from "#contracts/support-desk/index.ts";
import type { Jobs } from "#services/kit/data/jobs.ts";
import { type Call, type HandlersOf, paged } from "#services/kit/service.ts";
import { type SupportDeskTables, usersOf } from "./tables.ts";
import { createRequests } from "./tickets.ts";

/** Up to this number, counts are exact. A larger count is cached for a day. */
export const EXACT_COUNT = 100_000;
const DAY = 86_400_000;
/** Time that a new count takes, ms. */
export const COUNTING_MS = 60_000;

type Holds = (rating: SatisfactionRating) => boolean;

const received: Holds = ({ score }) => score === "good" || score === "bad";
const good: Holds = ({ score }) => score === "good";
const bad: Holds = ({ score }) => score === "bad";
const commented =
  (which: Holds): Holds =>
  (rating) =>
    which(rating) && rating.comment !== null;
const silent =
  (which: Holds): Holds =>
  (rating) =>
    which(rating) && rating.comment === null;

/** A score includes ratings with and without a comment (D2-106). */
const scored: Readonly<Record<SatisfactionScoreFilter, Holds>> = {
  offered: ({ score }) => score === "offered",
  unoffered: ({ score }) => score === "unoffered",
  received,
  received_with_comment: commented(received),
  received_without_comment: silent(received),
  good,
  good_with_comment: commented(good),
  good_without_comment: silent(good),
  bad,
  bad_with_comment: commented(bad),
  bad_without_comment: silent(bad),
};

const forbidden = (message: string) => new Problem(403, message);
const refused = (message: string, field: string) => new Problem(422, message, { field });

export function satisfactionHandlers(
  tables: SupportDeskTables,
  jobs: Jobs,
): HandlersOf<typeof satisfactionOperations> {
  const { ratings, reasons, tickets, reopened, counts } = tables;
  const requests = createRequests(tables);

  const peopleOf = (page: readonly SatisfactionRating[]): { users: SupportUser[] } => ({
    users: usersOf(
      tables,
      page.flatMap(({ requester_id, assignee_id }) => [requester_id, assignee_id]),
    ),
  });

  const recount = jobs.define("count ratings", (_: object, { now }) => {
    const refreshed_at = new Date(now).toISOString();
    counts.put({ of: "satisfaction_ratings", value: ratings.size, refreshed_at, refreshing: false });
  });

  /** Above the limit, a count is cached for a day. During a new count, the limit is returned instead (D2-111). */
  function count(now: number): RatingCount {
    if (ratings.size <= EXACT_COUNT)
      return { value: ratings.size, refreshed_at: new Date(now).toISOString() };
    const kept = counts.get("satisfaction_ratings");
    const since = kept?.refreshed_at;
    if (kept && since && !kept.refreshing && now - Date.parse(since) < DAY)
      return { value: kept.value, refreshed_at: since };
    if (!kept?.refreshing) {
      const value = kept?.value ?? EXACT_COUNT;
      counts.put({ of: "satisfaction_ratings", value, refreshed_at: since ?? null, refreshing: true });
      recount({}, COUNTING_MS);
    }
    return { value: EXACT_COUNT, refreshed_at: null };
  }

  /** The ticket. @throws 404, 403 or 422 unless the caller may rate it (D2-112 to D2-114) */
  function ratableBy(ticketId: string, call: Call): Ticket {
    const ticket = requests.ticketOf(ticketId, call);
    const { id, verified } = requests.userOf(call);
    if (ticket.requester_id !== id) throw forbidden("Only the requester rates a ticket");
    if (!verified) throw forbidden("Only a verified user rates a ticket");
    const solvedOnce = reopened.get(ticketId) !== undefined && ticket.status !== "closed";
    if (ticket.status !== "solved" && !solvedOnce)
      throw refused("Only a solved ticket can be rated", "satisfaction_rating");
    return ticket;
  }

  /** Creates or changes the rating of a ticket, which has at most one. */
  function rate(ticketId: string, sent: NewSatisfactionRating, call: Call): SatisfactionRating {
    const ticket = ratableBy(ticketId, call);
    const { score, reason_id = null } = sent;
    if (reason_id !== null) {
      const field = "satisfaction_rating.reason_id";
      if (score !== "bad") throw refused("Only a bad rating gives a reason", field);
      const reason = reasons.get(String(reason_id));
      if (!reason || reason.deleted_at !== null) throw refused(`No reason has the id ${reason_id}`, field);
    }
    const comment = sent.comment?.trim() || null;
    const [before] = ratings.by("ticket", ticket.id);
    const at = new Date(call.now).toISOString();
    const rating = ratings.put({
      id: before?.id ?? ratings.nextId(),
      ticket_id: ticket.id,
      requester_id: ticket.requester_id,
      assignee_id: ticket.assignee_id,
      score,
      comment,
      reason_id,
      created_at: before?.created_at ?? at,
      updated_at: at,
    });
    tickets.put({ ...ticket, satisfaction_rating: { id: rating.id, score, comment, reason_id } });
    return rating;
  }

  return {
    listSatisfactionRatings({ score, start_time, end_time, include }) {
      const holds = score ? scored[score] : () => true;
      const first = (start_time ?? 0) * 1_000;
      const last = end_time == null ? Number.POSITIVE_INFINITY : end_time * 1_000;
      const rows = ratings.sorted("oldest").filter((rating) => {
        const at = Date.parse(rating.created_at);
        return at >= first && at <= last && holds(rating);
      });
      return include ? paged(rows, peopleOf) : rows;
    },

    countSatisfactionRatings: (_, { now }) => ({ count: count(now) }),

    getSatisfactionRating({ satisfaction_rating_id, include }) {
      const satisfaction_rating = ratings.get(satisfaction_rating_id);
      if (!satisfaction_rating) throw new Problem(404, "Not found");
      return { satisfaction_rating, ...(include && peopleOf([satisfaction_rating])) };
    },

    createTicketSatisfactionRating: ({ ticket_id, body }, call) => ({
      satisfaction_rating: rate(ticket_id, body.satisfaction_rating, call),
    }),

    listSatisfactionReasons: () => ({ reasons: [...reasons.all()] }),

    getSatisfactionReason({ satisfaction_reason_id }) {
      const reason = reasons.get(satisfaction_reason_id);
      if (!reason) throw new Problem(404, "Not found");
      return { reason };
    },
  };
}
