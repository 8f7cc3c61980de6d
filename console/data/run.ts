/** Runs the document of a tab. Results stay in memory. */

import { isObject, type Json, parseJson } from "#console/kit/json.ts";
import { operationOf } from "#console/kit/operation-names.ts";
import { createStore } from "#console/kit/store.ts";
import { failed, type Result, resultInParts, wholeResult } from "./answer.ts";
import { activeOf, headersOfTabs, tabs } from "./documents.ts";
import { remember } from "./library.ts";
import { followEvents } from "./live.ts";
import { EVENTS_ACCEPTED, isDeferring, isEventStream, isSubscribing, PARTS_ACCEPTED } from "./parts.ts";
import { authorization, session } from "./session.ts";

export interface RunState {
  readonly running: AbortController | undefined;
  readonly result: Result | undefined;
  /** True if the result belongs to the current run, and more parts follow. */
  readonly partial?: boolean;
}

const IDLE: RunState = { running: undefined, result: undefined };
export const runs = createStore<Readonly<Record<string, RunState>>>({});

export const runOf = (all: Readonly<Record<string, RunState>>, id: string): RunState => all[id] ?? IDLE;

const isOpen = (id: string): boolean => tabs.get().list.some((tab) => tab.id === id);

const update = (id: string, state: RunState) => {
  if (isOpen(id)) runs.set((before) => ({ ...before, [id]: state }));
};

// Closing a tab aborts its run, because a subscription would never end.
tabs.subscribe(() => {
  const closed = Object.entries(runs.get()).filter(([id]) => !isOpen(id));
  for (const [, { running }] of closed) running?.abort();
  if (closed.length > 0)
    runs.set((before) => Object.fromEntries(Object.entries(before).filter(([id]) => isOpen(id))));
});

/** Shows a result that was not run here, such as an opened trace. */
export const showResult = (id: string, result: Result) => update(id, { running: undefined, result });

/** Reads the headers that the user typed; undefined if the text is not a JSON object. */
function typedHeaders(text: string): Record<string, string> | undefined {
  if (text.trim() === "") return {};
  const value = parseJson(text);
  if (!isObject(value)) return undefined;
  return Object.fromEntries(Object.entries(value).map(([name, content]) => [name, String(content)]));
}

/** Runs the open tab's document, or aborts its current run. */
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
    { query: tab.document, variables, operationName: operationOf(tab) },
    headers,
    abort.signal,
    (partial) => {
      latest = partial;
      update(tab.id, { running: abort, result: partial, partial: true });
    },
  ).catch((error: unknown) =>
    // A subscription ends only when it is aborted. That is no failure, so its last event stays.
    latest?.unit === "event"
      ? { ...latest, isReconnecting: false }
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
 * Sends an operation to the endpoint. Requests the trace if the caller may see it.
 * @param onPart called with the merged result after each payload of `@defer` but the last, and after each event of
 *   a subscription
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
  const send = (lastEventId = "") =>
    fetch("/graphql", {
      method: "POST",
      headers: {
        accept: isLive ? EVENTS_ACCEPTED : inParts ? PARTS_ACCEPTED : "application/json",
        "content-type": "application/json",
        "x-upstream-report": session.get()?.trace === true ? "trace" : "1",
        ...(lastEventId !== "" && { "last-event-id": lastEventId }),
        ...authorization(),
        ...headers,
      },
      body: JSON.stringify(request),
      ...(signal && { signal }),
    });
  if (isLive) return followEvents({ open: send, wait: (ms) => pause(ms, signal), onEvent: onPart, signal });
  const response = await send();
  return response.body && isEventStream(response)
    ? resultInParts(response.body, began, onPart)
    : wholeResult(response, began);
}

/** Waits. @throws the reason of the signal when it is aborted. */
const pause = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const aborted = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", aborted);
      resolve();
    }, ms);
    signal?.addEventListener("abort", aborted, { once: true });
  });
