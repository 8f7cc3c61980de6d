/**
 * Which GraphQL coordinates make which REST calls, measured while tests run. Off in service: then
 * it costs one comparison a call.
 */
import { AsyncLocalStorage } from "node:async_hooks";

type Sink = (operationId: string, coordinate: string) => void;

let sink: Sink | undefined;
const coordinates = new AsyncLocalStorage<string>();

/** Turns recording on for the whole process. */
export function recordTo(to: Sink): void {
  sink = to;
}

export function isRecording(): boolean {
  return sink !== undefined;
}

/** Runs a resolver so that the calls it leads to are its own; a batch is its first caller's. */
export function at<T>(coordinate: string, run: () => T): T {
  return coordinates.run(coordinate, run);
}

export function recordCall(operationId: string): void {
  if (sink) sink(operationId, coordinates.getStore() ?? "");
}
