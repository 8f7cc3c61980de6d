/** Tickets and users have the id of their organization. One search reads the other fields of all organizations. */

import { describe, expect, it } from "vitest";
import { OrganizationOfTicketDocument } from "#generated/test/graphql.ts";
import { example } from "#services/demo/things/support-desk.ts";
import { operationsOf } from "#test/kit/gateway.ts";
import { startDesk } from "./client.ts";

const { tables, agent, endUser } = await startDesk();

describe("the organization of a ticket or a user", () => {
  interface Rows {
    nodes: { organization: { id: string; name: string | null } | null }[];
  }
  const ROWS = "nodes { organization { id name domainNames createdAt } }";

  it.each([
    ["tickets", `{ list: tickets(first: 100) { ${ROWS} } }`],
    ["users", `{ supportDesk { list: users(first: 100) { ${ROWS} } } }`],
  ])("has its fields, read for a whole list of %s in one search", async (_, document) => {
    const { data, errors, calls } = await agent.ask<{ list?: Rows; supportDesk?: { list: Rows } }>(document);
    expect(errors).toEqual([]);
    const rows = data.list ?? data.supportDesk?.list;
    const organizations = rows?.nodes.flatMap((row) => row.organization ?? []) ?? [];
    expect(new Set(organizations.map(({ id }) => id)).size).toBeGreaterThan(3);
    for (const { id, name } of organizations)
      expect(name).toBe(tables.organizations.get(id.replace("SupportOrganization:", ""))?.name);
    expect(operationsOf(calls)).toEqual(["supportDesk.search", "supportDesk.search"]);
    expect(calls[1]?.query["query"]).toMatch(/^type:organization( id:\d+)+$/);
  });

  it("is read if one of its fields is selected", async () => {
    const { data, errors, calls } = await agent.ask<{
      tickets: { nodes: { organization: { domainNames: string[] | null } | null }[] };
    }>("{ tickets(first: 100) { nodes { organization { domainNames } } } }");
    expect(errors).toEqual([]);
    const domains = data.tickets.nodes.flatMap(({ organization }) => organization?.domainNames ?? []);
    expect(new Set(domains).size).toBeGreaterThan(3);
    expect(operationsOf(calls)).toEqual(["supportDesk.search", "supportDesk.search"]);
  });

  it("costs no call if only its id is selected, which an end user may do too", async () => {
    const ticket = tables.tickets.get(String(example.shared));
    const { data, errors, calls } = await endUser.ask(
      "query ($id: ID!) { ticket(id: $id) { organization { id upstreamId } } }",
      { id: example.shared },
    );
    expect({ data, errors }).toEqual({
      data: {
        ticket: {
          organization: {
            id: `SupportOrganization:${ticket?.organization_id}`,
            upstreamId: String(ticket?.organization_id),
          },
        },
      },
      errors: [],
    });
    expect(operationsOf(calls)).toEqual(["supportDesk.getRequest"]);
    for (const document of [
      "query ($id: ID!) { ticket(id: $id) { organization { name } } }",
      `{ node(id: "SupportOrganization:${ticket?.organization_id}") { id } }`,
    ]) {
      const refused = await endUser.ask(document, { id: example.shared });
      expect(refused.errors, document).toMatchObject([{ extensions: { code: "FORBIDDEN" } }]);
      expect(JSON.stringify(refused.data)).not.toContain("SupportOrganization:");
    }
  });

  it("has no values besides its id if the desk does not find it, and is then no node", async () => {
    const ticket = tables.tickets.get(String(example.shared));
    if (!ticket) throw new Error("the cast is not complete");
    try {
      tables.tickets.put({ ...ticket, organization_id: 40_999 });
      const { data, errors } = await agent.ask(OrganizationOfTicketDocument, { id: example.shared });
      expect({ data, errors }).toEqual({
        data: {
          ticket: { organization: { id: "SupportOrganization:40999", name: null, domainNames: null } },
          node: null,
        },
        errors: [],
      });
    } finally {
      tables.tickets.put(ticket);
    }
  });
});
