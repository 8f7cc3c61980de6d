/** Transfers into a financial account from a bank account of its owner. */
import Type from "typebox";
import { brackets, form, get, optional, post } from "#contracts/kit/contract.ts";
import { id, MethodDetails, Moment, movement, newMovement, ofAccount, orNull, pagesOf } from "./common.ts";
import { FinancialAccount } from "./financial-accounts.ts";

export const inboundTransferStatuses = ["processing", "succeeded", "failed", "canceled"] as const;

export const InboundTransfer = Type.Object({
  ...movement,
  object: Type.Literal("treasury.inbound_transfer"),
  status: Type.Enum([...inboundTransferStatuses]),
  cancelable: Type.Boolean(),
  /** An id, or the account itself if `expand` requests it. */
  financial_account: Type.Union([Type.String(), FinancialAccount]),
  origin_payment_method: Type.String(),
  /** Null if the method is not known here. */
  origin_payment_method_details: orNull(MethodDetails),
  status_transitions: Type.Object({ succeeded_at: Moment, failed_at: Moment, canceled_at: Moment }),
});

export const NewInboundTransfer = Type.Object({
  ...newMovement,
  origin_payment_method: id,
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
