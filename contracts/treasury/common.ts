/** Parts that treasury's areas share: parameters of lists, money, notes, sources and destinations. */
import Type from "typebox";
import { optional, required } from "#contracts/kit/contract.ts";
import { objectId } from "#contracts/kit/pages/object-id.ts";

export const text = Type.Optional(Type.String());
export const id = Type.String({ minLength: 1 });
export const orNull = <S extends Type.TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

/** Id of the financial account, which every list requires. */
export const ofAccount = required(optional(id));
export const pagesOf = <S extends Type.TSchema>(row: S) => objectId(row, { defaultSize: 10, maxSize: 100 });

/** Amount to move, in minor units of the currency: cents, yen, fils. */
export const Amount = Type.Integer({ minimum: 1 });
/** In upper or lower case. Responses have it in lower case. */
export const Currency = Type.String({ pattern: "^[A-Za-z]{3}$" });
export const Metadata = Type.Record(Type.String(), Type.String());
/** ISO 8601 in UTC, whole seconds. Responses contain no Unix timestamps (D2-006). */
export const Instant = Type.String({ format: "date-time" });

export const Address = Type.Object({
  line1: text,
  line2: text,
  city: text,
  state: text,
  postal_code: text,
  country: text,
});

export const BillingDetails = Type.Object({
  name: orNull(Type.String()),
  email: orNull(Type.String()),
  phone: orNull(Type.String()),
  address: orNull(Address),
});

export const BankAccount = Type.Object({
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
export const Reason = orNull(Type.Object({ code: Type.String() }));
export const Moment = orNull(Instant);

/** Members of each movement of money. */
export const movement = {
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
export const outboundMovement = {
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
export const newMovement = {
  amount: Amount,
  currency: Currency,
  financial_account: id,
  description: text,
  statement_descriptor: text,
  metadata: Type.Optional(Metadata),
};

export type MethodDetails = Type.Static<typeof MethodDetails>;
