/** The metrics of several workers as one text. What a worker counted that has ended stays in the sum. */
import { AggregatorRegistry } from "prom-client";
import { ClientNames } from "./clients.ts";
import type { MetricsText } from "./metrics.ts";

/** The metrics of one process, as `Metrics.values` returns them. */
export type MetricValues = readonly { readonly name: string; readonly type: unknown }[];

/** Gauges show a state, which ends with its process. */
const isCounted = ({ type }: { readonly type: unknown }): boolean =>
  type === "counter" || type === "histogram";

interface OfClients {
  readonly values: readonly {
    readonly labels: Readonly<Record<string, string>>;
    readonly value: number;
  }[];
}

const isOfClients = (metric: MetricValues[number]): metric is MetricValues[number] & OfClients =>
  metric.name === "tributary_client_operations_total";

export class MetricsSum {
  /** Last message of each worker. */
  readonly #last = new Map<string, MetricValues>();
  #ended: MetricValues = [];
  /** Each worker has its own clients: of those that have ended no more are kept than one may have. */
  readonly #clients = new ClientNames();
  /** Workers that end together are entered one after another. */
  #entered: Promise<unknown> = Promise.resolve();

  /** A worker's metrics, as they are now. */
  add(worker: string, values: MetricValues): void {
    this.#last.set(worker, values);
  }

  /** A worker has ended. What it counted since it was last read is lost. */
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

  /** Of a metric by client, those beyond the bound are `other`; the sum adds up what has equal labels. */
  #bounded(metric: MetricValues[number]): MetricValues[number] | (MetricValues[number] & OfClients) {
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
