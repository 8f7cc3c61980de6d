/**
 * Which GraphQL coordinates make which REST calls, measured while tests run. Off in service: then
 * it costs one comparison a call.
 */
import { AsyncLocalStorage } from "node:async_hooks";

type Sink = (operationId: string, coordinate: string) => void;

let sink: Sink | undefined;
const coordinates = new AsyncLocalStorage<readonly string[]>();

/** Turns recording on for the whole process; before the subgraphs are built. */
export function recordTo(to: Sink): void {
  sink = to;
}

export function isRecording(): boolean {
  return sink !== undefined;
}

/** Runs a resolver so that the calls it leads to are its own; without recording it just runs. */
export function at<T>(from: readonly string[], run: () => T): T {
  return sink ? coordinates.run(from, run) : run();
}

/** The coordinates that the current code runs for. */
export function here(): readonly string[] {
  return sink ? (coordinates.getStore() ?? []) : [];
}

/** Runs a batch for all who asked for it; without recording it just runs. */
export function forAll<T>(asked: readonly (readonly string[])[], run: () => T): T {
  return sink ? coordinates.run([...new Set(asked.flat())], run) : run();
}

export function recordCall(operationId: string): void {
  if (sink) for (const coordinate of coordinates.getStore() ?? []) sink(operationId, coordinate);
}
