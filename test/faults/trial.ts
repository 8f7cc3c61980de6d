/** Tries one row of the table on families while others are healthy, and reports violations. */
import type { Read } from "./reads.ts";
import type { Row, Scale } from "./rows.ts";
import { ask, type Fronts, type TimedAnswer } from "./under-fault.ts";

export interface Trial {
  readonly fronts: Fronts;
  readonly gateway: { readonly origin: string; readonly leaks: RegExp };
  readonly scale: Scale;
  /** Number of operations for each family. */
  readonly operations: number;
  /** Runs operations in turn, so that a busy machine is not mistaken for a slow family. */
  readonly inTurn: <T>(run: () => Promise<T>) => Promise<T>;
  /** Advances the clock of the circuit breaker. */
  later(ms: number): Promise<void>;
}

/** Runs at most `atOnce` operations in parallel. */
export function turns(atOnce: number): Trial["inTurn"] {
  let free = atOnce;
  const waiting: (() => void)[] = [];
  return async (run) => {
    if (free > 0) free--;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await run();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}

let callers = 0;
/** A new caller, so that no call is shared and no circuit of the caller is open. */
export const somebody = (): string => `${callers++}`;

/** `a` is the tried read, `b` the read of a healthy family. */
const both = (tried: Read, healthy: Read) => `{ a: ${tried.field} b: ${healthy.field} }`;
const errorsOf = ({ errors }: TimedAnswer, root: string) => errors.filter((error) => error.root === root);

/** Number of calls of an operation without a fault. */
export async function callsOf({ fronts, gateway }: Trial, read: Read): Promise<number> {
  const { requests } = fronts.standIn(read.family);
  const before = requests.length;
  const { errors } = await ask(gateway, `{ a: ${read.field} }`, somebody());
  if (errors.length > 0) throw new Error(`${read.family}.${read.operation}: ${JSON.stringify(errors)}`);
  return requests.length - before;
}

/** Number of operations that may fail beyond the share. With one fault in five, one in 125 fails three tries. */
const CHANCE = 3;

/** Number of operations that a row needs. */
const countFor = ({ opens, success }: Row, operations: number) =>
  opens || (success > 0 && success < 1) ? operations : Math.ceil(operations / 4);

/** Reads of one failing family, used in turn, and one read of a healthy family. */
export interface Tried {
  readonly reads: readonly Read[];
  readonly healthy: Read;
}

/** Tries a row on families in parallel. @returns the violations */
export async function tryRow(trial: Trial, row: Row, families: readonly Tried[]): Promise<string[]> {
  const wrong: string[] = [];
  const afflicted = await Promise.all(families.map((tried) => afflict(trial, row, tried, wrong)));
  await trial.later(31_000);
  await Promise.all(afflicted.map((recover) => recover()));
  return wrong;
}

/** Applies the fault. @returns the check of the recovery, for the time when the circuit is due for a probe */
async function afflict(trial: Trial, row: Row, { reads, healthy }: Tried, wrong: string[]) {
  const { fronts, gateway, scale } = trial;
  const operations = countFor(row, trial.operations);
  const family = reads[0]?.family ?? "";
  const standIn = fronts.standIn(family);
  const turn = (i: number) => reads[i % reads.length] as Read;
  let offered = 0;
  for (const [i, read] of reads.entries())
    offered += (await callsOf(trial, read)) * Math.ceil((operations - i) / reads.length);
  const say = (what: string) => wrong.push(`${row.name}, ${family}: ${what}`);
  const check = (asked: TimedAnswer) => {
    for (const violation of asked.violations) say(violation);
    for (const { code } of errorsOf(asked, "b")) say(`healthy ${healthy.family} has error ${code}`);
    if (asked.data?.["b"] == null) say(`healthy ${healthy.family} has no data`);
  };
  const asking = async (count: number) => {
    const one = (i: number) => ask(gateway, both(turn(i), healthy), somebody());
    const answers = await Promise.all(
      // Operations that only wait run in parallel.
      Array.from({ length: count }, (_, i) => (row.waits ? one(i) : trial.inTurn(() => one(i)))),
    );
    answers.forEach(check);
    return answers;
  };

  if (row.fault) standIn.fault = row.fault(scale, fronts.elsewhere.origin);
  else await standIn.down();
  const before = standIn.requests.length;
  const answers = await asking(operations);
  const calls = standIn.requests.length - before;
  let good = 0;
  for (const asked of answers) {
    const errors = errorsOf(asked, "a");
    if (errors.length === 0) good++;
    for (const { code, extensions } of errors) {
      const left = row.opens && code === "UPSTREAM_UNAVAILABLE";
      if (!left && !(row.codes as readonly string[]).includes(code)) say(`told ${code}`);
      if (row.retryAfterMs && !row.retryAfterMs(extensions["retryAfterMs"]))
        say(`told to wait for ${extensions["retryAfterMs"]}`);
    }
  }
  // With few operations the share depends on chance. `npm run soak` checks the share itself.
  const chance = row.success < 1 ? CHANCE : 0;
  if (good < Math.floor(row.success * operations) - chance) say(`${good} of ${operations} succeeded`);
  if (row.success === 0 && good > 0) say(`${good} succeeded`);
  if (calls > row.calls * offered) say(`${calls} calls for ${offered}`);
  if (fronts.elsewhere.requests.length > 0) say("a redirect was followed");

  if (row.opens) {
    const opened = standIn.requests.length;
    for (const asked of await asking(3))
      if (errorsOf(asked, "a").some(({ code }) => code !== "UPSTREAM_UNAVAILABLE")) say("was called again");
    if (standIn.requests.length > opened) say("was called though it is down");
  }

  standIn.fault = undefined;
  await standIn.up();
  return async () => {
    // The first operation is the probe of the circuit.
    for (const asked of [...(await asking(1)), ...(await asking(3))])
      for (const { code } of errorsOf(asked, "a")) say(`is healthy again and ${code}`);
  };
}
