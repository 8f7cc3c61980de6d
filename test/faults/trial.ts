/** Tries one row of the table on families, while others are well, and tells what was not as it must be. */
import type { Read } from "./reads.ts";
import type { Row, Scale } from "./rows.ts";
import { ask, type Fronts, type TimedAnswer } from "./under-fault.ts";

export interface Trial {
  readonly fronts: Fronts;
  readonly gateway: { readonly origin: string; readonly leaks: RegExp };
  readonly scale: Scale;
  /** Operations for each family. */
  readonly operations: number;
  /** Takes turns, so that a busy machine is not taken for a slow family. */
  readonly inTurn: <T>(run: () => Promise<T>) => Promise<T>;
  /** Lets the time of the breaker go by. */
  later(ms: number): Promise<void>;
}

/** At most so many at once. */
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
/** Somebody who never asked before, so that no other's call is joined and none is held back. */
export const somebody = (): string => `${callers++}`;

/** `a` is the read that is tried, `b` one of a family that is well. */
const both = (tried: Read, well: Read) => `{ a: ${tried.field} b: ${well.field} }`;
const errorsOf = ({ errors }: TimedAnswer, root: string) => errors.filter((error) => error.root === root);

/** Calls that an operation makes while all is well. */
export async function callsOf({ fronts, gateway }: Trial, read: Read): Promise<number> {
  const { requests } = fronts.standIn(read.family);
  const before = requests.length;
  const { errors } = await ask(gateway, `{ a: ${read.field} }`, somebody());
  if (errors.length > 0) throw new Error(`${read.family}.${read.operation}: ${JSON.stringify(errors)}`);
  return requests.length - before;
}

/** Operations that may fail beyond the share: three tries meet one fault in five with each in 125. */
const CHANCE = 3;

/** As many as a row needs to show what it says. */
const countFor = ({ opens, success }: Row, operations: number) =>
  opens || (success > 0 && success < 1) ? operations : Math.ceil(operations / 4);

/** Reads of one family that go wrong, taking turns, and one of a family that is well. */
export interface Tried {
  readonly reads: readonly Read[];
  readonly well: Read;
}

/** Tries a row on families side by side; what was wrong in words, nothing when the row holds. */
export async function tryRow(trial: Trial, row: Row, families: readonly Tried[]): Promise<string[]> {
  const wrong: string[] = [];
  const afflicted = await Promise.all(families.map((tried) => afflict(trial, row, tried, wrong)));
  await trial.later(31_000);
  await Promise.all(afflicted.map((recover) => recover()));
  return wrong;
}

/** The fault and what comes of it; gives what is to be done once the breaker has had its time. */
async function afflict(trial: Trial, row: Row, { reads, well }: Tried, wrong: string[]) {
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
    for (const { code } of errorsOf(asked, "b")) say(`${well.family} was well and is ${code}`);
    if (asked.data?.["b"] == null) say(`${well.family} was well and is not there`);
  };
  const asking = async (count: number) => {
    const one = (i: number) => ask(gateway, both(turn(i), well), somebody());
    const answers = await Promise.all(
      // Those that only wait, wait together.
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
  // So few operations leave something to chance; `npm run soak` holds the share itself.
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
    // The first is the breaker's probe.
    for (const asked of [...(await asking(1)), ...(await asking(3))])
      for (const { code } of errorsOf(asked, "a")) say(`is well again and ${code}`);
  };
}
