/**
 * Tributary for a test: stand-in services on a port, and the gateway in this process. Records REST calls and
 * measures which GraphQL coordinates cause them.
 */
import { appendFileSync, mkdirSync } from "node:fs";
import { afterAll, expect } from "vitest";
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
import { mutation } from "./mutation.ts";
import { nullsWithoutError } from "./null-by-error.ts";

/**
 * Measurements of this process. `operations`: coordinates and operations called for them. `weights`: keys that a
 * call serves. `asked`: calls of each query. `read`: arguments that resolvers read.
 */
const measured = {
  operations: new Set<string>(),
  weights: new Set<string>(),
  asked: new Map<string, number>(),
  /** Number of calls by coordinate and REST operation, for each query of `test/budgets`. */
  questions: new Map<string, Map<string, number>>(),
  read: new Set<string>(),
};
const questions: ReadonlySet<string> = new Set([...operations.keys()].map(queryOf));
/** Calls of the current query of `test/budgets`. */
let question: Map<string, number> | undefined;

function measureCall(operation: string, coordinate: string, keys: number): void {
  const pair = `${coordinate.replace("[]", "")}\t${operation}`;
  question?.set(pair, (question.get(pair) ?? 0) + 1);
  const client = coordinate.replace(/^.*\.__resolveReference$/, "Query._entities").replace("[]", "");
  measured.operations.add(`${operation}\t${client}`);
  measured.weights.add(`${coordinate}\t${operation}\t${keys}`);
}

/** Calls refused with 400 do not count, because their repetitions in parts are not in the cost model. */
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
 * Folder for the measurements of a test process. `operations.ts`, `costs.ts` and `arguments.ts` of
 * `scripts/measured` collect them.
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
  /** REST calls of this operation, in order. */
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
 * Response type for tests, without null. If a test reads below a field that is null all the same, the TypeError
 * fails the test; with `?.` and `?? []` a loop over it would assert nothing.
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
  /** Runs an operation. An INTERNAL_SERVER_ERROR or a bug of a stand-in service fails the test. */
  ask<Data>(query: TypedDocument<Data>, ...rest: Rest): Promise<Answer<Present<Data>>>;
  /** Runs a query as text, which has no data type. */
  ask<Data = unknown>(query: string, ...rest: Rest): Promise<Answer<Data>>;
  /** Returns the data only. Any error fails the test. */
  data<Data>(query: TypedDocument<Data>, ...rest: Rest): Promise<Present<Data>>;
  data<Data = unknown>(query: string, ...rest: Rest): Promise<Data>;
  /** Runs a mutation with an input. Its payload has `selection` and the `userErrors`. */
  write<Payload = Record<string, unknown>>(
    name: string,
    input: object,
    selection: string,
    init?: GatewayRequest,
  ): Promise<Answer<Record<string, Payload> | null> & { readonly payload: Payload | undefined }>;
  close(): Promise<void>;
}

const weights = readWeights(costTable());
let marks: ReadonlySet<string> | undefined;
/** Fields that only an error makes null. */
const marked = (): ReadonlySet<string> => (marks ??= marksIn(builtSchemas().api));

/** Settings of each family: the URL of its stand-in service, and the credential of one persona. */
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
    /** False if a family sends shorter pages than requested, which the cost model does not cover. */
    measuresCost?: boolean;
    /** True for the one test whose calls for the queries of `test/budgets` count for their likely costs. */
    measuresLikely?: boolean;
  } = {},
): Promise<Tributary> {
  const families = await startFamilies(options.families);
  const bugs: unknown[] = [];
  const gateway = await createGateway({
    families: localSettings(families, options.persona, options.settings),
    recorder: { called: measureCall, read: (coordinate) => measured.read.add(coordinate) },
    // The default would refuse a table without weights of a new operation, whose test has not run yet.
    weights,
    // Rate limits use the families' clock, so that tests advance it instead of waiting.
    clock: { now: () => families.clock.now(), after: monotonicClock.after },
    onBug: (bug) => bugs.push(bug),
    // `TEST_EXECUTOR=apollo npx vitest run` runs all tests with the stock executor.
    ...(process.env["TEST_EXECUTOR"] === "apollo" && { executor: "apollo" }),
    ...options.gateway,
  });

  async function ask<Data>(
    query: { toString(): string },
    variables: Record<string, unknown> = {},
    init: GatewayRequest = {},
  ): Promise<Answer<Data>> {
    const before = families.calls.length;
    const made =
      options.measuresLikely && questions.has(query.toString()) ? new Map<string, number>() : undefined;
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
    // A refused operation, or one with other query limits, says nothing about the cost model.
    if (report && answer.data && !options.gateway?.queryLimits && options.measuresCost !== false)
      measureCost(query.toString(), variables, report, calls);
    // A query with errors may lack calls, so it is not measured.
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
    async write<Payload>(name: string, input: object, selection: string, init?: GatewayRequest) {
      const { query, variables } = mutation(name, input, selection);
      const answer = await ask<Record<string, Payload> | null>(query, variables, init);
      return { ...answer, payload: answer.data?.[name] };
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** Starts Tributary for the tests of a file, and closes it after the last test. */
export async function sharedTributary(options?: Parameters<typeof startTributary>[0]): Promise<Tributary> {
  const tributary = await startTributary(options);
  afterAll(tributary.close);
  return tributary;
}

/** Documented statuses of success, by operation. */
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

/** Body of a call; null for none. */
export const bodyOf = (call: { readonly body: string | undefined } | undefined): unknown =>
  JSON.parse(call?.body ?? "null");

/** Operation and body of each call. */
export const bodies = (calls: readonly ObservedCall[]) =>
  calls.map((call) => [call.operation, bodyOf(call)] as const);

/** `family.operation` of each call, for assertions. */
export const operationsOf = (calls: readonly ObservedCall[]): string[] =>
  calls.map(({ family, operation }) => `${family}.${operation}`);
