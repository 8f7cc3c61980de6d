/** The result of one read of the doctor. */
import type { FailureCause } from "#platform/telemetry/instrumentation.ts";
import type { Drift } from "#subgraphs/kit/rest/drift.ts";

export interface ReadResult extends Partial<Drift> {
  readonly operation: string;
  readonly status: number | undefined;
  /** The code of the error catalog; undefined for a success. */
  readonly code: string | undefined;
  /** Cause of a failure or refusal, as far as the transport knows it: a media type, a redirect, a TLS code. */
  readonly cause?: FailureCause | undefined;
  /**
   * Result of reading the list at the contract's place in the response. Undefined if the operation returns no
   * list.
   */
  readonly paging?: "understood" | "empty" | "not understood";
}
