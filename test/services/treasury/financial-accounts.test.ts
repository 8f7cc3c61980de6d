import { Check } from "typebox/value";
import { expect, it } from "vitest";
import { FinancialAccount, featureNames } from "#contracts/treasury/index.ts";
import { CLOSED_ACCOUNT, MAIN_ACCOUNT, methodIdOf, SECOND_ACCOUNT } from "#services/demo/things/treasury.ts";
import { sharedFamilies } from "#test/kit/families.ts";
import { ACCOUNTS, PAYMENTS, treasuryClient } from "./client.ts";

const DAY = 86_400_000;

const families = await sharedFamilies();
const client = treasuryClient(families);

const at = (id: string) => `${ACCOUNTS}/${id}`;
const read = (id: string) => client.get<FinancialAccount>(at(id));
const on = { requested: true };
const toMain = { type: "financial_account", financial_account: MAIN_ACCOUNT };

it("has accounts in the form of the contract, with a value of every kind somewhere (D3-238, D3-263)", async () => {
  const accounts = await Promise.all([MAIN_ACCOUNT, SECOND_ACCOUNT, CLOSED_ACCOUNT].map(read));
  for (const account of accounts) expect(Check(FinancialAccount, account)).toBe(true);
  const [main, second, closed] = accounts;
  expect(main).toMatchObject({ active_features: [...featureNames], metadata: { purpose: "payroll" } });
  for (const amounts of Object.values(main?.balance ?? {})) expect(amounts["usd"]).toBeGreaterThan(0);
  expect(second).toMatchObject({ restricted_features: ["card_issuing"], forwarding_settings: toMain });
  expect(closed?.status_details).toEqual({ closed: { reasons: ["closed_by_platform"] } });
  expect(await client.refused(`${at(MAIN_ACCOUNT)}?expand[]=cards`)).toMatchObject({
    status: 400,
    field: "expand",
  });
});

it("takes an account from a form alone (D3-216)", async () => {
  const json = await client.call(ACCOUNTS, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ supported_currencies: ["usd"] }),
  });
  expect(json.status).toBe(415);
});

it("changes the sent members of an account only (D3-236, D3-237, D3-265)", async () => {
  const before = await client.open({
    supported_currencies: ["USD", "usd"],
    metadata: { a: "1", b: "2", empty: "" },
    features: { card_issuing: on },
  });
  expect(before).toMatchObject({ supported_currencies: ["usd"], metadata: { a: "1", b: "2" } });
  const change = { metadata: { a: "", c: "3" }, forwarding_settings: toMain };
  const after = await client.post<FinancialAccount>(at(before.id), change);
  expect(after).toEqual({ ...before, metadata: { b: "2", c: "3" }, forwarding_settings: toMain });
  const again = {
    supported_currencies: ["usd", "jpy"],
    nickname: "",
    features: { card_issuing: { requested: false }, deposit_insurance: on },
    platform_restrictions: { inbound_flows: "restricted" },
  };
  expect(await client.post(at(before.id), again)).toMatchObject({
    supported_currencies: ["usd", "jpy"],
    nickname: null,
    restricted_features: ["card_issuing"],
    pending_features: ["deposit_insurance"],
    platform_restrictions: { inbound_flows: "restricted", outbound_flows: "unrestricted" },
    forwarding_settings: toMain,
  });
  const toItself = { ...toMain, financial_account: before.id };
  expect(await client.refused(at(before.id), { forwarding_settings: toItself })).toMatchObject({
    status: 400,
    field: "forwarding_settings[financial_account]",
  });
  client.tables.accounts.delete(before.id);
});

it.each(featureNames)(
  "sets up %s for an hour; a second request does not begin again (D3-233, D3-246)",
  async (name) => {
    const [group = "", inner] = name.split(".");
    const features = { [group]: inner ? { [inner]: on } : on };
    const { id } = await client.open({ features });
    expect((await read(id)).pending_features).toEqual([name]);
    families.clock.advance(3_599_000);
    expect(await client.post(`${at(id)}/features`, features)).toEqual(await client.get(`${at(id)}/features`));
    expect((await read(id)).pending_features).toEqual([name]);
    families.clock.advance(1_000);
    expect((await read(id)).active_features).toEqual([name]);
  },
);

it.each([{ usd: 1 }, { usd: 0, jpy: 100 }, { usd: -1 }])(
  "closes no account with %j (D3-242)",
  async (cash) => {
    const { id } = await client.open();
    client.fill(id, cash);
    const { status, causes } = await client.refused(`${at(id)}/close`, {});
    expect([status, causes?.map(({ code }) => code)]).toEqual([409, ["balance_not_zero"]]);
  },
);

it("closes no account while a card is in use (D3-244)", async () => {
  const { id } = await client.open();
  client.tables.cards.put({ id: "ic_test", financial_account: id, status: "inactive" });
  const { causes } = await client.refused(`${at(id)}/close`, {});
  expect(causes?.map(({ code }) => code)).toEqual(["cards_not_canceled"]);
  client.tables.cards.put({ id: "ic_test", financial_account: id, status: "canceled" });
  expect((await client.post<FinancialAccount>(`${at(id)}/close`, {})).status).toBe("closed");
});

it("closes an account once, and forwards what comes back to it (D3-237, D3-241, D3-262)", async () => {
  const { id } = await client.open();
  client.fill(id, { usd: 700 });
  await client.post(PAYMENTS, {
    amount: 700,
    currency: "usd",
    financial_account: id,
    destination_payment_method: methodIdOf(families.person(7)),
  });
  families.clock.advance(DAY);
  expect(await client.cashOf(id)).toEqual({ usd: 0 });
  const forwarding_settings = { type: "financial_account", financial_account: SECOND_ACCOUNT };
  const closed = await client.post(`${at(id)}/close`, { forwarding_settings, expand: ["features"] });
  expect(closed).toMatchObject({ status: "closed", forwarding_settings, features: expect.any(Object) });
  expect(await client.refused(`${at(id)}/close`, {})).toMatchObject({
    status: 409,
    code: "financial_account_closed",
  });
  const before = await client.cashOf(SECOND_ACCOUNT);
  families.clock.advance(DAY);
  expect(await client.cashOf(SECOND_ACCOUNT)).toMatchObject({ usd: (before["usd"] ?? 0) + 700 });
  expect(await client.cashOf(id)).toEqual({ usd: 0 });
});
