import { accounting } from "#contracts/accounting/index.ts";
import { conditionOf } from "#subgraphs/kit/filters/narrowing.ts";
import { allOf, anyOf } from "#subgraphs/kit/filters/odata.ts";
import { loadersOf } from "#subgraphs/kit/loading/loaders.ts";
import type { ScopedKey } from "#subgraphs/kit/mapping/scope-keys.ts";
import type { AccountingPaymentMapper, AccountingPrepaymentMapper } from "./mappers.ts";
import { ofAddress, type PrepaymentArgs } from "./prepayment-filter.ts";

const { each, slices } = loadersOf(accounting);

/** Key of a payment or prepayment, with its tenant if known. */
type InTenant = ScopedKey<string | undefined>;

export const accountingLoaders = {
  payment: each("getPayment", {
    ask: ({ scope, upstreamId }: InTenant) => ({ PaymentID: upstreamId, "accounting-tenant-id": scope }),
    itemIn(body, { scope }): AccountingPaymentMapper | undefined {
      const [payment] = body.Payments ?? [];
      return payment && { ...payment, tenantId: scope };
    },
  }),
  /** History of a payment, by the payment's key. */
  history: each("getPaymentHistory", {
    ask: ({ scope, upstreamId }: InTenant) => ({ PaymentID: upstreamId, "accounting-tenant-id": scope }),
    itemIn: (body) => body.HistoryRecords,
  }),
  prepayment: each("getPrepayment", {
    ask: ({ scope, upstreamId }: InTenant) => ({ PrepaymentID: upstreamId, "accounting-tenant-id": scope }),
    itemIn(body, { scope }): AccountingPrepaymentMapper | undefined {
      const [prepayment] = body.Prepayments ?? [];
      return prepayment && { ...prepayment, tenantId: scope };
    },
  }),
  /** Prepayments of people, by the e-mail addresses of their contacts. */
  prepaymentsByEmail: slices("listPrepayments", {
    max: 50,
    ask: (emails, { where, ...rest }: PrepaymentArgs) => ({
      ...rest,
      where: conditionOf(allOf([anyOf(emails.map(ofAddress)), where])),
    }),
    parentOf: (prepayment) => prepayment.Contact?.EmailAddress?.toLowerCase(),
    idOf: (prepayment) => prepayment.PrepaymentID,
  }),
};
