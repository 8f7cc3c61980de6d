/** The demo company in this process: its services answer the gateway's calls without a socket. */
import type { Readable } from "node:stream";
import { Dispatcher } from "undici";
import type { BoundOperation } from "#contracts/kit/contract.ts";
import { type DemoCompany, demoCompany } from "#services/demo/company.ts";
import { services } from "#services/index.ts";
import { openStore } from "#services/kit/data/store.ts";
import { basePathOf, createHost, type Host } from "#services/kit/http/host.ts";
import { createRouter, type Router } from "#services/kit/http/router.ts";
import type { StandInFamily } from "#services/kit/service.ts";
import { plant } from "#services/start.ts";
import type { VirtualTime } from "./virtual-time.ts";

/** Host of the base URLs; nothing is sent to it. */
export const ORIGIN = "http://rehearsal.invalid";
/** Time of each call of a family without a fault, ms. */
const CALL_MS = 50;
/** Time of each call of a slow family, ms. */
export const SLOW_MS = 3_000;

/** Faults of a family, in the order of the fault matrix. */
export const FAULTS = ["slow", "down", "silent", "429", "forbidden", "nonsense", "rows"] as const;
export type Fault = (typeof FAULTS)[number];

/**
 * Reads faults by family: `crm=silent, banking=429`.
 * @param served names of the families that may have a fault
 * @throws Error whose message names the mistake
 */
export function faultsIn(text: string, served: readonly string[]): ReadonlyMap<string, Fault> {
  const parts = text.split(",").filter((part) => part.trim() !== "");
  const faults = parts.map((part): readonly [string, Fault] => {
    const [family = "", fault = "", ...more] = part.split("=").map((word) => word.trim());
    if (!served.includes(family)) throw new Error(`There is no family "${family}": ${served.join(", ")}`);
    if (!isFault(fault)) throw new Error(`There is no fault "${fault}": ${FAULTS.join(", ")}`);
    if (more.length > 0) throw new Error(`"${part.trim()}" is not <family>=<fault>`);
    return [family, fault];
  });
  return new Map(faults);
}

const isFault = (text: string): text is Fault => FAULTS.some((fault) => fault === text);

/** Faults that the services carry out themselves, as a profile of `services/kit/http/faults.ts`. */
const PROFILES: Readonly<Partial<Record<Fault, string>>> = {
  "429": "throttle:1",
  forbidden: "status:403",
  nonsense: "html",
  rows: "rows",
};

type Answer = Awaited<ReturnType<Host["inject"]>>;

/** Names of the families of the demo company, and of declared ones. */
const allOf = (declared: readonly StandInFamily[]): readonly string[] =>
  [...services, ...declared].map(({ service }) => service.family.name);

/** Undici dispatcher that answers calls with the stand-in services, in this process. */
export class StandIns extends Dispatcher {
  readonly company: DemoCompany;
  /** Calls since the last reset, by family. */
  readonly calls = new Map<string, number>();
  readonly #time: VirtualTime;
  readonly #onBug: (bug: unknown) => void;
  readonly #store = openStore(":memory:");
  #host: Host | undefined;
  /** Gives the store the seeded data again. */
  #restore: (() => void) | undefined;
  #faults: ReadonlyMap<string, Fault> = new Map();
  readonly #answers = new Map<string, Promise<Answer>>();
  readonly #families: readonly StandInFamily<DemoCompany>[];
  /** Names of all families. */
  readonly names: readonly string[];
  /** The families by their base paths. */
  readonly #mounts: ReadonlyMap<string, { readonly family: string; readonly router: Router }>;
  #wasWritten = false;

  /**
   * @param onBug called with errors that a service throws
   * @param declared stand-ins of declared families
   */
  constructor(time: VirtualTime, onBug: (bug: unknown) => void, declared: readonly StandInFamily[] = []) {
    super();
    this.#families = [...services, ...declared];
    this.names = allOf(declared);
    this.#mounts = new Map(
      this.#families.map(({ service: { family } }) => [
        basePathOf(family.name),
        { family: family.name, router: createRouter(Object.values<BoundOperation>(family.bound)) },
      ]),
    );
    this.#time = time;
    this.#onBug = onBug;
    this.company = demoCompany({});
  }

  /** Clears call counts, undoes writes, and sets the faults of the next calls. */
  async reset(faults: ReadonlyMap<string, Fault> = new Map()): Promise<void> {
    if (this.#wasWritten) {
      this.#answers.clear();
      await this.#host?.close();
    }
    if (this.#wasWritten || !this.#host) this.#host = this.#plant();
    this.#wasWritten = false;
    this.calls.clear();
    this.#faults = faults;
    this.#host.forgetRates();
    this.#host.setFaults(
      Object.fromEntries(
        [...faults].flatMap(([family, fault]) => {
          const profile = PROFILES[fault];
          return profile === undefined ? [] : [[family, profile]];
        }),
      ),
    );
  }

  #plant(): Host {
    const { company } = this;
    if (this.#restore) this.#restore();
    else {
      plant(this.#families, this.#store, company);
      this.#restore = this.#store.mark();
    }
    const store = this.#store;
    const families = this.#families.map(({ service }) => service);
    const clock = { now: () => Date.now() };
    const { credentials } = company;
    return createHost({ services: families, store, clock, company, credentials, onError: this.#onBug });
  }

  override dispatch(options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler): boolean {
    const { path } = options;
    const base = path.slice(0, path.indexOf("/", 1));
    const mount = this.#mounts.get(base);
    if (!this.#host || !mount) throw new Error(`No family is at ${base}`);
    const { family, router } = mount;
    this.calls.set(family, (this.calls.get(family) ?? 0) + 1);
    const call = new Call(handler);
    const fault = this.#faults.get(family);
    if (fault === "silent" || call.aborted) return true;
    if (fault === "down") {
      setTimeout(() => call.fail(Object.assign(new Error("reset"), { code: "ECONNRESET" })), CALL_MS);
      return true;
    }
    const answered = this.#time.during(
      this.#answerTo(
        options,
        (fault && PROFILES[fault]) ?? "",
        router.find(options.method, path.slice(base.length).replace(/\?.*$/, ""))?.op.read === true,
      ),
    );
    setTimeout(
      () =>
        void answered.then(({ statusCode, headers, rawPayload }) =>
          call.answer(statusCode, headers, rawPayload),
        ),
      fault === "slow" ? SLOW_MS : CALL_MS,
    );
    return true;
  }

  /** Response of a service. Reads are answered from memory until something is written. */
  #answerTo(
    { path, method, headers, body }: Dispatcher.DispatchOptions,
    profile: string,
    isRead: boolean,
  ): Promise<Answer> {
    const ask = () =>
      (this.#host as Host).inject({
        method: method as "GET",
        url: path,
        headers: headers as Record<string, string>,
        ...(body != null && { payload: body as string | Buffer | Readable }),
      });
    if (!isRead) {
      this.#wasWritten = true;
      this.#answers.clear();
      return ask();
    }
    const key = JSON.stringify([profile, method, path, headers, body]);
    const answer = this.#answers.get(key) ?? ask();
    this.#answers.set(key, answer);
    return answer;
  }

  /** Does nothing, because clients of one matrix cell must not close the shared stand-ins. */
  override destroy(): Promise<void> {
    return Promise.resolve();
  }

  override close(): Promise<void> {
    return this.#host?.close() ?? Promise.resolve();
  }
}

/** One call, as the controller that undici's handlers expect. */
class Call implements Dispatcher.DispatchController {
  aborted = false;
  paused = false;
  reason: Error | null = null;
  rawHeaders = null;
  rawTrailers = null;
  readonly #handler: Dispatcher.DispatchHandler;
  #ended = false;

  constructor(handler: Dispatcher.DispatchHandler) {
    this.#handler = handler;
    handler.onRequestStart?.(this, {});
  }

  abort(reason: Error): void {
    this.aborted = true;
    this.reason = reason;
    this.fail(reason);
  }

  fail(error: Error): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#handler.onResponseError?.(this, error);
  }

  answer(status: number, headers: Readonly<Record<string, unknown>>, bytes: Buffer): void {
    if (this.#ended) return;
    const texts = Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.map(String) : String(value)]],
    );
    this.#handler.onResponseStart?.(this, status, Object.fromEntries(texts), "");
    this.#handler.onResponseData?.(this, bytes);
    if (this.#ended) return;
    this.#ended = true;
    this.#handler.onResponseEnd?.(this, {});
  }

  /** Only sets the flag, because all bytes of a response are there at once. */
  pause(): void {
    this.paused = true;
  }
  resume(): void {
    this.paused = false;
  }
}

/** Dispatcher for the families. `compose` wraps older undici handlers so that {@link Call} can drive them. */
export const connectionsOf = (standIns: StandIns): Dispatcher =>
  standIns.compose((dispatch) => (options, handler) => dispatch(options, handler));
