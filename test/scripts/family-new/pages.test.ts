/** Pages and error bodies of a skeleton, with the names of the OpenAPI document. */
import { describe, expect, it } from "vitest";
import { readOpenApi } from "#scripts/family-new/openapi/read-openapi.ts";
import { contractText } from "#scripts/family-new/write-contract.ts";
import { planOf } from "#scripts/family-new/write-schema.ts";
import { serviceTestText } from "#scripts/family-new/write-tests.ts";

const json = (schema: object) => ({ content: { "application/json": { schema } } });
const object = (properties: object, required: readonly string[] = []) => ({
  type: "object",
  required,
  properties,
});
const text = { type: "string" };
const whole = { type: "integer" };
const flag = { type: "boolean" };

/** The contract of a family with one list. */
function contractOf(parameters: Readonly<Record<string, object>>, body: object, error?: object): string {
  const document = {
    openapi: "3.1.0",
    components: { schemas: { Tool: object({ id: text }, ["id"]) } },
    paths: {
      "/tools": {
        get: {
          operationId: "listTools",
          parameters: Object.entries(parameters).map(([name, schema]) => ({ name, in: "query", schema })),
          responses: { 200: json(body), ...(error && { default: json(error) }) },
        },
      },
    },
  };
  return contractText("workshop", "business", readOpenApi(document));
}

const tools = { type: "array", items: { $ref: "#/components/schemas/Tool" } };
const most = { type: "integer", maximum: 50 };

describe("a list in pages", () => {
  it.each([
    [
      "by number, from 1, with the numbers that the body repeats",
      { page: { type: "integer", minimum: 1 }, limit: { ...most, default: 10 } },
      object({ data: tools, page: whole, limit: whole, total: whole, total_pages: whole }, ["data", "page"]),
      'by: "page", position: "page", size: "limit", rows: "data", maxSize: 50, defaultSize: 10, total: "total", page: "page", length: "limit", pages: "total_pages"',
    ],
    [
      "by number, from 0, within an object beside the rows",
      { page: { type: "integer", minimum: 0 }, per_page: most },
      object({ tools, meta: object({ total_count: whole, has_more: flag }, ["total_count"]) }),
      'by: "page", position: "page", size: "per_page", rows: "tools", maxSize: 50, defaultSize: 20, more: "meta.has_more", total: "meta.total_count", firstPage: 0',
    ],
    [
      "by cursor",
      { cursor: text, limit: most },
      object({ items: tools, next_cursor: { type: ["string", "null"] } }),
      'by: "cursor", position: "cursor", size: "limit", rows: "items", maxSize: 50, defaultSize: 20, next: "next_cursor"',
    ],
    [
      "by token, with rows below the data",
      { page_token: text, page_size: most },
      object({ data: object({ items: tools }, ["items"]), next_page_token: text }),
      'by: "cursor", position: "page_token", size: "page_size", rows: "data.items", maxSize: 50, defaultSize: 20, next: "next_page_token"',
    ],
    [
      "by the id of the last row",
      { starting_after: text, limit: most },
      object({ data: tools, has_more: flag }, ["data", "has_more"]),
      'by: "cursor", position: "starting_after", size: "limit", rows: "data", maxSize: 50, defaultSize: 20, more: "has_more"',
    ],
  ] as const)("%s has the parameters and members of the document", (_, parameters, body, options) => {
    expect(contractOf(parameters, body)).toContain(
      `get("/tools", { page: namedPages(Tool, { ${options} }) })`,
    );
  });

  it("has its whole body if a page has no position for a required member", () => {
    const body = object({ data: tools, page: whole, url: text }, ["data", "url"]);
    expect(contractOf({ page: whole }, body)).toContain("returns: ListToolsAnswer");
  });
});

it("the test of an unknown credential calls an operation, also if no object has an `id`", () => {
  const paths = { "/tools/{uuid}": { get: { operationId: "getTool", responses: { 204: {} } } } };
  const plan = planOf("workshop", readOpenApi({ openapi: "3.1.0", paths }));
  expect(serviceTestText(plan)).toContain('(await call("GET", "/tools/1", undefined, "unknown"))');
});

describe("the error body of a contract", () => {
  const errorsOf = (error?: object) => /errors: .*/.exec(contractOf({}, tools, error))?.[0];

  it.each([
    [
      object({ code: text, message: text, field: text }, ["code", "message"]),
      'errorBody(({ message, status, detail: { code, field } }) => ({ message: message, code: code ?? String(status), field: field }), {"message":["message"],"code":["code"],"field":["field"]}, { documented: true })',
    ],
    [
      object({ error: object({ message: text }) }),
      'errorBody(({ message }) => ({ error: { message: message } }), {"message":["error","message"]}, { documented: true })',
    ],
    [
      object({ type: text, title: text, status: whole, detail: text }),
      'errorBody(({ message, status, detail: { code } }) => ({ detail: message, type: code ?? String(status), status: status }), {"message":["detail"],"code":["type"]}, { documented: true })',
    ],
    [undefined, 'errorBody(({ message }) => ({ error: message }), {"message":["error"]})'],
  ])("has the members in the document", (error, expected) => {
    expect(errorsOf(error)).toBe(`errors: ${expected},`);
  });
});
