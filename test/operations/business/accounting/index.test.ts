import { setTimeout as sleep } from "node:timers/promises";
import { isInputObjectType, isObjectType } from "graphql";
import { describe, expect, it } from "vitest";
import { NewPayment } from "#contracts/accounting/index.ts";
import { CreateAccountingPaymentsDocument, PaymentOfTwoTenantsDocument } from "#generated/test/graphql.ts";
import { accountingTables } from "#services/accounting/tables.ts";
import {
  accountCodes,
  DEFAULT_TENANT,
  invoiceNumberOf,
  OTHER_TENANT,
  PAYMENT_IN_BOTH,
  paymentIdOf,
} from "#services/demo/things/accounting.ts";
import { toWire } from "#subgraphs/kit/mapping/to-wire.ts";
import { apiSchema } from "#test/kit/demo-nodes.ts";
import { operationsOf, sharedTributary, startTributary, type Tributary } from "#test/kit/gateway.ts";

const tributary = await sharedTributary();

const { person } = tributary.families;
const MISSING = "00000000-0000-4000-8000-000000000000";
const TENANT = "accounting-tenant-id";

describe("a payment in accounting", () => {
  const query =
    "query ($id: ID!, $tenantId: ID) { accounting(tenantId: $tenantId) { payment(id: $id) { id upstreamId tenantId amount { amount currency } } } }";

  it("is read by its id; accounting chooses the tenant if none is known (D3-052, D3-069)", async () => {
    const { data, calls } = await tributary.ask(query, { id: paymentIdOf(person(0)) });
    expect(data).toMatchObject({
      accounting: {
        payment: {
          id: `AccountingPayment:${paymentIdOf(person(0))}`,
          upstreamId: paymentIdOf(person(0)),
          tenantId: null,
        },
      },
    });
    expect(operationsOf(calls)).toEqual(["accounting.getPayment"]);
    expect(calls[0]?.headers[TENANT]).toBeUndefined();
  });

  it.each<[what: string, selection: string, expected: () => object]>([
    [
      "texts (D3-062)",
      "status description createdAt updatedAt date paymentType code reference particulars details",
      () => ({
        status: expect.stringMatching(/^(AUTHORISED|DELETED)$/),
        date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00Z$/),
        updatedAt: expect.stringMatching(/Z$/),
        description: expect.stringContaining(invoiceNumberOf(person(1))),
      }),
    ],
    [
      "numbers (D3-063)",
      "amount { amount currency } bankAmount currencyRate",
      () => ({ amount: { amount: expect.stringMatching(/^\d+(\.\d{2,3})?$/) } }),
    ],
    [
      "booleans (D3-064)",
      "reconciled hasAccount",
      () => ({ reconciled: expect.any(Boolean), hasAccount: expect.any(Boolean) }),
    ],
    [
      "objects (D3-065)",
      `account { accountId code }
       invoice { invoiceId invoiceNumber currencyCode contact { contactId displayName email user { email } } }
       creditNote { creditNoteId creditNoteNumber allocations { allocationId date amount } }
       prepayment { upstreamId allocations { statusAttributeString deleted } }
       overpayment { overpaymentId allocations { validationErrors { message } invoice { invoiceId } } }
       batchPayment { batchPaymentId reference } warnings { message } party { email }`,
      () => ({
        account: { code: expect.any(String) },
        invoice: { contact: { user: { email: person(1).email } } },
        party: { email: person(1).email },
      }),
    ],
  ])("gives its %s under the graph's names", async (_what, selection, expected) => {
    const { data, errors } = await tributary.ask(
      `query ($id: ID!) { accounting { payment(id: $id) { ${selection} } } }`,
      { id: paymentIdOf(person(1)) },
    );
    expect(errors).toEqual([]);
    expect(data).toMatchObject({ accounting: { payment: expected() } });
  });

  it("has its warnings and its validation errors as objects with a message each (D3-066)", async () => {
    const payments = accountingTables(tributary.families.store.scope("accounting")).payments.all();
    for (const member of ["Warnings", "ValidationErrors"] as const) {
      const { wire } = payments.find(({ wire }) => wire[member]) ?? expect.fail(`no payment has ${member}`);
      const messages = (all?: readonly { readonly Message: string }[]) =>
        all?.map(({ Message: message }) => ({ message })) ?? null;
      const { data, errors } = await tributary.ask(
        "query ($id: ID!) { accounting { payment(id: $id) { warnings { message } validationErrors { message } } } }",
        { id: wire.PaymentID },
      );
      expect(errors).toEqual([]);
      expect(data).toEqual({
        accounting: {
          payment: { warnings: messages(wire.Warnings), validationErrors: messages(wire.ValidationErrors) },
        },
      });
    }
  });

  it("belongs to its tenant: one id is two payments, and neither is read again from the other tenant (D3-051)", async () => {
    const { data, calls } = await tributary.ask(PaymentOfTwoTenantsDocument, {
      id: PAYMENT_IN_BOTH,
      tenantId: OTHER_TENANT.toUpperCase(),
    });
    expect(data).toMatchObject({
      mine: { payment: { amount: { amount: "100.00" } } },
      theirs: { payment: { amount: { amount: "200.00" } } },
    });
    expect(calls.map(({ headers }) => headers[TENANT])).toEqual([undefined, OTHER_TENANT]);
    const { id } = data.theirs.payment;
    expect(id).toBe(`AccountingPayment:${OTHER_TENANT}:${PAYMENT_IN_BOTH}`);
    for (const again of [
      "query ($id: ID!) { found: payment(id: $id) { id amount { amount } } }",
      "query ($id: ID!) { found: node(id: $id) { id ... on AccountingPayment { amount { amount } } } }",
    ])
      expect(await tributary.data(again, { id })).toEqual({ found: { id, amount: { amount: "200.00" } } });
  });

  it("belongs to the configured tenant if none is named, and its id has that tenant (D3-051)", async () => {
    await using configured = await startTributary({
      settings: { accounting: { scope: { [TENANT]: OTHER_TENANT } } },
    });
    const { data, calls } = await configured.ask(query, { id: PAYMENT_IN_BOTH });
    const id = `AccountingPayment:${OTHER_TENANT}:${PAYMENT_IN_BOTH}`;
    expect(data).toMatchObject({ accounting: { payment: { id, amount: { amount: "200.00" } } } });
    expect(calls[0]?.headers[TENANT]).toBe(OTHER_TENANT);
    const named = await configured.ask(query, { id: PAYMENT_IN_BOTH, tenantId: DEFAULT_TENANT });
    expect(named.data).toMatchObject({ accounting: { payment: { amount: { amount: "100.00" } } } });
  });

  it("is null if it does not exist, also as a node", async () => {
    expect(await tributary.data(query, { id: MISSING })).toEqual({ accounting: { payment: null } });
    const ids = [`AccountingPayment:${MISSING}`, `AccountingPayment:${paymentIdOf(person(0))}`];
    const { data, calls } = await tributary.ask(
      "query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on AccountingPayment { reference } } }",
      { ids },
    );
    expect(data).toEqual({ nodes: [null, { id: ids[1], reference: expect.any(String) }] });
    expect(operationsOf(calls)).toEqual(["accounting.getPayment", "accounting.getPayment"]);
  });

  it("of a tenant without permission is an error, not null", async () => {
    const { data, errors } = await tributary.ask(query, { id: MISSING, tenantId: MISSING });
    expect(data).toEqual({ accounting: { payment: null } });
    expect(errors[0]?.extensions).toMatchObject({ code: "FORBIDDEN", family: "accounting", status: 403 });
  });

  it.each([
    { id: "BankPayment:1" },
    { id: "AccountingPayment:a:b:c" },
    { id: "AccountingPayment:%zz" },
    { id: "a/b" },
    { id: ".." },
    { id: " " },
    { id: MISSING, tenantId: " " },
    { id: MISSING, tenantId: "a\r\nb" },
    { id: `AccountingPayment:${OTHER_TENANT}:${MISSING}`, tenantId: DEFAULT_TENANT },
  ])("is not requested with %j (D3-003)", async (variables) => {
    const { errors, calls } = await tributary.ask(query, variables);
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT" });
    expect(calls).toEqual([]);
  });

  it("is never listed: no field lists payments (D3-081)", async () => {
    const { errors, calls } = await tributary.ask("{ accounting { payments { nodes { id } } } }");
    expect(errors).toHaveLength(1);
    expect(calls).toEqual([]);
  });
});

describe("creating payments", () => {
  const aPayment = (changes: object = {}) => ({
    amount: "12.50",
    account: { code: accountCodes[0] },
    invoice: { invoiceNumber: invoiceNumberOf(person(0)) },
    ...changes,
  });
  const create = (input: object, at: Tributary = tributary) =>
    at.ask(CreateAccountingPaymentsDocument, { input });

  it("spells the input as accounting does, exact to the last digit (D3-056, D3-061, D3-063)", async () => {
    const { data, calls } = await create({
      payments: [
        aPayment({
          amount: "1234567890.123",
          bankAmount: "0.10",
          currencyRate: "1.000000001",
          date: "2026-10-31",
          reference: "R1",
          reconciled: true,
          details: null,
          creditNote: {
            creditNoteId: "C",
            allocations: [{ date: "2026-01-01", amount: "1.10", invoice: { invoiceId: "I" } }],
          },
        }),
      ],
      idempotencyKey: "exact",
    });
    expect(operationsOf(calls)).toEqual(["accounting.createPayments"]);
    expect(calls[0]?.query).toEqual({ summarizeErrors: "false" });
    expect(calls[0]?.headers).toMatchObject({
      "idempotency-key": "exact",
      "content-type": "application/json",
    });
    expect(JSON.parse(calls[0]?.body ?? "")).toEqual({
      Payments: [
        {
          Amount: 1234567890.123,
          BankAmount: 0.1,
          CurrencyRate: 1.000000001,
          Date: "2026-10-31",
          Reference: "R1",
          IsReconciled: true,
          Account: { Code: accountCodes[0] },
          Invoice: { InvoiceNumber: invoiceNumberOf(person(0)) },
          CreditNote: {
            CreditNoteID: "C",
            Allocations: [{ Date: "2026-01-01", Amount: 1.1, Invoice: { InvoiceID: "I" } }],
          },
        },
      ],
    });
    const { results, userErrors } = data.createAccountingPayments;
    expect(userErrors).toEqual([]);
    expect(results).toMatchObject([
      { payment: { amount: { amount: "1234567890.123" }, date: "2026-10-31" }, userErrors: [] },
    ]);
    const { id } = results[0]?.payment ?? {};
    expect(await tributary.data("query ($id: ID!) { payment(id: $id) { id description } }", { id })).toEqual({
      payment: { id, description: "R1" },
    });
  });

  it("gives created and refused payments side by side, in the order given (D3-060, D3-066)", async () => {
    const { data, errors } = await create({
      payments: [
        aPayment({ amount: "0", account: {} }),
        aPayment({ reference: "kept" }),
        aPayment({ invoice: { invoiceNumber: "none" } }),
      ],
    });
    expect(errors).toEqual([]);
    const reason = (message: string) => ({ field: null, message, code: "BAD_USER_INPUT" });
    expect(data.createAccountingPayments).toMatchObject({
      userErrors: [],
      results: [
        {
          payment: null,
          userErrors: [
            reason("Amount must be greater than zero"),
            reason("Account is required: give its AccountID or Code"),
          ],
        },
        { payment: { reference: "kept", amount: { amount: "12.50" } }, userErrors: [] },
        { payment: null, userErrors: [reason("Invoice could not be found")] },
      ],
    });
  });

  it("are the only thing that takes `summarizeErrors`, a boolean that may be absent (D3-059)", async () => {
    const takers: string[] = [];
    for (const type of Object.values(apiSchema.getTypeMap()))
      if (isInputObjectType(type) && type.getFields()["summarizeErrors"]) takers.push(type.name);
      else if (isObjectType(type))
        for (const { name, args } of Object.values(type.getFields()))
          if (args.some((argument) => argument.name === "summarizeErrors"))
            takers.push(`${type.name}.${name}`);
    expect(takers).toEqual(["CreateAccountingPaymentsInput"]);
    for (const [given, sent] of [
      [undefined, "false"],
      [false, "false"],
      [true, "true"],
    ] as const) {
      const { errors, calls } = await create({
        payments: [aPayment()],
        ...(given !== undefined && { summarizeErrors: given }),
      });
      expect(errors).toEqual([]);
      expect(calls.map(({ query }) => query)).toEqual([{ summarizeErrors: sent }]);
    }
    const { errors, calls } = await create({ payments: [aPayment()], summarizeErrors: "yes" });
    expect([errors[0]?.extensions["code"], calls]).toEqual(["BAD_USER_INPUT", []]);
  });

  it("refuses all payments for one refusal if errors are to be summed up (D3-058, D3-059)", async () => {
    const { data, errors, calls } = await create({
      payments: [aPayment(), aPayment({ amount: "0" })],
      summarizeErrors: true,
    });
    expect(errors).toEqual([]);
    expect(calls[0]?.query).toEqual({ summarizeErrors: "true" });
    expect(data.createAccountingPayments).toMatchObject({
      results: null,
      userErrors: [
        { code: "BAD_USER_INPUT", message: expect.stringContaining("Amount must be greater than zero") },
      ],
    });
  });

  it("repeated with the same key creates nothing twice (D3-053, D3-055)", async () => {
    const input = { payments: [aPayment()], idempotencyKey: "k".repeat(128) };
    const [first, second] = [await create(input), await create(input)];
    expect(second.data).toEqual(first.data);
    expect(first.data.createAccountingPayments.results[0]?.payment?.id).toMatch(/^AccountingPayment:/);
    const other = await create({ ...input, payments: [aPayment({ reference: "another" })] });
    expect(other.data.createAccountingPayments).toMatchObject({
      results: null,
      userErrors: [{ code: "BAD_USER_INPUT" }],
    });
  });

  it("makes a key if none is given, a new one each time (D3-053)", async () => {
    const [first, second] = [
      await create({ payments: [aPayment()] }),
      await create({ payments: [aPayment()] }),
    ];
    const keys = [first, second].map(({ data }) => data.createAccountingPayments.idempotencyKey);
    expect(keys[0]).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(keys).toEqual([first, second].map(({ calls }) => calls[0]?.headers["idempotency-key"]));
    expect(keys[0]).not.toBe(keys[1]);
  });

  it("tries again with the same key if accounting was unavailable (D3-053)", async () => {
    await using own = await startTributary({ families: { faults: "accounting=status:503" } });
    const before = own.families.calls.length;
    const answer = create({ payments: [aPayment({ reference: "once" })] }, own);
    while (own.families.calls.length === before) await sleep(1);
    own.families.setFaults("");
    const { data, calls, report } = await answer;
    expect(data.createAccountingPayments.results).toMatchObject([{ payment: { reference: "once" } }]);
    expect(calls.at(-1)?.status).toBe(200);
    expect(new Set(calls.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
    expect(report.families[0]?.retries).toBe(calls.length - 1);
    expect(calls.length).toBeGreaterThan(1);
  });

  it("sends them to the named tenant, and reads its payments from there again (D3-051)", async () => {
    const { data, calls } = await create({ payments: [aPayment()], tenantId: OTHER_TENANT });
    expect(calls[0]?.headers[TENANT]).toBe(OTHER_TENANT);
    const { id = "" } = data.createAccountingPayments.results[0]?.payment ?? {};
    expect(id).toContain(`AccountingPayment:${OTHER_TENANT}:`);
    expect(await tributary.data("query ($id: ID!) { node(id: $id) { id } }", { id })).toEqual({
      node: { id },
    });
  });

  it.each([
    ["a key of 129 characters (D3-054)", { idempotencyKey: "k".repeat(129) }],
    ["a blank key", { idempotencyKey: "" }],
    ["a key that would break the header", { idempotencyKey: "a\r\nb: c" }],
    ["no payments (D3-057)", { payments: [] }],
    ["an amount with more digits than JSON carries", { payments: [{ amount: "12345678901234567.89" }] }],
    ["an amount that is none", { payments: [{ amount: "12,50" }] }],
    [
      "an allocation without its amount (D3-067)",
      { payments: [{ creditNote: { allocations: [{ date: "2026-01-01", invoice: {} }] } }] },
    ],
    ["a blank tenant", { tenantId: "" }],
  ])("is refused for %s before any call", async (_, wrong) => {
    const { errors, calls } = await create({ payments: [aPayment()], ...wrong });
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT" });
    expect(calls).toEqual([]);
  });
});

describe("inputs for the wire", () => {
  it("compile only with members of the wire, and leave out null", () => {
    expect(
      toWire(NewPayment, { amount: "010.50", batchPayment: { batchPaymentId: "B", reference: null } }),
    ).toEqual({
      Amount: 10.5,
      BatchPayment: { BatchPaymentID: "B" },
    });
    // @ts-expect-error the wire has no such member
    expect(() => toWire(NewPayment, { amounts: "1" })).toThrow("no member");
    // @ts-expect-error a reference is text
    expect(toWire(NewPayment, { reference: 1 })).toEqual({ Reference: 1 });
  });
});
