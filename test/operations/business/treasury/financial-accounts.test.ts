import { describe, expect, it } from "vitest";
import { featureNames } from "#contracts/treasury/index.ts";
import {
  DrawFromAccountDocument,
  ReopenFinancialAccountDocument,
  TwoFinancialAccountsDocument,
} from "#generated/test/graphql.ts";
import { CLOSED_ACCOUNT, MAIN_ACCOUNT, SECOND_ACCOUNT } from "#services/demo/things/treasury.ts";
import { treasuryTables } from "#services/treasury/tables.ts";
import { operationsOf, sharedTributary } from "#test/kit/gateway.ts";

const settings = { treasury: { scope: { financial_account: MAIN_ACCOUNT } } };

const tributary = await sharedTributary({ settings });

const global = (id: string) => `TreasuryFinancialAccount:${id}`;
const tables = () => treasuryTables(tributary.families.store.scope("treasury"));
/** Closes the accounts of earlier tests in the treasury's tables, so that one more account can be opened. */
function makeRoom() {
  const { accounts } = tables();
  for (const account of accounts.all())
    if (![MAIN_ACCOUNT, SECOND_ACCOUNT].includes(account.id)) accounts.put({ ...account, status: "closed" });
}

type Account = Readonly<Record<string, unknown>> & { readonly id: string };
interface Payload {
  readonly financialAccount: Account | null;
  readonly userErrors: readonly {
    readonly field: string[] | null;
    readonly message: string;
    readonly code: string;
  }[];
}

const write = (name: string, input: object, selection = "id nickname status") =>
  tributary.write<Payload | null>(name, input, `financialAccount { ${selection} } userErrors { familyCode }`);
const read = async (id: string | null, selection: string) => {
  const { data, errors, calls } = await tributary.ask<{ treasury: { financialAccount: Account | null } }>(
    `query ($id: ID) { treasury { financialAccount(id: $id) { ${selection} } } }`,
    { id },
  );
  expect(errors).toEqual([]);
  return { account: data.treasury.financialAccount, calls };
};
async function open(input: object = {}): Promise<string> {
  makeRoom();
  const { payload } = await write("createTreasuryFinancialAccount", {
    supportedCurrencies: ["USD"],
    ...input,
  });
  expect(payload?.userErrors).toEqual([]);
  return payload?.financialAccount?.id ?? "";
}
const formOf = (call: { readonly body?: string | undefined } | undefined) =>
  Object.fromEntries(new URLSearchParams(call?.body));

describe("a financial account", () => {
  it("is read in one call with all its fields, and exact amounts by currency (D3-238, D3-263)", async () => {
    const { account, calls } = await read(
      null,
      `id upstreamId nickname status closedReasons country supportedCurrencies createdAt
       balance { cash { amount currency } inboundPending { amount currency } outboundPending { amount currency } }
       activeFeatures pendingFeatures restrictedFeatures
       financialAddresses { type supportedNetworks accountHolderName accountNumberLast4 bankName routingNumber }
       platformRestrictions { inboundFlows outboundFlows } forwardingSettings { type } metadata { key value }`,
    );
    expect(operationsOf(calls)).toEqual(["treasury.getFinancialAccount"]);
    expect(calls[0]?.query).toEqual({});
    expect(account).toMatchObject({
      id: global(MAIN_ACCOUNT),
      upstreamId: MAIN_ACCOUNT,
      nickname: "Operations",
      status: "OPEN",
      closedReasons: null,
      country: "US",
      supportedCurrencies: ["USD", "EUR", "JPY", "KWD"],
      createdAt: expect.stringMatching(/Z$/),
      activeFeatures: featureNames.map((name) => name.replace(".", "_").toUpperCase()),
      pendingFeatures: [],
      financialAddresses: [{ type: "aba", accountNumberLast4: "7788", routingNumber: "110000000" }],
      platformRestrictions: { inboundFlows: "unrestricted", outboundFlows: "unrestricted" },
      metadata: [{ key: "purpose", value: "payroll" }],
      balance: {
        cash: [
          { amount: "9123456.78", currency: "USD" },
          { amount: "45000.50", currency: "EUR" },
          { amount: "25000000", currency: "JPY" },
          { amount: "80000.500", currency: "KWD" },
        ],
        inboundPending: expect.arrayContaining([{ amount: expect.any(String), currency: "USD" }]),
      },
    });
  });

  it("has its features and its full number in the same call if they are selected (D3-238)", async () => {
    const { account, calls } = await read(
      MAIN_ACCOUNT,
      "nickname features { cardIssuing { status } } financialAddresses { accountNumber }",
    );
    expect(calls.map(({ search }) => decodeURIComponent(search))).toEqual([
      "expand[]=features&expand[]=financial_addresses.aba.account_number",
    ]);
    expect(account).toMatchObject({
      features: { cardIssuing: { status: "ACTIVE" } },
      financialAddresses: [{ accountNumber: "104455667788" }],
    });
  });

  it("is an id-only object if its ids alone are selected, and its features cost their own call (D3-246)", async () => {
    expect((await read(SECOND_ACCOUNT, "id upstreamId")).calls).toEqual([]);
    const { account, calls } = await read(
      SECOND_ACCOUNT,
      `features { cardIssuing { requested status statusDetails { code resolution } } depositInsurance { status }
        intraPlatformFlows { status } financialAddresses { aba { status } } inboundTransfers { ach { status } }
        outboundPayments { ach { status } usDomesticWire { status } } outboundTransfers { ach { status } usDomesticWire { status } } }`,
    );
    expect(operationsOf(calls)).toEqual(["treasury.getFinancialAccountFeatures"]);
    expect(account).toMatchObject({
      features: {
        cardIssuing: {
          requested: false,
          status: "RESTRICTED",
          statusDetails: [{ code: "not_requested", resolution: "request_feature" }],
        },
        depositInsurance: null,
        financialAddresses: { aba: { status: "ACTIVE" } },
        outboundPayments: { ach: { status: "ACTIVE" }, usDomesticWire: null },
      },
    });
  });

  it("has its forwarding settings, and the reason why it was closed", async () => {
    const { account, calls } = await read(
      SECOND_ACCOUNT,
      "restrictedFeatures forwardingSettings { type paymentMethod financialAccount { id nickname } }",
    );
    expect(account).toEqual({
      restrictedFeatures: ["CARD_ISSUING"],
      forwardingSettings: {
        type: "financial_account",
        paymentMethod: null,
        financialAccount: { id: global(MAIN_ACCOUNT), nickname: "Operations" },
      },
    });
    expect(operationsOf(calls)).toEqual(["treasury.getFinancialAccount", "treasury.getFinancialAccount"]);
    const closed = await read(CLOSED_ACCOUNT, "status closedReasons forwardingSettings { paymentMethod }");
    expect(closed.account).toMatchObject({ status: "CLOSED", closedReasons: ["closed_by_platform"] });
  });

  it("is null if it does not exist, also as a node; none are listed (D3-239)", async () => {
    expect((await read("fa_none", "nickname")).account).toBeNull();
    const ids = [global("fa_none"), global(SECOND_ACCOUNT)];
    const { data, calls } = await tributary.ask(
      "query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on TreasuryFinancialAccount { nickname } } }",
      { ids },
    );
    expect(data).toEqual({ nodes: [null, { id: ids[1], nickname: "Rewards" }] });
    expect(operationsOf(calls)).toEqual(["treasury.getFinancialAccount", "treasury.getFinancialAccount"]);
    const { errors } = await tributary.ask("{ treasury { financialAccounts { id } } }");
    expect(errors[0]?.extensions).toMatchObject({ code: "GRAPHQL_VALIDATION_FAILED" });
  });

  it("has its lists and its own fields for one call each, and is read once for all that link to it", async () => {
    const { data, errors, calls } = await tributary.ask(TwoFinancialAccountsDocument, {
      a: MAIN_ACCOUNT,
      b: SECOND_ACCOUNT,
    });
    expect(errors).toEqual([]);
    expect(JSON.stringify(data)).toContain("Rewards");
    expect(operationsOf(calls).sort()).toEqual(
      [
        "treasury.getFinancialAccount",
        "treasury.listInboundTransfers",
        "treasury.listOutboundPayments",
        "treasury.listOutboundTransfers",
      ].flatMap((operation) => [operation, operation]),
    );
  });
});

describe("opening an account", () => {
  it("sends a form with lists and nested members in brackets, and answers the account (D3-231, D3-232, D3-235)", async () => {
    makeRoom();
    const { payload, errors, calls } = await write(
      "createTreasuryFinancialAccount",
      {
        supportedCurrencies: ["USD", "eur"],
        nickname: "Travel & more",
        platformRestrictions: { inboundFlows: "unrestricted", outboundFlows: "restricted" },
        metadata: [{ key: "team", value: "1&x=2" }],
      },
      "id nickname status supportedCurrencies balance { cash { amount currency } } features { cardIssuing { status } }",
    );
    expect(errors).toEqual([]);
    expect(operationsOf(calls)).toEqual(["treasury.createFinancialAccount"]);
    expect(calls[0]?.headers["content-type"]).toBe("application/x-www-form-urlencoded");
    expect([...new URLSearchParams(calls[0]?.body)]).toEqual([
      ["supported_currencies[]", "usd"],
      ["supported_currencies[]", "eur"],
      ["nickname", "Travel & more"],
      ["platform_restrictions[inbound_flows]", "unrestricted"],
      ["platform_restrictions[outbound_flows]", "restricted"],
      ["metadata[team]", "1&x=2"],
      ["expand[]", "features"],
    ]);
    expect(payload).toMatchObject({
      userErrors: [],
      financialAccount: {
        nickname: "Travel & more",
        status: "OPEN",
        supportedCurrencies: ["USD", "EUR"],
        balance: {
          cash: [
            { amount: "0.00", currency: "USD" },
            { amount: "0.00", currency: "EUR" },
          ],
        },
      },
    });
    const again = await read(payload?.financialAccount?.id ?? "", "nickname");
    expect(again.account).toEqual({ nickname: "Travel & more" });
  });

  it("sends each feature with whether it is requested (D3-233, D3-234)", async () => {
    makeRoom();
    const { payload, calls } = await write(
      "createTreasuryFinancialAccount",
      {
        supportedCurrencies: ["USD"],
        features: {
          cardIssuing: { requested: true },
          financialAddresses: { aba: { requested: true } },
          inboundTransfers: { ach: { requested: true } },
          outboundPayments: { ach: { requested: true }, usDomesticWire: { requested: false } },
          outboundTransfers: null,
        },
      },
      "pendingFeatures restrictedFeatures features { cardIssuing { status } }",
    );
    expect([...new URLSearchParams(calls[0]?.body)]).toEqual([
      ["supported_currencies[]", "usd"],
      ["features[card_issuing][requested]", "true"],
      ["features[financial_addresses][aba][requested]", "true"],
      ["features[inbound_transfers][ach][requested]", "true"],
      ["features[outbound_payments][ach][requested]", "true"],
      ["features[outbound_payments][us_domestic_wire][requested]", "false"],
      ["expand[]", "features"],
    ]);
    expect(payload?.financialAccount).toMatchObject({
      pendingFeatures: [
        "CARD_ISSUING",
        "FINANCIAL_ADDRESSES_ABA",
        "INBOUND_TRANSFERS_ACH",
        "OUTBOUND_PAYMENTS_ACH",
      ],
      restrictedFeatures: ["OUTBOUND_PAYMENTS_US_DOMESTIC_WIRE"],
      features: { cardIssuing: { status: "PENDING" } },
    });
  });

  it("takes currencies alone; a fourth account is refused in the payload (D3-232, D3-240)", async () => {
    await open();
    const { payload, errors } = await write("createTreasuryFinancialAccount", {
      supportedCurrencies: ["USD"],
    });
    expect(errors).toEqual([]);
    expect(payload).toEqual({
      financialAccount: null,
      userErrors: [
        {
          field: null,
          message: "A connected account may have 3 financial accounts",
          code: "CONFLICT",
          familyCode: "financial_account_limit",
        },
      ],
    });
  });

  it.each([
    ["no currencies (D3-231)", {}],
    ["an empty list of currencies", { supportedCurrencies: [] }],
    ["a currency that is none", { supportedCurrencies: ["dollars"] }],
    ["a feature without requested (D3-234)", { supportedCurrencies: ["USD"], features: { cardIssuing: {} } }],
    [
      "an unknown feature (D3-233)",
      { supportedCurrencies: ["USD"], features: { lending: { requested: true } } },
    ],
    [
      "a key of notes twice",
      {
        supportedCurrencies: ["USD"],
        metadata: [
          { key: "a", value: "1" },
          { key: "a", value: "2" },
        ],
      },
    ],
  ])("is refused for %s before any call", async (_, input) => {
    const { errors, calls } = await write("createTreasuryFinancialAccount", input);
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT" });
    expect(calls).toEqual([]);
  });
});

describe("changing an account", () => {
  it("sends the given members alone, and forwarding settings (D3-236, D3-237, D3-265)", async () => {
    const id = await open({ metadata: [{ key: "a", value: "1" }] });
    const { payload, calls } = await write(
      "updateTreasuryFinancialAccount",
      {
        financialAccount: id,
        nickname: "New",
        features: { depositInsurance: { requested: true } },
        forwardingSettings: { type: "financial_account", financialAccount: global(MAIN_ACCOUNT) },
        metadata: [
          { key: "a", value: "" },
          { key: "b", value: "2" },
        ],
      },
      "nickname supportedCurrencies pendingFeatures forwardingSettings { type financialAccount { id } } metadata { key value }",
    );
    expect(operationsOf(calls)).toEqual(["treasury.updateFinancialAccount"]);
    expect(formOf(calls[0])).toEqual({
      nickname: "New",
      "features[deposit_insurance][requested]": "true",
      "forwarding_settings[type]": "financial_account",
      "forwarding_settings[financial_account]": MAIN_ACCOUNT,
      "metadata[a]": "",
      "metadata[b]": "2",
    });
    expect(payload).toEqual({
      userErrors: [],
      financialAccount: {
        nickname: "New",
        supportedCurrencies: ["USD"],
        pendingFeatures: ["DEPOSIT_INSURANCE"],
        forwardingSettings: { type: "financial_account", financialAccount: { id: global(MAIN_ACCOUNT) } },
        metadata: [{ key: "b", value: "2" }],
      },
    });
  });

  it("changes the configured account unless another is named, and applies to later reads", async () => {
    const { data, calls } = await tributary.ask(ReopenFinancialAccountDocument);
    expect(data).toMatchObject({
      a: { financialAccount: { nickname: "First", financialAddresses: [{ accountNumber: "104455667788" }] } },
      b: { financialAccount: { nickname: "Operations" } },
    });
    expect(calls.map(({ path }) => path)).toEqual([
      `/v1/treasury/financial_accounts/${MAIN_ACCOUNT}`,
      `/v1/treasury/financial_accounts/${MAIN_ACCOUNT}`,
    ]);
    expect(formOf(calls[0])["expand[]"]).toBe("financial_addresses.aba.account_number");
  });

  it.each([
    ["nothing to change", {}],
    ["features that ask for nothing", { features: {} }],
    ["inputs that hold nothing", { features: { financialAddresses: {} }, platformRestrictions: {} }],
    ["another type's id", { financialAccount: "TreasuryOutboundPayment:1", nickname: "x" }],
    ["forwarding settings without type (D3-237)", { forwardingSettings: { paymentMethod: "pm_1" } }],
    ["no currency left", { supportedCurrencies: [] }],
    [
      "another type's id to forward to",
      { forwardingSettings: { type: "x", financialAccount: "User:a@b.example" } },
    ],
  ])("is refused for %s before any call", async (_, input) => {
    const { errors, calls } = await write("updateTreasuryFinancialAccount", input);
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT" });
    expect(calls).toEqual([]);
  });

  it("has the treasury's refusals in its payload, by the input's field (D3-218)", async () => {
    const unknown = await write("updateTreasuryFinancialAccount", {
      forwardingSettings: { type: "financial_account", financialAccount: "fa_none" },
    });
    expect(unknown.payload?.userErrors).toMatchObject([{ code: "BAD_USER_INPUT" }]);
    const closed = await write("updateTreasuryFinancialAccount", {
      financialAccount: CLOSED_ACCOUNT,
      nickname: "x",
    });
    expect(closed.payload).toMatchObject({ financialAccount: null, userErrors: [{ code: "CONFLICT" }] });
    const missing = await write("updateTreasuryFinancialAccount", {
      financialAccount: "fa_none",
      nickname: "x",
    });
    expect(missing.payload).toMatchObject({
      userErrors: [{ code: "NOT_FOUND", field: ["financialAccount"] }],
    });
  });
});

describe("features", () => {
  const update = (input: object, selection: string) =>
    write("updateTreasuryFinancialAccountFeatures", input, selection);

  it("are requested by themselves, and become active (D3-246, D3-264)", async () => {
    const id = await open();
    const { payload, calls } = await update(
      {
        financialAccount: id,
        features: { outboundTransfers: { ach: { requested: true }, usDomesticWire: { requested: true } } },
      },
      "id features { outboundTransfers { ach { requested status } usDomesticWire { status } } cardIssuing { status } }",
    );
    expect(operationsOf(calls)).toEqual(["treasury.updateFinancialAccountFeatures"]);
    expect(formOf(calls[0])).toEqual({
      "outbound_transfers[ach][requested]": "true",
      "outbound_transfers[us_domestic_wire][requested]": "true",
    });
    expect(payload).toEqual({
      userErrors: [],
      financialAccount: {
        id,
        features: {
          outboundTransfers: {
            ach: { requested: true, status: "PENDING" },
            usDomesticWire: { status: "PENDING" },
          },
          cardIssuing: null,
        },
      },
    });
    tributary.families.clock.advance(3_600_000);
    const { account } = await read(id, "activeFeatures");
    expect(account).toEqual({
      activeFeatures: ["OUTBOUND_TRANSFERS_ACH", "OUTBOUND_TRANSFERS_US_DOMESTIC_WIRE"],
    });
  });

  it("lead to the account after the change, for one call", async () => {
    const id = await open();
    const { payload, calls } = await update(
      { financialAccount: id, features: { cardIssuing: { requested: true } } },
      "nickname pendingFeatures features { cardIssuing { status } }",
    );
    expect(payload?.financialAccount).toMatchObject({
      pendingFeatures: ["CARD_ISSUING"],
      features: { cardIssuing: { status: "PENDING" } },
    });
    expect(calls.map(({ operation, search }) => [operation, search])).toEqual([
      ["updateFinancialAccountFeatures", ""],
      ["getFinancialAccount", ""],
    ]);
  });

  it.each([
    { features: {} },
    { features: { cardIssuing: null, outboundPayments: {} } },
    { financialAccount: " ", features: { cardIssuing: { requested: true } } },
  ])("are not requested with %j", async (input) => {
    const { errors, calls } = await update(input, "id");
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT" });
    expect(calls).toEqual([]);
  });
});

describe("closing an account", () => {
  const close = (input: object, selection = "id status") =>
    write("closeTreasuryFinancialAccount", input, selection);

  it("closes one that is empty, with the account for forwarded money (D3-237, D3-241, D3-245)", async () => {
    const id = await open();
    const { payload, calls } = await close({ financialAccount: id }, "status closedReasons");
    expect(operationsOf(calls)).toEqual(["treasury.closeFinancialAccount"]);
    expect(calls[0]?.body ?? "").toBe("");
    expect(payload).toEqual({
      userErrors: [],
      financialAccount: { status: "CLOSED", closedReasons: ["closed_by_platform"] },
    });
    const other = await open();
    const forwarded = await close({
      financialAccount: other,
      forwardingSettings: { type: "payment_method", paymentMethod: "pm_1" },
    });
    expect(formOf(forwarded.calls[0])).toEqual({
      "forwarding_settings[type]": "payment_method",
      "forwarding_settings[payment_method]": "pm_1",
    });
    expect(forwarded.payload?.financialAccount).toEqual({ id: other, status: "CLOSED" });
  });

  it("has each unmet condition of the three, and leaves the account open (D3-242, D3-243, D3-244)", async () => {
    const id = await open();
    const { accounts, cards } = tables();
    const own = id.replace("TreasuryFinancialAccount:", "");
    const account = accounts.get(own);
    if (!account) throw new Error("the account was opened");
    const problems = async () => {
      const { payload, errors } = await close({ financialAccount: id });
      expect([payload?.financialAccount, errors]).toEqual([null, []]);
      expect((await read(id, "status")).account).toEqual({ status: "OPEN" });
      return payload?.userErrors;
    };
    const reason = (familyCode: string, message: string) => ({
      field: null,
      message,
      code: "CONFLICT",
      familyCode,
    });
    const balance = reason("balance_not_zero", "The balance is not zero: usd 1250 in minor units");
    const pending = reason("inbound_transfers_pending", "Inbound transfers are pending: 1");
    const card = reason("cards_not_canceled", "Attached cards are not canceled: 1");

    accounts.put({ ...account, cash: { usd: 1_250 } });
    expect(await problems()).toEqual([balance]);
    cards.put({ id: "ic_test", financial_account: own, status: "active" });
    expect(await problems()).toEqual([balance, card]);
    accounts.put(account);
    expect(await problems()).toEqual([card]);
    await tributary.ask(DrawFromAccountDocument, { id });
    accounts.put({ ...account, cash: { usd: 1_250 } });
    expect(await problems()).toEqual([balance, pending, card]);
  });

  it.each([{}, { financialAccount: "TreasuryOutboundPayment:1" }, { forwardingSettings: { type: "x" } }])(
    "needs the account to be named: not by %j",
    async (input) => {
      const { errors, calls } = await close(input);
      expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT" });
      expect(calls).toEqual([]);
    },
  );
});
