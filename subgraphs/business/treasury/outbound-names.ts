/** Wire members with the times and reasons of outbound payments and transfers. */
export const outboundNames = {
  postedAt: "status_transitions.posted_at",
  failedAt: "status_transitions.failed_at",
  returnedAt: "status_transitions.returned_at",
  canceledAt: "status_transitions.canceled_at",
  failureReason: "failure_details.code",
  returnReason: "returned_details.code",
} as const;
