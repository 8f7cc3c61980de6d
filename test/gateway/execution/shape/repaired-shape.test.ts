import { buildSchema, Kind, type OperationDefinitionNode, parse } from "graphql";
import { describe, expect, it } from "vitest";
import { selectedBy } from "#gateway/execution/shape/included.ts";
import { repairedShape } from "#gateway/execution/shape/repaired-shape.ts";
import { fragmentsIn } from "#platform/graphql/selections.ts";

const schema = buildSchema(`
  type Query { ticket: Ticket  tickets: [Ticket!]  things: [Thing] }
  interface Thing { id: ID!  name: String }
  type Ticket implements Thing { id: ID!  name: String!  state: State  count: Int  requester: User }
  type User { id: ID!  email: String! }
  enum State { OPEN CLOSED }
`);

function repaired(query: string, data: Record<string, unknown>, values: Record<string, unknown> = {}) {
  const document = parse(query);
  const operation = document.definitions.find(
    (one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION,
  );
  if (!operation) throw new Error("the document has no operation");
  const selected = selectedBy(schema, operation, fragmentsIn(document));
  const { data: shown, errors } = repairedShape(schema, selected, values, data);
  return { data: shown, errors: errors.map(({ message, path }) => [path?.join("."), message]) };
}

describe("the shape of data that differs from the schema", () => {
  it("has null for a value that does not fit its type, and reports it", () => {
    const ticket = { id: "1", state: "LOST", count: "7" };
    expect(repaired("{ ticket { id state count } }", { ticket })).toEqual({
      data: { ticket: { id: "1", state: null, count: null } },
      errors: [
        ["ticket.state", "Invalid value found for field Ticket.state."],
        ["ticket.count", "Invalid value found for field Ticket.count."],
      ],
    });
  });

  it("has null for the parent of a missing non-null value, and reports it once", () => {
    const ticket = { id: "1", requester: { id: "2" } };
    expect(repaired("{ ticket { id requester { id email } } }", { ticket })).toEqual({
      data: { ticket: { id: "1", requester: null } },
      errors: [["ticket.requester.email", "Cannot return null for non-nullable field User.email."]],
    });
  });

  it("has null for a whole list whose items are non-null, and reports each of them", () => {
    expect(repaired("{ tickets { id } }", { tickets: [{ id: "1" }, {}, null] })).toEqual({
      data: { tickets: null },
      errors: [
        ["tickets.1.id", "Cannot return null for non-nullable field Ticket.id."],
        ["tickets.2", "Cannot return null for non-nullable array element of type Ticket at index 2."],
      ],
    });
  });

  it("has null for the whole answer only if each field above is non-null", () => {
    expect(repaired("{ ticket { name } }", { ticket: {} }).data).toEqual({ ticket: null });
  });

  it("uses the interface's type of a field if the interface is queried", () => {
    const things = [{ __typename: "Ticket", id: "1", name: null }];
    expect(repaired("{ things { id name } }", { things })).toEqual({
      data: { things: [{ id: "1", name: null }] },
      errors: [],
    });
  });

  it("has null for an object of a type that is hidden from clients, and does not name that type", () => {
    const answer = repaired("{ things { id __typename } }", { things: [{ __typename: "Secret", id: "1" }] });
    expect(answer.data).toEqual({ things: [null] });
    expect(JSON.stringify(answer.errors)).not.toContain("Secret");
  });

  it("has null for an object with an unknown type name, and reports it", () => {
    const answer = repaired("{ things { id kind: __typename } }", {
      things: [{ __typename: "Thing", id: "1" }],
    });
    expect(answer.data).toEqual({ things: [null] });
    expect(answer.errors).toHaveLength(1);
  });

  it("has null for a text at the position of a list or of an object", () => {
    expect(repaired("{ ticket { id } tickets { id } }", { ticket: "gone", tickets: "none" }).data).toEqual({
      ticket: null,
      tickets: null,
    });
  });

  it("omits fields that a condition leaves out, and merges fields that are requested twice", () => {
    const query = `query ($no: Boolean!) {
      ticket { requester { id } state @include(if: $no) ...More }
    }
    fragment More on Ticket { requester { email } count }`;
    const ticket = { count: 7, state: "LOST", requester: { id: "2", email: "a@b.example" } };
    expect(repaired(query, { ticket }, { no: false })).toEqual({
      data: { ticket: { requester: { id: "2", email: "a@b.example" }, count: 7 } },
      errors: [],
    });
  });
});
