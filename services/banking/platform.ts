/** Events, webhooks and API tokens. */

import type { platformOperations } from "#contracts/banking/platform.ts";
import type { HandlersOf } from "#services/kit/service.ts";
import type { Answers } from "./support/lists.ts";
import { type BankingTables, orders } from "./tables.ts";

export function platformHandlers(
  { events, webhooks, apiTokens }: BankingTables,
  { list, one }: Answers,
): HandlersOf<typeof platformOperations> {
  return {
    listEvents: (query) => list(events, query),
    getEvent: ({ eventId }) => one(events.get(eventId), "Event"),
    listWebhooks: (query) => list(webhooks, query),
    // A user without tokens looks the same as a user who does not exist.
    listUserApiTokens({ userId, filter, sort }) {
      const tokens = apiTokens.by("user", userId).map(({ token }) => token);
      const from = filter?.since ? Date.parse(filter.since) : Number.NEGATIVE_INFINITY;
      const to = filter?.until ? Date.parse(filter.until) : Number.POSITIVE_INFINITY;
      return tokens
        .filter(({ attributes }) => {
          const at = Date.parse(attributes.createdAt);
          return at >= from && at < to;
        })
        .sort(orders[sort ?? "-createdAt"]);
    },
  };
}
