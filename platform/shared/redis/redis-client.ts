/** A connection to Redis. Commands fail after a short time, because no request waits for an unreachable store. */
import { createHash } from "node:crypto";
import { createClient } from "@redis/client";
import { afterData } from "#platform/limits/after-data.ts";
import { Callbacks } from "#platform/shared/listeners.ts";
import { SharedAway } from "#platform/shared/shared.ts";

/** Time limit of a command, ms. */
const COMMAND_MS = 1_000;
/** One late reply is only slow. Without any reply for this time the server counts as away, ms. */
const UNHEARD_MS = 3_000;
const CONNECT_MS = 2_000;
/** The longest pause between two tries to connect, ms. */
const RECONNECT_MS = 500;
/** A connection without any reply for this time is dead and replaced, because beats are sent every second, ms. */
const SILENT_MS = 5_000;
const MOST_COMMANDS = 10_000;

/** A Lua script, and the hash by which Redis runs it. */
export interface Script {
  readonly text: string;
  readonly sha: string;
}

export const scriptOf = (text: string): Script => ({
  text,
  sha: createHash("sha1").update(text).digest("hex"),
});

type Client = ReturnType<typeof clientOf>;

const clientOf = (url: string) =>
  createClient({
    url,
    RESP: 3,
    disableOfflineQueue: true,
    commandsQueueMaxLength: MOST_COMMANDS,
    maintNotifications: "disabled",
    socket: {
      connectTimeout: CONNECT_MS,
      // No socket timeout, because after a long task of this process it would fire before the data is read.
      reconnectStrategy: (tries: number) => Math.min(50 * 2 ** Math.min(tries, 10), RECONNECT_MS),
    },
  });

export class RedisClient {
  readonly #url: string;
  #client: Client;
  readonly #ready = new Callbacks<undefined>();
  readonly #lost = new Callbacks<string>();
  /** Subscribed channels. After a reconnect the client subscribes to them again by itself. */
  readonly #channels = new Set<string>();
  /** Time of the server's last answer. */
  #heardAt = 0;

  constructor(url: string) {
    this.#url = url;
    this.#client = this.#open();
  }

  #open(): Client {
    const client = clientOf(this.#url);
    client.on("error", (error: unknown) => this.#lost.call(reasonOf(error)));
    client.on("ready", () => {
      this.#heardAt = performance.now();
      this.#ready.call(undefined);
    });
    return client;
  }

  /** Starts to connect. The client reconnects until it is closed. */
  connect(): void {
    // A failure is reported as an error event. The client tries again by itself.
    this.#client.connect().catch(() => undefined);
  }

  get isReady(): boolean {
    return this.#client.isReady;
  }

  onReady(listener: () => void): void {
    this.#ready.add(listener);
  }

  /** The listener gets the code of the system or of Redis, never an address. */
  onLost(listener: (reason: string) => void): void {
    this.#lost.add(listener);
  }

  /** @throws SharedAway if there is no answer in time */
  async send(...command: readonly string[]): Promise<unknown> {
    if (!this.#client.isReady) {
      this.#lost.call("no connection");
      throw new SharedAway();
    }
    const answer = this.#client.sendCommand([...command]);
    const heard = () => {
      this.#heardAt = performance.now();
    };
    answer.then(heard, (error: unknown) => {
      if (isReply(error)) heard();
    });
    let cancel: () => void = () => undefined;
    const late = new Promise<never>((_, reject) => {
      cancel = afterData(COMMAND_MS, () => {
        const unheardMs = performance.now() - this.#heardAt;
        if (unheardMs > UNHEARD_MS) this.#lost.call("no answer");
        if (unheardMs > SILENT_MS) this.#replace();
        reject(new SharedAway());
      });
    });
    try {
      return await Promise.race([answer, late]);
    } catch (error) {
      if (isScriptMissing(error)) throw error;
      if (isReply(error)) this.#lost.call(reasonOf(error));
      throw new SharedAway();
    } finally {
      cancel();
    }
  }

  /** Runs a script. Sends its text if Redis does not know it, for example after a restart. @throws SharedAway */
  async run(script: Script, keys: readonly string[], args: readonly string[]): Promise<unknown> {
    const rest = [String(keys.length), ...keys, ...args];
    try {
      return await this.send("EVALSHA", script.sha, ...rest);
    } catch (error) {
      if (!isScriptMissing(error)) throw error;
      return this.send("EVAL", script.text, ...rest);
    }
  }

  /** Replaces a silent connection by a new one. */
  #replace(): void {
    if (!this.#client.isReady) return;
    this.#client.destroy();
    this.#channels.clear();
    this.#client = this.#open();
    this.connect();
  }

  /** Listens to a channel, unless the connection does already. */
  async subscribe(channel: string, listener: (text: string) => void): Promise<void> {
    if (this.#channels.has(channel)) return;
    const client = this.#client;
    try {
      await client.subscribe(channel, listener);
      if (client === this.#client) this.#channels.add(channel);
    } catch (error) {
      // The Redis user may have rights to the keys but not to the channel.
      if (isReply(error)) this.#lost.call(`${reasonOf(error)} (SUBSCRIBE)`);
      throw error;
    }
  }

  close(): void {
    if (this.#client.isOpen) this.#client.destroy();
  }
}

const isReply = (error: unknown): boolean => error instanceof Error && /^[A-Z]{3,} /.test(error.message);

const isScriptMissing = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith("NOSCRIPT");

/** `ECONNREFUSED`, or the first word of an error of Redis (`WRONGPASS`, `OOM`). */
function reasonOf(error: unknown): string {
  const { code, message = "" } = (error instanceof Error ? error : {}) as NodeJS.ErrnoException;
  return (
    code ??
    /^[A-Z]{3,}(?= )/.exec(message)?.[0] ??
    (error instanceof Error ? error.constructor.name : "unknown")
  );
}
