import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operationsOf, startTributary, type Tributary } from "#test/kit/gateway.ts";

describe("any object by its global id", () => {
  let tributary: Tributary;
  beforeAll(async () => {
    tributary = await startTributary();
  });
  afterAll(() => tributary.close());

  it("reaches the types of every subgraph, at one read an object and one batch where there is one", async () => {
    const { data, calls } = await tributary.ask(
      `{ nodes(ids: ["Ticket:1001", "TicketForm:7001", "BankPayment:500001", "TicketForm:7002", "User:a@b.example"]) {
        __typename id
        ... on Ticket { subject requester { email } }
        ... on TicketForm { name }
        ... on BankPayment { amount { currency } }
        ... on User { email tickets(first: 1) { nodes { id } } }
      } }`,
    );
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

  it("answers null, never a phantom, for ids that nothing has", async () => {
    const data = await tributary.data(
      '{ node(id: "Ticket:987654321") { id } nodes(ids: ["TicketForm:1", "BankCustomer:1", "Nothing:1", "TicketForm:7001"]) { __typename id } }',
    );
    expect(data).toEqual({
      node: null,
      nodes: [null, null, null, { __typename: "TicketForm", id: "TicketForm:7001" }],
    });
  });

  it.each(["", "1001", "Ticket", "ticket:1", "Ticket:", "Ticket:%zz", "Ticket:a%2", "User:nobody"])(
    "refuses %j, which is no global id, before any call",
    async (id) => {
      const { errors, calls } = await tributary.ask("query ($id: ID!) { node(id: $id) { id } }", { id });
      expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
      expect(calls).toEqual([]);
    },
  );

  it("refuses all ids if one is not a global id, before any call, whatever family the others belong to", async () => {
    for (const id of ["ApiProvider:treasury", "ApiProvider:a%2Fb", "Ticket:1001"]) {
      const { errors, calls } = await tributary.ask("query ($ids: [ID!]!) { nodes(ids: $ids) { id } }", {
        ids: [id, "nonsense"],
      });
      expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", argument: "ids" } }]);
      expect(calls).toEqual([]);
    }
  });

  it("takes at most 100 ids", async () => {
    const ids = Array.from({ length: 101 }, (_, i) => `Ticket:${i}`);
    const { errors, calls } = await tributary.ask("query ($ids: [ID!]!) { nodes(ids: $ids) { id } }", {
      ids,
    });
    expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
    expect(calls).toEqual([]);
  });

  it("links from each subgraph to the others and back", async () => {
    const data = await tributary.data<{
      ticket: { requester: { email: string; payments: { nodes: { payer: object }[] } } };
    }>(
      "{ ticket(id: 1001) { requester { email displayName identityUser { user { email } } payments(first: 1) { nodes { payer { email tickets(first: 1) { nodes { id } } } } } } } }",
    );
    const { email } = data.ticket.requester;
    expect(data.ticket.requester).toMatchObject({
      displayName: expect.any(String),
      identityUser: { user: { email } },
    });
    for (const { payer } of data.ticket.requester.payments.nodes) expect(payer).toMatchObject({ email });
  });
});
