/** Keys of subscriptions: user and notification type. */
import { badInput } from "#platform/errors/catalog.ts";
import { keyPart } from "#subgraphs/kit/mapping/ids.ts";

export interface SubscriptionKey {
  readonly userId: string;
  readonly notificationType: string;
}

/** @throws BAD_USER_INPUT for a blank or malformed type */
export function subscriptionKey(userId: string | null | undefined, type: string): SubscriptionKey {
  if (type.trim() === "" || !type.isWellFormed()) throw badInput('"type" names no notification', "type");
  return { userId: keyPart(userId), notificationType: type };
}
