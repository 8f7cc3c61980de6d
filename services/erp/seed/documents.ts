/** Customers, sales credit memos and the lines of purchase invoices. */

import { creditMemoStatuses, type lineTypes } from "#contracts/erp/index.ts";
import { guidOf } from "#contracts/kit/guid.ts";
import type { DemoCompany, Person } from "#services/demo/company.ts";
import { invoiceIdOf, memoIdOf, unitIdOf } from "#services/demo/things/erp.ts";
import { amountsOf, lineIdOf, totalsOf } from "#services/erp/support/lines.ts";
import { erpTables } from "#services/erp/tables.ts";
import type { SeedContext } from "#services/kit/service.ts";

const DAY = 86_400_000;

/** Every third person is a customer. */
const isCustomer = ({ index }: Person) => index % 3 === 0;
const customerNumberOf = ({ index }: Person) => `C${String(index + 1).padStart(5, "0")}`;
/** Invoices 1 to 20 of each company. */
const INVOICES = 20;

const goods: readonly [(typeof lineTypes)[number], string, string, "PCS" | "HOUR" | "KG"][] = [
  ["Item", "1896-S", "Desk, 180 x 80", "PCS"],
  ["Item", "1900-S", "Chair, O'Neil's", "PCS"],
  ["Resource", "LINA", "Installation", "HOUR"],
  ["Item", "COFFEE", "Coffee beans", "KG"],
  ["Account", "5100", "Freight", "PCS"],
];

export function seedDocuments(context: SeedContext<DemoCompany>, company: string): void {
  const { store, random, company: demo } = context;
  const tables = erpTables(store);
  const dayAt = (daysAgo: number) => new Date(demo.today - daysAgo * DAY).toISOString().slice(0, 10);

  /** A line of either kind of document, but for its price. */
  function line(documentId: string, index: number) {
    const [lineType, lineObjectNumber, description, unit] = random.pick(goods);
    const sequence = index * 10_000;
    const price = random.int(100, 50_000) / 100;
    const base = {
      id: lineIdOf(documentId, sequence),
      documentId,
      sequence,
      lineType,
      lineObjectNumber,
      description,
      unitOfMeasureId: unitIdOf(company, unit),
      unitOfMeasureCode: unit,
      quantity: random.int(1, 12),
      discountAmount: random.chance(0.3) ? random.int(1, 90) / 100 : 0,
      taxPercent: random.pick([0, 7, 19]),
    };
    return { price, line: { ...base, ...amountsOf(base, price) } };
  }

  for (const person of demo.people.filter(isCustomer)) {
    const { email, displayName, phone, index } = person;
    const number = customerNumberOf(person);
    const customerId = guidOf(`erp customer ${index}`);
    tables.customers.put({ id: customerId, number, displayName, phoneNumber: phone, email });
    const id = memoIdOf(company, person);
    const lines = Array.from({ length: random.int(1, 5) }, (_, i) => {
      const { price, line: made } = line(id, i + 1);
      return { ...made, unitPrice: price, shipmentDate: dayAt(random.int(1, 200)) };
    });
    for (const wire of lines) tables.creditMemoLines.put({ company, version: 1, wire });
    const daysAgo = random.int(1, 300);
    tables.creditMemos.put({
      company,
      version: 1,
      wire: {
        id,
        number: `SCM${String(index + 1).padStart(6, "0")}`,
        externalDocumentNumber: random.chance(0.5) ? `EXT-${random.int(1000, 9999)}` : "",
        creditMemoDate: dayAt(daysAgo),
        postingDate: dayAt(daysAgo),
        dueDate: dayAt(daysAgo - 30),
        customerId,
        customerNumber: number,
        customerName: displayName,
        currencyCode: index % 4 === 0 ? "EUR" : "USD",
        paymentTermsId: random.pick(tables.paymentTerms.all()).id,
        salesperson: random.pick(["AH", "BC", "JO"]),
        phoneNumber: phone,
        email: index % 30 === 27 ? "" : email,
        status: creditMemoStatuses[(index / 3) % 3] ?? "Draft",
        invoiceNumber: random.chance(0.5) ? `SI${random.int(100_000, 999_999)}` : "",
        ...totalsOf(lines),
        lastModifiedDateTime: new Date(demo.today - daysAgo * DAY).toISOString(),
      },
    });
  }

  for (let index = 1; index <= INVOICES; index++) {
    const id = invoiceIdOf(company, index);
    tables.purchaseInvoices.put({ company, id });
    for (let i = 1; i <= random.int(1, 6); i++) {
      const { price, line: made } = line(id, i);
      const wire = { ...made, unitCost: price, expectedReceiptDate: dayAt(random.int(0, 60)) };
      tables.purchaseInvoiceLines.put({ company, version: 1, wire });
    }
  }
}
