/** Contracts as OpenAPI 3.1 documents: each document is valid and has all operations and members of its contract. */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import Type from "typebox";
import { Errors } from "typebox/value";
import { describe, expect, it } from "vitest";
import { basic } from "#contracts/kit/auth.ts";
import {
  type BoundOperation,
  binary,
  brackets,
  csv,
  deep,
  del,
  family,
  form,
  get,
  json,
  optional,
  post,
  put,
  repeated,
  required,
} from "#contracts/kit/contract.ts";
import { errorBody } from "#contracts/kit/error-bodies.ts";
import { type OpenApiDocument, openApi, wordsOf } from "#contracts/kit/openapi.ts";
import { services } from "#services/index.ts";

/** Schema of the written parts of OpenAPI 3.1. Other members are not allowed. */
const closed = { additionalProperties: false };
const text = Type.String({ minLength: 1 });
const Schema = Type.Union([Type.Boolean(), Type.Record(Type.String(), Type.Unknown())]);
const Content = Type.Record(
  Type.String({ pattern: "^[\\w.+-]+/[\\w.+*-]+$" }),
  Type.Object(
    {
      schema: Type.Optional(Schema),
      example: Type.Optional(Type.Unknown()),
      encoding: Type.Optional(
        Type.Record(
          Type.String(),
          Type.Object({ style: Type.Enum(["form", "deepObject"]), explode: Type.Boolean() }, closed),
        ),
      ),
    },
    closed,
  ),
);
const Answer = Type.Object({ description: text, content: Type.Optional(Content) }, closed);
const styled = (place: string, ...styles: string[]) =>
  Type.Object(
    {
      name: text,
      in: Type.Literal(place),
      required: place === "path" ? Type.Literal(true) : Type.Boolean(),
      description: Type.Optional(text),
      style: Type.Enum(styles),
      explode: Type.Boolean(),
      schema: Schema,
    },
    closed,
  );
const Operation = Type.Object(
  {
    operationId: text,
    summary: text,
    description: Type.Optional(text),
    tags: Type.Array(text),
    parameters: Type.Optional(
      Type.Array(
        Type.Union([
          styled("path", "simple"),
          styled("query", "form", "deepObject"),
          styled("header", "simple"),
        ]),
      ),
    ),
    requestBody: Type.Optional(
      Type.Object({ description: Type.Optional(text), content: Content, required: Type.Boolean() }, closed),
    ),
    responses: Type.Record(
      Type.String({ pattern: "^([1-5]\\d\\d|[1-5]XX|default)$" }),
      Type.Union([
        Answer,
        Type.Object({ $ref: Type.String({ pattern: "^#/components/responses/" }) }, closed),
      ]),
    ),
    security: Type.Array(Type.Record(Type.String(), Type.Array(text))),
  },
  closed,
);
const Document = Type.Object(
  {
    openapi: Type.String({ pattern: "^3\\.1\\.\\d+$" }),
    info: Type.Object({ title: text, version: text, description: Type.Optional(text) }, closed),
    servers: Type.Array(Type.Object({ url: text, description: Type.Optional(text) }, closed)),
    tags: Type.Array(Type.Object({ name: text, description: Type.Optional(text) }, closed)),
    paths: Type.Record(
      Type.String({ pattern: "^/" }),
      Type.Partial(
        Type.Object(
          { get: Operation, put: Operation, post: Operation, patch: Operation, delete: Operation },
          closed,
        ),
      ),
    ),
    components: Type.Object(
      {
        securitySchemes: Type.Record(
          Type.String({ pattern: "^[\\w.-]+$" }),
          Type.Union([
            Type.Object({ type: Type.Literal("http"), scheme: Type.Enum(["bearer", "basic"]) }, closed),
            Type.Object(
              { type: Type.Literal("apiKey"), in: Type.Enum(["header", "query", "cookie"]), name: text },
              closed,
            ),
          ]),
        ),
        responses: Type.Record(Type.String({ pattern: "^[\\w.-]+$" }), Answer),
      },
      closed,
    ),
  },
  closed,
);

const written = (document: OpenApiDocument) => JSON.parse(JSON.stringify(document)) as OpenApiDocument;
const operationsIn = ({ paths }: OpenApiDocument) =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  );

/** All members called `schema`, at any depth. */
function schemasIn(value: unknown): object[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    name === "schema" && typeof member === "object" ? [member as object] : schemasIn(member),
  );
}

const contracts = services.map(({ service }) => service.family);

describe.each(contracts.map((contract) => [contract.name, contract] as const))(
  "the document of %s",
  (_, contract) => {
    const document = written(openApi(contract, "/somewhere"));

    it("is an OpenAPI 3.1 document", () => {
      expect(Errors(Document, document)).toEqual([]);
    });

    it("holds JSON schemas of the 2020-12 dialect only", () => {
      const ajv = new Ajv2020({ strict: false });
      const schemas = schemasIn(document);
      expect(schemas.length).toBeGreaterThan(0);
      for (const schema of schemas)
        expect([ajv.validateSchema(schema), ajv.errors ?? []]).toEqual([true, []]);
      expect(JSON.stringify(document)).not.toContain('"~');
    });

    it("has each operation once, by its method and path, and references to existing parts only", () => {
      const operations: readonly BoundOperation[] = Object.values(contract.bound);
      const listed = operationsIn(document);
      expect(listed.map(({ path, method }) => `${method.toUpperCase()} ${path}`).sort()).toEqual(
        operations.map(({ method, template }) => `${method} ${template.template}`).sort(),
      );
      const ids = listed.map(({ operation }) => operation.operationId);
      expect(new Set(ids).size).toBe(ids.length);
      const { responses, securitySchemes } = document.components;
      for (const { operation } of listed) {
        for (const response of Object.values(operation.responses))
          if ("$ref" in response)
            expect(responses).toHaveProperty([response.$ref.replace("#/components/responses/", "")]);
        for (const way of operation.security)
          for (const scheme of Object.keys(way)) expect(securitySchemes).toHaveProperty([scheme]);
      }
    });

    it("declares each parameter of a path once, and no two equivalent paths", () => {
      for (const { path, operation } of operationsIn(document)) {
        const parameters = operation.parameters ?? [];
        const keys = parameters.map(({ name, in: place }) => `${place} ${name}`);
        expect(new Set(keys).size, path).toBe(keys.length);
        const inPath = parameters.filter((parameter) => parameter.in === "path").map(({ name }) => name);
        expect(inPath).toEqual([...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name));
      }
      const shapes = Object.keys(document.paths).map((path) => path.replace(/\{[^}]+\}/g, "{}"));
      expect(new Set(shapes).size).toBe(shapes.length);
    });
  },
);

describe("a contract as a document", () => {
  const Tool = Type.Object({ id: Type.Integer(), name: Type.Optional(Type.String()) });
  const sample = family(
    "toolShop",
    {
      subgraph: "business",
      prefix: "/v1",
      auth: basic(),
      errors: errorBody(({ message, detail }) => ({ errors: [{ message, field: detail.field }] }), {
        message: ["errors", 0, "message"],
      }),
    },
    {
      listTools: get("/tools", {
        query: {
          ids: csv(Type.Integer(), { max: 100 }),
          filter: deep(Type.Object({ name: Type.String() })),
          expand: brackets(Type.String()),
          sort: repeated(Type.String()),
          q: required(optional(Type.String())),
        },
        headers: { "x-org": optional(Type.String()) },
        returns: Type.Array(Tool),
        scopes: ["tools:read", "tools:all"],
        roles: ["smith", "agent"],
      }),
      findTools: post("/tools/find", { reads: true, body: json(Tool, { maxBytes: 100 }), anonymous: true }),
      putTool: put("/tools({id})", {
        headers: { "Idempotency-Key": optional(Type.String()) },
        idempotencyKey: "Idempotency-Key",
        body: form(Type.Object({ tags: Type.Array(Type.String()), name: Type.String() })),
        returns: Tool,
        success: [201, 204],
      }),
      getPicture: get("/tools({id})/picture", { returns: binary("image/png") }),
      dropTool: del("/tools({id})", { success: [204] }),
    },
  );
  const document = written(openApi(sample, "/tool-shop"));
  const at = (path: string, method: string) => document.paths[path]?.[method];

  it("has the style of each parameter", () => {
    const parameters = at("/v1/tools", "get")?.parameters?.map(({ schema, ...rest }) => rest);
    const query = { in: "query", required: false };
    expect(parameters).toEqual([
      { name: "ids", ...query, style: "form", explode: false },
      { name: "filter", ...query, style: "deepObject", explode: true },
      { name: "expand[]", ...query, style: "form", explode: true },
      { name: "sort", ...query, style: "form", explode: true },
      { name: "q", ...query, required: true, style: "form", explode: false },
      { name: "x-org", in: "header", required: false, style: "simple", explode: false },
    ]);
    expect(at("/v1/tools", "get")?.parameters?.[0]?.schema).toEqual({
      type: "array",
      items: { type: "integer" },
      maxItems: 100,
    });
    expect(at("/v1/tools({id})", "put")?.parameters?.[0]).toMatchObject({
      name: "id",
      in: "path",
      required: true,
      schema: { type: "string", pattern: "^[A-Za-z0-9-]{1,64}$" },
    });
  });

  it("has the bodies of requests and responses", () => {
    expect(at("/v1/tools/find", "post")).toMatchObject({
      summary: "Find tools",
      description: "It only reads.",
      requestBody: { description: "At most 100 bytes.", content: { "application/json": {} } },
    });
    const put = at("/v1/tools({id})", "put");
    expect(put?.description).toBe("Sent again with the same Idempotency-Key, it is done once.");
    expect(put?.requestBody?.content["application/x-www-form-urlencoded"]?.encoding).toEqual({
      tags: { style: "deepObject", explode: true },
    });
    expect(put?.responses).toMatchObject({
      201: { content: { "application/json": { schema: { type: "object", required: ["id"] } } } },
      204: { description: "Done; there is nothing to say." },
      "4XX": { $ref: "#/components/responses/Refusal" },
    });
    expect(put?.responses["204"]).not.toHaveProperty("content");
    expect(at("/v1/tools({id})/picture", "get")?.responses["200"]).toMatchObject({
      content: { "image/png": {} },
    });
    expect(document.components.responses["Refusal"]?.content["application/json"]).toEqual({
      schema: {
        type: "object",
        properties: {
          errors: {
            type: "array",
            items: {
              type: "object",
              properties: { message: { type: "string" }, field: { type: "string" } },
            },
          },
        },
      },
      example: { errors: [{ message: "Why it was refused", field: "field" }] },
    });
  });

  it("has the required scopes and roles of each operation, and none for public ones", () => {
    expect(document.components.securitySchemes).toEqual({ credential: { type: "http", scheme: "basic" } });
    expect(at("/v1/tools", "get")?.security).toEqual([
      { credential: ["tools:read", "smith"] },
      { credential: ["tools:read", "agent"] },
      { credential: ["tools:all", "smith"] },
      { credential: ["tools:all", "agent"] },
    ]);
    expect(at("/v1/tools/find", "post")?.security).toEqual([{}, { credential: [] }]);
    expect(at("/v1/tools({id})", "delete")?.security).toEqual([{ credential: [] }]);
  });

  it("has another version if and only if an operation changed", () => {
    const { getPicture, ...rest } = sample.operations;
    const { subgraph, prefix = "", auth, errors } = sample;
    const version = (operations: typeof rest) =>
      openApi(family("toolShop", { subgraph, prefix, auth, errors }, operations), "/elsewhere").info.version;
    expect(version(sample.operations)).toBe(document.info.version);
    expect(version(rest)).not.toBe(document.info.version);
  });

  it.each([
    ["supportDesk", "Support desk"],
    ["one", "One"],
    ["listTSPAccounts", "List TSP accounts"],
  ])("reads %s as %s", (name, words) => {
    expect(wordsOf(name)).toBe(words);
  });
});

describe("npm run openapi", { timeout: 180_000 }, () => {
  const root = fileURLToPath(new URL("../../../", import.meta.url));
  const run = (...args: string[]) =>
    execFileSync(process.execPath, ["--import", "tsx", "scripts/cli/main.ts", "openapi", ...args], {
      cwd: root,
      encoding: "utf8",
      stdio: "pipe",
      maxBuffer: 1 << 27,
    });

  it("prints one family's document, by either of its names, or all of them", () => {
    const desk = JSON.parse(run("supportDesk")) as OpenApiDocument;
    expect(desk).toMatchObject({ openapi: "3.1.0", info: { title: "Support desk" } });
    expect(JSON.parse(run("support-desk"))).toEqual(desk);
    const all = JSON.parse(run()) as Record<string, OpenApiDocument>;
    expect(Object.keys(all)).toEqual(contracts.map(({ name }) => name));
    expect(all["supportDesk"]).toEqual(desk);
  });

  it("lists the families if another name is given", () => {
    expect(() => run("nobody")).toThrow(/There is no family "nobody"; there are .*banking/);
  });
});
