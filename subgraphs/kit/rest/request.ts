/** Renders and checks a call before it is sent. */
import { createHash } from "node:crypto";
import type { BoundOperation, Family } from "#contracts/kit/contract.ts";
import { PathValueError } from "#contracts/kit/path.ts";
import { QueryValueError, renderForm, renderQuery } from "#contracts/kit/wire.ts";
import type { FamilySettings } from "#platform/config/family-settings.ts";
import type { Credential } from "#platform/credentials/credential.ts";
import { badInput, TributaryError, UnusableValueError } from "#platform/errors/catalog.ts";
import type { OperationBudget } from "#platform/limits/operation-budget.ts";

/** The operation that makes a call. */
export interface RestCaller {
  readonly signal: AbortSignal;
  /** The caller's headers that may be forwarded, in lower case. */
  readonly forwarded: Readonly<Record<string, string>>;
  readonly requestId: string;
  /** Name of the caller in the gateway: subject or address. It distinguishes callers with the same credential. */
  readonly callerName?: string | undefined;
  /** Deadline of the operation, by `performance.now()`. */
  readonly deadline: number;
  /** True if the operation waits for its turn at a rate limit instead of being refused. */
  readonly patient?: boolean;
  /** Budget for bytes of REST responses, if any. */
  readonly budget?: Pick<OperationBudget, "readRest" | "restBytesLeft" | "restFailure" | "turn">;
}

export interface PreparedRequest {
  readonly operation: BoundOperation;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string | undefined;
  readonly key: string;
  /** Hash of the credential. Calls with different credentials are never shared. */
  readonly credential: string;
  readonly retryable: boolean;
}

/** Key of the deployment's credential. Hashes are longer. */
const OWN = "own";
/** Some services refuse calls without a user agent. */
const USER_AGENT = "Tributary";
/** Largest number of cached hashes of callers' credentials. */
const MAX_CREDENTIALS = 10_000;
const MAX_HEADER = 8_192;
/** Longest idempotency key. A family with a lower documented limit checks it in its own argument. */
const MAX_KEY = 255;

/** Renders the calls of one family. */
export class RequestBuilder {
  readonly family: Family;
  readonly settings: FamilySettings;
  readonly #basePath: string;
  readonly #userAgent: string;
  readonly #credentials = new Map<string, string>();
  /** Credential of the deployment. Undefined if calls carry the callers' credentials or none. */
  readonly #own: Credential | undefined;

  /** @param own credential of the deployment, if the settings have one */
  constructor(family: Family, settings: FamilySettings, own?: Credential) {
    this.family = family;
    this.settings = settings;
    this.#own = own;
    this.#userAgent = settings.headers?.["user-agent"] ?? USER_AGENT;
    this.#basePath = new URL(settings.baseUrl).pathname.replace(/(?<!\/)\/+$/, "");
  }

  /**
   * Renders a call, and checks it as far as possible before it is made.
   * @throws BAD_USER_INPUT if a value cannot be sent; UNAUTHENTICATED if the caller's credential must be forwarded
   * and is missing
   */
  prepare(
    operation: BoundOperation,
    input: Readonly<Record<string, unknown>>,
    caller: RestCaller,
  ): PreparedRequest {
    const { method, template, spec } = operation;
    const values = this.settings.scope ? withDefaults(input, this.settings.scope) : input;
    const headers: Record<string, string> = {
      accept: "application/json",
      "accept-encoding": "gzip, br",
      "user-agent": this.#userAgent,
    };
    let path: string;
    try {
      path = this.#basePath + this.#prefixed(template.render(values)) + renderQuery(operation.query, values);
    } catch (error) {
      throw unusable(error);
    }
    let extra = "";
    for (const name in operation.headers) {
      const value = values[name];
      if (value === null || value === undefined) continue;
      const text = String(value);
      if (!isSendable(text, name === spec.idempotencyKey ? MAX_KEY : MAX_HEADER))
        throw new UnusableValueError(value, "cannot be sent in a header");
      // An operation with a documented User-Agent header sends that instead.
      if (name === "User-Agent") delete headers["user-agent"];
      headers[name] = text;
      extra += `${name}\0${text}\0`;
    }
    let body: string | undefined;
    if (spec.body) {
      const { encoding, maxBytes, wrapper } = spec.body;
      const form = encoding === "form";
      headers["content-type"] ??= form ? "application/x-www-form-urlencoded" : "application/json";
      const isWrapped = wrapper !== undefined && this.settings.bodyForm === "wrapped";
      const whole = isWrapped ? { [wrapper]: values["body"] } : values["body"];
      try {
        body = form ? renderForm(whole) : JSON.stringify(whole);
      } catch (error) {
        throw unusable(error);
      }
      if (maxBytes !== undefined && Buffer.byteLength(body) > maxBytes)
        throw badInput(`The input is larger than the ${maxBytes} bytes that the family takes`, "input");
    }
    if (spec.returns && "binary" in spec.returns) headers["accept"] = spec.returns.binary;
    for (const name in this.settings.headers) headers[name] ??= this.settings.headers[name] ?? "";
    const secret = this.#present(operation, caller);
    if (secret !== undefined) headers[this.#header] = secret;
    const credential = secret === undefined ? "" : this.credentialOf(caller);
    const key = operation.read ? `${credential} ${method} ${path} ${body ?? ""}${extra}` : "";
    return {
      operation,
      path,
      headers,
      body,
      key,
      credential,
      retryable:
        operation.read || (spec.idempotencyKey !== undefined && Boolean(values[spec.idempotencyKey])),
    };
  }

  /** Key of the credential of a caller's calls: its hash, or a constant for the deployment's. */
  credentialOf(caller: RestCaller): string {
    const { credential } = this.settings;
    // Constant, so that the key does not change when the secret is renewed.
    return "forward" in credential ? this.#hash(caller.forwarded[credential.forward] ?? "") : OWN;
  }

  /** Name of the credential's header. OAuth tokens use `Authorization`, regardless of the family's API key. */
  get #header(): string {
    if (this.settings.header !== undefined) return this.settings.header;
    const isAuthorization = "oauth" in this.settings.credential || this.settings.scheme !== undefined;
    return isAuthorization ? "authorization" : this.family.auth.header;
  }

  /** Replaces the contract's path prefix by the configured one. */
  #prefixed(path: string): string {
    const { prefix } = this.settings;
    return prefix === undefined ? path : prefix + path.slice(this.family.prefix?.length ?? 0);
  }

  #present(operation: BoundOperation, caller: RestCaller): string | undefined {
    const { credential } = this.settings;
    if ("none" in credential) return undefined;
    if (!("forward" in credential)) {
      const secret = this.#own?.secret;
      if (secret === undefined)
        throw new TributaryError("UPSTREAM_UNAVAILABLE", {
          family: this.family.name,
          requestId: caller.requestId,
        });
      return this.#presented(secret, "oauth" in credential);
    }
    const forwarded = caller.forwarded[credential.forward];
    if (forwarded !== undefined) {
      if (!isSendable(forwarded))
        throw badInput(`"${credential.forward}" cannot be sent`, credential.forward);
      return forwarded;
    }
    if (operation.spec.anonymous) return undefined;
    throw new TributaryError("UNAUTHENTICATED", { family: this.family.name, requestId: caller.requestId });
  }

  /** The header's value for the deployment's secret, by the settings or by the contract. */
  #presented(secret: string, isToken: boolean): string {
    const { scheme = isToken ? "Bearer" : undefined } = this.settings;
    if (scheme === undefined) return this.family.auth.present(secret);
    if (scheme === "") return secret;
    return `${scheme} ${scheme.toLowerCase() === "basic" ? Buffer.from(secret).toString("base64") : secret}`;
  }

  #hash(secret: string): string {
    let hash = this.#credentials.get(secret);
    if (hash === undefined) {
      if (this.#credentials.size >= MAX_CREDENTIALS) this.#credentials.clear();
      hash = createHash("sha256").update(secret).digest("base64url");
      this.#credentials.set(secret, hash);
    }
    return hash;
  }
}

/** The idempotency key of a write, if it was sent with one. */
export function keyOfWrite({ operation, headers }: PreparedRequest): string | undefined {
  const { idempotencyKey } = operation.spec;
  return idempotencyKey === undefined ? undefined : headers[idempotencyKey];
}

function withDefaults(
  input: Readonly<Record<string, unknown>>,
  scope: Readonly<Record<string, string>>,
): Record<string, unknown> {
  const values: Record<string, unknown> = { ...scope };
  for (const name in input) if (input[name] !== null && input[name] !== undefined) values[name] = input[name];
  return values;
}

/** Converts the error for a value that cannot be rendered, because the value comes from the client. */
function unusable(error: unknown): unknown {
  return error instanceof PathValueError || error instanceof QueryValueError
    ? new UnusableValueError(error.value, error.reason)
    : error;
}

/** True if a value is short enough for a header and has no characters that could end the header. */
const isSendable = (value: string, max = MAX_HEADER): boolean =>
  value.length <= max && !/[^\t\x20-\x7e\u0080-\u00ff]/.test(value);
