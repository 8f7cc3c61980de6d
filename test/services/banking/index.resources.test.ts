import { inflateSync } from "node:zlib";
import { Check } from "typebox/value";
import { describe, expect, it } from "vitest";
import { banking } from "#contracts/banking/index.ts";
import type { BoundOperation } from "#contracts/kit/contract.ts";
import { bankingTables } from "#services/banking/tables.ts";
import { idFor } from "#services/demo/ids.ts";
import {
  accountIdOf,
  customerIdOf,
  latestStatementOf,
  ROUTING_NUMBER,
} from "#services/demo/things/banking.ts";
import { sharedFamilies } from "#test/kit/families.ts";
import { restCalls } from "#test/kit/rest-calls.ts";

const families = await sharedFamilies();

interface Resource {
  readonly type: string;
  readonly id: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly relationships?: Readonly<
    Record<string, { readonly data: { readonly type: string; readonly id: string } }>
  >;
}
interface List {
  readonly data: readonly Resource[];
  readonly included?: readonly Resource[];
  readonly meta: { readonly pagination: { readonly total: number } };
}

const { send, read } = restCalls<List>(families, banking);
const customerId = () => customerIdOf(families.person(0));
const tables = () => bankingTables(families.store.scope("banking"));

const operations: readonly BoundOperation[] = Object.values(banking.bound);

describe("single resources", () => {
  it.each([
    ["/cards", "/cards/{}/limits"],
    ["/cards", "/cards/{}/secure-data/pin/status"],
    ["/counterparties", "/counterparties/{}/balance"],
  ])("of %s are read at %s (D3-201 D3-203)", async (list, item) => {
    const [first] = (await read(`${list}?page[limit]=1`)).data;
    const path = item.replace("{}", first?.id ?? "");
    const operation = operations.find(({ template }) => template.match(path));
    expect(Check(operation?.spec.returns as never, await read(path))).toBe(true);
  });

  it.each<[rule: string, path: () => string]>([
    ["an account (D3-198)", () => `/accounts/${accountIdOf(customerId())}`],
    ["an application (D3-199)", () => "/applications/6000001"],
    ["a statement (D3-204)", () => `/statements/${latestStatementOf(customerId())}`],
    ["institutions without a routing number", () => "/institutions"],
  ])("do not exist for %s", async (_rule, path) => {
    expect((await send("GET", path())).status).toBe(404);
  });

  it.each([
    "/account-end-of-day",
    "/application-forms",
    "/authorization-requests",
    "/authorizations",
    "/transactions",
    "/webhooks",
  ])("%s has no path of one item: 404 for the id of a row (D3-207)", async (list) => {
    const { data } = await read(`${list}?page[limit]=1`);
    expect(data[0]?.id).toMatch(/./);
    expect((await send("GET", `${list}/${data[0]?.id}`)).status).toBe(404);
  });

  it("a transaction is found under its own account only (D3-198)", async () => {
    const [transaction] = (await read("/transactions?page[limit]=1")).data;
    const account = transaction?.relationships?.["account"]?.data.id;
    const { data } = await read<{ data: Resource }>(`/accounts/${account}/transactions/${transaction?.id}`);
    expect(data).toEqual(transaction);
    expect((await send("GET", `/accounts/1/transactions/${transaction?.id}`)).status).toBe(404);
  });

  it("an application has its documents (D3-199)", async () => {
    const [application] = (await read("/applications?page[limit]=1")).data;
    const { data } = await read(`/applications/${application?.id}/documents`);
    expect(data.map(({ attributes }) => attributes["documentType"])).toEqual([
      "IdDocument",
      "ProofOfAddress",
    ]);
    const none = await read(`/applications/${application?.id}/documents?filter[status]=Invented`);
    expect(none.data).toEqual([]);
    expect((await send("GET", "/applications/1/documents")).status).toBe(404);
  });

  it("a bank is found by its routing number (D3-206)", async () => {
    const { data } = await read<{ data: Resource }>(`/institutions/${ROUTING_NUMBER}`);
    expect(data.attributes).toMatchObject({ routingNumber: ROUTING_NUMBER, isWireSupported: true });
    expect((await send("GET", "/institutions/1")).status).toBe(404);
  });

  it("a user has a list of API tokens, without the tokens themselves (D3-200)", async () => {
    const { data } = await read(`/users/${idFor("banking", 0)}/api-tokens`);
    expect(data.length).toBeGreaterThan(0);
    for (const { attributes } of data)
      expect(Object.keys(attributes).sort()).toEqual(["createdAt", "description", "expiration", "scopes"]);
    expect((await read("/users/1/api-tokens")).data).toEqual([]);
  });
});

describe("files", () => {
  const file = async (path: string) => {
    const response = await send("GET", path);
    return { type: response.headers.get("content-type"), bytes: Buffer.from(await response.arrayBuffer()) };
  };

  it("a check has pictures of its front and back, once they have come (D3-202 D3-215)", async () => {
    const deposits = (await read("/check-deposits?page[limit]=1000")).data;
    const there = deposits.find(({ attributes }) => attributes["status"] !== "AwaitingImages");
    const front = await file(`/check-deposits/${there?.id}/front`);
    const back = await file(`/check-deposits/${there?.id}/back`);
    expect(front.type).toBe("image/png");
    expect(front.bytes.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
    const start = front.bytes.indexOf("IDAT") + 4;
    const length = front.bytes.readUInt32BE(start - 8);
    expect(inflateSync(front.bytes.subarray(start, start + length))).toHaveLength(241 * 100);
    expect(back.bytes).not.toEqual(front.bytes);
    const awaiting = deposits.find(({ attributes }) => attributes["status"] === "AwaitingImages");
    expect((await send("GET", `/check-deposits/${awaiting?.id}/front`)).status).toBe(404);
  });

  it("a statement is HTML and PDF, an account's own statement a PDF by the account's id (D3-204 D3-205 D3-215)", async () => {
    const statement = latestStatementOf(customerId());
    const html = await file(`/statements/${statement}/html`);
    expect([html.type, html.bytes.toString()]).toEqual([
      expect.stringContaining("text/html"),
      expect.stringContaining(`<h1>Statement ${statement}`),
    ]);
    const pdf = await file(`/statements/${accountIdOf(customerId())}/bank/pdf`);
    expect([pdf.type, pdf.bytes.subarray(0, 5).toString()]).toEqual(["application/pdf", "%PDF-"]);
    expect((await send("GET", `/statements/${statement}/bank/pdf`)).status).toBe(404);
  });
});

describe("the demo company", () => {
  it("has events and webhooks to read (D3-210 D3-211)", async () => {
    const { data } = await read("/events?page[limit]=5");
    for (const { type, attributes } of data) {
      expect(type).toMatch(/^payment\./);
      expect(attributes["payload"]).toMatchObject({ paymentId: expect.any(String) });
    }
    expect((await read("/webhooks")).data.map(({ attributes }) => attributes["status"])).toContain(
      "Disabled",
    );
  });

  it("has accounts whose balance is that of their last payment transaction", () => {
    const { accounts, transactions } = tables();
    const [account] = accounts.all().filter(({ id }) => transactions.by("account", id).length > 2);
    const own = transactions
      .sorted("createdAt")
      .filter(
        ({ type, relationships }) =>
          type === "paymentTransaction" && relationships.account.data.id === account?.id,
      );
    expect(own.at(-1)?.attributes.balance).toBe(account?.attributes.balance);
  });
});
