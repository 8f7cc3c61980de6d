/**
 * Who a subgraph's requests come from. Our gateway shows the secret: it has checked its caller, and says
 * who the viewer is. Anybody else is believed nothing but a bearer token, where the subgraph verifies
 * tokens: without one the caller has no scopes.
 */
import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { FastifyRequest } from "fastify";
import { type DocumentNode, getOperationAST } from "graphql";
import { emailIn } from "#platform/email.ts";
import { TributaryError } from "#platform/errors/catalog.ts";
import { type AccessCheck, accessCheck } from "#subgraphs/kit/access/access-check.ts";
import type { AccessPolicy } from "#subgraphs/kit/access/access-policy.ts";
import {
  type Authenticate,
  type AuthenticatedCaller,
  unknownCaller,
} from "#subgraphs/kit/access/authentication.ts";

/** How callers other than our gateway are known, and what they may do. */
export interface TokenAccess {
  readonly authenticate: Authenticate;
  readonly policy: Pick<AccessPolicy, "requirements" | "notCounted" | "readOnly">;
}

/** Who a request comes from, as far as the subgraph is concerned. */
export interface RequestCaller {
  /** Whose person `viewer` is. */
  readonly viewerEmail: string | undefined;
  /** Says why they may not run a document; undefined when they may. */
  refusal(
    document: DocumentNode,
    request: { readonly operationName?: string; readonly variables?: Readonly<Record<string, unknown>> },
    requestId: string,
  ): TributaryError | undefined;
}

export interface CallersOptions {
  /** Each of them shows that a request is our gateway's. */
  readonly secrets: readonly string[];
  /** Undefined where every caller who reaches the port may do everything. */
  readonly tokens?: TokenAccess | undefined;
}

/** Tells the requests of our gateway from those of others. */
export class Callers {
  readonly #secrets: readonly ((headers: IncomingHttpHeaders) => boolean)[];
  readonly #authenticate: Authenticate | undefined;
  readonly #check: AccessCheck | undefined;

  constructor({ secrets, tokens }: CallersOptions) {
    this.#secrets = secrets.map(verifierOf);
    this.#authenticate = tokens?.authenticate;
    this.#check = tokens && accessCheck(tokens.policy);
  }

  /** Whether a request shows a secret of our gateway. */
  isGateway(headers: IncomingHttpHeaders): boolean {
    return this.#secrets.some((isShown) => isShown(headers));
  }

  /** Finds out who a request comes from. One with a token that is not accepted is refused everything. */
  async identify(request: FastifyRequest): Promise<RequestCaller> {
    const { headers } = request;
    if (this.isGateway(headers)) return { viewerEmail: viewerIn(headers), refusal: () => undefined };
    const check = this.#check;
    if (!check) return { viewerEmail: undefined, refusal: () => undefined };
    const caller = await this.#callerOf(request);
    if (caller instanceof TributaryError) return { viewerEmail: undefined, refusal: () => caller };
    return {
      viewerEmail: caller.email,
      refusal(document, { operationName, variables }, requestId) {
        const operation = getOperationAST(document, operationName);
        // What names no operation of the document is not run either.
        return operation ? check({ document, operation, variables, requestId }, caller) : undefined;
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

/** Says whether a request shows the secret. */
export function verifierOf(secret: string): (headers: IncomingHttpHeaders) => boolean {
  const expected = digest(secret);
  return ({ "x-subgraphs-secret": shown }) =>
    typeof shown === "string" && timingSafeEqual(digest(shown), expected);
}

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Who asks, as the gateway says; what is no address is nobody. */
function viewerIn({ "x-viewer": viewer }: IncomingHttpHeaders): string | undefined {
  try {
    return typeof viewer === "string" ? emailIn(decodeURIComponent(viewer)) : undefined;
  } catch {
    return undefined;
  }
}
