/** The stand-in service that `tributary family add` describes: samples of the document, and state of its collections. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { addFamily } from "#scripts/family-add/main.ts";
import { demoCompany } from "#services/demo/company.ts";
import { openStore } from "#services/kit/data/store.ts";
import { describedIn } from "#services/kit/described.ts";
import { type StartedFamilies, startLocalFamilies } from "#services/start.ts";
import { type DeclaredGateway, startDeclared } from "#test/subgraphs/declared/gateway.ts";

const document = fileURLToPath(new URL("stood-in.yaml", import.meta.url));

describe("The stand-in service of a family without code", () => {
  let folder: string;
  let started: StartedFamilies;
  let tributary: DeclaredGateway;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "stand-in-"));
    const said = vi.spyOn(console, "log").mockImplementation(() => {});
    addFamily(document, { as: "shop", folder });
    said.mockRestore();
    started = await startLocalFamilies({
      families: describedIn(folder),
      store: openStore(":memory:"),
      clock: { now: () => Date.now() },
      company: demoCompany({}),
      port: 0,
    });
    tributary = await startDeclared(folder, {
      shop: { url: `${started.baseUrls["shop"]}`, credential: { secret: "any" } },
    });
  });

  afterAll(async () => {
    await tributary?.[Symbol.asyncDispose]();
    await started?.host.close();
    rmSync(folder, { recursive: true });
  });

  const ask = async (query: string) => {
    const { data, errors } = await tributary.ask(query);
    expect(errors).toEqual([]);
    return data;
  };

  it("has its description beside the SDL, without an address", () => {
    expect(readdirSync(folder).sort()).toEqual(["shop.graphql", "shop.stand-in.json"]);
    expect(readFileSync(join(folder, "shop.stand-in.json"), "utf8")).not.toContain("shop.example");
  });

  it("has the examples of the document, and generated values of the types of other members", async () => {
    expect(
      await ask('{ shopOrder(id: "ord-1") { id state note total lines { sku } placedAt buyerEmail } }'),
    ).toEqual({
      shopOrder: {
        id: "ord-1",
        state: "open",
        note: "Ring twice",
        total: 12.5,
        lines: [{ sku: "sku 1" }],
        placedAt: "2026-01-01T09:00:00Z",
        buyerEmail: demoCompany({}).people[0]?.email,
      },
    });
  });

  it("returns a list in pages, and the rows that a parameter selects", async () => {
    const list = (args: string) =>
      ask(`{ shopOrders(${args}) { nodes { id } totalCount pageInfo { hasNextPage } } }`);
    expect(await list("first: 2")).toEqual({
      shopOrders: {
        nodes: [{ id: "ord-1" }, { id: "ord-1-2" }],
        totalCount: 3,
        pageInfo: { hasNextPage: true },
      },
    });
    expect(await list('first: 5, state: "closed"')).toMatchObject({ shopOrders: { nodes: [] } });
    expect(await list('first: 5, state: "open"')).toMatchObject({ shopOrders: { nodes: [{}, {}, {}] } });
  });

  it("stores created and changed objects, and deletes objects", async () => {
    const created = (await ask('mutation { createShopOrder(input: { note: "New" }) { id note state } }')) as {
      readonly createShopOrder: { readonly id: string };
    };
    expect(created).toMatchObject({ createShopOrder: { note: "New", state: "open" } });
    const { id } = created.createShopOrder;
    expect(
      await ask(`mutation { updateShopOrder(orderId: "${id}", input: { note: "Newer" }) { note } }`),
    ).toEqual({
      updateShopOrder: { note: "Newer" },
    });
    expect(await ask(`{ shopOrder(id: "${id}") { note } }`)).toEqual({ shopOrder: { note: "Newer" } });
    expect(await ask(`mutation { deleteShopOrder(orderId: "${id}") }`)).toEqual({ deleteShopOrder: true });
    expect(await ask(`{ shopOrder(id: "${id}") { note } }`)).toEqual({ shopOrder: null });
  });

  it("has separate rows below each object, and answers with an example elsewhere", async () => {
    expect(
      await ask('{ shopOrderShipments(orderId: "ord-1") { id carrier } shopHealth { status } }'),
    ).toEqual({
      shopOrderShipments: [
        { id: "1", carrier: "carrier 1" },
        { id: "2", carrier: "carrier 2" },
        { id: "3", carrier: "carrier 3" },
      ],
      shopHealth: { status: "fine" },
    });
  });
});
