/** Checks that are paid in and paid with, and who is paid. */
import { CheckDeposit, CheckPayment, Counterparty, CounterpartyBalance } from "#contracts/banking/index.ts";
import type { Resolvers } from "#subgraphs/business/__generated__/resolvers.ts";
import { ownerNeeds, toCustomer, toOwners } from "#subgraphs/business/banking/links.ts";
import { including, listed, money } from "#subgraphs/business/banking/lists.ts";
import type {
  BankCheckDepositMapper,
  BankCheckPaymentMapper,
  BankCounterpartyMapper,
} from "#subgraphs/business/banking/mappers.ts";
import { fileLink } from "#subgraphs/kit/files/link-fields.ts";
import { idOf, keyed } from "#subgraphs/kit/mapping/ids.ts";
import { minorUnits } from "#subgraphs/kit/mapping/money.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";

export const checkResolvers: Resolvers = {
  Banking: {
    checkDeposit: (_, { id }, { banking }) => banking.checkDeposit.load(idOf("BankCheckDeposit", id)),
    checkDeposits: listed((args, page, { banking }, info) =>
      banking.connection(
        "listCheckDeposits",
        args,
        page,
        including(info, "BankCheckDeposit", "account", "customer"),
      ),
    ),
    checkPayment: (_, { id }, { banking }) => banking.checkPayment.load(idOf("BankCheckPayment", id)),
    checkPayments: listed((args, page, { banking }, info) =>
      banking.connection(
        "listCheckPayments",
        args,
        page,
        including(info, "BankCheckPayment", "account", "customer"),
      ),
    ),
    counterparty: (_, { id }, { banking }) => banking.counterparty.load(idOf("BankCounterparty", id)),
    counterparties: listed((args, page, { banking }, info) =>
      banking.connection("listCounterparties", args, page, including(info, "BankCounterparty", "customer")),
    ),
  },

  BankCheckDeposit: mapWireType(
    CheckDeposit,
    {
      __resolveReference: ({ id }, { banking }) => banking.checkDeposit.load(idOf("BankCheckDeposit", id)),
      ...keyed("BankCheckDeposit", (row: BankCheckDepositMapper) => row.id),
      ...money,
      ...toOwners,
      front({ id }, _, context) {
        const checkDepositId = id ?? "";
        const name = `check-${checkDepositId}-front.png`;
        return fileLink(context, context.banking, "getCheckDepositFront", { checkDepositId }, name);
      },
      back({ id }, _, context) {
        const checkDepositId = id ?? "";
        const name = `check-${checkDepositId}-back.png`;
        return fileLink(context, context.banking, "getCheckDepositBack", { checkDepositId }, name);
      },
    },
    { requires: ownerNeeds },
  ),

  BankCheckPayment: mapWireType(
    CheckPayment,
    {
      __resolveReference: ({ id }, { banking }) => banking.checkPayment.load(idOf("BankCheckPayment", id)),
      ...keyed("BankCheckPayment", (row: BankCheckPaymentMapper) => row.id),
      ...money,
      ...toOwners,
    },
    { requires: ownerNeeds },
  ),

  BankCounterparty: mapWireType(
    Counterparty,
    {
      __resolveReference: ({ id }, { banking }) => banking.counterparty.load(idOf("BankCounterparty", id)),
      ...keyed("BankCounterparty", (row: BankCounterpartyMapper) => row.id),
      ...toCustomer,
      balance: ({ id }, _, { banking }) => banking.counterpartyBalance.load(id ?? ""),
    },
    { requires: { customer: ["customer"] } },
  ),

  BankCounterpartyBalance: mapWireType(CounterpartyBalance, {
    balance: ({ attributes }) => minorUnits(attributes?.balance, attributes?.currency),
    available: ({ attributes }) => minorUnits(attributes?.available, attributes?.currency),
  }),
};
