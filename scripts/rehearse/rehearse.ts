/** Each operation against each fault of each family that it uses. */
import type { Limits } from "#platform/limits/limits.ts";
import { type Difference, differenceOf, placeOf } from "./compare.ts";
import { deferred } from "./defer.ts";
import type { Operation } from "./operations.ts";
import type { Run, Stage } from "./stage.ts";
import { FAULTS, type Fault } from "./stand-ins.ts";

/** An operation while one family is in trouble. */
export interface Cell {
  readonly family: string;
  readonly fault: Fault;
  /** Codes of the errors, sorted. */
  readonly codes: readonly string[];
  /** Values that stay, of all. */
  readonly stays: readonly [count: number, of: number];
  /** Places that are null, each with how often. */
  readonly lost: Readonly<Record<string, number>>;
  /** Lists with fewer items, each with the number of items that are gone. */
  readonly fewer: Readonly<Record<string, number>>;
  readonly changed: readonly string[];
  /** Rows that were left out, and members that are null, because they could not be read. */
  readonly unreadable: number;
  /** REST calls of all families. */
  readonly calls: number;
  /** Time of the first payload and of the whole answer, ms. */
  readonly firstMs: number;
  readonly ms: number;
  /** The time limit that was reached: that of one try, or of the operation. */
  readonly limit?: "try" | "operation";
}

export interface Finding {
  readonly level: "error" | "warning";
  readonly kind: "invalid" | "unexplained" | "waits" | "empty" | "limit";
  readonly message: string;
  readonly family?: string;
  readonly fault?: Fault;
}

export interface Rehearsed {
  readonly file: string;
  readonly line: number;
  readonly name: string;
  /** Without faults. */
  readonly calls: number;
  readonly ms: number;
  readonly cells: readonly Cell[];
  readonly findings: readonly Finding[];
}

/** Codes that a fault may lead to: a breaker or the limit of the operation may come first. */
const EXPECTED: Readonly<Record<Fault, readonly string[]>> = {
  slow: ["UPSTREAM_TIMEOUT"],
  down: ["UPSTREAM_UNAVAILABLE"],
  silent: ["UPSTREAM_TIMEOUT", "UPSTREAM_UNAVAILABLE"],
  "429": ["RATE_LIMITED"],
  forbidden: ["FORBIDDEN"],
  nonsense: ["UPSTREAM_BAD_RESPONSE", "UPSTREAM_UNAVAILABLE"],
  rows: ["UPSTREAM_BAD_RESPONSE"],
};

/** A wait beyond the usual time that a finding reports, ms. */
const WAIT_MS = 1_000;
/** Time that an answer may take beyond the limit of its operation, ms. */
const GRACE_MS = 100;

const seconds = (ms: number) => `${(ms / 1_000).toFixed(ms < 1_000 ? 2 : 1)} s`;

/** Rehearses one operation. */
export async function rehearse(stage: Stage, limits: Limits, operation: Operation): Promise<Rehearsed> {
  const { file, line, name, query, variables, problem } = operation;
  const about = { file, line, name };
  const invalid = (message: string): Rehearsed => ({
    ...about,
    calls: 0,
    ms: 0,
    cells: [],
    findings: [{ level: "error", kind: "invalid", message: `\`${name}\`: ${message}` }],
  });
  if (problem !== undefined) return invalid(problem);
  const whole = await stage.run(query, variables);
  const [error] = whole.errors;
  if (error) return invalid(`without any fault it has the error "${error.message}"`);
  const isWrite = operation.type === "mutation";
  const families = stage.standIns.names.filter((name) => whole.calls.has(name));
  const cells: Cell[] = [];
  const findings: Finding[] = [];
  for (const family of families)
    for (const fault of FAULTS) {
      const run = await stage.run(query, variables, new Map([[family, fault]]));
      const difference = differenceOf(whole.data, run.data, fault !== "rows");
      const cell = cellOf(run, difference, { family, fault, limits });
      cells.push(cell);
      for (const message of unexplained(run, difference, {
        family,
        fault,
        limits,
        bugs: stage.bugs,
        isWrite,
      }))
        findings.push({
          level: "error",
          kind: "unexplained",
          message: `\`${name}\`: ${message}`,
          family,
          fault,
        });
      findings.push(...(await findingsOf(stage, operation, whole, cell)));
    }
  return { ...about, calls: sum(whole.calls), ms: Math.round(whole.ms), cells, findings };
}

interface Trouble {
  readonly family: string;
  readonly fault: Fault;
  readonly limits: Limits;
}

const sum = (calls: ReadonlyMap<string, number>) => [...calls.values()].reduce((all, one) => all + one, 0);
const codesOf = ({ errors }: Run) => [
  ...new Set(errors.map(({ extensions }) => String(extensions?.["code"]))),
];

function cellOf(run: Run, difference: Difference, { family, fault, limits }: Trouble): Cell {
  const { lost, fewer, changed, stays, of } = difference;
  const codes = codesOf(run).sort();
  const limit =
    run.ms >= limits.operationMs ? "operation" : codes.includes("UPSTREAM_TIMEOUT") ? "try" : undefined;
  return {
    family,
    fault,
    codes,
    stays: [stays, of],
    lost: Object.fromEntries(lost),
    fewer: Object.fromEntries(fewer),
    changed: [...changed],
    unreadable: run.unreadable,
    calls: sum(run.calls),
    firstMs: Math.round(run.firstMs),
    ms: Math.round(run.ms),
    ...(limit && { limit }),
  };
}

/** A merged list and a hub say themselves that a family is missing, a payload that it refused a write. */
const STATUS = /(?:^|\.)(?:sources\.\*\.status|userErrors)$/;

/** Parts of an answer that the fault does not explain. */
function unexplained(
  run: Run,
  { lost, fewer, changed }: Difference,
  {
    family,
    fault,
    limits,
    bugs,
    isWrite,
  }: Trouble & {
    readonly bugs: readonly unknown[];
    readonly isWrite: boolean;
  },
): string[] {
  const where = `with ${family} ${fault}`;
  const found = bugs.map((bug) => `${where} something threw: ${bug instanceof Error ? bug.message : bug}`);
  for (const code of codesOf(run))
    if (!EXPECTED[fault].includes(code) && !(isWrite && code === "OUTCOME_UNKNOWN"))
      found.push(`${where} it has the code ${code}`);
  // At its limit the operation ends the calls of all families.
  const isCut = (code: unknown) => code === "UPSTREAM_TIMEOUT" && run.ms >= limits.operationMs;
  const others = new Set(
    run.errors.flatMap(({ extensions }) => (isCut(extensions?.["code"]) ? [] : [extensions?.["family"]])),
  );
  others.delete(family);
  for (const other of others) found.push(`${where} it has an error of ${other}`);
  const told = run.errors.map(({ path = [] }) => placeOf(path));
  const saysSo = run.unreadable > 0 || [...changed].some((place) => STATUS.test(place));
  const isTold = (place: string) =>
    saysSo || told.some((one) => one === place || place.startsWith(`${one}.`) || one.startsWith(`${place}.`));
  for (const place of [...lost.keys(), ...fewer.keys()])
    if (!isTold(place)) found.push(`${where} \`${place}\` is lost without an error`);
  for (const place of changed)
    if (!STATUS.test(place) && !isTold(place)) found.push(`${where} \`${place}\` has another value`);
  if (run.ms > limits.operationMs + GRACE_MS) found.push(`${where} it takes ${seconds(run.ms)}`);
  return found;
}

async function findingsOf(stage: Stage, operation: Operation, whole: Run, cell: Cell): Promise<Finding[]> {
  const { name, type } = operation;
  const { family, fault, firstMs, limit, stays, lost } = cell;
  const warn = (kind: Finding["kind"], message: string): Finding => ({
    level: "warning",
    kind,
    message: `\`${name}\`: with ${family} ${fault} ${message}`,
    family,
    fault,
  });
  if (fault === "down" && stays[0] === 0 && stays[1] > 0)
    return [warn("empty", "nothing of the answer is left")];
  if (limit === "operation" && fault === "slow")
    return [warn("limit", `the answer reaches the time limit of ${seconds(cell.ms)}`)];
  if (fault !== "silent" || firstMs < whole.firstMs + WAIT_MS) return [];
  const waits = `the whole answer waits ${seconds(firstMs)}`;
  const better = type === "mutation" ? undefined : await deferredRun(stage, operation, cell);
  if (!better) return [warn("waits", waits)];
  const fields = Object.keys(lost).map((place) => `\`${place.replaceAll(".*", "")}\``);
  return [
    warn(
      "waits",
      `${waits}; \`@defer\` on ${fields.join(", ")} gives the rest after ${seconds(better.firstMs)}`,
    ),
  ];
}

/** A run with `@defer` on what is lost; undefined if its first payload does not come much earlier. */
async function deferredRun(stage: Stage, operation: Operation, cell: Cell): Promise<Run | undefined> {
  const query = deferred(operation.document, Object.keys(cell.lost));
  if (query === undefined) return undefined;
  const run = await stage.run(query, operation.variables, new Map([[cell.family, cell.fault]]));
  return run.firstMs * 2 <= cell.firstMs ? run : undefined;
}
