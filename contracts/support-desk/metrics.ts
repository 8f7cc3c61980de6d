/** Times of tickets: metric sets, and the events that they are computed from. */
import Type from "typebox";
import { get, optional, required } from "#contracts/kit/contract.ts";
import { incremental } from "#contracts/kit/pages/incremental.ts";
import { cursorMeta } from "#contracts/kit/pages/token.ts";
import { admins, agents, created, Id, Instant, orNull } from "./common.ts";

/** A length of time in minutes, by the calendar and in business hours. */
export const Minutes = Type.Object({
  calendar: orNull(Type.Integer()),
  business: orNull(Type.Integer()),
});

export const TicketMetric = Type.Object({
  id: Id,
  ticket_id: Id,
  reopens: Type.Integer(),
  replies: Type.Integer(),
  assignee_stations: Type.Integer(),
  reply_time_in_minutes: Minutes,
  first_resolution_time_in_minutes: Minutes,
  full_resolution_time_in_minutes: Minutes,
  assigned_at: orNull(Instant),
  solved_at: orNull(Instant),
  status_updated_at: orNull(Instant),
  latest_comment_added_at: orNull(Instant),
  ...created,
});

export const metricNames = ["reply_time", "resolution_time"] as const;
export const metricEventTypes = ["activate", "fulfill"] as const;

export const TicketMetricEvent = Type.Object({
  id: Id,
  ticket_id: Id,
  metric: Type.Enum([...metricNames]),
  /** Number of the metric's run. The second begins when the ticket is reopened. */
  instance_id: Type.Integer(),
  type: Type.Enum([...metricEventTypes]),
  time: Instant,
  /** Duration of the run, if this event ends it. */
  status: Type.Optional(Minutes),
});

/** Response for a time span, if no page was requested (D2-065). */
export const MetricEventStretch = Type.Object({
  ticket_metric_events: Type.Array(TicketMetricEvent),
  count: Type.Integer(),
  end_time: Type.Integer(),
  end_of_stream: Type.Boolean(),
  next_page: Type.String(),
});

export type Minutes = Type.Static<typeof Minutes>;
export type TicketMetric = Type.Static<typeof TicketMetric>;
export type TicketMetricEvent = Type.Static<typeof TicketMetricEvent>;
export type MetricEventStretch = Type.Static<typeof MetricEventStretch>;

export const metricOperations = {
  listTicketMetricEvents: get("/api/v2/incremental/ticket_metric_events", {
    query: { start_time: required(optional(Type.Integer({ minimum: 0 }))) },
    page: incremental("ticket_metric_events", TicketMetricEvent, {
      maxSize: 100,
      stretch: 1_000,
      timeOf: ({ time }) => Date.parse(time),
    }),
    roles: admins,
  }),
  listTicketMetrics: get("/api/v2/ticket_metrics", {
    page: cursorMeta("ticket_metrics", TicketMetric, { maxSize: 100, defaultSize: 100 }),
    roles: agents,
  }),
  getTicketMetric: get("/api/v2/ticket_metrics/{ticket_metric_id}", {
    returns: Type.Object({ ticket_metric: TicketMetric }),
    roles: agents,
  }),
};
