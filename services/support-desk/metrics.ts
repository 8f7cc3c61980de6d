/** Reads metric sets and metric events. */
import { Problem } from "#contracts/kit/error-bodies.ts";
import type { metricOperations } from "#contracts/support-desk/index.ts";
import type { HandlersOf } from "#services/kit/service.ts";
import { createMetricLog, metricIdOf } from "./support/metric-log.ts";
import type { SupportDeskTables } from "./tables.ts";

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
