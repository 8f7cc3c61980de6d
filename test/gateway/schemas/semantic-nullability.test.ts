/**
 * `@semanticNonNull` marks the fields that are null only with an error, and the traversal of answers finds others.
 */
import { buildSchema, printSchema } from "graphql";
import { describe, expect, it } from "vitest";
import { withOwnDirectives } from "#gateway/schemas/own-directives.ts";
import { marksIn, nullOnlyByError, printMarked } from "#gateway/schemas/semantic-nullability.ts";
import { builtSchemas } from "#gateway/schemas/supergraph.ts";
import { nullsWithoutError } from "#test/kit/null-by-error.ts";

const schema = withOwnDirectives(
  buildSchema(`
    interface Node { id: ID! }
    type Query { desk: Desk ticket(id: ID!): Ticket tickets(first: Int): TicketConnection nodes: [Node] }
    type Mutation { close(input: ID!): ClosePayload }
    type ClosePayload { ticket: Ticket }
    type Desk { tickets: TicketConnection tags: [String!] total: Int! }
    type Ticket implements Node { id: ID! title: String user: User @deprecated(reason: "Use \`people\`.") }
    type TicketConnection { nodes: [Ticket!]! }
    type User {
      email: String! tickets: [Ticket!] alias: String ticket: Ticket
      "Vendors of the configured company; null if no company is configured."
      vendors: [Ticket!]
      "Payments; null if several customers are recorded."
      payments: TicketConnection
    }
  `),
);
const MARKED = [
  "Query.desk",
  "Query.tickets",
  "Query.nodes",
  "Mutation.close",
  "Desk.tickets",
  "User.tickets",
];

describe("fields that are null only by error", () => {
  it("are payloads, pages, namespaces, lists of the query type, and lists of a person", () => {
    expect([...nullOnlyByError(schema)].sort()).toEqual([...MARKED].sort());
  });

  it("have the directive in the SDL, which otherwise does not change", () => {
    const sdl = printMarked(schema, nullOnlyByError(schema));
    expect([...marksIn(sdl)].sort()).toEqual([...MARKED].sort());
    expect(sdl).toContain("tickets(first: Int): TicketConnection @semanticNonNull\n");
    expect(sdl.replaceAll(" @semanticNonNull\n", "\n")).toBe(printSchema(schema));
  });

  it("get no mark if the schema has none of that name, or a non-null one", () => {
    expect(printMarked(schema, new Set(["Query.gone", "Desk.total"]))).toBe(printSchema(schema));
  });

  it("have the directive before the reason of a deprecated field", () => {
    expect(printMarked(schema, new Set(["Ticket.user"]))).toContain(
      "user: User @semanticNonNull @deprecated",
    );
  });

  it("are marked in the API: every mutation, every page, every namespace", () => {
    const { api } = builtSchemas();
    expect(marksIn(api)).toEqual(nullOnlyByError(buildSchema(api)));
  });
});

describe("the walk over an answer", () => {
  const walk = (
    query: string,
    data: unknown,
    errors: readonly { readonly path?: readonly (string | number)[] }[] = [],
  ) => nullsWithoutError({ schema, query, data, errors }, (coordinate) => MARKED.includes(coordinate));

  it("finds a null without an error, under its alias and below lists and fragments", () => {
    expect(walk("{ all: tickets { nodes { id } } }", { all: null })).toEqual(["Query.tickets (all)"]);
    const query =
      "query { nodes { ...T } desk { ... { tickets { nodes { id } } } } } fragment T on Ticket { id user { tickets { id } } }";
    const data = {
      nodes: [null, { __typename: "Ticket", id: "1", user: { tickets: null } }],
      desk: { tickets: null },
    };
    expect(walk(query, data)).toEqual(["User.tickets (nodes.1.user.tickets)", "Desk.tickets (desk.tickets)"]);
  });

  it("accepts a null with an error at its path or below it", () => {
    expect(
      walk("{ desk { tickets { nodes { id } } } }", { desk: { tickets: null } }, [
        { path: ["desk", "tickets"] },
      ]),
    ).toEqual([]);
    expect(walk("{ desk { total } }", { desk: null }, [{ path: ["desk", "total"] }])).toEqual([]);
  });

  it("accepts no error of another field, and none without a path", () => {
    expect(walk("{ desk { total } }", { desk: null }, [{ path: ["ticket"] }, {}])).toEqual([
      "Query.desk (desk)",
    ]);
  });

  it("requires no value of fields without a mark, and of fields that a directive left out", () => {
    expect(walk('{ ticket(id: "1") { title } }', { ticket: null })).toEqual([]);
    expect(walk("{ desk @skip(if: true) { total } }", {})).toEqual([]);
  });
});
