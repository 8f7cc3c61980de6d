/** The result of one read of the doctor. */
import type { FailureCause } from "#platform/telemetry/instrumentation.ts";
import type { Drift } from "#subgraphs/kit/rest/drift.ts";

export interface ReadResult extends Partial<Drift> {
  readonly operation: string;
  readonly status: number | undefined;
  /** The code of the error catalog; undefined for a success. */
  readonly code: string | undefined;
  /** Why the family failed or refused, as far as the transport knows: a media type, a redirect, a code of TLS. */
  readonly cause?: FailureCause | undefined;
  /**
   * Position of the list in the answer, compared with the contract. Undefined if the operation returns no
   * list.
   */
  readonly paging?: "understood" | "empty" | "not understood";
}
