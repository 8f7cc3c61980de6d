/**
 * Movements of money: transfers into a financial account from a bank account of its owner, payments out of it to
 * another party, and transfers to another account of the owner, which are listed, never read by id.
 */
import Type from "typebox";
import { brackets, deep, form, get, optional, post, required } from "#contracts/kit/contract.ts";
import { objectId } from "#contracts/kit/pages/object-id.ts";
import { Currency, Instant, Metadata, orNull, text } from "./common.ts";
import { FinancialAccount } from "./financial-accounts.ts";

const id = Type.String({ minLength: 1 });

/** Id of the financial account, which every list requires. */
const ofAccount = required(optional(id));
const pagesOf = <S extends Type.TSchema>(row: S) => objectId(row, { defaultSize: 10, maxSize: 100 });

const Address = Type.Object({
  line1: text,
  line2: text,
  city: text,
  state: text,
  postal_code: text,
  country: text,
});

const BillingDetails = Type.Object({
  name: orNull(Type.String()),
  email: orNull(Type.String()),
  phone: orNull(Type.String()),
  address: orNull(Address),
});

const BankAccount = Type.Object({
  account_type: orNull(Type.String()),
  account_holder_type: orNull(Type.String()),
  routing_number: orNull(Type.String()),
  /** The last four digits. The number itself is never returned. */
  last4: orNull(Type.String()),
  network: Type.String(),
});

/** The visible part of the source or destination of money. */
export const MethodDetails = Type.Object({
  billing_details: BillingDetails,
  type: Type.String(),
  us_bank_account: Type.Optional(BankAccount),
  financial_account: Type.Optional(Type.Object({ id: Type.String() })),
});

/** Reason why money did not arrive: `insufficient_funds`, `account_closed`. */
const Reason = orNull(Type.Object({ code: Type.String() }));
const Moment = orNull(Instant);

/** Members of each movement of money. */
const movement = {
  id: Type.String(),
  /** In minor units of the currency. */
  amount: Type.Integer(),
  /** Lower case. */
  currency: Type.String(),
  description: orNull(Type.String()),
  statement_descriptor: Type.String(),
  created: Instant,
  failure_details: Reason,
  metadata: Metadata,
};

/** Members of each movement of money to a destination outside the account. */
const outboundMovement = {
  ...movement,
  destination_payment_method: orNull(Type.String()),
  destination_payment_method_details: orNull(MethodDetails),
  expected_arrival_date: Instant,
  returned_details: Reason,
  status_transitions: Type.Object({
    posted_at: Moment,
    failed_at: Moment,
    returned_at: Moment,
    canceled_at: Moment,
  }),
};

/** Members that a client sends for each new movement of money. */
const newMovement = {
  /** In minor units of the currency: cents, yen, fils. */
  amount: Type.Integer({ minimum: 1 }),
  currency: Currency,
  financial_account: id,
  description: text,
  statement_descriptor: text,
  metadata: Type.Optional(Metadata),
};

const InboundStatus = Type.Enum(["processing", "succeeded", "failed", "canceled"]);

export const InboundTransfer = Type.Object({
  ...movement,
  object: Type.Literal("treasury.inbound_transfer"),
  status: InboundStatus,
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

export const outboundPaymentStatuses = ["processing", "failed", "posted", "returned", "canceled"] as const;
const OutboundStatus = Type.Enum([...outboundPaymentStatuses]);

export const Customer = Type.Object({
  id: Type.String(),
  object: Type.Literal("customer"),
  name: Type.String(),
  email: Type.String(),
});

export const OutboundPayment = Type.Object({
  ...outboundMovement,
  object: Type.Literal("treasury.outbound_payment"),
  status: OutboundStatus,
  cancelable: Type.Boolean(),
  financial_account: Type.String(),
  /** An id, or the customer itself if `expand` requests it. */
  customer: Type.Union([Type.String(), Customer, Type.Null()]),
  end_user_details: orNull(Type.Object({ present: Type.Boolean(), ip_address: orNull(Type.String()) })),
});

export const NewOutboundPayment = Type.Object({
  ...newMovement,
  customer: text,
  destination_payment_method: text,
  end_user_details: Type.Optional(Type.Object({ present: Type.Boolean(), ip_address: text })),
  destination_payment_method_data: Type.Optional(
    Type.Object({
      type: id,
      billing_details: Type.Optional(
        Type.Object({ name: text, email: text, phone: text, address: Type.Optional(Address) }),
      ),
      us_bank_account: Type.Optional(
        Type.Object({
          account_type: text,
          account_number: text,
          routing_number: text,
          account_holder_type: text,
          financial_connections_account: text,
        }),
      ),
      financial_account: text,
      metadata: Type.Optional(Metadata),
    }),
  ),
  destination_payment_method_options: Type.Optional(
    Type.Object({ us_bank_account: Type.Optional(Type.Object({ network: text })) }),
  ),
  expand: Type.Optional(Type.Array(Type.Literal("customer"))),
});

export const OutboundTransfer = Type.Object({
  ...outboundMovement,
  object: Type.Literal("treasury.outbound_transfer"),
  status: OutboundStatus,
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

export type MethodDetails = Type.Static<typeof MethodDetails>;
export type InboundTransfer = Type.Static<typeof InboundTransfer>;
export type NewInboundTransfer = Type.Static<typeof NewInboundTransfer>;
export type Customer = Type.Static<typeof Customer>;
export type OutboundPayment = Type.Static<typeof OutboundPayment>;
export type NewOutboundPayment = Type.Static<typeof NewOutboundPayment>;
export type OutboundTransfer = Type.Static<typeof OutboundTransfer>;
export type NewOutboundTransfer = Type.Static<typeof NewOutboundTransfer>;

const instant = Type.Optional(Type.Integer({ minimum: 0 }));
const inbound = "/v1/treasury/inbound_transfers";
const payments = "/v1/treasury/outbound_payments";
const outbound = "/v1/treasury/outbound_transfers";

export const movementOperations = {
  listInboundTransfers: get(inbound, {
    query: {
      financial_account: ofAccount,
      status: optional(InboundStatus),
      expand: brackets(Type.Literal("data.financial_account")),
    },
    page: pagesOf(InboundTransfer),
  }),
  createInboundTransfer: post(inbound, { body: form(NewInboundTransfer), returns: InboundTransfer }),
  getInboundTransfer: get(`${inbound}/{id}`, { returns: InboundTransfer }),
  cancelInboundTransfer: post(`${inbound}/{inbound_transfer}/cancel`, { returns: InboundTransfer }),
  listOutboundPayments: get(payments, {
    query: {
      financial_account: ofAccount,
      status: optional(OutboundStatus),
      created: deep(Type.Object({ gt: instant, gte: instant, lt: instant, lte: instant })),
      customer: optional(Type.String()),
      // An expansion in a list is named from the list, so it begins with `data`.
      expand: brackets(Type.Literal("data.customer")),
    },
    page: pagesOf(OutboundPayment),
  }),
  createOutboundPayment: post(payments, { body: form(NewOutboundPayment), returns: OutboundPayment }),
  getOutboundPayment: get(`${payments}/{id}`, { returns: OutboundPayment }),
  cancelOutboundPayment: post(`${payments}/{id}/cancel`, { returns: OutboundPayment }),
  listOutboundTransfers: get(outbound, {
    query: {
      financial_account: ofAccount,
      status: optional(OutboundStatus),
      expand: brackets(Type.Literal("data.financial_account")),
    },
    page: pagesOf(OutboundTransfer),
  }),
  createOutboundTransfer: post(outbound, { body: form(NewOutboundTransfer), returns: OutboundTransfer }),
};
