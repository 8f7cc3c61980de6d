/** Response of the GraphQL endpoint, as the page shows it. */
import {
  bytesOf,
  isObject,
  type Json,
  listOf,
  numberOf,
  objectOf,
  parseJson,
  textOf,
} from "#console/kit/json.ts";
import { type Trace, traceIn } from "./call-trace.ts";
import { nextEvents, withPayload } from "./parts.ts";

export interface GraphError {
  readonly message: string;
  readonly code: string;
  readonly path: readonly (string | number)[];
  /** Position in the document; undefined if the error has none. */
  readonly place: { readonly line: number; readonly column: number } | undefined;
  readonly family: string | undefined;
  readonly extensions: Json;
}

export interface Result {
  /** Undefined if the response has no data. */
  readonly data: Json | undefined;
  readonly errors: readonly GraphError[];
  readonly extensions: Json;
  readonly ms: number;
  readonly bytes: number;
  readonly trace: Trace | undefined;
  /** Number of payloads so far; 1 unless the document defers or subscribes. */
  readonly parts: number;
  /** Kind of a payload: a part of one response, or an event, which is a response of its own. */
  readonly unit: "part" | "event";
  /** True while a broken event stream is being reopened. */
  readonly isReconnecting?: boolean;
}

/** Result with one error, for a run without a response. */
export const failed = (message: string, code: string): Result => ({
  data: undefined,
  errors: [{ message, code, path: [], place: undefined, family: undefined, extensions: {} }],
  extensions: {},
  ms: 0,
  bytes: 0,
  trace: undefined,
  parts: 1,
  unit: "part",
});

/** Reads the body of a response. */
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
    place: isObject(location)
      ? { line: numberOf(location["line"]), column: numberOf(location["column"]) }
      : undefined,
    family: textOf(extensions["family"]) || undefined,
    extensions,
  };
}

/** Reads a response that came in one piece. A body that is not JSON becomes an error. */
export async function wholeResult(response: Response, began: number): Promise<Result> {
  const text = await response.text();
  const answer = parseJson(text);
  if (!isObject(answer))
    return failed(
      `The gateway answered with status ${response.status} and no JSON.`,
      `HTTP_${response.status}`,
    );
  return resultOf(answer, performance.now() - began, bytesOf(text));
}

/**
 * Reads a response that came in parts.
 * @param onPart called with the merged result after each part but the last
 */
export async function resultInParts(
  body: ReadableStream<Uint8Array>,
  began: number,
  onPart: ((partial: Result) => void) | undefined,
): Promise<Result> {
  let answer: Json | undefined;
  let parts = 0;
  let bytes = 0;
  for await (const payload of nextEvents(body)) {
    parts++;
    bytes += bytesOf(JSON.stringify(payload));
    answer = answer ? withPayload(answer, payload) : payload;
    const result = resultOf(answer, performance.now() - began, bytes, parts);
    if (payload["hasNext"] !== true) return result;
    onPart?.(result);
  }
  throw new Error("its answer ended before the last part");
}
