/** Satisfaction ratings: permission to rate, filters, and the approximate count. */
import { Problem } from "#contracts/kit/error-bodies.ts";
import type {
  NewSatisfactionRating,
  RatingCount,
  SatisfactionRating,
  SatisfactionScoreFilter,
  satisfactionOperations,
  Ticket,
} from "#contracts/support-desk/index.ts";
import type { Jobs } from "#services/kit/data/jobs.ts";
import type { Call, HandlersOf } from "#services/kit/service.ts";
import { found, type SupportDeskTables, usersOf, withUsers } from "./tables.ts";
import { createRequests } from "./tickets.ts";

/** Up to this number, counts are exact. A larger count is cached for a day. */
const EXACT_COUNT = 100_000;
const DAY = 86_400_000;
/** Time that a new count takes, ms. */
export const COUNTING_MS = 60_000;

/** True if a rating has a score. A score includes ratings with and without a comment (D2-106). */
function hasScore({ score, comment }: SatisfactionRating, filter: SatisfactionScoreFilter): boolean {
  const [kind = ""] = filter.split("_");
  if (filter.endsWith("_with_comment") && comment === null) return false;
  if (filter.endsWith("_without_comment") && comment !== null) return false;
  return kind === "received" ? score === "good" || score === "bad" : score === kind;
}

const forbidden = (message: string) => new Problem(403, message);
const refused = (message: string, field: string) => new Problem(422, message, { field });

export function satisfactionHandlers(
  tables: SupportDeskTables,
  jobs: Jobs,
): HandlersOf<typeof satisfactionOperations> {
  const { ratings, reasons, tickets, reopened, counts } = tables;
  const requests = createRequests(tables);

  const peopleOf = ({ requester_id, assignee_id }: SatisfactionRating) => [requester_id, assignee_id];

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
      const first = (start_time ?? 0) * 1_000;
      const last = end_time == null ? Number.POSITIVE_INFINITY : end_time * 1_000;
      const rows = ratings.sorted("oldest").filter((rating) => {
        const at = Date.parse(rating.created_at);
        return at >= first && at <= last && (!score || hasScore(rating, score));
      });
      return withUsers(tables, rows, include, peopleOf);
    },

    countSatisfactionRatings: (_, { now }) => ({ count: count(now) }),

    getSatisfactionRating({ satisfaction_rating_id, include }) {
      const satisfaction_rating = found(ratings.get(satisfaction_rating_id));
      return {
        satisfaction_rating,
        ...(include && { users: usersOf(tables, peopleOf(satisfaction_rating)) }),
      };
    },

    createTicketSatisfactionRating: ({ ticket_id, body }, call) => ({
      satisfaction_rating: rate(ticket_id, body.satisfaction_rating, call),
    }),

    listSatisfactionReasons: () => ({ reasons: [...reasons.all()] }),

    getSatisfactionReason: ({ satisfaction_reason_id }) => ({
      reason: found(reasons.get(satisfaction_reason_id)),
    }),
  };
}
