/** Ids of accounting, with their tenant. */
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
