/** Reads answers in parts from a running gateway, by the text of each protocol. */
import { at, deepMerge } from "#test/gateway/execution/defer/merged.ts";

export interface Payload {
  readonly data?: unknown;
  readonly errors?: readonly ErrorShown[];
  readonly extensions?: Readonly<Record<string, unknown>>;
  readonly hasNext?: boolean;
  readonly pending?: readonly { readonly id: string; readonly path: Path; readonly label?: string }[];
  readonly incremental?: readonly {
    readonly id?: string;
    readonly subPath?: Path;
    readonly path?: Path;
    readonly label?: string;
    readonly data: Record<string, unknown> | null;
    readonly errors?: readonly ErrorShown[];
    readonly extensions?: Readonly<Record<string, unknown>>;
  }[];
  readonly completed?: readonly { readonly id: string; readonly errors?: readonly ErrorShown[] }[];
}

interface ErrorShown {
  readonly message: string;
  readonly path?: Path;
  readonly extensions: Readonly<Record<string, unknown>>;
}

type Path = readonly (string | number)[];

/**
 * The payloads in the text of a `multipart/mixed` body.
 * @throws if the body does not end with the closing delimiter
 */
export function multipartPayloads(text: string): Payload[] {
  const [preamble, ...parts] = text.split("\r\n---");
  if (preamble !== "") throw new Error(`before the first boundary: ${preamble}`);
  const last = parts.pop();
  if (last !== "--\r\n") throw new Error(`the body does not end with its boundary: ${JSON.stringify(last)}`);
  return parts.map((part) => {
    const [head = "", ...body] = part.split("\r\n\r\n");
    if (head !== "\r\ncontent-type: application/json; charset=utf-8")
      throw new Error(`headers of a part: ${head}`);
    return JSON.parse(body.join("\r\n\r\n")) as Payload;
  });
}

/** The payloads in the text of an event stream. */
export function eventPayloads(text: string): Payload[] {
  const events = text.split("\n\n").filter((event) => event !== "");
  if (events.pop()?.trim() !== "event: complete\ndata:") throw new Error("the events do not end");
  return events.map((event) => {
    const data = /^event: next\ndata: (.*)$/.exec(event)?.[1];
    if (data === undefined) throw new Error(`an event of another form: ${event}`);
    return JSON.parse(data) as Payload;
  });
}

export const DEFER_2022 = "multipart/mixed;deferSpec=20220824, application/json";
export const INCREMENTAL = "multipart/mixed;incrementalSpec=v0.2, application/json";

/** Sends an operation. */
export const send = (
  origin: string,
  query: string,
  { accept, headers, ...init }: { accept: string; headers?: Record<string, string>; signal?: AbortSignal },
  variables: object = {},
): Promise<Response> =>
  fetch(`${origin}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", accept, ...headers },
    body: JSON.stringify({ query, variables }),
    ...init,
  });

/** Data of payloads, as a client of the 2022 format merges them. */
export function byPaths([first, ...later]: readonly Payload[]): unknown {
  const data = first?.data;
  for (const { incremental = [] } of later)
    for (const part of incremental) deepMerge(at(data, part.path ?? []), part.data);
  return data;
}

/** Data of payloads, as a client of the format with pending places merges them. @throws if a place never ends */
export function byPlaces(payloads: readonly Payload[]): unknown {
  const [first] = payloads;
  const places = new Map<string, readonly (string | number)[]>();
  for (const { pending = [], incremental = [], completed = [] } of payloads) {
    for (const { id, path } of pending) places.set(id, path);
    for (const { id = "", subPath = [], data } of incremental)
      deepMerge(at(first?.data, [...(places.get(id) ?? ["?"]), ...subPath]), data);
    for (const { id } of completed)
      if (!places.delete(id)) throw new Error(`a place that is not announced: ${id}`);
  }
  if (places.size > 0) throw new Error(`never completed: ${[...places.keys()].join()}`);
  return first?.data;
}
