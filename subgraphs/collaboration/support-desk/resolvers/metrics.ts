/** Metrics of tickets: times and their events. */
import type { Wire } from "#contracts/kit/contract.ts";
import { type MetricEventStretch, TicketMetric, TicketMetricEvent } from "#contracts/support-desk/index.ts";
import type { Resolvers, TicketMetricEventFilter } from "#generated/collaboration/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import { startOnly } from "#subgraphs/collaboration/support-desk/search-terms.ts";
import { idOf, keyed } from "#subgraphs/kit/mapping/ids.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";
import { ticketOf, wholeTicket } from "./tickets.ts";

/** Start of the events in Unix time. @throws BAD_USER_INPUT for an end, which the desk does not take */
function startOf({ occurredAt }: TicketMetricEventFilter): number {
  const from = startOnly(occurredAt, "occurredAt");
  if (from == null) throw badInput('"occurredAt" has the instant "from"', "occurredAt.from");
  return Math.floor(Date.parse(from) / 1000);
}

export const metricResolvers: Resolvers = {
  SupportDesk: {
    ticketMetricSet: (_, { id }, { supportDesk }) =>
      supportDesk.ticketMetrics.load(idOf("TicketMetricSet", id)),
    ticketMetricSets: (_, page, { supportDesk }) => supportDesk.connection("listTicketMetrics", {}, page),
    ticketMetricEvents: (_, { filter, ...page }, { supportDesk }) =>
      supportDesk.connection("listTicketMetricEvents", { start_time: startOf(filter) }, page),
    async ticketMetricEventExport(_, { filter }, { supportDesk }) {
      // Without page parameters, the operation returns all events of a period, with the period's end.
      const body = await supportDesk.api.listTicketMetricEvents({ start_time: startOf(filter) });
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

  TicketMetricSet: mapWireType(TicketMetric, {
    __resolveReference: ({ id }, { supportDesk }) =>
      supportDesk.ticketMetrics.load(idOf("TicketMetricSet", id)),
    ...keyed("TicketMetricSet"),
    ticket: ticketOf,
  }),

  TicketMetricEvent: mapWireType(TicketMetricEvent, {
    upstreamId: keyed("TicketMetricEvent").upstreamId,
    ticket: ticketOf,
  }),
};
