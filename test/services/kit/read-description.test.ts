/** Mistakes in the description of a stand-in service: one sentence with the file and the place. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DescriptionError, descriptionsIn } from "#services/kit/read-description.ts";

const operation = {
  name: "orders",
  method: "GET",
  path: "/orders",
  status: 200,
  does: "list",
  query: ["page"],
  body: { orders: [{ id: "1" }] },
  at: ["orders"],
  key: "id",
};

const withOperation = (change: Readonly<Record<string, unknown>>) => ({
  family: "shop",
  operations: [operation, { ...operation, name: "others", ...change }],
});

describe("The description of a stand-in service", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "description-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (text: string, name = "shop") => writeFileSync(join(folder, `${name}.stand-in.json`), text);
  const problem = (): string => {
    try {
      descriptionsIn(folder);
    } catch (error) {
      if (error instanceof DescriptionError) return error.message;
      throw error;
    }
    return "none";
  };

  it("is read, also with a byte order mark", () => {
    const description = withOperation({
      path: "/orders/{a}.{b}",
      pages: { by: "page", parameter: "p", most: 2 },
    });
    write(`\uFEFF${JSON.stringify(description)}`);
    expect(descriptionsIn(folder)).toMatchObject([description]);
  });

  it("has samples of any form, in which `$ref` and `pattern` are members like others", () => {
    write(JSON.stringify(withOperation({ body: { $ref: "#/body", pattern: "(a+)+$" } })));
    expect(problem()).toBe("none");
  });

  it.each([
    ["text that is not JSON", '{\n  "family": shop\n}', ":2:13: the file is not JSON from here on"],
    ["text that ends early", '{ "family": "shop",\n', ":2:1: the file is not JSON from here on"],
    [
      "a comma too many",
      '{ "family": "shop",\n  "operations": [{ "at": [] },] }',
      ":2:31: the file is not JSON from here on",
    ],
    ["a comma too few", '{ "family": "shop" "operations": [] }', ":1:20: the file is not JSON from here on"],
    ["text behind the end", '{"a": [1, -2.5e3, "\\u00e4"]} x', ":1:30: the file is not JSON from here on"],
    ["an empty file", "", ":1:1: the file is not JSON from here on"],
    ["another value", "[]", ": the file: must be object"],
    ["no members", "{}", ": the file: must have required properties family, operations"],
    [
      "a family with a path",
      '{"family":"../a","operations":[]}',
      ': family: must match pattern "^[A-Za-z][A-Za-z0-9_-]{0,63}$"',
    ],
    ["an operation of another type", '{"family":"a","operations":[7]}', ": operations[0]: must be object"],
    ["another status", withOperation({ status: "200" }), ": operations[1].status: must be integer"],
    [
      "another method",
      withOperation({ method: "TRACE" }),
      ": operations[1].method: must be one of GET, POST, PUT, PATCH, DELETE",
    ],
    [
      "a member that is not known",
      withOperation({ pattern: "(a+)+$" }),
      ": operations[1].pattern: a description has no such member",
    ],
    [
      "a page of no rows",
      withOperation({ pages: { by: "page", parameter: "p", most: 0 } }),
      ": operations[1].pages.most: must be >= 1",
    ],
    [
      "a name that stands twice",
      withOperation({ name: "orders" }),
      ': operations[1].name: "orders" stands twice',
    ],
    [
      "a path that is none",
      withOperation({ path: "orders" }),
      ': operations[1].path: must match pattern "^/[^?#\\s<>]*$"',
    ],
    [
      "parameters side by side",
      withOperation({ path: "/{a}{b}" }),
      ": operations[1].path: a text stands between two parameters",
    ],
    [
      "a crowded segment",
      withOperation({ path: "/{a}.{b}.{c}" }),
      ": operations[1].path: a segment has at most two parameters",
    ],
  ])("refuses %s", (_, content, sentence) => {
    write(typeof content === "string" ? content : JSON.stringify(content));
    expect(problem()).toBe(`shop.stand-in.json${sentence}`);
  });

  it("refuses a file of 20 MB before it is read", () => {
    write(`"${"a".repeat(20_000_000)}"`);
    expect(problem()).toBe("shop.stand-in.json: the file has 21 MB; a description has at most 10 MB");
  });

  it("refuses two descriptions of one family", () => {
    write(JSON.stringify(withOperation({})));
    write(JSON.stringify(withOperation({})), "store");
    expect(problem()).toBe("store.stand-in.json: family: shop is described in shop.stand-in.json as well");
  });
});
