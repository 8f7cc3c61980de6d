import { Check } from "typebox/value";
import { beforeEach, describe, expect, it } from "vitest";
import {
  Features,
  FinancialAccount,
  featureNames,
  type InboundTransfer,
  treasury,
} from "#contracts/treasury/index.ts";
import { CLOSED_ACCOUNT, MAIN_ACCOUNT, methodIdOf, SECOND_ACCOUNT } from "#services/demo/things/treasury.ts";
import { sharedFamilies } from "#test/kit/families.ts";
import { ACCOUNTS, INBOUND, PAYMENTS, timeText, treasuryClient } from "./client.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const families = await sharedFamilies();
const client = treasuryClient(families);

const at = (id: string) => `${ACCOUNTS}/${id}`;
const read = (id: string, expand = "") => client.get<FinancialAccount>(at(id) + expand);
const on = { requested: true };

describe("a financial account", () => {
  it("has the form of the contract, with a value of every kind somewhere (D3-238, D3-263)", async () => {
    const accounts = await Promise.all([MAIN_ACCOUNT, SECOND_ACCOUNT, CLOSED_ACCOUNT].map((id) => read(id)));
    for (const account of accounts) expect(Check(FinancialAccount, account)).toBe(true);
    const [main, second, closed] = accounts;
    expect(main).toMatchObject({
      object: "treasury.financial_account",
      nickname: "Operations",
      status: "open",
      active_features: [...featureNames],
      metadata: { purpose: "payroll" },
    });
    expect(main?.balance.cash["usd"]).toBeGreaterThan(0);
    expect(main?.balance.inbound_pending["usd"]).toBeGreaterThan(0);
    expect(main?.balance.outbound_pending["usd"]).toBeGreaterThan(0);
    expect(second).toMatchObject({
      restricted_features: ["card_issuing"],
      active_features: ["financial_addresses.aba", "outbound_payments.ach"],
      forwarding_settings: { type: "financial_account", financial_account: MAIN_ACCOUNT },
    });
    expect(closed).toMatchObject({
      status: "closed",
      status_details: { closed: { reasons: ["closed_by_platform"] } },
      platform_restrictions: { inbound_flows: "restricted" },
    });
  });

  it("has its features and its whole number only with expand (D3-238)", async () => {
    const plain = await read(MAIN_ACCOUNT);
    expect(plain.features).toBeUndefined();
    expect(plain.financial_addresses[0]?.aba).toMatchObject({ account_number_last4: "7788" });
    expect(JSON.stringify(plain)).not.toContain("104455667788");
    const expanded = await read(
      MAIN_ACCOUNT,
      "?expand[]=features&expand[]=financial_addresses.aba.account_number",
    );
    expect(expanded.features?.outbound_payments.us_domestic_wire).toEqual({
      requested: true,
      status: "active",
      status_details: [],
    });
    expect(expanded.financial_addresses[0]?.aba.account_number).toBe("104455667788");
    expect(await client.refused(`${at(MAIN_ACCOUNT)}?expand[]=cards`)).toMatchObject({
      status: 400,
      field: "expand",
    });
  });
});

describe("opening a financial account", () => {
  it("needs currencies and nothing else, and answers 200 (D3-217, D3-231, D3-232)", async () => {
    const account = await client.open({ supported_currencies: ["USD", "eur", "usd"], nickname: "" });
    expect(account).toMatchObject({
      id: expect.stringMatching(/^fa_[0-9a-f]{24}$/),
      nickname: null,
      status: "open",
      supported_currencies: ["usd", "eur"],
      balance: {
        cash: { usd: 0, eur: 0 },
        inbound_pending: { usd: 0, eur: 0 },
        outbound_pending: { usd: 0, eur: 0 },
      },
      active_features: [],
      financial_addresses: [],
      forwarding_settings: null,
      created: timeText(families.clock.now()),
      metadata: {},
    });
    expect(await read(account.id)).toEqual(account);
    client.tables.accounts.delete(account.id);
  });

  it("is taken from a form alone (D3-216)", async () => {
    const json = await client.call(ACCOUNTS, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ supported_currencies: ["usd"] }),
    });
    expect(json.status).toBe(415);
  });

  it("takes all that is optional, in brackets (D3-232, D3-233, D3-235)", async () => {
    const account = await client.open({
      metadata: { team: "a&b", "an empty": "" },
      features: { card_issuing: on, financial_addresses: { aba: on }, outbound_payments: { ach: on } },
      platform_restrictions: { inbound_flows: "unrestricted", outbound_flows: "restricted" },
      expand: ["features"],
    });
    expect(account).toMatchObject({
      nickname: "Of a test",
      metadata: { team: "a&b" },
      platform_restrictions: { inbound_flows: "unrestricted", outbound_flows: "restricted" },
      pending_features: ["card_issuing", "financial_addresses.aba", "outbound_payments.ach"],
      features: {
        card_issuing: { requested: true, status: "pending" },
        deposit_insurance: null,
        outbound_payments: { us_domestic_wire: null },
      },
    });
    expect(Object.keys(account.metadata)).toEqual(["team"]);
  });
});

describe("changing a financial account", () => {
  it("changes the sent members only (D3-236, D3-265)", async () => {
    const before = await client.open({ metadata: { a: "1", b: "2" }, features: { card_issuing: on } });
    const after = await client.post<FinancialAccount>(at(before.id), {
      metadata: { a: "", c: "3" },
      forwarding_settings: { type: "financial_account", financial_account: MAIN_ACCOUNT },
    });
    expect(after).toEqual({
      ...before,
      metadata: { b: "2", c: "3" },
      forwarding_settings: { type: "financial_account", financial_account: MAIN_ACCOUNT },
    });
    const again = await client.post<FinancialAccount>(at(before.id), {
      supported_currencies: ["usd", "jpy"],
      nickname: "",
      features: { card_issuing: { requested: false }, deposit_insurance: on },
      platform_restrictions: { inbound_flows: "restricted" },
    });
    expect(again).toMatchObject({
      supported_currencies: ["usd", "jpy"],
      nickname: null,
      restricted_features: ["card_issuing"],
      pending_features: ["deposit_insurance"],
      platform_restrictions: { inbound_flows: "restricted", outbound_flows: "unrestricted" },
      forwarding_settings: after.forwarding_settings,
    });
    expect(await read(before.id)).toEqual(again);
    client.tables.accounts.delete(before.id);
  });

  it("forwards to another account or a method of payment, not to itself (D3-237)", async () => {
    const { id } = await client.open();
    const own = { type: "financial_account", financial_account: id };
    expect(await client.refused(at(id), { forwarding_settings: own })).toMatchObject({
      status: 400,
      field: "forwarding_settings[financial_account]",
    });
    const settings = { type: "payment_method", payment_method: "pm_1" };
    const changed = await client.post<FinancialAccount>(at(id), { forwarding_settings: settings });
    expect(changed.forwarding_settings).toEqual(settings);
  });
});

describe("features", () => {
  it("are read and requested at their own path: pending for an hour, then active (D3-246, D3-264, D3-268)", async () => {
    const { id } = await client.open();
    const path = `${at(id)}/features`;
    const none = await client.get<Features>(path);
    expect(Check(Features, none)).toBe(true);
    expect(none.financial_addresses).toEqual({ aba: null });
    const asked = await client.post<Features>(path, {
      financial_addresses: { aba: on },
      inbound_transfers: { ach: on },
    });
    const pending = {
      requested: true,
      status: "pending",
      status_details: [{ code: "activating", resolution: null }],
    };
    expect(asked).toEqual({
      ...none,
      financial_addresses: { aba: pending },
      inbound_transfers: { ach: pending },
    });
    expect((await read(id)).financial_addresses).toEqual([]);

    families.clock.advance(HOUR - 1_000);
    await client.post(path, { inbound_transfers: { ach: on } }); // a second request does not start the activation again
    expect(await client.get(path)).toEqual(asked);
    families.clock.advance(1_000);
    const active = { requested: true, status: "active", status_details: [] };
    expect(await client.get(path)).toMatchObject({
      financial_addresses: { aba: active },
      inbound_transfers: { ach: active },
    });
    const account = await read(id);
    expect(account.active_features).toEqual(["financial_addresses.aba", "inbound_transfers.ach"]);
    expect(account.financial_addresses[0]).toMatchObject({
      type: "aba",
      aba: { routing_number: "110000000" },
    });

    const dropped = await client.post<Features>(path, { financial_addresses: { aba: { requested: false } } });
    expect(dropped.financial_addresses.aba).toMatchObject({ requested: false, status: "restricted" });
    expect((await read(id)).financial_addresses).toEqual([]);
    expect(treasury.bound.getFinancialAccountFeatures.query).toEqual({});
  });

  it.each(featureNames)("include %s (D3-233)", async (name) => {
    const [group = "", inner] = name.split(".");
    const { id } = await client.open({ features: { [group]: inner ? { [inner]: on } : on } });
    expect((await read(id)).pending_features).toEqual([name]);
  });
});

describe("closing a financial account", () => {
  let id: string;
  beforeEach(async () => {
    ({ id } = await client.open());
  });
  const close = (body: unknown = {}) => client.post<FinancialAccount>(`${at(id)}/close`, body);
  const refusedFor = async () => {
    const before = await read(id);
    const { status, code, causes } = await client.refused(`${at(id)}/close`, {});
    expect(await read(id)).toEqual(before);
    return [status, code, causes?.map((cause) => cause.code)];
  };
  const arriving = () =>
    client.post<InboundTransfer>(INBOUND, {
      amount: 500,
      currency: "usd",
      financial_account: id,
      origin_payment_method: "pm_1",
    });
  const attach = (status: "active" | "inactive" | "canceled") =>
    client.tables.cards.put({ id: "ic_test", financial_account: id, status });

  it("takes where money is forwarded to and what to expand, once (D3-237, D3-241)", async () => {
    const forwarding_settings = { type: "financial_account", financial_account: MAIN_ACCOUNT };
    const closed = await close({ forwarding_settings, expand: ["features"] });
    expect(closed).toMatchObject({ status: "closed", forwarding_settings });
    expect(closed.features).toBeDefined();
    expect(await client.refused(`${at(id)}/close`, {})).toMatchObject({
      status: 409,
      code: "financial_account_closed",
    });
  });

  it.each([{ usd: 1 }, { usd: 0, jpy: 100 }, { usd: -1 }])(
    "is refused while its balance is %j (D3-242)",
    async (cash) => {
      client.fill(id, cash);
      expect(await refusedFor()).toEqual([409, "financial_account_not_closable", ["balance_not_zero"]]);
    },
  );

  it("is refused while an inbound transfer is pending (D3-243)", async () => {
    const transfer = await arriving();
    expect(await refusedFor()).toEqual([
      409,
      "financial_account_not_closable",
      ["inbound_transfers_pending"],
    ]);
    await client.post(`${INBOUND}/${transfer.id}/cancel`, {});
    expect((await close()).status).toBe("closed");
  });

  it.each(["active", "inactive"] as const)(
    "is refused while an attached card is %s (D3-244)",
    async (status) => {
      attach(status);
      expect(await refusedFor()).toEqual([409, "financial_account_not_closable", ["cards_not_canceled"]]);
      attach("canceled");
      expect((await close()).status).toBe("closed");
    },
  );

  it("forwards what comes back to it afterwards (D3-237, D3-262)", async () => {
    const closedMethod = methodIdOf(families.person(7));
    client.fill(id, { usd: 700 });
    const body = {
      amount: 700,
      currency: "usd",
      financial_account: id,
      destination_payment_method: closedMethod,
    };
    await client.post(PAYMENTS, body);
    families.clock.advance(DAY);
    expect(await client.cashOf(id)).toEqual({ usd: 0 });
    await close({ forwarding_settings: { type: "financial_account", financial_account: SECOND_ACCOUNT } });
    const before = await client.cashOf(SECOND_ACCOUNT);
    families.clock.advance(DAY);
    expect(await client.cashOf(SECOND_ACCOUNT)).toMatchObject({ usd: (before["usd"] ?? 0) + 700 });
    expect(await client.cashOf(id)).toEqual({ usd: 0 });
  });
});
