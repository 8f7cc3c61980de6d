/** Running the document of a tab, and what came of it. Results stay in memory. */

import { isObject, type Json, listOf, numberOf, objectOf, parseJson, textOf } from "#console/kit/json.ts";
import { createStore } from "#console/kit/store.ts";
import { activeOf, headersOfTabs, tabs } from "./documents.ts";
import { remember } from "./library.ts";
import {
  EVENTS_ACCEPTED,
  isDeferring,
  isSubscribing,
  nextEvents,
  PARTS_ACCEPTED,
  withPayload,
} from "./parts.ts";
import { authorization, session } from "./session.ts";
import { type Trace, traceIn } from "./trace.ts";

export interface GraphError {
  readonly message: string;
  readonly code: string;
  readonly path: readonly (string | number)[];
  readonly line: number | undefined;
  readonly family: string | undefined;
  readonly extensions: Json;
}

export interface Result {
  /** The data of the answer; undefined where it has none. */
  readonly data: Json | undefined;
  readonly errors: readonly GraphError[];
  readonly extensions: Json;
  readonly ms: number;
  readonly bytes: number;
  readonly trace: Trace | undefined;
  /** How many payloads it came in so far; 1 unless the document defers, or subscribes. */
  readonly parts: number;
  /** What a payload is: a part of one answer, or an answer of its own. */
  readonly unit: "part" | "event";
}

export interface RunState {
  readonly running: AbortController | undefined;
  readonly result: Result | undefined;
  /** The result is of the run that goes on: more parts follow. */
  readonly partial?: boolean;
}

const IDLE: RunState = { running: undefined, result: undefined };
export const runs = createStore<Readonly<Record<string, RunState>>>({});

export const runOf = (all: Readonly<Record<string, RunState>>, id: string): RunState => all[id] ?? IDLE;

const update = (id: string, state: RunState) => runs.set((before) => ({ ...before, [id]: state }));

/** Shows a result that was not run here, such as an opened trace. */
export const showResult = (id: string, result: Result) => update(id, { running: undefined, result });

const failed = (message: string, code: string): Result => ({
  data: undefined,
  errors: [{ message, code, path: [], line: undefined, family: undefined, extensions: {} }],
  extensions: {},
  ms: 0,
  bytes: 0,
  trace: undefined,
  parts: 1,
  unit: "part",
});

/** Headers that a person typed as a JSON object; undefined where the text is none. */
function typedHeaders(text: string): Record<string, string> | undefined {
  if (text.trim() === "") return {};
  const value = parseJson(text);
  if (!isObject(value)) return undefined;
  return Object.fromEntries(Object.entries(value).map(([name, content]) => [name, String(content)]));
}

/** Runs the open tab's document, or ends its run. */
export async function runActive(): Promise<void> {
  const tab = activeOf(tabs.get());
  const { running } = runOf(runs.get(), tab.id);
  if (running) {
    running.abort();
    return;
  }
  const variables = tab.variables.trim() === "" ? {} : parseJson(tab.variables);
  if (!isObject(variables)) {
    update(tab.id, {
      running: undefined,
      result: failed("The variables are not a JSON object; correct them below the editor.", "VARIABLES"),
    });
    return;
  }
  const headers = typedHeaders(headersOfTabs.get()[tab.id] ?? "");
  if (!headers) {
    update(tab.id, {
      running: undefined,
      result: failed('The headers are not a JSON object of texts, for example {"x-tenant": "a"}.', "HEADERS"),
    });
    return;
  }
  const abort = new AbortController();
  update(tab.id, { running: abort, result: runOf(runs.get(), tab.id).result });
  remember(tab.document, tab.variables);
  let latest: Result | undefined;
  const result = await execute(
    { query: tab.document, variables, operationName: tab.operationName },
    headers,
    abort.signal,
    (partial) => {
      latest = partial;
      update(tab.id, { running: abort, result: partial, partial: true });
    },
  ).catch((error: unknown) =>
    // A subscription has no end of its own: to end it is no failure.
    latest?.unit === "event"
      ? latest
      : abort.signal.aborted
        ? failed("The run was ended before its answer came.", "CANCELED")
        : failed(
            `The gateway did not answer (${error instanceof Error ? error.message : String(error)}); check that it runs.`,
            "NETWORK",
          ),
  );
  update(tab.id, { running: undefined, result });
}

export interface Request {
  readonly query: string;
  readonly variables?: Json;
  readonly operationName?: string | undefined;
}

/**
 * Sends an operation to the endpoint; with its trace where the caller may see it.
 * @param onPart called with what there is after each payload but the last, where the document defers, and after each
 *   event of a subscription
 */
export async function execute(
  request: Request,
  headers: Readonly<Record<string, string>> = {},
  signal?: AbortSignal,
  onPart?: (partial: Result) => void,
): Promise<Result> {
  const began = performance.now();
  const isLive = onPart !== undefined && isSubscribing(request.query, request.operationName);
  const inParts = onPart !== undefined && isDeferring(request.query);
  const response = await fetch("/graphql", {
    method: "POST",
    headers: {
      accept: isLive ? EVENTS_ACCEPTED : inParts ? PARTS_ACCEPTED : "application/json",
      "content-type": "application/json",
      "x-upstream-report": session.get()?.trace === true ? "trace" : "1",
      ...authorization(),
      ...headers,
    },
    body: JSON.stringify(request),
    ...(signal && { signal }),
  });
  if (response.body && response.headers.get("content-type")?.startsWith("text/event-stream"))
    return isLive
      ? resultOfEvents(response.body, began, onPart)
      : resultInParts(response.body, began, onPart);
  const text = await response.text();
  const ms = performance.now() - began;
  const answer = parseJson(text);
  if (!isObject(answer))
    return failed(
      `The gateway answered with status ${response.status} and no JSON.`,
      `HTTP_${response.status}`,
    );
  return resultOf(answer, ms, text.length);
}

async function resultInParts(
  body: ReadableStream<Uint8Array>,
  began: number,
  onPart: ((partial: Result) => void) | undefined,
): Promise<Result> {
  let answer: Json | undefined;
  let parts = 0;
  let bytes = 0;
  for await (const payload of nextEvents(body)) {
    parts++;
    bytes += JSON.stringify(payload).length;
    answer = answer ? withPayload(answer, payload) : payload;
    const result = resultOf(answer, performance.now() - began, bytes, parts);
    if (payload["hasNext"] !== true) return result;
    onPart?.(result);
  }
  throw new Error("its answer ended before the last part");
}

/** Shows each event of a subscription, until there are no more. @returns the last one */
async function resultOfEvents(
  body: ReadableStream<Uint8Array>,
  began: number,
  onEvent: (latest: Result) => void,
): Promise<Result> {
  let latest: Result | undefined;
  let bytes = 0;
  for await (const payload of nextEvents(body)) {
    bytes += JSON.stringify(payload).length;
    const count = (latest?.parts ?? 0) + 1;
    latest = { ...resultOf(payload, performance.now() - began, bytes, count), unit: "event" };
    onEvent(latest);
  }
  return latest ?? failed("The subscription ended before an event came; run it again.", "STREAM_ENDED");
}

/** Reads an answer. */
export function resultOf(answer: Json, ms: number, bytes: number, parts = 1): Result {
  const data = answer["data"];
  const extensions = objectOf(answer["extensions"]);
  return {
    data: isObject(data) ? data : undefined,
    errors: listOf(answer["errors"]).map(errorOf),
    extensions,
    ms,
    bytes,
    trace: traceIn(extensions, ms),
    parts,
    unit: "part",
  };
}

function errorOf(value: unknown): GraphError {
  const error = objectOf(value);
  const extensions = objectOf(error["extensions"]);
  const [location] = listOf(error["locations"]);
  return {
    message: textOf(error["message"]),
    code: textOf(extensions["code"]),
    path: listOf(error["path"]).filter((key) => typeof key === "string" || typeof key === "number"),
    line: isObject(location) ? numberOf(location["line"]) : undefined,
    family: textOf(extensions["family"]) || undefined,
    extensions,
  };
}
