/** Subscriptions. Only the user can read them. */

import type { subscriptionOperations } from "#contracts/identity/subscriptions.ts";
import { Problem } from "#contracts/kit/error-bodies.ts";
import type { HandlersOf, ServiceCaller } from "#services/kit/service.ts";
import { accountOf, notFound } from "./support/accounts.ts";
import type { IdentityTables } from "./tables.ts";

export function subscriptionHandlers(tables: IdentityTables): HandlersOf<typeof subscriptionOperations> {
  const { subscriptions } = tables;

  /** @throws 404 for an unknown user, 403 unless the user is the caller */
  function ownOf(userId: string, { email = "" }: ServiceCaller) {
    const { profile } = accountOf(tables, userId).user;
    if (profile.email.toLowerCase() !== email.toLowerCase())
      throw new Problem(403, "Access denied: subscriptions are shown to the current user only");
    return subscriptions.by("user", userId).map((row) => row.value);
  }

  return {
    listUserSubscriptions: ({ userId }, { caller }) => ownOf(userId, caller),

    getUserSubscription({ userId, notificationType }, { caller }) {
      const found = ownOf(userId, caller).find((one) => one.notificationType === notificationType);
      if (!found) throw notFound(notificationType, "NotificationType");
      return found;
    },
  };
}
