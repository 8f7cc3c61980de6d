import { describe, expect, it, onTestFinished } from "vitest";
import { ACTION_NAMESPACE } from "#contracts/erp/index.ts";
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
  vendorNumberOf,
} from "#services/demo/things/erp.ts";
import { operationsOf, sharedTributary } from "#test/kit/gateway.ts";
import { expectUnsent } from "#test/kit/rule-checks.ts";

const settings = { erp: { scope: { company_id: FIRST_COMPANY, namespace: ACTION_NAMESPACE } } };
const MISSING = "00000000-0000-4000-8000-000000000000";

const tributary = await sharedTributary({ settings });

const { person } = tributary.families;

type Fields = Readonly<Record<string, unknown>>;
interface WritePayload {
  readonly deletedId?: string;
  readonly userErrors: readonly { readonly code: string; readonly field: string[] | null }[];
  readonly [name: string]: unknown;
}

/** One mutation with an input, and the selection of its payload besides `userErrors`. */
async function write(mutation: string, input: object, select = "") {
  const type = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input`;
  const answer = await tributary.ask<Record<string, WritePayload>>(
    `mutation ($input: ${type}!) { it: ${mutation}(input: $input) { ${select} userErrors { code field } } }`,
    { input },
  );
  return { ...answer, it: answer.data?.["it"] };
}
const erp = async <T = Fields>(selection: string, variables: Record<string, unknown> = {}, types = "") => {
  const answer = await tributary.ask<{ erp: Record<string, T> }>(
    `query ${types && `(${types})`} { erp { ${selection} } }`,
    variables,
  );
  expect(answer.errors).toEqual([]);
  return { it: answer.data.erp["it"] as T, calls: answer.calls };
};

/** Entities of the ERP with the same mutations to create, update and delete them. */
const nouns: readonly {
  readonly rules: string;
  readonly noun: string;
  readonly field: string;
  readonly one: string;
  readonly operations: readonly [create: string, get: string, update: string, remove: string];
  readonly make: () => Fields;
  readonly change: Fields;
  /** Parent of the entity. */
  readonly under?: () => Fields;
}[] = [
  {
    rules: "D3-028, D3-029",
    noun: "ErpVendor",
    field: "vendor",
    one: "vendor",
    operations: ["createVendor", "getVendor", "updateVendor", "deleteVendor"],
    make: () => ({ displayName: "Made & Sons", currencyCode: "EUR", blocked: "PAYMENT" }),
    change: { city: "Porto" },
  },
  {
    rules: "D3-027",
    noun: "ErpUnitOfMeasure",
    field: "unitOfMeasure",
    one: "unitOfMeasure",
    operations: ["createUnitOfMeasure", "getUnitOfMeasure", "updateUnitOfMeasure", "deleteUnitOfMeasure"],
    make: () => ({ code: "BOX" }),
    change: { symbol: "bx" },
  },
  {
    rules: "D3-024",
    noun: "ErpTimeRegistrationEntry",
    field: "timeRegistrationEntry",
    one: "timeRegistrationEntry",
    operations: [
      "createTimeRegistrationEntry",
      "getTimeRegistrationEntry",
      "updateTimeRegistrationEntry",
      "deleteTimeRegistrationEntry",
    ],
    make: () => ({ employeeNumber: employeeNumberOf(person(0)), date: "2026-10-01", quantity: "2.25" }),
    change: { jobNumber: "JOB1" },
  },
  {
    rules: "D3-024",
    noun: "ErpTimeRegistrationEntry",
    field: "timeRegistrationEntry",
    one: "timeRegistrationEntry",
    operations: [
      "createEmployeeTimeRegistrationEntry",
      "getEmployeeTimeRegistrationEntry",
      "updateEmployeeTimeRegistrationEntry",
      "deleteEmployeeTimeRegistrationEntry",
    ],
    make: () => ({ employeeId: employeeIdOf(person(0)), date: "2026-10-01", quantity: "1" }),
    change: { jobNumber: "JOB2" },
    under: () => ({ employeeId: employeeIdOf(person(0)) }),
  },
  {
    rules: "D3-033",
    noun: "ErpPurchaseInvoiceLine",
    field: "purchaseInvoiceLine",
    one: "purchaseInvoiceLine",
    operations: [
      "createPurchaseInvoicePurchaseInvoiceLine",
      "getPurchaseInvoiceLine",
      "updatePurchaseInvoiceLine",
      "deletePurchaseInvoiceLine",
    ],
    make: () => ({
      invoiceId: invoiceIdOf(FIRST_COMPANY, 1),
      lineType: "ITEM",
      quantity: "2",
      unitCost: "10.5",
    }),
    change: { description: "Changed" },
  },
  {
    rules: "D3-033",
    noun: "ErpPurchaseInvoiceLine",
    field: "purchaseInvoiceLine",
    one: "purchaseInvoiceLine",
    operations: [
      "createPurchaseInvoicePurchaseInvoiceLine",
      "getPurchaseInvoicePurchaseInvoiceLine",
      "updatePurchaseInvoicePurchaseInvoiceLine",
      "deletePurchaseInvoicePurchaseInvoiceLine",
    ],
    make: () => ({ invoiceId: invoiceIdOf(FIRST_COMPANY, 2), quantity: "1" }),
    change: { description: "Changed" },
    under: () => ({ invoiceId: invoiceIdOf(FIRST_COMPANY, 2) }),
  },
  {
    rules: "D3-037",
    noun: "ErpSalesCreditMemo",
    field: "salesCreditMemo",
    one: "salesCreditMemo",
    operations: [
      "createSalesCreditMemo",
      "getSalesCreditMemo",
      "updateSalesCreditMemo",
      "deleteSalesCreditMemo",
    ],
    make: () => ({ customerNumber: "C00001", dueDate: "2026-12-24" }),
    change: { salesperson: "AH" },
  },
  {
    rules: "D3-040",
    noun: "ErpSalesCreditMemoLine",
    field: "salesCreditMemoLine",
    one: "salesCreditMemoLine",
    operations: [
      "createSalesCreditMemoLine",
      "getSalesCreditMemoLine",
      "updateSalesCreditMemoLine",
      "deleteSalesCreditMemoLine",
    ],
    make: () => ({ salesCreditMemoId: memoIdOf(FIRST_COMPANY, person(0)), quantity: "3", unitPrice: "0.1" }),
    change: { description: "Changed" },
  },
];

describe.each(nouns)(
  "$noun by $operations.1 ($rules)",
  ({ noun, field, one, operations, make, change, under }) => {
    const [create, get, update, remove] = operations.map((name) => `erp.${name}`);
    const shown = `${field} { id entityTag ${Object.keys(change).join(" ")} }`;
    const made = async () => {
      const { it, calls } = await write(`create${noun}`, make(), shown);
      expect([it?.userErrors, operationsOf(calls)]).toEqual([[], [create]]);
      const found = it?.[field] as { readonly id: string; readonly entityTag: string };
      // Some keys can be used only once.
      onTestFinished(async () => {
        await write(`delete${noun}`, { id: found.id, ...under?.() });
      });
      return found;
    };
    const read = (id: string) => {
      const parent = Object.entries(under?.() ?? {});
      const args = [`id: $id`, ...parent.map(([name, value]) => `${name}: ${JSON.stringify(value)}`)];
      return erp(
        `it: ${one}(${args.join(", ")}) { id entityTag ${Object.keys(change).join(" ")} }`,
        { id },
        "$id: ID!",
      );
    };

    it("is created and read by one call each (D3-014, D3-015)", async () => {
      const { id, entityTag } = await made();
      expect(id).toContain(`${noun}:${FIRST_COMPANY}:`);
      const first = await read(id);
      expect([operationsOf(first.calls), first.it]).toMatchObject([[get], { id, entityTag }]);
    });

    it("is changed by one call, which answers the new state (D3-016)", async () => {
      const { id, entityTag } = await made();
      const changed = await write(`update${noun}`, { id, ...under?.(), entityTag, ...change }, shown);
      expect(operationsOf(changed.calls)).toEqual([update]);
      expect(changed.it).toMatchObject({ [field]: { id, ...change }, userErrors: [] });
    });

    it("is deleted by one call, and not found again (D3-017)", async () => {
      const { id } = await made();
      const deleted = await write(`delete${noun}`, { id, ...under?.() }, "deletedId");
      expect([operationsOf(deleted.calls), deleted.it]).toEqual([
        [remove],
        { deletedId: id, userErrors: [] },
      ]);
      expect((await read(id)).it).toBeNull();
      const again = await write(`delete${noun}`, { id, ...under?.() }, "deletedId");
      expect(again.it).toMatchObject({ deletedId: null, userErrors: [{ code: "NOT_FOUND" }] });
    });

    it("puts the key of a line in single quotes in its path, on both routes (D3-034 D3-040)", async () => {
      const { id } = await made();
      const key = id.split(":").at(-1);
      const calls = [
        ...(await read(id)).calls,
        ...(await write(`update${noun}`, { id, ...under?.(), ...change }, shown)).calls,
        ...(await write(`delete${noun}`, { id, ...under?.() })).calls,
      ];
      expect(calls.map(({ method }) => method)).toEqual(["GET", "PATCH", "DELETE"]);
      const quoted = noun.endsWith("Line");
      for (const { path } of calls)
        expect(decodeURIComponent(path).endsWith(quoted ? `('${key}')` : `(${key})`)).toBe(true);
    });

    it("is not changed with a stale tag: a conflict (D3-020 D3-022 D3-023)", async () => {
      const { id, entityTag } = await made();
      await write(`update${noun}`, { id, ...under?.(), ...change }, shown);
      const late = await write(`update${noun}`, { id, ...under?.(), entityTag, ...change }, shown);
      expect(late.it).toMatchObject({ [field]: null, userErrors: [{ code: "CONFLICT" }] });
      await write(`delete${noun}`, { id, ...under?.() });
    });

    it.each([
      ["another type's id", { id: "User:a" }],
      [
        "an id of another company than the one given",
        { id: `${noun}:${SECOND_COMPANY}:x`, companyId: FIRST_COMPANY },
      ],
      ["nothing to change", { id: MISSING }],
      ["a blank tag", { id: MISSING, entityTag: " " }],
    ])("is not written with %s, and nothing is called", async (_, input) => {
      const { errors, calls } = await write(`update${noun}`, input);
      expect([errors[0]?.extensions["code"], calls]).toEqual(["BAD_USER_INPUT", []]);
    });
  },
);

describe("members of some inputs only", () => {
  it.each([
    ["time of nobody", "createErpTimeRegistrationEntry", { date: "2026-10-01", quantity: "1" }],
    [
      "time of somebody named twice",
      "createErpTimeRegistrationEntry",
      { date: "2026-10-01", quantity: "1", employeeId: MISSING, employeeNumber: "E00001" },
    ],
    [
      "time of an employee with a blank id",
      "createErpTimeRegistrationEntry",
      { date: "2026-10-01", quantity: "1", employeeId: "" },
    ],
    [
      "a blank unit of measure",
      "createErpTimeRegistrationEntry",
      { date: "2026-10-01", quantity: "1", employeeNumber: "E1", unitOfMeasureId: "" },
    ],
    [
      "a state that is none",
      "createErpTimeRegistrationEntry",
      { date: "2026-10-01", quantity: "1", employeeNumber: "E1", status: "OTHER" },
    ],
    [
      "a kind of line that is none",
      "createErpPurchaseInvoiceLine",
      { invoiceId: MISSING, lineType: "OTHER" },
    ],
    [
      "a unit of another company",
      "createErpPurchaseInvoiceLine",
      { invoiceId: MISSING, unitOfMeasureId: `ErpUnitOfMeasure:${SECOND_COMPANY}:${MISSING}` },
    ],
    [
      "more digits than a number holds",
      "createErpPurchaseInvoiceLine",
      { invoiceId: MISSING, unitCost: "0.12345678901234567" },
    ],
  ])("%s is refused before any call", async (_, mutation, input) => {
    const { errors, calls } = await write(mutation, input);
    expect([errors[0]?.extensions["code"], calls]).toEqual(["BAD_USER_INPUT", []]);
  });

  it("refusals of the ERP are in the payload, with the member's name", async () => {
    const { it } = await write("createErpSalesCreditMemo", { customerNumber: "C99999" });
    expect(it?.userErrors).toEqual([{ code: "BAD_USER_INPUT", field: ["customerNumber"] }]);
    const inUse = await write("deleteErpUnitOfMeasure", { id: unitIdOf(FIRST_COMPANY, "HOUR") }, "deletedId");
    expect(inUse.it).toMatchObject({ deletedId: null, userErrors: [{ code: "BAD_USER_INPUT" }] });
  });
});

interface Nodes {
  readonly nodes: readonly Fields[];
  readonly totalCount?: number | null;
}

describe("lists of the ERP", () => {
  it.each<
    [list: string, operation: string, fields: string, filter: string, $filter: string, $select: string]
  >([
    [
      "unitsOfMeasure",
      "listUnitsOfMeasure",
      "id code name internationalStandardCode symbol updatedAt",
      '{ code: { eq: "HOUR" } }',
      "code eq 'HOUR'",
      "id,code,displayName,internationalStandardCode,symbol,lastModifiedDateTime",
    ],
    [
      "timeRegistrationEntries",
      "listTimeRegistrationEntries",
      "id employeeNumber quantity date status lineNumber jobTaskNumber",
      '{ statuses: [APPROVED, OPEN], date: { from: "2026-01-01", until: "2026-12-31" }, quantity: { min: "0.5" } }',
      "date ge 2026-01-01 and date le 2026-12-31 and quantity ge 0.5 and (status eq 'Approved' or status eq 'Open')",
      "id,employeeNumber,lineNumber,jobTaskNumber,date,quantity,status",
    ],
    [
      "trialBalance",
      "listTrialBalances",
      "id number name totalDebit totalCredit balanceAtDateDebit balanceAtDateCredit date",
      '{ accountType: { eq: "Posting" }, totalDebit: { min: "1" } }',
      "accountType eq 'Posting' and totalDebit ge 1",
      "number,display,totalDebit,totalCredit,balanceAtDateDebit,balanceAtDateCredit,dateFilter",
    ],
    [
      "retainedEarnings",
      "listRetainedEarningsStatements",
      "id lineNumber name netChange lineType indentation",
      '{ lineNumber: { min: "10000", max: "20000" } }',
      "lineNumber ge 10000 and lineNumber le 20000",
      "lineNumber,display,netChange,lineType,indentation",
    ],
    [
      "salesCreditMemos",
      "listSalesCreditMemos",
      "id number status totalIncludingTax { amount currency } user { email }",
      '{ statuses: ["Draft", "Open"], totalIncludingTax: { min: "0" }, currencyCode: { in: ["EUR", "USD"] } }',
      "(currencyCode eq 'EUR' or currencyCode eq 'USD') and (status eq 'Draft' or status eq 'Open') and totalAmountIncludingTax ge 0",
      "id,number,currencyCode,email,status,totalAmountIncludingTax",
    ],
    [
      "salesCreditMemoLines",
      "listSalesCreditMemoLines",
      "id sequence lineType quantity unitPrice amountIncludingTax shipmentDate",
      "{ lineTypes: [ITEM] }",
      "lineType eq 'Item'",
      "id,sequence,amountIncludingTax,lineType,quantity,unitPrice,shipmentDate",
    ],
  ])(
    "%s: one call, with the filter and the selected members (D3-007 D3-011 D3-013)",
    async (list, operation, fields, filter, $filter, $select) => {
      const { it, calls } = await erp<Nodes>(
        `it: ${list}(first: 3, filter: ${filter}) { nodes { ${fields} } }`,
      );
      expect(operationsOf(calls)).toEqual([`erp.${operation}`]);
      expect(calls[0]?.query).toMatchObject({ $filter, $select });
      expect(it.nodes.length).toBeGreaterThan(0);
      for (const node of it.nodes) for (const value of Object.values(node)) expect(value).not.toBeUndefined();
    },
  );

  it("vendor purchases are found by their vendors (D3-030)", async () => {
    const id = vendorIdOf(person(0), FIRST_COMPANY);
    const { it, calls } = await erp<Nodes>(
      "it: vendorPurchases(filter: { vendorIds: [$id] }) { nodes { id vendorNumber totalPurchaseAmount } }",
      { id: `ErpVendor:${FIRST_COMPANY}:${id}` },
      "$id: ID!",
    );
    expect(it.nodes).toEqual([
      {
        id: expect.any(String),
        vendorNumber: vendorNumberOf(person(0)),
        totalPurchaseAmount: expect.any(String),
      },
    ]);
    expect(calls[0]?.query).toMatchObject({ $filter: `vendorId eq ${id}` });
  });

  it("lists of an employee and of an invoice cost a call each (D3-024 D3-032)", async () => {
    const { it, calls } = await erp<{ timeRegistrationEntries: Nodes }>(
      "it: employee(id: $id) { id upstreamId companyId timeRegistrationEntries(first: 2) { nodes { id employee { number displayName user { email } } unitOfMeasure { code entityTag } } } }",
      { id: employeeIdOf(person(0)) },
      "$id: ID!",
    );
    expect(operationsOf(calls)).toEqual(["erp.listEmployeeTimeRegistrationEntries"]);
    expect(calls[0]?.query).toMatchObject({ $expand: "employee,unitOfMeasure" });
    expect(it).toMatchObject({ upstreamId: employeeIdOf(person(0)), companyId: FIRST_COMPANY });
    expect(it.timeRegistrationEntries.nodes[0]).toMatchObject({
      employee: { displayName: person(0).displayName, user: { email: person(0).email } },
      unitOfMeasure: { entityTag: expect.stringMatching(/^W/) },
    });
    const invoice = await erp<{ lines: Nodes }>(
      "it: purchaseInvoice(id: $id) { id upstreamId lines(filter: { quantity: { min: 1 } }) { nodes { sequence unitOfMeasure { code } invoice { id } } } }",
      { id: invoiceIdOf(FIRST_COMPANY, 3) },
      "$id: ID!",
    );
    expect(operationsOf(invoice.calls)).toEqual(["erp.listPurchaseInvoicePurchaseInvoiceLines"]);
    expect(invoice.it.lines.nodes[0]).toMatchObject({
      sequence: 10_000,
      unitOfMeasure: { code: expect.any(String) },
      invoice: { id: `ErpPurchaseInvoice:${FIRST_COMPANY}:${invoiceIdOf(FIRST_COMPANY, 3)}` },
    });
    const handle = await erp("it: employee(id: $id) { id }", { id: MISSING }, "$id: ID!");
    expect(handle.calls).toEqual([]);
  });

  it("an employee has the same fields by id, by node and in an entry, with one call (D3-024)", async () => {
    const fields = "id upstreamId companyId number displayName jobTitle email user { email }";
    const id = employeeIdOf(person(0));
    const byId = await erp(`it: employee(id: $id) { ${fields} }`, { id }, "$id: ID!");
    expect(operationsOf(byId.calls)).toEqual(["erp.listEmployeeTimeRegistrationEntries"]);
    expect(byId.calls[0]?.query).toEqual({ $top: "1", $select: "id", $expand: "employee" });
    expect(byId.it).toMatchObject({
      number: employeeNumberOf(person(0)),
      displayName: person(0).displayName,
      user: { email: person(0).email },
    });
    const inEntry = await erp<{ employee: Fields }>(
      `it: timeRegistrationEntry(id: $id) { employee { ${fields} } }`,
      { id: timeEntryIdOf(person(0), 1) },
      "$id: ID!",
    );
    expect(inEntry.it.employee).toEqual(byId.it);
    const { data } = await tributary.ask(
      `query ($id: ID!) { node(id: $id) { ... on ErpEmployee { ${fields} } } }`,
      { id: byId.it["id"] },
    );
    expect(data).toEqual({ node: byId.it });
    const written = await write(
      "createErpTimeRegistrationEntry",
      { employeeId: id, date: "2026-10-02", quantity: "1" },
      `timeRegistrationEntry { id employee { ${fields} } }`,
    );
    const entry = written.it?.["timeRegistrationEntry"] as Fields;
    expect(entry["employee"]).toEqual(byId.it);
    await write("deleteErpTimeRegistrationEntry", { id: entry["id"] });
  });

  it("the lines of 50 memos come with the memos, by one call (D3-009)", async () => {
    const { it, calls } = await erp<Nodes>(
      "it: salesCreditMemos(first: 50) { nodes { number lines { sequence amountIncludingTax } currency { code } } }",
    );
    expect(it.nodes).toHaveLength(50);
    for (const memo of it.nodes) expect((memo["lines"] as unknown[]).length).toBeGreaterThan(0);
    expect(operationsOf(calls)).toEqual(["erp.listSalesCreditMemos"]);
    expect(calls[0]?.query).toMatchObject({ $expand: "currency,salesCreditMemoLines" });
  });

  it("units of many lines cost one call for all units", async () => {
    const { it, calls } = await erp<Nodes>(
      "it: salesCreditMemos(first: 20) { nodes { lines { unitOfMeasure { code } } } }",
    );
    const codes = new Set(
      it.nodes.flatMap((memo) =>
        (memo["lines"] as { unitOfMeasure: { code: string } }[]).map((line) => line.unitOfMeasure.code),
      ),
    );
    expect(codes.size).toBeGreaterThan(1);
    expect(operationsOf(calls)).toEqual(["erp.listSalesCreditMemos", "erp.listUnitsOfMeasure"]);
  });

  it("lines of chosen memos are found by one filter, and lead back to their memo once", async () => {
    const ids = [0, 3, 6].map((index) => memoIdOf(FIRST_COMPANY, person(index)));
    const { it, calls } = await erp<Nodes>(
      "it: salesCreditMemoLines(filter: { salesCreditMemoIds: $ids }) { nodes { salesCreditMemo { id customerName } unitOfMeasure { code } } }",
      { ids },
      "$ids: [ID!]!",
    );
    const memos = new Set(it.nodes.map((line) => (line["salesCreditMemo"] as { id: string }).id));
    expect([...memos].sort()).toEqual(ids.map((id) => `ErpSalesCreditMemo:${FIRST_COMPANY}:${id}`).sort());
    expect(calls[0]?.query["$filter"]).toBe(`(${ids.map((id) => `documentId eq ${id}`).join(" or ")})`);
    expect(operationsOf(calls).slice(1)).toEqual(["erp.listSalesCreditMemos"]);
  });
});

describe("single rows of the books", () => {
  it("are read by account number, which is quoted in the path (D3-025, D3-026)", async () => {
    const row = await erp(
      "it: trialBalanceRow(number: $n) { id number accountType account { number name category blocked } }",
      { n: "5300" },
      "$n: String!",
    );
    expect(row.it).toMatchObject({
      id: `ErpTrialBalanceRow:${FIRST_COMPANY}:5300`,
      accountType: "Posting",
      account: { number: "5300", blocked: true },
    });
    expect(row.calls[0]?.path).toMatch(/trialBalance\('5300'\)$/);
  });

  it("are read by line number, which is not quoted in the path (D3-035, D3-036)", async () => {
    const line = await erp("it: retainedEarningsLine(lineNumber: 20000) { id netChange }");
    expect(line.it).toMatchObject({ id: `ErpRetainedEarningsLine:${FIRST_COMPANY}:20000` });
    expect(line.calls[0]?.path).toMatch(/retainedEarningsStatement\(20000\)$/);
    expect((await erp("it: retainedEarningsLine(lineNumber: 1) { id }")).it).toBeNull();
  });

  it("a quote in an account's number stays within the key (D3-048)", async () => {
    const { it, calls } = await erp(
      "it: trialBalanceRow(number: $n) { id }",
      { n: "1100')/x('" },
      "$n: String!",
    );
    expect(it).toBeNull();
    expect(operationsOf(calls)).toEqual(["erp.getTrialBalance"]);
  });
});

describe("actions of a sales credit memo", () => {
  const act = (name: string, id: string, select = "salesCreditMemo { id status }") =>
    write(`${name}ErpSalesCreditMemo`, { id }, select);
  async function draft(): Promise<string> {
    const { it } = await write(
      "createErpSalesCreditMemo",
      { customerNumber: "C00001" },
      "salesCreditMemo { id }",
    );
    const { id } = (it?.["salesCreditMemo"] ?? {}) as { id: string };
    await write("createErpSalesCreditMemoLine", { salesCreditMemoId: id, quantity: "1", unitPrice: "5" });
    return id;
  }

  it("each is one call, and one more if the memo is selected (D3-018 D3-038 D3-039)", async () => {
    const one = await draft();
    const posted = await act("post", one);
    expect(posted.it).toEqual({ salesCreditMemo: { id: one, status: "Open" }, userErrors: [] });
    expect(operationsOf(posted.calls)).toEqual(["erp.postSalesCreditMemo", "erp.getSalesCreditMemo"]);
    expect(posted.calls[0]?.path).toContain(`/${ACTION_NAMESPACE}.post`);
    expect(operationsOf((await act("send", one, "")).calls)).toEqual(["erp.sendSalesCreditMemo"]);
    expect((await act("cancel", one)).it).toMatchObject({ salesCreditMemo: { status: "Canceled" } });
    const two = await draft();
    expect((await act("postAndSend", two)).it).toMatchObject({ salesCreditMemo: { status: "Open" } });
    expect((await act("cancelAndSend", two)).it).toMatchObject({ salesCreditMemo: { status: "Canceled" } });
  });

  it("a change that the memo's state does not allow is refused in the payload (D3-043)", async () => {
    const { it, calls } = await act("cancel", await draft());
    expect(it).toMatchObject({ salesCreditMemo: null, userErrors: [{ code: "BAD_USER_INPUT" }] });
    expect(operationsOf(calls)).toEqual(["erp.cancelSalesCreditMemo"]);
  });

  it("lines are read if they are selected, as the answer of a write does not have them", async () => {
    const { it, calls } = await write(
      "createErpSalesCreditMemo",
      { customerNumber: "C00001" },
      "salesCreditMemo { number lines { id } currency { code } paymentTerm { code } }",
    );
    expect(it).toMatchObject({ salesCreditMemo: { lines: [], currency: { code: "USD" } }, userErrors: [] });
    expect(operationsOf(calls)).toEqual(["erp.createSalesCreditMemo", "erp.getSalesCreditMemo"]);
  });
});

describe("any object by its id", () => {
  it("node reads each kind of entity that the ERP can read by key", async () => {
    const within = (type: string, id: string) => `${type}:${FIRST_COMPANY}:${id}`;
    const line = `${invoiceIdOf(FIRST_COMPANY, 1)}-10000`;
    const ids = [
      within("ErpUnitOfMeasure", unitIdOf(FIRST_COMPANY, "HOUR")),
      within("ErpTimeRegistrationEntry", timeEntryIdOf(person(0), 1)),
      within("ErpTrialBalanceRow", "1100"),
      within("ErpRetainedEarningsLine", "10000"),
      within("ErpPurchaseInvoiceLine", line),
      within("ErpSalesCreditMemo", memoIdOf(FIRST_COMPANY, person(0))),
      within("ErpSalesCreditMemoLine", `${memoIdOf(FIRST_COMPANY, person(0))}-10000`),
      within("ErpSalesCreditMemo", MISSING),
    ];
    const { data, errors } = await tributary.ask<{ nodes: ({ id: string } | null)[] }>(
      "query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on ErpUnitOfMeasure { code } ... on ErpSalesCreditMemo { number } } }",
      { ids },
    );
    expect(errors).toEqual([]);
    expect(data.nodes.map((node) => node?.id ?? null)).toEqual([...ids.slice(0, -1), null]);
  });
});

describe("an ERP list", () => {
  it.each(["abc", 1.5, "10"])("takes whole numbers of rows: %j is not sent (D3-008)", async (first) => {
    const refused = await tributary.ask(
      "query ($first: Int) { erp { vendors(first: $first) { nodes { id } } } }",
      { first },
    );
    expectUnsent(refused, "$first");
    const { it: page, calls } = await erp<{ readonly pageInfo: { readonly endCursor: string } }>(
      "it: vendors(first: 3) { nodes { id } pageInfo { endCursor } }",
    );
    const next = await erp(
      "it: vendors(first: 3, after: $after) { nodes { id } }",
      { after: page.pageInfo.endCursor },
      "$after: String",
    );
    const counts = [...calls, ...next.calls].map(({ query }) => [query["$top"], query["$skip"] ?? "0"]);
    expect(counts).toHaveLength(2);
    for (const count of counts.flat()) expect(count).toMatch(/^\d+$/);
  });

  it.each([
    ["unitsOfMeasure(first: 2) { nodes { id code } }", "listUnitsOfMeasure"],
    ["vendorPurchases(first: 2) { nodes { id vendor { displayName } } }", "listVendorPurchases"],
    ["retainedEarnings(first: 2) { nodes { id lineNumber } }", "listRetainedEarningsStatements"],
  ])("of %s is asked without $expand (D3-010)", async (selection, operation) => {
    const { calls } = await erp(`it: ${selection}`);
    const asked = calls.filter((call) => call.operation === operation);
    expect(asked.length).toBeGreaterThan(0);
    for (const { query, status } of asked) {
      expect(status).toBe(200);
      expect(Object.keys(query)).not.toContain("$expand");
    }
    const { errors } = await tributary.ask(`{ erp { ${selection.replace("(", '(expand: "x", ')} } }`);
    expect(errors[0]?.message).toContain("Unknown argument");
  });

  it.each([
    [() => `vendor(id: "${vendorIdOf(person(0), FIRST_COMPANY)}") { currency { code } }`, "currency"],
    [() => `vendor(id: "${vendorIdOf(person(0), FIRST_COMPANY)}") { displayName }`, undefined],
    [() => `unitOfMeasure(id: "${unitIdOf(FIRST_COMPANY, "HOUR")}") { code name }`, undefined],
    [() => "retainedEarningsLine(lineNumber: 20000) { id lineNumber }", undefined],
  ])(
    "has items that are requested with $expand only if it is offered and selected (%#) (D3-012)",
    async (selection, expanded) => {
      const { it: found, calls } = await erp(`it: ${selection()}`);
      expect(found).not.toBeNull();
      expect(calls.map(({ query, status }) => [query["$expand"], status])).toEqual([[expanded, 200]]);
    },
  );
});
