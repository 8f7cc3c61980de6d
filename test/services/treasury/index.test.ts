import { Check } from "typebox/value";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { renderForm, renderQuery } from "#contracts/kit/wire.ts";
import { type OutboundPayment, outboundPaymentStatuses, treasury } from "#contracts/treasury/index.ts";
import type { Person } from "#services/demo/company.ts";
import {
  customerIdOf,
  hasClosedMethod,
  hasNoCustomer,
  MAIN_ACCOUNT,
  methodIdOf,
  paymentIdOf,
  SECOND_ACCOUNT,
} from "#services/treasury/seed/index.ts";
import { bearerOf, startFamilies, type TestFamilies } from "#test/kit/families.ts";
import { written } from "./client.ts";

let families: TestFamilies;
beforeAll(async () => {
  families = await startFamilies();
});
afterAll(async () => {
  await families.close();
  expect(families.bugs).toEqual([]);
});

const PATH = "/v1/treasury/outbound_payments";
const FORM = "application/x-www-form-urlencoded";
const { listOutboundPayments, createOutboundPayment, getOutboundPayment } = treasury.bound;

interface Page {
  object: "list";
  data: OutboundPayment[];
  has_more: boolean;
}

async function ask<T>(path: string, init: RequestInit = {}): Promise<{ status: number; body: T }> {
  const headers = { ...bearerOf("treasury"), ...(init.headers as Record<string, string>) };
  const response = await fetch(families.baseUrl("treasury") + path, { ...init, headers });
  return { status: response.status, body: (await response.json()) as T };
}

async function list(query: Record<string, unknown> = {}): Promise<Page> {
  const search = renderQuery(listOutboundPayments.query, { financial_account: MAIN_ACCOUNT, ...query });
  const { status, body } = await ask<Page>(PATH + search);
  expect([search, status, body]).toEqual([search, 200, body]);
  return body;
}

/** Every payment of an account, page by page. */
async function walk(financial_account = MAIN_ACCOUNT): Promise<OutboundPayment[]> {
  const rows: OutboundPayment[] = [];
  for (let page = await list({ financial_account, limit: 100 }); ; ) {
    rows.push(...page.data);
    if (!page.has_more) return rows;
    page = await list({ financial_account, limit: 100, starting_after: rows.at(-1)?.id });
  }
}

async function refusal(path: string, init?: RequestInit) {
  const { status, body } = await ask<{ error: { type: string } }>(path, init);
  return { status, type: body.error.type, ...treasury.errors.read(body) };
}

const send = (body: string, contentType = FORM): RequestInit => ({
  method: "POST",
  headers: { "content-type": contentType },
  body,
});
const create = async (body: unknown) => {
  const { status, body: payment } = await ask<OutboundPayment>(PATH, send(renderForm(body)));
  expect([status, payment]).toEqual([200, payment]);
  return payment;
};
const aPayment = (changes: object = {}) => ({
  amount: 1250,
  currency: "usd",
  financial_account: SECOND_ACCOUNT,
  ...changes,
});

function person(index: number): Person {
  const found = families.company.people[index];
  if (!found) throw new Error(`nobody has index ${index}`);
  return found;
}
const idsOf = (rows: readonly OutboundPayment[]) => rows.map((row) => row.id);

describe("the list of outbound payments", () => {
  it("needs a financial account that there is (D3-219)", async () => {
    expect(await refusal(PATH)).toMatchObject({
      status: 400,
      type: "invalid_request_error",
      field: "financial_account",
    });
    expect(await refusal(`${PATH}?financial_account=fa_none`)).toEqual({
      status: 400,
      type: "invalid_request_error",
      code: "resource_missing",
      field: "financial_account",
      message: "No such financial_account: fa_none",
      isOwnForm: true,
    });
    for (const account of [MAIN_ACCOUNT, SECOND_ACCOUNT]) {
      const rows = await walk(account);
      expect(rows.length).toBeGreaterThan(10);
      expect(new Set(rows.map((row) => row.financial_account))).toEqual(new Set([account]));
    }
  });

  it("comes newest first", async () => {
    const rows = await walk();
    expect(rows).toEqual([...rows].sort((a, b) => Date.parse(b.created) - Date.parse(a.created)));
  });

  it("gives 10 rows unless asked (D3-221)", async () => {
    const page = await list();
    expect([page.object, page.data.length, page.has_more]).toEqual(["list", 10, true]);
  });

  it("goes on after starting_after, without gaps or overlaps (D3-222)", async () => {
    const first = await list({ limit: 7 });
    const second = await list({ limit: 7, starting_after: first.data.at(-1)?.id });
    expect([...first.data, ...second.data]).toEqual((await list({ limit: 14 })).data);
    const all = idsOf(await walk());
    expect(new Set(all).size).toBe(all.length);
  });

  it("goes back from ending_before, and says whether more lies before (D3-223)", async () => {
    const all = await walk();
    const back = await list({ limit: 5, ending_before: all[12]?.id });
    expect([idsOf(back.data), back.has_more]).toEqual([idsOf(all.slice(7, 12)), true]);
    const start = await list({ limit: 5, ending_before: all[3]?.id });
    expect([idsOf(start.data), start.has_more]).toEqual([idsOf(all.slice(0, 3)), false]);
  });

  it("refuses both cursors together and unknown ones (D3-267)", async () => {
    const [a, b] = (await list()).data;
    const base = `${PATH}?financial_account=${MAIN_ACCOUNT}`;
    expect(await refusal(`${base}&starting_after=${a?.id}&ending_before=${b?.id}`)).toMatchObject({
      status: 400,
      field: "ending_before",
    });
    expect(await refusal(`${base}&starting_after=obp_none`)).toMatchObject({
      status: 400,
      field: "starting_after",
    });
  });

  it.each(outboundPaymentStatuses)("is narrowed to the status %s (D3-225, D3-227)", async (status) => {
    const rows = (await walk()).filter((row) => row.status === status);
    expect(idsOf((await list({ status, limit: 100 })).data)).toEqual(idsOf(rows.slice(0, 100)));
    expect(rows.length).toBeGreaterThan(0);
  });

  it("is narrowed by an interval of creation, with and without its ends (D3-229, D3-266)", async () => {
    const all = await walk();
    const at = (row: OutboundPayment | undefined) => Date.parse(row?.created ?? "") / 1000;
    const [from, to] = [at(all[60]), at(all[20])];
    const idsIn = (holds: (second: number) => boolean) => idsOf(all.filter((row) => holds(at(row))));
    expect(idsOf((await list({ limit: 100, created: { gte: from, lte: to } })).data)).toEqual(
      idsIn((second) => second >= from && second <= to),
    );
    expect(idsOf((await list({ limit: 100, created: { gt: from, lt: to } })).data)).toEqual(
      idsIn((second) => second > from && second < to),
    );
    const sent = families.calls.at(-1);
    expect(sent?.query).toMatchObject({ "created[gt]": String(from), "created[lt]": String(to) });
    expect(await refusal(`${PATH}?financial_account=${MAIN_ACCOUNT}&created[gte]=today`)).toMatchObject({
      status: 400,
      field: "created[gte]",
    });
  });

  it("is narrowed to a customer (D3-229)", async () => {
    const customer = customerIdOf(person(0));
    const rows = (await walk()).filter((row) => row.customer === customer);
    expect((await list({ customer, limit: 100 })).data).toEqual(rows);
    expect(rows.length).toBeGreaterThan(0);
    expect(await refusal(`${PATH}?financial_account=${MAIN_ACCOUNT}&customer=cus_none`)).toMatchObject({
      status: 400,
      code: "resource_missing",
    });
  });

  it("holds the customers themselves where expand names them (D3-224)", async () => {
    const customer = customerIdOf(person(0));
    const { data } = await list({ customer, expand: ["data.customer"] });
    for (const row of data)
      expect(row.customer).toEqual({
        id: customer,
        object: "customer",
        name: person(0).displayName,
        email: person(0).email,
      });
    expect(new URLSearchParams(families.calls.at(-1)?.query).get("expand[]")).toBe("data.customer");
    const path = `${PATH}?financial_account=${MAIN_ACCOUNT}&expand[]=secrets`;
    expect(await refusal(path)).toMatchObject({ status: 400, field: "expand" });
  });

  it("is described row by row by the contract, with a value of every kind somewhere (D3-263)", async () => {
    const rows = await walk();
    const schema = listOutboundPayments.spec.page?.schema ?? {};
    expect(Check(schema, { object: "list", data: rows, has_more: false, url: PATH })).toBe(true);
    expect([...new Set(rows.map((row) => row.currency))].sort()).toEqual(["eur", "jpy", "kwd", "usd"]);
    expect(rows.some((row) => row.customer === null)).toBe(true);
    const details = rows.map((row) => row.destination_payment_method_details);
    expect(new Set(details.map((each) => each?.type))).toEqual(
      new Set(["us_bank_account", "financial_account"]),
    );
    expect(rows.some((row) => Object.keys(row.metadata).length > 0)).toBe(true);
  });
});

describe("an outbound payment", () => {
  it("is read by id, with its customer's id and the addressee's details (D3-263, D3-268)", async () => {
    const path = getOutboundPayment.template.render({ id: paymentIdOf(person(0)) });
    const { status, body } = await ask<OutboundPayment>(path);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: paymentIdOf(person(0)),
      object: "treasury.outbound_payment",
      financial_account: MAIN_ACCOUNT,
      destination_payment_method_details: {
        billing_details: { name: person(0).displayName, email: person(0).email },
      },
    });
    expect(getOutboundPayment.query).toEqual({});
  });

  it("is 404 when there is none, in the default error response (D3-218, D3-326)", async () => {
    expect(await ask(`${PATH}/obp_none`)).toEqual({
      status: 404,
      body: {
        error: {
          type: "invalid_request_error",
          code: "resource_missing",
          message: "No such outbound payment: obp_none",
          param: "id",
        },
      },
    });
  });

  it("lies below /v1/treasury, as every path does (D3-261)", async () => {
    for (const op of Object.values(treasury.bound)) expect(op.template.template).toMatch(/^\/v1\/treasury\//);
    expect((await ask(`/treasury/outbound_payments/${paymentIdOf(person(0))}`)).status).toBe(404);
  });
});

describe("creating an outbound payment", () => {
  it("takes a form with the three required fields and answers 200, not 201 (D3-216, D3-217, D3-249)", async () => {
    const created = await create(aPayment({ currency: "USD" }));
    expect(created).toEqual({
      id: expect.stringMatching(/^obp_[0-9a-f]{24}$/),
      object: "treasury.outbound_payment",
      amount: 1250,
      currency: "usd",
      status: "processing",
      cancelable: true,
      financial_account: SECOND_ACCOUNT,
      customer: null,
      description: null,
      statement_descriptor: "TRIBUTARY",
      created: written(families.clock.now()),
      expected_arrival_date: written(families.clock.now() + 86_400_000),
      end_user_details: null,
      destination_payment_method: null,
      destination_payment_method_details: null,
      failure_details: null,
      returned_details: null,
      status_transitions: { posted_at: null, failed_at: null, returned_at: null, canceled_at: null },
      metadata: {},
    });
    expect((await ask(`${PATH}/${created.id}`)).body).toEqual(created);
    expect(idsOf((await list({ financial_account: SECOND_ACCOUNT })).data)).toContain(created.id);
  });

  it("does not take JSON (D3-216)", async () => {
    const init = send(JSON.stringify(aPayment()), "application/json");
    expect((await refusal(PATH, init)).status).toBe(415);
  });

  it.each([
    ["amount", "1.5"],
    ["amount", "0"],
    ["amount", "-5"],
    ["amount", ""],
    ["amount", "ten"],
    ["currency", "dollars"],
    ["financial_account", "fa_none"],
    ["customer", "cus_none"],
  ])("refuses the %s %j (D3-258)", async (field, value) => {
    const before = (await walk(SECOND_ACCOUNT)).length;
    expect(await refusal(PATH, send(renderForm(aPayment({ [field]: value }))))).toMatchObject({
      status: 400,
      field,
    });
    expect(await walk(SECOND_ACCOUNT)).toHaveLength(before);
  });

  it.each([
    ["customer", () => customerIdOf(person(0))],
    ["description", () => "Two & two = four, 100%"],
    ["statement_descriptor", () => "EXPENSES"],
    ["destination_payment_method", () => "pm_1"],
  ])("takes %s as text (D3-250)", async (field, value) => {
    expect(await create(aPayment({ [field]: value() }))).toMatchObject({ [field]: value() });
  });

  it("takes end_user_details with present, and an address only beside it (D3-251)", async () => {
    const ip_address = "192.0.2.7";
    expect((await create(aPayment({ end_user_details: { present: false } }))).end_user_details).toEqual({
      present: false,
      ip_address: null,
    });
    const both = await create(aPayment({ end_user_details: { present: true, ip_address } }));
    expect(both.end_user_details).toEqual({ present: true, ip_address });
    for (const end_user_details of [{ ip_address }, { present: "perhaps", ip_address }])
      expect(await refusal(PATH, send(renderForm(aPayment({ end_user_details }))))).toMatchObject({
        status: 400,
        field: "end_user_details[present]",
      });
  });

  it("takes a destination's data in brackets, and tells of an account its last digits only (D3-253, D3-254, D3-266)", async () => {
    const created = await create(
      aPayment({
        destination_payment_method_data: {
          type: "us_bank_account",
          billing_details: {
            name: person(1).displayName,
            email: person(1).email,
            phone: person(1).phone,
            address: { line1: person(1).street, city: person(1).city, country: person(1).country },
          },
          us_bank_account: {
            account_type: "checking",
            account_number: "000123456789",
            routing_number: "110000000",
            account_holder_type: "individual",
            financial_connections_account: "fca_1",
          },
          metadata: { a: "b" },
        },
        destination_payment_method_options: { us_bank_account: { network: "us_domestic_wire" } },
        metadata: { "order id": "7", empty: "", 0: "zero" },
      }),
    );
    expect(created.destination_payment_method_details).toEqual({
      type: "us_bank_account",
      billing_details: {
        name: person(1).displayName,
        email: person(1).email,
        phone: person(1).phone,
        address: { line1: person(1).street, city: person(1).city, country: person(1).country },
      },
      us_bank_account: {
        account_type: "checking",
        account_holder_type: "individual",
        routing_number: "110000000",
        last4: "6789",
        network: "us_domestic_wire",
      },
    });
    expect(created.metadata).toEqual({ "order id": "7", empty: "", 0: "zero" });
    expect(JSON.stringify(created)).not.toContain("000123456789");
    const internal = { type: "financial_account", financial_account: MAIN_ACCOUNT };
    const inside = await create(aPayment({ destination_payment_method_data: internal }));
    expect(inside.destination_payment_method_details?.financial_account).toEqual({ id: MAIN_ACCOUNT });
  });

  it("takes members that are named by numbers, and lists by their places (D3-266)", async () => {
    expect((await create(aPayment({ metadata: { 0: "zero" } }))).metadata).toEqual({ 0: "zero" });
    for (const name of ["expand", "expand[]", "expand[0]"]) {
      const body = `${renderForm(aPayment({ customer: customerIdOf(person(3)) }))}&${name}=customer`;
      const { body: created } = await ask<OutboundPayment>(PATH, send(body));
      expect([name, created.customer]).toMatchObject([name, { email: person(3).email }]);
    }
  });

  it("needs the type of a destination's data (D3-252)", async () => {
    const destination_payment_method_data = { us_bank_account: { account_number: "1" } };
    expect(
      await refusal(PATH, send(renderForm(aPayment({ destination_payment_method_data })))),
    ).toMatchObject({ status: 400, field: "destination_payment_method_data[type]" });
  });

  it("refuses a destination given in both ways", async () => {
    const body = aPayment({
      destination_payment_method: "pm_1",
      destination_payment_method_data: { type: "us_bank_account" },
    });
    expect((await refusal(PATH, send(renderForm(body)))).field).toBe("destination_payment_method_data");
  });

  it("expands the customer in the answer when asked", async () => {
    const created = await create(aPayment({ customer: customerIdOf(person(2)), expand: ["customer"] }));
    expect(created.customer).toMatchObject({ email: person(2).email });
    expect((await ask<OutboundPayment>(`${PATH}/${created.id}`)).body.customer).toBe(customerIdOf(person(2)));
  });

  it("posts a payment on its day of arrival (D3-262)", async () => {
    const { id } = await create(aPayment());
    const status = async () => (await ask<OutboundPayment>(`${PATH}/${id}`)).body.status;
    families.clock.advance(86_400_000 - 1);
    expect(await status()).toBe("processing");
    families.clock.advance(1);
    expect(await status()).toBe("posted");
  });

  it("fails one that the account does not hold on its day of arrival, and takes nothing (D3-262)", async () => {
    const { id } = await create(aPayment({ amount: 9_000_000_000_000 }));
    families.clock.advance(86_400_000);
    expect((await ask(`${PATH}/${id}`)).body).toMatchObject({
      status: "failed",
      failure_details: { code: "insufficient_funds" },
      status_transitions: { failed_at: written(families.clock.now()), posted_at: null },
    });
  });

  it("sends back what goes to a bank account that is closed, a day after it was posted (D3-262)", async () => {
    const closed = families.company.people.find(hasClosedMethod);
    const method = closed && methodIdOf(closed);
    const { id, destination_payment_method_details: details } = await create(
      aPayment({ destination_payment_method: method }),
    );
    expect(details?.billing_details.email).toBe(closed?.email);
    families.clock.advance(86_400_000);
    expect((await ask(`${PATH}/${id}`)).body).toMatchObject({ status: "posted", cancelable: false });
    families.clock.advance(86_400_000);
    expect((await ask(`${PATH}/${id}`)).body).toMatchObject({
      status: "returned",
      returned_details: { code: "account_closed" },
      status_transitions: { returned_at: written(families.clock.now()) },
    });
  });

  it("is a write that nothing makes safe to repeat", () => {
    expect([createOutboundPayment.read, createOutboundPayment.spec.idempotencyKey]).toEqual([
      false,
      undefined,
    ]);
  });
});

describe("canceling an outbound payment", () => {
  const cancel = (id: string) => ask<OutboundPayment>(`${PATH}/${id}/cancel`, { method: "POST" });

  it("needs no body, and calls off one that is under way: it is not posted (D3-259, D3-264)", async () => {
    const { id } = await create(aPayment());
    const { status, body } = await cancel(id);
    expect([status, body.status, body.cancelable]).toEqual([200, "canceled", false]);
    expect(body.status_transitions.canceled_at).toBe(written(families.clock.now()));
    families.clock.advance(2 * 86_400_000);
    expect((await ask(`${PATH}/${id}`)).body).toEqual(body);
  });

  it.each(["posted", "failed", "returned", "canceled"] as const)(
    "is refused with 409 once it is %s, and changes nothing (D3-262)",
    async (status) => {
      const payment = (await walk()).find((row) => row.status === status);
      expect(payment?.cancelable).toBe(false);
      const path = `${PATH}/${payment?.id}`;
      expect(await refusal(`${path}/cancel`, { method: "POST" })).toMatchObject({
        status: 409,
        code: "not_cancelable",
      });
      expect((await ask(path)).body).toEqual(payment);
    },
  );
});

it("nearly everyone is paid something, and a few are not known at all", async () => {
  const paid = families.company.people.filter((who) => !hasNoCustomer(who));
  expect(families.company.people.length - paid.length).toBeGreaterThan(0);
  for (const who of paid.slice(0, 30)) expect((await ask(`${PATH}/${paymentIdOf(who)}`)).status).toBe(200);
});
