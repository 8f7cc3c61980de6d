/** Idempotency keys, which make a write safe to repeat (`idempotencyKey` of an input). */
import { randomUUID } from "node:crypto";
import { badInput } from "#platform/errors/catalog.ts";

const MAX_KEY = 128;

/**
 * The client's key, or a new one without a key in the input.
 * @throws BAD_USER_INPUT for a key that is blank or longer than `max`, the length that the family accepts
 */
export function writeKey(given: string | null | undefined, max = MAX_KEY): string {
  const key = given ?? randomUUID();
  if (key.length > max || key.trim() === "")
    throw badInput(`"idempotencyKey" has 1 to ${max} characters`, "idempotencyKey");
  return key;
}
