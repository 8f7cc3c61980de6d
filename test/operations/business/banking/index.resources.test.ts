import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { banking } from "#contracts/banking/index.ts";
import { ApiTokensOfUserDocument, CardsOfCustomerDocument } from "#generated/test/graphql.ts";
import { ROUTING_NUMBER } from "#services/banking/seed/accounts.ts";
import { cardIdOf } from "#services/banking/seed/cards.ts";
import { accountIdOf, customerIdOf, latestStatementOf } from "#services/banking/seed/ids.ts";
import { bankingTables } from "#services/banking/tables.ts";
import { idFor } from "#services/demo/ids.ts";
import { operationsOf, startTributary, type Tributary } from "#test/kit/gateway.ts";

let tributary: Tributary;
beforeAll(async () => {
  tributary = await startTributary();
});
afterAll(() => tributary.close());

type Node = Readonly<Record<string, unknown>> & { readonly id: string };
interface Page {
  readonly nodes: readonly Node[];
  readonly totalCount: number;
}
const bank = async <T = Page>(selection: string, variables: Record<string, unknown> = {}, types = "") => {
  const answer = await tributary.ask<{ banking: Record<string, T> }>(
    `query ${types && `(${types})`} { banking { ${selection} } }`,
    variables,
  );
  expect(answer.errors).toEqual([]);
  return { it: answer.data.banking["it"] as T, calls: answer.calls };
};
const customerId = () => {
  const [person] = tributary.families.company.people;
  if (!person) throw new Error("nobody is there");
  return customerIdOf(person);
};
const MONEY = "{ amount currency }";
const OWNERS = "customer { id displayName } account { id name }";

/** Every list, what is selected of it, and what comes with it by `include`. */
const lists: readonly [field: string, operation: string, fields: string, include?: string][] = [
  [
    "accounts",
    "listAccounts",
    `id type name status routingNumber accountNumber currency balance ${MONEY} hold ${MONEY} available ${MONEY} createdAt customer { id }`,
    "customer",
  ],
  [
    "accountDays",
    "listAccountEndOfDay",
    `id date balance ${MONEY} hold ${MONEY} available ${MONEY} ${OWNERS}`,
    "account,customer",
  ],
  [
    "transactions",
    "listTransactions",
    `id type amount ${MONEY} direction entryType balance ${MONEY} summary createdAt ${OWNERS}`,
    "account,customer",
  ],
  ["statements", "listStatements", `id period createdAt ${OWNERS}`, "account,customer"],
  [
    "applications",
    "listApplications",
    "id type status message displayName email createdAt customer { id } user { email }",
    "customer",
  ],
  [
    "applicationForms",
    "listApplicationForms",
    "id stage email createdAt expiresAt application { status } user { email }",
    "application",
  ],
  [
    "cards",
    "listCards",
    `id type status last4Digits expirationMonth nameOnCard createdAt ${OWNERS}`,
    "account,customer",
  ],
  [
    "cardAuthorizations",
    "listAuthorizations",
    `id status amount ${MONEY} merchant { name category location } recurring createdAt card { last4Digits } ${OWNERS}`,
    "card,account,customer",
  ],
  [
    "cardAuthorizationRequests",
    "listAuthorizationRequests",
    `id type status amount ${MONEY} merchant { name } partialApprovalAllowed createdAt card { id } ${OWNERS}`,
    "card,account,customer",
  ],
  [
    "receivedPayments",
    "listReceivedPayments",
    `id type status amount ${MONEY} description companyName counterpartyRoutingNumber traceNumber createdAt ${OWNERS}`,
    "customer,account",
  ],
  [
    "recurringPayments",
    "listRecurringPayments",
    `id type status amount ${MONEY} description paymentCount schedule { startDate endDate interval dayOfMonth nextPaymentDate } createdAt counterparty { displayName } ${OWNERS}`,
    "customer,account,counterparty",
  ],
  ["repayments", "listRepayments", `id type status amount ${MONEY} createdAt ${OWNERS}`, "customer,account"],
  ["rewards", "listRewards", `id status amount ${MONEY} description createdAt ${OWNERS}`, "customer,account"],
  [
    "disputes",
    "listDisputes",
    `id status amount ${MONEY} description source statusHistory { status updatedAt } createdAt transaction { summary } ${OWNERS}`,
    "customer,account,transaction",
  ],
  [
    "checkDeposits",
    "listCheckDeposits",
    `id status amount ${MONEY} checkNumber description counterparty { displayName accountNumber } createdAt ${OWNERS}`,
    "account,customer",
  ],
  [
    "checkPayments",
    "listCheckPayments",
    `id status amount ${MONEY} checkNumber description counterparty { displayName } createdAt ${OWNERS}`,
    "account,customer",
  ],
  [
    "counterparties",
    "listCounterparties",
    "id displayName bank routingNumber accountNumber accountType type permissions createdAt customer { id }",
    "customer",
  ],
  ["events", "listEvents", "id type payload createdAt"],
  ["webhooks", "listWebhooks", "id label status contentType deliveryMode createdAt"],
];

describe.each(lists)("the list of %s", (field, operation, fields, include) => {
  const all = () => bank(`it: ${field}(first: 50) { totalCount nodes { ${fields} } }`);

  it("is one call that includes what is selected and is sorted (D3-196, D3-214)", async () => {
    const { it: page, calls } = await all();
    expect(operationsOf(calls)).toEqual([`banking.${operation}`]);
    expect(calls[0]?.query["include"]).toBe(include);
    expect(calls[0]?.query["sort"]).toBe("-createdAt");
    expect(page.totalCount).toBeGreaterThan(0);
  });

  it("fills every field (D3-210, D3-211, D3-212)", async () => {
    const { it: page } = await all();
    for (const name of Object.keys(page.nodes[0] ?? {}))
      expect(
        page.nodes.some((node) => node[name] !== null),
        `${field}.${name}`,
      ).toBe(true);
  });

  it("is filtered by structured inputs, and asked in the other order", async () => {
    const since = "2026-01-01T00:00:00Z";
    const { calls } = await bank(
      `it: ${field}(first: 2, orderBy: [{ field: CREATED_AT, direction: ASC }], filter: { createdAt: { from: $since } }) { nodes { id } }`,
      { since },
      "$since: DateTime",
    );
    expect(calls[0]?.query).toMatchObject({ sort: "createdAt", "filter[since]": since });
    expect(calls[0]?.query["include"]).toBeUndefined();
  });
});

describe("filters of the bank", () => {
  it("name owners by global or own ids, and states in the bank's words (D3-195 D3-213)", async () => {
    const customer = customerId();
    const account = accountIdOf(customer);
    const { calls } = await bank(
      `a: receivedPayments(filter: { customerIds: [$c], accountIds: [$a], statuses: ["Completed"] }) { nodes { id } }
       it: cardAuthorizations(filter: { cardIds: [$k] }) { nodes { id } }`,
      { c: `BankCustomer:${customer}`, a: account, k: cardIdOf(customer) },
      "$c: ID!, $a: ID!, $k: ID!",
    );
    expect(calls.map(({ query }) => query)).toMatchObject([
      { "filter[customerId]": customer, "filter[accountId]": account, "filter[status]": "Completed" },
      { "filter[cardId]": cardIdOf(customer) },
    ]);
  });

  it("that name nobody ask for nothing; another type's id is refused", async () => {
    const { it: page, calls } = await bank(
      "it: cards(filter: { customerIds: [] }) { nodes { id } totalCount }",
    );
    expect([page, calls]).toEqual([{ nodes: [], totalCount: 0 }, []]);
    const wrong = await tributary.ask(
      '{ banking { cards(filter: { customerIds: ["BankCard:1"] }) { nodes { id } } } }',
    );
    expect([wrong.errors[0]?.extensions["code"], wrong.calls]).toEqual(["BAD_USER_INPUT", []]);
  });

  it("narrow the list of one owner by all else that the bank takes, never by another owner", async () => {
    const customer = customerId();
    const account = accountIdOf(customer);
    const narrowed = await tributary.ask(CardsOfCustomerDocument, {
      id: customer,
      filter: { accountIds: [account] },
    });
    expect(narrowed.errors).toEqual([]);
    expect(narrowed.calls.find(({ operation }) => operation === "listCards")?.query).toMatchObject({
      "filter[customerId]": customer,
      "filter[accountId]": account,
    });
    const { errors, calls } = await tributary.ask(CardsOfCustomerDocument, {
      id: customer,
      filter: { customerIds: ["1"] },
    });
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", argument: "customerIds" });
    expect(operationsOf(calls)).toEqual(["banking.getCustomer"]);
  });

  it("find customers by several e-mail addresses in one call, and none by no address", async () => {
    const emails = tributary.families.company.people.slice(0, 3).map(({ email }) => email);
    const query = "it: customers(filter: { emails: $emails }) { nodes { id email } totalCount }";
    const { it: page, calls } = await bank(query, { emails }, "$emails: [String!]");
    expect(calls.map(({ query: asked }) => asked["filter[email]"])).toEqual([emails.join(",")]);
    expect(new Set(page.nodes.map((node) => String(node["email"]).toLowerCase()))).toEqual(new Set(emails));
    const none = await bank(query, { emails: [] }, "$emails: [String!]");
    expect([none.it.nodes, none.calls]).toEqual([[], []]);
  });

  it("are sorted by one key: a second is refused before any call", async () => {
    const { errors, calls } = await tributary.ask(
      "{ banking { cards(orderBy: [{ field: CREATED_AT }, { field: CREATED_AT, direction: DESC }]) { nodes { id } } } }",
    );
    expect([errors[0]?.extensions["code"], calls]).toEqual(["BAD_USER_INPUT", []]);
  });
});

describe("single objects of the bank", () => {
  const singles: readonly [
    field: string,
    table: keyof ReturnType<typeof bankingTables>,
    operation: string,
  ][] = [
    ["account", "accounts", "listAccounts"],
    ["transaction", "transactions", "listTransactions"],
    ["application", "applications", "listApplications"],
    ["card", "cards", "getCard"],
    ["receivedPayment", "receivedPayments", "getReceivedPayment"],
    ["recurringPayment", "recurringPayments", "getRecurringPayment"],
    ["repayment", "repayments", "getRepayment"],
    ["reward", "rewards", "getReward"],
    ["dispute", "disputes", "getDispute"],
    ["checkDeposit", "checkDeposits", "getCheckDeposit"],
    ["checkPayment", "checkPayments", "getCheckPayment"],
    ["counterparty", "counterparties", "getCounterparty"],
    ["event", "events", "getEvent"],
  ];
  it.each(singles)(
    "%s is read by one call, null where there is none, and found by node (D3-197 D3-208)",
    async (field, table, operation) => {
      const { store } = tributary.families;
      const [row] = bankingTables(store.scope("banking"))[table].all() as readonly { readonly id: string }[];
      const { it: found, calls } = await bank<Node>(
        `it: ${field}(id: $id) { id upstreamId createdAt }`,
        { id: row?.id },
        "$id: ID!",
      );
      expect(operationsOf(calls)).toEqual([`banking.${operation}`]);
      expect(found).toMatchObject({ upstreamId: row?.id, createdAt: expect.any(String) });
      expect((await bank(`it: ${field}(id: "1") { id }`)).it).toBeNull();
      const { node } = await tributary.data<{ node: Node }>("query ($id: ID!) { node(id: $id) { id } }", {
        id: found.id,
      });
      expect(node).toEqual({ id: found.id });
    },
  );

  /** Single reads, and what comes with each by `include`. */
  const including: readonly [
    field: string,
    table: keyof ReturnType<typeof bankingTables>,
    links: string,
    include: string,
  ][] = [
    ["account", "accounts", "customer { displayName }", "customer"],
    ["transaction", "transactions", "account { name } customer { displayName }", "account,customer"],
    ["card", "cards", "account { name } customer { displayName }", "account,customer"],
    ["payment", "payments", "account { name } party { email }", "customer,account"],
    ["receivedPayment", "receivedPayments", "customer { displayName } account { name }", "customer,account"],
    [
      "recurringPayment",
      "recurringPayments",
      "customer { email } account { name } counterparty { displayName }",
      "customer,account,counterparty",
    ],
    ["repayment", "repayments", "customer { displayName } account { name }", "customer,account"],
    ["reward", "rewards", "customer { displayName } account { name }", "customer,account"],
    [
      "dispute",
      "disputes",
      "customer { email } account { name } transaction { summary }",
      "customer,account,transaction",
    ],
    ["checkDeposit", "checkDeposits", "account { name } customer { displayName }", "account,customer"],
    ["checkPayment", "checkPayments", "account { name } customer { displayName }", "account,customer"],
    ["counterparty", "counterparties", "customer { displayName }", "customer"],
  ];
  it.each(including)(
    "%s comes with what it links to in one call, and alone where nothing of that is selected (D3-197)",
    async (field, table, links, include) => {
      const [row] = bankingTables(tributary.families.store.scope("banking"))[table].all() as readonly {
        readonly id: string;
      }[];
      const whole = await bank<Node>(`it: ${field}(id: $id) { id ${links} }`, { id: row?.id }, "$id: ID!");
      expect(whole.calls.map(({ query }) => query["include"])).toEqual([include]);
      for (const [name, value] of Object.entries(whole.it)) expect(value, name).not.toBeNull();
      const alone = await bank<Node>(`it: ${field}(id: $id) { id }`, { id: row?.id }, "$id: ID!");
      expect(alone.calls.map(({ query }) => query["include"])).toEqual([undefined]);
      const type = whole.it.id.split(":")[0];
      const node = await tributary.ask<{ node: Node }>(
        `query ($id: ID!) { node(id: $id) { id ... on ${type} { ${links} } } }`,
        { id: whole.it.id },
      );
      expect([node.errors, node.data.node, node.calls.length]).toEqual([[], whole.it, 1]);
    },
  );

  it("accounts of many ids are one call", async () => {
    const ids = tributary.families.company.people
      .slice(0, 30)
      .map((one) => `BankAccount:${accountIdOf(customerIdOf(one))}`);
    const { calls, errors } = await tributary.ask(
      "query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on BankAccount { name } } }",
      { ids },
    );
    expect(errors).toEqual([]);
    expect(operationsOf(calls)).toEqual(["banking.listAccounts"]);
  });

  it("a bank is found by its routing number (D3-206)", async () => {
    const { it: found, calls } = await bank<Node>(
      "it: institution(routingNumber: $n) { id routingNumber name address achSupported wireSupported }",
      { n: ROUTING_NUMBER },
      "$n: String!",
    );
    expect(found).toMatchObject({ id: `BankInstitution:${ROUTING_NUMBER}`, achSupported: true });
    expect(operationsOf(calls)).toEqual(["banking.getInstitution"]);
    expect(await tributary.data("query ($id: ID!) { node(id: $id) { id } }", { id: found.id })).toEqual({
      node: { id: found.id },
    });
  });

  it("a transaction is found under its own account only (D3-198)", async () => {
    const [row] = bankingTables(tributary.families.store.scope("banking")).transactions.all();
    const own = row?.relationships.account.data.id ?? "";
    const other = accountIdOf(customerIdOf(tributary.families.company.people[40] ?? never()));
    const selection = "it: account(id: $id) { transaction(id: $t) { id payment { id } card { id } } }";
    const found = await bank<Node>(selection, { id: own, t: row?.id }, "$id: ID!, $t: ID!");
    expect(found.it["transaction"]).toMatchObject({ id: `BankTransaction:${row?.id}` });
    expect(operationsOf(found.calls)).toContain("banking.getAccountTransaction");
    const none = await bank<Node>(selection, { id: other, t: row?.id }, "$id: ID!, $t: ID!");
    expect(none.it["transaction"]).toBeNull();
  });

  it("an application has its documents (D3-199)", async () => {
    const { it: page, calls } = await bank(
      'it: applications(first: 2) { nodes { documents(filter: { statuses: ["Approved", "Required", "Invalid", "ReceivedFront", "ReceivedBack"] }) { nodes { id type status description ownerName createdAt } } } }',
    );
    expect(operationsOf(calls)).toEqual([
      "banking.listApplications",
      "banking.listApplicationDocuments",
      "banking.listApplicationDocuments",
    ]);
    for (const { documents } of page.nodes) expect((documents as Page).nodes).toHaveLength(2);
  });
});

const never = (): never => {
  throw new Error("not there");
};

describe("a customer's world", () => {
  it("lists within lists of 50 customers are one call each (D3-212)", async () => {
    const nested = [
      ["accounts", "listAccounts"],
      ["cards", "listCards"],
      ["transactions", "listTransactions"],
      ["statements", "listStatements"],
      ["receivedPayments", "listReceivedPayments"],
      ["recurringPayments", "listRecurringPayments"],
      ["repayments", "listRepayments"],
      ["rewards", "listRewards"],
      ["disputes", "listDisputes"],
      ["checkDeposits", "listCheckDeposits"],
      ["checkPayments", "listCheckPayments"],
      ["counterparties", "listCounterparties"],
      ["applications", "listApplications"],
      ["payments", "listPayments"],
    ] as const;
    const { it: page, calls } = await bank(
      `it: customers(first: 50) { nodes { id ${nested.map(([field]) => `${field}(first: 2) { nodes { id } }`).join(" ")} } }`,
    );
    const counts = new Map<string, number>();
    for (const operation of operationsOf(calls)) counts.set(operation, (counts.get(operation) ?? 0) + 1);
    expect(counts.get("banking.listCustomers")).toBe(1);
    for (const [field, operation] of nested) {
      expect([field, counts.get(`banking.${operation}`)]).toEqual([field, expect.toBeOneOf([1, 2])]);
      expect(page.nodes.some((node) => (node[field] as Page).nodes.length > 0)).toBe(true);
    }
    expect([...counts.keys()]).toHaveLength(nested.length + 1);
  });

  it("lists within accounts and cards are one call for all of them, one more where some lack rows", async () => {
    const { calls } = await bank(
      `it: accounts(first: 20) { nodes { payments(first: 1) { nodes { id } } cards(first: 1) { nodes { id } }
         transactions(first: 1) { nodes { id } } days(first: 1) { nodes { date } } statements(first: 1) { nodes { period } } } }`,
    );
    expect(calls.length).toBeLessThanOrEqual(2 * 6);
    expect([...new Set(operationsOf(calls))].sort()).toEqual([
      "banking.listAccountEndOfDay",
      "banking.listAccounts",
      "banking.listCards",
      "banking.listPayments",
      "banking.listStatements",
      "banking.listTransactions",
    ]);
    const cards = await bank(
      `it: cards(first: 20) { nodes { authorizations(first: 1) { nodes { id } } authorizationRequests(first: 1) { nodes { id } } transactions(first: 1) { nodes { id } } } }`,
    );
    expect(cards.calls.length).toBeLessThanOrEqual(2 * 4);
    expect([...new Set(operationsOf(cards.calls))].sort()).toEqual([
      "banking.listAuthorizationRequests",
      "banking.listAuthorizations",
      "banking.listCards",
      "banking.listTransactions",
    ]);
  });

  it("an address and money are the graph's own (D3-212)", async () => {
    const { it: found } = await bank<Node>(
      "it: customer(id: $id) { address { street city postalCode country } accounts(first: 1) { nodes { balance { amount currency } } } }",
      { id: customerId() },
      "$id: ID!",
    );
    expect(found["address"]).toMatchObject({ city: tributary.families.company.people[0]?.city });
    expect((found["accounts"] as Page).nodes[0]?.["balance"]).toMatchObject({
      amount: expect.stringMatching(/^-?\d+\.\d\d$/),
    });
  });
});

describe("sub-resources, asked for only when selected", () => {
  it("limits of a card and the balance of a counterparty (D3-201 D3-203)", async () => {
    const card = await bank<Node>(
      "it: card(id: $id) { limits { daily { withdrawal { amount currency } purchase { amount } cardTransaction { amount } } monthly { purchase { amount } } dailyTotals { purchase { amount } } } }",
      { id: cardIdOf(customerId()) },
      "$id: ID!",
    );
    expect(operationsOf(card.calls)).toEqual(["banking.getCard", "banking.getCardLimits"]);
    expect(card.it["limits"]).toMatchObject({ daily: { withdrawal: { amount: "500.00", currency: "USD" } } });
    const { it: page, calls } = await bank(
      "it: counterparties(first: 2) { nodes { balance { balance { amount currency } available { amount } } } }",
    );
    expect(operationsOf(calls).filter((name) => name === "banking.getCounterpartyBalance")).toHaveLength(2);
    expect(page.nodes[0]?.["balance"]).toMatchObject({ balance: { currency: "USD" } });
  });

  it("a card's PIN status and API tokens need scopes of their own (D3-200 D3-201)", async () => {
    const pin = "query ($id: ID!) { banking { card(id: $id) { pinStatus } } }";
    const tokens =
      "query ($id: ID!) { banking { apiTokens(userId: $id) { nodes { id description scopes createdAt expiresAt } totalCount } } }";
    const id = cardIdOf(customerId());
    const user = idFor("banking", 0);
    for (const [query, key] of [
      [pin, id],
      [tokens, user],
    ] as const) {
      const { errors, calls } = await tributary.ask(
        query,
        { id: key },
        { caller: { authenticated: true, scopes: new Set(["banking:read"]) } },
      );
      expect([errors[0]?.extensions["code"], calls]).toEqual(["FORBIDDEN", []]);
    }
    const caller = {
      authenticated: true,
      scopes: new Set(["banking:read", "bank:card_pin:read", "bank:api_tokens:read"]),
    };
    const shown = await tributary.ask<{ banking: { card: { pinStatus: string } } }>(pin, { id }, { caller });
    expect(shown.data.banking.card.pinStatus).toMatch(/^(SET|NOT_SET)$/);
    expect(operationsOf(shown.calls)).toEqual(["banking.getCard", "banking.getCardPinStatus"]);
    const listed = await tributary.ask<{ banking: { apiTokens: Page } }>(tokens, { id: user }, { caller });
    expect(listed.data.banking.apiTokens.nodes[0]).toMatchObject({
      description: "Reporting",
      scopes: ["payments"],
    });
    expect(operationsOf(listed.calls)).toEqual(["banking.listUserApiTokens"]);
    const narrowed = await tributary.ask(ApiTokensOfUserDocument, { id: user }, { caller });
    expect(narrowed.calls[0]?.query).toMatchObject({
      "filter[since]": "2026-01-01T00:00:00Z",
      "filter[until]": "2026-02-01T00:00:00Z",
      sort: "createdAt",
    });
  });
});

describe("files of the bank", () => {
  const follow = async (url: string) => {
    const file = await tributary.gateway.download(url.replace("/files/", ""));
    return { bytes: file?.bytes, operation: tributary.families.calls.at(-1)?.operation };
  };

  it("pictures of a check are links that cost nothing before they are followed (D3-202 D3-215)", async () => {
    const { it: page, calls } = await bank(
      'it: checkDeposits(first: 1, filter: { statuses: ["Sent", "Pending", "Clearing"] }) { nodes { front { url mediaType filename } back { url } } }',
    );
    expect(operationsOf(calls)).toEqual(["banking.listCheckDeposits"]);
    const { front, back } = page.nodes[0] as unknown as Record<
      "front" | "back",
      { url: string; mediaType: string }
    >;
    expect(front.mediaType).toBe("image/png");
    const picture = await follow(front.url);
    expect([picture.operation, picture.bytes?.subarray(1, 4).toString()]).toEqual([
      "getCheckDepositFront",
      "PNG",
    ]);
    expect((await follow(back.url)).operation).toBe("getCheckDepositBack");
  });

  it("a statement is HTML and PDF, an account has the bank's own PDF (D3-204 D3-205 D3-215)", async () => {
    const id = latestStatementOf(customerId());
    const { it: statement, calls } = await bank<Record<"html" | "pdf", { url: string; mediaType: string }>>(
      "it: statement(id: $id) { html { url mediaType } pdf { url mediaType } }",
      { id },
      "$id: ID!",
    );
    expect(calls).toEqual([]);
    const html = await follow(statement.html.url);
    expect([html.operation, html.bytes?.toString()]).toEqual([
      "getStatementHtml",
      expect.stringContaining("<h1>Statement"),
    ]);
    const printed = await follow(statement.pdf.url);
    expect([printed.operation, printed.bytes?.subarray(0, 5).toString()]).toEqual([
      "getStatementPdf",
      "%PDF-",
    ]);
    const account = await bank<Record<"bankStatementPdf", { url: string }>>(
      "it: account(id: $id) { bankStatementPdf { url mediaType } }",
      { id: accountIdOf(customerId()) },
      "$id: ID!",
    );
    const pdf = await follow(account.it.bankStatementPdf.url);
    expect([pdf.operation, pdf.bytes?.subarray(0, 5).toString()]).toEqual([
      "getAccountBankStatementPdf",
      "%PDF-",
    ]);
  });

  it("further members of a statement are looked up only if they are selected (D3-204)", async () => {
    const id = latestStatementOf(customerId());
    const { it: statement, calls } = await bank<Node>(
      "it: statement(id: $id) { id period createdAt customer { id } account { id } }",
      { id },
      "$id: ID!",
    );
    expect(statement).toMatchObject({
      period: expect.stringMatching(/^\d{4}-\d{2}$/),
      customer: { id: `BankCustomer:${customerId()}` },
    });
    expect(operationsOf(calls)).toEqual(["banking.listStatements"]);
    expect(calls[0]?.query["include"]).toBe("account,customer");
  });
});

describe("the bank without credentials", () => {
  it("answers UPSTREAM_MISCONFIGURED on accounts and repayments, each field for itself (D3-209)", async () => {
    await using strange = await startTributary({
      settings: { banking: { credential: { secret: "wrong" } } },
    });
    const { errors } = await strange.ask(
      "{ banking { accounts { nodes { id } } repayments { nodes { id } } } }",
    );
    expect(errors.map(({ extensions }) => [extensions["code"], extensions["status"]])).toEqual([
      ["UPSTREAM_MISCONFIGURED", 401],
      ["UPSTREAM_MISCONFIGURED", 401],
    ]);
  });
});

describe("lists of the bank whose items have no path", () => {
  it.each([
    ["accountDays", "accountDay", "/account-end-of-day"],
    ["applicationForms", "applicationForm", "/application-forms"],
    ["cardAuthorizationRequests", "cardAuthorizationRequest", "/authorization-requests"],
    ["cardAuthorizations", "cardAuthorization", "/authorizations"],
    ["transactions", undefined, "/transactions"],
    ["webhooks", "webhook", "/webhooks"],
  ])("%s: no way to one of them calls %s below %s (D3-207)", async (list, single, path) => {
    const { it: found, calls } = await bank(`it: ${list}(first: 1) { nodes { id } totalCount }`);
    expect(calls.map((call) => call.path)).toEqual([path]);
    const id = found.nodes[0]?.id ?? "";
    const node = await tributary.ask("query ($id: ID!) { node(id: $id) { id } }", { id });
    for (const call of node.calls) expect(call.path).not.toMatch(new RegExp(`^${path}/.`));
    if (!single) return;
    const { errors } = await tributary.ask(`{ banking { ${single}(id: "1") { id } } }`);
    expect(errors[0]?.message).toContain("Cannot query field");
  });
});

describe("the bank is read only", () => {
  it("no mutation of the schema calls it (D3-005)", async () => {
    const { __schema } = await tributary.data<{ __schema: { mutationType: { fields: { name: string }[] } } }>(
      "{ __schema { mutationType { fields { name } } } }",
    );
    expect(__schema.mutationType.fields.filter(({ name }) => /bank/i.test(name))).toEqual([]);
  });
});

describe("every operation of the bank", () => {
  it("that succeeded answered 200 (D3-194)", () => {
    for (const { name } of Object.values(banking.bound)) {
      const statuses = tributary.families.calls
        .filter(({ operation }) => operation === name)
        .map(({ status }) => status);
      expect([name, new Set(statuses.filter((status) => status < 400))]).toEqual([name, new Set([200])]);
    }
  });
});
