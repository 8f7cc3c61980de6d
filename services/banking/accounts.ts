/** Accounts with their transactions and statements. */

import type { banking } from "#contracts/banking/index.ts";
import { pdfOf } from "#services/kit/data/pdf.ts";
import type { HandlersOf } from "#services/kit/service.ts";
import { type Answers, found } from "./support/lists.ts";
import type { BankingTables } from "./tables.ts";

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? "");

type AccountOperation =
  | "getAccountTransaction"
  | "getStatementPdf"
  | "getStatementHtml"
  | "getAccountBankStatementPdf"
  | "getInstitution";

export function accountHandlers(
  { accounts, customers, institutions, payments, statements, transactions }: BankingTables,
  { one }: Answers,
): HandlersOf<Pick<typeof banking.operations, AccountOperation>> {
  /** Lines of text of a statement, the same in every format. */
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
    getAccountTransaction({ accountId, transactionId, include }) {
      const transaction = transactions.get(transactionId);
      const own = transaction?.relationships.account.data.id === accountId ? transaction : undefined;
      return one(found(own, "Transaction"), { include });
    },
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
