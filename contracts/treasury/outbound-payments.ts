/** Payments out of a financial account to another party. */
import Type from "typebox";
import { brackets, deep, form, get, optional, post } from "#contracts/kit/contract.ts";
import {
  Address,
  id,
  Metadata,
  newMovement,
  ofAccount,
  orNull,
  outboundMovement,
  pagesOf,
  text,
} from "./common.ts";

export const outboundPaymentStatuses = ["processing", "failed", "posted", "returned", "canceled"] as const;

export const Customer = Type.Object({
  id: Type.String(),
  object: Type.Literal("customer"),
  name: Type.String(),
  email: Type.String(),
});

export const OutboundPayment = Type.Object({
  ...outboundMovement,
  object: Type.Literal("treasury.outbound_payment"),
  status: Type.Enum([...outboundPaymentStatuses]),
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

export type Customer = Type.Static<typeof Customer>;
export type OutboundPayment = Type.Static<typeof OutboundPayment>;
export type NewOutboundPayment = Type.Static<typeof NewOutboundPayment>;

const instant = Type.Optional(Type.Integer({ minimum: 0 }));
const payments = "/v1/treasury/outbound_payments";

export const outboundPaymentOperations = {
  listOutboundPayments: get(payments, {
    query: {
      financial_account: ofAccount,
      status: optional(Type.Enum([...outboundPaymentStatuses])),
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
};
