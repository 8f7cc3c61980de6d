/** What names things of accounting: ids with their tenant, and the keys of writes. */
import { randomUUID } from "node:crypto";
import { badInput } from "#platform/errors/catalog.ts";
import { optionallyScopedIds } from "#subgraphs/kit/mapping/scope-keys.ts";

/** The tenant: a header, so that it can be left to accounting. */
export const tenant = { parameter: "accounting-tenant-id", argument: "tenantId" };

/**
 * Ids name their tenant where it is known, although the tenant is no part of the path: two tenants
 * may have a payment of the same id, and one that was read from a named tenant must not be read
 * again from the default one.
 */
export const paymentIds = optionallyScopedIds("AccountingPayment", tenant);
export const prepaymentIds = optionallyScopedIds("AccountingPrepayment", tenant);

const MAX_KEY = 128;

/**
 * The key that makes a write safe to repeat: the client's, or one of ours.
 * @throws BAD_USER_INPUT when it is blank or longer than accounting takes
 */
export function writeKey(given: string | null | undefined): string {
  const key = given ?? randomUUID();
  if (key.length > MAX_KEY || key.trim() === "")
    throw badInput(`"idempotencyKey" has 1 to ${MAX_KEY} characters`, "idempotencyKey");
  return key;
}
