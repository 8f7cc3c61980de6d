/**
 * Keys of a token's signer, read from the address of its key set. If the address cannot be reached, the keys of
 * the last read stay valid for a time, so that tokens are not refused during an outage.
 */
import { createLocalJWKSet, createRemoteJWKSet, errors, type JWTVerifyGetKey } from "jose";
import { TributaryError } from "#platform/errors/catalog.ts";
import { monotonicClock } from "#subgraphs/kit/rest/clock.ts";

const TIMEOUT_MS = 3_000;
/** Time until keys are read again, ms. */
const FRESH_MS = 10 * 60_000;
/** Minimum time between two reads for unknown keys, ms. */
const COOL_MS = 30_000;
/** Time after a read during which keys are used although later reads failed, ms. */
const GRACE_MS = 24 * 60 * 60_000;
/** Pause after a failed read, during which requests do not wait for another read, ms. */
const PAUSE_MS = 5_000;

export interface SignerKeysOptions {
  /** Called if the keys cannot be read, with the reason, at most once per pause. */
  readonly onUnreachable?: ((reason: string, keysAgeMs: number | undefined) => void) | undefined;
  /** The time, ms. */
  readonly now?: () => number;
}

/**
 * Finds the key of a token by the token's header.
 * @returns a function for `jwtVerify`. It throws AUTHENTICATION_UNAVAILABLE if the address cannot be reached and
 * no key of an earlier read fits, or an error of `jose` if the signer has no such key.
 */
export function signerKeys(
  url: URL,
  { onUnreachable, now = () => monotonicClock.now() }: SignerKeysOptions = {},
): JWTVerifyGetKey {
  // The library's clock is the system clock, which can be set back, so only `read` decides about reads.
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
      // The signer may have published the key after the last read.
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

/** True if the keys were read and none fits the token. */
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
