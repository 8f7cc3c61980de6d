/**
 * State of each family that an operation called. An answer has it as `extensions.sources` if a family failed
 * or sent unreadable data. It tells the client which data is missing and when to retry.
 */
import { RefusedError, TributaryError } from "#platform/errors/catalog.ts";

/**
 * DOWN: nothing of the family could be had. DEGRADED: a part failed or was left out, the caller's
 * credential was not accepted, the rate was limited, or it took too long. A 403 is an answer about one
 * operation, which the documents plan; the error of its field says so.
 */
export type SourceStatus = "OK" | "DEGRADED" | "DOWN";

export interface FamilyStatus {
  readonly family: string;
  readonly status: SourceStatus;
  /** From when on asking again may help, as far as the family, or its open circuit, says so. */
  readonly retryAfterMs?: number;
  /** Rows that were left out of their lists because they could not be read: totals lack them. */
  readonly rowsLeftOut?: number;
  /** Members that are null because their value could not be read. */
  readonly membersUnreadable?: number;
}

/** True if a value from another process is such an entry. */
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

/** State of each family in the course of one operation. */
export class FamilyStatuses {
  readonly #known = new Map<string, FamilyStatus>();
  #troubled = false;

  /** Some family was not all right. */
  get troubled(): boolean {
    return this.#troubled;
  }

  /** A family gave what it was asked for. */
  answered(family: string): void {
    this.#meet(family, "OK");
  }

  /** Of what a family answered, a part could not be read. */
  unreadable(family: string, { rows, members }: Unreadable): void {
    if (rows + members > 0) this.#meet(family, "OK", { rows, members });
  }

  /** Counts of the family's data that could not be read so far. */
  unreadableOf(family: string): Unreadable {
    const { rowsLeftOut = 0, membersUnreadable = 0 } = this.#known.get(family) ?? {};
    return { rows: rowsLeftOut, members: membersUnreadable };
  }

  /** Asking a family ended in an error. One that is the client's own says that the family is well. */
  failed(family: string, error: unknown): void {
    const status = statusIn(error);
    if (status === undefined) return;
    const { retryAfterMs } = (error as TributaryError).extensions;
    this.#meet(family, status, { retryAfterMs: typeof retryAfterMs === "number" ? retryAfterMs : 0 });
  }

  /** A part of a family's data was left out because of an error that no field shows. */
  leftOut(family: string): void {
    this.#meet(family, "DEGRADED");
  }

  /** Takes in what another process found in the same operation. */
  add(others: readonly FamilyStatus[]): void {
    for (const { family, status, retryAfterMs, rowsLeftOut: rows, membersUnreadable: members } of others)
      this.#meet(family, status, { retryAfterMs, rows, members });
  }

  /** Each family once, by name. */
  toJSON(): readonly FamilyStatus[] {
    return [...this.#known.values()].sort((a, b) => (a.family < b.family ? -1 : 1));
  }

  #meet(family: string, met: SourceStatus, more: More = {}): void {
    const known = this.#known.get(family);
    const { retryAfterMs = 0, rows = 0, members = 0 } = more;
    if (met !== "OK" || rows + members > 0) this.#troubled = true;
    if (known && known.status === met && retryAfterMs + rows + members === 0) return;
    // A family that answers one call and not another is there in part.
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

/** Counts of a family's data that could not be read. */
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
 * True if an error is the family's: a failure, or the refusal of an operation. Other errors are about the
 * input, a limit of ours, or a bug.
 */
export const isFamilyFailure = (error: unknown): boolean => {
  const status = statusIn(error);
  return status === "DOWN" || status === "DEGRADED" || isForbidden(error);
};

const isForbidden = (error: unknown): boolean => error instanceof RefusedError && error.code === "FORBIDDEN";

/** State of the called family that an error shows. Undefined if the family was never called. */
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
