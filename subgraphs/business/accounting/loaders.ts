import { accounting } from "../../../families/accounting/contract.ts";
import { loadersOf } from "../../kit/loaders.ts";
import { optionallyScopedIds } from "../../kit/scope.ts";
import type { AccountingPaymentMapper } from "./mappers.ts";

const { each } = loadersOf(accounting);

/** The tenant: a header, so that it can be left to accounting. */
export const tenant = { parameter: "accounting-tenant-id", argument: "tenantId" };

/**
 * A payment's ids name its tenant where it is known, although the tenant is no part of the path: two
 * tenants may have a payment of the same id, and one that was read from a named tenant must not be
 * read again from the default one.
 */
export const paymentIds = optionallyScopedIds("AccountingPayment", tenant);

export const accountingLoaders = {
  payment: each("getPayment", {
    ask(id) {
      const { scope, upstreamId } = paymentIds.parts(id);
      return { PaymentID: upstreamId, "accounting-tenant-id": scope };
    },
    itemIn(body, id): AccountingPaymentMapper | undefined {
      const [payment] = body.Payments ?? [];
      return payment && { ...payment, tenantId: paymentIds.parts(id).scope };
    },
  }),
};
