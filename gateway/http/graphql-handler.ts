/** GraphQL over HTTP: a request of the web server becomes one of the GraphQL server, and back. */
import { type ApolloServer, HeaderMap } from "@apollo/server";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { GatewayContext } from "#gateway/execution/data-source.ts";
import { TributaryError } from "#platform/errors/catalog.ts";
import { sendRefusal } from "#platform/http/http-server.ts";
import { IntrospectionAnswers } from "./introspection.ts";
import type { TrustedDocuments } from "./trusted-documents.ts";

interface Options {
  readonly server: ApolloServer<GatewayContext>;
  readonly documents: TrustedDocuments;
  readonly open: (
    request: FastifyRequest,
    reply: FastifyReply,
    trusted: boolean | undefined,
  ) => GatewayContext;
}

type Fields = Readonly<Record<string, unknown>>;

/** The schema is the same for all, but only for those who may call: no cache in between may keep it. */
const REVALIDATED = "private, no-cache";

const HASH = /^[0-9a-f]{64}$/;

export function graphqlHandler({ server, documents, open }: Options) {
  const introspection = new IntrospectionAnswers();
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const get = request.method === "GET";
    let { body } = request;
    let search = get ? searchOf(request.url) : "";
    let trusted: boolean | undefined;
    let schemaKey: string | undefined;
    const asked = get ? (request.query as Fields) : fieldsOf(body);
    if (asked) {
      if (!hasSaneHash(get ? parsedJson(asked["extensions"]) : asked["extensions"]))
        return sendRefusal(reply, 400, "The persisted query's hash is malformed");
      let found: ReturnType<TrustedDocuments["find"]> | undefined;
      if (documents.on) {
        try {
          found = documents.find(asked);
          ({ trusted } = found);
          if (found.query !== undefined && get) search = withQuery(search, found.query);
          else if (found.query !== undefined) body = { ...asked, query: found.query };
        } catch (error) {
          if (!(error instanceof TributaryError)) throw error;
          return sendRefusal(reply, 400, error.message, error.code);
        }
      }
      const query = found?.query ?? asked["query"];
      schemaKey = introspection.keyOf(request, { ...asked, query });
      const known = schemaKey === undefined ? undefined : introspection.get(schemaKey);
      if (known) return known.send(request, reply, REVALIDATED);
    }
    let context: GatewayContext | undefined;
    let status: number | undefined;
    try {
      const answer = await server.executeHTTPGraphQLRequest({
        httpGraphQLRequest: { method: request.method, headers: headersOf(request), search, body },
        async context() {
          context = open(request, reply, trusted);
          return context;
        },
      });
      for (const [name, value] of answer.headers) void reply.header(name, value);
      status = statusOf(answer, context);
      void reply.code(status);
      // Incremental answers are made for `@defer` alone, which the schema does not have.
      if (answer.body.kind !== "complete") return sendRefusal(reply, 406, "There is one answer");
      const { string: text } = answer.body;
      if (schemaKey !== undefined && status === 200) {
        const type = answer.headers.get("content-type") ?? "application/json; charset=utf-8";
        const cached = introspection.add(schemaKey, text, type);
        if (cached) return await cached.send(request, reply, REVALIDATED);
      }
      return status >= 400 ? withRequestId(text, request.id) : text;
    } finally {
      context?.end(status);
    }
  };
}

/** What the server refuses before it is an operation has no id of its own. */
function withRequestId(text: string, requestId: string): string {
  const { errors = [], ...rest } = JSON.parse(text) as {
    readonly errors?: readonly { readonly extensions?: object }[];
  };
  const named = errors.map((error) => ({ ...error, extensions: { ...error.extensions, requestId } }));
  return JSON.stringify({ errors: named, ...rest });
}

/**
 * `application/json` tells of a good request's fate with 200, whatever it is: such clients take other
 * statuses for somebody's between us. The other media type says what became of the operation.
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

const searchOf = (url: string): string => {
  const start = url.indexOf("?");
  return start < 0 ? "" : url.slice(start);
};

function withQuery(search: string, query: string): string {
  const parameters = new URLSearchParams(search);
  parameters.set("query", query);
  return `?${parameters}`;
}

const fieldsOf = (body: unknown): Fields | undefined =>
  typeof body === "object" && body !== null && !Array.isArray(body) ? (body as Fields) : undefined;

function parsedJson(text: unknown): unknown {
  try {
    return typeof text === "string" ? JSON.parse(text) : undefined;
  } catch {
    return undefined; // the server has its words for it
  }
}

/** The server takes any value for a hash, and fails on what is no text. */
function hasSaneHash(extensions: unknown): boolean {
  const persisted = fieldsOf(extensions)?.["persistedQuery"];
  if (persisted === undefined || persisted === null) return true;
  const { version, sha256Hash } = fieldsOf(persisted) ?? {};
  return version === 1 && typeof sha256Hash === "string" && HASH.test(sha256Hash);
}
