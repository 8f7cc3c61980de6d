/** What users are notified of: each their own. */
import { Subscription } from "../../../../families/identity/contract.ts";
import { fromWire } from "../../../kit/readers.ts";
import type { Resolvers } from "../../__generated__/resolvers.ts";
import { subscriptionKey } from "../subscription-ids.ts";

export const subscriptionResolvers: Resolvers = {
  IdentityUser: {
    subscriptions: ({ id }, _, { identity }) => identity.subscriptions.load(id ?? ""),
    subscription: ({ id }, { type }, { identity }) =>
      identity.subscription.load(subscriptionKey(id ?? "", type)),
  },

  IdentitySubscription: fromWire(
    Subscription,
    { subscribed: ({ status }) => (status == null ? null : status === "subscribed") },
    { renamed: { type: "notificationType" } },
  ),
};
