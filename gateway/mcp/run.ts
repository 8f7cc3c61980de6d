/** `run`: executes a query. A too large answer is cut, and becomes a report run if reports are served. */
import { setTimeout } from "node:timers/promises";
import { type FormattedExecutionResult, parse, print, separateOperations, visit } from "graphql";
import { type Agent, type AgentOperation, operationOf } from "./agent.ts";
import { cutAnswer, listLengths, MAX_ANSWER } from "./large-answer.ts";

export interface RunResult {
  /** Data of families, and the errors of the operation. */
  readonly answer: unknown;
  readonly isError: boolean;
  /** Sentences of the gateway, without text of families. */
  readonly notes: readonly string[];
  readonly restCalls?: number | undefined;
  /** Id of a report run that reads all rows. */
  readonly handle?: string | undefined;
  /** Items of each list of the whole answer. */
  readonly summary?: Readonly<Record<string, number>> | undefined;
}

/** Progress messages to the caller of a tool, and the signal by which the caller ends the work. */
export interface ToolProgress {
  readonly signal: AbortSignal;
  progress(done: number, of: number | undefined, message: string): void;
}

const PROGRESS_MS = 500;
const MOST_LISTS = 20;
/** Time that one call waits for a report run, ms. */
const PATIENCE_MS = 20_000;
const HANDLE = /^[0-9a-f]{32}$/;
const PAGE = 100;

/** Executes a query as the caller. */
export async function runQuery(
  agent: Agent,
  operation: AgentOperation,
  on: ToolProgress,
): Promise<RunResult> {
  const refusal = agent.refusalOf(operation);
  if (refusal !== undefined) return { answer: null, isError: true, notes: [refusal] };
  const { likely } = agent.estimate(operation);
  let timer: NodeJS.Timeout | undefined;
  let calls = () => 0;
  try {
    const result = await agent.execute(operation, {
      signal: on.signal,
      onStart(counted) {
        calls = counted;
        timer = setInterval(() => on.progress(calls(), likely, "REST calls made"), PROGRESS_MS);
        on.progress(0, likely, "REST calls made");
      },
    });
    return await answerOf(agent, operation, result, calls());
  } finally {
    clearInterval(timer);
  }
}

async function answerOf(
  agent: Agent,
  operation: AgentOperation,
  { data, errors }: FormattedExecutionResult,
  restCalls: number,
): Promise<RunResult> {
  const whole = { data, ...(errors && { errors }) };
  const { value, length, size } = cutAnswer(whole);
  const isError = errors !== undefined && (data === undefined || data === null);
  if (length === undefined) return { answer: value, isError, notes: [], restCalls };
  const summary = Object.fromEntries(
    [...listLengths(data, responseNames(operation.query))].slice(0, MOST_LISTS),
  );
  const handle = await startReport(agent, operation);
  const cut = `The answer has ${size} characters, more than ${MAX_ANSWER}: each list is cut to ${length}.`;
  const narrower = `Ask again with "first: ${length}" in each list, fewer fields, or a filter.`;
  const more = `A report run reads all pages of all lists; run with { "handle": "${handle}" } shows its rows.`;
  return {
    answer: value,
    isError,
    notes: [cut, handle === undefined ? narrower : more],
    restCalls,
    handle,
    summary,
  };
}

/** The response names of the fields of a document. */
function responseNames(query: string): ReadonlySet<string> {
  const names = new Set<string>();
  visit(parse(query), { Field: ({ alias, name }) => void names.add((alias ?? name).value) });
  return names;
}

/** Starts a report run of a document. @returns undefined if reports are not served to this caller */
async function startReport(agent: Agent, operation: AgentOperation): Promise<string | undefined> {
  const document = parse(operation.query);
  const chosen = operationOf(document, operation.operationName);
  if (chosen?.kind !== "OperationDefinition") return undefined;
  const alone = separateOperations(document)[chosen.name?.value ?? ""];
  const declared = chosen.variableDefinitions?.map(({ variable }) => variable.name.value) ?? [];
  const values = Object.entries(operation.variables ?? {}).filter(([name]) => declared.includes(name));
  // JSON is valid YAML.
  const report = {
    title: "Query of an agent",
    retention: { days: 1 },
    ...(declared.length > 0 && {
      parameters: Object.fromEntries(declared.map((name) => [name, { label: name }])),
    }),
  };
  const { status, body } = await agent.report("POST", "/reports/runs", {
    files: { "report.yaml": JSON.stringify(report), "rows.graphql": alone ? print(alone) : operation.query },
    ...(values.length > 0 && { parameters: Object.fromEntries(values) }),
  });
  const id = memberOf(body, "id");
  return status === 202 && typeof id === "string" ? id : undefined;
}

/** Shows the rows of a report run, or its progress if it is not finished after some seconds. */
export async function readReport(
  agent: Agent,
  handle: string,
  offset: number,
  on: ToolProgress,
): Promise<RunResult> {
  const refused = (sentence: string): RunResult => ({ answer: null, isError: true, notes: [sentence] });
  if (!HANDLE.test(handle))
    return refused("A handle has 32 characters from 0 to 9 and a to f, as run returned it.");
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const { status, body } = await agent.report("GET", `/reports/runs/${handle}`);
    if (status !== 200) return refused(`The run is not available to this caller (status ${status}).`);
    const state = String(memberOf(body, "state"));
    const progress = memberOf(body, "progress");
    const rows = Number(memberOf(progress, "rows") ?? 0);
    if (state === "FINISHED") return await rowsOf(agent, handle, offset, memberOf(body, "complete") === true);
    if (state === "FAILED" || state === "WAITING_FOR_CALLER")
      return {
        answer: memberOf(body, "error"),
        isError: true,
        notes: [`The report run is ${state}.`],
        handle,
      };
    if (on.signal.aborted || performance.now() > end)
      return {
        answer: null,
        isError: false,
        notes: [`The report run is ${state}: ${rows} rows are read. Run the handle again.`],
        handle,
      };
    on.progress(rows, undefined, "rows read");
    // If the call is aborted, the wait ends, and the next turn of the loop returns.
    await setTimeout(PROGRESS_MS, undefined, { signal: on.signal }).catch(() => {});
  }
}

async function rowsOf(agent: Agent, handle: string, offset: number, complete: boolean): Promise<RunResult> {
  const { body } = await agent.report("GET", `/reports/runs/${handle}/rows?offset=${offset}&limit=${PAGE}`);
  const columns = listIn(body, "columns").map((column) => memberOf(column, "key"));
  const rows = listIn(body, "rows");
  const total = Number(memberOf(body, "total") ?? 0);
  let shown = rows.length;
  while (shown > 1 && JSON.stringify(rows.slice(0, shown)).length > MAX_ANSWER) shown = Math.floor(shown / 2);
  const next = offset + shown;
  return {
    answer: cutAnswer({ columns, rows: rows.slice(0, shown) }).value,
    isError: false,
    notes: [
      complete ? "The report is complete." : "The report is incomplete: some rows could not be read.",
      next < total
        ? `Rows ${offset + 1} to ${next} of ${total}; run with "offset": ${next} shows more.`
        : `${total} rows in all, shown to the last.`,
    ],
    handle,
  };
}

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;

const listIn = (value: unknown, name: string): readonly unknown[] => {
  const list = memberOf(value, name);
  return Array.isArray(list) ? list : [];
};
