/**
 * A subgraph in another process, over HTTP, with limits of time, size and sockets. All failures become errors of
 * the catalog, without the subgraph's address.
 */
import { createHash } from "node:crypto";
import { EventEmitter } from "node:events";
import type { ExecutionResult } from "graphql";
import { Pool } from "undici";
import type { ConnectionTls } from "#platform/config/connection.ts";
import { type ErrorCode, TributaryError } from "#platform/errors/catalog.ts";
import type { Log } from "#platform/http/log.ts";
import { BodyTooLarge, parseJson, readBytes } from "#platform/http/response-body.ts";
import { afterData } from "#platform/limits/after-data.ts";
import { type FamilyStatus, isFamilyStatus } from "#subgraphs/kit/calls/family-status.ts";
import type { OperationContext } from "#subgraphs/kit/calls/operation-context.ts";
import {
  codeOfRead,
  codeOfWrite,
  isClosed,
  isOfProxy,
  NoProcess,
  ProxyTimeout,
  SecretRefused,
  wasUnsent,
} from "./fetch-failures.ts";
import { Heartbeat, type HeartbeatOptions } from "./heartbeat.ts";
import { writeOperation } from "./operation-header.ts";
import { reportIn } from "./reported-calls.ts";

export interface RemoteOptions {
  /** Of the subgraph. */
  readonly name: string;
  readonly url: string;
  /** Sent to the subgraph as proof that the request is from the gateway, if the subgraph requires it. */
  readonly secret?: string | undefined;
  /** Called when the process starts to refuse us, and again only after it has accepted us. */
  readonly onRefused?: ((subgraph: string, shown: "secret" | "certificate") => void) | undefined;
  /** Certificates of the connections to it. */
  readonly tls?: ConnectionTls | undefined;
  readonly timeoutMs?: number;
  readonly maxBytes?: number;
  /** Intervals of pings to a silent process; see `Heartbeat`. */
  readonly heartbeat?: Omit<HeartbeatOptions, "ping">;
}

export interface RemoteRequest {
  readonly query: string;
  readonly operationName?: string | undefined;
  readonly variables?: unknown;
}

/** Facts about a request other than its text. */
export interface FetchFacts {
  /** True for a write, which is sent at most once. */
  readonly isWrite?: boolean;
  /**
   * Number of concurrent last fetches of the operation, of which this is one. The subgraph may drop the context
   * after them.
   */
  readonly last?: number | undefined;
}

/** An answer before it is decoded. */
interface RawAnswer {
  readonly bytes: Buffer;
  readonly contentType: unknown;
}

/**
 * The end of a request before its answer. An emitter costs a tenth of an AbortController, and each fetch needs one.
 */
class End extends EventEmitter {
  isOver = false;

  now(): void {
    this.isOver = true;
    this.emit("abort");
  }

  /** Waits some time, ms, or until the end. */
  async within(ms: number): Promise<void> {
    if (this.isOver) return;
    await new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.off("abort", done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      this.once("abort", done);
    });
  }
}

/** A request in its final form. */
interface OutgoingRequest {
  readonly body: string;
  readonly isWrite: boolean;
  /** Operation that the request belongs to. */
  readonly operation: OperationContext;
  readonly headers: () => Readonly<Record<string, string>>;
}

const CONNECTIONS = 128;
/** Pauses before repeated requests, ms. */
const AGAIN_MS = [50, 200, 500];
const HEALTH_MS = 1_000;
/** Time limit of a ping, ms. A busy process may be slow; beyond this time it hangs. */
const PING_MS = 3_000;

export class RemoteSubgraph {
  readonly #name: string;
  readonly #pool: Pool;
  /** A separate pool for health checks, because they must not wait behind the work of the process. */
  readonly #healthPool: Pool;
  readonly #heartbeat: Heartbeat;
  readonly #path: string;
  readonly #isSecure: boolean;
  readonly #secret: Readonly<Record<string, string>>;
  readonly #onRefused: RemoteOptions["onRefused"];
  #isRefused = false;
  readonly #timeoutMs: number;
  readonly #maxBytes: number;

  constructor(options: RemoteOptions) {
    const { name, url, secret, tls, timeoutMs = 16_000, maxBytes = 20 * 1024 * 1024 } = options;
    const { origin, pathname, protocol } = new URL(url);
    this.#isSecure = protocol === "https:";
    this.#name = name;
    const { ca, cert, key } = tls ?? {};
    const certificates = { ...(ca && { ca }), ...(cert && { cert }), ...(key && { key }) };
    this.#healthPool = new Pool(origin, {
      connections: 2,
      connect: { ...certificates, timeout: HEALTH_MS },
    });
    this.#heartbeat = new Heartbeat({ ...options.heartbeat, ping: () => this.#lives() });
    this.#pool = new Pool(origin, {
      connections: CONNECTIONS,
      connect: { ...certificates, timeout: 2_000 },
      // The request's own timer covers headers and body.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
    this.#path = pathname.replace(/(?<!\/)\/+$/, "");
    this.#secret = secret === undefined ? {} : { "x-subgraphs-secret": secret };
    this.#onRefused = options.onRefused;
    this.#timeoutMs = timeoutMs;
    this.#maxBytes = maxBytes;
  }

  /** Runs a request as part of an operation, and adds its costs to the operation's report. */
  async execute(
    request: RemoteRequest,
    operation: OperationContext,
    { isWrite = false, last = 0 }: FetchFacts = {},
  ): Promise<ExecutionResult> {
    if (this.#heartbeat.isDown) return { errors: [failure("UPSTREAM_UNAVAILABLE", operation)] };
    const after = operation.report.ended;
    const watch = operation.observer?.fetched(this.#name, "elsewhere");
    let failed = true;
    const leaving = new End();
    let aborted = false;
    const abort = () => {
      aborted = true;
      leaving.now();
    };
    // An operation that waits for rate limits may need all of its time.
    const ms = operation.patient ? operation.deadline - performance.now() : this.#timeoutMs;
    const timer = setTimeout(abort, ms);
    operation.signal.addEventListener("abort", abort, { once: true });
    // A write in flight is not aborted, because the process may still report its outcome.
    const endWait = this.#heartbeat.wait(() => {
      if (!isWrite) leaving.now();
    });
    try {
      if (operation.signal.aborted) return { errors: [failure("UPSTREAM_TIMEOUT", operation)] };
      const body = JSON.stringify(request);
      // Created for each attempt, because the remaining time and calls decrease.
      const headers = () => ({
        ...watch?.headers,
        ...writeOperation({
          id: operation.operationId,
          deadlineMs: Math.max(0, Math.ceil(operation.deadline - performance.now())),
          callsLeft: Math.max(0, operation.callsLeft),
          ...(operation.patient && { patient: true }),
          ...(last > 0 && { last }),
        }),
      });
      const result = resultIn(await this.#postAgain({ body, isWrite, operation, headers }, leaving));
      failed = result.errors !== undefined;
      settle(result.extensions, operation, after);
      return result;
    } catch (error) {
      if (error instanceof BodyTooLarge && !isWrite) return { errors: [operation.budget.tooManyBytes()] };
      const code = isWrite ? codeOfWrite(error) : codeOfRead(error, aborted);
      return { errors: [failure(code, operation)] };
    } finally {
      watch?.ended(failed);
      endWait();
      clearTimeout(timer);
      operation.signal.removeEventListener("abort", abort);
    }
  }

  /**
   * Sends a request, and repeats it if it was certainly not sent, so that a restart of the process fails no
   * operation. A read that may have arrived is repeated only once, because it may have crashed the process.
   */
  async #postAgain(sent: OutgoingRequest, end: End): Promise<RawAnswer> {
    let mayHaveArrived = 0;
    for (const pauseMs of AGAIN_MS) {
      try {
        return await this.#post(sent, end);
      } catch (error) {
        if (!wasUnsent(error)) mayHaveArrived++;
        const mayAgain = wasUnsent(error) || (isClosed(error) && !sent.isWrite);
        if (!mayAgain || mayHaveArrived > 1 || end.isOver || this.#heartbeat.isDown) throw error;
        await end.within(pauseMs);
        // No process listened during the pause.
        if (end.isOver || this.#heartbeat.isDown) throw error;
      }
    }
    return this.#post(sent, end);
  }

  async #post({ body, operation, headers }: OutgoingRequest, signal: End): Promise<RawAnswer> {
    const response = await this.#pool.request({
      method: "POST",
      path: `${this.#path}/graphql`,
      headers: {
        ...operation.forwarded,
        ...this.#secret,
        ...headers(),
        "content-type": "application/json",
        accept: "application/json",
        "x-request-id": operation.requestId,
        // An address may contain characters that are not allowed in a header.
        ...(operation.viewerEmail !== undefined && { "x-viewer": encodeURIComponent(operation.viewerEmail) }),
        ...(operation.callerName !== undefined && { "x-viewer-name": hashOf(operation.callerName) }),
      },
      body,
      signal,
    });
    this.#heartbeat.heard();
    if (isOfProxy(response)) {
      await response.body.dump();
      throw response.statusCode === 504 ? new ProxyTimeout() : new NoProcess();
    }
    const encoding = response.headers["content-encoding"];
    const bytes = await readBytes(response.body, encoding, this.#maxBytes, (length) =>
      operation.budget.readRest(length),
    );
    if (this.#isRefusedBy(response.statusCode)) throw new SecretRefused();
    if (response.statusCode !== 200) throw new Error("not an answer");
    return { bytes, contentType: response.headers["content-type"] };
  }

  /**
   * Records that the process accepts or refuses the secret and the certificate. Only the first of consecutive
   * refusals is reported.
   */
  #isRefusedBy(status: number): boolean {
    const shown = status === 401 && "x-subgraphs-secret" in this.#secret ? "secret" : "certificate";
    const isRefused = shown === "secret" || (status === 403 && this.#isSecure);
    if (isRefused && !this.#isRefused) this.#onRefused?.(this.#name, shown);
    this.#isRefused = isRefused;
    return isRefused;
  }

  /** Answer of the subgraph's `/readyz`. Undefined if it does not answer or refuses the secret. */
  async health(): Promise<Readonly<Record<string, unknown>> | undefined> {
    const end = new End();
    const cancel = afterData(HEALTH_MS, () => end.now());
    try {
      const response = await this.#healthPool.request({
        method: "GET",
        path: `${this.#path}/readyz`,
        headers: this.#secret,
        signal: end,
      });
      const bytes = await readBytes(response.body, undefined, this.#maxBytes);
      if (this.#isRefusedBy(response.statusCode)) return undefined;
      const body = parseJson(bytes, response.headers["content-type"], false);
      return response.statusCode === 200 && isObject(body) ? body : undefined;
    } catch {
      return undefined;
    } finally {
      cancel();
    }
  }

  /** True if the process answers at all. A foreign subgraph may lack this address, and is alive too. */
  async #lives(): Promise<boolean> {
    const end = new End();
    const cancel = afterData(PING_MS, () => end.now());
    try {
      const response = await this.#healthPool.request({
        method: "GET",
        path: `${this.#path}/healthz`,
        signal: end,
      });
      await response.body.dump();
      return true;
    } catch {
      return false;
    } finally {
      cancel();
    }
  }

  async close(): Promise<void> {
    this.#heartbeat.close();
    await Promise.all([this.#pool.destroy(), this.#healthPool.destroy()]);
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function isAnswer(body: unknown): body is ExecutionResult {
  return isObject(body) && ("data" in body || Array.isArray(body["errors"]));
}

/** @throws UnreadableBody, also for a body that is not a GraphQL response */
function resultIn({ bytes, contentType }: RawAnswer): ExecutionResult {
  const result = parseJson(bytes, contentType, false);
  if (!isAnswer(result)) throw new Error("not an answer");
  return result;
}

/** Adds the costs of a request to the operation's report and budget. A foreign subgraph reports none. */
function settle(extensions: ExecutionResult["extensions"], operation: OperationContext, after: number): void {
  const { report } = operation;
  report.sources.add(sourcesIn(extensions?.["sources"]));
  const other = reportIn(extensions?.["upstream"]);
  if (!other) return;
  report.add(other, after);
  operation.callsLeft -= other.calls;
}

/** States of the subgraph's families. A foreign subgraph does not report them. */
function sourcesIn(sources: unknown): readonly FamilyStatus[] {
  return Array.isArray(sources) ? sources.filter(isFamilyStatus) : [];
}

const messages: Partial<Record<ErrorCode, string>> = {
  UPSTREAM_TIMEOUT: "A part of the gateway did not answer in time",
  UPSTREAM_UNAVAILABLE: "A part of the gateway cannot be reached",
  UPSTREAM_BAD_RESPONSE: "The answer of a part of the gateway cannot be read",
};

const failure = (code: ErrorCode, { requestId }: OperationContext) =>
  new TributaryError(code, { requestId }, messages[code]);

/** Logs that a subgraph refuses our secret or our certificate. */
export const logSecretRefused = (log: Log) => (subgraph: string, shown: "secret" | "certificate") =>
  log.error(
    { subgraph },
    shown === "secret"
      ? "the subgraph has another SUBGRAPHS_SECRET: it refuses every request"
      : "the subgraph demands a certificate of its deployment.subgraphTls.caFile: it refuses every request",
  );

/** Hash of a caller's name, because a subject may have any length and any character. */
const hashOf = (name: string): string => createHash("sha256").update(name).digest("base64url");
