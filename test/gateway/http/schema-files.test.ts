/** The schema and the facts for clients' caches as files of a running gateway. */
import { buildClientSchema, buildSchema, isObjectType } from "graphql";
import { describe, expect, it } from "vitest";
import { type Deployment, deploy } from "#test/gateway/deployment.ts";

const FILES = [
  "/schema.graphql",
  "/schema.json",
  "/schema/possible-types.json",
  "/schema/type-policies.json",
  "/schema/scalars.json",
];

async function json(gateway: Deployment, file: string) {
  const response = await gateway.get(file);
  return JSON.parse(await response.text());
}

describe("the files of the schema", () => {
  it("describe only the families that are served, with an ETag and compression", async () => {
    await using gateway = await deploy({ FAMILIES: "identity,banking" });
    const sdl = await gateway.get("/schema.graphql");
    const schema = buildSchema(await sdl.text());
    expect(schema.getType("BankAccount")).toBeDefined();
    expect(schema.getType("Ticket")).toBeUndefined();
    expect(schema.getQueryType()?.getFields()["banking"]?.astNode?.directives).toMatchObject([
      { name: { value: "semanticNonNull" } },
    ]);
    expect(schema.getType("Money")?.description).toBeTruthy();

    const introspection = await json(gateway, "/schema.json");
    const built = buildClientSchema(introspection.data);
    expect(Object.keys(built.getTypeMap()).toSorted()).toEqual(Object.keys(schema.getTypeMap()).toSorted());

    const { Node } = await json(gateway, "/schema/possible-types.json");
    expect(Node).toContain("BankAccount");
    expect(Node).not.toContain("Ticket");
    const { connections, namespaces, embedded } = await json(gateway, "/schema/type-policies.json");
    expect(connections.Banking.accounts).toEqual(["filter", "orderBy"]);
    expect(namespaces).toContain("Banking");
    const withoutId = Object.values(schema.getTypeMap()).filter(
      (type) => isObjectType(type) && !type.name.startsWith("__") && !("id" in type.getFields()),
    );
    expect([...namespaces, ...embedded, "Query", "Mutation"].toSorted()).toEqual(
      withoutId.map(({ name }) => name).toSorted(),
    );

    for (const file of FILES) {
      const first = await gateway.get(file, { "accept-encoding": "br" });
      const etag = first.headers.get("etag") ?? "";
      expect([file, first.status, first.headers.get("content-encoding")]).toEqual([file, 200, "br"]);
      const again = await gateway.get(file, { "if-none-match": etag });
      expect([file, again.status]).toEqual([file, 304]);
    }
  });

  it("are refused if introspection is off", async () => {
    await using gateway = await deploy({ NODE_ENV: "production", AUTH: "off", DEMO: "on" });
    for (const file of FILES) {
      const response = await gateway.get(file);
      expect([file, response.status]).toEqual([file, 403]);
      expect(await response.text()).not.toContain("type ");
    }
  });

  it("are refused to a caller without a token if the gateway requires one", async () => {
    await using gateway = await deploy({
      AUTH: "jwt",
      JWT_SECRET: "x".repeat(32),
      JWT_ISSUER: "https://issuer.example",
      JWT_AUDIENCE: "tributary",
    });
    for (const file of FILES) expect([file, (await gateway.get(file)).status]).toEqual([file, 401]);
  });
});
