/** The four tools over HTTP, as an agent calls them. */

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildSchema, parse, validate } from "graphql";
import { SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Deployment, deploy } from "#test/gateway/deployment.ts";
import { settings } from "#test/kit/settings.ts";
import { connectAgent, type TestAgent } from "./agent-client.ts";

/** Number of characters of JSON that are at least one token in current models. */
const CHARACTERS_OF_A_TOKEN = 3;

let deployment: Deployment;
let agent: TestAgent;
beforeAll(async () => {
  deployment = await deploy();
  agent = await connectAgent(deployment.origin);
});
afterAll(async () => {
  await agent.client.close();
  await deployment.stop();
});

describe("the tools of agents", () => {
  it("are four read-only tools, described in at most 2,000 tokens", async () => {
    const { tools } = await agent.client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(["search", "describe", "check", "run"]);
    for (const { annotations, outputSchema } of tools) {
      expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false });
      expect(outputSchema).toBeDefined();
    }
    expect(JSON.stringify(tools).length / CHARACTERS_OF_A_TOKEN).toBeLessThanOrEqual(2_000);
  });

  it("answer clients of the current and of the previous protocol version in the same way", async () => {
    await using modern = await connectAgent(deployment.origin, { mode: "auto" });
    const words = { words: "payments of a vendor" };
    const [one, other] = [await modern.call("search", words), await agent.call("search", words)];
    expect(one.isError).toBe(false);
    expect(one.value).toEqual(other.value);
    expect(modern.client.getNegotiatedProtocolVersion()).not.toBe(
      agent.client.getNegotiatedProtocolVersion(),
    );
  });

  it("search: returns fields with their path from the root and the REST calls on it", async () => {
    const { value } = await agent.call("search", { words: "monthly statements of an account" });
    const fields = value["fields"] as readonly { readonly name: string }[];
    expect(fields.find(({ name }) => name === "BankAccount.statements")).toMatchObject({
      type: "BankStatementConnection",
      way: "banking.accounts.nodes.statements",
      calls: expect.arrayContaining([expect.stringContaining("banking.listStatements")]),
    });
  });

  it("describe: returns a part of the SDL, links, scopes and a valid example", async () => {
    const { value } = await agent.call("describe", { names: ["User.tickets", "BankCustomer"] });
    expect(value["sdl"]).toMatch(/type User {[^}]*tickets\(filter: /);
    expect(value["sdl"]).toContain("type BankCustomer");
    expect(value["links"]).toContainEqual(
      expect.stringMatching(/^User\.tickets by e-mail address: supportDesk\.search/),
    );
    const { document } = value["example"] as { readonly document: string };
    const { isError, value: answer } = await agent.call("run", { document });
    expect(isError).toBe(false);
    expect(answer["answer"]).toMatchObject({ data: { users: { nodes: expect.any(Array) } } });
  });

  it("describe: names the list with the ids for a field that requires an id", async () => {
    const { value } = await agent.call("describe", { names: ["Banking.payment"] });
    expect(value["notes"]).toContainEqual(expect.stringContaining("Banking.payment needs id: ID!"));
    const { document } = value["example"] as { readonly document: string };
    expect(document).toContain("payments(first: 10)");
  });

  it("describe: returns similar names for a name that the schema does not have", async () => {
    const { isError, text } = await agent.call("describe", { names: ["User.ticket"] });
    expect(isError).toBe(true);
    expect(text).toContain("The schema has no User.ticket. Near: ");
    expect(text).toContain("tickets");
  });

  it("describe: returns the known ones of several names, with a sentence about the others", async () => {
    const { isError, value } = await agent.call("describe", { names: ["User", "Xyzzy"] });
    expect([isError, value["sdl"]]).toEqual([false, expect.stringContaining("type User {")]);
    expect(value["notes"]).toContainEqual("The schema has no Xyzzy.");
    const none = await agent.call("describe", { names: ["Xyzzy"] });
    expect(none).toMatchObject({ isError: true, text: "The schema has no Xyzzy." });
  });

  it("check: returns the calls of a query, the remaining rates, and the length of lists that fits", async () => {
    const small = await agent.call("check", {
      document: "{ users(first: 5) { nodes { email tickets(first: 2) { nodes { subject } } } } }",
    });
    expect(small.value).toMatchObject({ valid: true, missingScopes: [], advice: [] });
    expect(small.value["likelyCalls"]).toBeGreaterThan(0);
    expect(Object.keys(small.value["rateLeft"] ?? {}).join()).toContain("supportDesk");
    const large = await agent.call("check", {
      document:
        "{ users(first: 250) { nodes { tickets(first: 250) { nodes { comments(first: 250) { nodes { id } } } } } } }",
    });
    expect(large.value["advice"]).toContainEqual(
      expect.stringMatching(/^The document is refused: limits\..*"first: \d+" in each list fits\.$/),
    );
  });

  it("check: returns the error of an invalid document", async () => {
    const { value } = await agent.call("check", { document: "{ userz { nodes { id } } }" });
    expect(value).toMatchObject({
      valid: false,
      problem: expect.stringContaining("userz"),
      advice: ["Describe the type that the message names."],
    });
    const syntax = await agent.call("check", { document: "{ users(" });
    expect(syntax.value).toMatchObject({
      valid: false,
      problem: expect.stringContaining("Syntax Error"),
      advice: [],
    });
  });

  it("run: counts the REST calls of a query with variables", async () => {
    const { value } = await agent.call("run", {
      document:
        "query One($email: String!) { user(email: $email) { email tickets(first: 1) { nodes { id } } } }",
      variables: { email: deployment.families.company.people[0]?.email },
    });
    expect(value["answer"]).toMatchObject({
      data: { user: { email: deployment.families.company.people[0]?.email } },
    });
    expect(value["restCalls"]).toBeGreaterThan(0);
  });

  it.each(["run", "check"])(
    "%s: refuses a mutation with the sentence that agents read only",
    async (tool) => {
      const document = "mutation { __typename }";
      const { text } = await agent.call(tool, { document });
      expect(text).toContain("Agents read only");
    },
  );

  it("run: truncates a large answer, and names the lengths that fit", async () => {
    const { value } = await agent.call("run", {
      document:
        "{ users(first: 250) { nodes { id email displayName tickets(first: 20) { nodes { id subject description } } } } }",
    });
    expect(JSON.stringify(value["answer"]).length).toBeLessThanOrEqual(20_000);
    expect(value["notes"]).toEqual([
      expect.stringMatching(/^The answer has \d+ characters, more than 20000: each list is cut to \d+\.$/),
      expect.stringMatching(/^Ask again with "first: \d+" in each list/),
    ]);
    expect(value["summary"]).toMatchObject({ "users.nodes": 250 });
  });

  it("have a resource with a newcomer's questions as valid queries, and one with the table of links", async () => {
    const read = async (uri: string) => {
      const { contents } = await agent.client.readResource({ uri });
      const [content] = contents;
      return content && "text" in content ? content.text : "";
    };
    const questions = await read("tributary://questions");
    const documents = [...questions.matchAll(/```graphql\n([\s\S]*?)\n```/g)].map(([, text = ""]) => text);
    expect(documents).toHaveLength(10);
    const schema = buildSchema(await (await deployment.get("/schema.graphql")).text(), { assumeValid: true });
    for (const document of documents) expect(validate(schema, parse(document))).toEqual([]);
    expect(await read("tributary://links")).toContain(
      "| `User.bankCustomer`, `User.bankCustomers` | e-mail address |",
    );
  });
});

describe("the endpoint of agents", () => {
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${deployment.origin}/mcp`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        ...headers,
      },
      body: JSON.stringify(body),
    });
  const list = { jsonrpc: "2.0", id: 1, method: "tools/list" };

  it("refuses batches, sessions, and pages of other origins", async () => {
    expect((await post([list, list])).status).toBe(400);
    expect((await deployment.get("/mcp")).status).toBe(405);
    expect((await post(list, { origin: "https://page.example" })).status).toBe(403);
    expect((await post(list)).status).toBe(200);
  });

  it("is described in llms.txt", async () => {
    const response = await deployment.get("/llms.txt");
    expect(response.headers.get("content-type")).toContain("text/plain");
    expect(await response.text()).toContain("`/mcp`");
  });

  it("is absent in production unless the configuration turns it on", async () => {
    const production = { NODE_ENV: "production", AUTH: "off" };
    await using off = await deploy(production, {}, deployment.families);
    expect((await off.get("/llms.txt")).status).toBe(404);
    await using on = await deploy(
      { ...production, ...settings({ server: { mcp: true } }) },
      {},
      deployment.families,
    );
    expect((await on.get("/llms.txt")).status).toBe(200);
  });
});

describe("rights of agents", () => {
  const secret = "a-secret-that-is-long-enough-to-be-one";
  const access = {
    AUTH: "jwt",
    JWT_SECRET: secret,
    JWT_ISSUER: "https://issuer.example",
    JWT_AUDIENCE: "tributary",
  };
  const tokenWith = (scope: string) =>
    new SignJWT({ scope })
      .setProtectedHeader({ alg: "HS256" })
      .setSubject("ada")
      .setIssuer(access.JWT_ISSUER)
      .setAudience(access.JWT_AUDIENCE)
      .setExpirationTime("5m")
      .sign(new TextEncoder().encode(secret));

  it("are those of the bearer token of the request, not of any argument", async () => {
    await using closed = await deploy(access, {}, deployment.families);
    await expect(connectAgent(closed.origin)).rejects.toThrow();
    await using poor = await connectAgent(closed.origin, { token: await tokenWith("identity:read") });
    const document = "{ banking { payments(first: 1) { nodes { id } } } }";
    const checked = await poor.call("check", { document });
    expect(checked.value["missingScopes"]).not.toEqual([]);
    const rich = await tokenWith("*");
    const refused = await poor.call("run", {
      document,
      token: rich,
      headers: { authorization: `Bearer ${rich}` },
    });
    expect(refused).toMatchObject({ isError: true, text: expect.stringContaining("FORBIDDEN") });
    expect(closed.logged.join("\n")).not.toContain(rich);
  });

  it("allow only trusted documents if these are required", async () => {
    const folder = mkdtempSync(join(tmpdir(), "tributary-mcp-"));
    const file = join(folder, "trusted.json");
    const hello = "{ __typename }";
    writeFileSync(file, JSON.stringify({ a1: hello }));
    await using strict = await deploy(
      { ...settings({ access: { trustedDocuments: "required" } }), TRUSTED_DOCUMENTS_FILE: file },
      {},
      deployment.families,
    );
    await using one = await connectAgent(strict.origin);
    expect((await one.call("run", { document: hello })).isError).toBe(false);
    const other = await one.call("run", { document: "{ rateLimits { __typename } }" });
    expect(other).toMatchObject({
      isError: true,
      text: expect.stringContaining("Only documents of the manifest run"),
    });
    rmSync(folder, { recursive: true });
  });
});
