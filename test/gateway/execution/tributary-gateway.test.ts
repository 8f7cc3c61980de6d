/** The gateway is a subclass of Apollo's, and its supergraph is replaced while operations run. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { setImmediate as turn } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { composeServices } from "@apollo/composition";
import { Schema } from "@apollo/federation-internals";
import { ApolloGateway } from "@apollo/gateway";
import { QueryPlanner } from "@apollo/query-planner";
import { ApolloServer } from "@apollo/server";
import { type GraphQLSchema, parse } from "graphql";
import { describe, expect, it, vi } from "vitest";
import { gatewayOver } from "#bench/gateways/foreign-supergraph.ts";
import { defaultLimits } from "#platform/limits/limits.ts";
import { OperationBudget } from "#platform/limits/operation-budget.ts";

const LINK = 'extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key"])';

/** A supergraph of books in two subgraphs. @param more a further field of the first one */
function supergraphWith(more = ""): string {
  const { supergraphSdl = "" } = composeServices([
    {
      name: "books",
      url: "http://books.example",
      typeDefs: parse(
        `${LINK} type Query { book: Book } type Book @key(fields: "id") { id: ID! title: String ${more} }`,
      ),
    },
    {
      name: "stock",
      url: "http://stock.example",
      typeDefs: parse(`${LINK} type Book @key(fields: "id") { id: ID! copies: Int }`),
    },
  ]);
  return supergraphSdl;
}

const book = { __typename: "Book", id: "1", title: "One", pages: 8 };

const textOf = (supergraphSdl: string) => ({ supergraphSdl, supergraph: parse(supergraphSdl) });

const newContext = () => ({
  operation: {
    budget: new OperationBudget(defaultLimits, {
      signal: new AbortController().signal,
      deadline: performance.now() + 60_000,
      requestId: "reload",
    }),
  },
  answers: {},
  incremental: false,
});

async function open(executor: "compiled" | "apollo" = "compiled") {
  /** Called before the first subgraph answers. */
  const hold = vi.fn(async () => {});
  const gateway = gatewayOver(supergraphWith("pages: Int"), {
    executor,
    sourceOf: ({ name }) => ({
      async process() {
        await hold();
        return name === "books" ? { data: { book: { ...book } } } : { data: { _entities: [{ copies: 3 }] } };
      },
    }),
  });
  const server = new ApolloServer({ gateway, stopOnTerminationSignals: false });
  await server.start();
  return {
    gateway,
    hold,
    async ask(query: string) {
      const { body } = await server.executeOperation({ query }, { contextValue: newContext() });
      if (body.kind !== "single") throw new Error("the answer came in parts");
      return JSON.parse(JSON.stringify(body.singleResult));
    },
    [Symbol.asyncDispose]: () => server.stop(),
  };
}

const packageOf = (name: string): { readonly version: string } =>
  JSON.parse(readFileSync(createRequire(import.meta.url).resolve(`${name}/package.json`), "utf8"));

describe("the gateway", () => {
  it("is an ApolloGateway of the pinned version, with the private members that are read", async () => {
    await using opened = await open();
    const { gateway } = opened;
    expect(gateway).toBeInstanceOf(ApolloGateway);
    expect(packageOf("@apollo/gateway").version).toBe("2.14.4");
    const { dependencies } = JSON.parse(
      readFileSync(new URL("../../../package.json", import.meta.url), "utf8"),
    );
    expect(dependencies["@apollo/gateway"]).toBe("2.14.4");
    expect(gateway["queryPlanner"]).toBeInstanceOf(QueryPlanner);
    expect(gateway["apiSchema"]).toBeInstanceOf(Schema);
    expect(gateway["supergraphSchema"]?.getQueryType()).toBeUndefined();
    for (const step of ["createSchemaFromSupergraphSdl", "createServices"] as const)
      expect(ApolloGateway.prototype[step]).toBeTypeOf("function");
  });

  it.each(["compiled", "apollo"] as const)(
    "creates the plans of the %s executor with the planner of its class, and supports @defer",
    async (executor) => {
      await using opened = await open(executor);
      const planned = vi.spyOn(opened.gateway["queryPlanner"] as QueryPlanner, "buildQueryPlan");
      expect(await opened.ask("{ book { title copies } }")).toEqual({
        data: { book: { title: "One", copies: 3 } },
      });
      expect(planned).toHaveBeenCalledTimes(1);
      expect(opened.gateway.schema?.getDirective("defer")).toBeDefined();
      const { compiled, apollo } = opened.gateway.counts;
      expect([compiled, apollo]).toEqual(executor === "compiled" ? [1, 0] : [0, 0]);
    },
  );

  it("runs an operation to its end on the supergraph of its start, and plans new ones on the new supergraph", async () => {
    await using opened = await open();
    let release = () => {};
    opened.hold.mockImplementationOnce(() => new Promise<void>((resolve) => (release = resolve)));
    const under = opened.ask("{ book { title pages copies } }");
    await vi.waitFor(() => expect(opened.hold).toHaveBeenCalled());
    opened.gateway.update(textOf(supergraphWith()));
    release();
    expect(await under).toEqual({ data: { book: { title: "One", pages: 8, copies: 3 } } });
    const { errors } = await opened.ask("{ book { title pages copies } }");
    expect(errors[0].message).toMatch(/Cannot query field "pages"/);
    expect((await opened.ask("{ book { title copies } }")).data).toEqual({
      book: { title: "One", copies: 3 },
    });
  });

  it("refuses a supergraph that cannot be loaded, and continues with the previous one", async () => {
    await using opened = await open();
    const { supergraphSdl } = opened.gateway.served;
    expect(() => opened.gateway.update(textOf("type Query { book: Int }"))).toThrow(/core schema/);
    expect(opened.gateway.served.supergraphSdl).toBe(supergraphSdl);
    expect((await opened.ask("{ book { pages copies } }")).data).toEqual({ book: { pages: 8, copies: 3 } });
    opened.gateway.update(textOf(supergraphWith()));
    expect((await opened.ask("{ book { pages } }")).errors).toHaveLength(1);
  });

  it("fails no operation in twenty reloads under load, and frees the previous supergraphs", async () => {
    setFlagsFromString("--expose-gc");
    const collect = runInNewContext("gc") as () => void;
    await using opened = await open();
    const texts = [supergraphWith(), supergraphWith("pages: Int")];
    const before: WeakRef<GraphQLSchema>[] = [];
    let running = true;
    const answers: unknown[] = [];
    const clients = Array.from({ length: 5 }, async (_, client) => {
      for (let n = 0; running; n++) {
        answers.push(await opened.ask(`query Of${client}At${n % 7} { book { id title copies } }`));
        await turn();
      }
    });
    for (let n = 0; n < 20; n++) {
      before.push(new WeakRef(opened.gateway.served.schema));
      const answered = answers.length;
      opened.gateway.update(textOf(texts[n % 2] ?? ""));
      await vi.waitFor(() => expect(answers.length).toBeGreaterThan(answered + 10), { interval: 1 });
    }
    running = false;
    await Promise.all(clients);
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ data: { book: { id: "1", title: "One", copies: 3 } } })]),
    );
    await vi.waitFor(
      () => {
        collect();
        expect(before.filter((schema) => schema.deref() !== undefined).length).toBeLessThanOrEqual(2);
      },
      { interval: 20, timeout: 10_000 },
    );
  });
});
