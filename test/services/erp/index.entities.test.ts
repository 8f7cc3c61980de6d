import { describe, expect, it, onTestFinished } from "vitest";
import { ACTION_NAMESPACE, erp } from "#contracts/erp/index.ts";
import type { BoundOperation } from "#contracts/kit/contract.ts";
import { openApi } from "#contracts/kit/openapi.ts";
import {
  employeeIdOf,
  employeeNumberOf,
  FIRST_COMPANY,
  invoiceIdOf,
  memoIdOf,
  SECOND_COMPANY,
  timeEntryIdOf,
  unitIdOf,
  vendorIdOf,
} from "#services/demo/things/erp.ts";
import { erpTables } from "#services/erp/tables.ts";
import { sharedFamilies } from "#test/kit/families.ts";
import { restCalls } from "#test/kit/rest-calls.ts";

const families = await sharedFamilies();

type Body = Record<string, unknown> & { readonly value: Body[] };

const C = `/companies(${FIRST_COMPANY})`;
const { ask, get } = restCalls<Body>(families, erp);
const { person } = families;
const tables = () => erpTables(families.store.scope("erp"));
const MISSING = "00000000-0000-4000-8000-000000000000";

/** Entities that can be changed, with a function to create each: the eight paths that have PATCH. */
const employee = () => employeeIdOf(person(0));
const invoice = invoiceIdOf(FIRST_COMPANY, 1);
const memo = () => memoIdOf(FIRST_COMPANY, person(0));
const changeable: readonly {
  readonly rule: string;
  readonly name: string;
  readonly list?: () => string;
  /** The item by its key, with quotes around text. */
  readonly item: (id: string) => string;
  readonly make: { readonly path: () => string; readonly body: () => object };
  readonly change: object;
}[] = [
  {
    rule: "D3-028",
    name: "vendors",
    list: () => `${C}/vendors`,
    item: (id) => `${C}/vendors(${id})`,
    make: { path: () => `${C}/vendors`, body: () => ({ displayName: "Made & Sons" }) },
    change: { city: "Porto" },
  },
  {
    rule: "D3-027",
    name: "units of measure",
    list: () => `${C}/unitsOfMeasure`,
    item: (id) => `${C}/unitsOfMeasure(${id})`,
    make: { path: () => `${C}/unitsOfMeasure`, body: () => ({ code: "BOX" }) },
    change: { symbol: "bx" },
  },
  {
    rule: "D3-024",
    name: "time registration entries",
    list: () => `${C}/timeRegistrationEntries`,
    item: (id) => `${C}/timeRegistrationEntries(${id})`,
    make: {
      path: () => `${C}/timeRegistrationEntries`,
      body: () => ({ employeeNumber: employeeNumberOf(person(0)), date: "2026-10-01", quantity: 2 }),
    },
    change: { jobNumber: "JOB1" },
  },
  {
    rule: "D3-024",
    name: "time registration entries of an employee",
    list: () => `${C}/employees(${employee()})/timeRegistrationEntries`,
    item: (id) => `${C}/employees(${employee()})/timeRegistrationEntries(${id})`,
    make: {
      path: () => `${C}/employees(${employee()})/timeRegistrationEntries`,
      body: () => ({ date: "2026-10-01", quantity: 2.25 }),
    },
    change: { jobNumber: "JOB2" },
  },
  {
    rule: "D3-033",
    name: "purchase invoice lines",
    item: (id) => `${C}/purchaseInvoiceLines('${id}')`,
    make: {
      path: () => `${C}/purchaseInvoices(${invoice})/purchaseInvoiceLines`,
      body: () => ({ lineType: "Item", quantity: 2, unitCost: 10 }),
    },
    change: { description: "Changed" },
  },
  {
    rule: "D3-033",
    name: "purchase invoice lines of an invoice",
    list: () => `${C}/purchaseInvoices(${invoice})/purchaseInvoiceLines`,
    item: (id) => `${C}/purchaseInvoices(${invoice})/purchaseInvoiceLines('${id}')`,
    make: {
      path: () => `${C}/purchaseInvoices(${invoice})/purchaseInvoiceLines`,
      body: () => ({ lineType: "Item", quantity: 1, unitCost: 1 }),
    },
    change: { description: "Changed too" },
  },
  {
    rule: "D3-037",
    name: "sales credit memos",
    list: () => `${C}/salesCreditMemos`,
    item: (id) => `${C}/salesCreditMemos(${id})`,
    make: { path: () => `${C}/salesCreditMemos`, body: () => ({ customerNumber: "C00001" }) },
    change: { salesperson: "AH" },
  },
  {
    rule: "D3-040",
    name: "sales credit memo lines",
    list: () => `${C}/salesCreditMemoLines`,
    item: (id) => `${C}/salesCreditMemoLines('${id}')`,
    make: {
      path: () => `${C}/salesCreditMemoLines`,
      body: () => ({ documentId: memo(), lineType: "Item", quantity: 3, unitPrice: 0.1 }),
    },
    change: { description: "Changed" },
  },
];

describe.each(changeable)("$name ($rule)", ({ list, item, make, change }) => {
  /** Creates an entity and deletes it after the test, as some keys can be used only once. */
  const created = async () => {
    const answer = await ask("POST", make.path(), make.body());
    onTestFinished(async () => {
      await ask("DELETE", item(String(answer.body["id"])));
    });
    return answer;
  };

  it("are created with 201 and read with 200, in their list too (D3-013, D3-014, D3-015)", async () => {
    const { status, body } = await created();
    expect(status).toBe(201);
    const id = String(body["id"]);
    expect(await get(item(id))).toEqual({ status: 200, body });
    if (!list) return;
    const found = await get(`${list()}?$top=1000&$filter=${encodeURIComponent(`id eq ${quoted(id)}`)}`);
    expect([found.status, found.body.value]).toEqual([200, [body]]);
  });

  it("are deleted with 204, whatever their tag, and not found again (D3-017, D3-049)", async () => {
    const { body } = await created();
    const id = String(body["id"]);
    const stale = { "if-match": String(body["@odata.etag"]) };
    await ask("PATCH", item(id), change);
    // Tags apply to PATCH only, DELETE ignores them.
    expect(await ask("DELETE", item(id), undefined, stale)).toEqual({ status: 204, body: undefined });
    expect((await get(item(id))).status).toBe(404);
    expect((await ask("DELETE", item(id))).status).toBe(404);
  });

  it("are changed with the tag they have, and get a new one (D3-016, D3-021, D3-023)", async () => {
    const { body } = await created();
    const tag = { "if-match": String(body["@odata.etag"]) };
    const changed = await ask("PATCH", item(String(body["id"])), change, tag);
    expect(changed).toMatchObject({ status: 200, body: change });
    expect(changed.body["@odata.etag"]).not.toBe(body["@odata.etag"]);
    expect((await get(item(String(body["id"])))).body).toEqual(changed.body);
  });
});

const quoted = (id: string) => (/^[0-9a-f-]{36}$/.test(id) ? id : `'${id}'`);

describe("read-only entities", () => {
  it("the trial balance is read by the account's number in quotes, and balances (D3-026)", async () => {
    const row = await get(`${C}/trialBalance('1100')?$expand=account`);
    expect(row).toMatchObject({
      status: 200,
      body: { number: "1100", account: { displayName: "Cash at bank" } },
    });
    expect((await get(`${C}/trialBalance(1100)`)).status).toBe(404);
    const { value } = (
      await get(`${C}/trialBalance?$filter=${encodeURIComponent("accountType eq 'Posting'")}`)
    ).body;
    const sum = (side: string) =>
      value.reduce((total, one) => total + Math.round(Number(one[side]) * 100), 0);
    expect(sum("totalDebit")).toBe(sum("totalCredit"));
  });

  it("a line of the retained earnings has an integer as key (D3-036)", async () => {
    for (const key of ["x", "1.5"])
      expect((await get(`${C}/retainedEarningsStatement(${key})`)).status).toBe(400);
  });

  it.each(["unitsOfMeasure", "vendorPurchases", "retainedEarningsStatement"])(
    "the list %s does not offer $expand and refuses it (D3-010)",
    async (set) => {
      const list = Object.values<BoundOperation>(erp.bound).filter(({ path }) => path.endsWith(`/${set}`));
      expect(
        list.flatMap(({ method, query }) => (method === "GET" ? [Object.keys(query).sort()] : [])),
      ).toEqual([["$filter", "$limit", "$select", "$skip", "$skiptoken", "$top"]]);
      expect((await get(`${C}/${set}`)).status).toBe(200);
      expect(await get(`${C}/${set}?$expand=currency`)).toMatchObject({
        status: 400,
        body: { error: { target: "$expand" } },
      });
    },
  );

  it.each(["purchaseInvoiceLines", `purchaseInvoices(${invoice})/purchaseInvoiceLines`])(
    "the key of a line has single quotes in %s; without them it is no path (D3-034)",
    async (set) => {
      const [line] = (await get(`${C}/purchaseInvoices(${invoice})/purchaseInvoiceLines`)).body.value;
      const id = String(line?.["id"]);
      expect(await get(`${C}/${set}('${id}')`)).toMatchObject({ status: 200, body: { id } });
      for (const method of ["GET", "PATCH", "DELETE"])
        expect([method, (await ask(method, `${C}/${set}(${id})`)).status]).toEqual([method, 404]);
      expect((await get(`${C}/${set}('${id}')`)).status).toBe(200);
    },
  );

  it("an item is expanded by what its list is expanded by; a line of a purchase invoice, which has no list of its own, as under its invoice (D3-012 D3-045)", () => {
    const expandable = (wanted: (path: string) => boolean) =>
      Object.fromEntries(
        Object.values<BoundOperation>(erp.bound)
          .filter(({ method, path }) => method === "GET" && wanted(path))
          .map(({ name, query }) => [
            name,
            (query["$expand"]?.schema as { enum?: string[] } | undefined)?.enum ?? [],
          ]),
      );
    const isItem = (path: string) => path.endsWith(")");
    expect(expandable((path) => !isItem(path))).toEqual({
      listEmployeeTimeRegistrationEntries: ["employee", "unitOfMeasure"],
      listPurchaseInvoicePurchaseInvoiceLines: ["unitOfMeasure"],
      listRetainedEarningsStatements: [],
      listSalesCreditMemoLines: ["unitOfMeasure"],
      listSalesCreditMemos: ["currency", "paymentTerm", "salesCreditMemoLines"],
      listTimeRegistrationEntries: ["employee", "unitOfMeasure"],
      listTrialBalances: ["account"],
      listUnitsOfMeasure: [],
      listVendorPurchases: [],
      listVendors: ["currency", "paymentTerm"],
    });
    expect(expandable(isItem)).toEqual({
      getEmployeeTimeRegistrationEntry: ["employee", "unitOfMeasure"],
      getPurchaseInvoiceLine: ["unitOfMeasure"],
      getPurchaseInvoicePurchaseInvoiceLine: ["unitOfMeasure"],
      getRetainedEarningsStatement: [],
      getSalesCreditMemo: ["currency", "paymentTerm", "salesCreditMemoLines"],
      getSalesCreditMemoLine: ["unitOfMeasure"],
      getTimeRegistrationEntry: ["employee", "unitOfMeasure"],
      getTrialBalance: ["account"],
      getUnitOfMeasure: [],
      getVendor: ["currency", "paymentTerm"],
      getVendorPurchase: [],
    });
  });

  it("purchase invoice lines have no list of their own and cannot be made there (D3-032)", async () => {
    expect((await get(`${C}/purchaseInvoiceLines`)).status).toBe(404);
    expect((await ask("POST", `${C}/purchaseInvoiceLines`, {})).status).toBe(404);
  });
});

describe("parents", () => {
  it("an employee's entries are found under that employee only (D3-024)", async () => {
    const id = timeEntryIdOf(person(0), 1);
    const under = (index: number) => `${C}/employees(${employeeIdOf(person(index))})/timeRegistrationEntries`;
    expect((await get(`${under(0)}(${id})?$expand=employee,unitOfMeasure`)).body).toMatchObject({
      employee: { email: person(0).email },
      unitOfMeasure: { "@odata.etag": expect.any(String) },
    });
    expect((await get(`${under(1)}(${id})`)).status).toBe(404);
    expect((await ask("DELETE", `${under(1)}(${id})`)).status).toBe(404);
    expect((await ask("PATCH", `${under(1)}(${id})`, { absence: "x" })).status).toBe(404);
    for (const row of (await get(under(0))).body.value)
      expect(row["employeeId"]).toBe(employeeIdOf(person(0)));
    expect((await get(`${C}/employees(${MISSING})/timeRegistrationEntries`)).status).toBe(404);
    expect(
      (await get(`/companies(${SECOND_COMPANY})/employees(${employee()})/timeRegistrationEntries`)).body
        .value,
    ).toEqual([]);
  });

  it("an invoice's lines are found under that invoice only (D3-033)", async () => {
    const [line] = (await get(`${C}/purchaseInvoices(${invoice})/purchaseInvoiceLines`)).body.value;
    const other = `${C}/purchaseInvoices(${invoiceIdOf(FIRST_COMPANY, 2)})/purchaseInvoiceLines('${String(line?.["id"])}')`;
    expect((await get(other)).status).toBe(404);
    expect((await get(`${C}/purchaseInvoices(${MISSING})/purchaseInvoiceLines`)).status).toBe(404);
  });
});

describe("members that depend on each other", () => {
  it("an approved entry is neither changed nor deleted (D3-042)", async () => {
    const path = `${C}/timeRegistrationEntries`;
    const body = { employeeNumber: "E00001", date: "2026-10-02", quantity: 1, status: "Approved" };
    const { id } = (await ask("POST", path, body)).body;
    expect((await ask("PATCH", `${path}(${String(id)})`, { quantity: 2 })).status).toBe(400);
    expect((await ask("DELETE", `${path}(${String(id)})`)).status).toBe(400);
    expect((await ask("POST", path, { ...body, employeeNumber: "E99999" })).body).toMatchObject({
      error: { target: "employeeNumber" },
    });
    expect((await ask("POST", path, { ...body, quantity: 25 })).body).toMatchObject({
      error: { target: "quantity" },
    });
  });

  it("a unit's code is unique, and a unit in use cannot be deleted", async () => {
    const hour = `${C}/unitsOfMeasure(${unitIdOf(FIRST_COMPANY, "HOUR")})`;
    expect((await ask("DELETE", hour)).status).toBe(400);
    expect((await ask("PATCH", hour, { code: "DAY" })).body).toMatchObject({ error: { target: "code" } });
    expect((await ask("POST", `${C}/unitsOfMeasure`, { code: "HOUR" })).status).toBe(400);
  });

  it("a vendor with a balance cannot be deleted; vendor numbers are consecutive and unique", async () => {
    const vendor = `${C}/vendors(${vendorIdOf(person(0), FIRST_COMPANY)})`;
    expect((await ask("DELETE", vendor)).status).toBe(400);
    const first = (await ask("POST", `${C}/vendors`, { displayName: "One" })).body;
    const second = (await ask("POST", `${C}/vendors`, { displayName: "Two" })).body;
    const digits = (row: Body) => Number(String(row["number"]).slice(1));
    expect(digits(second)).toBe(digits(first) + 1);
    const taken = await ask("POST", `${C}/vendors`, { displayName: "Three", number: first["number"] });
    expect(taken.body).toMatchObject({ error: { target: "number" } });
  });

  it("a vendor is created with 201 from a VendorCreateDynamicsObjectRequest, and has each of its members (D3-014 D3-029 D3-042)", async () => {
    const document = openApi(erp, "https://erp.example");
    expect(document).toMatchObject({
      paths: {
        "/companies({company_id})/vendors": {
          post: {
            requestBody: {
              required: true,
              content: { "application/json": { schema: { title: "VendorCreateDynamicsObjectRequest" } } },
            },
          },
        },
      },
    });
    const request = {
      number: "V-NEW-1",
      displayName: "Made & Daughters",
      addressLine1: "1 Quay Street",
      city: "Porto",
      country: "PT",
      postalCode: "4050-001",
      phoneNumber: "+351 22 000 0000",
      email: "sales@made.example",
      website: "https://made.example",
      taxRegistrationNumber: "PT500000000",
      currencyCode: "EUR",
      paymentTermsId: (await get(`${C}/vendors?$top=1&$select=paymentTermsId`)).body.value[0]?.[
        "paymentTermsId"
      ],
      blocked: "Payment",
    };
    const created = await ask("POST", `${C}/vendors`, request);
    expect(created).toMatchObject({ status: 201, body: { ...request, balance: 0 } });
    const { "@odata.etag": tag, id, ...rest } = created.body;
    expect([tag, id]).toEqual([expect.stringMatching(/^W/), expect.stringMatching(/^[\da-f-]{36}$/)]);
    expect((await get(`${C}/vendors(${String(id)})`)).body).toMatchObject(rest);
  });

  it("a memo is the sum of its lines, to the cent", async () => {
    const { id } = (await ask("POST", `${C}/salesCreditMemos`, { customerNumber: "C00001" })).body;
    const lines = [
      { quantity: 3, unitPrice: 0.1, taxPercent: 19 },
      { quantity: 1, unitPrice: 99.99, discountAmount: 9.99, taxPercent: 7 },
    ];
    for (const line of lines)
      expect((await ask("POST", `${C}/salesCreditMemoLines`, { documentId: id, ...line })).status).toBe(201);
    const read = (await get(`${C}/salesCreditMemos(${String(id)})?$expand=salesCreditMemoLines`)).body;
    expect(read).toMatchObject({
      discountAmount: 9.99,
      totalAmountExcludingTax: 90.3,
      totalTaxAmount: 6.36,
      totalAmountIncludingTax: 96.66,
      salesCreditMemoLines: [{ sequence: 10_000, amountIncludingTax: 0.36 }, { sequence: 20_000 }],
    });
    const missing = await ask("POST", `${C}/salesCreditMemoLines`, { documentId: MISSING });
    expect(missing.body).toMatchObject({ error: { target: "documentId" } });
  });
});

describe("actions of a sales credit memo", () => {
  const act = (id: unknown, name: string, namespace = ACTION_NAMESPACE) =>
    ask("POST", `${C}/salesCreditMemos(${String(id)})/${namespace}.${name}`);
  async function draft(members: object = {}) {
    const made = await ask("POST", `${C}/salesCreditMemos`, { customerNumber: "C00001", ...members });
    const { id } = made.body;
    await ask("POST", `${C}/salesCreditMemoLines`, { documentId: id, quantity: 1, unitPrice: 5 });
    return id;
  }
  const statusOf = async (id: unknown) => (await get(`${C}/salesCreditMemos(${String(id)})`)).body["status"];

  it("are five, and each returns 204 (D3-018, D3-038, D3-039)", async () => {
    const one = await draft();
    expect(await act(one, "post")).toEqual({ status: 204, body: undefined });
    expect(await statusOf(one)).toBe("Open");
    expect((await act(one, "send")).status).toBe(204);
    expect((await act(one, "cancel")).status).toBe(204);
    expect(await statusOf(one)).toBe("Canceled");
    const two = await draft();
    expect((await act(two, "postAndSend")).status).toBe(204);
    expect((await act(two, "cancelAndSend")).status).toBe(204);
    const sent = tables()
      .sent.all()
      .filter(({ memoId }) => memoId === two);
    expect(sent.map(({ what, to }) => [what, to])).toEqual([
      ["creditMemo", person(0).email],
      ["cancellation", person(0).email],
    ]);
    expect((await act(one, "refund")).status).toBe(404);
  });

  it("are called with their namespace, and with no other (D3-039 D3-047)", async () => {
    const id = await draft();
    expect((await act(id, "post", "Another.Namespace")).status).toBe(404);
    expect(await statusOf(id)).toBe("Draft");
  });

  it("are refused if the memo's state does not allow them, and change nothing (D3-043)", async () => {
    const id = await draft({ email: "" });
    for (const name of ["cancel", "cancelAndSend", "postAndSend", "send"])
      expect([name, (await act(id, name)).status]).toEqual([name, 400]);
    expect(await statusOf(id)).toBe("Draft");
    await act(id, "post");
    expect((await act(id, "post")).status).toBe(400);
    expect(
      (await ask("PATCH", `${C}/salesCreditMemos(${String(id)})`, { email: "a@b.example" })).status,
    ).toBe(400);
    expect((await ask("DELETE", `${C}/salesCreditMemos(${String(id)})`)).status).toBe(400);
    expect((await ask("POST", `${C}/salesCreditMemoLines`, { documentId: id })).status).toBe(400);
    const empty = (await ask("POST", `${C}/salesCreditMemos`, { customerNumber: "C00001" })).body["id"];
    expect((await act(empty, "post")).status).toBe(400);
    expect((await act(MISSING, "post")).status).toBe(404);
  });
});
