/** State of a payment, common to all families. */
import type { PaymentFilter, PaymentState, PaymentStatus } from "#generated/business/inputs.ts";

const states = {
  PENDING: "PENDING",
  CLEARING: "PENDING",
  PROCESSING: "PENDING",
  SENT: "COMPLETED",
  POSTED: "COMPLETED",
  AUTHORISED: "COMPLETED",
  REJECTED: "FAILED",
  FAILED: "FAILED",
  CANCELED: "FAILED",
  DELETED: "FAILED",
  RETURNED: "RETURNED",
  OTHER: "OTHER",
} as const satisfies Record<PaymentStatus, PaymentState>;

const byStatus: ReadonlyMap<string, PaymentState> = new Map(Object.entries(states));
const known = Object.keys(states) as PaymentStatus[];

/** The state for a family's status, in any case. Null without a status. */
export const stateOf = (status: string | null | undefined): PaymentState | null =>
  status == null ? null : (byStatus.get(status.toUpperCase()) ?? "OTHER");

/** The statuses that a filter selects by state and by status. Undefined if the filter selects all. */
export function statusesOf(filter: PaymentFilter | null | undefined): PaymentStatus[] | undefined {
  const { states: wanted, statuses } = filter ?? {};
  if (!wanted) return statuses?.slice();
  const ofStates = known.filter((status) => wanted.includes(states[status]));
  return statuses ? ofStates.filter((status) => statuses.includes(status)) : ofStates;
}
