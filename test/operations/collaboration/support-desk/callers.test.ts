import { describe, expect, it } from "vitest";
import {
  CreateSupportAccountDocument,
  SkipTicketDocument,
  SupportSessionsDocument,
} from "#generated/test/graphql.ts";
import { example } from "#services/demo/things/support-desk.ts";
import { operationsOf } from "#test/kit/gateway.ts";
import { startDesk } from "./client.ts";

const AVAILABLE = "query ($name: String!) { supportDesk { subdomainAvailable(subdomain: $name) } }";

describe("skips, sessions and accounts in the graph", async () => {
  const emailAt = (index: number) => tributary.families.person(index).email;

  const { tributary, tables, admin, agent, as } = await startDesk();

  it("creates a skip of the caller, without a user argument (D2-072, D2-073, D2-368)", async () => {
    const input = { ticketId: `Ticket:${example.solvable}`, reason: "Not my field" };
    const { data, calls } = await agent.ask(SkipTicketDocument, { input });
    expect(data).toMatchObject({
      skipTicket: {
        skip: {
          id: expect.stringMatching(/^TicketSkip:\d+$/),
          reason: "Not my field",
          user: { email: emailAt(1) },
        },
        userErrors: [],
      },
    });
    expect(operationsOf(calls)).toEqual(["supportDesk.createSkip"]);
    expect(JSON.parse(calls[0]?.body ?? "")).toEqual({
      skip: { ticket_id: example.solvable, reason: "Not my field" },
    });
    const linked = await admin.ask(
      `mutation { skipTicket(input: { ticketId: ${example.solvable} }) { skip { reason ticket { id subject } } } }`,
    );
    expect(linked.data).toMatchObject({
      skipTicket: { skip: { reason: null, ticket: { id: `Ticket:${example.solvable}` } } },
    });
    expect(operationsOf(linked.calls)).toEqual(["supportDesk.createSkip", "supportDesk.getRequest"]);
  });

  it("refuses a skip as an end user, of a missing ticket, and before any call of an invalid id (D2-072, D2-524)", async () => {
    const refused = async (ticketId: number, persona: "agent" | "endUser") =>
      (await as(persona).data(SkipTicketDocument, { input: { ticketId } })).skipTicket;
    expect(await refused(example.solvable, "endUser")).toMatchObject({
      skip: null,
      userErrors: [{ code: "FORBIDDEN" }],
    });
    expect(await refused(1, "agent")).toMatchObject({
      skip: null,
      userErrors: [{ field: ["ticketId"], code: "BAD_USER_INPUT" }],
    });
    const { errors, calls } = await agent.ask(SkipTicketDocument, { input: { ticketId: "User:1" } });
    expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
    expect(calls).toEqual([]);
  });

  it("shows an admin all sessions with their people, page by page (D2-131, D2-397)", async () => {
    const { data, calls } = await admin.ask(SupportSessionsDocument, { first: 100 });
    const { nodes, pageInfo } = data.supportDesk.sessions;
    const all = tables.sessions.all();
    expect(nodes.map(({ id, user }) => [id, user.email])).toEqual(
      all
        .slice(0, 100)
        .map(({ id, user_id }) => [
          `SupportSession:${id}`,
          tables.users.get(String(user_id))?.email.toLowerCase(),
        ]),
    );
    expect(calls).toMatchObject([
      { operation: "listSessions", status: 200, query: { include: "users", "page[size]": "100" } },
    ]);
    const rest = await admin.data(SupportSessionsDocument, { first: 100, after: pageInfo.endCursor });
    expect(rest.supportDesk.sessions.nodes).toHaveLength(all.length - 100);
  });

  it("shows agents and end users their own sessions only (D2-132)", async () => {
    for (const [persona, index] of [
      ["agent", 1],
      ["endUser", 2],
    ] as const) {
      const { supportDesk } = await as(persona).data(SupportSessionsDocument);
      expect(supportDesk.sessions.nodes.map(({ user }) => user.email)).toEqual([
        emailAt(index),
        emailAt(index),
      ]);
    }
    const { data, errors } = await tributary.ask(SupportSessionsDocument);
    expect(data).toEqual({ supportDesk: { sessions: null } });
    expect(errors).toMatchObject([{ extensions: { code: "UNAUTHENTICATED", family: "supportDesk" } }]);
  });

  it("answers without credentials if a subdomain is available (D2-008, D2-098, D2-375)", async () => {
    for (const [name, available] of [
      ["tributary", false],
      ["riverbank", true],
    ] as const) {
      const { data, calls } = await tributary.ask(AVAILABLE, { name });
      expect(data).toEqual({ supportDesk: { subdomainAvailable: available } });
      expect(calls).toMatchObject([{ operation: "checkSubdomainAvailable", query: { subdomain: name } }]);
      expect(calls[0]?.headers["authorization"]).toBeUndefined();
    }
  });

  it.each(["a_b", "a-b", "a b", ""])(
    "refuses %j as a subdomain before any call (D2-094, D2-095, D2-096, D2-097)",
    async (name) => {
      const input = { name: "River", subdomain: name, ownerName: "Nia", ownerEmail: "nia@river.example" };
      for (const [query, variables] of [
        [AVAILABLE, { name }],
        [CreateSupportAccountDocument.toString(), { input }],
      ] as const) {
        const { errors, calls } = await tributary.ask(query, variables);
        expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", argument: "subdomain" } }]);
        expect(calls).toEqual([]);
      }
    },
  );

  it("opens an account without credentials, whose owner is a user entity (D2-374, D2-500, D2-530)", async () => {
    const input = {
      name: "River",
      subdomain: "riverdesk",
      ownerName: "Nia Owner",
      ownerEmail: "Nia@River.example",
      timeZone: "Europe/Lisbon",
    };
    const { data, calls } = await tributary.ask(CreateSupportAccountDocument, { input });
    expect(data).toMatchObject({
      createSupportAccount: {
        account: {
          name: "River",
          subdomain: "riverdesk",
          timeZone: "Europe/Lisbon",
          locale: "en",
          ownerName: "Nia Owner",
          owner: { email: "nia@river.example" },
        },
        userErrors: [],
      },
    });
    expect(operationsOf(calls)).toEqual(["supportDesk.createAccount"]);
    expect(calls[0]?.headers["authorization"]).toBeUndefined();
    const taken = await tributary.data(CreateSupportAccountDocument, { input });
    expect(taken.createSupportAccount).toMatchObject({
      account: null,
      userErrors: [{ field: ["subdomain"], code: "BAD_USER_INPUT" }],
    });
    for (const change of [{ name: " " }, { ownerName: "" }, { ownerEmail: "nia" }]) {
      const refused = await tributary.ask(CreateSupportAccountDocument, { input: { ...input, ...change } });
      expect(refused.errors).toMatchObject([
        { extensions: { code: "BAD_USER_INPUT", argument: Object.keys(change)[0] } },
      ]);
      expect(refused.calls).toEqual([]);
    }
  });
});
