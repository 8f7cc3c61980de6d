/**
 * The senders of a subgraph's requests. Our gateway proves itself by the secret; it has checked its caller, and
 * sends the viewer. Any other sender needs a bearer token if the subgraph verifies tokens; without a token it has
 * no scopes.
 */
import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { FastifyRequest } from "fastify";
import { type DocumentNode, getOperationAST } from "graphql";
import { isForwardable } from "#platform/config/credentials.ts";
import { emailIn } from "#platform/email.ts";
import { TributaryError } from "#platform/errors/catalog.ts";
import { type AccessCheck, accessCheck } from "#subgraphs/kit/access/access-check.ts";
import type { AccessPolicy } from "#subgraphs/kit/access/access-policy.ts";
import {
  type Authenticate,
  type AuthenticatedCaller,
  unknownCaller,
} from "#subgraphs/kit/access/authentication.ts";

/** Identification of callers other than our gateway, and their rights. */
export interface TokenAccess {
  readonly authenticate: Authenticate;
  readonly policy: Pick<AccessPolicy, "requirements" | "notCounted" | "readOnly">;
}

/** Sender of a request, as identified by the subgraph. */
export interface RequestCaller {
  /** E-mail address of the person behind `viewer`. */
  readonly viewerEmail: string | undefined;
  /** Name of the caller, which distinguishes callers with the same credential. */
  readonly name: string | undefined;
  /** True if the sender is neither our gateway nor, if tokens are required, the holder of one. */
  readonly unknown: boolean;
  /**
   * Maximum number of lexical tokens of a document. Undefined for our gateway, which has checked its callers'
   * documents.
   */
  readonly maxTokens: number | undefined;
  /** Credentials of the caller, by header. They may be forwarded to families, and they distinguish callers. */
  readonly forwarded: Readonly<Record<string, string>>;
  /** Refusal of every operation, if the caller may run none. */
  readonly refused?: TributaryError;
  /** Reason why the caller may not run a document. Undefined if the caller may. */
  refusal(
    document: DocumentNode,
    request: { readonly operationName?: string; readonly variables?: Readonly<Record<string, unknown>> },
    requestId: string,
  ): TributaryError | undefined;
}

export interface CallersOptions {
  /** Secrets of our gateway, any of which identifies it. */
  readonly secrets: readonly string[];
  /** Undefined if every caller who reaches the port has all scopes. */
  readonly tokens?: TokenAccess | undefined;
  /** The headers that are forwarded as a family's credential. */
  readonly forwards?: readonly string[] | undefined;
}

/** A router's fetch may be longer than its operation, because fragments are expanded. */
const MAX_TOKENS = 20_000;
const MAX_TOKENS_OF_UNKNOWN = 2_000;

/** Distinguishes requests of our gateway from all others. */
export class Callers {
  readonly #secrets: readonly ((headers: IncomingHttpHeaders) => boolean)[];
  readonly #authenticate: Authenticate | undefined;
  readonly #check: AccessCheck | undefined;
  readonly #forwards: ReadonlySet<string>;

  constructor({ secrets, tokens, forwards = [] }: CallersOptions) {
    this.#secrets = secrets.map(verifierOf);
    this.#authenticate = tokens?.authenticate;
    this.#forwards = new Set(["authorization", ...forwards]);
    this.#check = tokens && accessCheck(tokens.policy);
  }

  /** True if a request has a secret of our gateway. */
  isGateway(headers: IncomingHttpHeaders): boolean {
    return this.#secrets.some((isShown) => isShown(headers));
  }

  /** Identifies the sender of a request. A request with an invalid token is refused. */
  async identify(request: FastifyRequest): Promise<RequestCaller> {
    const { headers } = request;
    const { "x-viewer-name": callerName } = headers;
    if (this.isGateway(headers))
      return {
        viewerEmail: viewerIn(headers),
        name: typeof callerName === "string" ? callerName : undefined,
        unknown: false,
        maxTokens: undefined,
        // Other headers of the client are not forwarded.
        forwarded: textsOf(headers, isForwardable),
        refusal: () => undefined,
      };
    // Other routers send further headers, such as the span of a trace, which would make each fetch a different
    // caller.
    const forwarded = textsOf(headers, (name) => this.#forwards.has(name));
    const name = `address ${request.ip}`;
    const known = { unknown: false, maxTokens: MAX_TOKENS, forwarded, name };
    const unknown = { unknown: true, maxTokens: MAX_TOKENS_OF_UNKNOWN, forwarded, name };
    const check = this.#check;
    if (!check) return { ...known, viewerEmail: undefined, refusal: () => undefined };
    const caller = await this.#callerOf(request);
    if (caller instanceof TributaryError)
      return { ...unknown, viewerEmail: undefined, refused: caller, refusal: () => caller };
    return {
      ...(caller.authenticated ? known : unknown),
      ...(caller.subject !== undefined && { name: `subject ${caller.subject}` }),
      viewerEmail: caller.email,
      refusal(document, { operationName, variables }, requestId) {
        const operation = getOperationAST(document, operationName || undefined);
        // A document whose required scopes cannot be determined is not run.
        if (!operation) return new TributaryError("BAD_USER_INPUT", { requestId }, NO_OPERATION);
        return check({ document, operation, variables, requestId }, caller);
      },
    };
  }

  async #callerOf({
    headers,
    ip: address,
    raw,
  }: FastifyRequest): Promise<AuthenticatedCaller | TributaryError> {
    if (headers.authorization === undefined || !this.#authenticate) return unknownCaller;
    try {
      return await this.#authenticate({ headers, rawHeaders: raw.rawHeaders, address });
    } catch (error) {
      if (error instanceof TributaryError) return error;
      throw error;
    }
  }
}

const NO_OPERATION = "The document has no operation of the name in operationName, or several and no name";

/** Returns a check for the secret in the headers of a request. */
function verifierOf(secret: string): (headers: IncomingHttpHeaders) => boolean {
  const expected = digest(secret);
  return ({ "x-subgraphs-secret": shown }) =>
    typeof shown === "string" && timingSafeEqual(digest(shown), expected);
}

/** The headers of certain names with a value, in the order of their names. */
function textsOf(headers: IncomingHttpHeaders, isMeant: (name: string) => boolean): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const name of Object.keys(headers).filter(isMeant).sort()) {
    const text = headers[name];
    if (typeof text === "string" && text !== "") texts[name] = text;
  }
  return texts;
}

const digest = (text: string) => createHash("sha256").update(text).digest();

/** E-mail address of the viewer in the gateway's header. Null for an invalid address. */
function viewerIn({ "x-viewer": viewer }: IncomingHttpHeaders): string | undefined {
  try {
    return typeof viewer === "string" ? emailIn(decodeURIComponent(viewer)) : undefined;
  } catch {
    return undefined;
  }
}
