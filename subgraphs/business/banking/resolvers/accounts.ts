/** Accounts, what happens on them, and their statements. */
import { Account, AccountDay, Institution, Statement, Transaction } from "#contracts/banking/index.ts";
import type {
  BankAccountDayMapper,
  BankAccountMapper,
  BankInstitutionMapper,
  BankStatementMapper,
  BankTransactionMapper,
} from "#subgraphs/business/__generated__/mappers.ts";
import type { Resolvers } from "#subgraphs/business/__generated__/resolvers.ts";
import { including, referencedLinks, selectedLinks } from "#subgraphs/business/banking/included.ts";
import { ofAccount, ownerNeeds, related, toCustomer, toOwners } from "#subgraphs/business/banking/links.ts";
import { listed } from "#subgraphs/business/banking/lists.ts";
import { amountIn, balances, money } from "#subgraphs/business/banking/money.ts";
import type { BusinessContext } from "#subgraphs/business/context.ts";
import { fileLink } from "#subgraphs/kit/files/link-fields.ts";
import { idOf, keyed, keyPart } from "#subgraphs/kit/mapping/ids.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";

/** A statement with what only its list tells: one that came by its id alone is looked up there. */
const wholeStatement = async (statement: BankStatementMapper, { banking }: BusinessContext) =>
  statement.attributes ? statement : banking.statement.load(statement.id ?? "", statement.links);

export const accountResolvers: Resolvers = {
  Banking: {
    account: (_, { id }, { banking }, info) =>
      banking.account.load(idOf("BankAccount", id), selectedLinks(info, "BankAccount")),
    transaction: (_, { id }, { banking }, info) =>
      banking.transaction.load(idOf("BankTransaction", id), selectedLinks(info, "BankTransaction")),
    statement: (_, { id }, _context, info) => ({
      id: idOf("BankStatement", id),
      links: selectedLinks(info, "BankStatement"),
    }),
    institution: (_, { routingNumber }, { banking }) => banking.institution.load(routingNumber),
    accounts: listed((args, page, { banking }, info) =>
      banking.connection("listAccounts", args, page, including(info, "BankAccount")),
    ),
    transactions: listed((args, page, { banking }, info) =>
      banking.connection("listTransactions", args, page, including(info, "BankTransaction")),
    ),
    accountDays: listed((args, page, { banking }, info) =>
      banking.connection("listAccountEndOfDay", args, page, including(info, "BankAccountDay")),
    ),
    statements: listed((args, page, { banking }, info) =>
      banking.connection("listStatements", args, page, including(info, "BankStatement")),
    ),
  },

  BankAccount: mapWireType(
    Account,
    {
      __resolveReference: ({ id }, { banking }, info) =>
        banking.account.load(idOf("BankAccount", id), referencedLinks(info, "BankAccount")),
      ...keyed("BankAccount", (row: BankAccountMapper) => row.id),
      ...balances,
      ...toCustomer,
      cards: ofAccount("cardsByAccount"),
      transactions: ofAccount("transactionsByAccount"),
      days: ofAccount("daysByAccount"),
      statements: ofAccount("statementsByAccount"),
      transaction: ({ id: accountId }, { id }, { banking }, info) =>
        banking.transactionOfAccount.load(
          { accountId: keyPart(accountId), transactionId: idOf("BankTransaction", id) },
          selectedLinks(info, "BankTransaction"),
        ),
      bankStatementPdf({ id }, _, context) {
        const accountId = id ?? "";
        const file = { filename: `account-${accountId}.pdf` };
        return fileLink(context, context.banking, "getAccountBankStatementPdf", { accountId }, file);
      },
    },
    { requires: { customer: ["customer"] } },
  ),

  BankAccountDay: mapWireType(
    AccountDay,
    {
      __resolveReference: ({ id }, { banking }, info) =>
        banking.day.load(idOf("BankAccountDay", id), referencedLinks(info, "BankAccountDay")),
      ...keyed("BankAccountDay", (row: BankAccountDayMapper) => row.id),
      ...balances,
      ...toOwners,
    },
    { requires: ownerNeeds },
  ),

  BankTransaction: mapWireType(
    Transaction,
    {
      __resolveReference: ({ id }, { banking }, info) =>
        banking.transaction.load(idOf("BankTransaction", id), referencedLinks(info, "BankTransaction")),
      ...keyed("BankTransaction", (row: BankTransactionMapper) => row.id),
      ...money,
      balance: amountIn("balance"),
      ...toOwners,
      payment: related("payment"),
      card: related("card"),
    },
    { requires: ownerNeeds },
  ),

  BankStatement: mapWireType(
    Statement,
    {
      __resolveReference: ({ id }, { banking }, info) =>
        banking.statement.load(idOf("BankStatement", id), referencedLinks(info, "BankStatement")),
      ...keyed("BankStatement", (row: BankStatementMapper) => row.id),
      period: async (statement, _, context) => (await wholeStatement(statement, context))?.attributes?.period,
      createdAt: async (statement, _, context) =>
        (await wholeStatement(statement, context))?.attributes?.createdAt,
      customer: async (statement, args, context, info) =>
        toOwners.customer((await wholeStatement(statement, context)) ?? {}, args, context, info),
      account: async (statement, args, context, info) =>
        toOwners.account((await wholeStatement(statement, context)) ?? {}, args, context, info),
      pdf({ id }, _, context) {
        const statementId = id ?? "";
        return fileLink(
          context,
          context.banking,
          "getStatementPdf",
          { statementId },
          { filename: `statement-${statementId}.pdf` },
        );
      },
      html({ id }, _, context) {
        const statementId = id ?? "";
        return fileLink(
          context,
          context.banking,
          "getStatementHtml",
          { statementId },
          { filename: `statement-${statementId}.html` },
        );
      },
    },
    { requires: ownerNeeds },
  ),

  BankInstitution: mapWireType(
    Institution,
    {
      __resolveReference: ({ id }, { banking }) => banking.institution.load(idOf("BankInstitution", id)),
      id: keyed("BankInstitution", (bank: BankInstitutionMapper) => bank.attributes?.routingNumber).id,
    },
    { renamed: { achSupported: "isAchSupported", wireSupported: "isWireSupported" } },
  ),
};
