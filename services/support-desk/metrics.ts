/** Metric events of tickets, and the metric set of a ticket, which is computed from its events. */
import { Problem } from "#contracts/kit/error-bodies.ts";
import type {
  Minutes,
  metricOperations,
  Ticket,
  TicketMetric,
  TicketMetricEvent,
} from "#contracts/support-desk/index.ts";
import type { HandlersOf } from "#services/kit/service.ts";
import type { SupportDeskTables } from "./tables.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Business hours: 9:00 to 17:00 UTC, Monday to Friday. */
const [OPENS, CLOSES] = [9 * HOUR, 17 * HOUR];

/** Id of a ticket's metric set. */
export const metricIdOf = (ticketId: number) => 5_000_000 + ticketId;

function businessMs(from: number, to: number): number {
  let sum = 0;
  for (let day = Math.floor(from / DAY) * DAY; day < to; day += DAY) {
    const weekday = new Date(day).getUTCDay();
    if (weekday === 0 || weekday === 6) continue;
    sum += Math.max(0, Math.min(to, day + CLOSES) - Math.max(from, day + OPENS));
  }
  return sum;
}

export function minutesBetween(from: string, to: string): Minutes {
  const [start, end] = [Date.parse(from), Date.parse(to)];
  return {
    calendar: Math.max(0, Math.floor((end - start) / MINUTE)),
    business: Math.floor(businessMs(start, end) / MINUTE),
  };
}

const NOT_YET: Minutes = { calendar: null, business: null };

export function createMetricLog({ metricEvents, comments, users }: SupportDeskTables) {
  type Metric = TicketMetricEvent["metric"];

  const runsOf = (ticketId: number, metric: Metric) =>
    metricEvents.by("ticket", ticketId).filter((event) => event.metric === metric);

  function begin({ id }: Ticket, metric: Metric, time: string): void {
    const instance_id = (runsOf(id, metric).at(-1)?.instance_id ?? 0) + 1;
    metricEvents.put({
      id: metricEvents.nextId(),
      ticket_id: id,
      metric,
      instance_id,
      type: "activate",
      time,
    });
  }

  /** Ends the current run of a metric, if there is one. */
  function end({ id }: Ticket, metric: Metric, time: string): void {
    const run = runsOf(id, metric).at(-1);
    if (run?.type !== "activate") return;
    const status = minutesBetween(run.time, time);
    metricEvents.put({ ...run, id: metricEvents.nextId(), type: "fulfill", time, status });
  }

  const isReply = (comment: { public: boolean; author_id: number }) =>
    comment.public && (users.get(String(comment.author_id))?.role ?? "end-user") !== "end-user";

  function metricOf(ticket: Ticket): TicketMetric {
    const said = comments.by("ticket", ticket.id).map(({ comment }) => comment);
    const [reply] = runsOf(ticket.id, "reply_time").filter(({ type }) => type === "fulfill");
    const runs = runsOf(ticket.id, "resolution_time");
    const [first] = runs.filter(({ type }) => type === "fulfill");
    const last = runs.at(-1);
    const solvedAt = last?.type === "fulfill" ? last.time : null;
    return {
      id: metricIdOf(ticket.id),
      ticket_id: ticket.id,
      reopens: (last?.instance_id ?? 1) - 1,
      replies: said.filter(isReply).length,
      assignee_stations: ticket.assignee_id === null ? 0 : 1,
      reply_time_in_minutes: reply?.status ?? NOT_YET,
      first_resolution_time_in_minutes: first?.status ?? NOT_YET,
      full_resolution_time_in_minutes:
        solvedAt === null ? NOT_YET : minutesBetween(ticket.created_at, solvedAt),
      assigned_at: ticket.assignee_id === null ? null : ticket.created_at,
      solved_at: solvedAt,
      status_updated_at: last?.time ?? null,
      latest_comment_added_at: said.reduce<string | null>(
        (latest, { created_at }) => (latest === null || created_at > latest ? created_at : latest),
        null,
      ),
      created_at: ticket.created_at,
      updated_at: ticket.updated_at,
    };
  }

  return {
    opened(ticket: Ticket): void {
      begin(ticket, "reply_time", ticket.created_at);
      begin(ticket, "resolution_time", ticket.created_at);
    },
    /** Records a comment. The first public comment of an agent ends the reply time. */
    commented(ticket: Ticket, comment: { public: boolean; author_id: number; created_at: string }): void {
      if (isReply(comment)) end(ticket, "reply_time", comment.created_at);
    },
    solved: (ticket: Ticket, at: string) => end(ticket, "resolution_time", at),
    reopened: (ticket: Ticket, at: string) => begin(ticket, "resolution_time", at),
    metricOf,
  };
}

export function metricHandlers(tables: SupportDeskTables): HandlersOf<typeof metricOperations> {
  const { metricEvents, tickets, archive } = tables;
  const log = createMetricLog(tables);

  return {
    listTicketMetricEvents({ start_time }, { now }) {
      if (start_time * 1000 > now)
        throw new Problem(400, "start_time must not be in the future", { field: "start_time" });
      const from = new Date(start_time * 1000).toISOString();
      return metricEvents.sorted("time").filter(({ time }) => time >= from);
    },

    listTicketMetrics: () =>
      tickets
        .sorted("created_at desc")
        .filter(({ id }) => !archive.get(String(id)))
        .map(log.metricOf),

    getTicketMetric({ ticket_metric_id }) {
      const ticket = tickets.get(String(Number(ticket_metric_id) - metricIdOf(0)));
      if (!ticket || String(metricIdOf(ticket.id)) !== ticket_metric_id) throw new Problem(404, "Not found");
      return { ticket_metric: log.metricOf(ticket) };
    },
  };
}
