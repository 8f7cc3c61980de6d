/**
 * A documented rate in Redis: two sorted sets of places (for callers that need an answer now, and for callers
 * that can wait), scored by the time at which a place is free again, and a set of the processes that wait.
 * Times are those of the Redis server, because the clocks of gateways differ.
 */

import type {
  RateReading,
  Reservation,
  RestoredPlace,
  SharedLimit,
  SharedPermit,
} from "#platform/shared/shared.ts";

/** A process that waits for a turn asks again within this time, ms. */
export const WAITER_MS = 3_000;

const COMMON = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local calls, per, share, lease = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
for i = 1, 3 do redis.call('ZREMRANGEBYSCORE', KEYS[i], '-inf', now) end
local function used() return redis.call('ZCARD', KEYS[1]) + redis.call('ZCARD', KEYS[2]) end
local function free(key, rank)
  local found = redis.call('ZRANGE', key, rank, rank, 'WITHSCORES')
  return found[2] and tonumber(found[2])
end
local function reset()
  local last = math.max(free(KEYS[1], -1) or now, free(KEYS[2], -1) or now)
  return math.min(per, last - now)
end
local function keep() for i = 1, 3 do redis.call('PEXPIRE', KEYS[i], lease + 1000) end end
`;

/**
 * ARGV: the limit, then the number of the lane (1 or 2), the id of the place, the number of waiting calls, and the
 * name of the process. A repeated request with the same id is granted again, and its place is counted once.
 */
export const RESERVE = `${COMMON}
local lane, id, waiting, process = tonumber(ARGV[5]), ARGV[6], tonumber(ARGV[7]), ARGV[8]
if redis.call('ZSCORE', KEYS[lane], id) then return {0, used(), reset()} end
local most = calls
if lane == 2 then most = calls - share
elseif redis.call('ZCARD', KEYS[3]) > 0 then most = share end
local hasShare = redis.call('ZCARD', KEYS[lane]) < most
if used() < calls and hasShare then
  redis.call('ZADD', KEYS[lane], now + lease, id)
  if waiting == 1 then redis.call('ZREM', KEYS[3], process) end
  keep()
  return {0, used(), reset()}
end
if waiting > 0 then redis.call('ZADD', KEYS[3], now + ${WAITER_MS}, process) end
keep()
local first = free(KEYS[lane], 0) or now + per
if hasShare then first = math.min(first, free(KEYS[3 - lane], 0) or now + per) end
return {math.max(1, math.min(per, first - now)), used(), reset()}
`;

/** A place is free `per` ms after the call ended, plus 1 ms because the clock is cut to milliseconds. */
export const END = `${COMMON}
local lane, id, sent = tonumber(ARGV[5]), ARGV[6], ARGV[7]
if sent == '1' then redis.call('ZADD', KEYS[lane], now + per + 1, id) else redis.call('ZREM', KEYS[lane], id) end
keep()
return used()
`;

export const READ = `${COMMON}
return {0, used(), reset()}
`;

/** ARGV after the limit: lane, id and ms until free, for each place. */
export const RESTORE = `${COMMON}
for i = 5, #ARGV, 3 do
  local key, ms = KEYS[tonumber(ARGV[i])], tonumber(ARGV[i + 2])
  if ms > 0 then redis.call('ZADD', key, now + ms, ARGV[i + 1]) else redis.call('ZREM', key, ARGV[i + 1]) end
end
keep()
return used()
`;

/** Redis keys of a rate. The braces keep them on one node of a cluster. */
export const keysOf = (prefix: string, { key }: SharedLimit): readonly string[] =>
  ["interactive", "patient", "waiting"].map((part) => `${prefix}rate:{${key}}:${part}`);

const limitOf = ({ calls, perMs, interactiveShare, leaseMs }: SharedLimit): string[] =>
  [calls, perMs, interactiveShare, leaseMs].map(String);

const rankOf = ({ lane }: SharedPermit): string => (lane === "interactive" ? "1" : "2");

export const reserveArguments = (
  limit: SharedLimit,
  place: SharedPermit,
  waiting: number,
  process: string,
): string[] => [...limitOf(limit), rankOf(place), place.id, String(waiting), process];

export const endArguments = (limit: SharedLimit, place: SharedPermit, sent: boolean): string[] => [
  ...limitOf(limit),
  rankOf(place),
  place.id,
  sent ? "1" : "0",
];

export const readArguments = (limit: SharedLimit): string[] => limitOf(limit);

export const restoreArguments = (limit: SharedLimit, places: readonly RestoredPlace[]): string[] => [
  ...limitOf(limit),
  ...places.flatMap((place) => [rankOf(place), place.id, String(Math.ceil(place.freeMs))]),
];

/** @throws Error if the reply has not the form of the scripts */
export function reservationIn(answer: unknown): Reservation {
  const [waitMs, used, resetMs] = Array.isArray(answer) ? answer.map(Number) : [];
  if (waitMs === undefined || used === undefined || resetMs === undefined)
    throw new Error("Redis answered something else than the script of rates");
  return { waitMs, used, resetMs };
}

export const readingIn = (answer: unknown): RateReading => {
  const { used, resetMs } = reservationIn(answer);
  return { used, resetMs };
};
