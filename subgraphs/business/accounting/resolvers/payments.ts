/** Payments: read, created and deleted, and their history. */
import { HistoryRecord, NewPayment, Payment, type PaymentOutcome } from "#contracts/accounting/index.ts";
import type { Wire } from "#contracts/kit/contract.ts";
import type { PaymentDirection, Resolvers } from "#generated/business/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import { paymentIds, tenant } from "#subgraphs/business/accounting/ids.ts";
import type {
  AccountingPaymentMapper,
  AccountingPaymentResultMapper,
} from "#subgraphs/business/accounting/mappers.ts";
import { partyFields } from "#subgraphs/business/payment-parties.ts";
import { stateOf } from "#subgraphs/business/payment-states.ts";
import { userIn } from "#subgraphs/kit/mapping/ids.ts";
import { configuredCurrency, majorUnits } from "#subgraphs/kit/mapping/money.ts";
import { payload, scrub } from "#subgraphs/kit/mapping/payloads.ts";
import { scopeOf } from "#subgraphs/kit/mapping/scope-keys.ts";
import { toWire } from "#subgraphs/kit/mapping/to-wire.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";
import { writeKey } from "#subgraphs/kit/mapping/write-key.ts";
import { toUser } from "#subgraphs/kit/people/relations.ts";
import { allocationsOf, prepaymentIn } from "./prepayments.ts";

const { Invoice, CreditNote, Overpayment } = Payment.properties;

/** A payment is deleted by an update to this status (docs/decisions/accounting.md). */
const DELETED = "DELETED";

const directions: ReadonlyMap<string, PaymentDirection> = new Map([
  ["ACCRECPAYMENT", "INCOMING"],
  ["ACCPAYPAYMENT", "OUTGOING"],
]);

/** Direction of a payment. Null for payment types that the documents do not name. */
const directionOf = ({ PaymentType }: AccountingPaymentMapper): PaymentDirection | null =>
  directions.get(PaymentType ?? "") ?? null;

/** A part of a payment, with the tenant of the payment. */
const within = <T extends object>(part: T | null | undefined, tenantId: string | undefined) =>
  part && { ...part, tenantId };

export const paymentResolvers: Resolvers = {
  Accounting: {
    payment: ({ named }, { id }, { accounting }) =>
      accounting.payment.load(paymentIds.key(accounting, id, named)),
  },

  AccountingPayment: mapWireType(Payment, {
    __resolveReference: ({ id }, { accounting }) => accounting.payment.load(paymentIds.key(accounting, id)),
    id: ({ PaymentID, tenantId }) => paymentIds.of(tenantId, PaymentID),
    upstreamId: ({ PaymentID }) => PaymentID ?? "",
    tenantId: ({ tenantId }) => tenantId,
    state: ({ Status }) => stateOf(Status),
    amount: ({ Amount, Invoice }, _, { accounting }) =>
      majorUnits(Amount, Invoice?.CurrencyCode, configuredCurrency(accounting)),
    description: ({ Reference }) => Reference,
    createdAt: ({ Date: day }) => (day ? `${day.slice(0, 10)}T00:00:00Z` : null),
    updatedAt: ({ UpdatedDateUTC }) => UpdatedDateUTC,
    ...partyFields(
      directionOf,
      { by: "Invoice.Contact.EmailAddress" },
      ({ Invoice }: AccountingPaymentMapper) => userIn(Invoice?.Contact?.EmailAddress),
    ),
    creditNote: ({ CreditNote, tenantId }) => within(CreditNote, tenantId),
    overpayment: ({ Overpayment, tenantId }) => within(Overpayment, tenantId),
    prepayment: ({ Prepayment, tenantId }) => prepaymentIn(Prepayment, tenantId),
    history: ({ PaymentID, tenantId }, _, { accounting }) =>
      accounting.history.load(paymentIds.keyFor(tenantId, PaymentID)),
  }),
  AccountingHistoryRecord: mapWireType(HistoryRecord, {}),

  AccountingContact: mapWireType(Invoice.properties.Contact, { user: toUser("EmailAddress") }),
  // Mapped by the types in payments: allocations contain the same objects with fewer members.
  AccountingCreditNote: mapWireType(CreditNote, { allocations: allocationsOf }),
  AccountingOverpayment: mapWireType(Overpayment, { allocations: allocationsOf }),

  Mutation: {
    async createAccountingPayments(_, { input }, { accounting }) {
      const idempotencyKey = writeKey(input.idempotencyKey);
      if (input.payments.length === 0) throw badInput('"payments" is empty', "payments");
      const tenantId = scopeOf(accounting, tenant, input.tenantId);
      const Payments = input.payments.map(({ reconciled, ...payment }) =>
        toWire(NewPayment, { ...payment, isReconciled: reconciled }),
      );
      const answer = await payload(async () => {
        const body = await accounting.api.createPayments({
          summarizeErrors: input.summarizeErrors,
          "accounting-tenant-id": tenantId,
          "Idempotency-Key": idempotencyKey,
          body: { Payments },
        });
        const outcomes = body.Payments ?? [];
        if (outcomes.length < Payments.length || !outcomes.every(saysWhatBecame))
          throw accounting.client.outcomeUnknown(idempotencyKey);
        return { results: outcomes.map((outcome) => resultOf(outcome, tenantId)) };
      });
      return { ...answer, idempotencyKey };
    },

    async deleteAccountingPayment(_, { input }, { accounting }) {
      const idempotencyKey = writeKey(input.idempotencyKey);
      const Status = input.status ?? DELETED;
      if (Status.trim() === "") throw badInput('"status" is blank', "status");
      const key = paymentIds.key(accounting, input.id, input.tenantId);
      const { scope, upstreamId } = key;
      const answer = await payload(async () => {
        const body = await accounting.api.deletePayment({
          PaymentID: upstreamId,
          "accounting-tenant-id": scope,
          "Idempotency-Key": idempotencyKey,
          body: { Status },
        });
        const [payment] = body.Payments ?? [];
        if (!payment) throw accounting.client.outcomeUnknown(idempotencyKey);
        return { payment: { ...payment, tenantId: scope } };
      });
      return { ...answer, idempotencyKey };
    },

    async createAccountingPaymentHistory(_, { input }, { accounting }) {
      const idempotencyKey = writeKey(input.idempotencyKey);
      if (input.records.length === 0) throw badInput('"records" is empty', "records");
      const key = paymentIds.key(accounting, input.paymentId, input.tenantId, "paymentId");
      const { scope, upstreamId } = key;
      const HistoryRecords = input.records.map(({ changedAt, ...record }) =>
        toWire(HistoryRecord, { ...record, dateUtc: changedAt }),
      );
      const answer = await payload(async () => {
        await accounting.api.createPaymentHistory({
          PaymentID: upstreamId,
          "accounting-tenant-id": scope,
          "Idempotency-Key": idempotencyKey,
          body: { HistoryRecords },
        });
        // The response does not prove that the record was added, so the payment's history is read.
        return { payment: await accounting.payment.load(key) };
      });
      return { ...answer, idempotencyKey };
    },
  },
};

const isRefused = ({ StatusAttributeString, ValidationErrors }: Wire<PaymentOutcome>): boolean =>
  StatusAttributeString === "ERROR" || (ValidationErrors?.length ?? 0) > 0;

/** True if the outcome is a refusal, or has the id of a created payment. */
const saysWhatBecame = (outcome: Wire<PaymentOutcome>): boolean =>
  isRefused(outcome) || Boolean(outcome.PaymentID);

/** Result of one payment of a creation. */
function resultOf(
  outcome: Wire<PaymentOutcome>,
  tenantId: string | undefined,
): AccountingPaymentResultMapper {
  const { ValidationErrors } = outcome;
  if (!isRefused(outcome))
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
