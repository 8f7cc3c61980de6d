/** Ids of accounting, with their tenant. */
import { optionallyScopedIds } from "#subgraphs/kit/mapping/scope-keys.ts";

/** The tenant is a request header. If it is omitted, accounting chooses the tenant. */
export const tenant = { parameter: "accounting-tenant-id", argument: "tenantId" };

/**
 * Ids contain the tenant if it is known, although the tenant is not part of the path: two tenants may have
 * payments with the same id, and a payment of a named tenant must not be read from the default tenant later.
 */
export const paymentIds = optionallyScopedIds("AccountingPayment", tenant);
export const prepaymentIds = optionallyScopedIds("AccountingPrepayment", tenant);
