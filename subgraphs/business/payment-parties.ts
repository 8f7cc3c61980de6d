/** The direction of payments, and the person on their other side. */

import type { PaymentDirection } from "#generated/business/inputs.ts";
import { type Relation, relation } from "#subgraphs/kit/people/relations.ts";
import type { BusinessContext } from "./context.ts";

interface User {
  readonly email: string;
}

/**
 * The fields of `Payment` that say who pays whom.
 * @param directionOf Direction of a payment; null if the service does not say.
 * @param link Link from a payment to the person on its other side.
 * @param partyOf That person.
 * @returns resolvers in which `payer` and `payee` are the person only if the direction says so; otherwise
 * the person is not read for them
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
