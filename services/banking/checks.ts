/** Images of checks, and balances of counterparties. */

import type { banking } from "#contracts/banking/index.ts";
import type { HandlersOf } from "#services/kit/service.ts";
import { checkImage } from "./support/check-image.ts";
import { found } from "./support/lists.ts";
import type { BankingTables } from "./tables.ts";

type CheckOperation = "getCheckDepositFront" | "getCheckDepositBack" | "getCounterpartyBalance";

export function checkHandlers({
  checkDeposits,
  counterpartyBalances,
}: BankingTables): HandlersOf<Pick<typeof banking.operations, CheckOperation>> {
  /** @throws 404 also if the images are not available yet */
  function image(checkDepositId: string, side: "front" | "back"): Uint8Array {
    const { status, checkNumber } = found(checkDeposits.get(checkDepositId), "Check deposit").attributes;
    return checkImage(found(status === "AwaitingImages" ? undefined : checkNumber, "Image"), side);
  }
  return {
    getCheckDepositFront: ({ checkDepositId }) => image(checkDepositId, "front"),
    getCheckDepositBack: ({ checkDepositId }) => image(checkDepositId, "back"),
    getCounterpartyBalance: ({ counterpartyId }) => ({
      data: found(counterpartyBalances.get(counterpartyId), "Counterparty"),
    }),
  };
}
