/** Questions, answers and news between a process and one that it started, over the channel of `node:child_process`. */

/** One end of the channel: `process`, or a worker as the process sees it that started it. */
export interface Port {
  send?(message: object, onSent?: (error: Error | null) => void): boolean;
  on(event: "message", listener: (message: unknown) => void): unknown;
  on(event: "disconnect", listener: () => void): unknown;
}

interface Message {
  readonly kind: "ask" | "answer" | "failure" | "tell";
  readonly id: number;
  readonly name: string;
  readonly value: unknown;
}

const KINDS: readonly unknown[] = ["ask", "answer", "failure", "tell"] satisfies Message["kind"][];

/** Node's own messages, and those of other code, have another form. */
const isOurs = (message: unknown): message is Message =>
  typeof message === "object" &&
  message !== null &&
  "name" in message &&
  "kind" in message &&
  KINDS.includes(message.kind);

/** The other process has ended, or could not do what it was asked for. */
export class ChannelError extends Error {}

export class Channel {
  readonly #port: Port;
  readonly #handlers = new Map<string, (value: never) => unknown>();
  readonly #asked = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  #lastId = 0;
  #isOpen = true;

  constructor(port: Port) {
    this.#port = port;
    port.on("message", (message) => {
      if (isOurs(message)) void this.#received(message);
    });
    port.on("disconnect", () => this.close());
  }

  /** What this end does when the other asks or tells it something. */
  handle<T>(name: string, handler: (value: T) => unknown): void {
    this.#handlers.set(name, handler as (value: never) => unknown);
  }

  /** @throws ChannelError */
  ask<T>(name: string, value: unknown = null): Promise<T> {
    const id = ++this.#lastId;
    return new Promise<T>((resolve, reject) => {
      if (!this.#isOpen) return reject(new ChannelError(`${name}: the other process has ended`));
      this.#asked.set(id, { resolve: resolve as (value: unknown) => void, reject });
      this.#send({ kind: "ask", id, name, value });
    });
  }

  tell(name: string, value: unknown = null): void {
    if (this.#isOpen) this.#send({ kind: "tell", id: 0, name, value });
  }

  /** The other process has ended: it answers nothing more. */
  close(): void {
    this.#isOpen = false;
    for (const { reject } of this.#asked.values()) reject(new ChannelError("the other process has ended"));
    this.#asked.clear();
  }

  #send(message: Message): void {
    // A channel that closes meanwhile reports that here, and by its own event.
    this.#port.send?.(message, () => undefined);
  }

  async #received({ kind, id, name, value }: Message): Promise<void> {
    if (kind === "answer" || kind === "failure") {
      const asked = this.#asked.get(id);
      this.#asked.delete(id);
      if (kind === "answer") asked?.resolve(value);
      else asked?.reject(new ChannelError(`${name} failed in the other process`));
      return;
    }
    const handler = this.#handlers.get(name) as ((value: unknown) => unknown) | undefined;
    if (kind === "tell") return void handler?.(value);
    try {
      if (!handler) throw new ChannelError(name);
      this.#send({ kind: "answer", id, name, value: (await handler(value)) ?? null });
    } catch {
      this.#send({ kind: "failure", id, name, value: null });
    }
  }
}
