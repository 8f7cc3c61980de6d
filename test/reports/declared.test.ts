/** Reports over lists of declared families use the schema of the gateway instead of that of the program. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { printSchema } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runReports } from "#reports/kit/cli/command-line.ts";
import { setApiSchema } from "#reports/kit/document/document.ts";
import { startJob, type WorkerProgram } from "#reports/server/worker-process.ts";
import { type DeclaredGateway, startDeclared } from "#test/subgraphs/declared/gateway.ts";
import { type Service, startService } from "#test/subgraphs/declared/service.ts";
import { buildWorker } from "./server/worker.ts";

const PRICE = "12345678901234567890.25";
const items = Array.from({ length: 11 }, (_, index) => ({
  id: index + 1,
  name: `Item ${index + 1}`,
  price: PRICE,
}));
const text = "query Items { byCursor(first: 4) { nodes { id name price } } }";

describe("A report over a list of a declared family", () => {
  let folder: string;
  let service: Service;
  let tributary: DeclaredGateway;
  let program: WorkerProgram;
  /** True if the service fails after the first page. */
  let breaks = false;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "declared-report-"));
    writeFileSync(
      join(folder, "shop.graphql"),
      `extend schema
  @link(url: "https://specs.apollo.dev/connect/v0.2", import: ["@source", "@connect"])
  @source(name: "shop", http: { baseURL: "https://shop.example" })
  @paging(source: "shop", cursor: "token", size: "limit", most: 4, next: "$.next")
scalar Decimal
type Query {
  byCursor: [ShopItem!] @connect(source: "shop", http: { GET: "/items" }, selection: "$.items { id name price }")
}
type ShopItem { id: ID! name: String price: Decimal }`,
    );
    service = await startService({
      "GET /items": ({ query }) => {
        const start = Number(query.get("token") ?? 0);
        if (breaks && start > 0) return { status: 400, body: { message: "no" } };
        const end = start + Number(query.get("limit"));
        return { body: { items: items.slice(start, end), next: end < items.length ? end : null } };
      },
    });
    tributary = await startDeclared(folder, { shop: { url: service.url } });
    program = {
      ...(await buildWorker("declared")),
      schema: () => printSchema(tributary.gateway.apiSchema()),
    };
  });

  afterAll(async () => {
    setApiSchema(undefined);
    await tributary?.[Symbol.asyncDispose]();
    await service?.[Symbol.asyncDispose]();
    rmSync(folder, { recursive: true });
  });

  async function run(...argv: readonly string[]) {
    const file = join(folder, "items-report.graphql");
    writeFileSync(file, text);
    const out: string[] = [];
    const sink = new Writable({
      write(chunk, _, done) {
        out.push(String(chunk));
        done();
      },
    });
    const code = await runReports([file, "--url", "https://gateway.example/graphql", ...argv], {
      reports: [],
      stdout: sink,
      stderr: new Writable({ write: (_chunk, _encoding, done) => done() }),
      env: {},
      schemaAt: async () => printSchema(tributary.gateway.apiSchema()),
      connect: async () => ({
        send: (request) => tributary.gateway.execute(request, { headers: { "x-upstream-report": "1" } }),
        close: async () => {},
      }),
    });
    return { code, out: out.join("") };
  }

  it("reads all pages, with amounts as exact as they were sent", async () => {
    const { code, out } = await run("--format", "csv");
    expect(code).toBe(0);
    expect(out.trim().split(/\r?\n/)).toEqual([
      "id,name,price",
      ...items.map(({ id, name }) => `${id},${name},${PRICE}`),
    ]);
    expect(service.calls()).toEqual([
      "GET /items?limit=4",
      "GET /items?limit=4&token=4",
      "GET /items?limit=4&token=8",
    ]);
  });

  it("is incomplete if a page cannot be read, with the rows of the previous pages", async () => {
    breaks = true;
    const { code, out } = await run("--format", "json");
    breaks = false;
    expect(code).toBe(2);
    expect(JSON.parse(out)).toMatchObject({ complete: false, rows: [{}, {}, {}, {}] });
  });

  it("is checked by the server against the schema of the gateway", async () => {
    const source = {
      name: "items",
      files: { "items.graphql": text, "report.yaml": "title: Items\nabout: All items.\n" },
    };
    const described = (own: WorkerProgram) => startJob({ kind: "describeOwn", sources: [source] }, own).done;
    expect(await described(program)).toMatchObject([{ report: { name: "items" } }]);
    expect(await described({ ...program, schema: undefined })).toMatchObject([
      { problem: expect.stringContaining('Cannot query field "byCursor"') },
    ]);
  });
});
