/** GraphQL over HTTP: converts requests of the web server for Apollo Server, and its responses back. */
import { type ApolloServer, HeaderMap } from "@apollo/server";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { GraphQLSchema } from "graphql";
import { type Live, streamTokenOf } from "#gateway/live/live.ts";
import type { SharedOperation } from "#gateway/live/streams.ts";
import type { Subscription } from "#gateway/live/subscription.ts";
import type { CheckedSubscription } from "#gateway/operation/checked-subscription.ts";
import type { GatewayContext } from "#gateway/operation/gateway-context.ts";
import type { GatewayRequest } from "#gateway/operation/gateway-request.ts";
import type { RunFacts, SharedAnswer, SharedRun, SharedRuns } from "#gateway/operation/shared-runs.ts";
import { perSchema } from "#platform/graphql/per-schema.ts";
import { abortOnDisconnect, sendRefusal } from "#platform/http/http-server.ts";
import type { RecordingInstrumentation } from "#platform/telemetry/recording-instrumentation.ts";
import { acceptedBy, acceptsEvents } from "./incremental.ts";
import { IntrospectionAnswers } from "./introspection.ts";
import { sendParts } from "./part-stream.ts";
import { type RequestedOperationOptions, requestedOperation } from "./requested-operation.ts";

/** A request that was answered by the run of another one. */
export interface SharedRequest {
  readonly facts: RunFacts;
  /** Time that the request has waited, ms. */
  readonly ms: number;
  /** True for a trusted document; undefined if all documents are allowed. */
  readonly trusted: boolean | undefined;
  readonly watch: RecordingInstrumentation | undefined;
}

interface Options extends RequestedOperationOptions {
  readonly server: ApolloServer<GatewayContext>;
  /** The schema that clients see. */
  readonly schema: () => GraphQLSchema;
  readonly live: Live;
  readonly open: (
    request: FastifyRequest,
    reply: FastifyReply,
    how: Pick<GatewayRequest, "trusted" | "incremental" | "subscribe" | "run" | "spentMs" | "watch">,
    /** Aborted when the client ends the operation by another request. */
    ended?: AbortSignal,
  ) => GatewayContext;
  /** Running queries whose answers may be shared. Undefined if no run is shared. */
  readonly runs: SharedRuns | undefined;
  /** The key of a request in the shared runs. Undefined if its answer must not be shared. */
  readonly runKey: (request: FastifyRequest, body: unknown) => string | undefined;
  /** Records a request that waits for the run of another one. Undefined without traces and metrics. */
  readonly watch: (request: FastifyRequest) => RecordingInstrumentation | undefined;
  /** Reports a request that was answered by the run of another one. */
  readonly onShared: (request: FastifyRequest, answered: SharedRequest) => void;
}

/** The schema is equal for all callers, but only authorized ones may read it, so shared caches must not store it. */
const REVALIDATED = "private, no-cache";

const JSON_TYPE = "application/json";
/** Media type of answers in a shared stream. With it, refused operations have an error status. */
const SHARED = "application/graphql-response+json";

export function graphqlHandler({ server, schema, live, open, runs, ...options }: Options) {
  const introspection = perSchema(schema, () => new IntrospectionAnswers());
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const token = streamTokenOf(request);
    // With a token, the operation is answered in a shared stream.
    const shared = token === undefined ? undefined : live.join(token, request, reply);
    if (token !== undefined && !shared) return reply;
    try {
      return await answer(request, reply, shared);
    } finally {
      if (shared?.isWaiting) shared.leave();
    }
  };

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    shared: SharedOperation | undefined,
  ): Promise<unknown> {
    const events = shared !== undefined || acceptsEvents(request.headers.accept);
    const asked = requestedOperation(request, options, events);
    if ("refused" in asked) return sendRefusal(reply, 400, asked.refused, asked.code);
    const { trusted, query, fields, ...sent } = asked;
    const answers = introspection();
    const schemaKey = fields && !shared ? answers.keyOf(request, { ...fields, query }) : undefined;
    const known = schemaKey === undefined ? undefined : answers.get(schemaKey);
    if (known) return known.send(request, reply, REVALIDATED);
    const accepted = shared ? undefined : acceptedBy(request.headers.accept);
    const headers = headersOf(request);
    // Apollo Server does not know our incremental formats. It makes the first payload, as a whole answer.
    if (shared) headers.set("accept", SHARED);
    else if (accepted) {
      const { whole = JSON_TYPE } = accepted;
      // The server answers with this type by default, without content negotiation.
      if (whole === JSON_TYPE) headers.delete("accept");
      else headers.set("accept", whole);
    }
    if (sent.method !== request.method) headers.set("content-type", "application/json");
    const mayShare = runs !== undefined && !shared && !accepted && !events && schemaKey === undefined;
    const runKey = mayShare ? options.runKey(request, sent.body) : undefined;
    const began = performance.now();
    const other = runKey === undefined ? undefined : runs?.find(runKey);
    const watch = other && options.watch(request);
    if (other) {
      const answer = await answerOf(other, abortOnDisconnect(reply));
      if (answer) {
        options.onShared(request, { facts: other.facts, ms: performance.now() - began, trusted, watch });
        return send(reply, answer);
      }
    }
    const run = runKey === undefined ? undefined : runs?.begin(runKey);
    const spentMs = other && performance.now() - began;
    let context: GatewayContext | undefined;
    let status: number | undefined;
    const opened: { subscription?: Subscription } = {};
    const subscribe = async (one: CheckedSubscription) => {
      opened.subscription = await live.open(request, one);
    };
    try {
      const answer = await server.executeHTTPGraphQLRequest({
        httpGraphQLRequest: { headers, ...sent },
        async context() {
          const incremental = accepted !== undefined;
          const how = { trusted, incremental, run, spentMs, watch, ...(events && { subscribe }) };
          context = open(request, reply, how, shared?.ended);
          return context;
        },
      });
      status = statusOf(answer, context);
      if (answer.body.kind !== "complete") throw new Error("the server made parts of an answer by itself");
      const { string: text } = answer.body;
      if (run?.isWhole && status === 200) run.end({ headers: answer.headers, text });
      const { subscription } = opened;
      if (shared && status < 400) {
        if (subscription) shared.deliver(subscription);
        else await shared.answer(text);
        return reply.code(202).send();
      }
      for (const [name, value] of answer.headers) void reply.header(name, value);
      void reply.code(status);
      if (subscription) {
        live.stream(request, reply, subscription);
        return reply;
      }
      const later = context?.answers.later;
      if (accepted && context && status < 400 && (later || accepted.whole === undefined)) {
        const { budget } = context.operation;
        await sendParts(request, reply, { form: accepted.form, text, later, budget });
        return reply;
      }
      if (schemaKey !== undefined && status === 200) {
        const type = answer.headers.get("content-type") ?? "application/json; charset=utf-8";
        const cached = answers.add(schemaKey, text, type);
        if (cached) return await cached.send(request, reply, REVALIDATED);
      }
      return status >= 400 ? withRequestId(text, request.id) : text;
    } catch (error) {
      opened.subscription?.end("left");
      throw error;
    } finally {
      run?.end(undefined);
      if (context) context.end(status);
      else watch?.ended(status); // refused before an operation was opened
    }
  }
}

/** Waits for the run of another request. @returns undefined if the query must be run for this request itself */
async function answerOf(run: SharedRun, left: AbortSignal): Promise<SharedAnswer | undefined> {
  const leave = run.enter(left);
  try {
    return (await run.isShareable) ? await run.answer : undefined;
  } finally {
    leave();
  }
}

function send(reply: FastifyReply, { headers, text }: SharedAnswer): string {
  for (const [name, value] of headers) void reply.header(name, value);
  return text;
}

/** Adds the request id to errors, because requests that were refused before an operation have none. */
function withRequestId(text: string, requestId: string): string {
  const { errors = [], ...rest } = JSON.parse(text) as {
    readonly errors?: readonly { readonly extensions?: object }[];
  };
  const named = errors.map((error) => ({ ...error, extensions: { ...error.extensions, requestId } }));
  return JSON.stringify({ errors: named, ...rest });
}

/**
 * With `application/json`, a refused operation has status 200, because clients of this media type take other
 * statuses for those of a proxy. With the other media type, the status shows the outcome.
 */
function statusOf(
  { status = 200, headers }: { readonly status?: number | undefined; readonly headers: HeaderMap },
  context: GatewayContext | undefined,
): number {
  const json = headers.get("content-type")?.startsWith("application/json") === true;
  return status === 400 && json && context?.answers.refused ? 200 : status;
}

function headersOf(request: FastifyRequest): HeaderMap {
  const headers = new HeaderMap();
  for (const [name, value] of Object.entries(request.headers))
    if (value) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  return headers;
}
