/** Direction of payments, and the person who pays or is paid. */

import type { PaymentDirection } from "#generated/business/inputs.ts";
import { type Relation, relation } from "#subgraphs/kit/people/relations.ts";
import type { BusinessContext } from "./context.ts";

interface User {
  readonly email: string;
}

/**
 * The fields of `Payment` for its direction and parties.
 * @param directionOf direction of a payment; null if the service does not say
 * @param link link from a payment to its other party
 * @param partyOf the other party of a payment
 * @returns resolvers. Those of `payer` and `payee` read the party only for payments of their direction.
 */
export function partyFields<Payment>(
  directionOf: (payment: Payment) => PaymentDirection | null,
  link: Relation,
  partyOf: (payment: Payment, context: BusinessContext) => User | null | Promise<User | null>,
) {
  const partyIf = (direction: PaymentDirection) =>
    relation(
      { ...link, by: `${link.by}, if ${direction.toLowerCase()}` },
      (payment: Payment, _args: object, context: BusinessContext) =>
        directionOf(payment) === direction ? partyOf(payment, context) : null,
    );
  return {
    direction: (payment: Payment) => directionOf(payment),
    party: relation(link, (payment: Payment, _args: object, context: BusinessContext) =>
      partyOf(payment, context),
    ),
    payer: partyIf("INCOMING"),
    payee: partyIf("OUTGOING"),
  };
}
