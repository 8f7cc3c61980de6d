/** In production, the schema is hidden unless the configuration shows it. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startFamilies, type TestFamilies } from "#test/kit/families.ts";
import { settings } from "#test/kit/settings.ts";
import { type Deployment, deploy } from "./deployment.ts";

const production = { NODE_ENV: "production", AUTH: "off", DEMO: "on" };
const html = { accept: "text/html" };

describe("in production", () => {
  let families: TestFamilies;
  let gateway: Deployment;
  beforeAll(async () => {
    families = await startFamilies({ people: 250 });
    gateway = await deploy(production, {}, families);
  });
  afterAll(async () => {
    await gateway.stop();
    await families.close();
  });

  it("serves no introspection, no suggestions and no console", async () => {
    for (const query of ["{ __schema { types { name } } }", '{ __type(name: "User") { name } }']) {
      const { status, body } = await gateway.graphql(query);
      expect([status, body.data]).toEqual([200, undefined]);
      expect(body.errors?.[0]?.extensions["code"]).toBe("GRAPHQL_VALIDATION_FAILED");
    }
    const misspelt = await gateway.graphql('{ usr(email: "x") { id } }');
    expect(misspelt.text).not.toMatch(/did you mean|"users?"/i);
    expect((await gateway.get("/", html)).status).toBe(404);
    expect((await gateway.get("/graphql", html)).headers.get("content-type")).not.toContain("html");
  });

  it("Apollo's executor returns no query plan, for any NODE_ENV of the process", async () => {
    expect(process.env["NODE_ENV"]).not.toBe("production");
    const env = settings({ deployment: { executor: "apollo" } }, production);
    await using inherited = await deploy(env, {}, families);
    const response = await fetch(`${inherited.origin}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", "apollo-query-plan-experimental": "1" },
      body: JSON.stringify({ query: "{ __typename viewer { id } users(first: 1) { nodes { id } } }" }),
    });
    const answer = await response.json();
    expect(answer).toHaveProperty("data.__typename", "Query");
    expect(answer).not.toHaveProperty("extensions.__queryPlanExperimental");
  });

  it("one log line names the families whose contracts are invented", async () => {
    const warnings = gateway.logged.filter((line) => line.includes("demo company"));
    expect(warnings).toHaveLength(1);
    expect(JSON.parse(warnings[0] ?? "")).toMatchObject({
      level: 40,
      msg: expect.stringMatching(/in production with invented data for: .*\bbanking\b/),
    });
  });

  it("the console shows no more of the schema than introspection does", async () => {
    await using shown = await deploy(settings({ server: { console: true } }, production), {}, families);
    expect((await shown.get("/", html)).status).toBe(200);
    expect((await shown.get("/schema.graphql")).status).toBe(403);
    expect((await shown.get("/console/api/schema")).status).toBe(404);
    const estimate = await fetch(`${shown.origin}/console/api/estimate`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query: '{ usr(email: "x") { id } }' }),
    });
    expect(await estimate.json()).toEqual({ problem: 'Cannot query field "usr" on type "Query".' });
  });

  it("introspection and the console are served if the configuration turns them on", async () => {
    await using shown = await deploy(
      settings({ server: { introspection: true, console: true } }, production),
      {},
      families,
    );
    expect((await shown.graphql("{ __schema { queryType { name } } }")).body.data).toEqual({
      __schema: { queryType: { name: "Query" } },
    });
    expect((await shown.get("/", html)).headers.get("content-type")).toContain("html");
  });
});
