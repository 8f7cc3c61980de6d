/** Opens the state that a process shares with others, as configured. */
import type { Config } from "#platform/config/config.ts";
import type { Log } from "#platform/http/log.ts";
import type { Shared } from "./shared.ts";

/** @returns undefined if the process shares nothing; then the Redis client is not loaded */
export async function openShared(
  { redisUrl, workers }: Pick<Config, "redisUrl" | "workers">,
  role: string,
  log: Log,
): Promise<Shared | undefined> {
  if (redisUrl === undefined) return undefined;
  const { RedisShared } = await import("./redis/redis-shared.ts");
  return RedisShared.open({
    url: redisUrl,
    role,
    workers,
    onChange(isConnected, reason) {
      if (isConnected) log.info("Redis can be reached again");
      else
        log.error(
          { reason },
          "Redis cannot be reached: each gateway keeps to its share of the rates, and links that work once are refused with 503",
        );
    },
  });
}
