/**
 * Circuit breaker between the gateway and a subgraph's process. A slow answer does not show that the process is
 * down, because its families may be slow. So a silent process is pinged independently of its work. If it does not
 * answer the ping, requests fail at once until it answers again.
 */

export interface HeartbeatOptions {
  /** Pings the process, and resolves in a bounded time. */
  readonly ping: () => Promise<boolean>;
  /** Time without an answer after which the process is checked, while requests wait for it, ms. */
  readonly silenceMs?: number | undefined;
  /** Time between a failed ping and the next one, ms. */
  readonly againMs?: number | undefined;
}

export class Heartbeat {
  readonly #options: Required<{ [K in keyof HeartbeatOptions]: NonNullable<HeartbeatOptions[K]> }>;
  readonly #waiting = new Set<() => void>();
  #timer: NodeJS.Timeout | undefined;
  #heardAt = 0;
  #isDown = false;
  #closed = false;

  constructor({ ping, silenceMs = 2_000, againMs = 1_000 }: HeartbeatOptions) {
    this.#options = { ping, silenceMs, againMs };
  }

  /** True if the process did not answer the last ping. No request is sent to it then. */
  get isDown(): boolean {
    return this.#isDown;
  }

  /** The process has sent an answer. */
  heard(): void {
    this.#heardAt = performance.now();
  }

  /**
   * A request waits for the process.
   * @param giveUp Called if the process does not answer the ping.
   * @returns A function that ends the wait.
   */
  wait(giveUp: () => void): () => void {
    if (this.#waiting.size === 0) this.heard(); // before the first request, silence is normal
    this.#waiting.add(giveUp);
    if (!this.#timer) this.#next(this.#options.silenceMs);
    return () => this.#waiting.delete(giveUp);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  #next(ms: number): void {
    if (this.#closed) return;
    this.#timer = setTimeout(() => void this.#look(), ms).unref();
  }

  async #look(): Promise<void> {
    const { ping, silenceMs, againMs } = this.#options;
    const silent = performance.now() - this.#heardAt;
    if (!this.#isDown && this.#waiting.size === 0) {
      this.#timer = undefined;
      return;
    }
    if (!this.#isDown && silent < silenceMs) return this.#next(silenceMs - silent);
    const lives = await ping();
    if (lives) this.heard();
    // Bytes that arrived during the ping also show that the process lives.
    this.#isDown = !lives && performance.now() - this.#heardAt >= silenceMs;
    if (this.#isDown) for (const giveUp of this.#waiting) giveUp();
    this.#next(this.#isDown ? againMs : silenceMs);
  }
}
