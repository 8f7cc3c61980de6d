/**
 * Status of each family that an operation called. A response contains it as `extensions.sources` if a family
 * failed or sent unreadable data, to tell the client which data is missing and when to retry.
 */
import { RefusedError, TributaryError } from "#platform/errors/catalog.ts";

/**
 * DOWN: no data of the family was read. DEGRADED: a part failed or was left out, a credential was refused, the
 * rate was limited, or a call took too long. A documented 403 of one operation does not count, because the error
 * of its field reports it.
 */
export type SourceStatus = "OK" | "DEGRADED" | "DOWN";

export interface FamilyStatus {
  readonly family: string;
  readonly status: SourceStatus;
  /** Time after which a retry may succeed, if the family or its open circuit gives one. */
  readonly retryAfterMs?: number;
  /** Rows that their lists and totals lack, because they could not be read. */
  readonly rowsLeftOut?: number;
  /** Members that are null because their values could not be read. */
  readonly membersUnreadable?: number;
}

/** True if a value from another process is the status of a family. */
export const isFamilyStatus = (value: unknown): value is FamilyStatus =>
  typeof value === "object" &&
  value !== null &&
  "family" in value &&
  typeof value.family === "string" &&
  "status" in value &&
  (value.status === "OK" || value.status === "DEGRADED" || value.status === "DOWN") &&
  ["retryAfterMs", "rowsLeftOut", "membersUnreadable"].every((name) => {
    const count: unknown = (value as Readonly<Record<string, unknown>>)[name];
    return count === undefined || typeof count === "number";
  });

/** Status of each family during one operation. */
export class FamilyStatuses {
  readonly #known = new Map<string, FamilyStatus>();
  #troubled = false;

  /** True if any family failed or sent unreadable data. */
  get troubled(): boolean {
    return this.#troubled;
  }

  /** Records a successful call. */
  answered(family: string): void {
    this.#meet(family, "OK");
  }

  /** Records rows and members of a response that could not be read. */
  unreadable(family: string, { rows, members }: Unreadable): void {
    if (rows + members > 0) this.#meet(family, "OK", { rows, members });
  }

  /** Number of the family's rows and members that could not be read so far. */
  unreadableOf(family: string): Unreadable {
    const { rowsLeftOut = 0, membersUnreadable = 0 } = this.#known.get(family) ?? {};
    return { rows: rowsLeftOut, members: membersUnreadable };
  }

  /** Records a failed call. An error because of the client's own input counts as a success of the family. */
  failed(family: string, error: unknown): void {
    const status = statusIn(error);
    if (status === undefined) return;
    const { retryAfterMs } = (error as TributaryError).extensions;
    this.#meet(family, status, { retryAfterMs: typeof retryAfterMs === "number" ? retryAfterMs : 0 });
  }

  /** Records that data of the family was left out because of an error that no field shows. */
  leftOut(family: string): void {
    this.#meet(family, "DEGRADED");
  }

  /** Adds the status of families from another process in the same operation. */
  add(others: readonly FamilyStatus[]): void {
    for (const { family, status, retryAfterMs, rowsLeftOut: rows, membersUnreadable: members } of others)
      this.#meet(family, status, { retryAfterMs, rows, members });
  }

  /** The status of each family, sorted by name. */
  toJSON(): readonly FamilyStatus[] {
    return [...this.#known.values()].sort((a, b) => (a.family < b.family ? -1 : 1));
  }

  #meet(family: string, met: SourceStatus, more: More = {}): void {
    const known = this.#known.get(family);
    const { retryAfterMs = 0, rows = 0, members = 0 } = more;
    if (met !== "OK" || rows + members > 0) this.#troubled = true;
    if (known && known.status === met && retryAfterMs + rows + members === 0) return;
    // A family with a success and a failure is partly available.
    const status = known && known.status !== met ? "DEGRADED" : met;
    const longest = Math.max(known?.retryAfterMs ?? 0, retryAfterMs);
    const rowsLeftOut = (known?.rowsLeftOut ?? 0) + rows;
    const membersUnreadable = (known?.membersUnreadable ?? 0) + members;
    this.#known.set(family, {
      family,
      status,
      ...(longest > 0 && { retryAfterMs: longest }),
      ...(rowsLeftOut > 0 && { rowsLeftOut }),
      ...(membersUnreadable > 0 && { membersUnreadable }),
    });
  }
}

/** Numbers of the family's rows and members that could not be read. */
export interface Unreadable {
  readonly rows: number;
  readonly members: number;
}

interface More {
  readonly retryAfterMs?: number | undefined;
  readonly rows?: number | undefined;
  readonly members?: number | undefined;
}

/**
 * True if the error comes from the family: a failure, or a refused operation. Other errors come from the input,
 * from a limit of this process, or from a bug.
 */
export const isFamilyFailure = (error: unknown): boolean => {
  const status = statusIn(error);
  return status === "DOWN" || status === "DEGRADED" || isForbidden(error);
};

const isForbidden = (error: unknown): boolean => error instanceof RefusedError && error.code === "FORBIDDEN";

/** Status of the called family by an error. Undefined if the family was not called. */
function statusIn(error: unknown): SourceStatus | undefined {
  if (!(error instanceof TributaryError)) return undefined;
  switch (error.code) {
    case "UPSTREAM_UNAVAILABLE":
    case "UPSTREAM_ERROR":
    case "UPSTREAM_BAD_RESPONSE":
    case "UPSTREAM_MISCONFIGURED":
      return "DOWN";
    case "UPSTREAM_TIMEOUT":
    case "OUTCOME_UNKNOWN":
    case "RATE_LIMITED":
    case "UNAUTHENTICATED":
      return "DEGRADED";
    default:
      return error instanceof RefusedError ? "OK" : undefined;
  }
}
