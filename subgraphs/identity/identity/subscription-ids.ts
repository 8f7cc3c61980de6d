/** What a subscription is read by: whose it is, and what of. */
import { badInput } from "#platform/errors/catalog.ts";
import { keyPart } from "#subgraphs/kit/mapping/ids.ts";

export interface SubscriptionKey {
  readonly userId: string;
  readonly notificationType: string;
}

/** @throws BAD_USER_INPUT for a type that can name nothing */
export function subscriptionKey(userId: string | null | undefined, type: string): SubscriptionKey {
  if (type.trim() === "" || !type.isWellFormed()) throw badInput('"type" names no notification', "type");
  return { userId: keyPart(userId), notificationType: type };
}
