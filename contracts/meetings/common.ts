/** Parts that the family's areas share: members, the scopes of operations, the lifetime of page tokens. */
import Type from "typebox";

export const text = Type.Optional(Type.String());
export const flag = Type.Optional(Type.Boolean());
export const Instant = Type.String({ format: "date-time" });

/**
 * The two forms of a scope. Each permits an operation: the admin form for the whole account, the other for the
 * caller's own objects.
 */
const forms = <const Scope extends string>(scope: Scope) => [`${scope}:admin`, scope] as const;

export const readMeetings = forms("meeting:read");
export const writeMeetings = forms("meeting:write");
export const readTsp = forms("tsp:read");
export const writeTsp = forms("tsp:write");

const MINUTE = 60_000;

/** Pages have 30 rows by default, 300 at most. A token is valid for 15 minutes (D2-234, D2-545). */
export const pages = { maxSize: 300, defaultSize: 30, ttlMs: 15 * MINUTE };
