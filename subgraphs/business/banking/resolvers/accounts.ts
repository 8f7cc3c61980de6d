/** Accounts, what happens on them, and their statements. */
import { Account, AccountDay, Institution, Statement, Transaction } from "#contracts/banking/index.ts";
import type { Resolvers } from "#subgraphs/business/__generated__/resolvers.ts";
import { owned, ownerNeeds, related, toCustomer, toOwners } from "#subgraphs/business/banking/links.ts";
import { including, listed, money } from "#subgraphs/business/banking/lists.ts";
import { transactionOf } from "#subgraphs/business/banking/loaders.ts";
import type {
  BankAccountDayMapper,
  BankAccountMapper,
  BankInstitutionMapper,
  BankStatementMapper,
  BankTransactionMapper,
} from "#subgraphs/business/banking/mappers.ts";
import type { BusinessContext } from "#subgraphs/business/context.ts";
import { fileLink } from "#subgraphs/kit/files/link-fields.ts";
import { idOf, keyed } from "#subgraphs/kit/mapping/ids.ts";
import { minorUnits } from "#subgraphs/kit/mapping/money.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";

const balances = {
  balance: (row: Balances) => minorUnits(row.attributes?.balance, row.attributes?.currency),
  hold: (row: Balances) => minorUnits(row.attributes?.hold, row.attributes?.currency),
  available: (row: Balances) => minorUnits(row.attributes?.available, row.attributes?.currency),
};
interface Balances {
  readonly attributes?: {
    readonly currency?: string | null;
    readonly balance?: number | null;
    readonly hold?: number | null;
    readonly available?: number | null;
  } | null;
}

/** A statement with what only its list tells: one that came by its id alone is looked up there. */
const wholeStatement = async (statement: BankStatementMapper, { banking }: BusinessContext) =>
  statement.attributes ? statement : banking.statement.load(statement.id ?? "");

export const accountResolvers: Resolvers = {
  Banking: {
    account: (_, { id }, { banking }) => banking.account.load(idOf("BankAccount", id)),
    transaction: (_, { id }, { banking }) => banking.transaction.load(idOf("BankTransaction", id)),
    statement: (_, { id }) => ({ id: idOf("BankStatement", id) }),
    institution: (_, { routingNumber }, { banking }) => banking.institution.load(routingNumber),
    accounts: listed((args, page, { banking }, info) =>
      banking.connection("listAccounts", args, page, including(info, "BankAccount", "customer")),
    ),
    transactions: listed((args, page, { banking }, info) =>
      banking.connection(
        "listTransactions",
        args,
        page,
        including(info, "BankTransaction", "account", "customer"),
      ),
    ),
    accountDays: listed((args, page, { banking }, info) =>
      banking.connection(
        "listAccountEndOfDay",
        args,
        page,
        including(info, "BankAccountDay", "account", "customer"),
      ),
    ),
    statements: listed((args, page, { banking }, info) =>
      banking.connection(
        "listStatements",
        args,
        page,
        including(info, "BankStatement", "account", "customer"),
      ),
    ),
  },

  BankAccount: mapWireType(
    Account,
    {
      __resolveReference: ({ id }, { banking }) => banking.account.load(idOf("BankAccount", id)),
      ...keyed("BankAccount", (row: BankAccountMapper) => row.id),
      ...balances,
      ...toCustomer,
      cards: owned("cardsByAccount"),
      transactions: owned("transactionsByAccount"),
      days: owned("daysByAccount"),
      statements: owned("statementsByAccount"),
      transaction: ({ id: accountId }, { id }, { banking }) =>
        banking.transactionOfAccount.load(transactionOf(accountId ?? "", idOf("BankTransaction", id))),
      bankStatementPdf({ id }, _, context) {
        const accountId = id ?? "";
        const name = `account-${accountId}.pdf`;
        return fileLink(context, context.banking, "getAccountBankStatementPdf", { accountId }, name);
      },
    },
    { requires: { customer: ["customer"] }, renamed: { kind: "type" } },
  ),

  BankAccountDay: mapWireType(
    AccountDay,
    {
      __resolveReference: ({ id }, { banking }) => banking.day.load(idOf("BankAccountDay", id)),
      ...keyed("BankAccountDay", (row: BankAccountDayMapper) => row.id),
      ...balances,
      ...toOwners,
    },
    { requires: ownerNeeds },
  ),

  BankTransaction: mapWireType(
    Transaction,
    {
      __resolveReference: ({ id }, { banking }) => banking.transaction.load(idOf("BankTransaction", id)),
      ...keyed("BankTransaction", (row: BankTransactionMapper) => row.id),
      ...money,
      balance: balances.balance,
      ...toOwners,
      payment: related("payment"),
      card: related("card"),
    },
    { requires: ownerNeeds, renamed: { kind: "type" } },
  ),

  BankStatement: mapWireType(
    Statement,
    {
      __resolveReference: ({ id }, { banking }) => banking.statement.load(idOf("BankStatement", id)),
      ...keyed("BankStatement", (row: BankStatementMapper) => row.id),
      period: async (statement, _, context) => (await wholeStatement(statement, context))?.attributes?.period,
      createdAt: async (statement, _, context) =>
        (await wholeStatement(statement, context))?.attributes?.createdAt,
      customer: async (statement, args, context) =>
        toOwners.customer((await wholeStatement(statement, context)) ?? {}, args, context),
      account: async (statement, args, context) =>
        toOwners.account((await wholeStatement(statement, context)) ?? {}, args, context),
      pdf({ id }, _, context) {
        const statementId = id ?? "";
        return fileLink(
          context,
          context.banking,
          "getStatementPdf",
          { statementId },
          `statement-${statementId}.pdf`,
        );
      },
      html({ id }, _, context) {
        const statementId = id ?? "";
        return fileLink(
          context,
          context.banking,
          "getStatementHtml",
          { statementId },
          `statement-${statementId}.html`,
        );
      },
    },
    { requires: ownerNeeds },
  ),

  BankInstitution: mapWireType(Institution, {
    __resolveReference: ({ id }, { banking }) => banking.institution.load(idOf("BankInstitution", id)),
    id: keyed("BankInstitution", (bank: BankInstitutionMapper) => bank.attributes?.routingNumber).id,
  }),
};
