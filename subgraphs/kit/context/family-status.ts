/**
 * How the families that an operation asked were doing: what a client is told as `extensions.sources`
 * when one of them was in trouble, so that it can say what is missing, and when to ask again.
 */
import { RefusedError, TributaryError } from "#platform/errors/catalog.ts";

/**
 * DOWN: nothing of the family could be had. DEGRADED: a part failed, or it refused, held us back or
 * took too long.
 */
export type SourceStatus = "OK" | "DEGRADED" | "DOWN";

export interface FamilyStatus {
  readonly family: string;
  readonly status: SourceStatus;
  /** From when on asking again may help, as far as the family, or its open circuit, says so. */
  readonly retryAfterMs?: number;
}

/** Whether what another process sent is such an entry. */
export const isFamilyStatus = (value: unknown): value is FamilyStatus =>
  typeof value === "object" &&
  value !== null &&
  "family" in value &&
  typeof value.family === "string" &&
  "status" in value &&
  (value.status === "OK" || value.status === "DEGRADED" || value.status === "DOWN");

/** What each family was found to be in the course of one operation. */
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

  /** Asking a family ended in an error. One that is the client's own says that the family is well. */
  failed(family: string, error: unknown): void {
    const status = statusIn(error);
    if (status === undefined) return;
    const { retryAfterMs } = (error as TributaryError).extensions;
    this.#meet(family, status, typeof retryAfterMs === "number" ? retryAfterMs : undefined);
  }

  /** Takes in what another process found in the same operation. */
  add(others: readonly FamilyStatus[]): void {
    for (const { family, status, retryAfterMs } of others) this.#meet(family, status, retryAfterMs);
  }

  /** Each family once, by name. */
  toJSON(): readonly FamilyStatus[] {
    return [...this.#known.values()].sort((a, b) => (a.family < b.family ? -1 : 1));
  }

  #meet(family: string, met: SourceStatus, retryAfterMs?: number): void {
    if (met !== "OK") this.#troubled = true;
    const known = this.#known.get(family);
    if (known && known.status === met && retryAfterMs === undefined) return;
    // Whoever gives one thing and not another is there in part.
    const status = known && known.status !== met ? "DEGRADED" : met;
    const longest = Math.max(known?.retryAfterMs ?? 0, retryAfterMs ?? 0);
    this.#known.set(family, { family, status, ...(longest > 0 && { retryAfterMs: longest }) });
  }
}

/** What an error says of the family that was asked; undefined when it was never asked. */
function statusIn(error: unknown): SourceStatus | undefined {
  if (!(error instanceof TributaryError)) return undefined;
  switch (error.code) {
    case "UPSTREAM_UNAVAILABLE":
    case "UPSTREAM_ERROR":
    case "UPSTREAM_BAD_RESPONSE":
      return "DOWN";
    case "UPSTREAM_TIMEOUT":
    case "OUTCOME_UNKNOWN":
    case "RATE_LIMITED":
    case "UNAUTHENTICATED":
    case "FORBIDDEN":
      return "DEGRADED";
    default:
      return error instanceof RefusedError ? "OK" : undefined;
  }
}
