/** Client of the treasury's stand-in service, for tests of accounts and transfers. */
import { expect } from "vitest";
import { renderForm } from "#contracts/kit/wire.ts";
import { type FinancialAccount, treasury } from "#contracts/treasury/index.ts";
import { treasuryTables } from "#services/treasury/tables.ts";
import { bearerOf, type TestFamilies } from "#test/kit/families.ts";

export const ACCOUNTS = "/v1/treasury/financial_accounts";
export const INBOUND = "/v1/treasury/inbound_transfers";
export const OUTBOUND = "/v1/treasury/outbound_transfers";
export const PAYMENTS = "/v1/treasury/outbound_payments";

/** A time in ms in the format of the treasury's answers. */
export const written = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19)}Z`;
/** Rows in the order of lists: newest first, and within one second the last stored one first. */
export const newestFirst = <Row extends { readonly created: string }>(rows: readonly Row[]): Row[] =>
  rows.toReversed().sort((a, b) => Date.parse(b.created) - Date.parse(a.created));

export interface List<Row> {
  readonly object: "list";
  readonly data: readonly Row[];
  readonly has_more: boolean;
}

export function treasuryClient(families: TestFamilies) {
  async function call(path: string, init: RequestInit = {}): Promise<{ status: number; body: unknown }> {
    const headers = { ...bearerOf("treasury"), ...(init.headers as Record<string, string>) };
    const response = await fetch(families.baseUrl("treasury") + path, { ...init, headers });
    return { status: response.status, body: await response.json() };
  }
  const send = (path: string, body: unknown) =>
    call(path, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: renderForm(body),
    });
  /** The body of a request that must answer 200. */
  async function ok<T>(answer: ReturnType<typeof call>): Promise<T> {
    const { status, body } = await answer;
    expect([status, body]).toEqual([200, body]);
    return body as T;
  }
  async function refused(answer: ReturnType<typeof call>) {
    const { status, body } = await answer;
    expect(body).toMatchObject({ error: { type: "invalid_request_error", message: expect.any(String) } });
    return { status, ...treasury.errors.read(body) };
  }
  const tables = treasuryTables(families.store.scope("treasury"));
  const get = <T>(path: string) => ok<T>(call(path));
  const post = <T>(path: string, body: unknown) => ok<T>(send(path, body));
  return {
    tables,
    call,
    get,
    post,
    refused: (path: string, body?: unknown) => refused(body === undefined ? call(path) : send(path, body)),
    /** Opens an account, after closing the accounts of other tests in the table. */
    async open(body: object = {}): Promise<FinancialAccount> {
      for (const account of tables.accounts.all())
        if (account.nickname === "Of a test") tables.accounts.put({ ...account, status: "closed" });
      return post(ACCOUNTS, { supported_currencies: ["usd"], nickname: "Of a test", ...body });
    },
    /** Adds money to an account. */
    fill(id: string, cash: Record<string, number>) {
      const account = tables.accounts.get(id);
      if (account) tables.accounts.put({ ...account, cash });
    },
    cashOf: async (id: string) => (await get<FinancialAccount>(`${ACCOUNTS}/${id}`)).balance.cash,
    every: async <Row extends { id: string }>(path: string): Promise<Row[]> => {
      const rows: Row[] = [];
      for (let page = await get<List<Row>>(`${path}&limit=100`); ; ) {
        rows.push(...page.data);
        if (!page.has_more) return rows;
        page = await get(`${path}&limit=100&starting_after=${rows.at(-1)?.id}`);
      }
    },
  };
}
