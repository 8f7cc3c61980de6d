/** Rehearses each operation with each fault of each family that it calls. */
import { Kind } from "graphql";
import { fieldsIn, fragmentsIn } from "#platform/graphql/selections.ts";
import type { Limits } from "#platform/limits/limits.ts";
import { type Difference, differenceOf, placeOf } from "./compare.ts";
import { deferred } from "./defer.ts";
import type { Operation } from "./operations.ts";
import type { Run, Stage } from "./stage.ts";
import { FAULTS, type Fault, SLOW_MS } from "./stand-ins.ts";

/** Result of an operation while one family has a fault. */
export interface Cell {
  readonly family: string;
  readonly fault: Fault;
  /** Codes of the errors, sorted. */
  readonly codes: readonly string[];
  /** Number of unchanged values, and of all values. */
  readonly stays: readonly [count: number, of: number];
  /** Places that are null, with the number of occurrences. */
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
  /** The time limit that was reached: the limit of one try, or of the operation. */
  readonly limit?: "try" | "operation";
}

export interface Finding {
  readonly level: "error" | "warning";
  readonly kind: "invalid" | "unexplained" | "waits" | "empty" | "limit" | "refused";
  readonly message: string;
  readonly family?: string;
  readonly fault?: Fault;
}

export interface RehearsalResult extends Pick<Operation, "key" | "file" | "line" | "name" | "variables"> {
  /** REST calls without faults. */
  readonly calls: number;
  readonly ms: number;
  readonly cells: readonly Cell[];
  readonly findings: readonly Finding[];
}

/** Codes that a fault may cause. A breaker or the limit of the operation may act first. */
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

/** Part of a stage that runs operations. */
interface OperationStage extends Pick<Stage, "bugs" | "run" | "tryMsOf"> {
  readonly standIns: Pick<Stage["standIns"], "names">;
}

/** Rehearses one operation. */
export async function rehearse(
  stage: OperationStage,
  limits: Limits,
  operation: Operation,
): Promise<RehearsalResult> {
  const { key, file, line, name, query, variables, problem } = operation;
  const about = { key, file, line, name, variables };
  const invalid = (message: string): RehearsalResult => ({
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
  const families = stage.standIns.names.filter((name) => whole.calls.has(name));
  const cells: Cell[] = [];
  const findings: Finding[] = [];
  for (const family of families)
    for (const fault of FAULTS) {
      const run = await stage.run(query, variables, new Map([[family, fault]]));
      const trouble: Trouble = { operation, family, fault, limits, tryMs: stage.tryMsOf(family) };
      const difference = differenceOf(whole.data, run.data);
      const cell = cellOf(run, difference, trouble);
      cells.push(cell);
      for (const message of unexplained(run, difference, trouble, stage.bugs))
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
  readonly operation: Operation;
  readonly family: string;
  readonly fault: Fault;
  readonly limits: Limits;
  /** Time limit of one try of a call of the family, ms. */
  readonly tryMs: number;
}

const sum = (calls: ReadonlyMap<string, number>) => [...calls.values()].reduce((all, one) => all + one, 0);
const codesOf = ({ errors }: Run) => [
  ...new Set(errors.map(({ extensions }) => String(extensions?.["code"]))),
];

function cellOf(run: Run, difference: Difference, trouble: Trouble): Cell {
  const { lost, fewer, changed, stays, of } = difference;
  const limit = limitOf(run, trouble);
  return {
    family: trouble.family,
    fault: trouble.fault,
    codes: codesOf(run).sort(),
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

/** Time limit that a response waited for. An error may be missing, because a merged list leaves the family out. */
function limitOf({ ms }: Run, { fault, limits, tryMs }: Trouble): Cell["limit"] {
  if (ms >= limits.operationMs) return "operation";
  const isLate = fault === "silent" || (fault === "slow" && tryMs <= SLOW_MS);
  return isLate && ms >= tryMs ? "try" : undefined;
}

/** Places at which a response itself says that a family is missing, or that it refused a write. */
const STATUS = /(?:^|\.)(?:sources\.\*\.status|userErrors)$/;

/** Parts of an answer that the fault does not explain. */
function unexplained(
  run: Run,
  { lost, fewer, changed }: Difference,
  { operation, family, fault, limits }: Trouble,
  bugs: readonly unknown[],
): string[] {
  const where = `with ${family} ${fault}`;
  const found = bugs.map((bug) => `${where} something threw: ${bug instanceof Error ? bug.message : bug}`);
  const isOfWrite = (code: unknown) =>
    operation.type === "mutation" && (code === "OUTCOME_UNKNOWN" || code === "NOT_RUN");
  for (const code of codesOf(run))
    if (!EXPECTED[fault].includes(code) && !isOfWrite(code)) found.push(`${where} it has the code ${code}`);
  // At its limit the operation ends the calls of all families.
  const isCut = (code: unknown) => code === "UPSTREAM_TIMEOUT" && run.ms >= limits.operationMs;
  const others = new Set(
    run.errors.flatMap(({ extensions: { code, family: own } = {} }) =>
      isCut(code) || code === "NOT_RUN" ? [] : [own],
    ),
  );
  others.delete(family);
  for (const other of others) found.push(`${where} it has an error of ${other ?? "no family"}`);
  const told = run.errors.map(({ path = [] }) => placeOf(path));
  const saysSo = run.unreadable > 0 || [...changed].some((place) => STATUS.test(place));
  // Refused writes are reported in `userErrors`. If the member is not selected, a warning says so.
  const silent = run.errors.length > 0 ? [] : writesWithoutUserErrors(operation);
  const isTold = (place: string) =>
    saysSo ||
    silent.some((key) => place.startsWith(`${key}.`)) ||
    told.some((one) => one === place || place.startsWith(`${one}.`) || one.startsWith(`${place}.`));
  for (const place of lost.keys())
    if (!isTold(place)) found.push(`${where} \`${place}\` is lost without an error`);
  // A merged list has the rows of the other families; the status of each is in the extensions of the answer.
  const isLeftOut = run.troubled.has(family);
  for (const place of fewer.keys())
    if (!isLeftOut && !isTold(place)) found.push(`${where} \`${place}\` is shorter without an error`);
  for (const place of changed)
    if (!isLeftOut && !STATUS.test(place) && !isTold(place))
      found.push(`${where} \`${place}\` has another value`);
  if (run.ms > limits.operationMs + GRACE_MS) found.push(`${where} it takes ${seconds(run.ms)}`);
  return found;
}

async function findingsOf(
  stage: OperationStage,
  operation: Operation,
  whole: Run,
  cell: Cell,
): Promise<Finding[]> {
  const { name, type } = operation;
  const { family, fault, firstMs, limit, stays, lost } = cell;
  const warn = (kind: Finding["kind"], message: string): Finding => ({
    level: "warning",
    kind,
    message: `\`${name}\`: with ${family} ${fault} ${message}`,
    family,
    fault,
  });
  if (fault === "forbidden" && cell.codes.length === 0) {
    const hidden = writesWithoutUserErrors(operation).filter((key) =>
      Object.keys(lost).some((place) => place.startsWith(`${key}.`)),
    );
    return hidden.map((key) => warn("refused", `nothing says that \`${key}\` failed: select \`userErrors\``));
  }
  if (fault === "down" && stays[0] === 0 && stays[1] > 0)
    return [warn("empty", "nothing of the answer is left")];
  if (limit === "operation" && fault === "slow")
    return [warn("limit", `the answer reaches the time limit of ${seconds(cell.ms)}`)];
  if (fault !== "silent" || firstMs < whole.firstMs + WAIT_MS) return [];
  const waits = `the whole answer waits ${seconds(firstMs)}`;
  const better = type === "mutation" ? undefined : await deferredRun(stage, operation, cell);
  if (!better) return [warn("waits", waits)];
  const fields = better.places.map((place) => `\`${place.replaceAll(".*", "")}\``);
  return [
    warn(
      "waits",
      `${waits}; \`@defer\` on ${fields.join(", ")} gives the rest after ${seconds(better.firstMs)}`,
    ),
  ];
}

/**
 * Runs the operation with `@defer` on the lost fields, or else on the objects around them.
 * @returns undefined if no such run has a first payload with values that comes much earlier
 */
async function deferredRun(
  stage: OperationStage,
  { document, variables }: Operation,
  { family, fault, firstMs: before, lost, fewer, changed }: Cell,
): Promise<{ readonly places: readonly string[]; readonly firstMs: number } | undefined> {
  const others = changed.filter((place) => !STATUS.test(place));
  const all = [...Object.keys(lost), ...Object.keys(fewer), ...others];
  let places = all.map((place) => place.replaceAll(".*", ""));
  while (places.length > 0) {
    const query = deferred(document, places);
    if (query !== undefined) {
      const { firstMs, firstValues } = await stage.run(query, variables, new Map([[family, fault]]));
      if (firstMs * 2 <= before && firstValues > 0) return { places, firstMs };
    }
    const around = places.map((place) => place.slice(0, Math.max(0, place.lastIndexOf("."))));
    places = [...new Set(around)].filter((place) => place !== "");
  }
  return undefined;
}

/** Response keys of the fields of a mutation that do not select the `userErrors` of their payload. */
function writesWithoutUserErrors({ type, document }: Operation): readonly string[] {
  const [operation] = document.definitions;
  if (type !== "mutation" || operation?.kind !== Kind.OPERATION_DEFINITION) return [];
  const fragments = fragmentsIn(document);
  const keys = new Map<string, boolean>();
  for (const { alias, name, selectionSet } of fieldsIn(operation.selectionSet, fragments, () => true)) {
    const key = (alias ?? name).value;
    const selected = selectionSet ? fieldsIn(selectionSet, fragments, () => true) : [];
    const has = selected.some((field) => field.name.value === "userErrors");
    keys.set(key, has || keys.get(key) === true);
  }
  return [...keys].flatMap(([key, has]) => (has ? [] : [key]));
}
