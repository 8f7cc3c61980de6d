/** A subgraph's process with an older schema than its gateway loses the new field, not the fetch. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoCredentials } from "#contracts/demo-credentials.ts";
import { readConfig } from "#platform/config/read.ts";
import { portOf } from "#platform/http/http-server.ts";
import { createLog } from "#platform/http/log.ts";
import { allFamilies } from "#subgraphs/modules.ts";
import { type OpenSubgraph, openSubgraph } from "#subgraphs/process/subgraph-process.ts";
import { startFamilies, type TestFamilies } from "#test/kit/families.ts";

const SECRET = "a secret between the processes of a test";

describe("A subgraph that gets a query with a field of a newer schema", () => {
  const logged: string[] = [];
  let families: TestFamilies;
  let subgraph: OpenSubgraph;

  beforeAll(async () => {
    families = await startFamilies({ people: 250 });
    const env = {
      SERVICES_URL: `http://127.0.0.1:${families.port}`,
      NODE_ENV: "test",
      SUBGRAPHS_SECRET: SECRET,
      FILES_SECRET: Buffer.alloc(32, 3).toString("base64"),
      INBOX_FILE: ":memory:",
    };
    const log = createLog("info", [], { write: (line: string) => void logged.push(line) });
    const config = readConfig({ env, families: allFamilies, role: "subgraph", demo: demoCredentials });
    subgraph = await openSubgraph("business", config, log);
    await subgraph.app.listen({ port: 0, host: "127.0.0.1" });
  });
  afterAll(async () => {
    await subgraph.app.close();
    await subgraph.close();
    await families.close();
  });

  it("resolves the other fields, with an error that names the new one and a line of the log with the reason", async () => {
    const ask = async (query = "{ banking { payments(first: 1) { nodes { id fieldOfNextYear } } } }") => {
      const answer = await fetch(`http://127.0.0.1:${portOf(subgraph.app)}/graphql`, {
        method: "POST",
        headers: { "x-subgraphs-secret": SECRET, "content-type": "application/json" },
        body: JSON.stringify({ query }),
      });
      return (await answer.json()) as { data: unknown; errors: unknown };
    };
    for (const { data, errors } of [await ask(), await ask()]) {
      expect(data).toEqual({ banking: { payments: { nodes: [{ id: expect.any(String) }] } } });
      expect(errors).toMatchObject([
        {
          message: "BankPayment.fieldOfNextYear cannot be read at this time: its subgraph is being replaced",
          extensions: { code: "UPSTREAM_UNAVAILABLE", retryable: true, requestId: expect.any(String) },
        },
      ]);
    }
    const write = await ask(
      'mutation { closeTreasuryFinancialAccount(input: { financialAccount: "fa_1" }) { userErrors { code fieldOfNextYear } } }',
    );
    expect(write).toMatchObject({ errors: [{ extensions: { code: "GRAPHQL_VALIDATION_FAILED" } }] });
    const lines = logged.filter((line) => line.includes("newer schema"));
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      subgraph: "business",
      fields: ["BankPayment.fieldOfNextYear"],
    });
  });
});
