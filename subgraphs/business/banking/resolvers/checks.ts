/** Checks that are paid in and paid with, and who is paid. */
import {
  CheckDeposit,
  CheckPayment,
  Counterparty,
  CounterpartyBalance,
  Side,
} from "#contracts/banking/index.ts";
import type { Resolvers } from "#generated/business/resolvers.ts";
import { byId, entity } from "#subgraphs/business/banking/entities.ts";
import { including } from "#subgraphs/business/banking/included.ts";
import { ownerNeeds, toCustomer, toOwners } from "#subgraphs/business/banking/links.ts";
import { listed } from "#subgraphs/business/banking/lists.ts";
import { amountIn, money } from "#subgraphs/business/banking/money.ts";
import { fileLink } from "#subgraphs/kit/files/link-fields.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";

export const checkResolvers: Resolvers = {
  Banking: {
    checkDeposit: byId("BankCheckDeposit", ({ checkDeposit }) => checkDeposit),
    checkDeposits: listed((args, page, { banking }, info) =>
      banking.connection("listCheckDeposits", args, page, including(info, "BankCheckDeposit")),
    ),
    checkPayment: byId("BankCheckPayment", ({ checkPayment }) => checkPayment),
    checkPayments: listed((args, page, { banking }, info) =>
      banking.connection("listCheckPayments", args, page, including(info, "BankCheckPayment")),
    ),
    counterparty: byId("BankCounterparty", ({ counterparty }) => counterparty),
    counterparties: listed((args, page, { banking }, info) =>
      banking.connection("listCounterparties", args, page, including(info, "BankCounterparty")),
    ),
  },

  BankCheckDeposit: mapWireType(
    CheckDeposit,
    {
      ...entity("BankCheckDeposit", ({ checkDeposit }) => checkDeposit),
      ...money,
      ...toOwners,
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
    },
    { requires: ownerNeeds },
  ),

  BankCheckPayment: mapWireType(
    CheckPayment,
    {
      ...entity("BankCheckPayment", ({ checkPayment }) => checkPayment),
      ...money,
      ...toOwners,
    },
    { requires: ownerNeeds },
  ),

  BankCounterparty: mapWireType(
    Counterparty,
    {
      ...entity("BankCounterparty", ({ counterparty }) => counterparty),
      ...toCustomer,
      balance: ({ id }, _, { banking }) => banking.counterpartyBalance.load(id ?? ""),
    },
    { requires: { customer: ["customer"] }, renamed: { type: "kind", displayName: "name" } },
  ),

  BankPaymentCounterparty: mapWireType(Side, {}, { renamed: { displayName: "name" } }),

  BankCounterpartyBalance: mapWireType(CounterpartyBalance, {
    balance: amountIn("balance"),
    available: amountIn("available"),
  }),
};
