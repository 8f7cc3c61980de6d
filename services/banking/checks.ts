/** Checks and counterparties. */

import type { checkOperations } from "#contracts/banking/checks.ts";
import type { HandlersOf } from "#services/kit/service.ts";
import { checkImage } from "./support/check-image.ts";
import { type Answers, found } from "./support/lists.ts";
import type { BankingTables } from "./tables.ts";

export function checkHandlers(
  { checkDeposits, checkPayments, counterparties, counterpartyBalances }: BankingTables,
  { list, one }: Answers,
): HandlersOf<typeof checkOperations> {
  /** @throws 404 also when its images have not come yet */
  function image(checkDepositId: string, side: "front" | "back"): Uint8Array {
    const { status, checkNumber } = found(checkDeposits.get(checkDepositId), "Check deposit").attributes;
    return checkImage(found(status === "AwaitingImages" ? undefined : checkNumber, "Image"), side);
  }
  return {
    listCheckDeposits: (query) => list(checkDeposits, query),
    getCheckDeposit: ({ checkDepositId, include }) =>
      one(checkDeposits.get(checkDepositId), "Check deposit", include),
    getCheckDepositFront: ({ checkDepositId }) => image(checkDepositId, "front"),
    getCheckDepositBack: ({ checkDepositId }) => image(checkDepositId, "back"),
    listCheckPayments: (query) => list(checkPayments, query),
    getCheckPayment: ({ checkPaymentId, include }) =>
      one(checkPayments.get(checkPaymentId), "Check payment", include),
    listCounterparties: (query) => list(counterparties, query),
    getCounterparty: ({ counterpartyId, include }) =>
      one(counterparties.get(counterpartyId), "Counterparty", include),
    getCounterpartyBalance: ({ counterpartyId }) => ({
      data: found(counterpartyBalances.get(counterpartyId), "Counterparty"),
    }),
  };
}
