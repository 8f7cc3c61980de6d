/** Transfers into a financial account from a bank account of its owner. */
import Type from "typebox";
import { brackets, form, get, optional, post } from "#contracts/kit/contract.ts";
import {
  Amount,
  Currency,
  Instant,
  id,
  Metadata,
  MethodDetails,
  Moment,
  ofAccount,
  orNull,
  pagesOf,
  Reason,
  text,
} from "./common.ts";
import { FinancialAccount } from "./financial-accounts.ts";

export const inboundTransferStatuses = ["processing", "succeeded", "failed", "canceled"] as const;

export const InboundTransfer = Type.Object({
  id: Type.String(),
  object: Type.Literal("treasury.inbound_transfer"),
  amount: Type.Integer(),
  currency: Type.String(),
  status: Type.Enum([...inboundTransferStatuses]),
  cancelable: Type.Boolean(),
  /** An id, or the account itself if `expand` requests it. */
  financial_account: Type.Union([Type.String(), FinancialAccount]),
  origin_payment_method: Type.String(),
  /** Null if the method is not known here. */
  origin_payment_method_details: orNull(MethodDetails),
  description: orNull(Type.String()),
  statement_descriptor: Type.String(),
  created: Instant,
  failure_details: Reason,
  status_transitions: Type.Object({ succeeded_at: Moment, failed_at: Moment, canceled_at: Moment }),
  metadata: Metadata,
});

export const NewInboundTransfer = Type.Object({
  amount: Amount,
  currency: Currency,
  financial_account: id,
  origin_payment_method: id,
  description: text,
  statement_descriptor: text,
  metadata: Type.Optional(Metadata),
  expand: Type.Optional(Type.Array(Type.Literal("financial_account"))),
});

export type InboundTransfer = Type.Static<typeof InboundTransfer>;
export type NewInboundTransfer = Type.Static<typeof NewInboundTransfer>;

const transfers = "/v1/treasury/inbound_transfers";

export const inboundTransferOperations = {
  listInboundTransfers: get(transfers, {
    query: {
      financial_account: ofAccount,
      status: optional(Type.Enum([...inboundTransferStatuses])),
      expand: brackets(Type.Literal("data.financial_account")),
    },
    page: pagesOf(InboundTransfer),
  }),
  createInboundTransfer: post(transfers, { body: form(NewInboundTransfer), returns: InboundTransfer }),
  getInboundTransfer: get(`${transfers}/{id}`, { returns: InboundTransfer }),
  cancelInboundTransfer: post(`${transfers}/{inbound_transfer}/cancel`, { returns: InboundTransfer }),
};
