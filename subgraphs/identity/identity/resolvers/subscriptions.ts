/** Notification subscriptions. Users see only their own. */
import { Subscription } from "#contracts/identity/index.ts";
import type { Resolvers } from "#generated/identity/resolvers.ts";
import { subscriptionKey } from "#subgraphs/identity/identity/subscription-ids.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";

export const subscriptionResolvers: Resolvers = {
  IdentityUser: {
    subscriptions: ({ id }, _, { identity }) => identity.subscriptions.load(id ?? ""),
    subscription: ({ id }, { type }, { identity }) => identity.subscription.load(subscriptionKey(id, type)),
  },

  IdentitySubscription: mapWireType(Subscription, {
    subscribed: ({ status }) => (status == null ? null : status === "subscribed"),
  }),
};
