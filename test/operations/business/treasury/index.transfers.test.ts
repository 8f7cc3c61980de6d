import { describe, expect, it } from "vitest";
import {
  LatestOutboundTransfersDocument,
  StatesOfOutboundPaymentsDocument,
  WholeInboundTransferDocument,
} from "#generated/test/graphql.ts";
import { defaultLimits } from "#platform/limits/limits.ts";
import {
  customerIdOf,
  hasClosedMethod,
  inboundIdOf,
  MAIN_ACCOUNT,
  methodIdOf,
  paymentIdOf,
  SECOND_ACCOUNT,
} from "#services/demo/things/treasury.ts";
import { treasuryTables } from "#services/treasury/tables.ts";
import { operationsOf, sharedTributary, startTributary, type Tributary } from "#test/kit/gateway.ts";
import { newestFirst, timeText } from "#test/services/treasury/client.ts";

const settings = { treasury: { scope: { financial_account: MAIN_ACCOUNT } } };
const DAY = 86_400_000;

const tributary = await sharedTributary({ settings });

const tables = () => treasuryTables(tributary.families.store.scope("treasury"));
const ofMain = (row: { readonly financial_account: string }) => row.financial_account === MAIN_ACCOUNT;
const kept = {
  inboundTransfers: () => newestFirst(tables().inbound.all().filter(ofMain)),
  outboundPayments: () => newestFirst(tables().payments.all().filter(ofMain)),
  outboundTransfers: () => newestFirst(tables().transfers.all().filter(ofMain)),
};
const { person } = tributary.families;
const usd = (amount = "12.34") => ({ amount, currency: "USD" });
const formOf = (call: { readonly body?: string | undefined } | undefined) =>
  Object.fromEntries(new URLSearchParams(call?.body));

interface Transfer {
  readonly id: string;
  readonly upstreamId: string;
  readonly status: string;
}
interface Page {
  readonly nodes: readonly Transfer[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string;
    readonly endCursor: string;
  };
  readonly totalCount: number | null;
}
const ids = (page: Page | undefined) => page?.nodes.map(({ upstreamId }) => upstreamId);

describe.each([
  ["inboundTransfers", "listInboundTransfers", "TreasuryInboundTransferFilter", "SUCCEEDED"],
  ["outboundPayments", "listOutboundPayments", "TreasuryOutboundPaymentFilter", "POSTED"],
  ["outboundTransfers", "listOutboundTransfers", "TreasuryOutboundTransferFilter", "POSTED"],
] as const)("the %s of a financial account", (field, operation, filterType, arrived) => {
  async function list(variables: object, selection = "id upstreamId status") {
    const { data, errors, calls } = await tributary.ask<{
      treasury: { financialAccount: Readonly<Record<string, Page>> } | null;
    } | null>(
      `query ($account: ID, $filter: ${filterType}, $first: Int, $after: String, $last: Int, $before: String) {
        treasury { financialAccount(id: $account) { ${field}(filter: $filter, first: $first, after: $after, last: $last, before: $before) {
          nodes { ${selection} } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } totalCount } } } }`,
      { ...variables },
    );
    return { page: data?.treasury?.financialAccount?.[field], errors, calls };
  }

  it("come newest first, from the configured or the named account (D3-219, D3-220)", async () => {
    const { page, calls } = await list({ first: 5 });
    const rows = kept[field]();
    expect(ids(page)).toEqual(rows.slice(0, 5).map(({ id }) => id));
    expect(page?.totalCount).toBeNull();
    expect(operationsOf(calls)).toEqual([`treasury.${operation}`]);
    expect(calls[0]?.query).toEqual({ financial_account: MAIN_ACCOUNT, limit: "5" });
    for (const account of [SECOND_ACCOUNT, `TreasuryFinancialAccount:${SECOND_ACCOUNT}`]) {
      const other = await list({ account, first: 1 });
      expect(other.calls[0]?.query["financial_account"]).toBe(SECOND_ACCOUNT);
    }
  });

  it("are 25 by default, in pages of 100 at most (D3-220, D3-221)", async () => {
    expect((await list({})).page?.nodes).toHaveLength(25);
    const { page, calls } = await list({ first: 120 });
    expect(page?.nodes).toHaveLength(120);
    expect(calls.map(({ query }) => query["limit"])).toEqual(["100", "20"]);
  });

  it("go on after a cursor and back before it, the same rows in both directions (D3-222, D3-223)", async () => {
    const all = kept[field]().map(({ id }) => id);
    const first = await list({ first: 4 });
    expect(first.page?.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    const second = await list({ first: 4, after: first.page?.pageInfo.endCursor });
    expect(ids(second.page)).toEqual(all.slice(4, 8));
    expect(second.calls[0]?.query).toMatchObject({ starting_after: all[3], limit: "4" });
    const back = await list({ last: 3, before: second.page?.pageInfo.startCursor });
    expect(ids(back.page)).toEqual(all.slice(1, 4));
    expect(back.page?.pageInfo).toMatchObject({ hasPreviousPage: true, hasNextPage: true });
    expect(back.calls[0]?.query).toEqual({
      financial_account: MAIN_ACCOUNT,
      limit: "3",
      ending_before: all[4],
    });
    const start = await list({ last: 5, before: back.page?.pageInfo.startCursor });
    expect(ids(start.page)).toEqual(all.slice(0, 1));
    expect(start.page?.pageInfo.hasPreviousPage).toBe(false);
  });

  it("are filtered by a state (D3-225, D3-226, D3-228)", async () => {
    const { page, calls } = await list({ filter: { statuses: [arrived] }, first: 100 });
    expect(calls[0]?.query["status"]).toBe(arrived.toLowerCase());
    expect(new Set(page?.nodes.map(({ status }) => status))).toEqual(new Set([arrived]));
    for (const status of ["PROCESSING", "FAILED", "CANCELED"])
      expect(
        (await list({ filter: { statuses: [status] } })).page?.nodes.every((row) => row.status === status),
      ).toBe(true);
  });

  it.each([
    { first: 0 },
    { first: 251 },
    { last: 3 },
    { last: 3, before: "x", first: 3 },
    { account: "BankPayment:1" },
    { filter: { statuses: ["OTHER"] } },
    { filter: { statuses: ["FAILED", "CANCELED"] } },
    { filter: { statuses: [field === "inboundTransfers" ? "POSTED" : "SUCCEEDED"] } },
  ])("are not requested with %j (D3-220, D3-226, D3-228, D3-267)", async (variables) => {
    const { errors, calls } = await list(variables);
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT" });
    expect(calls).toEqual([]);
  });

  it("refuse cursors of another state, account or maker", async () => {
    const after = (await list({ first: 2 })).page?.pageInfo.endCursor;
    for (const wrong of [
      { after: "x" },
      { after, account: SECOND_ACCOUNT },
      { after, filter: { statuses: [arrived] } },
    ]) {
      const { errors, calls } = await list(wrong);
      expect(errors[0]?.extensions).toMatchObject({ code: "INVALID_CURSOR" });
      expect(calls).toEqual([]);
    }
  });

  if (field === "outboundPayments") return;

  it("come with their account if it is selected, by expansion (D3-224)", async () => {
    const { page, calls } = await list(
      { first: 2 },
      "financialAccount { id nickname features { cardIssuing { status } } }",
    );
    const account = { id: `TreasuryFinancialAccount:${MAIN_ACCOUNT}`, nickname: "Operations" };
    expect(page?.nodes).toMatchObject([{ financialAccount: account }, { financialAccount: account }]);
    expect(calls[0]?.query).toMatchObject({ "expand[]": "data.financial_account" });
    expect(operationsOf(calls)).toEqual([`treasury.${operation}`, "treasury.getFinancialAccountFeatures"]);
    const bare = await list({ first: 2 }, "financialAccount { id upstreamId }");
    expect(bare.calls.map(({ query }) => query)).toEqual([{ financial_account: MAIN_ACCOUNT, limit: "2" }]);
    const number = await list({ first: 2 }, "financialAccount { financialAddresses { accountNumber } }");
    expect(operationsOf(number.calls)).toEqual([`treasury.${operation}`, "treasury.getFinancialAccount"]);
  });

  it("cannot be filtered by creation or customer (D3-230)", async () => {
    for (const member of ['customerIds: ["cus_1"]', 'createdAt: { from: "2026-01-01T00:00:00Z" }']) {
      const { errors } = await tributary.ask(
        `{ treasury { financialAccount { ${field}(filter: { ${member} }) { totalCount } } } }`,
      );
      expect(errors[0]?.extensions).toMatchObject({ code: "GRAPHQL_VALIDATION_FAILED" });
    }
  });
});

describe("one inbound transfer", () => {
  it("is read by its id with all its fields, and leads to the debited person (D3-263, D3-268)", async () => {
    const row = kept.inboundTransfers().find(({ status }) => status === "failed");
    const { data, errors, calls } = await tributary.ask(WholeInboundTransferDocument, {
      id: `TreasuryInboundTransfer:${row?.id}`,
    });
    expect(errors).toEqual([]);
    expect(operationsOf(calls)).toEqual(["treasury.getInboundTransfer"]);
    const email = row?.origin_payment_method_details?.billing_details.email;
    expect(data).toMatchObject({
      treasury: {
        inboundTransfer: {
          upstreamId: row?.id,
          status: "FAILED",
          cancelable: false,
          amount: { amount: ((row?.amount ?? 0) / 100).toFixed(2), currency: row?.currency.toUpperCase() },
          failedAt: timeText(Date.parse(row?.created ?? "") + DAY),
          succeededAt: null,
          failureReason: "account_closed",
          financialAccount: { id: `TreasuryFinancialAccount:${MAIN_ACCOUNT}` },
          originPaymentMethodDetails: { type: "us_bank_account", billingDetails: { email, user: { email } } },
        },
      },
    });
  });
});

describe.each([
  ["inboundTransfer", "TreasuryInboundTransfer", inboundIdOf(MAIN_ACCOUNT, 0)],
  ["outboundPayment", "TreasuryOutboundPayment", paymentIdOf(person(0))],
])("%s", (field, type, key) => {
  it("is a node for one call, and null if it does not exist", async () => {
    const ids = [key, "x_none"].map((id) => `${type}:${id}`);
    const { data, calls } = await tributary.ask(
      `query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on ${type} { status } } }`,
      { ids },
    );
    expect(data).toEqual({ nodes: [{ id: ids[0], status: expect.any(String) }, null] });
    expect(calls.map(({ method }) => method)).toEqual(["GET", "GET"]);
    const read = await tributary.data(
      `{ node(id: "${ids[1]}") { id } treasury { ${field}(id: "x_none") { id } } }`,
    );
    expect(read).toEqual({ node: null, treasury: { [field]: null } });
  });

  it.each(["AccountingPayment:1", `${type}:a:b`, "a/b", "..", "%2e", ""])("is not read by %j", async (id) => {
    const query = `query ($id: ID!) { treasury { ${field}(id: $id) { id } } }`;
    const { errors, calls } = await tributary.ask(query, { id });
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT" });
    expect(calls).toEqual([]);
  });
});

interface WritePayload {
  readonly inboundTransfer?: Transfer | null;
  readonly outboundTransfer?: Transfer | null;
  readonly outboundPayment?: Transfer | null;
  readonly userErrors: readonly object[];
}
const write = (name: string, input: object, selection: string, at: Tributary = tributary) =>
  at.write<WritePayload | null>(name, input, selection);

describe("drawing money in", () => {
  const draw = (
    input: object,
    selection = "id upstreamId status cancelable amount { amount currency }",
    at?: Tributary,
  ) => write("createTreasuryInboundTransfer", input, `inboundTransfer { ${selection} }`, at);

  it("sends a form, in minor units (D3-216, D3-248, D3-258)", async () => {
    const { payload, errors, calls } = await draw({
      amount: { amount: "1500", currency: "jpy" },
      originPaymentMethod: "pm_1",
      description: "Two & two",
      statementDescriptor: "TOP-UP",
      metadata: [{ key: "batch", value: "7" }],
    });
    expect(errors).toEqual([]);
    expect(operationsOf(calls)).toEqual(["treasury.createInboundTransfer"]);
    expect(calls[0]?.headers["content-type"]).toBe("application/x-www-form-urlencoded");
    expect(formOf(calls[0])).toEqual({
      amount: "1500",
      currency: "jpy",
      financial_account: MAIN_ACCOUNT,
      origin_payment_method: "pm_1",
      description: "Two & two",
      statement_descriptor: "TOP-UP",
      "metadata[batch]": "7",
    });
    expect(payload).toMatchObject({
      userErrors: [],
      inboundTransfer: {
        status: "PROCESSING",
        cancelable: true,
        amount: { amount: "1500", currency: "JPY" },
      },
    });
  });

  it("expands the account if it is selected, and arrives a day later (D3-224, D3-262)", async () => {
    const { payload, calls } = await draw(
      { amount: usd(), originPaymentMethod: "pm_1", financialAccount: SECOND_ACCOUNT },
      "id financialAccount { nickname balance { inboundPending { amount currency } } }",
    );
    expect(operationsOf(calls)).toEqual(["treasury.createInboundTransfer"]);
    expect(formOf(calls[0])["expand[]"]).toBe("financial_account");
    expect(payload?.inboundTransfer).toMatchObject({
      financialAccount: {
        nickname: "Rewards",
        balance: { inboundPending: expect.arrayContaining([{ amount: "12.34", currency: "USD" }]) },
      },
    });
    tributary.families.clock.advance(DAY);
    const { data } = await tributary.ask(
      "query ($id: ID!) { node(id: $id) { ... on TreasuryInboundTransfer { status succeededAt } } }",
      {
        id: payload?.inboundTransfer?.id,
      },
    );
    expect(data).toEqual({ node: { status: "SUCCEEDED", succeededAt: expect.any(String) } });
  });

  it.each([
    ["no amount (D3-247)", { originPaymentMethod: "pm_1" }],
    ["no origin (D3-247)", { amount: usd() }],
    ["half a cent (D3-258)", { amount: usd("0.005"), originPaymentMethod: "pm_1" }],
    ["nothing", { amount: usd("0"), originPaymentMethod: "pm_1" }],
    ["no currency", { amount: { amount: "1", currency: "US" }, originPaymentMethod: "pm_1" }],
    [
      "another type's id",
      { amount: usd(), originPaymentMethod: "pm_1", financialAccount: "User:a@b.example" },
    ],
  ])("is refused for %s before any call", async (_, input) => {
    const { errors, calls } = await draw(input);
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT" });
    expect(calls).toEqual([]);
  });

  it("has the treasury's refusals in its payload (D3-218)", async () => {
    const { payload } = await draw({
      amount: usd(),
      originPaymentMethod: "pm_1",
      financialAccount: "fa_none",
    });
    expect(payload).toMatchObject({ inboundTransfer: null, userErrors: [{ field: ["financialAccount"] }] });
    const francs = await draw({ amount: { amount: "1", currency: "CHF" }, originPaymentMethod: "pm_1" });
    expect(francs.payload).toMatchObject({
      userErrors: [{ field: ["amount", "currency"], code: "BAD_USER_INPUT" }],
    });
  });

  it.each(["reset", "status:500"])(
    "is made once, and its outcome is unknown, when the answer is: %s",
    async (fault) => {
      await using own = await startTributary({
        settings,
        families: { faults: `treasury=${fault}` },
        gateway: { limits: { ...defaultLimits, tryMs: 200, operationMs: 2_000 } },
      });
      const { payload, errors, calls } = await draw(
        { amount: usd(), originPaymentMethod: "pm_1" },
        "id",
        own,
      );
      expect(payload).toBeNull();
      expect(errors[0]?.extensions).toMatchObject({ code: "OUTCOME_UNKNOWN", family: "treasury" });
      expect(operationsOf(calls)).toEqual(["treasury.createInboundTransfer"]);
    },
  );
});

describe("canceling", () => {
  const cancelTransfer = (id: string) =>
    write("cancelTreasuryInboundTransfer", { id }, "inboundTransfer { id status cancelable canceledAt }");
  const cancelPayment = (id: string) =>
    write(
      "cancelTreasuryOutboundPayment",
      { id },
      "outboundPayment { id status cancelable canceledAt financialAccount { nickname } }",
    );

  it("a pending inbound transfer needs its id alone (D3-259, D3-264)", async () => {
    const created = await write(
      "createTreasuryInboundTransfer",
      { amount: usd(), originPaymentMethod: "pm_1" },
      "inboundTransfer { id }",
    );
    const id = created.payload?.inboundTransfer?.id ?? "";
    const { payload, calls } = await cancelTransfer(id);
    expect(calls.map(({ operation, body }) => [operation, body ?? ""])).toEqual([
      ["cancelInboundTransfer", ""],
    ]);
    expect(payload).toEqual({
      userErrors: [],
      inboundTransfer: { id, status: "CANCELED", cancelable: false, canceledAt: expect.stringMatching(/Z$/) },
    });
    const again = await cancelTransfer(id);
    expect(again.payload).toEqual({
      inboundTransfer: null,
      userErrors: [{ field: null, message: "The inbound transfer is canceled", code: "CONFLICT" }],
    });
  });

  it("a pending payment leads on to its account (D3-259, D3-264)", async () => {
    const created = await write("createTreasuryOutboundPayment", { amount: usd() }, "outboundPayment { id }");
    const id = created.payload?.outboundPayment?.id ?? "";
    const { payload, calls } = await cancelPayment(id);
    expect(operationsOf(calls)).toEqual(["treasury.cancelOutboundPayment", "treasury.getFinancialAccount"]);
    expect(payload?.outboundPayment).toEqual({
      id,
      status: "CANCELED",
      cancelable: false,
      canceledAt: expect.stringMatching(/Z$/),
      financialAccount: { nickname: "Operations" },
    });
    expect(await tributary.data("query ($id: ID!) { payment(id: $id) { status } }", { id })).toEqual({
      payment: { status: "CANCELED" },
    });
  });

  it("a change of a finished transfer is refused in the payload (D3-262)", async () => {
    for (const transfer of kept
      .inboundTransfers()
      .filter(({ status }) => status === "succeeded")
      .slice(0, 1))
      expect((await cancelTransfer(transfer.id)).payload?.userErrors).toMatchObject([{ code: "CONFLICT" }]);
    for (const payment of tables()
      .payments.all()
      .filter(({ status }) => status === "posted")
      .slice(0, 1))
      expect((await cancelPayment(payment.id)).payload).toEqual({
        outboundPayment: null,
        userErrors: [{ field: null, message: "The outbound payment is posted", code: "CONFLICT" }],
      });
    expect((await cancelPayment("obp_none")).payload?.userErrors).toMatchObject([{ code: "NOT_FOUND" }]);
  });

  it("is refused with an id of another type, and not offered for outbound transfers (D3-260)", async () => {
    for (const refused of [
      await cancelTransfer("TreasuryOutboundPayment:1"),
      await cancelPayment("TreasuryInboundTransfer:1"),
    ]) {
      expect(refused.errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT" });
      expect(refused.calls).toEqual([]);
    }
    for (const query of [
      '{ treasury { outboundTransfer(id: "obt_1") { id } } }',
      'mutation { cancelTreasuryOutboundTransfer(input: { id: "obt_1" }) { userErrors { code } } }',
    ])
      expect((await tributary.ask(query)).errors[0]?.extensions).toMatchObject({
        code: "GRAPHQL_VALIDATION_FAILED",
      });
  });
});

describe("moving money to another account", () => {
  const move = (input: object, selection = "id status amount { amount currency }") =>
    write("createTreasuryOutboundTransfer", input, `outboundTransfer { ${selection} }`);

  it("sends a form with its destination in brackets (D3-216, D3-256, D3-257)", async () => {
    const { payload, errors, calls } = await move(
      {
        amount: { amount: "0.5", currency: "KWD" },
        description: "Ours",
        statementDescriptor: "MOVE",
        destinationPaymentMethodData: {
          type: "financial_account",
          financialAccount: `TreasuryFinancialAccount:${SECOND_ACCOUNT}`,
        },
        metadata: [{ key: "batch", value: "7" }],
      },
      `id upstreamId status amount { amount currency } createdAt expectedArrivalAt destinationPaymentMethod financialAccount { nickname }
       destinationPaymentMethodDetails { type billingDetails { displayName user { email } } financialAccount { id nickname } } metadata { key value }`,
    );
    expect(errors).toEqual([]);
    expect(operationsOf(calls)).toEqual(["treasury.createOutboundTransfer", "treasury.getFinancialAccount"]);
    expect(formOf(calls[0])).toEqual({
      amount: "500",
      currency: "kwd",
      financial_account: MAIN_ACCOUNT,
      description: "Ours",
      statement_descriptor: "MOVE",
      "destination_payment_method_data[type]": "financial_account",
      "destination_payment_method_data[financial_account]": SECOND_ACCOUNT,
      "metadata[batch]": "7",
      "expand[]": "financial_account",
    });
    expect(payload?.outboundTransfer).toMatchObject({
      status: "PROCESSING",
      amount: { amount: "0.500", currency: "KWD" },
      financialAccount: { nickname: "Operations" },
      destinationPaymentMethodDetails: {
        billingDetails: { displayName: null, user: null },
        financialAccount: { id: `TreasuryFinancialAccount:${SECOND_ACCOUNT}`, nickname: "Rewards" },
      },
    });
  });

  it("comes back from a closed bank account: posted, then returned (D3-262)", async () => {
    const owner = tributary.families.company.people.find(hasClosedMethod);
    const { payload } = await move({ amount: usd(), destinationPaymentMethod: owner && methodIdOf(owner) });
    const id = payload?.outboundTransfer?.id;
    const listed = async () => {
      const { data } = await tributary.ask(LatestOutboundTransfersDocument);
      return data.treasury.financialAccount.outboundTransfers.nodes.find((row) => row.id === id);
    };
    tributary.families.clock.advance(DAY);
    expect(await listed()).toMatchObject({
      status: "POSTED",
      postedAt: expect.any(String),
      returnedAt: null,
      destinationPaymentMethodDetails: { billingDetails: { user: { email: owner?.email } } },
    });
    tributary.families.clock.advance(DAY);
    expect(await listed()).toMatchObject({
      status: "RETURNED",
      returnedAt: expect.any(String),
      returnReason: "account_closed",
      failureReason: null,
    });
  });

  it.each([
    ["no amount (D3-255)", {}],
    ["half a yen (D3-258)", { amount: { amount: "0.5", currency: "JPY" } }],
    ["a destination without type (D3-257)", { amount: usd(), destinationPaymentMethodData: {} }],
    [
      "what only payments have of a destination (D3-257)",
      { amount: usd(), destinationPaymentMethodData: { type: "us_bank_account", usBankAccount: {} } },
    ],
    [
      "another type's id",
      { amount: usd(), destinationPaymentMethodData: { type: "x", financialAccount: "User:a" } },
    ],
  ])("is refused for %s before any call", async (_, input) => {
    const { errors, calls } = await move(input);
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT" });
    expect(calls).toEqual([]);
  });

  it("has the treasury's refusals in its payload (D3-218)", async () => {
    const { payload } = await move({
      amount: usd(),
      destinationPaymentMethodData: { type: "financial_account", financialAccount: MAIN_ACCOUNT },
    });
    expect(payload).toMatchObject({ outboundTransfer: null, userErrors: [{ code: "BAD_USER_INPUT" }] });
  });
});

describe("payments", () => {
  it("created with a selected customer have it in the same call (D3-224)", async () => {
    const { payload, calls } = await write(
      "createTreasuryOutboundPayment",
      { amount: usd(), customer: customerIdOf(person(0)) },
      "outboundPayment { customer { displayName user { email } } }",
    );
    expect(operationsOf(calls)).toEqual(["treasury.createOutboundPayment"]);
    expect(formOf(calls[0])["expand[]"]).toBe("customer");
    expect(payload?.outboundPayment).toEqual({
      customer: { displayName: person(0).displayName, user: { email: person(0).email } },
    });
  });

  it("have the times of their states, and the reason why they failed (D3-262)", async () => {
    const [returned, failed] = ["returned", "failed"].map((wanted) =>
      tables()
        .payments.all()
        .find(({ status }) => status === wanted),
    );
    const { data } = await tributary.ask(StatesOfOutboundPaymentsDocument, {
      returned: returned?.id,
      failed: failed?.id,
    });
    expect(data).toMatchObject({
      treasury: {
        returned: { status: "RETURNED", returnReason: "account_closed", returnedAt: expect.any(String) },
        failed: {
          status: "FAILED",
          failureReason: "insufficient_funds",
          failedAt: expect.any(String),
          postedAt: null,
        },
      },
    });
  });

  it("of fifty people read singly cost a call each, and one call for all accounts", async () => {
    const paid = tributary.families.company.people.filter(({ index }) => index % 40 !== 38).slice(0, 50);
    const { data, calls } = await tributary.ask<{ nodes: readonly { financialAccount: object }[] }>(
      "query ($ids: [ID!]!) { nodes(ids: $ids) { ... on TreasuryOutboundPayment { financialAccount { nickname } } } }",
      { ids: paid.map((who) => `TreasuryOutboundPayment:${paymentIdOf(who)}`) },
    );
    expect(new Set(data.nodes.map(({ financialAccount }) => JSON.stringify(financialAccount)))).toEqual(
      new Set(['{"nickname":"Operations"}']),
    );
    const asked = operationsOf(calls);
    expect(asked.filter((name) => name === "treasury.getOutboundPayment")).toHaveLength(50);
    expect(asked.filter((name) => name === "treasury.getFinancialAccount")).toHaveLength(1);
  });
});
