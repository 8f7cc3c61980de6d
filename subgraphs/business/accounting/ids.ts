/** Ids of accounting, with their tenant. */
import { optionallyScopedIds } from "#subgraphs/kit/mapping/scope-keys.ts";

/** The tenant is a header, so accounting chooses it if it is omitted. */
export const tenant = { parameter: "accounting-tenant-id", argument: "tenantId" };

/**
 * Ids contain the tenant if it is known, although it is not part of the path: two tenants may have
 * a payment with the same id, and a payment of a named tenant must not be read again from the
 * default one.
 */
export const paymentIds = optionallyScopedIds("AccountingPayment", tenant);
export const prepaymentIds = optionallyScopedIds("AccountingPrepayment", tenant);
