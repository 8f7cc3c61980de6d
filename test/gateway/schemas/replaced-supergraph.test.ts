/**
 * Everything that is derived from the supergraph is replaced with it: validation, cost, console, files for clients.
 */
import { Kind, parse, print, visit } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { builtSchemas } from "#gateway/schemas/supergraph.ts";
import { perSchema } from "#platform/graphql/per-schema.ts";
import { unrestrictedCaller } from "#subgraphs/kit/access/authentication.ts";
import { startTributary, type Tributary } from "#test/kit/gateway.ts";

const QUERY = "{ supportDesk { ticketForm(id: 900) { id } } rateLimits { __typename } }";

/** The supergraph with other fields of a type. */
function withFields(typeName: string, change: (name: string) => string | null): string {
  const document = visit(parse(builtSchemas().supergraph), {
    ObjectTypeDefinition(node) {
      if (node.name.value !== typeName) return false;
      const fields = (node.fields ?? []).flatMap((field) => {
        const name = change(field.name.value);
        return name === null ? [] : [{ ...field, name: { kind: Kind.NAME, value: name } as const }];
      });
      return { ...node, fields };
    },
  });
  return print(document);
}

describe("a gateway whose supergraph is replaced", () => {
  let tributary: Tributary;
  beforeAll(async () => {
    tributary = await startTributary();
  });
  afterAll(() => tributary.close());

  const estimateOf = (query: string) =>
    tributary.gateway.estimate({ query, variables: {} }, unrestrictedCaller);

  it("refuses one with a field that a subgraph in this process does not have", async () => {
    const text = withFields("TicketForm", (name) => (name === "position" ? "rank" : name));
    expect(() => tributary.gateway.replaceSupergraph(text)).toThrow(
      "The subgraph collaboration has no field TicketForm.rank",
    );
    expect((await tributary.ask(QUERY)).errors).toEqual([]);
  });

  it("validates, estimates and describes operations by the next one", async () => {
    const { gateway } = tributary;
    const fields = perSchema(gateway.apiSchema, (schema) =>
      Object.keys(schema.getQueryType()?.getFields() ?? {}),
    );
    const before = { hash: gateway.health().schema, access: gateway.access, fields: fields() };
    expect(fields()).toBe(before.fields);
    expect(estimateOf(QUERY).problem).toBeUndefined();
    gateway.replaceSupergraph(withFields("Query", (name) => (name === "rateLimits" ? null : name)));
    expect(before.fields.filter((name) => !fields().includes(name))).toEqual(["rateLimits"]);
    expect(gateway.health().schema).not.toBe(before.hash);
    expect(gateway.access).not.toBe(before.access);
    expect(estimateOf(QUERY).problem).toMatch(/Cannot query field "rateLimits"/);
    const { errors } = await tributary.ask(QUERY);
    expect(errors[0]?.extensions["code"]).toBe("GRAPHQL_VALIDATION_FAILED");
    const { users } = await tributary.data<{ users: { nodes: unknown[] } }>(
      "{ users(first: 2) { nodes { id } } }",
    );
    expect(users.nodes).toHaveLength(2);
  });
});
