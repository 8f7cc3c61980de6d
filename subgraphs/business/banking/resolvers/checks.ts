/** Check deposits and counterparties. */
import { CheckDeposit, Counterparty, CounterpartyBalance } from "#contracts/banking/index.ts";
import type { Resolvers } from "#generated/business/resolvers.ts";
import { amountIn } from "#subgraphs/business/banking/money.ts";
import { fileLink } from "#subgraphs/kit/context/link-fields.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";

export const checkResolvers: Resolvers = {
  BankCheckDeposit: mapWireType(CheckDeposit, {
    front({ id }, _, context) {
      const checkDepositId = id ?? "";
      const image = { filename: `check-${checkDepositId}-front.png`, reusable: true };
      return fileLink(context, context.banking, "getCheckDepositFront", { checkDepositId }, image);
    },
    back({ id }, _, context) {
      const checkDepositId = id ?? "";
      const image = { filename: `check-${checkDepositId}-back.png`, reusable: true };
      return fileLink(context, context.banking, "getCheckDepositBack", { checkDepositId }, image);
    },
  }),

  BankCounterparty: mapWireType(Counterparty, {
    balance: ({ id }, _, { banking }) => banking.counterpartyBalance.load(id ?? ""),
  }),

  BankCounterpartyBalance: mapWireType(CounterpartyBalance, {
    balance: amountIn("balance"),
    available: amountIn("available"),
  }),
};
