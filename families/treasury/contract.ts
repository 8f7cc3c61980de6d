/** Treasury: form-encoded, amounts in minor units. What the documents leave open is in docs/decisions/treasury.md. */
import Type from "typebox";
import { bearer } from "../kit/auth.ts";
import { brackets, deep, family, form, get, optional, post, required } from "../kit/contract.ts";
import { errorBody } from "../kit/errors.ts";
import { objectId } from "../kit/pages/object-id.ts";

const text = Type.Optional(Type.String());
const orNull = <S extends Type.TSchema>(schema: S) => Type.Union([schema, Type.Null()]);
const Metadata = Type.Record(Type.String(), Type.String());

export const outboundPaymentStatuses = ["processing", "failed", "posted", "returned", "canceled"] as const;

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

export const Customer = Type.Object({
  id: Type.String(),
  object: Type.Literal("customer"),
  name: Type.String(),
  email: Type.String(),
});

export const OutboundPayment = Type.Object({
  id: Type.String(),
  object: Type.Literal("treasury.outbound_payment"),
  /** In minor units of the currency: cents, yen, fils. */
  amount: Type.Integer(),
  /** Lower case. */
  currency: Type.String(),
  status: Type.Enum([...outboundPaymentStatuses]),
  financial_account: Type.String(),
  /** An id; the customer itself where `expand` asks for it. */
  customer: Type.Union([Type.String(), Customer, Type.Null()]),
  description: orNull(Type.String()),
  statement_descriptor: Type.String(),
  /** Unix seconds. */
  created: Type.Integer(),
  /** Unix seconds. */
  expected_arrival_date: Type.Integer(),
  end_user_details: orNull(Type.Object({ present: Type.Boolean(), ip_address: orNull(Type.String()) })),
  destination_payment_method: orNull(Type.String()),
  destination_payment_method_details: orNull(
    Type.Object({
      billing_details: BillingDetails,
      type: Type.String(),
      us_bank_account: Type.Optional(
        Type.Object({
          account_type: orNull(Type.String()),
          account_holder_type: orNull(Type.String()),
          routing_number: orNull(Type.String()),
          /** The last four digits: the number itself is never sent back. */
          last4: orNull(Type.String()),
          network: Type.String(),
        }),
      ),
      financial_account: Type.Optional(Type.Object({ id: Type.String() })),
    }),
  ),
  metadata: Metadata,
});

export const NewOutboundPayment = Type.Object({
  amount: Type.Integer({ minimum: 1 }),
  currency: Type.String({ pattern: "^[A-Za-z]{3}$" }),
  financial_account: Type.String({ minLength: 1 }),
  customer: text,
  description: text,
  statement_descriptor: text,
  destination_payment_method: text,
  end_user_details: Type.Optional(Type.Object({ present: Type.Boolean(), ip_address: text })),
  destination_payment_method_data: Type.Optional(
    Type.Object({
      type: Type.String({ minLength: 1 }),
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
  metadata: Type.Optional(Metadata),
  expand: Type.Optional(Type.Array(Type.Literal("customer"))),
});

export type Customer = Type.Static<typeof Customer>;
export type OutboundPayment = Type.Static<typeof OutboundPayment>;
export type NewOutboundPayment = Type.Static<typeof NewOutboundPayment>;

const instant = Type.Optional(Type.Integer({ minimum: 0 }));

const types: Readonly<Record<number, string>> = {
  401: "authentication_error",
  403: "permission_error",
  429: "rate_limit_error",
};

export const treasury = family(
  "treasury",
  {
    subgraph: "business",
    auth: bearer(),
    errors: errorBody(
      ({ status, message, detail }) => ({
        error: {
          type: types[status] ?? (status < 500 ? "invalid_request_error" : "api_error"),
          ...(detail.code === undefined ? {} : { code: String(detail.code) }),
          message,
          ...(detail.field === undefined ? {} : { param: detail.field }),
        },
      }),
      { message: ["error", "message"], code: ["error", "code"], field: ["error", "param"] },
    ),
  },
  {
    listOutboundPayments: get("/v1/treasury/outbound_payments", {
      query: {
        financial_account: required(optional(Type.String({ minLength: 1 }))),
        status: optional(Type.Enum([...outboundPaymentStatuses])),
        created: deep(Type.Object({ gt: instant, gte: instant, lt: instant, lte: instant })),
        customer: optional(Type.String()),
        // What is expanded in a list is named from the list: it lies in `data`.
        expand: brackets(Type.Literal("data.customer")),
      },
      page: objectId(OutboundPayment, { defaultSize: 10, maxSize: 100 }),
    }),
    // No key that makes a repeated write safe is documented here: a write is never retried.
    createOutboundPayment: post("/v1/treasury/outbound_payments", {
      body: form(NewOutboundPayment),
      returns: OutboundPayment,
    }),
    getOutboundPayment: get("/v1/treasury/outbound_payments/{id}", { returns: OutboundPayment }),
  },
);
