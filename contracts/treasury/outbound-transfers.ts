/** Transfers from a financial account to another account of its owner. They are listed, never read by id. */
import Type from "typebox";
import { brackets, form, get, optional, post } from "#contracts/kit/contract.ts";
import { id, newMovement, ofAccount, outboundMovement, pagesOf, text } from "./common.ts";
import { FinancialAccount } from "./financial-accounts.ts";

export const outboundTransferStatuses = ["processing", "canceled", "failed", "posted", "returned"] as const;

export const OutboundTransfer = Type.Object({
  ...outboundMovement,
  object: Type.Literal("treasury.outbound_transfer"),
  status: Type.Enum([...outboundTransferStatuses]),
  /** An id, or the account itself if `expand` requests it. */
  financial_account: Type.Union([Type.String(), FinancialAccount]),
});

export const NewOutboundTransfer = Type.Object({
  ...newMovement,
  destination_payment_method: text,
  // Fewer members than the destination of a payment; others are refused.
  destination_payment_method_data: Type.Optional(
    Type.Object({ type: id, financial_account: text }, { additionalProperties: false }),
  ),
  expand: Type.Optional(Type.Array(Type.Literal("financial_account"))),
});

export type OutboundTransfer = Type.Static<typeof OutboundTransfer>;
export type NewOutboundTransfer = Type.Static<typeof NewOutboundTransfer>;

const transfers = "/v1/treasury/outbound_transfers";

export const outboundTransferOperations = {
  listOutboundTransfers: get(transfers, {
    query: {
      financial_account: ofAccount,
      status: optional(Type.Enum([...outboundTransferStatuses])),
      expand: brackets(Type.Literal("data.financial_account")),
    },
    page: pagesOf(OutboundTransfer),
  }),
  createOutboundTransfer: post(transfers, { body: form(NewOutboundTransfer), returns: OutboundTransfer }),
};
