/** The skeleton of a family that `npm run family:new` writes. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parse } from "graphql";
import { beforeEach, describe, expect, it } from "vitest";
import { example } from "#scripts/family-new/example.ts";
import { writeSkeleton } from "#scripts/family-new/main.ts";
import { SUBGRAPHS } from "#scripts/family-new/model.ts";
import { readOpenApi } from "#scripts/family-new/openapi/read-openapi.ts";
import { LISTS, openSkeletonRoot } from "./skeleton-root.ts";

let root: string;
let text: (file: string) => string;
beforeEach(() => {
  const opened = openSkeletonRoot();
  root = opened.path;
  text = opened.text;
  return opened.remove;
});

const json = (schema: object) => ({ content: { "application/json": { schema } } });

describe("the skeleton of a family", () => {
  it.each(SUBGRAPHS)("is written in all layers and added to all lists of the subgraph %s", (subgraph) => {
    const { files, changed, unwritten } = writeSkeleton(
      root,
      "canteen",
      subgraph,
      readOpenApi(example("canteen")),
    );
    expect(unwritten).toEqual([]);
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
    expect(changed).toEqual(
      LISTS.filter(
        (file) => !file.startsWith("subgraphs/") || file.startsWith(`subgraphs/${subgraph}/`),
      ).sort(),
    );
    for (const file of changed) expect(text(file), file).toContain("canteen");
    expect(text("contracts/canteen/index.ts")).toContain('createThing: post("/things"');
  });

  it("has SDL with an object of its own, a link to the person, and a payload for each write", () => {
    writeSkeleton(root, "canteen", "business", readOpenApi(example("canteen")));
    const sdl = text("schema/business/canteen/index.graphql");
    const names = parse(sdl).definitions.flatMap((one) => ("name" in one ? one.name?.value : []));
    expect(names).toEqual(
      expect.arrayContaining(["CanteenThing", "CreateCanteenThingPayload", "UpdateCanteenThingInput"]),
    );
    expect(sdl).toContain("type CanteenThing @node {");
    expect(sdl).toContain("  user: User\n");
  });

  it("refuses to overwrite an existing family, and then changes no list", () => {
    writeSkeleton(root, "canteen", "business", readOpenApi(example("canteen")));
    const before = LISTS.map(text);
    expect(() => writeSkeleton(root, "canteen", "business", readOpenApi(example("canteen")))).toThrow(
      "contracts/canteen/index.ts exists already",
    );
    expect(LISTS.map(text)).toEqual(before);
  });
});

describe("the skeleton of a family with a file, a keyed write and a list with conditions", () => {
  const loan = {
    type: "object",
    required: ["id", "due", "reader_email"],
    properties: {
      id: { type: "string" },
      due: { type: "string", format: "date" },
      reader_email: { type: "string", format: "email" },
    },
  };
  const branch = { type: "object", properties: { id: { type: "string" } } };
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const listOf = (name: string) => ({ 200: json({ type: "array", items: ref(name) }) });
  const key = { name: "Idempotency-Key", in: "header", schema: { type: "string" } };
  const email = { name: "reader_email", in: "query", schema: { type: "string", format: "email" } };
  const document = {
    openapi: "3.1.0",
    components: { schemas: { Loan: loan, Branch: branch } },
    paths: {
      "/branches": { get: { operationId: "listBranches", responses: listOf("Branch") } },
      "/loans": {
        get: { operationId: "listLoans", parameters: [email], responses: listOf("Loan") },
        post: {
          operationId: "createLoan",
          parameters: [key],
          requestBody: json(ref("Loan")),
          responses: { 201: json(ref("Loan")) },
        },
      },
      "/loans/{loanId}": { get: { operationId: "getLoan", responses: { 200: json(ref("Loan")) } } },
      "/loans/{loanId}/slip": {
        get: { operationId: "getSlip", responses: { 200: { content: { "application/pdf": {} } } } },
      },
    },
  };
  const written = () => writeSkeleton(root, "lending", "business", readOpenApi(document));

  it("names days and ids by the conventions of the schema, and puts conditions into a filter", () => {
    written();
    const sdl = text("schema/business/lending/index.graphql");
    expect(sdl).toContain("  dueDate: Date\n");
    expect(sdl).toContain("loans(filter: LendingLoanFilter): [LendingLoan!]");
    expect(sdl).toMatch(/type LendingBranch \{\s+"[^"]+"\s+upstreamId: String\n/);
    const resolvers = text("subgraphs/business/lending/resolvers/index.ts");
    expect(resolvers).toContain('{ renamed: { dueDate: "due" } }');
    expect(resolvers).toContain("listLoans({ reader_email: filter?.readerEmail })");
    expect(text("services/lending/index.ts")).toContain("row.reader_email === query.reader_email");
  });

  it("sends the idempotency key of a write, returns it in the payload, and writes once for each key", () => {
    written();
    expect(text("contracts/lending/index.ts")).toContain('idempotencyKey: "Idempotency-Key"');
    expect(text("schema/business/lending/index.graphql")).toMatch(
      /Payload \{[^}]+idempotencyKey: String!\n\}/,
    );
    expect(text("subgraphs/business/lending/resolvers/index.ts")).toContain(
      '"Idempotency-Key": idempotencyKey, body',
    );
    expect(text("services/lending/index.ts")).toContain('once(key, ["createLoan", body], ');
  });

  it("has the file with its name, and one entry in the sources of a person and of a company each", () => {
    written();
    expect(text("subgraphs/business/lending/resolvers/index.ts")).toContain('{ filename: "slip.pdf" }');
    expect(text("docs/not-sent.tsv")).toContain("lending.getSlip\tpath loanId\tSent when");
    const [company = "", person = ""] = text("subgraphs/business/person-sources.ts").split(/^ {2}User: \{/m);
    expect([company, person].map((part) => part.split('noRoute("lending"').length - 1)).toEqual([1, 1]);
  });
});

describe("the skeleton of a family with a list in pages by offset", () => {
  const visit = {
    type: "object",
    required: ["id", "name"],
    properties: { id: { type: "string" }, name: { type: "string" } },
  };
  const visits = { type: "array", items: { $ref: "#/components/schemas/Visit" } };
  const page = { type: "object", properties: { items: visits, total: { type: "integer" } } };
  const query = (name: string, schema: object) => ({ name, in: "query", schema });
  const documentOf = (properties: object) => ({
    openapi: "3.1.0",
    components: { schemas: { Visit: visit, VisitPage: { ...page, properties } } },
    paths: {
      "/visits": {
        get: {
          operationId: "listVisits",
          parameters: [
            query("name", { type: "string" }),
            query("offset", { type: "integer" }),
            query("limit", { type: "integer", maximum: 50, default: 10 }),
          ],
          responses: { 200: json({ $ref: "#/components/schemas/VisitPage" }) },
        },
      },
      "/visits/{visitId}": {
        get: { operationId: "getVisit", responses: { 200: json(visits.items) } },
      },
      "/visits/{visitId}/check-in": {
        post: { operationId: "checkInVisit", responses: { 200: json(visits.items) } },
      },
    },
  });
  const written = (properties: object = page.properties) =>
    writeSkeleton(root, "reception", "business", readOpenApi(documentOf(properties)));

  it("has a connection of the rows in all layers, and no type or argument for the page", () => {
    expect(written().unwritten).toEqual(["checkInVisit"]);
    const contract = text("contracts/reception/index.ts");
    expect(contract).toContain(
      'page: namedPages(Visit, { by: "offset", position: "offset", size: "limit", rows: "items", maxSize: 50, defaultSize: 10, total: "total" })',
    );
    expect(contract).not.toContain("VisitPage");
    const sdl = text("schema/business/reception/index.graphql");
    expect(sdl).toContain("visits(filter: ReceptionVisitFilter): ReceptionVisitConnection");
    expect(sdl).toContain('type ReceptionVisit @node @connection(of: "visits")');
    // The style derives the list with its filter.
    expect(text("subgraphs/business/reception/resolvers/index.ts")).not.toContain("listVisits");
    expect(text("services/reception/index.ts")).toContain(
      "...collectionHandlers(reception, { listVisits: visits }, plainAnswers),",
    );
    expect(text("test/kit/demo-nodes.ts")).toMatch(/reception \{ \$\{page\("visits"\)\} \}/);
  });

  it("has a body with further members unchanged, because no style of pages has them", () => {
    expect(written({ ...page.properties, sum: { type: "integer" } }).unwritten).toContain("listVisits");
    expect(text("contracts/reception/index.ts")).toContain("returns: VisitPage");
  });

  it("has mutations named by verb, prefix and noun", () => {
    written();
    expect(text("schema/business/reception/index.graphql")).toContain("  checkInReceptionVisit(input:");
    // The style derives an action on an object.
    expect(text("subgraphs/business/reception/resolvers/index.ts")).not.toContain("checkInReceptionVisit");
  });
});

describe("an OpenAPI document", () => {
  const document = (paths: object, schemas: object = {}) => ({
    openapi: "3.0.3",
    paths,
    components: { schemas },
  });

  it("is read with types before those that contain them, and with names for types without one", () => {
    const inline = { type: "object", properties: { size: { type: "integer" } } };
    const { types } = readOpenApi(
      document(
        {
          "/a": {
            get: { operationId: "getA", responses: { 200: json({ $ref: "#/components/schemas/A" }) } },
          },
        },
        {
          A: {
            type: "object",
            required: ["b"],
            properties: { b: inline, at: { type: "string", format: "date-time" } },
          },
        },
      ),
    );
    expect(types.map(({ name }) => name)).toEqual(["AB", "A"]);
    expect(types[1]?.members.map(({ shape, required }) => [shape.kind, required])).toEqual([
      ["object", true],
      ["instant", false],
    ]);
  });

  it("may have a type that contains itself, which is JSON at that position", () => {
    const tree = { type: "object", properties: { inner: { $ref: "#/components/schemas/Tree" } } };
    const { types } = readOpenApi(
      document(
        { "/t": { get: { responses: { 200: json({ $ref: "#/components/schemas/Tree" }) } } } },
        { Tree: tree },
      ),
    );
    expect(types.map(({ name, members }) => [name, members[0]?.shape.kind])).toEqual([["Tree", "json"]]);
  });

  it("has an operation with bytes as a file, and the names of unsupported operations", () => {
    const { operations } = readOpenApi(
      document({ "/f": { get: { responses: { 200: { content: { "application/pdf": {} } } } } } }),
    );
    expect(operations.map(({ name, returns }) => [name, returns])).toEqual([
      ["getF", { kind: "file", mediaType: "application/pdf" }],
    ]);
    const model = readOpenApi(document({ "/f": { post: { responses: { 202: {} } } } }));
    expect(writeSkeleton(root, "canteen", "business", model).unwritten).toEqual(["postF"]);
  });

  it("is refused with the reason if it is none, has no operation, or a reference cannot be resolved", () => {
    expect(() => readOpenApi({ swagger: "2.0", paths: {} })).toThrow("OpenAPI 2.0 (Swagger)");
    expect(() => readOpenApi(document({}))).toThrow("no operation");
    const lost = { "/a": { get: { responses: { 200: json({ $ref: "#/components/schemas/Gone" }) } } } };
    expect(() => readOpenApi(document(lost))).toThrow("#/components/schemas/Gone leads nowhere");
  });
});
