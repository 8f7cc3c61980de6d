/**
 * The keys of a token's signer, read from the address where it publishes them. The keys that were read
 * last stay good for a while when that address is out of reach; a token is not refused for an outage.
 */
import { createLocalJWKSet, createRemoteJWKSet, errors, type JWTVerifyGetKey } from "jose";
import { TributaryError } from "#platform/errors/catalog.ts";
import { monotonicClock } from "#subgraphs/kit/rest/clock.ts";

const TIMEOUT_MS = 3_000;
/** Time for which keys are used before they are read again, ms. */
const FRESH_MS = 10 * 60_000;
/** Time after a read during which an unknown key does not make another one, ms. */
const COOL_MS = 30_000;
/** Time for which keys are used after the last successful read, ms. */
const GRACE_MS = 24 * 60 * 60_000;
/** The pause after a failed read, during which no request waits for another. */
const PAUSE_MS = 5_000;

export interface SignerKeysOptions {
  /** Called when the keys cannot be read, with the reason, at most once a pause. */
  readonly onUnreachable?: ((reason: string, keysAgeMs: number | undefined) => void) | undefined;
  /** The time, ms. */
  readonly now?: () => number;
}

/**
 * Finds the key of a token by its header.
 * @returns a function for `jwtVerify`. It throws AUTHENTICATION_UNAVAILABLE where the address is out of
 *   reach and no key that was read before fits; and an error of `jose` where the signer has no such key.
 */
export function signerKeys(
  url: URL,
  { onUnreachable, now = () => monotonicClock.now() }: SignerKeysOptions = {},
): JWTVerifyGetKey {
  // The library counts by the system clock, which may be set back: it reads again only by `read`.
  const never = Number.POSITIVE_INFINITY;
  const remote = createRemoteJWKSet(url, {
    timeoutDuration: TIMEOUT_MS,
    cacheMaxAge: never,
    cooldownDuration: never,
  });
  let readAt: number | undefined;
  let failedAt = Number.NEGATIVE_INFINITY;

  const known: JWTVerifyGetKey = async (header, token) => {
    const keys = remote.jwks();
    if (!keys || readAt === undefined || now() - readAt > GRACE_MS)
      throw new TributaryError("AUTHENTICATION_UNAVAILABLE");
    try {
      return await createLocalJWKSet(keys)(header, token);
    } catch (error) {
      // The signer may have published the key meanwhile.
      if (error instanceof errors.JWKSNoMatchingKey) throw new TributaryError("AUTHENTICATION_UNAVAILABLE");
      throw error;
    }
  };

  const read = async () => {
    await remote.reload();
    readAt = now();
  };

  const found: JWTVerifyGetKey = async (header, token) => {
    if (readAt === undefined || now() - readAt > FRESH_MS) await read();
    try {
      return await remote(header, token);
    } catch (error) {
      const isUnknown = error instanceof errors.JWKSNoMatchingKey;
      if (!isUnknown || (readAt !== undefined && now() - readAt < COOL_MS)) throw error;
      await read();
      return remote(header, token);
    }
  };

  return async (header, token) => {
    if (now() - failedAt < PAUSE_MS) return known(header, token);
    try {
      return await found(header, token);
    } catch (error) {
      if (isOfToken(error)) throw error;
      if (now() - failedAt >= PAUSE_MS) {
        failedAt = now();
        onUnreachable?.(reasonOf(error), readAt === undefined ? undefined : now() - readAt);
      }
      return known(header, token);
    }
  };
}

/** True if the keys could be read and none of them fits the token. */
const isOfToken = (error: unknown): boolean =>
  error instanceof errors.JWKSNoMatchingKey ||
  error instanceof errors.JWKSMultipleMatchingKeys ||
  error instanceof errors.JOSENotSupported;

/** A reason for the log, without the address. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof Error && "code" in cause && typeof cause.code === "string") return cause.code;
  return cause instanceof Error ? cause.name : "unknown";
}
