/**
 * Reports failed REST calls, and responses that differ from their contracts, to operators by counters and log
 * lines. A failing family repeats the same failure thousands of times, so each line is logged at most once a
 * minute.
 */

import type { Renames } from "#contracts/kit/wire-types.ts";
import { settingLine } from "#platform/config/file/setting-line.ts";
import type { Log } from "#platform/http/log.ts";
import { type FailureCause, placesOf, type UnreadableParts } from "./instrumentation.ts";
import type { Metrics } from "./metrics.ts";

/** The operation of a REST call: its id in its contract, its method and its route template. */
export interface CalledOperation {
  readonly family: string;
  readonly operation: string;
  readonly method: string;
  readonly path: string;
}

/** One try of a REST call that failed, or a write whose answer could not be read. */
export interface UpstreamFailure extends CalledOperation {
  readonly status?: number | undefined;
  readonly cause: FailureCause;
}

/**
 * Difference between a response and its contract: places of the contract, and names that the service sends.
 */
export interface ShapeDrift {
  readonly missing: readonly string[];
  readonly unknown: readonly string[];
  /** Names under which members are probably sent, by place. */
  readonly renamed: Readonly<Record<string, string>>;
  /** The same names, in the form of the family's setting `renames`. */
  readonly renames: Renames;
}

/** Events from the clients of families. */
export interface UpstreamEvents {
  failed(failure: UpstreamFailure): void;
  /** Rows and members of an answer could not be read. */
  unreadable(operation: CalledOperation, parts: UnreadableParts): void;
  /** The first answer of an operation is not as its contract says. */
  differs(operation: CalledOperation, differences: ShapeDrift): void;
  /** A read by key was answered with an object of another key. */
  otherObject(operation: CalledOperation): void;
  /** The family refused our selection of members, so whole objects are read from now on. */
  selectRefused(operation: CalledOperation): void;
}

/** A cause is logged again after this time, in milliseconds. */
const LOG_AGAIN_MS = 60_000;
/** Most causes in memory. A family has a few dozen codes, and a response twenty places. */
const MAX_CAUSES = 5_000;
/** Form of names that are logged. Names of members come from the service, so other texts are left out. */
const NAME = /^[\w$.[\]@-]{1,400}$/;

export class UpstreamLog implements UpstreamEvents {
  readonly #log: Log;
  readonly #metrics: Metrics | undefined;
  readonly #now: () => number;
  readonly #known = new Map<string, { loggedAt: number; unlogged: number }>();

  /** @param now A clock in milliseconds */
  constructor(log: Log, metrics: Metrics | undefined, now: () => number = () => performance.now()) {
    this.#log = log;
    this.#metrics = metrics;
    this.#now = now;
  }

  /** Counts a failure, and logs each cause of each family at most once a minute. */
  failed({ family, status, cause, ...call }: UpstreamFailure): void {
    const { reason, errno, tls, proxyStatus, contentType } = cause;
    this.#metrics?.restFailures.inc({ family, cause: reason });
    const due = this.#due([family, reason, status, errno, tls, proxyStatus, contentType].join(" "));
    if (due) this.#log.warn({ family, ...call, status, ...cause, ...due }, "REST call failed");
  }

  /** Logs each place of an answer at most once a minute. The calls' own instrumentation counts them. */
  unreadable({ family, operation, ...call }: CalledOperation, parts: UnreadableParts): void {
    const { rows, members } = parts;
    let unlogged = 0;
    const named = placesOf(parts).filter((place) => {
      const due = this.#due(`unreadable ${operation} ${place}`);
      unlogged += due?.unlogged ?? 0;
      return due !== undefined;
    });
    if (named.length === 0) return;
    const counts = { rowsLeftOut: rows, membersUnreadable: members, places: named };
    this.#log.warn(
      { family, operation, ...call, ...counts, ...(unlogged > 0 && { unlogged }) },
      "REST answer unreadable in parts",
    );
  }

  /** Counts each place that differs, and logs all places in one line with the setting that may fix them. */
  differs({ family, operation, ...call }: CalledOperation, drift: ShapeDrift): void {
    const { missing, unknown, renamed, renames } = drift;
    const places = new Set([...missing, ...Object.keys(renamed)]);
    for (const place of places) this.#metrics?.shapeDifferences.inc({ family, operation, place });
    const isBeside = (name: string) => [...places].some((place) => objectOf(place) === objectOf(name));
    const named = (names: readonly string[]) => names.filter((name) => NAME.test(name));
    const setting = settingLine(["families", family, "spelling", "renames"], renames);
    const hasRenames = Object.values(renames)
      .flatMap((members) => Object.values(members))
      .every((name) => NAME.test(name));
    this.#log.warn(
      {
        family,
        operation,
        ...call,
        ...(missing.length > 0 && { missing }),
        unknown: named(unknown.filter(isBeside)),
        ...(hasRenames && Object.keys(renames).length > 0 && { setting }),
      },
      "REST answer differs from its contract",
    );
  }

  /** Logs each operation at most once a minute, without the ids. */
  otherObject({ family, operation, ...call }: CalledOperation): void {
    const due = this.#due(`other object ${operation}`);
    if (due)
      this.#log.warn(
        { family, operation, ...call, ...due },
        "REST answer refused, because it has another id than the request",
      );
  }

  /** Counts and logs the refusal. The client reports each selection once. */
  selectRefused({ family, operation, ...call }: CalledOperation): void {
    this.#metrics?.refusedSelects.inc({ family, operation });
    this.#log.warn(
      { family, operation, ...call },
      "REST family refuses our selection of members; whole objects are read until the next start",
    );
  }

  /** Decides if a line is due, and counts the lines left out since the last one. */
  #due(cause: string): { readonly unlogged?: number } | undefined {
    const known = this.#known;
    const entry = known.get(cause);
    const at = this.#now();
    if (entry && at - entry.loggedAt < LOG_AGAIN_MS) {
      entry.unlogged++;
      return undefined;
    }
    if (known.size >= MAX_CAUSES) known.clear();
    known.set(cause, { loggedAt: at, unlogged: 0 });
    return entry && entry.unlogged > 0 ? { unlogged: entry.unlogged } : {};
  }
}

/** Place of the object that has the member. */
const objectOf = (place: string): string => place.slice(0, Math.max(0, place.lastIndexOf(".")));
