/** Notifications of a user. Only that user may read them. */
import Type from "typebox";
import { get } from "#contracts/kit/contract.ts";

export const Subscription = Type.Object({
  notificationType: Type.String(),
  channels: Type.Array(Type.String()),
  status: Type.Enum(["subscribed", "unsubscribed"]),
});

export type Subscription = Type.Static<typeof Subscription>;

export const subscriptionOperations = {
  listUserSubscriptions: get("/api/v1/users/{userId}/subscriptions", {
    returns: Type.Array(Subscription),
  }),
  getUserSubscription: get("/api/v1/users/{userId}/subscriptions/{notificationType}", {
    returns: Subscription,
  }),
};
