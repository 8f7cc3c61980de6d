/** Parts of JSON:API and of this bank that all resources share. */
import Type from "typebox";
import { csv, deep, optional } from "#contracts/kit/contract.ts";
import { pageObject } from "#contracts/kit/pages/offset.ts";

export const Instant = Type.String({ format: "date-time" });
export const Day = Type.String({ format: "date" });

/** A link to another resource: its type and id. */
export const Link = Type.Object({ data: Type.Object({ type: Type.String(), id: Type.String() }) });
type Links<N extends string> = Record<N, typeof Link>;
/** Relationships with these names. */
export const linksTo = <const N extends string>(...names: N[]): Links<N> =>
  Object.fromEntries(names.map((name) => [name, Link])) as Links<N>;

/** Amounts are whole numbers of the currency's minor units: cents, yen, fils. */
export const money = { amount: Type.Integer(), currency: Type.String() };
export const Direction = Type.Union([Type.Literal("Credit"), Type.Literal("Debit")]);

/** The other side of a payment. */
export const Side = Type.Object({
  name: Type.String(),
  routingNumber: Type.Optional(Type.String()),
  /** The last four digits. */
  accountNumber: Type.Optional(Type.String()),
});
/** Merchant that took a card. */
export const Merchant = Type.Object({
  name: Type.String(),
  category: Type.String(),
  location: Type.String(),
});

/** A resource of one of these types that links to others. */
export const resource = <const T extends string, A extends Type.TProperties, R extends Type.TProperties>(
  types: readonly T[],
  attributes: A,
  relationships: R,
) =>
  Type.Object({
    type: Type.Enum([...types]),
    id: Type.String(),
    attributes: Type.Object(attributes),
    relationships: Type.Object(relationships),
  });

/** A resource without relationships. */
export const alone = <const T extends string, A extends Type.TProperties>(type: T, attributes: A) =>
  Type.Object({ type: Type.Literal(type), id: Type.String(), attributes: Type.Object(attributes) });

// Queries --------------------------------------------------------------------------------------

/** A list of at most 100 items. */
export const upTo100 = <S extends Type.TSchema>(item: S) =>
  Type.Optional(Type.Array(item, { maxItems: 100 }));

export const filters = {
  id: upTo100(Type.String()),
  email: upTo100(Type.String()),
  customerId: upTo100(Type.String()),
  accountId: upTo100(Type.String()),
  cardId: upTo100(Type.String()),
  status: upTo100(Type.String()),
  /** Range of `createdAt`: the start is included, the end is not. */
  since: Type.Optional(Instant),
  until: Type.Optional(Instant),
};

/** `filter[…]` with these members (D3-213). */
export function narrowedBy<const N extends keyof typeof filters>(...names: N[]) {
  const members = Object.fromEntries(names.map((name) => [name, filters[name]]));
  return { filter: deep(Type.Object(members as Pick<typeof filters, N>)) };
}
/** `include=customer,account`: adds the resources in `included`, each once (D3-214). */
export const including = <const N extends string>(...names: N[]) => ({
  include: csv(Type.Enum([...names])),
});
/** Order by time of creation; newest first by default (D3-214). */
export const sorted = {
  sort: optional(Type.Union([Type.Literal("createdAt"), Type.Literal("-createdAt")])),
};
/** Filters of most lists. */
export const ofCustomers = {
  ...narrowedBy("customerId", "accountId", "status", "since", "until"),
  ...sorted,
};

export const page = <S extends Type.TSchema>(item: S) =>
  pageObject(item, { defaultSize: 100, maxSize: 1000 });

/** One resource, with the included resources. */
export const one = <S extends Type.TSchema>(data: S) =>
  Type.Object({ data, included: Type.Optional(Type.Array(Type.Unknown())) });
