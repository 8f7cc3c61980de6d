import { describe, expect, it } from "vitest";
import { type InboundTransfer, type OutboundTransfer, treasury } from "#contracts/treasury/index.ts";
import {
  CLOSED_ACCOUNT,
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

type Transfer = InboundTransfer | OutboundTransfer;
const idsOf = (rows: readonly Transfer[]) => rows.map(({ id }) => id);
const of = (path: string, account = MAIN_ACCOUNT) => `${path}?financial_account=${account}`;
const list = (path: string, query = "") => client.get<List<Transfer>>(of(path) + query);
const inMs = (ms = 0) => timeText(families.clock.now() + ms);

describe.each([
  ["inbound transfers", INBOUND],
  ["outbound transfers", OUTBOUND],
  ["outbound payments", PAYMENTS],
])("%s", (_, path) => {
  it("are 10 unless a limit is given (D3-221)", async () => {
    const { object, data, has_more } = await list(path);
    expect([object, idsOf(data), has_more]).toEqual([
      "list",
      idsOf((await list(path, "&limit=100")).data).slice(0, 10),
      true,
    ]);
  });

  it("are listed after an object or before one that exists, never both (D3-267)", async () => {
    const [first, second] = idsOf((await list(path)).data);
    const both = `&starting_after=${first}&ending_before=${second}`;
    expect(await client.refused(of(path) + both)).toMatchObject({ status: 400, field: "ending_before" });
    for (const name of ["starting_after", "ending_before"])
      expect(await client.refused(`${of(path)}&${name}=x_none`)).toMatchObject({ status: 400, field: name });
  });

  it.each([
    ["amount", "1.5"],
    ["amount", "0"],
    ["financial_account", "fa_none"],
  ])("are not created with the %s %j (D3-258)", async (field, value) => {
    const body = { ...(path === INBOUND ? anInbound() : anOutbound()), [field]: value };
    expect(await client.refused(path, body)).toMatchObject({ status: 400, field });
  });
});

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

  it("has the owner and the last digits of a stored method", async () => {
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

  it("is read without queries (D3-268)", () => {
    expect(treasury.bound.getInboundTransfer.query).toEqual({});
  });
});

const anOutbound = (changes: object = {}) => ({
  amount: 1_000,
  currency: "usd",
  financial_account: SECOND_ACCOUNT,
  ...changes,
});
const move = (changes: object = {}) => client.post<OutboundTransfer>(OUTBOUND, anOutbound(changes));
/** An outbound transfer in its list, as no operation reads one. */
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

  it("goes to another financial account of ours (D3-257)", async () => {
    for (const financial_account of ["fa_none", SECOND_ACCOUNT])
      expect(
        await client.refused(
          OUTBOUND,
          anOutbound({ destination_payment_method_data: { type: "financial_account", financial_account } }),
        ),
      ).toMatchObject({ status: 400, field: "destination_payment_method_data[financial_account]" });
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

  it("fails without sufficient funds, and is returned from a closed account (D3-262)", async () => {
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
  it("is refused with 409 for each transfer and payment once it is closed", async () => {
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
