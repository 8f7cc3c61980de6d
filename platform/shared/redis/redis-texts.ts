/** Persisted queries in Redis, limited in number, size and time, because any client can add some. */
import type { SharedTexts } from "#platform/shared/shared.ts";
import { type RedisClient, scriptOf } from "./redis-client.ts";

const MOST_TEXTS = 2_000;
const MOST_CHARACTERS = 65_536;
const LIFETIME_S = 86_400;

/** Beyond the limit, the oldest texts are deleted. */
const STORE = scriptOf(`
local time = redis.call('TIME')
redis.call('SET', KEYS[1], ARGV[1], 'EX', ARGV[2])
redis.call('ZADD', KEYS[2], time[1], KEYS[1])
for _, oldest in ipairs(redis.call('ZRANGE', KEYS[2], 0, -1 - tonumber(ARGV[3]))) do
  redis.call('DEL', oldest)
  redis.call('ZREM', KEYS[2], oldest)
end
redis.call('EXPIRE', KEYS[2], ARGV[2])
return 1
`);

export class RedisTexts implements SharedTexts {
  readonly #client: RedisClient;
  readonly #prefix: string;

  constructor(client: RedisClient, prefix: string) {
    this.#client = client;
    this.#prefix = `${prefix}{queries}`;
  }

  /** Undefined also if the store is away, because the client then sends the whole text. */
  async get(key: string): Promise<string | undefined> {
    const found = await this.#client.send("GET", `${this.#prefix}:${key}`).catch(() => undefined);
    return typeof found === "string" ? found : undefined;
  }

  async set(key: string, text: string): Promise<void> {
    if (text.length > MOST_CHARACTERS) return;
    const args = [text, String(LIFETIME_S), String(MOST_TEXTS)];
    await this.#client.run(STORE, [`${this.#prefix}:${key}`, this.#prefix], args).catch(() => undefined);
  }
}
