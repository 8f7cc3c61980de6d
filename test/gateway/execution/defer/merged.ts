/** The merged data of an answer in parts, in the forms of both protocols. */
import { HeaderMap } from "@apollo/server";
import type { FormattedExecutionResult } from "graphql";
import type { Gateway, OperationRequest } from "#gateway/gateway.ts";
import type { GatewayRequest } from "#gateway/operation/gateway-request.ts";
import type { LaterPayload, PendingEntry } from "#gateway/operation/later.ts";

/** A payload of an answer in parts. */
export type InParts =
  | { readonly first: FormattedExecutionResult; readonly pending: readonly PendingEntry[] }
  | LaterPayload;

/**
 * Runs an operation in process like the HTTP handler for a client that accepts parts: the first payload, then the
 * others.
 */
export async function* executeInParts(
  { server, open }: Pick<Gateway, "server" | "open">,
  request: OperationRequest,
  init: GatewayRequest = {},
): AsyncGenerator<InParts> {
  const contextValue = open({ ...init, incremental: true });
  try {
    const http = { method: "POST", headers: new HeaderMap(), search: "", body: {} };
    const { body } = await server.executeOperation({ ...request, http }, { contextValue });
    if (body.kind !== "single") throw new Error("the server made parts of an answer by itself");
    const { later } = contextValue.answers;
    yield { first: body.singleResult, pending: later?.pending ?? [] };
    if (later) yield* later.payloads();
  } finally {
    contextValue.end();
  }
}

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Merges a payload into the data, as clients do. */
export function deepMerge(target: unknown, source: unknown): unknown {
  if (Array.isArray(target) && Array.isArray(source)) {
    for (const [index, item] of source.entries()) target[index] = deepMerge(target[index], item);
    return target;
  }
  if (!isObject(target) || !isObject(source)) return source;
  for (const [name, value] of Object.entries(source)) target[name] = deepMerge(target[name], value);
  return target;
}

/** The object at a path. @throws if there is none */
export function at(data: unknown, path: readonly (string | number)[]): unknown {
  let here = data;
  for (const step of path) {
    if (typeof here !== "object" || here === null || !(step in here))
      throw new Error(`nothing at ${path.join(".")}`);
    here = (here as Json)[step];
  }
  return here;
}

export interface Merged {
  /** Data from the selections of all fragments. */
  readonly data: unknown;
  /** Data from the new parts of each payload. */
  readonly fromFresh: unknown;
  readonly errors: readonly object[];
  /** Extensions of the parts that have any. */
  readonly extensions: readonly object[];
  readonly payloads: number;
  readonly first: unknown;
}

const copy = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

/** Merges the payloads of an answer. @throws if a payload names an unannounced or missing path */
export async function mergedOf(answer: AsyncIterable<InParts>): Promise<Merged> {
  let data: unknown;
  let fromFresh: unknown;
  let first: unknown;
  let payloads = 0;
  let open = true;
  const errors: object[] = [];
  const extensions: object[] = [];
  const pending = new Set<string>();
  for await (const payload of answer) {
    payloads++;
    if ("first" in payload) {
      first = copy(payload.first.data);
      data = copy(first);
      fromFresh = copy(first);
      errors.push(...(payload.first.errors ?? []));
    } else {
      if (!open) throw new Error("a payload after the last");
      open = payload.hasNext;
      for (const part of payload.parts) {
        if (!pending.delete(part.id)) throw new Error(`a part that is not announced: ${part.id}`);
        errors.push(...part.errors);
        if (part.extensions) extensions.push(part.extensions);
        if (part.data) deepMerge(at(data, part.path), copy(part.data));
        for (const fresh of part.fresh)
          deepMerge(at(fromFresh, [...part.path, ...fresh.subPath]), copy(fresh.data));
      }
    }
    for (const { id } of payload.pending) pending.add(id);
  }
  if (pending.size > 0) throw new Error(`never answered: ${[...pending].join()}`);
  return {
    data,
    fromFresh,
    errors: copy(errors) as object[],
    extensions: copy(extensions) as object[],
    payloads,
    first,
  };
}
