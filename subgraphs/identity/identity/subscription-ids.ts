/** What a subscription is read by: whose it is, and what of. */
import { badInput } from "#platform/errors/catalog.ts";
import { globalId, parseGlobalId } from "#subgraphs/kit/mapping/ids.ts";

/** @throws BAD_USER_INPUT for a type that can name nothing */
export function subscriptionKey(userId: string, type: string): string {
  if (type.trim() === "" || !type.isWellFormed()) throw badInput('"type" names no notification', "type");
  return globalId("IdentitySubscription", userId, type);
}

export function subscriptionParts(key: string) {
  const [userId = "", notificationType = ""] = parseGlobalId(key)?.parts ?? [];
  return { userId, notificationType };
}
