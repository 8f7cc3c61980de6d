/** Traits of public OpenAPI documents: `tributary family add` reads each, or says which part it left out. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { declaredFrom, writeFamily } from "#scripts/family-add/main.ts";
import { type DeclaredGateway, startDeclared } from "#test/subgraphs/declared/gateway.ts";
import { type Service, startService } from "#test/subgraphs/declared/service.ts";

const document = fileURLToPath(new URL("traits.yaml", import.meta.url));
const text = readFileSync(document, "utf8");
const { sdl, lost, settings, standIn } = declaredFrom(text, "traits");

/** A document of one operation, with one schema. */
const documentOf = (schema: unknown, more: object = {}): string =>
  JSON.stringify({
    openapi: "3.1.0",
    components: { schemas: { Whole: schema } },
    paths: {
      "/whole": {
        get: {
          responses: {
            200: { content: { "application/json": { schema: { $ref: "#/components/schemas/Whole" } } } },
          },
        },
      },
    },
    ...more,
  });

describe("The file of a document with such traits", () => {
  it("lists the parts that it left out, and the settings of all headers", () => {
    expect(lost).toEqual([
      "#/components/schemas/Nowhere leads nowhere: JSON stands in its place",
      "#/components/schemas/Self leads nowhere: JSON stands in its place",
      "GET /members: the parameter {field}, whose name is a variable",
      "GET /export: the answer is text/csv, which no mapping reads",
    ]);
    expect(settings).toEqual([
      `config: { key: \${TRAITS_KEY}, xTenant: \${TRAITS_X_TENANT}, xRegion: \${TRAITS_X_REGION} }`,
    ]);
    expect(sdl).toContain(`{ name: "X-Version", value: "2026-01" }`);
    expect(sdl).toContain(`{ name: "X-Region", value: "{$config?.xRegion}" }`);
    expect(sdl).not.toContain("authorization");
  });

  it("names a type by its only form, joins forms that are objects, and separates types of one name", () => {
    expect(sdl).toContain("  lead: TraitsTeam\n");
    expect(sdl).toContain("  contact: TraitsMemberContact\n");
    expect(sdl).toContain(
      "type TraitsMemberContact {\n  kind: String\n  number: String\n  street: String\n}",
    );
    expect(sdl).toContain("type TraitsMember2 {\n  score: Float\n}");
    expect(sdl).toContain("  kind: TraitsMemberKind\n");
    expect(sdl).toContain("  n2faState: String\n");
    expect(sdl).toContain("  parent: JSON\n");
  });

  it("has a description of more than one word, and a name for each operation", () => {
    expect(sdl).toContain('  "All members of the club."\n  traitsMembers(email: String)');
    for (const field of [
      "traitsMember(id: ID!)",
      "traitsTeam(id: ID!)",
      "traitsTeamMember(teamId: ID!, memberId: ID!)",
    ])
      expect(sdl).toContain(`  ${field}: Traits`);
    expect(sdl).toContain('GET: "/teams?deep=true"');
    expect(sdl.match(/GET: "\/members\/\{\$args\.\w+\}"/g)).toHaveLength(2);
    expect(standIn.operations.filter(({ path }) => path === "/members/{member_id}")).toHaveLength(1);
  });

  it("has short mappings of a wide tree, and lists the missing ones", () => {
    const level = (depth: number): object => ({
      type: "object",
      properties: Object.fromEntries(
        Array.from({ length: 8 }, (_, index) => [
          `m${index}`,
          depth === 0 ? { type: "string" } : level(depth - 1),
        ]),
      ),
    });
    const wide = declaredFrom(documentOf(level(5)), "wide");
    expect(wide.sdl.split("\n").length).toBeLessThan(1_000);
    expect(wide.lost.some((one) => /^Wide\w+: without m\d/.test(one))).toBe(true);
  });

  it("reads a document of 20 MB with cyclic references and a slow pattern", () => {
    const schemas = Object.fromEntries(
      Array.from({ length: 2_000 }, (_, index) => [
        `T${index}`,
        {
          type: "object",
          description: "x".repeat(10_000),
          properties: {
            next: { $ref: `#/components/schemas/T${(index + 1) % 2_000}` },
            code: { type: "string", pattern: "^(a+)+$", example: "a".repeat(40) },
          },
        },
      ]),
    );
    const big = declaredFrom(
      documentOf(undefined, {
        components: { schemas: { ...schemas, Whole: { $ref: "#/components/schemas/T0" } } },
      }),
      "big",
    );
    expect(big.sdl).toContain("type BigT3 {");
    expect(big.sdl.length).toBeLessThan(100_000);
  });

  it.each([
    [
      JSON.stringify({ swagger: "2.0", paths: {} }),
      "is OpenAPI 2.0 (Swagger). Convert it to 3.0 or 3.1 first",
    ],
    [documentOf({ $ref: "other.yaml#/Whole" }), "another file (other.yaml#/Whole). Bundle it"],
  ])("is not written from %s", (other, message) => {
    expect(() => declaredFrom(other, "other")).toThrow(message);
  });
});

describe("The links of an added family", () => {
  let folder: string;
  let service: Service;
  let tributary: DeclaredGateway;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "traits-"));
    writeFamily(document, { as: "traits", folder, links: true });
    const members = [
      { id: "m-1", email: "Ann.Member@traits.example", team_id: "t-9", "2fa-state": "only" },
      { id: "m-2", team_id: null },
    ];
    service = await startService({
      "GET /members": ({ query }) => ({
        body: {
          members: members.filter(
            ({ email }) => !query.has("email") || email?.toLowerCase() === query.get("email"),
          ),
        },
      }),
      "GET /teams/t-9": () => ({ body: { id: "t-9", name: "Nine" } }),
      "POST /members": () => ({ status: 201, body: { id: "m-3" } }),
    });
    tributary = await startDeclared(
      folder,
      { traits: { url: service.url, config: { key: "k", xTenant: "t" } } },
      { served: ["identity"] },
    );
  });

  afterAll(async () => {
    await tributary?.[Symbol.asyncDispose]();
    await service?.[Symbol.asyncDispose]();
    rmSync(folder, { recursive: true });
  });

  it("lead from a person by the address, and to other objects by their keys", async () => {
    service.forget();
    const { data, errors } = await tributary.ask(
      '{ user(email: "ann.member@traits.example") { traitsMembers { id team { name } } } }',
    );
    expect(errors).toEqual([]);
    expect(data).toEqual({ user: { traitsMembers: [{ id: "m-1", team: { name: "Nine" } }] } });
    expect(service.calls()).toEqual(["GET /members?email=ann.member%40traits.example", "GET /teams/t-9"]);
    expect(service.heard[0]?.headers).toMatchObject({
      "x-token": "k",
      "x-tenant": "t",
      "x-version": "2026-01",
    });
    expect(service.heard[0]?.headers).not.toHaveProperty("x-region");
  });

  it("lead to a person, and are null without a key", async () => {
    const { data, errors } = await tributary.ask(
      "{ traitsMembers { id n2faState user { email } team { id } } }",
    );
    expect(errors).toEqual([]);
    expect(data).toEqual({
      traitsMembers: [
        { id: "m-1", n2faState: "only", user: { email: "ann.member@traits.example" }, team: { id: "t-9" } },
        { id: "m-2", n2faState: null, user: null, team: null },
      ],
    });
  });

  it("can stand beside headers that arguments set", async () => {
    service.forget();
    const { errors } = await tributary.ask(
      'mutation { createTraitsMember(idempotencyKey: "once", input: { teamId: "t-9" }) { id } }',
    );
    expect(errors).toEqual([]);
    expect(service.heard[0]?.headers).toMatchObject({ "idempotency-key": "once" });
    expect(service.heard[0]?.text).toBe("team_id=t-9");
  });

  it("find objects in the stand-in service: its addresses are those of people, its foreign keys those of its objects", () => {
    const sampleOf = (name: string) =>
      standIn.operations.find(({ path, method }) => path === name && method === "GET")?.body;
    expect(sampleOf("/members/{member_id}")).toMatchObject({ team_id: "t-9" });
    expect(JSON.stringify(standIn)).not.toContain("jane@traits.example");
  });
});
