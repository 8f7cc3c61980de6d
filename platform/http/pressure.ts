/** Detects an overloaded process by the delay of its event loop and by its heap. */
import { getHeapStatistics } from "node:v8";
import underPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";

/** Load of the process in the last interval. */
export interface ProcessLoad {
  /** Average delay of timers, ms. */
  readonly eventLoopDelay: number;
  /** Used heap, bytes. Includes garbage that is not collected yet. */
  readonly heapUsed: number;
}

export type Pressure = "event loop" | "heap" | undefined;

const SAMPLE_MS = 500;
/** Share of the heap limit that means pressure. Some of it may be garbage, so some requests are still admitted. */
const HEAP_SHARE = 0.85;

/**
 * Classifies a load.
 * @param maxDelayMs Delay of the event loop beyond which requests are shed, ms; 0 for none.
 */
export function pressureOf(
  { eventLoopDelay, heapUsed }: ProcessLoad,
  maxDelayMs: number,
  heapLimit: number = getHeapStatistics().heap_size_limit,
): Pressure {
  if (heapUsed > HEAP_SHARE * heapLimit) return "heap";
  return maxDelayMs > 0 && eventLoopDelay > maxDelayMs ? "event loop" : undefined;
}

/** Measures the process's load for as long as the app is open. @returns a function that reads the last sample. */
export async function measureLoad(app: FastifyInstance): Promise<() => ProcessLoad> {
  // Without thresholds the package only measures. Admission decides by caller which requests are refused.
  await app.register(underPressure, { sampleInterval: SAMPLE_MS });
  return () => app.memoryUsage();
}
