/** Accounts, what happens on them, and their statements. */

import type { accountOperations } from "#contracts/banking/accounts.ts";
import { pdfOf } from "#services/kit/data/pdf.ts";
import type { HandlersOf } from "#services/kit/service.ts";
import { type Answers, found } from "./support/lists.ts";
import type { BankingTables } from "./tables.ts";

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? "");

export function accountHandlers(
  tables: BankingTables,
  { list, one }: Answers,
): HandlersOf<typeof accountOperations> {
  const { accounts, customers, days, institutions, payments, statements, transactions } = tables;

  /** What a statement says, whatever it is written in. */
  function linesOf(accountId: string, title: string, period?: string): string[] {
    const account = found(accounts.get(accountId), "Account");
    const customerId = account.relationships.customer.data.id;
    const { first, last } = found(customers.get(customerId), "Customer").attributes.fullName;
    const count = payments
      .by("customer", customerId)
      .filter(({ attributes }) => !period || attributes.createdAt.startsWith(period)).length;
    return [title, `Account ${accountId}, ${first} ${last}`, `${count} payments`];
  }
  function statementLines(statementId: string): string[] {
    const { id, attributes, relationships } = found(statements.get(statementId), "Statement");
    const { period } = attributes;
    return linesOf(relationships.account.data.id, `Statement ${id} for ${period}`, period);
  }

  return {
    listAccounts: (query) => list(accounts, query),
    getAccountTransaction({ accountId, transactionId, include }) {
      const transaction = transactions.get(transactionId);
      const own = transaction?.relationships.account.data.id === accountId ? transaction : undefined;
      return one(own, "Transaction", include);
    },
    listAccountEndOfDay: (query) => list(days, query),
    listTransactions: (query) => list(transactions, query),
    listStatements: (query) => list(statements, query),
    getStatementPdf: ({ statementId }) => pdfOf([statementLines(statementId)]),
    getStatementHtml({ statementId }) {
      const [title = "", ...lines] = statementLines(statementId).map(escaped);
      const body = lines.map((line) => `<p>${line}</p>`).join("");
      return Buffer.from(
        `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1>${body}</html>`,
      );
    },
    getAccountBankStatementPdf: ({ accountId }) =>
      pdfOf([linesOf(accountId, `Bank statement of account ${accountId}`)]),
    getInstitution: ({ routingNumber }) => ({ data: found(institutions.get(routingNumber), "Institution") }),
  };
}
