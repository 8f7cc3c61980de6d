import { randomUUID } from "node:crypto";
import { NewPayment, Payment, type PaymentOutcome } from "../../../families/accounting/contract.ts";
import type { Wire } from "../../../families/kit/contract.ts";
import { badInput } from "../../kit/errors.ts";
import { userIn } from "../../kit/ids.ts";
import { majorUnits } from "../../kit/money.ts";
import { payload, scrub } from "../../kit/payloads.ts";
import { fromWire } from "../../kit/readers.ts";
import { scopeOf } from "../../kit/scope.ts";
import { toWire } from "../../kit/to-wire.ts";
import type { Resolvers } from "../__generated__/resolvers.ts";
import { paymentIds, tenant } from "./loaders.ts";
import type { AccountingPaymentMapper, AccountingPaymentResultMapper } from "./mappers.ts";

const MAX_KEY = 128;
const { Invoice, CreditNote, Prepayment, Overpayment } = Payment.properties;

export const accountingResolvers: Resolvers = {
  Query: {
    accounting: () => ({}),
  },

  Accounting: {
    payment: (_, { id, tenantId }, { accounting }) =>
      accounting.payment.load(paymentIds.key(accounting, id, tenantId)),
  },

  AccountingPayment: fromWire(Payment, {
    __resolveReference: ({ id }, { accounting }) => accounting.payment.load(paymentIds.key(accounting, id)),
    id: ({ PaymentID, tenantId }) => paymentIds.of(tenantId, PaymentID),
    upstreamId: ({ PaymentID }) => PaymentID ?? "",
    tenantId: ({ tenantId }) => tenantId,
    amount: ({ Amount, Invoice }) => majorUnits(Amount, Invoice?.CurrencyCode),
    description: ({ Reference }) => Reference,
    createdAt: ({ Date: day }) => (day ? `${day.slice(0, 10)}T00:00:00Z` : null),
    updatedAt: ({ UpdatedDateUTC }) => UpdatedDateUTC,
    payer: ({ Invoice }) => userIn(Invoice?.Contact?.EmailAddress),
  }),

  AccountingContact: fromWire(Invoice.properties.Contact, {
    user: ({ EmailAddress }) => userIn(EmailAddress),
  }),
  // Their allocations name them again, with less: these are the whole ones.
  AccountingCreditNote: fromWire(CreditNote, {}),
  AccountingPrepayment: fromWire(Prepayment, {}),
  AccountingOverpayment: fromWire(Overpayment, {}),

  Mutation: {
    async createAccountingPayments(_, { input }, { accounting }) {
      const idempotencyKey = input.idempotencyKey ?? randomUUID();
      if (idempotencyKey.length > MAX_KEY || idempotencyKey.trim() === "")
        throw badInput(`"idempotencyKey" has 1 to ${MAX_KEY} characters`, "idempotencyKey");
      if (input.payments.length === 0) throw badInput('"payments" is empty', "payments");
      const tenantId = scopeOf(accounting, tenant, input.tenantId);
      const Payments = input.payments.map((payment) => toWire(NewPayment, payment));
      const answer = await payload(async () => {
        const body = await accounting.api.createPayments({
          summarizeErrors: input.summarizeErrors,
          "accounting-tenant-id": tenantId,
          "Idempotency-Key": idempotencyKey,
          body: { Payments },
        });
        if (!body.Payments) throw accounting.client.badResponse();
        return { results: body.Payments.map((outcome) => resultOf(outcome, tenantId)) };
      });
      return { ...answer, idempotencyKey };
    },
  },
};

/** What became of one payment of a creation. */
function resultOf(
  outcome: Wire<PaymentOutcome>,
  tenantId: string | undefined,
): AccountingPaymentResultMapper {
  const { StatusAttributeString, ValidationErrors } = outcome;
  if (StatusAttributeString !== "ERROR" && !ValidationErrors?.length)
    return { payment: { ...outcome, tenantId } as AccountingPaymentMapper, userErrors: [] };
  const messages = (ValidationErrors ?? []).flatMap(({ Message }) => (Message ? scrub(Message) : []));
  return {
    payment: null,
    userErrors: (messages.length ? messages : ["The payment was refused"]).map((message) => ({
      message,
      code: "BAD_USER_INPUT",
    })),
  };
}
