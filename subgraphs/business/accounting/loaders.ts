import { accounting } from "#contracts/accounting/index.ts";
import { allOf, anyOf } from "#subgraphs/kit/filters/odata.ts";
import { loadersOf } from "#subgraphs/kit/loading/loaders.ts";
import { paymentIds, prepaymentIds } from "./ids.ts";
import type { AccountingPaymentMapper, AccountingPrepaymentMapper } from "./mappers.ts";
import { ofAddress, type PrepaymentArgs } from "./prepayment-filter.ts";

const { each, slices } = loadersOf(accounting);

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
  /** By the payment's key. */
  history: each("getPaymentHistory", {
    ask(id) {
      const { scope, upstreamId } = paymentIds.parts(id);
      return { PaymentID: upstreamId, "accounting-tenant-id": scope };
    },
    itemIn: (body) => body.HistoryRecords,
  }),
  prepayment: each("getPrepayment", {
    ask(id) {
      const { scope, upstreamId } = prepaymentIds.parts(id);
      return { PrepaymentID: upstreamId, "accounting-tenant-id": scope };
    },
    itemIn(body, id): AccountingPrepaymentMapper | undefined {
      const [prepayment] = body.Prepayments ?? [];
      return prepayment && { ...prepayment, tenantId: prepaymentIds.parts(id).scope };
    },
  }),
  /** Of people by their contacts' addresses. */
  prepaymentsByEmail: slices("listPrepayments", {
    max: 50,
    ask: (emails, { where, ...rest }: PrepaymentArgs) => ({
      ...rest,
      where: allOf([anyOf(emails.map(ofAddress)), where]),
    }),
    parentOf: (prepayment) => prepayment.Contact?.EmailAddress?.toLowerCase(),
    idOf: (prepayment) => prepayment.PrepaymentID,
  }),
};
