/** Sums up the metrics of several workers. Counts of a worker that has ended stay in the sum. */
import { AggregatorRegistry } from "prom-client";
import { ClientNames } from "./clients.ts";
import type { MetricsText } from "./metrics.ts";

/** The metrics of one process, as `Metrics.values` returns them. */
export type MetricValues = readonly { readonly name: string; readonly type: unknown }[];

/** True for counters and histograms. A gauge shows a state, which ends with its process. */
const isCounted = ({ type }: { readonly type: unknown }): boolean =>
  type === "counter" || type === "histogram";

interface ClientMetric {
  readonly values: readonly {
    readonly labels: Readonly<Record<string, string>>;
    readonly value: number;
  }[];
}

const isOfClients = (metric: MetricValues[number]): metric is MetricValues[number] & ClientMetric =>
  metric.name === "tributary_client_operations_total";

export class MetricsSum {
  /** Last values of each worker. */
  readonly #last = new Map<string, MetricValues>();
  #ended: MetricValues = [];
  /** Limits the clients of all ended workers together to the number that one worker may have. */
  readonly #clients = new ClientNames();
  /** Serializes the work of `end`, because workers may end together. */
  #entered: Promise<unknown> = Promise.resolve();

  /** Sets the current metrics of a worker. */
  add(worker: string, values: MetricValues): void {
    this.#last.set(worker, values);
  }

  /** Adds the metrics of an ended worker to the sum. Counts since they were last read are lost. */
  end(worker: string): Promise<void> {
    const entered = this.#entered.then(() => this.#enter(worker));
    this.#entered = entered.catch(() => undefined);
    return entered;
  }

  async #enter(worker: string): Promise<void> {
    const values = (this.#last.get(worker) ?? []).filter(isCounted).map((metric) => this.#bounded(metric));
    this.#last.delete(worker);
    const sum = AggregatorRegistry.aggregate([[...this.#ended], [...values]]);
    this.#ended = await sum.getMetricsAsJSON();
  }

  /** Replaces clients beyond the limit by `other`. The sum adds up values with equal labels. */
  #bounded(metric: MetricValues[number]): MetricValues[number] | (MetricValues[number] & ClientMetric) {
    if (!isOfClients(metric)) return metric;
    const values = metric.values.map(({ labels, ...value }) => {
      const { client_name: name, client_version: version = "", ...others } = labels;
      const client = name ? { name, version } : undefined;
      return { ...value, labels: { ...this.#clients.labelsOf(client), ...others } };
    });
    return { ...metric, values };
  }

  async text(): Promise<MetricsText> {
    await this.#entered;
    const sum = AggregatorRegistry.aggregate([
      [...this.#ended],
      ...[...this.#last.values()].map((all) => [...all]),
    ]);
    return { type: sum.contentType, body: await sum.metrics() };
  }
}
