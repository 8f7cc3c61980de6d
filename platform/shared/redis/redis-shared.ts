/** State that gateways on several machines share in Redis or Valkey. No credential is stored there. */
import { randomUUID } from "node:crypto";
import { Callbacks, TopicListeners } from "#platform/shared/listeners.ts";
import {
  type Announcement,
  BEAT_MS,
  type Shared,
  SharedAway,
  type SharedLimit,
  type SharedRates,
  type SharedTexts,
} from "#platform/shared/shared.ts";
import {
  END,
  endArguments,
  keysOf,
  READ,
  RESERVE,
  RESTORE,
  readArguments,
  readingIn,
  reservationIn,
  reserveArguments,
  restoreArguments,
} from "./rate-script.ts";
import { RedisClient, type Script, scriptOf } from "./redis-client.ts";
import { RedisTexts } from "./redis-texts.ts";

export interface RedisSharedOptions {
  /** May contain a password. */
  readonly url: string;
  /** Role of this process. Processes of one role share the rates. */
  readonly role: string;
  /** Number of worker processes of a gateway. */
  readonly workers?: number | undefined;
  /** Called when the store becomes unreachable or reachable again, with a reason that contains no address. */
  readonly onChange?: ((isConnected: boolean, reason: string) => void) | undefined;
}

const PREFIX = "tributary:";
const CHANNEL = `${PREFIX}announcements`;
/** A process that was not seen for this time counts as gone, s. */
const GONE_S = 10;
/** Assumed number of gateways until the store is first reached. */
const UNSEEN_GATEWAYS = 4;
/** Longest time that the start of a process waits for the first answer, ms. */
const FIRST_MS = 3_000;

const scripts = {
  reserve: scriptOf(RESERVE),
  end: scriptOf(END),
  read: scriptOf(READ),
  restore: scriptOf(RESTORE),
  beat: scriptOf(`
    local time = redis.call('TIME')
    redis.call('ZADD', KEYS[1], time[1], ARGV[1])
    redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', time[1] - ${GONE_S})
    redis.call('EXPIRE', KEYS[1], ${GONE_S * 2})
    return redis.call('ZCARD', KEYS[1])
  `),
};

export class RedisShared implements Shared {
  readonly #client: RedisClient;
  readonly #process = randomUUID();
  readonly #processesKey: string;
  readonly #listeners = new TopicListeners();
  readonly #connection = new Callbacks<boolean>();
  readonly #beats = new Callbacks<undefined>();
  readonly #onChange: NonNullable<RedisSharedOptions["onChange"]>;
  readonly #timer: NodeJS.Timeout;
  readonly queries: SharedTexts;
  #isConnected = false;
  /** Last reported state; undefined before the first report. */
  #reported: boolean | undefined;
  #processes: number;
  #isClosing = false;

  private constructor({ url, role, workers = 1, onChange = () => undefined }: RedisSharedOptions) {
    this.#processes = UNSEEN_GATEWAYS * workers;
    this.#client = new RedisClient(url);
    this.#processesKey = `${PREFIX}processes:${role}`;
    this.#onChange = onChange;
    this.queries = new RedisTexts(this.#client, PREFIX);
    this.#client.onReady(() => void this.#beat());
    this.#client.onLost((reason) => this.#set(false, reason));
    this.#client.connect();
    this.#timer = setInterval(() => void this.#beat(), BEAT_MS);
    this.#timer.unref();
  }

  /** Waits for the first reply, but only for `FIRST_MS`, because a gateway also starts without the store. */
  static async open(options: RedisSharedOptions): Promise<RedisShared> {
    const shared = new RedisShared(options);
    if (shared.isConnected) return shared;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, FIRST_MS);
      const end = shared.onConnection((isConnected) => {
        if (!isConnected) return;
        clearTimeout(timer);
        end();
        resolve();
      });
    });
    if (!shared.isConnected) shared.#set(false, "no connection");
    return shared;
  }

  get isConnected(): boolean {
    return this.#isConnected;
  }

  get processes(): number {
    return this.#processes;
  }

  readonly rates: SharedRates = {
    reserve: (limit, place, waiting) =>
      this.#ask(
        scripts.reserve,
        limit,
        reserveArguments(limit, place, waiting, this.#process),
        reservationIn,
      ),
    end: (limit, place, sent) => {
      void this.#ask(scripts.end, limit, endArguments(limit, place, sent), () => undefined);
    },
    read: (limit) => this.#ask(scripts.read, limit, readArguments(limit), readingIn),
    restore: async (limit, places) => {
      await this.#ask(scripts.restore, limit, restoreArguments(limit, places), () => undefined);
    },
  };

  async takeOnce(id: string, ms: number): Promise<boolean> {
    const lifetime = String(Math.max(1, Math.ceil(ms)));
    const key = `${PREFIX}used:${id}`;
    return (await this.#client.send("SET", key, "1", "NX", "PX", lifetime)) === "OK";
  }

  async giveBack(id: string): Promise<void> {
    await this.#client.send("DEL", `${PREFIX}used:${id}`);
  }

  async isUsed(id: string): Promise<boolean> {
    return Number(await this.#client.send("EXISTS", `${PREFIX}used:${id}`)) > 0;
  }

  announce(topic: string, announcement: Announcement): void {
    const message = JSON.stringify({ topic, from: this.#process, announcement });
    this.#client.send("PUBLISH", CHANNEL, message).catch(() => undefined);
  }

  listen(topic: string, listener: (announcement: Announcement) => void): () => void {
    return this.#listeners.add(topic, listener);
  }

  onConnection(listener: (isConnected: boolean) => void): () => void {
    return this.#connection.add(listener);
  }

  onBeat(listener: () => void): () => void {
    return this.#beats.add(listener);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#isClosing = true;
    // Removes the process at once, so that the others need not wait until it counts as gone.
    await this.#client.send("ZREM", this.#processesKey, this.#process).catch(() => undefined);
    this.#client.close();
  }

  async #ask<T>(
    script: Script,
    limit: SharedLimit,
    args: readonly string[],
    read: (answer: unknown) => T,
  ): Promise<T | undefined> {
    try {
      return read(await this.#client.run(script, keysOf(PREFIX, limit), args));
    } catch (error) {
      if (error instanceof SharedAway) return undefined;
      throw error;
    }
  }

  async #beat(): Promise<void> {
    if (!this.#client.isReady) return;
    try {
      await this.#client.subscribe(CHANNEL, this.#received);
      const seen = Number(await this.#client.run(scripts.beat, [this.#processesKey], [this.#process]));
      this.#processes = Math.max(1, seen);
      this.#set(true, "");
      this.#beats.call(undefined);
    } catch {
      // The loss has been reported; the next beat tries again.
    }
  }

  #set(isConnected: boolean, reason: string): void {
    const was = this.#isConnected;
    this.#isConnected = isConnected;
    if (this.#isClosing) return;
    if (this.#reported !== isConnected) {
      // A successful first connection is not logged.
      if (this.#reported !== undefined || !isConnected) this.#onChange(isConnected, reason);
      this.#reported = isConnected;
    }
    if (was !== isConnected) this.#connection.call(isConnected);
  }

  readonly #received = (text: string): void => {
    const { topic, from, announcement } = messageIn(text);
    if (from === this.#process || typeof topic !== "string") return;
    if (isObject(announcement)) this.#listeners.call(topic, announcement);
  };
}

const isObject = (value: unknown): value is Announcement =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Other programs may publish on the channel, so a malformed message counts as empty. */
function messageIn(text: string): Announcement {
  try {
    const message: unknown = JSON.parse(text);
    return isObject(message) ? message : {};
  } catch {
    return {};
  }
}
