/** Checks that the machine is quiet, because CPU that was measured beside other work is not valid. */
import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

/** Ticks of all cores since the machine started. */
interface Ticks {
  readonly all: number;
  readonly idle: number;
  /** Ticks in which the host ran something else. */
  readonly steal: number;
}

/** Reads the first line of `/proc/stat`: user, nice, system, idle, iowait, irq, softirq, steal. */
export function ticksIn(stat: string): Ticks {
  const [user = 0, nice = 0, system = 0, idle = 0, iowait = 0, irq = 0, softirq = 0, steal = 0] = stat
    .slice(0, stat.indexOf("\n"))
    .split(/\s+/)
    .slice(1)
    .map(Number);
  return {
    all: user + nice + system + idle + iowait + irq + softirq + steal,
    idle: idle + iowait,
    steal,
  };
}

const now = () => ticksIn(readFileSync("/proc/stat", "utf8"));

/** Share of the cores that was busy between two readings, 0 to 1. */
const busyBetween = (one: Ticks, other: Ticks) => 1 - (other.idle - one.idle) / (other.all - one.all);

const MOST_BUSY = 0.05;
const MOST_STEAL = 0.01;
const MOST_SPREAD = 0.1;

/** Watches the machine while something is measured. */
export interface QuietWatch {
  /**
   * @param ratios the ratio of each round
   * @returns reasons why the ratios are not valid; none on a quiet machine
   */
  end(ratios: readonly number[]): string[];
}

/** Observes the machine for two seconds before a measurement. */
export async function watchQuiet(): Promise<QuietWatch> {
  const before = now();
  await pause(2_000);
  const began = now();
  const busy = busyBetween(before, began);
  return {
    end(ratios) {
      const ended = now();
      return reasons(busy, (ended.steal - began.steal) / (ended.all - began.all), ratios);
    },
  };
}

/**
 * @param busy share of the cores that was busy before the measurement, 0 to 1
 * @param steal share of the time that the host took during the measurement, 0 to 1
 * @param ratios the ratio of each round
 */
export function reasons(busy: number, steal: number, ratios: readonly number[]): string[] {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  const sorted = [...ratios].sort((one, other) => one - other);
  const middle = sorted[sorted.length >> 1] ?? Number.NaN;
  const spread = ((sorted.at(-1) ?? Number.NaN) - (sorted[0] ?? Number.NaN)) / middle;
  return [
    ...(busy > MOST_BUSY ? [`the cores were ${percent(busy)} busy before the run`] : []),
    ...(steal > MOST_STEAL ? [`the host took ${percent(steal)} of the time`] : []),
    ...(ratios.length < 3 ? [`${ratios.length} rounds are too few, 3 are needed`] : []),
    ...(spread > MOST_SPREAD ? [`the ratios differ by ${percent(spread)}`] : []),
  ];
}
