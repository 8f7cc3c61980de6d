import { Check } from "typebox/value";
import { describe, expect, it } from "vitest";
import { renderForm } from "#contracts/kit/wire.ts";
import { InboundTransfer, OutboundPayment, OutboundTransfer, treasury } from "#contracts/treasury/index.ts";
import {
  CLOSED_ACCOUNT,
  customerIdOf,
  hasClosedMethod,
  MAIN_ACCOUNT,
  methodIdOf,
  SECOND_ACCOUNT,
} from "#services/demo/things/treasury.ts";
import { sharedFamilies } from "#test/kit/families.ts";
import { ACCOUNTS, INBOUND, type List, OUTBOUND, PAYMENTS, timeText, treasuryClient } from "./client.ts";

const DAY = 86_400_000;

const families = await sharedFamilies();
const client = treasuryClient(families);

type Row = InboundTransfer | OutboundTransfer | OutboundPayment;
const of = (path: string, account = MAIN_ACCOUNT) => `${path}?financial_account=${account}`;
const list = (path: string, query = "") => client.get<List<Row>>(of(path) + query);
const inMs = (ms = 0) => timeText(families.clock.now() + ms);
/** The members that a new movement needs. */
const needed = (path: string, changes: object = {}) => ({
  amount: 2_500,
  currency: "USD",
  financial_account: SECOND_ACCOUNT,
  ...(path === INBOUND && { origin_payment_method: "pm_1" }),
  ...changes,
});
const create = <T extends Row>(path: string, changes: object = {}) =>
  client.post<T>(path, needed(path, changes));
/** A row of the list, because no operation reads an outbound transfer. */
const stored = async (path: string, id: string, account = SECOND_ACCOUNT) =>
  (await client.every<Row>(of(path, account))).find((row) => row.id === id);
const inside = (financial_account: string) => ({
  destination_payment_method_data: { type: "financial_account", financial_account },
});

it("has paths below /v1/treasury, and reads without queries (D3-261, D3-268)", async () => {
  for (const { template } of Object.values(treasury.bound))
    expect(template.template).toMatch(/^\/v1\/treasury\//);
  for (const operation of ["getOutboundPayment", "getInboundTransfer"] as const)
    expect(treasury.bound[operation].query).toEqual({});
  expect((await client.call("/treasury/outbound_payments/obp_1")).status).toBe(404);
});

describe.each([
  [INBOUND, InboundTransfer, "ibt", "succeeded"],
  [OUTBOUND, OutboundTransfer, "obt", "posted"],
  [PAYMENTS, OutboundPayment, "obp", "posted"],
] as const)("%s", (path, schema, prefix, arrived) => {
  it("lists 10 rows without a limit, newest first (D3-221)", async () => {
    const { object, data, has_more } = await list(path);
    expect([object, has_more]).toEqual(["list", true]);
    expect(data).toEqual((await list(path, "&limit=100")).data.slice(0, 10));
  });

  it("refuses two cursors, and cursors that do not exist (D3-267)", async () => {
    const [first, second] = (await list(path)).data;
    const both = `&starting_after=${first?.id}&ending_before=${second?.id}`;
    expect(await client.refused(of(path) + both)).toMatchObject({ status: 400, field: "ending_before" });
    for (const name of ["starting_after", "ending_before"])
      expect(await client.refused(`${of(path)}&${name}=x_none`)).toMatchObject({ status: 400, field: name });
  });

  it.each([
    ["amount", "1.5"],
    ["amount", "0"],
    ["financial_account", "fa_none"],
  ])("refuses a new row with the %s %j (D3-258)", async (field, value) => {
    expect(await client.refused(path, needed(path, { [field]: value }))).toMatchObject({
      status: 400,
      field,
    });
  });

  it("creates a row of the required fields with 200, which moves money a day later (D3-217, D3-255, D3-262)", async () => {
    const created = await create(path);
    expect([Check(schema, created), created.id.slice(0, 4), created.created]).toEqual([
      true,
      `${prefix}_`,
      inMs(),
    ]);
    expect(created).toMatchObject({
      amount: 2_500,
      currency: "usd",
      status: "processing",
      description: null,
    });
    expect(await stored(path, created.id)).toEqual(created);
    const cash = async () => (await client.cashOf(SECOND_ACCOUNT))["usd"] ?? 0;
    const before = await cash();
    families.clock.advance(DAY - 1);
    expect((await stored(path, created.id))?.status).toBe("processing");
    families.clock.advance(1);
    expect(await stored(path, created.id)).toMatchObject({
      status: arrived,
      status_transitions: { [`${arrived}_at`]: inMs() },
    });
    expect(await cash()).toBe(before + (path === INBOUND ? 2_500 : -2_500));
  });

  it("moves no money of an account that is closed or restricted (D3-235)", async () => {
    const flow = path === INBOUND ? "inbound_flows" : "outbound_flows";
    const { id } = await client.open({ platform_restrictions: { [flow]: "restricted" } });
    for (const [financial_account, code] of [
      [CLOSED_ACCOUNT, "financial_account_closed"],
      [id, "financial_account_restricted"],
    ])
      expect(await client.refused(path, needed(path, { financial_account }))).toMatchObject({
        status: 409,
        code,
      });
  });
});

it.each([
  ["a status of outbound transfers (D3-226)", `${of(INBOUND)}&status=posted`, undefined, "status"],
  ["a status of inbound transfers (D3-228)", `${of(OUTBOUND)}&status=succeeded`, undefined, "status"],
  ["an unknown customer (D3-229)", `${of(PAYMENTS)}&customer=cus_none`, undefined, "customer"],
  ["an unknown destination (D3-257)", OUTBOUND, inside("fa_none"), undefined],
  ["a transfer to the same account (D3-257)", OUTBOUND, inside(SECOND_ACCOUNT), undefined],
])("refuses %s", async (_what, path, changes, field) => {
  const to = "destination_payment_method_data[financial_account]";
  expect(await client.refused(path, changes && needed(path, changes))).toMatchObject({
    status: 400,
    field: field ?? to,
  });
});

it("lists payments in an interval with and without its ends (D3-229)", async () => {
  const all = await client.every<OutboundPayment>(of(PAYMENTS));
  const at = (row: OutboundPayment | undefined) => Date.parse(row?.created ?? "") / 1000;
  const [from, to] = [at(all[60]), at(all[20])];
  for (const [query, lies] of [
    [`[gte]=${from}&created[lte]=${to}`, (second: number) => second >= from && second <= to],
    [`[gt]=${from}&created[lt]=${to}`, (second: number) => second > from && second < to],
  ] as const)
    expect((await list(PAYMENTS, `&limit=100&created${query}`)).data).toEqual(
      all.filter((row) => lies(at(row))),
    );
});

it("tells of a destination's account its last digits only (D3-253, D3-254)", async () => {
  const bank = { account_type: "checking", account_number: "000123456789", routing_number: "110000000" };
  const created = await create<OutboundPayment>(PAYMENTS, {
    destination_payment_method_data: { type: "us_bank_account", us_bank_account: bank },
    destination_payment_method_options: { us_bank_account: { network: "us_domestic_wire" } },
  });
  expect(created.destination_payment_method_details).toMatchObject({
    us_bank_account: { routing_number: "110000000", last4: "6789", network: "us_domestic_wire" },
  });
  expect(JSON.stringify(created)).not.toContain("000123456789");
});

it("takes members that are named by numbers, and lists by their places (D3-266)", async () => {
  const created = await create(PAYMENTS, { metadata: { 0: "zero", "order id": "7", empty: "" } });
  expect(created.metadata).toEqual({ 0: "zero", "order id": "7", empty: "" });
  const { email } = families.person(3);
  for (const name of ["expand", "expand[]", "expand[0]"]) {
    const form = renderForm(needed(PAYMENTS, { customer: customerIdOf(families.person(3)) }));
    const { body } = await client.call(PAYMENTS, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: `${form}&${name}=customer`,
    });
    expect([name, body]).toMatchObject([name, { customer: { email } }]);
  }
});

it.each([INBOUND, PAYMENTS])(
  "%s are canceled without a body, and move nothing (D3-259, D3-264)",
  async (path) => {
    const { id } = await client.open();
    const { id: row } = await create(path, { financial_account: id });
    const { status, body } = await client.call(`${path}/${row}/cancel`, { method: "POST" });
    const canceled = { status: "canceled", cancelable: false, status_transitions: { canceled_at: inMs() } };
    expect([status, body]).toMatchObject([200, canceled]);
    families.clock.advance(2 * DAY);
    expect(await client.get(`${path}/${row}`)).toEqual(body);
    expect(await client.cashOf(id)).toEqual({ usd: 0 });
  },
);

describe("money that cannot arrive (D3-262)", () => {
  it("is pending on an account until then, and does not come from a closed bank account", async () => {
    const owner = families.company.people.find(hasClosedMethod);
    const { id } = await client.open();
    const origin_payment_method = owner && methodIdOf(owner);
    const transfer = await create(INBOUND, { financial_account: id, origin_payment_method });
    const { balance } = await client.get<{ balance: object }>(`${ACCOUNTS}/${id}`);
    expect(balance).toMatchObject({ cash: { usd: 0 }, inbound_pending: { usd: 2_500 } });
    families.clock.advance(DAY);
    expect(await stored(INBOUND, transfer.id, id)).toMatchObject({
      status: "failed",
      failure_details: { code: "account_closed" },
      status_transitions: { failed_at: inMs() },
    });
    expect(await client.cashOf(id)).toEqual({ usd: 0 });
  });

  it("does not leave an account without funds, and is returned from a closed one", async () => {
    const { id: empty } = await client.open();
    const { id: failing } = await create(OUTBOUND, { financial_account: empty });
    const { id: returning } = await create(OUTBOUND, inside(CLOSED_ACCOUNT));
    families.clock.advance(DAY);
    expect(await stored(OUTBOUND, failing, empty)).toMatchObject({
      status: "failed",
      failure_details: { code: "insufficient_funds" },
    });
    const taken = (await client.cashOf(SECOND_ACCOUNT))["usd"] ?? 0;
    expect(await stored(OUTBOUND, returning)).toMatchObject({ status: "posted" });
    families.clock.advance(DAY);
    const returned = { status: "returned", returned_details: { code: "account_closed" } };
    expect(await stored(OUTBOUND, returning)).toMatchObject(returned);
    expect((await client.cashOf(SECOND_ACCOUNT))["usd"]).toBe(taken + 2_500);
  });
});

it("adds an outbound transfer to the account that receives it; it is neither read by id nor canceled (D3-260, D3-262)", async () => {
  const { id: to } = await client.open();
  const { id } = await create(OUTBOUND, inside(to));
  for (const [path, method] of [
    [`${OUTBOUND}/${id}`, "GET"],
    [`${OUTBOUND}/${id}/cancel`, "POST"],
  ] as const)
    expect((await client.call(path, { method })).status).toBe(404);
  families.clock.advance(DAY);
  expect(await client.cashOf(to)).toEqual({ usd: 2_500 });
});
