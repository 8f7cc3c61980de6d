import { describe, expect, it } from "vitest";
import { ApiTokensOfUserDocument, CardsOfCustomerDocument } from "#generated/test/graphql.ts";
import { bankingTables } from "#services/banking/tables.ts";
import { idFor } from "#services/demo/ids.ts";
import {
  accountIdOf,
  cardIdOf,
  customerIdOf,
  latestStatementOf,
  ROUTING_NUMBER,
} from "#services/demo/things/banking.ts";
import { operationsOf, sharedTributary, startTributary } from "#test/kit/gateway.ts";

const tributary = await sharedTributary();

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
describe("a list of one owner", () => {
  it("is filtered by the bank's other conditions and by its owner", async () => {
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
  });
});

describe("single objects of the bank", () => {
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
    const other = accountIdOf(customerIdOf(tributary.families.person(40)));
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

describe("a customer", () => {
  it("has an address, and amounts as money (D3-212)", async () => {
    const { it: found } = await bank<Node>(
      "it: customer(id: $id) { address { street city postalCode country } accounts(first: 1) { nodes { balance { amount currency } } } }",
      { id: customerId() },
      "$id: ID!",
    );
    expect(found["address"]).toMatchObject({ city: tributary.families.person(0).city });
    expect((found["accounts"] as Page).nodes[0]?.["balance"]).toMatchObject({
      amount: expect.stringMatching(/^-?\d+\.\d\d$/),
    });
  });
});

describe("sub-resources are requested only if selected", () => {
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

  it("pictures of a check are links that cost no call until a client follows them (D3-202 D3-215)", async () => {
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

  it("further members of a statement are read only if they are selected (D3-204)", async () => {
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
  it("answers UPSTREAM_MISCONFIGURED on accounts and repayments, in each field (D3-209)", async () => {
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
