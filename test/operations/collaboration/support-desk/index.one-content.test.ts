/** An object of the support desk has the same values by each route. */

import { describe, expect, it } from "vitest";
import { RecordsOfSearchDocument } from "#generated/test/graphql.ts";
import { example } from "#services/demo/things/support-desk.ts";
import { contentsOf, contradictionsIn } from "#test/kit/contents.ts";
import { apiSchema, demoSettings, nodeTypes } from "#test/kit/demo-nodes.ts";
import { sharedTributary } from "#test/kit/gateway.ts";

const tributary = await sharedTributary({ settings: demoSettings });

const TICKET = `id organization { id } form { id fields { id } } fieldValues { field { id } }
  metrics { id } satisfactionRating { id reason { id } ticket { id } } comments(first: 2) { nodes { id } }`;
const all = (type: string) => `{ nodes { id ${type} } }`;

/** Routes to objects of the support desk. Each type with an id that is listed or linked is in one of them. */
const routes = (email: string): Readonly<Record<string, string>> => ({
  "search for tickets": `{ tickets(first: 8, filter: { requesterIds: ["User:${email}"] }) { nodes { ${TICKET} } } }`,
  "tickets of a person": `{ user(email: "${email}") { tickets(first: 8) { nodes { ${TICKET} } } supportUser { id organization { id } } } }`,
  "a ticket by its id": `{ ticket(id: "${example.shared}") { ${TICKET} } }`,
  "search for requests": `{ supportDesk { searchTickets(first: 8) { nodes { ${TICKET} } } } }`,
  "export of tickets": "{ supportDesk { exportTickets(first: 8) { nodes { id organization { id } } } } }",
  "search for all records": RecordsOfSearchDocument.toString(),
  "lists of records": `{ supportDesk { users(first: 20) ${all("organization { id }")} organizations(first: 60) ${all("")} groups(first: 20) ${all("")} } }`,
  "exports of records": `{ supportDesk { exportUsers(first: 20) ${all("organization { id }")} exportOrganizations(first: 60) ${all("")} exportGroups(first: 20) ${all("")} } }`,
  "organizations of users": `{ user(email: "${email}") { supportUsers { id organization { id tickets(first: 2) { nodes { id organization { id } } } } } } }`,
  "forms, reasons and policies":
    "{ supportDesk { ticketForms { id fields { id options(first: 3) { nodes { id field { id } } } } } satisfactionReasons { id } slaPolicies { id } } }",
  ratings:
    "{ supportDesk { satisfactionRatings(first: 8) { nodes { id reason { id } ticket { id organization { id } } } } } }",
  "metric sets":
    "{ supportDesk { ticketMetricSets(first: 8) { nodes { id ticket { id organization { id } } } } } }",
  "resource collections": "{ supportDesk { resourceCollections(first: 8) { nodes { id } } } }",
  sessions: "{ supportDesk { sessions(first: 8) { nodes { id } } } }",
});

const deskTypes = Object.keys(apiSchema.getTypeMap()).filter((name) => /^(Support|Ticket)/.test(name));
const deskNodes = nodeTypes.map(({ name }) => name).filter((name) => deskTypes.includes(name));

describe("an object of the support desk", () => {
  it("has the same values in lists, searches, exports and mentions, and by its id", async () => {
    const email = tributary.families.person(2).email;
    const lists = routes(email);
    const ids = [...(await contentsOf(tributary, lists)).keys()];
    const nodes: Record<string, string> = {};
    for (const type of deskNodes) {
      const some = ids.filter((id) => id.startsWith(`${type}:`)).slice(0, 10);
      expect(some.length, type).toBeGreaterThan(0);
      nodes[`node of ${type}`] = `{ nodes(ids: ${JSON.stringify(some)}) { ... on ${type} { id } } }`;
    }
    const contents = await contentsOf(tributary, { ...lists, ...nodes });
    expect(contradictionsIn(contents)).toEqual([]);
    for (const type of deskNodes) {
      const ways = [...contents].filter(([id]) => id.startsWith(`${type}:`)).map(([, shown]) => shown.length);
      expect(Math.max(...ways), type).toBeGreaterThan(1);
    }
  });
});
