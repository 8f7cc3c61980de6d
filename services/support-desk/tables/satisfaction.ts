/** Tables of satisfaction ratings, reasons, reopened tickets, and the cached count. */

import type { SatisfactionRating, SatisfactionReason } from "#contracts/support-desk/index.ts";
import type { Store } from "#services/kit/data/store.ts";

/** The cached count above 100,000, and a flag for a new count in progress. */
export interface StoredCount {
  readonly of: "satisfaction_ratings";
  readonly value: number;
  readonly refreshed_at: string | null;
  readonly refreshing: boolean;
}

export function satisfactionTables(store: Store) {
  return {
    ratings: store.collection("ratings", {
      key: (rating: SatisfactionRating) => String(rating.id),
      indexes: { ticket: (rating) => rating.ticket_id },
      orders: {
        oldest: (a, b) => Date.parse(a.created_at) - Date.parse(b.created_at) || a.id - b.id,
      },
    }),
    reasons: store.collection("reasons", { key: (reason: SatisfactionReason) => String(reason.id) }),
    /** Ids of tickets that were solved and reopened, because the status does not show that any more. */
    reopened: store.collection("reopened", { key: (row: { readonly id: number }) => String(row.id) }),
    counts: store.collection("counts", { key: (count: StoredCount) => count.of }),
  };
}
