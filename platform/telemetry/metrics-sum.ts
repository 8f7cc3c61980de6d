/** The metrics of several workers as one text. What a worker counted that has ended stays in the sum. */
import { AggregatorRegistry } from "prom-client";
import type { MetricsText } from "./metrics.ts";

/** The metrics of one process, as `Metrics.values` returns them. */
export type MetricValues = readonly { readonly name: string; readonly type: unknown }[];

/** Gauges show a state, which ends with its process. */
const isCounted = ({ type }: { readonly type: unknown }): boolean =>
  type === "counter" || type === "histogram";

export class MetricsSum {
  /** What each worker said last. */
  readonly #last = new Map<string, MetricValues>();
  #ended: MetricValues = [];
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
    const values = (this.#last.get(worker) ?? []).filter(isCounted);
    this.#last.delete(worker);
    const sum = AggregatorRegistry.aggregate([[...this.#ended], [...values]]);
    this.#ended = (await sum.getMetricsAsJSON()) as unknown as MetricValues;
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
