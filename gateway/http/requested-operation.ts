/** Finds the operation of a request: in the body, in the URL, or by the id of a trusted document. */
import type { FastifyRequest } from "fastify";
import { getOperationAST, parse } from "graphql";
import { CONDITIONAL, isConditionalSubscription } from "#gateway/operation/root-fields.ts";
import { type ErrorCode, TributaryError } from "#platform/errors/catalog.ts";
import type { TrustedDocuments } from "./trusted-documents.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Input of the GraphQL server. */
interface ServerInput {
  readonly method: string;
  readonly search: string;
  readonly body: unknown;
  /** True if the document is trusted. Undefined if trusted documents are not checked. */
  readonly trusted: boolean | undefined;
  readonly query: unknown;
  /** The members of the request; undefined for a body that is no object. */
  readonly fields: Fields | undefined;
}

/** Reason of a refused request. `code` is undefined for a malformed request. */
interface RefusedRequest {
  readonly refused: string;
  readonly code: ErrorCode | "GRAPHQL_VALIDATION_FAILED" | undefined;
}

const HASH = /^[0-9a-f]{64}$/;
/** Options for finding the operation of a request. */
export interface RequestedOperationOptions {
  readonly documents: TrustedDocuments;
  /** Most tokens of a document. Longer ones are not parsed here, because the server refuses them. */
  readonly documentTokens: number;
}

/**
 * Finds the operation of a request.
 * @param events True if the client reads an event stream. Only then a subscription may be in a URL.
 * @returns the operation, or the reason of a refusal
 */
export function requestedOperation(
  request: FastifyRequest,
  { documents, documentTokens }: RequestedOperationOptions,
  events: boolean,
): ServerInput | RefusedRequest {
  const { method } = request;
  const get = method === "GET";
  let { body } = request;
  let search = get ? searchOf(request.url) : "";
  let trusted: boolean | undefined;
  const fields = get ? (request.query as Fields) : fieldsOf(body);
  if (!fields) return { method, search, body, trusted, query: undefined, fields };
  if (!hasSaneHash(get ? parsedJson(fields["extensions"]) : fields["extensions"]))
    return { refused: "The persisted query's hash is malformed", code: undefined };
  let query = fields["query"];
  if (documents.on) {
    try {
      const found = documents.find(fields);
      ({ trusted } = found);
      if (found.query !== undefined) {
        ({ query } = found);
        if (get) search = withQuery(search, found.query);
        else body = { ...fields, query };
      }
    } catch (error) {
      if (!(error instanceof TributaryError)) throw error;
      return { refused: error.message, code: error.code };
    }
  }
  if (isConditionalSubscription(query, documentTokens))
    return { refused: CONDITIONAL, code: "GRAPHQL_VALIDATION_FAILED" };
  // The server accepts only queries in URLs, so a subscription is passed on as a POST.
  if (
    get &&
    events &&
    isPreflighted(request) &&
    isSubscription(query, fields["operationName"], documentTokens)
  ) {
    const sent = {
      query,
      operationName: fields["operationName"],
      variables: parsedJson(fields["variables"]),
      extensions: parsedJson(fields["extensions"]),
    };
    // The server refuses members without a value, so they are removed.
    const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
    return { method: "POST", search: "", body: given, trusted, query, fields };
  }
  return { method, search, body, trusted, query, fields };
}

/** True if a header needs a CORS preflight. The server demands such a header for a GET. */
const isPreflighted = ({ headers }: FastifyRequest): boolean =>
  Boolean(headers["apollo-require-preflight"] ?? headers["x-apollo-operation-name"]);

function isSubscription(query: unknown, operationName: unknown, maxTokens: number): boolean {
  if (typeof query !== "string" || !query.includes("subscription")) return false;
  try {
    const document = parse(query, { noLocation: true, maxTokens });
    const name = typeof operationName === "string" && operationName !== "" ? operationName : undefined;
    return getOperationAST(document, name)?.operation === "subscription";
  } catch {
    return false; // the server reports the error
  }
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
    return undefined; // the server reports the error
  }
}

/** Checks the hash, because the server fails if it is not a string. */
function hasSaneHash(extensions: unknown): boolean {
  const persisted = fieldsOf(extensions)?.["persistedQuery"];
  if (persisted === undefined || persisted === null) return true;
  const { version, sha256Hash } = fieldsOf(persisted) ?? {};
  return version === 1 && typeof sha256Hash === "string" && HASH.test(sha256Hash);
}
