/** The GraphQL over HTTP specification's requirements for servers, by its own audit. */
import { auditServer } from "graphql-http";
import { describe, expect, it } from "vitest";
import { deploy } from "#test/gateway/deployment.ts";

describe("the audit of GraphQL over HTTP", () => {
  it("finds no error and no warning", async () => {
    await using gateway = await deploy();
    const results = await auditServer({ url: `${gateway.origin}/graphql`, fetchFn: fetch });
    expect(results.length).toBeGreaterThan(50);
    const wrong = results.filter(({ status }) => status === "error" || status === "warn");
    expect(wrong.map(({ id, name, status }) => `${status} ${id} ${name}`)).toEqual([]);
  });
});
