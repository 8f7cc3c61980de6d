/** Accounts, their transactions, and their statements. */
import { Account, Institution, Statement, Transaction } from "#contracts/banking/index.ts";
import type { BankInstitutionMapper, BankStatementMapper } from "#generated/business/mappers.ts";
import type { Resolvers } from "#generated/business/resolvers.ts";
import { selectedLinks } from "#subgraphs/business/banking/included.ts";
import { related } from "#subgraphs/business/banking/style.ts";
import type { BusinessContext } from "#subgraphs/business/context.ts";
import { fileLink } from "#subgraphs/kit/context/link-fields.ts";
import { idOf, keyed, keyPart } from "#subgraphs/kit/mapping/ids.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";

/** A statement with its attributes. If only its id is known, it is looked up in the list of statements. */
const wholeStatement = async (statement: BankStatementMapper, { banking }: BusinessContext) =>
  statement.attributes ? statement : banking.byId("listStatements").load(statement.id ?? "", statement.links);

/** Returns the resolver of a link to a statement's file. */
const statementFile =
  (operation: "getStatementPdf" | "getStatementHtml", ending: string) =>
  ({ id }: BankStatementMapper, _args: unknown, context: BusinessContext) => {
    const statementId = id ?? "";
    const filename = `statement-${statementId}.${ending}`;
    return fileLink(context, context.banking, operation, { statementId }, { filename });
  };

const customerOf = related("customer", "BankCustomer", "listCustomers");
const accountOf = related("account", "BankAccount", "listAccounts");

export const accountResolvers: Resolvers = {
  Banking: {
    statement: (_, { id }, _context, info) => ({
      id: idOf("BankStatement", id),
      links: selectedLinks(info, "BankStatement", "listStatements"),
    }),
    institution: (_, { routingNumber }, { banking }) => banking.institution.load(routingNumber),
  },

  BankAccount: mapWireType(Account, {
    transaction: ({ id: accountId }, { id }, { banking }, info) =>
      banking.transactionOfAccount.load(
        { accountId: keyPart(accountId), transactionId: idOf("BankTransaction", id) },
        selectedLinks(info, "BankTransaction", "listTransactions"),
      ),
    bankStatementPdf({ id }, _, context) {
      const accountId = id ?? "";
      const file = { filename: `account-${accountId}.pdf` };
      return fileLink(context, context.banking, "getAccountBankStatementPdf", { accountId }, file);
    },
  }),

  BankTransaction: mapWireType(Transaction, {}),

  BankStatement: mapWireType(Statement, {
    period: async (statement, _, context) => (await wholeStatement(statement, context))?.attributes?.period,
    createdAt: async (statement, _, context) =>
      (await wholeStatement(statement, context))?.attributes?.createdAt,
    customer: async (statement, args, context, info) =>
      customerOf((await wholeStatement(statement, context)) ?? {}, args, context, info),
    account: async (statement, args, context, info) =>
      accountOf((await wholeStatement(statement, context)) ?? {}, args, context, info),
    pdf: statementFile("getStatementPdf", "pdf"),
    html: statementFile("getStatementHtml", "html"),
  }),

  BankInstitution: mapWireType(Institution, {
    __resolveReference: ({ id }, { banking }) => banking.institution.load(idOf("BankInstitution", id)),
    id: keyed("BankInstitution", (bank: BankInstitutionMapper) => bank.attributes?.routingNumber).id,
  }),
};
