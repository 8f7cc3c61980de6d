/**
 * An OAuth 2 token. It is renewed before it expires, by one request at a time that all waiting calls share.
 * If the authorization server does not answer, the token is used until it expires.
 */
import {
  type AuthorizationServer,
  allowInsecureRequests,
  type Client,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  customFetch,
  genericTokenEndpointRequest,
  modifyAssertion,
  None,
  PrivateKeyJwt,
  processGenericTokenEndpointResponse,
  ResponseBodyError,
  TlsClientAuth,
  type TokenEndpointResponse,
} from "oauth4webapi";
import { fetch } from "undici";
import { openConnections, type Route } from "#platform/http/connections.ts";
import { cryptoKeyOf, signAssertion } from "./client-key.ts";
import { type Credential, noteSecret, type Warn } from "./credential.ts";
import { JWT_BEARER, keepRefreshToken, type OAuthSettings, readOAuthSettings } from "./oauth-settings.ts";

/** A token is renewed after this share of its lifetime, or a minute before it expires if that is later. */
const RENEWED_AT = 0.8;
const LAST_MINUTE_MS = 60_000;
/** Longest delay of a timer, ms. A token that lives longer is renewed earlier than needed. */
const LONGEST_MS = 2 ** 31 - 1;
const REQUEST_MS = 10_000;
const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 60_000;
/** Least time between renewals after a refusal, ms. A family that refuses all tokens must not cause one per call. */
const REFUSAL_PAUSE_MS = 5_000;

interface Token {
  readonly value: string;
  /** Expiry by the monotonic clock, ms, because the system clock may be set back. */
  readonly endsAt: number;
}

/**
 * @param file see `OAuthSettings`; read again at each renewal, so that its secrets can be changed
 * @param name name of the credential in warnings
 * @param route route of connections to the authorization server
 */
export class OAuthCredential implements Credential {
  readonly #file: string;
  readonly #name: string;
  readonly #warn: Warn;
  readonly #route: Route;
  #token: Token | undefined;
  #renewal: Promise<void> | undefined;
  #renewedAt = Number.NEGATIVE_INFINITY;
  #failures = 0;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;
  /** A refresh token that could not be written to the file, and the token in the file that it replaces (`instead`). */
  #unwritten: { readonly instead: string | undefined; readonly refreshToken: string } | undefined;

  constructor(file: string, name: string, warn: Warn, route: Route = {}) {
    this.#route = route;
    this.#file = file;
    this.#name = name;
    this.#warn = warn;
  }

  get secret(): string | undefined {
    if (this.#token && this.#token.endsAt > performance.now()) return this.#token.value;
    // After a failure only the timer retries, so that calls cause no further requests.
    if (this.#failures === 0) void this.#renew();
    return undefined;
  }

  async ready(): Promise<void> {
    if (!this.#token) await this.#renew();
  }

  refused(): void {
    if (performance.now() - this.#renewedAt >= REFUSAL_PAUSE_MS) void this.#renew();
  }

  reload(): void {
    // A renewal in progress may have read the old settings, so another one follows.
    void (this.#renewal ?? Promise.resolve()).then(() => this.#renew());
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  #renew(): Promise<void> {
    this.#renewal ??= this.#fetch().finally(() => {
      this.#renewal = undefined;
    });
    return this.#renewal;
  }

  async #fetch(): Promise<void> {
    clearTimeout(this.#timer);
    this.#renewedAt = performance.now();
    try {
      const settings = this.#settings();
      const answer = await requestToken(settings, this.#route);
      const lifeMs = answer.expires_in === undefined ? Number.POSITIVE_INFINITY : answer.expires_in * 1_000;
      noteSecret(answer.access_token);
      this.#token = { value: answer.access_token, endsAt: this.#renewedAt + lifeMs };
      this.#failures = 0;
      this.#keep(settings, answer.refresh_token);
      if (Number.isFinite(lifeMs)) this.#schedule(Math.max(lifeMs * RENEWED_AT, lifeMs - LAST_MINUTE_MS));
    } catch (error) {
      this.#failures++;
      this.#schedule(Math.min(FIRST_RETRY_MS * 2 ** (this.#failures - 1), LAST_RETRY_MS));
      if (this.#failures === 1) this.#warn(`The token of ${this.#name} cannot be fetched: ${causeOf(error)}`);
    }
  }

  #settings(): OAuthSettings {
    const settings = readOAuthSettings(this.#file);
    const newer = this.#unwritten;
    return newer && newer.instead === settings.refreshToken
      ? { ...settings, refreshToken: newer.refreshToken }
      : settings;
  }

  #keep({ refreshToken: used }: OAuthSettings, refreshToken: string | undefined): void {
    if (used === undefined || refreshToken === undefined || refreshToken === used) return;
    try {
      keepRefreshToken(this.#file, refreshToken);
      this.#unwritten = undefined;
    } catch {
      this.#unwritten = { instead: this.#unwritten?.instead ?? used, refreshToken };
      this.#warn(
        `The refresh token of ${this.#name} was replaced and its file cannot be written: after a restart a new one is needed`,
      );
    }
  }

  #schedule(ms: number): void {
    if (this.#closed) return;
    this.#timer = setTimeout(() => void this.#renew(), Math.min(ms, LONGEST_MS)).unref();
  }
}

async function requestToken(settings: OAuthSettings, route: Route): Promise<TokenEndpointResponse> {
  if (!route.proxy && !route.certificate) return requestTokenBy(settings, {});
  // Renewals are rare, so each opens its own connections and closes them at its end.
  const dispatcher = openConnections(new URL(settings.tokenUrl).origin, route, {
    connections: 1,
    connectMs: REQUEST_MS,
    onConnectError: () => undefined,
  });
  try {
    return await requestTokenBy(settings, {
      [customFetch]: (url: string, options: object) => fetch(url, { ...options, dispatcher }),
    });
  } finally {
    await dispatcher.destroy();
  }
}

async function requestTokenBy(settings: OAuthSettings, through: object): Promise<TokenEndpointResponse> {
  const { tokenUrl, clientId, grantType } = settings;
  const server: AuthorizationServer = { issuer: new URL(tokenUrl).origin, token_endpoint: tokenUrl };
  const client: Client = { client_id: clientId };
  const [auth, parameters] = await Promise.all([clientAuthOf(settings), parametersOf(settings)]);
  const response = await genericTokenEndpointRequest(server, client, auth, grantType, parameters, {
    ...through,
    signal: AbortSignal.timeout(REQUEST_MS),
    // `readOAuthSettings` allows http for loopback only.
    [allowInsecureRequests]: tokenUrl.startsWith("http:"),
  });
  return processGenericTokenEndpointResponse(server, client, response);
}

async function parametersOf(settings: OAuthSettings): Promise<Record<string, string>> {
  const { scope, audience, refreshToken, parameters, grantType, key } = settings;
  return {
    ...(scope !== undefined && { scope }),
    ...(audience !== undefined && { audience }),
    ...(refreshToken !== undefined && { refresh_token: refreshToken }),
    ...(grantType === JWT_BEARER && key && { assertion: await signAssertion(key, claimsOf(settings)) }),
    ...parameters,
  };
}

/** Claims of an assertion: issued by the client for the token endpoint. `claims` of the file override them. */
const claimsOf = ({ clientId, tokenUrl, claims }: OAuthSettings) => ({
  iss: clientId,
  aud: tokenUrl,
  ...claims,
});

async function clientAuthOf(settings: OAuthSettings): Promise<ClientAuth> {
  const { clientSecret = "", clientAuth, clientId, key, grantType } = settings;
  switch (clientAuth) {
    case "post":
      return ClientSecretPost(clientSecret);
    case "basic":
      return ClientSecretBasic(clientSecret);
    case "tls":
      return TlsClientAuth();
    case "none":
      return None();
    case "private_key_jwt": {
      if (!key) throw new Error("names a file that needs its key");
      // With a JWT bearer grant, `claims` of the file apply to its assertion only.
      const claims = grantType === JWT_BEARER ? { aud: settings.tokenUrl } : claimsOf(settings);
      const { keyId: kid } = key;
      return PrivateKeyJwt(
        { key: await cryptoKeyOf(key), ...(kid !== undefined && { kid }) },
        {
          [modifyAssertion](_header, payload) {
            Object.assign(payload, claims, { iss: clientId, sub: clientId });
          },
        },
      );
    }
  }
}

/** Short cause for the operator, without free text of the authorization server. */
function causeOf(error: unknown): string {
  if (error instanceof ResponseBodyError)
    return `the authorization server answers ${error.status}${/^[a-z_]{1,40}$/.test(error.error) ? ` ${error.error}` : ""}`;
  if (!(error instanceof Error)) return "an unknown error";
  if (error.name === "TimeoutError") return `no answer within ${REQUEST_MS / 1_000} s`;
  const { code } = (error.cause ?? error) as NodeJS.ErrnoException;
  if (typeof code === "string" && /^[A-Z_0-9]{1,60}$/.test(code)) return code;
  return error.message.startsWith("names a file") ? `its setting ${error.message}` : "the answer is no token";
}
