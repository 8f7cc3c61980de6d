import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { buildASTSchema } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serveConsoleApi } from "#gateway/console/console-api.ts";
import { acceptableSupergraph } from "#gateway/schemas/acceptable-supergraph.ts";
import { configuredSchemas } from "#gateway/schemas/configured-schemas.ts";
import { ConfigurationError } from "#platform/config/setting.ts";
import { defaultLimits } from "#platform/limits/limits.ts";
import { examineDeclared } from "#scripts/doctor/examine-declared.ts";
import { unrestrictedCaller } from "#subgraphs/kit/access/authentication.ts";
import {
  type DeclaredGateway,
  examples,
  schemaCache,
  startDeclared,
} from "#test/subgraphs/declared/gateway.ts";
import { type Service, startService } from "#test/subgraphs/declared/service.ts";

describe("The folder of declared families", () => {
  let folder: string;
  let service: Service;
  let declared: DeclaredGateway;
  const file = () => join(folder, "rooms.graphql");

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "declared-"));
    copyFileSync(join(examples, "rooms.graphql"), file());
    service = await startService({
      "GET /rooms/North": () => ({ body: { name: "North", seats: 8, floor: 2 } }),
    });
    declared = await startDeclared(folder, { rooms: { config: { url: service.url } } });
  });

  afterAll(async () => {
    await declared?.[Symbol.asyncDispose]();
    await service[Symbol.asyncDispose]();
    rmSync(folder, { recursive: true });
  });

  const candidate = () => acceptableSupergraph({ path: folder, declaredBeside: ["crm"], documents: {} });

  it("requires the scopes of its source, to read and to write", async () => {
    const reader = { authenticated: true, scopes: new Set(["crm:read"]) };
    const ask = async (query: string) => {
      const result = await declared.gateway.execute({ query }, { caller: reader });
      return result.errors?.[0]?.extensions;
    };
    expect(await ask(`{ room(name: "North") { seats } }`)).toMatchObject({
      code: "FORBIDDEN",
      missingScopes: ["rooms:read"],
    });
    expect(await ask(`mutation { freeRoom(name: "North") { done } }`)).toMatchObject({
      code: "FORBIDDEN",
      missingScopes: ["rooms:write"],
    });
  });

  it("is among the families and the health of the gateway", () => {
    expect(declared.gateway.families().map(({ name }) => name)).toEqual(["crm", "rooms"]);
    expect(declared.gateway.health().families).toEqual({ crm: "closed", rooms: "closed" });
  });

  it("is among the families of the console", async () => {
    const app = Fastify();
    serveConsoleApi(app, {
      gateway: declared.gateway,
      settings: {
        sandbox: undefined,
        demo: [],
        demoWarning: false,
        faults: false,
        limits: { objects: 1_000, pageSize: 250, calls: 100 },
      },
      identify: async () => {},
      callerOf: () => unrestrictedCaller,
    });
    const answer = await app.inject("/console/api/families");
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain("rooms");
    const declaredAnswer = await app.inject("/console/api/declared");
    expect(JSON.parse(declaredAnswer.body)).toMatchObject({
      operations: expect.arrayContaining([
        {
          coordinate: "Query.room",
          id: "rooms.room",
          family: "rooms",
          method: "GET",
          by: [],
          perCall: 1,
          place: expect.stringMatching(/^rooms\.graphql:\d+:\d+$/),
        },
      ]),
      nouns: { Room: "rooms" },
    });
    await app.close();
  });

  it("has the cost of its calls without a measurement", () => {
    const estimate = declared.gateway.estimate(
      { query: `{ a: room(name: "North") { seats } b: room(name: "South") { seats } }`, variables: {} },
      unrestrictedCaller,
    );
    expect(estimate).toMatchObject({ calls: 2 });
  });

  it("is composed and served again after a change; operations in flight end on the previous files", async () => {
    const before = await declared.ask(`{ room(name: "North") { floor } }`);
    expect(before.errors).toMatchObject([{ extensions: { code: "GRAPHQL_VALIDATION_FAILED" } }]);
    const text = readFileSync(file(), "utf8")
      .replace("  seats: Int\n  booked", "  seats: Int\n  floor: Int\n  booked")
      .replace('selection: "name seats booked', 'selection: "name seats floor booked');
    writeFileSync(file(), text);
    const running = declared.ask(`{ room(name: "North") { seats } }`);
    declared.gateway.replaceDeclared(await candidate());
    expect(await running).toMatchObject({ data: { room: { seats: 8 } }, errors: [] });
    expect(await declared.ask(`{ room(name: "North") { floor } }`)).toMatchObject({
      data: { room: { floor: 2 } },
      errors: [],
    });
  });

  it("serves the previous files if a change has a mistake", async () => {
    const good = readFileSync(file(), "utf8");
    writeFileSync(file(), good.replace('selection: "name seats floor', 'selection: "name->size seats floor'));
    await expect(candidate()).rejects.toThrow(/^rooms\.graphql:\d+:\d+: In the selection/);
    expect(await declared.ask(`{ room(name: "North") { floor } }`)).toMatchObject({ errors: [] });
    writeFileSync(file(), good);
  });

  it("refuses a supergraph that was made of other files than those in the folder", async () => {
    const supergraph = await candidate();
    writeFileSync(file(), `${readFileSync(file(), "utf8")}\n# changed\n`);
    expect(() => declared.gateway.replaceDeclared(supergraph)).toThrow(
      "The files of families.folder have changed again",
    );
    expect(await declared.ask(`{ room(name: "North") { floor } }`)).toMatchObject({ errors: [] });
  });

  it("ends the start with the position of an error of composition", async () => {
    const other = mkdtempSync(join(tmpdir(), "declared-"));
    copyFileSync(join(examples, "rooms.graphql"), join(other, "rooms.graphql"));
    writeFileSync(
      join(other, "more.graphql"),
      `extend schema @link(url: "https://specs.apollo.dev/connect/v0.2", import: ["@connect"])
type Query { crm: String @connect(source: "rooms", http: { GET: "/" }, selection: "$.a") }`,
    );
    const start = startDeclared(other, { rooms: { config: { url: service.url } } });
    await expect(start).rejects.toThrow(ConfigurationError);
    await expect(start).rejects.toThrow(/more\.graphql:2/);
    rmSync(other, { recursive: true });
  });

  it("ends the start if a base URL needs a value that is not set", async () => {
    await expect(startDeclared(folder, {})).rejects.toThrow(
      "The baseURL of @source rooms reads a value that is not set",
    );
  });

  it("ends the start if a mapping reads a value of the configuration that is not set", async () => {
    const other = mkdtempSync(join(tmpdir(), "declared-"));
    writeFileSync(
      join(other, "rooms.graphql"),
      `extend schema @link(url: "https://specs.apollo.dev/connect/v0.2", import: ["@source", "@connect"])
  @source(name: "rooms", http: { baseURL: "https://rooms.example" })
type Query {
  room: String @connect(source: "rooms", http: { GET: "/{$config.site}" }, selection: "$.a")
  hall: String @connect(source: "rooms", http: { GET: "/{$config.hall?->trim}" }, selection: "$.a")
}`,
    );
    await expect(startDeclared(other, { rooms: { config: {} } })).rejects.toThrow(
      /^ *rooms\.graphql:4:58: In the URL of @connect of Query\.room: \$config\.site is not set in families\.sources\.rooms\.config$/m,
    );
    rmSync(other, { recursive: true });
  });
});

describe("Tools without a gateway", () => {
  let folder: string;
  let service: Service;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "declared-"));
    writeFileSync(
      join(folder, "rooms.graphql"),
      `extend schema @link(url: "https://specs.apollo.dev/connect/v0.2", import: ["@source", "@connect"])
  @source(name: "rooms", http: { baseURL: "https://rooms.example" })
  @paging(source: "rooms", page: "page", size: "size", most: 20)
type Query {
  rooms: [Room!] @connect(source: "rooms", http: { GET: "/rooms" }, selection: "name")
  room(name: String!): Room @connect(source: "rooms", http: { GET: "/rooms/{$args.name}" }, selection: "name")
}
type Room { name: String }
extend type CrmPerson { nickname: String @member(path: "nickname") }`,
    );
    service = await startService({
      "GET /rooms": ({ headers }) =>
        headers["authorization"] === "Bearer right" ? { body: [{ name: "North" }] } : { status: 401 },
    });
  });

  afterAll(async () => {
    await service[Symbol.asyncDispose]();
    rmSync(folder, { recursive: true });
  });

  it("have the schema of a folder, the scopes of its sources, and the costs of its calls", async () => {
    const { schemas, declaredFamilies, declaredWeights } = await configuredSchemas({
      served: ["crm"],
      schemaCache,
      declared: { folder },
    });
    const schema = buildASTSchema(schemas.api, { assumeValid: true });
    expect(schema.getQueryType()?.getFields()["rooms"]?.type.toString()).toBe("RoomConnection");
    expect(schema.getType("CrmPerson")).toHaveProperty("getFields");
    expect(declaredFamilies.map(({ name }) => name)).toEqual(["rooms"]);
    expect(declaredWeights.get("Query.rooms")).toEqual([
      { operation: "rooms.rooms", keys: 1, rows: 20, likely: 1 },
    ]);
  });

  it("examine the reads of its sources that need no argument", async () => {
    const examined = (secret: string) =>
      examineDeclared(
        { folder, settings: { rooms: { url: service.url, credential: { secret } } } },
        ["crm"],
        { ...defaultLimits, tries: 1 },
        true,
      );
    expect(await examined("right")).toMatchObject([
      {
        family: "rooms",
        reachable: "ok",
        credential: "ok",
        reads: [{ operation: "rooms.rooms", status: 200 }],
      },
    ]);
    expect(service.calls()).toEqual(["GET /rooms?size=5&page=1"]);
    const [refused] = await examined("wrong");
    expect(refused).toMatchObject({ credential: "refused" });
    expect(refused?.advice[0]).toMatch(
      /^families\.sources\.rooms\.credential is refused; a header of its @source/,
    );
  });
});
