/** Accounts, what happens on them, and their statements. */
import { Account, AccountDay, Institution, Statement, Transaction } from "#contracts/banking/index.ts";
import type { BankInstitutionMapper, BankStatementMapper } from "#generated/business/mappers.ts";
import type { Resolvers } from "#generated/business/resolvers.ts";
import { byId, entity } from "#subgraphs/business/banking/entities.ts";
import { including, selectedLinks } from "#subgraphs/business/banking/included.ts";
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
    account: byId("BankAccount", ({ account }) => account),
    transaction: byId("BankTransaction", ({ transaction }) => transaction),
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
      ...entity("BankAccount", ({ account }) => account),
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
      ...entity("BankAccountDay", ({ day }) => day),
      ...balances,
      ...toOwners,
    },
    { requires: ownerNeeds },
  ),

  BankTransaction: mapWireType(
    Transaction,
    {
      ...entity("BankTransaction", ({ transaction }) => transaction),
      ...money,
      balance: amountIn("balance"),
      ...toOwners,
      payment: related("payment"),
      card: related("card"),
    },
    { renamed: { entryType: "direction" }, requires: ownerNeeds },
  ),

  BankStatement: mapWireType(
    Statement,
    {
      ...entity("BankStatement", ({ statement }) => statement),
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
