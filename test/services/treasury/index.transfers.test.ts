import { Check } from "typebox/value";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type InboundTransfer,
  inboundTransferStatuses,
  type OutboundTransfer,
  outboundTransferStatuses,
  treasury,
} from "#contracts/treasury/index.ts";
import {
  CLOSED_ACCOUNT,
  hasClosedMethod,
  inboundIdOf,
  MAIN_ACCOUNT,
  methodIdOf,
  SECOND_ACCOUNT,
} from "#services/treasury/seed/index.ts";
import { startFamilies, type TestFamilies } from "#test/kit/families.ts";
import { ACCOUNTS, INBOUND, type List, OUTBOUND, PAYMENTS, treasuryClient, written } from "./client.ts";

const DAY = 86_400_000;

let families: TestFamilies;
let client: ReturnType<typeof treasuryClient>;
beforeAll(async () => {
  families = await startFamilies();
  client = treasuryClient(families);
});
afterAll(async () => {
  await families.close();
  expect(families.bugs).toEqual([]);
});

type Transfer = InboundTransfer | OutboundTransfer;
const idsOf = (rows: readonly Transfer[]) => rows.map(({ id }) => id);
const of = (path: string, account = MAIN_ACCOUNT) => `${path}?financial_account=${account}`;
const list = (path: string, query = "") => client.get<List<Transfer>>(of(path) + query);
const inMs = (ms = 0) => written(families.clock.now() + ms);

describe.each([
  ["inbound transfers", INBOUND, treasury.bound.listInboundTransfers],
  ["outbound transfers", OUTBOUND, treasury.bound.listOutboundTransfers],
])("the list of %s", (_, path, operation) => {
  it("needs a financial account that there is (D3-219)", async () => {
    expect(await client.refused(path)).toMatchObject({ status: 400, field: "financial_account" });
    expect(await client.refused(of(path, "fa_none"))).toMatchObject({
      status: 400,
      code: "resource_missing",
    });
    for (const account of [MAIN_ACCOUNT, SECOND_ACCOUNT]) {
      const rows = await client.every<Transfer>(of(path, account));
      expect(rows.length).toBeGreaterThan(10);
      expect(new Set(rows.map((row) => row.financial_account))).toEqual(new Set([account]));
    }
  });

  it("is the newest first, 10 rows unless 1 to 100 are asked for (D3-220, D3-221, D3-267)", async () => {
    const all = await client.every<Transfer>(of(path));
    expect(all).toEqual([...all].sort((a, b) => Date.parse(b.created) - Date.parse(a.created)));
    const ten = await list(path);
    expect([ten.object, idsOf(ten.data), ten.has_more]).toEqual(["list", idsOf(all.slice(0, 10)), true]);
    expect((await list(path, "&limit=1")).data).toHaveLength(1);
    expect((await list(path, "&limit=100")).data).toHaveLength(100);
    for (const limit of ["0", "101", "1.5", ""])
      expect(await client.refused(`${of(path)}&limit=${limit}`)).toMatchObject({
        status: 400,
        field: "limit",
      });
  });

  it("goes on after an object and back before one, never both (D3-222, D3-223, D3-267)", async () => {
    const all = idsOf(await client.every<Transfer>(of(path)));
    expect(new Set(all).size).toBe(all.length);
    const on = await list(path, `&limit=4&starting_after=${all[3]}`);
    expect([idsOf(on.data), on.has_more]).toEqual([all.slice(4, 8), true]);
    const back = await list(path, `&limit=3&ending_before=${all[4]}`);
    expect([idsOf(back.data), back.has_more]).toEqual([all.slice(1, 4), true]);
    const start = await list(path, `&limit=3&ending_before=${all[2]}`);
    expect([idsOf(start.data), start.has_more]).toEqual([all.slice(0, 2), false]);
    for (const query of [`&starting_after=${all[1]}&ending_before=${all[3]}`, "&starting_after=x_none"])
      expect(await client.refused(of(path) + query)).toMatchObject({ status: 400 });
  });

  it("holds the account itself where expand names it (D3-224)", async () => {
    const { data } = await list(path, "&limit=2&expand[]=data.financial_account");
    const account = await client.get(`${ACCOUNTS}/${MAIN_ACCOUNT}`);
    for (const row of data) expect(row.financial_account).toEqual(account);
    expect(await client.refused(`${of(path)}&expand[]=data.customer`)).toMatchObject({
      status: 400,
      field: "expand",
    });
  });

  it("offers neither created nor customer (D3-230)", () => {
    expect(Object.keys(operation.query).sort()).toEqual([
      "ending_before",
      "expand",
      "financial_account",
      "limit",
      "starting_after",
      "status",
    ]);
  });

  it("is described row by row by the contract (D3-263)", async () => {
    const { data } = await list(path, "&limit=100");
    const schema = operation.spec.page?.schema ?? {};
    expect(Check(schema, { object: "list", data, has_more: false, url: path })).toBe(true);
    expect(data.some(({ description }) => description === null)).toBe(true);
    expect(data.some(({ metadata }) => Object.keys(metadata).length > 0)).toBe(true);
  });
});

const each = <S extends string>(path: string, statuses: readonly S[]) =>
  statuses.map((status): [string, S] => [path, status]);

it.each(each(INBOUND, inboundTransferStatuses))(
  "%s are narrowed to %s (D3-225, D3-226)",
  async (path, status) => {
    const all = (await client.every<Transfer>(of(path))).filter((row) => row.status === status);
    expect(idsOf((await list(path, `&limit=100&status=${status}`)).data)).toEqual(idsOf(all).slice(0, 100));
    expect(all.length).toBeGreaterThan(0);
  },
);

it.each(each(OUTBOUND, outboundTransferStatuses))(
  "%s are narrowed to %s (D3-225, D3-228)",
  async (path, status) => {
    const all = (await client.every<Transfer>(of(path))).filter((row) => row.status === status);
    expect(idsOf((await list(path, `&limit=100&status=${status}`)).data)).toEqual(idsOf(all).slice(0, 100));
    expect(all.length).toBeGreaterThan(0);
  },
);

it("inbound transfers are never posted, outbound ones never succeed (D3-226, D3-228)", async () => {
  for (const query of [`${of(INBOUND)}&status=posted`, `${of(OUTBOUND)}&status=succeeded`])
    expect(await client.refused(query)).toMatchObject({ status: 400, field: "status" });
});

const anInbound = (changes: object = {}) => ({
  amount: 2_500,
  currency: "USD",
  financial_account: SECOND_ACCOUNT,
  origin_payment_method: "pm_1",
  ...changes,
});
const draw = (changes: object = {}) => client.post<InboundTransfer>(INBOUND, anInbound(changes));
const inbound = (id: string) => client.get<InboundTransfer>(`${INBOUND}/${id}`);

describe("an inbound transfer", () => {
  it("is created by four fields, and answers 200 (D3-217, D3-247, D3-248)", async () => {
    const created = await draw();
    expect(created).toEqual({
      id: expect.stringMatching(/^ibt_[0-9a-f]{24}$/),
      object: "treasury.inbound_transfer",
      amount: 2_500,
      currency: "usd",
      status: "processing",
      cancelable: true,
      financial_account: SECOND_ACCOUNT,
      origin_payment_method: "pm_1",
      origin_payment_method_details: null,
      description: null,
      statement_descriptor: "TRIBUTARY",
      created: inMs(),
      failure_details: null,
      status_transitions: { succeeded_at: null, failed_at: null, canceled_at: null },
      metadata: {},
    });
    expect(await inbound(created.id)).toEqual(created);
    const { data } = await client.get<List<Transfer>>(of(INBOUND, SECOND_ACCOUNT));
    expect(data[0]).toEqual(created);
  });

  it("is refused as a whole for nothing (D3-218)", async () => {
    expect(await client.refused(INBOUND, {})).toMatchObject({ status: 400 });
  });

  it.each([
    ["amount", "1.5"],
    ["amount", "0"],
    ["amount", "-5"],
    ["currency", "dollars"],
    ["currency", "chf"],
    ["financial_account", "fa_none"],
    ["origin_payment_method", ""],
  ])("is refused for the %s %j (D3-258)", async (field, value) => {
    expect(await client.refused(INBOUND, anInbound({ [field]: value }))).toMatchObject({
      status: 400,
      field,
    });
  });

  it("takes what is optional, and expands its account (D3-248, D3-266)", async () => {
    const optional = {
      description: "Two & two",
      statement_descriptor: "TOP-UP",
      metadata: { batch: "7" },
    };
    const created = await draw({ ...optional, expand: ["financial_account"] });
    expect(created).toMatchObject({
      ...optional,
      financial_account: { id: SECOND_ACCOUNT, nickname: "Rewards" },
    });
    expect((await inbound(created.id)).financial_account).toBe(SECOND_ACCOUNT);
  });

  it("tells of a stored method whose it is, and its last digits", async () => {
    const [, owner] = families.company.people;
    const created = await draw({ origin_payment_method: owner && methodIdOf(owner) });
    expect(created.origin_payment_method_details).toMatchObject({
      type: "us_bank_account",
      billing_details: { name: owner?.displayName, email: owner?.email },
      us_bank_account: { last4: expect.stringMatching(/^\d{4}$/) },
    });
  });

  it("is on the account a day later, and pending until then (D3-262)", async () => {
    const { id } = await client.open();
    const { id: transfer } = await draw({ financial_account: id });
    const balance = async () => (await client.get<{ balance: object }>(`${ACCOUNTS}/${id}`)).balance;
    expect(await balance()).toMatchObject({ cash: { usd: 0 }, inbound_pending: { usd: 2_500 } });
    families.clock.advance(DAY - 1);
    expect((await inbound(transfer)).status).toBe("processing");
    families.clock.advance(1);
    expect(await inbound(transfer)).toMatchObject({
      status: "succeeded",
      cancelable: false,
      status_transitions: { succeeded_at: inMs() },
    });
    expect(await balance()).toMatchObject({ cash: { usd: 2_500 }, inbound_pending: { usd: 0 } });
  });

  it("fails where the bank account is closed, and brings nothing (D3-262)", async () => {
    const owner = families.company.people.find(hasClosedMethod);
    const { id } = await client.open();
    const transfer = await draw({ financial_account: id, origin_payment_method: owner && methodIdOf(owner) });
    families.clock.advance(DAY);
    expect(await inbound(transfer.id)).toMatchObject({
      status: "failed",
      failure_details: { code: "account_closed" },
      status_transitions: { failed_at: inMs() },
    });
    expect(await client.cashOf(id)).toEqual({ usd: 0 });
  });

  it("is canceled while it is under way, without a body, and brings nothing (D3-259, D3-264)", async () => {
    const { id } = await client.open();
    const { id: transfer } = await draw({ financial_account: id });
    const { status, body } = await client.call(`${INBOUND}/${transfer}/cancel`, { method: "POST" });
    expect([status, body]).toMatchObject([
      200,
      { status: "canceled", cancelable: false, status_transitions: { canceled_at: inMs() } },
    ]);
    families.clock.advance(2 * DAY);
    expect(await inbound(transfer)).toEqual(body);
    expect(await client.cashOf(id)).toEqual({ usd: 0 });
  });

  it.each(["succeeded", "failed", "canceled"])("is not canceled once it is %s (D3-262)", async (status) => {
    const row = (await list(INBOUND, `&status=${status}`)).data[0];
    expect(await client.refused(`${INBOUND}/${row?.id}/cancel`, {})).toMatchObject({
      status: 409,
      code: "not_cancelable",
    });
    expect(await inbound(row?.id ?? "")).toEqual(row);
  });

  it("is 404 where there is none, and takes no queries (D3-218, D3-268)", async () => {
    expect(await client.refused(`${INBOUND}/ibt_none`)).toMatchObject({ status: 404, field: "id" });
    expect(await client.refused(`${INBOUND}/ibt_none/cancel`, {})).toMatchObject({
      status: 404,
      field: "inbound_transfer",
    });
    expect(treasury.bound.getInboundTransfer.query).toEqual({});
    expect((await inbound(inboundIdOf(MAIN_ACCOUNT, 0))).id).toBe(inboundIdOf(MAIN_ACCOUNT, 0));
  });
});

const anOutbound = (changes: object = {}) => ({
  amount: 1_000,
  currency: "usd",
  financial_account: SECOND_ACCOUNT,
  ...changes,
});
const move = (changes: object = {}) => client.post<OutboundTransfer>(OUTBOUND, anOutbound(changes));
/** An outbound transfer as its list has it: none is read by itself. */
const outbound = async (id: string, account = SECOND_ACCOUNT) =>
  (await client.every<OutboundTransfer>(of(OUTBOUND, account))).find((row) => row.id === id);

describe("an outbound transfer", () => {
  it("is created by three fields, and answers 200 (D3-217, D3-255, D3-256)", async () => {
    const created = await move();
    expect(created).toEqual({
      id: expect.stringMatching(/^obt_[0-9a-f]{24}$/),
      object: "treasury.outbound_transfer",
      amount: 1_000,
      currency: "usd",
      status: "processing",
      financial_account: SECOND_ACCOUNT,
      destination_payment_method: null,
      destination_payment_method_details: null,
      description: null,
      statement_descriptor: "TRIBUTARY",
      created: inMs(),
      expected_arrival_date: inMs(86_400_000),
      failure_details: null,
      returned_details: null,
      status_transitions: { posted_at: null, failed_at: null, returned_at: null, canceled_at: null },
      metadata: {},
    });
    expect(await outbound(created.id)).toEqual(created);
  });

  it.each([
    ["amount", "1.5"],
    ["amount", "0"],
    ["currency", "chf"],
    ["financial_account", "fa_none"],
  ])("is refused for the %s %j (D3-258)", async (field, value) => {
    expect(await client.refused(OUTBOUND, anOutbound({ [field]: value }))).toMatchObject({
      status: 400,
      field,
    });
  });

  it("takes what is optional, and expands its account (D3-256, D3-266)", async () => {
    const optional = {
      description: "Between ours",
      statement_descriptor: "MOVE",
      destination_payment_method: "pm_1",
      metadata: { batch: "7" },
    };
    expect(await move({ ...optional, expand: ["financial_account"] })).toMatchObject({
      ...optional,
      financial_account: { id: SECOND_ACCOUNT },
    });
  });

  it("goes to another financial account of ours, whose type must be sent (D3-257)", async () => {
    const to = (destination_payment_method_data: object, more: object = {}) =>
      client.refused(OUTBOUND, anOutbound({ destination_payment_method_data, ...more }));
    expect(await to({ financial_account: MAIN_ACCOUNT })).toMatchObject({
      status: 400,
      field: "destination_payment_method_data[type]",
    });
    for (const financial_account of ["fa_none", SECOND_ACCOUNT])
      expect(await to({ type: "financial_account", financial_account })).toMatchObject({
        status: 400,
        field: "destination_payment_method_data[financial_account]",
      });
    expect(await to({ type: "financial_account" }, { destination_payment_method: "pm_1" })).toMatchObject({
      status: 400,
      field: "destination_payment_method_data",
    });
    const bank = { us_bank_account: { account_number: "000123456789" } };
    expect(await to({ type: "financial_account", ...bank })).toMatchObject({
      status: 400,
      field: "destination_payment_method_data[us_bank_account]",
    });
    const created = await move({
      destination_payment_method_data: { type: "financial_account", financial_account: MAIN_ACCOUNT },
    });
    expect(created.destination_payment_method_details).toEqual({
      type: "financial_account",
      billing_details: { name: null, email: null, phone: null, address: null },
      financial_account: { id: MAIN_ACCOUNT },
    });
  });

  it("moves money a day later: from one account to the other (D3-262)", async () => {
    const { id: to } = await client.open();
    const data = { type: "financial_account", financial_account: to };
    const { id } = await move({ destination_payment_method_data: data });
    const before = (await client.cashOf(SECOND_ACCOUNT))["usd"] ?? 0;
    families.clock.advance(DAY);
    expect(await outbound(id)).toMatchObject({
      status: "posted",
      status_transitions: { posted_at: inMs() },
    });
    expect(await client.cashOf(to)).toEqual({ usd: 1_000 });
    expect((await client.cashOf(SECOND_ACCOUNT))["usd"]).toBeLessThanOrEqual(before - 1_000);
  });

  it("fails where the account does not hold it, and comes back from a closed one (D3-262)", async () => {
    const { id: empty } = await client.open();
    const { id: failing } = await move({ financial_account: empty });
    const data = { type: "financial_account", financial_account: CLOSED_ACCOUNT };
    const { id: returning } = await move({ destination_payment_method_data: data });
    families.clock.advance(DAY);
    expect(await outbound(failing, empty)).toMatchObject({
      status: "failed",
      failure_details: { code: "insufficient_funds" },
    });
    const taken = (await client.cashOf(SECOND_ACCOUNT))["usd"] ?? 0;
    expect(await outbound(returning)).toMatchObject({ status: "posted" });
    families.clock.advance(DAY);
    expect(await outbound(returning)).toMatchObject({
      status: "returned",
      returned_details: { code: "account_closed" },
    });
    expect((await client.cashOf(SECOND_ACCOUNT))["usd"]).toBe(taken + 1_000);
  });

  it("is neither read by itself nor canceled (D3-260)", async () => {
    const { id } = await move();
    expect((await client.call(`${OUTBOUND}/${id}`)).status).toBe(404);
    expect((await client.call(`${OUTBOUND}/${id}/cancel`, { method: "POST" })).status).toBe(404);
  });
});

describe("an account that may not move money", () => {
  it("takes part in nothing once it is closed", async () => {
    for (const [path, body] of [
      [INBOUND, anInbound],
      [OUTBOUND, anOutbound],
      [PAYMENTS, anOutbound],
    ] as const)
      expect(await client.refused(path, body({ financial_account: CLOSED_ACCOUNT }))).toMatchObject({
        status: 409,
        code: "financial_account_closed",
      });
  });

  it("is restricted by the platform in one direction or the other (D3-235)", async () => {
    const { id } = await client.open({ platform_restrictions: { outbound_flows: "restricted" } });
    const changes = { financial_account: id };
    for (const path of [OUTBOUND, PAYMENTS])
      expect(await client.refused(path, anOutbound(changes))).toMatchObject({
        status: 409,
        code: "financial_account_restricted",
      });
    expect((await draw(changes)).status).toBe("processing");
    await client.post(`${ACCOUNTS}/${id}`, { platform_restrictions: { inbound_flows: "restricted" } });
    expect(await client.refused(INBOUND, anInbound(changes))).toMatchObject({
      code: "financial_account_restricted",
    });
  });
});
