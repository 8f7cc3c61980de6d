/** In production the schema is shown to nobody, unless that is asked for. */
import { describe, expect, it } from "vitest";
import { deploy } from "./deployment.ts";

const production = { NODE_ENV: "production", AUTH: "off", DEMO: "on" };
const html = { accept: "text/html" };

describe("in production", () => {
  it("there is no introspection, no suggestion and no console", async () => {
    await using gateway = await deploy(production);
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

  it("the log says by name which families are invented, in one line", async () => {
    await using gateway = await deploy(production);
    const warnings = gateway.logged.filter((line) => line.includes("demo company"));
    expect(warnings).toHaveLength(1);
    expect(JSON.parse(warnings[0] ?? "")).toMatchObject({
      level: 40,
      msg: expect.stringMatching(/in production with invented data for: .*\bbanking\b/),
    });
  });

  it("there is either where it is asked for", async () => {
    await using gateway = await deploy({ ...production, INTROSPECTION: "on", CONSOLE: "on" });
    expect((await gateway.graphql("{ __schema { queryType { name } } }")).body.data).toEqual({
      __schema: { queryType: { name: "Query" } },
    });
    expect((await gateway.get("/", html)).headers.get("content-type")).toContain("html");
  });
});
