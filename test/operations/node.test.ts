import { describe, expect, it } from "vitest";
import { NodesOfEverySubgraphDocument, NodesWithRefusedIdsDocument } from "#generated/test/graphql.ts";
import { operationsOf, sharedTributary } from "#test/kit/gateway.ts";

describe("any object by its global id", async () => {
  const tributary = await sharedTributary();

  it("reaches the types of each subgraph, with one read for each object or batch", async () => {
    const { data, calls } = await tributary.ask(NodesOfEverySubgraphDocument);
    expect(data).toMatchObject({
      nodes: [
        { __typename: "Ticket", id: "Ticket:1001", subject: expect.any(String) },
        { __typename: "TicketForm", name: expect.any(String) },
        { __typename: "BankPayment", amount: { currency: expect.any(String) } },
        { __typename: "TicketForm", name: expect.any(String) },
        { __typename: "User", email: "a@b.example", tickets: { nodes: [] } },
      ],
    });
    expect(operationsOf(calls).sort()).toEqual([
      "banking.getPayment",
      "supportDesk.getRequest",
      "supportDesk.search",
      "supportDesk.showManyTicketForms",
    ]);
  });

  it("answers null for ids that nothing has", async () => {
    const data = await tributary.data(
      '{ node(id: "Ticket:987654321") { id } nodes(ids: ["TicketForm:1", "BankCustomer:1", "TicketForm:7001"]) { __typename id } }',
    );
    expect(data).toEqual({
      node: null,
      nodes: [null, null, { __typename: "TicketForm", id: "TicketForm:7001" }],
    });
  });

  it("has the reason if an object cannot be read by its id alone, and reads the others", async () => {
    const { data, errors, calls } = await tributary.ask(NodesWithRefusedIdsDocument);
    expect(data).toEqual({
      node: null,
      nodes: [null, { __typename: "TicketForm", id: "TicketForm:7001" }, null],
    });
    const seen = errors.map(({ path, message, extensions }) => [
      path?.join("."),
      extensions["code"],
      message,
    ]);
    expect(seen.sort()).toEqual([
      [
        "node",
        "NOT_A_NODE",
        "IdentityGroup cannot be read by its id alone. No operation reads a group; select `Identity.group` for its members and roles.",
      ],
      [
        "nodes.0",
        "NOT_A_NODE",
        expect.stringMatching(/^Envelope cannot be read by its id alone\. [A-Z].+\.$/),
      ],
      ["nodes.2", "NOT_A_NODE", expect.stringMatching(/`Directory\.user`/)],
    ]);
    expect(operationsOf(calls)).toHaveLength(1);
  });

  it.each([
    "",
    "1001",
    "Ticket",
    "ticket:1",
    "Ticket:",
    "Ticket:%zz",
    "Ticket:a%2",
    "User:nobody",
    "Nothing:1",
    "IdentityUserConnection:1",
    "constructor:1",
  ])("refuses %j, which is no global id, before any call", async (id) => {
    const { errors, calls } = await tributary.ask("query ($id: ID!) { node(id: $id) { id } }", { id });
    expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
    expect(calls).toEqual([]);
  });

  it("refuses an id that is not a global id at its own place, and reads the others", async () => {
    const { data, errors, calls } = await tributary.ask("query ($ids: [ID!]!) { nodes(ids: $ids) { id } }", {
      ids: ["nonsense", "ApiProvider:treasury", "Nothing:1", "Ticket:1001", "User:nobody"],
    });
    expect(data).toEqual({
      nodes: [null, { id: "ApiProvider:treasury" }, null, { id: "Ticket:1001" }, null],
    });
    expect(errors.map(({ path, extensions }) => [path, extensions["code"], extensions["argument"]])).toEqual([
      [["nodes", 0], "BAD_USER_INPUT", "ids"],
      [["nodes", 2], "BAD_USER_INPUT", "ids"],
      [["nodes", 4], "BAD_USER_INPUT", "ids"],
    ]);
    expect(operationsOf(calls).sort()).toEqual(["catalog.searchProviders", "supportDesk.getRequest"]);
  });

  it("accepts at most 100 ids", async () => {
    const ids = Array.from({ length: 101 }, (_, i) => `Ticket:${i}`);
    const { errors, calls } = await tributary.ask("query ($ids: [ID!]!) { nodes(ids: $ids) { id } }", {
      ids,
    });
    expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
    expect(calls).toEqual([]);
  });

  it("links from each subgraph to the others and back", async () => {
    const data = await tributary.data<{
      ticket: { requester: { email: string; payments: { nodes: { party: object }[] } } };
    }>(
      "{ ticket(id: 1001) { requester { email displayName identityUser { user { email } } payments(first: 1) { nodes { party { email tickets(first: 1) { nodes { id } } } } } } } }",
    );
    const { email } = data.ticket.requester;
    expect(data.ticket.requester).toMatchObject({
      displayName: expect.any(String),
      identityUser: { user: { email } },
    });
    for (const { party } of data.ticket.requester.payments.nodes) expect(party).toMatchObject({ email });
  });
});
