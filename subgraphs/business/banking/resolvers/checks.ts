/** Checks that are paid in and paid with, and who is paid. */
import {
  CheckDeposit,
  CheckPayment,
  Counterparty,
  CounterpartyBalance,
  Side,
} from "#contracts/banking/index.ts";
import type {
  BankCheckDepositMapper,
  BankCheckPaymentMapper,
  BankCounterpartyMapper,
} from "#subgraphs/business/__generated__/mappers.ts";
import type { Resolvers } from "#subgraphs/business/__generated__/resolvers.ts";
import { including, referencedLinks, selectedLinks } from "#subgraphs/business/banking/included.ts";
import { ownerNeeds, toCustomer, toOwners } from "#subgraphs/business/banking/links.ts";
import { listed } from "#subgraphs/business/banking/lists.ts";
import { amountIn, money } from "#subgraphs/business/banking/money.ts";
import { fileLink } from "#subgraphs/kit/files/link-fields.ts";
import { idOf, keyed } from "#subgraphs/kit/mapping/ids.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";

export const checkResolvers: Resolvers = {
  Banking: {
    checkDeposit: (_, { id }, { banking }, info) =>
      banking.checkDeposit.load(idOf("BankCheckDeposit", id), selectedLinks(info, "BankCheckDeposit")),
    checkDeposits: listed((args, page, { banking }, info) =>
      banking.connection("listCheckDeposits", args, page, including(info, "BankCheckDeposit")),
    ),
    checkPayment: (_, { id }, { banking }, info) =>
      banking.checkPayment.load(idOf("BankCheckPayment", id), selectedLinks(info, "BankCheckPayment")),
    checkPayments: listed((args, page, { banking }, info) =>
      banking.connection("listCheckPayments", args, page, including(info, "BankCheckPayment")),
    ),
    counterparty: (_, { id }, { banking }, info) =>
      banking.counterparty.load(idOf("BankCounterparty", id), selectedLinks(info, "BankCounterparty")),
    counterparties: listed((args, page, { banking }, info) =>
      banking.connection("listCounterparties", args, page, including(info, "BankCounterparty")),
    ),
  },

  BankCheckDeposit: mapWireType(
    CheckDeposit,
    {
      __resolveReference: ({ id }, { banking }, info) =>
        banking.checkDeposit.load(idOf("BankCheckDeposit", id), referencedLinks(info, "BankCheckDeposit")),
      ...keyed("BankCheckDeposit", (row: BankCheckDepositMapper) => row.id),
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
      __resolveReference: ({ id }, { banking }, info) =>
        banking.checkPayment.load(idOf("BankCheckPayment", id), referencedLinks(info, "BankCheckPayment")),
      ...keyed("BankCheckPayment", (row: BankCheckPaymentMapper) => row.id),
      ...money,
      ...toOwners,
    },
    { requires: ownerNeeds },
  ),

  BankCounterparty: mapWireType(
    Counterparty,
    {
      __resolveReference: ({ id }, { banking }, info) =>
        banking.counterparty.load(idOf("BankCounterparty", id), referencedLinks(info, "BankCounterparty")),
      ...keyed("BankCounterparty", (row: BankCounterpartyMapper) => row.id),
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
