import { describe, expect, it } from "vitest";
import { renderForm, renderQuery } from "#contracts/kit/wire.ts";
import { type OutboundPayment, treasury } from "#contracts/treasury/index.ts";
import {
  customerIdOf,
  hasNoCustomer,
  MAIN_ACCOUNT,
  paymentIdOf,
  SECOND_ACCOUNT,
} from "#services/demo/things/treasury.ts";
import { bearerOf, sharedFamilies } from "#test/kit/families.ts";
import { timeText } from "./client.ts";

const families = await sharedFamilies();

const PATH = "/v1/treasury/outbound_payments";
const FORM = "application/x-www-form-urlencoded";
const { listOutboundPayments, getOutboundPayment } = treasury.bound;

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

/** All payments of an account, from all pages. */
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

const { person } = families;
const idsOf = (rows: readonly OutboundPayment[]) => rows.map((row) => row.id);

describe("the list of outbound payments", () => {
  it("is narrowed by an interval of creation, with and without its ends, and to a known customer alone (D3-229, D3-266)", async () => {
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
    expect(await refusal(`${PATH}?financial_account=${MAIN_ACCOUNT}&customer=cus_none`)).toMatchObject({
      status: 400,
      code: "resource_missing",
    });
  });
});

describe("an outbound payment", () => {
  it("lies below /v1/treasury, as every path does, and takes no queries (D3-261, D3-268)", async () => {
    expect(getOutboundPayment.query).toEqual({});
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
      created: timeText(families.clock.now()),
      expected_arrival_date: timeText(families.clock.now() + 86_400_000),
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

  it("takes end_user_details with present, and an address beside it (D3-251)", async () => {
    const ip_address = "192.0.2.7";
    expect((await create(aPayment({ end_user_details: { present: false } }))).end_user_details).toEqual({
      present: false,
      ip_address: null,
    });
    const both = await create(aPayment({ end_user_details: { present: true, ip_address } }));
    expect(both.end_user_details).toEqual({ present: true, ip_address });
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

  it("posts a payment on its day of arrival (D3-262)", async () => {
    const { id } = await create(aPayment());
    const status = async () => (await ask<OutboundPayment>(`${PATH}/${id}`)).body.status;
    families.clock.advance(86_400_000 - 1);
    expect(await status()).toBe("processing");
    families.clock.advance(1);
    expect(await status()).toBe("posted");
  });
});

describe("canceling an outbound payment", () => {
  const cancel = (id: string) => ask<OutboundPayment>(`${PATH}/${id}/cancel`, { method: "POST" });

  it("needs no body, and calls off one that is under way: it is not posted (D3-259, D3-264)", async () => {
    const { id } = await create(aPayment());
    const { status, body } = await cancel(id);
    expect([status, body.status, body.cancelable]).toEqual([200, "canceled", false]);
    expect(body.status_transitions.canceled_at).toBe(timeText(families.clock.now()));
    families.clock.advance(2 * 86_400_000);
    expect((await ask(`${PATH}/${id}`)).body).toEqual(body);
  });
});

it("nearly everyone is paid something, and a few are not known at all", async () => {
  const paid = families.company.people.filter((who) => !hasNoCustomer(who));
  expect(families.company.people.length - paid.length).toBeGreaterThan(0);
  for (const who of paid.slice(0, 30)) expect((await ask(`${PATH}/${paymentIdOf(who)}`)).status).toBe(200);
});
