/** How long tickets took. */
import type { Wire } from "#contracts/kit/contract.ts";
import { type MetricEventStretch, TicketMetric, TicketMetricEvent } from "#contracts/support-desk/index.ts";
import type { Resolvers } from "#subgraphs/collaboration/__generated__/resolvers.ts";
import type {
  TicketMetricEventMapper,
  TicketMetricsMapper,
} from "#subgraphs/collaboration/support-desk/mappers.ts";
import { idOf, keyed } from "#subgraphs/kit/mapping/ids.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";
import { wholeTicket } from "./tickets.ts";

/** The ticket by its id alone: whatever else is asked of it is read then. */
const ticketOf = ({ ticket_id: id }: { readonly ticket_id?: number | null }) => (id == null ? null : { id });

const secondsOf = (instant: string) => Math.floor(Date.parse(instant) / 1000);

export const metricResolvers: Resolvers = {
  SupportDesk: {
    ticketMetrics: (_, { id }, { supportDesk }) => supportDesk.ticketMetrics.load(idOf("TicketMetrics", id)),
    allTicketMetrics: (_, page, { supportDesk }) => supportDesk.connection("listTicketMetrics", {}, page),
    ticketMetricEvents: (_, { since, ...page }, { supportDesk }) =>
      supportDesk.connection("listTicketMetricEvents", { start_time: secondsOf(since) }, page),
    async ticketMetricEventExport(_, { since }, { supportDesk }) {
      // Without a page it is a stretch of time, which is no page of the list.
      const body = await supportDesk.api.listTicketMetricEvents({ start_time: secondsOf(since) });
      const { ticket_metric_events: events, end_time, end_of_stream } = body as Wire<MetricEventStretch>;
      if (!events || end_time == null) throw supportDesk.client.badResponse();
      return { events, until: new Date(end_time * 1000).toISOString(), complete: end_of_stream };
    },
  },

  Ticket: {
    async metrics(ticket, _, { supportDesk }) {
      const id = (await wholeTicket(supportDesk, ticket))?.ticket_metric_id;
      return id == null ? null : supportDesk.ticketMetrics.load(id);
    },
  },

  TicketMetrics: mapWireType(
    TicketMetric,
    {
      __resolveReference: ({ id }, { supportDesk }) =>
        supportDesk.ticketMetrics.load(idOf("TicketMetrics", id)),
      ...keyed("TicketMetrics", (metric: TicketMetricsMapper) => metric.id),
      ticket: ticketOf,
    },
    {
      renamed: {
        replyTime: "reply_time_in_minutes",
        firstResolutionTime: "first_resolution_time_in_minutes",
        fullResolutionTime: "full_resolution_time_in_minutes",
      },
    },
  ),

  TicketMetricEvent: mapWireType(
    TicketMetricEvent,
    {
      upstreamId: keyed("TicketMetricEvent", (event: TicketMetricEventMapper) => event.id).upstreamId,
      ticket: ticketOf,
    },
    { renamed: { instance: "instance_id", duration: "status" } },
  ),
};
