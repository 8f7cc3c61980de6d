/** Sales credit memos, their actions, and their lines. Only a draft can be changed (D3-043). */

import { ACTION_NAMESPACE, type SalesCreditMemoRecord } from "#contracts/erp/index.ts";
import type { salesCreditMemoOperations } from "#contracts/erp/sales-credit-memos.ts";
import { Problem } from "#contracts/kit/error-bodies.ts";
import type { Random } from "#services/kit/data/random.ts";
import type { HandlersOf } from "#services/kit/service.ts";
import { checkTerms, dayAt, instantAt, newId, nextInSeries, unitNamed } from "./support/defaults.ts";
import { companyOf } from "./support/entity-set.ts";
import type { EntitySets } from "./support/entity-sets.ts";
import { amountsOf, emptyLine, lineIdOf, nextSequence, totalsOf } from "./support/lines.ts";
import { type ErpTables, type SentMemo, type StoredEntity, within } from "./tables.ts";

type Memo = StoredEntity<SalesCreditMemoRecord>;
interface Action {
  readonly company_id: string;
  readonly salesCreditMemo_id: string;
  readonly namespace: string;
}

type ReadOperation =
  | "listSalesCreditMemos"
  | "getSalesCreditMemo"
  | "listSalesCreditMemoLines"
  | "getSalesCreditMemoLine";

export function creditMemoHandlers(
  tables: ErpTables,
  { memos, memoLines: lines }: EntitySets,
  random: Random,
): HandlersOf<Omit<typeof salesCreditMemoOperations, ReadOperation>> {
  const { creditMemos, creditMemoLines, customers, paymentTerms, sent } = tables;
  const linesOf = (memoId: string) => creditMemoLines.by("document", memoId);

  function customerNamed(number: string) {
    const customer = customers.get(number);
    if (!customer) throw new Problem(400, "There is no such customer", { field: "customerNumber" });
    return { customerId: customer.id, customerName: customer.displayName, customer };
  }
  function refuseBut(status: SalesCreditMemoRecord["status"], { wire }: Memo, what: string): void {
    if (wire.status !== status)
      throw new Problem(400, `The sales credit memo is not ${status}: it cannot be ${what}`);
  }

  /** Changes a memo without a write by the caller. The version grows, so the entity tag changes. */
  function touch(memo: Memo, changes: Partial<SalesCreditMemoRecord>, now: number): Memo {
    return creditMemos.put({
      ...memo,
      version: memo.version + 1,
      wire: { ...memo.wire, ...changes, lastModifiedDateTime: instantAt(now) },
    });
  }
  /** The memo, if its lines can be changed. @throws Problem unless it is a draft */
  function draftOf(company: string, memoId: string): Memo {
    const memo = memos.find(company, memoId);
    refuseBut("Draft", memo, "changed");
    return memo;
  }
  const total = (memo: Memo, now: number) =>
    touch(memo, totalsOf(linesOf(memo.wire.id).map(({ wire }) => wire)), now);

  // Actions --------------------------------------------------------------------------------------

  function memoFor({ company_id, salesCreditMemo_id, namespace }: Action): Memo {
    if (namespace !== ACTION_NAMESPACE) throw new Problem(404, "There is no such action");
    return memos.find(company_id, salesCreditMemo_id);
  }
  function post(memo: Memo, now: number): Memo {
    refuseBut("Draft", memo, "posted");
    if (linesOf(memo.wire.id).length === 0)
      throw new Problem(400, "The sales credit memo has no lines: there is nothing to post");
    return touch(memo, { status: "Open", postingDate: dayAt(now) }, now);
  }
  function cancel(memo: Memo, now: number): Memo {
    refuseBut("Open", memo, "cancelled");
    return touch(memo, { status: "Canceled" }, now);
  }
  function recipientOf({ wire }: Memo): string {
    if (wire.email === "") throw new Problem(400, "The sales credit memo has no e-mail address to go to");
    return wire.email;
  }
  function send(memo: Memo, what: SentMemo["what"], now: number): undefined {
    const to = recipientOf(memo);
    sent.put({ id: sent.nextId(), memoId: memo.wire.id, to, what, sentAt: instantAt(now) });
  }

  return {
    createSalesCreditMemo({ company_id, body }, { now }) {
      const company = companyOf(tables, company_id);
      checkTerms(tables, body);
      const { customer, ...named } = customerNamed(body.customerNumber);
      const numbers = creditMemos.by("company", company).map(({ wire }) => wire.number);
      return memos.add(company, {
        id: newId(random),
        number: nextInSeries("SCM", numbers),
        externalDocumentNumber: "",
        creditMemoDate: dayAt(now),
        postingDate: dayAt(now),
        dueDate: dayAt(now),
        currencyCode: "USD",
        paymentTermsId: paymentTerms.all()[0]?.id ?? "",
        salesperson: "",
        phoneNumber: customer.phoneNumber,
        email: customer.email,
        status: "Draft",
        invoiceNumber: "",
        ...totalsOf([]),
        lastModifiedDateTime: instantAt(now),
        ...body,
        ...named,
      });
    },

    updateSalesCreditMemo({ company_id, salesCreditMemo_id, body, "If-Match": tag }, { now }) {
      const memo = memos.find(company_id, salesCreditMemo_id);
      checkTerms(tables, body);
      const named = body.customerNumber === undefined ? undefined : customerNamed(body.customerNumber);
      return memos.change(memo, tag, (wire) => {
        refuseBut("Draft", memo, "changed");
        const customer = named && { customerId: named.customerId, customerName: named.customerName };
        return { ...wire, ...body, ...customer, lastModifiedDateTime: instantAt(now) };
      });
    },

    deleteSalesCreditMemo({ company_id, salesCreditMemo_id }) {
      const memo = memos.find(company_id, salesCreditMemo_id);
      refuseBut("Draft", memo, "deleted");
      for (const line of linesOf(memo.wire.id)) lines.remove(line);
      return memos.remove(memo);
    },

    postSalesCreditMemo(action, { now }) {
      post(memoFor(action), now);
    },
    postAndSendSalesCreditMemo(action, { now }) {
      const memo = memoFor(action);
      recipientOf(memo); // before anything is posted
      send(post(memo, now), "creditMemo", now);
    },
    sendSalesCreditMemo(action, { now }) {
      const memo = memoFor(action);
      if (memo.wire.status === "Canceled")
        throw new Problem(400, "The sales credit memo is Canceled: it cannot be sent");
      send(memo, "creditMemo", now);
    },
    cancelSalesCreditMemo(action, { now }) {
      cancel(memoFor(action), now);
    },
    cancelAndSendSalesCreditMemo(action, { now }) {
      const memo = memoFor(action);
      recipientOf(memo);
      send(cancel(memo, now), "cancellation", now);
    },

    createSalesCreditMemoLine({ company_id, body: { documentId, ...body } }, { now }) {
      if (!creditMemos.get(within(companyOf(tables, company_id), documentId)))
        throw new Problem(400, "There is no such sales credit memo", { field: "documentId" });
      const memo = draftOf(company_id, documentId);
      const unit = unitNamed(tables, memo.company, body.unitOfMeasureId);
      const sequence = nextSequence(linesOf(memo.wire.id).map(({ wire }) => wire));
      const line = {
        ...emptyLine,
        unitPrice: 0,
        shipmentDate: dayAt(now),
        unitOfMeasureId: unit?.id ?? "",
        ...body,
        id: lineIdOf(memo.wire.id, sequence),
        documentId: memo.wire.id,
        sequence,
        unitOfMeasureCode: unit?.code ?? "",
      };
      const added = lines.add(memo.company, { ...line, ...amountsOf(line, line.unitPrice) });
      total(memo, now);
      return added;
    },

    updateSalesCreditMemoLine({ company_id, salesCreditMemoLine_id: id, body, "If-Match": tag }, { now }) {
      const line = lines.find(company_id, id);
      const memo = draftOf(company_id, line.wire.documentId);
      const unit = unitNamed(tables, memo.company, body.unitOfMeasureId);
      const changed = lines.change(line, tag, (before) => {
        const wire = { ...before, ...body, unitOfMeasureCode: unit?.code ?? before.unitOfMeasureCode };
        return { ...wire, ...amountsOf(wire, wire.unitPrice) };
      });
      total(memo, now);
      return changed;
    },

    deleteSalesCreditMemoLine({ company_id, salesCreditMemoLine_id: id }, { now }) {
      const line = lines.find(company_id, id);
      const memo = draftOf(company_id, line.wire.documentId);
      lines.remove(line);
      total(memo, now);
    },
  };
}
