/** Parts that the family's areas share: instants, the scopes of an operation, the life of a page token. */
import Type from "typebox";

export const Instant = Type.String({ format: "date-time" });

/**
 * The two forms of a scope. Either opens an operation; the admin form reaches the whole account, the
 * other what is the caller's own.
 */
const forms = <const Scope extends string>(scope: Scope) => [`${scope}:admin`, scope] as const;

export const readMeetings = forms("meeting:read");
export const writeMeetings = forms("meeting:write");
export const readTsp = forms("tsp:read");
export const writeTsp = forms("tsp:write");

const MINUTE = 60_000;

/** Pages of 30 unless asked, of 300 at most; a token is good for 15 minutes (D2-234, D2-545). */
export const pages = { maxSize: 300, defaultSize: 30, ttlMs: 15 * MINUTE };
