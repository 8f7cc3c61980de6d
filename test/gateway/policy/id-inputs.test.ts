/** Texts that cannot be an id, at every place of the API with an id. */
import { readFileSync } from "node:fs";
import { buildSchema } from "graphql";
import { describe, expect, it } from "vitest";
import { demoSettings } from "#test/kit/demo-nodes.ts";
import { sharedTributary } from "#test/kit/gateway.ts";
import { inputPositions } from "./input-positions.ts";

const schema = buildSchema(readFileSync(new URL("../../../schema/api.graphql", import.meta.url), "utf8"));
const positions = inputPositions(schema, new Set(["ID"]));

// With tenants, because without them a namespace field refuses everything below it.
const tributary = await sharedTributary({ settings: demoSettings });

/** The names of the argument that an error is about, from its message and from its extension. */
const namesIn = (message: string, argument: unknown): string[] =>
  [/^"([^"]+)"/.exec(message)?.[1] ?? "", String(argument ?? "")]
    .flatMap((name) => name.split("."))
    .filter((name) => !/^\d*$/.test(name));

/** True if an answer contains an id-only object with the id. */
const holdsObject = (value: unknown, field: string): boolean =>
  typeof value === "object" &&
  value !== null &&
  Object.entries(value).some(
    ([name, inner]) => (name === field && inner !== null && !isNamespace(inner)) || holdsObject(inner, field),
  );

/** True for namespaces of families and for lists, which are no records, and whose fields check their arguments. */
function isNamespace(value: unknown): boolean {
  const { __typename } = value as { readonly __typename?: string };
  const type = schema.getType(__typename ?? "");
  return !(type && "getFields" in type && "id" in type.getFields());
}

describe("an id that no family can have", () => {
  it.each([
    ["longer than 256 characters", "x".repeat(257)],
    ["with control characters", "a\u0007b"],
    ["with half a character", "a\ud800"],
  ])(
    "%s causes no REST call, and the error names no object, for each argument of the API that takes an id",
    async (_, id) => {
      expect(positions.length).toBeGreaterThan(300);
      for (const position of positions) {
        const { query, variables } = position.operation("variable", id);
        const { data, calls } = await tributary.ask(query, variables);
        expect(holdsObject(data, position.field), position.coordinate).toBe(false);
        const sent = calls.map(({ path, query: search, body }) =>
          JSON.stringify([decodeURIComponent(path), search, body]),
        );
        expect(
          sent.filter((text) => text.includes(JSON.stringify(id).slice(1, -1))),
          position.coordinate,
        ).toEqual([]);
      }
    },
    120_000,
  );
});

describe("an error about an id", () => {
  it.each([
    ["a slash", "a/b"],
    ["the folder above", ".."],
    ["a comma", "a,b"],
  ])(
    "names the argument of the GraphQL field, never the REST parameter: %s",
    async (_, id) => {
      let named = 0;
      const foreign: string[] = [];
      for (const position of positions) {
        const { query, variables } = position.operation("variable", id);
        const { errors } = await tributary.ask(query, variables);
        for (const { message, path = [], extensions } of errors) {
          if (path.at(-1) !== position.field) continue;
          const names = namesIn(message, extensions["argument"]);
          if (!names.every((name) => position.names.has(name)))
            foreign.push(`${position.coordinate}: ${message}`);
          named += names.length;
        }
      }
      expect(foreign).toEqual([]);
      expect(named).toBeGreaterThan(100);
    },
    120_000,
  );

  it("is BAD_USER_INPUT for a ticket, for a group and for objects that have only a look-up by id", async () => {
    const asked = {
      ticket: "{ ticket(id: $id) { id } }",
      group: "{ identity { group(id: $id) { id } } }",
      envelope: "{ eSignature { envelope(id: $id) { id } } }",
      statement: "{ banking { statement(id: $id) { id } } }",
    };
    for (const [name, selection] of Object.entries(asked))
      for (const id of ["x".repeat(257), "a\u0007b", "", " "]) {
        const { errors, calls } = await tributary.ask(`query ($id: ID!) ${selection}`, { id });
        expect(
          errors.map(({ extensions }) => [extensions["code"], extensions["argument"]]),
          name,
        ).toEqual([["BAD_USER_INPUT", "id"]]);
        expect(calls).toEqual([]);
      }
    const { errors } = await tributary.ask('{ ticket(id: "nope") { id } }');
    expect(errors).toMatchObject([{ message: '"id" is not the id of a Ticket', path: ["ticket"] }]);
  });
});
