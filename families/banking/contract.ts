/** Banking: read-only, JSON:API. What the documents leave open is decided in docs/decisions/banking.md. */
import Type from "typebox";
import { bearer } from "../kit/auth.ts";
import { binary, deep, family, get, optional } from "../kit/contract.ts";
import { errorBody } from "../kit/errors.ts";
import { pageObject } from "../kit/pages/offset.ts";

const Instant = Type.String({ format: "date-time" });
/** A link to another resource: its type and id. */
const Link = Type.Object({ data: Type.Object({ type: Type.String(), id: Type.String() }) });

export const Customer = Type.Object({
  type: Type.Union([Type.Literal("individualCustomer"), Type.Literal("businessCustomer")]),
  id: Type.String(),
  attributes: Type.Object({
    fullName: Type.Object({ first: Type.String(), last: Type.String() }),
    email: Type.String(),
    phone: Type.Object({ countryCode: Type.String(), number: Type.String() }),
    status: Type.Union([Type.Literal("Active"), Type.Literal("Archived")]),
    address: Type.Object({
      street: Type.String(),
      city: Type.String(),
      postalCode: Type.String(),
      country: Type.String(),
    }),
    createdAt: Instant,
  }),
});

export const paymentStatuses = ["Pending", "Clearing", "Sent", "Rejected", "Returned", "Canceled"] as const;
const PaymentStatus = Type.Enum([...paymentStatuses]);

export const Payment = Type.Object({
  type: Type.Union([Type.Literal("achPayment"), Type.Literal("wirePayment"), Type.Literal("bookPayment")]),
  id: Type.String(),
  attributes: Type.Object({
    /** In minor units of the currency: cents, yen, fils. */
    amount: Type.Integer(),
    currency: Type.String(),
    direction: Type.Union([Type.Literal("Credit"), Type.Literal("Debit")]),
    status: PaymentStatus,
    description: Type.String(),
    counterparty: Type.Object({
      name: Type.String(),
      routingNumber: Type.Optional(Type.String()),
      /** The last four digits. */
      accountNumber: Type.Optional(Type.String()),
    }),
    createdAt: Instant,
  }),
  relationships: Type.Object({ customer: Link, account: Link }),
});

export type Customer = Type.Static<typeof Customer>;
export type Payment = Type.Static<typeof Payment>;

const size = { defaultSize: 100, maxSize: 1000 };
const upTo100 = <S extends Type.TSchema>(item: S) => Type.Optional(Type.Array(item, { maxItems: 100 }));
const include = optional(Type.Literal("customer"));

export const banking = family(
  "banking",
  {
    subgraph: "business",
    auth: bearer(),
    errors: errorBody(
      ({ status, message, detail }) => ({
        errors: [
          {
            status: String(status),
            title: titles[status] ?? "Error",
            detail: message,
            ...(detail.code === undefined ? {} : { code: String(detail.code) }),
            ...(detail.field === undefined ? {} : { source: { parameter: detail.field } }),
          },
        ],
      }),
      {
        message: ["errors", 0, "detail"],
        code: ["errors", 0, "code"],
        field: ["errors", 0, "source", "parameter"],
      },
    ),
  },
  {
    listCustomers: get("/customers", {
      query: { filter: deep(Type.Object({ email: upTo100(Type.String()) })) },
      page: pageObject(Customer, size),
    }),
    getCustomer: get("/customers/{customerId}", { returns: Type.Object({ data: Customer }) }),
    listPayments: get("/payments", {
      query: {
        filter: deep(
          Type.Object({
            customerId: upTo100(Type.String()),
            status: upTo100(PaymentStatus),
            since: Type.Optional(Instant),
            until: Type.Optional(Instant),
          }),
        ),
        sort: optional(Type.Union([Type.Literal("createdAt"), Type.Literal("-createdAt")])),
        include,
      },
      page: pageObject(Payment, { ...size, included: Customer }),
    }),
    getPayment: get("/payments/{paymentId}", {
      query: { include },
      returns: Type.Object({ data: Payment, included: Type.Optional(Type.Array(Customer)) }),
    }),
    getStatementPdf: get("/statements/{statementId}/pdf", { returns: binary("application/pdf") }),
  },
);

const titles: Readonly<Record<number, string>> = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  429: "Too Many Requests",
  500: "Internal Server Error",
  503: "Service Unavailable",
};
