/** Deployments with some of the families, drawn by the seed; `npm run test:whole` tries all. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildASTSchema, buildSchema, type GraphQLSchema, isObjectType, parse } from "graphql";
import { afterAll, describe, expect, it } from "vitest";
import { selectable } from "#gateway/execution/selectable.ts";
import { compose } from "#gateway/schemas/compose.ts";
import { servedSchemas } from "#gateway/schemas/served-schemas.ts";
import { composedSchemas, example } from "#gateway/schemas/supergraph.ts";
import { DeskAndCrmUserDocument } from "#generated/test/graphql.ts";
import { allDemands } from "#subgraphs/kit/access/authorization-requirements.ts";
import { buildSubgraph, typeDefsIn } from "#subgraphs/kit/schema/build.ts";
import { servedModules } from "#subgraphs/kit/schema/served-modules.ts";
import { allFamilies, modules } from "#subgraphs/modules.ts";
import { drawn } from "#test/kit/draws.ts";
import { settings } from "#test/kit/settings.ts";
import { deploy } from "./deployment.ts";

const names = allFamilies.map(({ name }) => name);
const modulesOf = (served: readonly string[]) => servedModules(modules, (name) => served.includes(name));
const whole = buildASTSchema(composedSchemas().api, { assumeValid: true });

/** Families with links to others: ids in profiles and custom fields, payments, providers. */
const linked = [
  ["identity", "directory"],
  ["identity", "catalog"],
  ["directory", "connectors"],
  ["identity", "social"],
  ["identity", "contactCentre"],
  ["identity", "projects"],
  ["identity", "banking"],
  ["identity", "treasury"],
  ["identity", "supportDesk"],
  ["crm", "social"],
  ["crm", "contactCentre"],
  ["crm", "projects"],
  ["crm", "banking"],
  ["crm", "treasury"],
  ["identity", "crm"],
  ["banking", "accounting"],
  ["treasury", "accounting"],
].filter((served) => served.every((name) => names.includes(name)));
/** The first of the list represents all. */
const [FIRST = ""] = names;

/** Coordinates of a schema's object types, `Type.field`. */
const coordinatesOf = (schema: GraphQLSchema): string[] =>
  Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`));

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "schemas-"));
  folders.push(folder);
  return folder;
}

describe("the schema of some of the families", () => {
  it.each(
    [
      ...drawn(
        "families alone",
        names.map((name) => [name]),
        0.4,
      ),
      ...drawn("linked families", linked, 0.4),
    ].map((served) => [served.join(" and "), served] as const),
  )("of %s composes, can be resolved, and contains no types of other families", async (_title, served) => {
    const present = modulesOf(served);
    for (const module of present) expect(buildSubgraph(module).schema.getQueryType()).toBeDefined();
    const documents = present.map((module) => [module.name, typeDefsIn(module)] as const);
    const { apiSdl, supergraphSdl } = await compose(new Map(documents));
    const api = buildASTSchema(parse(apiSdl), { assumeValid: true });

    const known = new Set(coordinatesOf(whole));
    expect(coordinatesOf(api).filter((coordinate) => !known.has(coordinate))).toEqual([]);
    const limits = api.getType("RateLimits");
    expect(isObjectType(limits) && Object.keys(limits.getFields()).sort()).toEqual([...served].sort());
    for (const family of served.filter((name) => whole.getQueryType()?.getFields()[name]))
      expect(Object.keys(api.getQueryType()?.getFields() ?? {})).toContain(family);
    for (const family of names.filter((name) => !served.includes(name)))
      expect(Object.keys(api.getQueryType()?.getFields() ?? {})).not.toContain(family);

    const scopes = allDemands(parse(supergraphSdl)).flatMap(({ anyOf }) => anyOf.flat());
    const ofDesk = scopes.filter((scope) => scope.startsWith("support_desk:"));
    expect(ofDesk.length > 0).toBe(served.includes("supportDesk"));
  });

  it("leaves out a subgraph without types, and interfaces without implementing types", () => {
    expect(modulesOf(["crm"]).map(({ name }) => name)).toEqual(["identity", "business"]);
    expect(modulesOf([FIRST]).map(({ name }) => name)).toEqual([allFamilies[0]?.subgraph]);
    const [, business] = modulesOf(["crm"]).map((module) => buildSubgraph(module));
    expect(business?.schema.getType("Payment")).toBeUndefined();
    expect(business?.schema.getQueryType()?.getFields()["payment"]).toBeUndefined();
  });

  it("equals the schema of the files if all families are served", () => {
    expect(servedModules(modules, () => true)).toBe(modules);
  });

  it("is composed once and read from the disk after that, by the digest of the composed schemas", async () => {
    const folder = freshFolder();
    const ofFirst = modulesOf([FIRST]);
    const first = await servedSchemas(ofFirst, folder);
    const [file = ""] = readdirSync(folder);
    expect(readdirSync(folder)).toHaveLength(1);
    const kept = JSON.parse(readFileSync(join(folder, file), "utf8"));
    expect(first.supergraphSdl).toContain("type RateLimits");
    const marked = { ...kept, supergraph: `# read from the disk\n${kept.supergraph}` };
    writeFileSync(join(folder, file), JSON.stringify(marked));
    expect((await servedSchemas(ofFirst, folder)).supergraphSdl).toMatch(/^# read from the disk/);
    await servedSchemas(modulesOf(names.slice(0, 2)), folder);
    expect(readdirSync(folder)).toHaveLength(2);
    writeFileSync(join(folder, file), "{");
    expect((await servedSchemas(ofFirst, folder)).supergraphSdl).toBe(first.supergraphSdl);
  });

  it("is composed at each start if it cannot be cached, and a warning names the setting", async () => {
    const folder = freshFolder();
    writeFileSync(join(folder, "file"), "");
    const warnings: string[] = [];
    const { api } = await servedSchemas(modulesOf([FIRST]), join(folder, "file"), (text) =>
      warnings.push(text),
    );
    expect(api.definitions.length).toBeGreaterThan(10);
    expect(warnings).toEqual([
      expect.stringMatching(/^deployment.schemaCache cannot be written \((?:EEXIST|ENOTDIR)\)/),
    ]);
  });

  it("determines the explorer's example, which uses only its fields", async () => {
    const query = example("linked");
    expect(selectable(query, whole)).toBe(query);
    const desk = await servedSchemas(modulesOf(["identity", "supportDesk"]));
    const fitted = selectable(query, buildASTSchema(desk.api, { assumeValid: true }));
    expect(fitted).toContain("tickets(first: 5)");
    expect(fitted).not.toContain("payments");
    const none = buildSchema("type Query { other: String }");
    expect(selectable(query, none)).toContain("__schema");
  });
});

describe("a deployment of support desk and CRM", () => {
  it.each(["in-process", "http"])(
    "answers with these families only, with its subgraphs %s",
    async (SUBGRAPHS) => {
      await using gateway = await deploy({
        FAMILIES: "supportDesk,crm",
        SUBGRAPHS,
        ...settings({ deployment: { schemaCache: freshFolder() } }),
        SUBGRAPHS_SECRET: "s".repeat(32),
      });
      const { email = "" } = gateway.families.company.people[0] ?? {};
      const { body } = await gateway.graphql(DeskAndCrmUserDocument, { variables: { email } });
      expect(body.errors).toMatchObject([
        {
          path: ["node"],
          message: '"id" has an id of a type that this graph does not have',
          extensions: { code: "BAD_USER_INPUT", argument: "id" },
        },
      ]);
      expect(body.data).toMatchObject({
        user: {
          email,
          crmPerson: { id: expect.stringContaining("CrmPerson:") },
          sources: [{ family: "supportDesk" }, { family: "crm" }],
        },
        rateLimits: { crm: { monthlyQuota: null }, supportDesk: { monthlyQuota: null } },
        node: null,
      });
      const refused = await gateway.graphql("{ users(first: 1) { nodes { id } } }");
      expect(refused.body.errors?.[0]?.extensions["code"]).toBe("GRAPHQL_VALIDATION_FAILED");
      const ready = (await (await gateway.get("/readyz")).json()) as { families: object };
      expect(Object.keys(ready.families).sort()).toEqual(["crm", "supportDesk"]);
      const shown = await (await gateway.get("/schema.graphql")).text();
      expect(shown).toContain("type Ticket ");
      expect(shown).not.toContain("type BankAccount ");
    },
  );
});

describe("the demo company beside a real family", () => {
  it("causes a warning in the log, and a banner in the console", async () => {
    await using gateway = await deploy({
      CRM_URL: "http://127.0.0.1:1",
      CRM_CREDENTIAL: "service:s",
      FAMILIES: "crm,erp",
      DEMO: "on",
      ...settings({ deployment: { schemaCache: freshFolder() } }),
    });
    const session = await (await gateway.get("/console/api/session")).json();
    expect(session).toMatchObject({ demo: ["erp"], demoWarning: true });
    expect(gateway.logged.join("")).toContain("invented data for: erp");
  });
});
