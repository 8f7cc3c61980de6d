/** Transfers from a financial account to another account of its owner. They are listed, never read by id. */
import Type from "typebox";
import { brackets, form, get, optional, post } from "#contracts/kit/contract.ts";
import {
  Amount,
  Currency,
  Instant,
  id,
  Metadata,
  MethodDetails,
  OutboundTransitions,
  ofAccount,
  orNull,
  pagesOf,
  Reason,
  text,
} from "./common.ts";
import { FinancialAccount } from "./financial-accounts.ts";

export const outboundTransferStatuses = ["processing", "canceled", "failed", "posted", "returned"] as const;

export const OutboundTransfer = Type.Object({
  id: Type.String(),
  object: Type.Literal("treasury.outbound_transfer"),
  amount: Type.Integer(),
  currency: Type.String(),
  status: Type.Enum([...outboundTransferStatuses]),
  /** An id, or the account itself if `expand` requests it. */
  financial_account: Type.Union([Type.String(), FinancialAccount]),
  destination_payment_method: orNull(Type.String()),
  destination_payment_method_details: orNull(MethodDetails),
  description: orNull(Type.String()),
  statement_descriptor: Type.String(),
  created: Instant,
  expected_arrival_date: Instant,
  failure_details: Reason,
  returned_details: Reason,
  status_transitions: OutboundTransitions,
  metadata: Metadata,
});

export const NewOutboundTransfer = Type.Object({
  amount: Amount,
  currency: Currency,
  financial_account: id,
  description: text,
  statement_descriptor: text,
  destination_payment_method: text,
  // Fewer members than the destination of a payment; others are refused.
  destination_payment_method_data: Type.Optional(
    Type.Object({ type: id, financial_account: text }, { additionalProperties: false }),
  ),
  metadata: Type.Optional(Metadata),
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
