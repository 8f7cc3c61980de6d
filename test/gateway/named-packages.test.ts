/** The packages of the project are the ones that run, as counted in the bundle of `npm start`. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getIntrospectionQuery } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { example } from "#gateway/schemas/supergraph.ts";
import { message, report, subscribe } from "./live/events.ts";
import { exitOf, readyAt, root, startEntry } from "./processes.ts";

/** V8's coverage of a script: the number of calls of each function. */
interface Coverage {
  readonly result: readonly {
    readonly url: string;
    readonly functions: readonly {
      readonly functionName: string;
      readonly ranges: readonly { readonly count: number }[];
    }[];
  }[];
}

const MUTATION = `mutation { cloneTicketForm(input: { id: "900" }) { ticketForm { id } userErrors { code } } }`;

describe("the bundle that npm start runs", () => {
  let folder: string;
  let end = () => false;
  /**
   * Number of calls of each function while a query, a mutation, a subscription and introspection were
   * answered.
   */
  const runs = new Map<string, number>();

  beforeAll(async () => {
    execFileSync("node", ["scripts/build.mjs"], { cwd: root });
    folder = mkdtempSync(join(tmpdir(), "named-packages-"));
    const counted = join(folder, "counted");
    const started = startEntry("gateway/start.js", {
      NODE_V8_COVERAGE: counted,
      SERVICES_DATA: join(folder, "data"),
      // A separate inbox, because an inbox accepts each message once.
      INBOX_FILE: join(folder, "inbox.db"),
      REPORTS_FOLDER: join(folder, "reports"),
    });
    end = () => started.child.kill("SIGKILL");
    const url = await readyAt(started);
    const ask = async (query: string) => {
      const response = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ query }),
      });
      const answer = (await response.json()) as { readonly data?: unknown; readonly errors?: unknown };
      expect(answer.errors, query).toBeUndefined();
      expect(answer.data, query).toBeTruthy();
    };
    await ask(example("linked"));
    await ask(MUTATION);
    await ask(getIntrospectionQuery());
    const { origin } = new URL(url);
    const { reader, leave } = await subscribe(origin);
    await report(origin, message("counted"));
    // The demo company sends events without a request.
    let event = await reader.event();
    while (event && event.payload.data?.connectEventReceived?.upstreamId !== "counted")
      event = await reader.event();
    expect(event).toBeDefined();
    leave();
    started.child.kill("SIGTERM");
    expect(await exitOf(started.child)).toBe(0);
    for (const file of readdirSync(counted)) {
      const { result } = JSON.parse(readFileSync(join(counted, file), "utf8")) as Coverage;
      for (const { functions } of result.filter((script) => script.url.endsWith("/dist/gateway/start.cjs")))
        for (const { functionName, ranges } of functions)
          runs.set(functionName, (runs.get(functionName) ?? 0) + (ranges[0]?.count ?? 0));
    }
  });
  afterAll(() => {
    end();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each([
    // The server's modules are ES modules, which the bundler merges, so they are counted by function.
    ["@apollo/server", [], ["executeHTTPGraphQLRequest", "runHttpQuery", "processGraphQLRequest"]],
    [
      "@apollo/gateway",
      ["@apollo/gateway/dist/index.js", "@apollo/gateway/dist/schema-helper/addExtensions.js"],
      ["initializeSupergraphManager", "updateWithSupergraphSdl", "getOrCreateDataSource"],
    ],
    ["@apollo/query-planner", ["@apollo/query-planner/dist/buildPlan.js"], ["buildQueryPlan"]],
    [
      "@apollo/subgraph",
      ["@apollo/subgraph/dist/buildSubgraphSchema.js", "@apollo/subgraph/dist/types.js"],
      ["buildSubgraphSchema", "addResolversToSchema", "entitiesResolver"],
    ],
    ["graphql", ["graphql/validation/validate.js", "graphql/type/schema.js"], ["getVariableValues"]],
    ["dataloader", ["dataloader/index.js"], ["dispatchBatch"]],
  ])("evaluates and calls %s", (_name, modules, functions) => {
    for (const module of modules) expect(runs.get(`node_modules/${module}`), module).toBeGreaterThan(0);
    for (const name of functions) {
      // If several modules have a name, the bundler adds a number.
      const counts = [...runs].flatMap(([known, count]) => (known.replace(/\d+$/, "") === name ? count : []));
      expect(Math.max(0, ...counts), name).toBeGreaterThan(0);
    }
  });
});
