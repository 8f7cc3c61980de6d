/** Notification subscriptions. Users see only their own. */
import { Subscription } from "#contracts/identity/index.ts";
import type { Resolvers } from "#generated/identity/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import { keyPart } from "#subgraphs/kit/mapping/ids.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";

/** @throws BAD_USER_INPUT for a blank or malformed type */
function subscriptionKey(userId: string | null | undefined, type: string) {
  if (type.trim() === "" || !type.isWellFormed()) throw badInput('"type" names no notification', "type");
  return { userId: keyPart(userId), notificationType: type };
}

export const subscriptionResolvers: Resolvers = {
  IdentityUser: {
    subscriptions: ({ id }, _, { identity }) => identity.subscriptions.load(id ?? ""),
    subscription: ({ id }, { type }, { identity }) => identity.subscription.load(subscriptionKey(id, type)),
  },

  IdentitySubscription: mapWireType(Subscription, {
    subscribed: ({ status }) => (status == null ? null : status === "subscribed"),
  }),
};
