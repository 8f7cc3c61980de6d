/**
 * Tributary for a test: the local families on a port, the gateway in process. What the gateway asks
 * of the families is recorded call by call; which GraphQL coordinates led to it is measured.
 */
import { appendFileSync, mkdirSync } from "node:fs";
import { expect } from "vitest";
import { demoSecret, type PersonaName } from "#contracts/demo-credentials.ts";
import type { BoundOperation } from "#contracts/kit/contract.ts";
import { createGateway, type GatewayOptions } from "#gateway/gateway.ts";
import type { GatewayRequest } from "#gateway/operation/gateway-request.ts";
import { marksIn } from "#gateway/schemas/semantic-nullability.ts";
import { builtSchemas, costTable } from "#gateway/schemas/supergraph.ts";
import type { TypedDocumentString } from "#generated/test/graphql.ts";
import type { FamiliesSettings } from "#platform/config/family-settings.ts";
import { readWeights } from "#platform/graphql/cost-table.ts";
import { operations, queryOf } from "#scripts/routers/questions.ts";
import { services } from "#services/index.ts";
import type { ObservedCall } from "#services/kit/http/host.ts";
import type { UpstreamReport } from "#subgraphs/kit/calls/call-report.ts";
import type { FamilyStatus } from "#subgraphs/kit/calls/family-status.ts";
import { monotonicClock } from "#subgraphs/kit/rest/clock.ts";
import { startFamilies, type TestFamilies } from "./families.ts";
import { nullsWithoutError } from "./null-by-error.ts";

/**
 * Coordinates with the operations that they call; with how many keys a call serves; what each cost;
 * which arguments were read.
 */
const measured = {
  operations: new Set<string>(),
  weights: new Set<string>(),
  asked: new Map<string, number>(),
  /** The calls of each coordinate and operation, by the question of `test/budgets`. */
  questions: new Map<string, Map<string, number>>(),
  read: new Set<string>(),
};
const questions: ReadonlySet<string> = new Set([...operations.keys()].map(queryOf));
/** The calls of the question that is asked now. */
let question: Map<string, number> | undefined;

function measureCall(operation: string, coordinate: string, keys: number): void {
  const pair = `${coordinate.replace("[]", "")}\t${operation}`;
  question?.set(pair, (question.get(pair) ?? 0) + 1);
  const client = coordinate.replace(/^.*\.__resolveReference$/, "Query._entities").replace("[]", "");
  measured.operations.add(`${operation}\t${client}`);
  measured.weights.add(`${coordinate}\t${operation}\t${keys}`);
}

/** A call that a family refuses may be made again in parts: no list's length says how often. */
function measureCost(
  query: string,
  variables: object,
  report: UpstreamReport,
  made: readonly ObservedCall[],
) {
  const calls = report.calls - made.filter(({ status }) => status === 400).length;
  const asked = JSON.stringify({ query, variables });
  if (asked.length > 20_000) return; // an operation that is refused for its size
  measured.asked.set(asked, Math.max(calls, measured.asked.get(asked) ?? 0));
}

/**
 * Folder for the measurements of a test process. `operations.ts`, `costs.ts` and `arguments.ts` of `scripts`
 * gather them.
 */
const MEASURED = new URL("../../.cache/", import.meta.url);

function saveMeasured(): void {
  const save = (directory: string, kind: string, lines: readonly string[]) => {
    mkdirSync(new URL(`${directory}/`, MEASURED), { recursive: true });
    const file = new URL(`${directory}/${process.pid}.${kind}`, MEASURED);
    if (lines.length > 0) appendFileSync(file, `${lines.join("\n")}\n`);
  };
  save("operations", "tsv", [...measured.operations]);
  save("costs", "tsv", [...measured.weights]);
  save(
    "costs",
    "asked",
    [...measured.asked].map(([asked, calls]) => `${calls}\t${asked}`),
  );
  save(
    "costs",
    "questions",
    [...measured.questions].map(([asked, made]) => `${JSON.stringify([...made])}\t${asked}`),
  );
  save("arguments", "tsv", [...measured.read]);
  for (const kept of Object.values(measured)) kept.clear();
}

export interface Answer<Data> {
  readonly data: Data;
  readonly errors: readonly AnswerError[];
  readonly report: UpstreamReport;
  /** State of each family that the operation called. */
  readonly sources: readonly FamilyStatus[];
  /** The REST calls that this operation made, in order. */
  readonly calls: readonly ObservedCall[];
}

export interface AnswerError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions: Readonly<Record<string, unknown>>;
}

type TypedDocument<Data> =
  | TypedDocumentString<Data, never>
  | TypedDocumentString<Data, Record<string, unknown>>;

/**
 * An answer as a test reads it: no field is null. Where one is null and the test reads further, the
 * TypeError fails the test; with `?.` and `?? []` a loop over it would assert nothing.
 */
type Present<T> = unknown extends T
  ? T
  : T extends readonly (infer Item)[]
    ? Present<NonNullable<Item>>[]
    : T extends object
      ? { [Key in keyof T]: Present<NonNullable<T[Key]>> }
      : T;

type Rest = [variables?: Record<string, unknown>, init?: GatewayRequest];

export interface Tributary extends AsyncDisposable {
  readonly families: TestFamilies;
  readonly gateway: Awaited<ReturnType<typeof createGateway>>;
  /** Runs an operation; any INTERNAL_SERVER_ERROR or bug of a local family fails the test. */
  ask<Data>(query: TypedDocument<Data>, ...rest: Rest): Promise<Answer<Present<Data>>>;
  /** The same for a query's text, which does not say what it answers. */
  ask<Data = unknown>(query: string, ...rest: Rest): Promise<Answer<Data>>;
  /** The same, failing the test on any error: its data alone. */
  data<Data>(query: TypedDocument<Data>, ...rest: Rest): Promise<Present<Data>>;
  data<Data = unknown>(query: string, ...rest: Rest): Promise<Data>;
  close(): Promise<void>;
}

const weights = readWeights(costTable());
let marks: ReadonlySet<string> | undefined;
/** Fields that only an error makes null. */
const marked = (): ReadonlySet<string> => (marks ??= marksIn(builtSchemas().api));

/** Settings of every family at the local families, called as one persona or as the caller forwards. */
export function localSettings(
  families: TestFamilies,
  persona: PersonaName = "service",
  overrides: Readonly<Record<string, Partial<FamiliesSettings[string]>>> = {},
): FamiliesSettings {
  return Object.fromEntries(
    Object.entries(families.baseUrls).map(([name, baseUrl]) => [
      name,
      { baseUrl, credential: { secret: demoSecret(name, persona) }, ...overrides[name] },
    ]),
  );
}

export async function startTributary(
  options: {
    families?: Parameters<typeof startFamilies>[0];
    persona?: PersonaName;
    settings?: Readonly<Record<string, Partial<FamiliesSettings[string]>>>;
    gateway?: Partial<GatewayOptions>;
    /** False where a family sends fewer rows a page than it has, which no cost foresees. */
    measuresCost?: boolean;
  } = {},
): Promise<Tributary> {
  const families = await startFamilies(options.families);
  const bugs: unknown[] = [];
  const gateway = await createGateway({
    families: localSettings(families, options.persona, options.settings),
    recorder: { called: measureCall, read: (coordinate) => measured.read.add(coordinate) },
    // A new operation has no weight before its test has run once.
    weights,
    // Our own rates are kept by the families' time, or a test would have to wait for ours.
    clock: { now: () => families.clock.now(), after: monotonicClock.after },
    onBug: (bug) => bugs.push(bug),
    // The whole suite can be run with the stock executor: TEST_EXECUTOR=apollo npx vitest run
    ...(process.env["TEST_EXECUTOR"] === "apollo" && { executor: "apollo" }),
    ...options.gateway,
  });

  async function ask<Data>(
    query: { toString(): string },
    variables: Record<string, unknown> = {},
    init: GatewayRequest = {},
  ): Promise<Answer<Data>> {
    const before = families.calls.length;
    const made = questions.has(query.toString()) ? new Map<string, number>() : undefined;
    question = made;
    const result = await gateway.execute(
      { query: query.toString(), variables },
      { ...init, headers: { "x-upstream-report": "1", ...init.headers } },
    );
    const answer = JSON.parse(JSON.stringify(result)) as {
      data: Data;
      errors?: AnswerError[];
      extensions: { upstream: UpstreamReport; sources: FamilyStatus[] };
    };
    question = undefined;
    const calls = families.calls.slice(before);
    const report = answer.extensions?.upstream;
    // Operations that were refused whole, or that may be larger than others, say nothing of the model.
    if (report && answer.data && !options.gateway?.queryLimits && options.measuresCost !== false)
      measureCost(query.toString(), variables, report, calls);
    // Without its calls to a family in trouble it says nothing.
    if (made && !answer.errors?.length)
      measured.questions.set(JSON.stringify({ query: query.toString(), variables }), made);
    const errors = answer.errors ?? [];
    expect(bugs, "the gateway threw").toEqual([]);
    const internal = errors.filter(({ extensions }) => extensions["code"] === "INTERNAL_SERVER_ERROR");
    expect(internal, "an internal error is a bug").toEqual([]);
    expect(families.bugs, "a local family threw").toEqual([]);
    expect(wrongSuccesses(calls), "a family answers the status that its operation documents").toEqual([]);
    const asked = { schema: gateway.apiSchema(), query: query.toString(), data: answer.data, errors };
    const unexplained = nullsWithoutError(asked, (coordinate) => marked().has(coordinate));
    expect(unexplained, "a field with @semanticNonNull is null only with an error").toEqual([]);
    return {
      data: answer.data,
      errors,
      report,
      sources: answer.extensions?.sources ?? [],
      calls,
    };
  }

  const close = async () => {
    await gateway.close();
    await families.close();
    saveMeasured();
  };
  return {
    families,
    gateway,
    ask,
    async data<Data>(query: { toString(): string }, ...rest: Rest): Promise<Data> {
      const answer = await ask<Data>(query, ...rest);
      expect(answer.errors, query.toString()).toEqual([]);
      return answer.data;
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** The documented statuses of success, by operation. */
const successes = new Map(
  services.flatMap(({ service: { family } }) =>
    Object.values<BoundOperation>(family.bound).map(({ id, success }) => [id, success] as const),
  ),
);
const wrongSuccesses = (calls: readonly ObservedCall[]) =>
  calls.flatMap(({ family, operation, status }) => {
    const documented = successes.get(`${family}.${operation}`);
    return status < 200 || status >= 400 || !documented || documented.includes(status)
      ? []
      : [[operation, status]];
  });

/** `family.operation` of each call, for assertions about exactly what was called. */
export const operationsOf = (calls: readonly ObservedCall[]): string[] =>
  calls.map(({ family, operation }) => `${family}.${operation}`);
