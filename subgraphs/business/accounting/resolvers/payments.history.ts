/** History of payments. */
import { HistoryRecord } from "#contracts/accounting/index.ts";
import type { Resolvers } from "#generated/business/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import { paymentIds } from "#subgraphs/business/accounting/ids.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { toWire } from "#subgraphs/kit/mapping/to-wire.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";
import { writeKey } from "#subgraphs/kit/mapping/write-key.ts";

export const historyResolvers: Resolvers = {
  AccountingPayment: {
    history: ({ PaymentID, tenantId }, _, { accounting }) =>
      accounting.history.load(paymentIds.keyFor(tenantId, PaymentID)),
  },

  AccountingHistoryRecord: mapWireType(HistoryRecord, {}),

  Mutation: {
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
        accounting.history.clear(key);
        // The response does not prove that the record was added, so the payment's history is read.
        return { payment: await accounting.payment.load(key) };
      });
      return { ...answer, idempotencyKey };
    },
  },
};
