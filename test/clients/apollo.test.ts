/** The example on Apollo Client, with what is generated for its cache, against a running gateway. */
import { readFileSync } from "node:fs";
import { type ApolloClient, gql, InMemoryCache } from "@apollo/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  OnePaymentDocument,
  PeopleDocument,
  PersonTicketsDocument,
  UnitsDocument,
  VendorsDocument,
} from "#generated/examples/apollo/graphql.ts";
import { policies } from "#schema/apollo.ts";
import { supportDeskTables } from "#services/support-desk/tables.ts";
import { aPayment, type Deployment, deploy } from "#test/gateway/deployment.ts";
import { settings } from "#test/kit/settings.ts";
import { plantTickets } from "#test/kit/tickets.ts";
import { connect, facts, possibleTypes } from "../../docs/examples/apollo/client.ts";
import { moreTickets, people, refreshed } from "../../docs/examples/apollo/people.ts";

let deployment: Deployment;
beforeAll(async () => {
  deployment = await deploy();
  plantTickets(deployment.families, new Array(10).fill(5));
});
afterAll(() => deployment.stop());

const open = () => connect(`${deployment.origin}/graphql`);
const requests = async (act: () => Promise<unknown>) => {
  const before = deployment.families.calls.length;
  await act();
  return deployment.families.calls.length - before;
};
/** What a client's store holds, by key. */
const stored = (client: ApolloClient) =>
  client.cache.extract() as Readonly<Record<string, Readonly<Record<string, unknown>>>>;

async function firstPages(client: ApolloClient, pages: number) {
  let page = 0;
  for await (const rows of people(client, 3)) if (++page === pages) return rows;
  throw new Error(`there are no ${pages} pages`);
}

describe("the example on Apollo Client", () => {
  it("joins pages: each step gives all people so far, each once", async () => {
    const rows = await firstPages(open(), 3);
    expect(rows.map(({ id }) => id)).toEqual(
      deployment.families.company.people.slice(0, 9).map(({ email }) => `User:${email}`),
    );
  });

  it("keeps one record of each global id, to which everything refers", async () => {
    const client = open();
    await firstPages(client, 2);
    const { ROOT_QUERY, __META: _, ...records } = stored(client);
    const ids = Object.keys(records);
    expect(ids.filter((id) => id.startsWith("User:"))).toHaveLength(6);
    expect(ids.filter((id) => id.startsWith("Ticket:"))).toHaveLength(12);
    for (const [id, record] of Object.entries(records))
      expect(record).toMatchObject({ id, __typename: id.split(":")[0] });
    const first = deployment.families.company.people[0]?.email;
    expect(ROOT_QUERY?.["users:{}"]).toMatchObject({
      edges: [{ node: { __ref: `User:${first}` } }, {}, {}, {}, {}, {}],
    });
    for (const record of Object.values(records))
      if (record["__typename"] === "Ticket")
        expect(ids).toContain((record["requester"] as { __ref: string }).__ref);
  });

  it("joins a list within a list when it pages on through node", async () => {
    const client = open();
    const [person] = await firstPages(client, 1);
    const { tickets, id = "" } = person ?? {};
    expect(tickets?.nodes).toHaveLength(2);
    await moreTickets(client, id, tickets?.pageInfo.endCursor ?? "");
    const known = client.readQuery({ query: PeopleDocument, variables: { first: 3 } });
    const joined = known?.users?.edges[0]?.node.tickets;
    expect(joined?.nodes.map((ticket) => ticket.id)).toEqual((await allTickets(id)).slice(0, 4));
    expect(joined?.pageInfo.hasNextPage).toBe(true);
    await moreTickets(client, id, joined?.pageInfo.endCursor ?? "");
    const all = client.readQuery({ query: PersonTicketsDocument, variables: { id, first: 2 } });
    expect(all?.node).toMatchObject({
      tickets: {
        nodes: (await allTickets(id)).map((ticket) => ({ id: ticket })),
        pageInfo: { hasNextPage: false },
      },
    });
  });

  it("shows everywhere what a ticket that is read again says", async () => {
    const client = open();
    const [person] = await firstPages(client, 1);
    const ticket = person?.tickets?.nodes[0];
    const { tickets } = supportDeskTables(deployment.families.store.scope("supportDesk"));
    const row = tickets.get(String(ticket?.id).replace("Ticket:", ""));
    if (!row) throw new Error("the ticket was planted");
    tickets.put({ ...row, subject: "Solved overnight" });
    expect((await refreshed(client, ticket?.id ?? ""))?.subject).toBe("Solved overnight");
    const known = client.readQuery({ query: PeopleDocument, variables: { first: 3 } });
    expect(known?.users?.edges[0]?.node.tickets?.nodes[0]?.subject).toBe("Solved overnight");
  });

  it("keeps what was asked of a family before when something else is asked of it", async () => {
    const client = open();
    const vendors = await client.query({ query: VendorsDocument });
    await client.query({ query: UnitsDocument });
    expect(vendors.data?.erp?.vendors?.nodes).toHaveLength(1);
    expect(client.readQuery({ query: VendorsDocument })).toEqual(vendors.data);
    expect(await requests(() => client.query({ query: VendorsDocument }))).toBe(0);
  });

  it("reads through fragments on interfaces", async () => {
    const client = open();
    const variables = { id: await aPayment(deployment) };
    const { data } = await client.query({ query: OnePaymentDocument, variables });
    expect(data?.node).toMatchObject({ ...variables, amount: { currency: "USD" } });
    expect(client.readQuery({ query: OnePaymentDocument, variables })).toEqual(data);
  });
});

/** A person's tickets as the gateway lists them at once. */
async function allTickets(id: string): Promise<string[]> {
  const { body } = await deployment.graphql(
    "query ($id: ID!) { node(id: $id) { ... on User { tickets(first: 50) { nodes { id } } } } }",
    { variables: { id } },
  );
  const node = body.data?.["node"] as { tickets: { nodes: { id: string }[] } } | undefined;
  return (node?.tickets.nodes ?? []).map((ticket) => ticket.id);
}

it("the example runs where its manifest's documents alone are trusted", async () => {
  const file = ".generated/examples/apollo/persisted-documents.json";
  const manifest: Record<string, string> = JSON.parse(readFileSync(file, "utf8"));
  await using strict = await deploy({
    ...settings({ access: { trustedDocuments: "required" } }),
    TRUSTED_DOCUMENTS_FILE: file,
  });
  const url = `${strict.origin}/graphql`;
  await expect(connect(url).query({ query: UnitsDocument })).rejects.toMatchObject({
    statusCode: 400,
    bodyText: expect.stringContaining("DOCUMENT_NOT_TRUSTED"),
  });
  const trusted = connect(url, manifest);
  const { data } = await trusted.query({ query: UnitsDocument });
  expect(data?.erp?.unitsOfMeasure?.nodes).toHaveLength(1);
  expect(Object.keys(stored(trusted))).toContain(data?.erp?.unitsOfMeasure?.nodes[0]?.id);
});

describe("the cache's policies", () => {
  const LIST = gql`query ($after: String, $filter: TicketFilter) { tickets(filter: $filter, after: $after) { nodes { id } pageInfo { endCursor hasNextPage } } }`;
  const page = (ids: readonly string[], endCursor: string, hasNextPage: boolean) => ({
    tickets: {
      __typename: "TicketConnection",
      nodes: ids.map((id) => ({ __typename: "Ticket", id })),
      pageInfo: { __typename: "PageInfo", endCursor, hasNextPage },
    },
  });
  const cache = () => new InMemoryCache({ possibleTypes, ...policies(facts) });
  const write = (to: InMemoryCache, variables: object, data: object) =>
    to.writeQuery({ query: LIST, variables, data });

  it("append a page that goes on where the list ends, and begin again with any other", () => {
    const kept = cache();
    write(kept, {}, page(["Ticket:1", "Ticket:2"], "b", true));
    write(kept, { after: "b" }, page(["Ticket:3"], "c", true));
    expect(kept.readQuery({ query: LIST })).toEqual(page(["Ticket:1", "Ticket:2", "Ticket:3"], "c", true));
    write(kept, {}, page(["Ticket:9"], "z", false));
    expect(kept.readQuery({ query: LIST })).toEqual(page(["Ticket:9"], "z", false));
  });

  it("keep lists of other arguments apart, whatever page they are of", () => {
    const kept = cache();
    write(kept, {}, page(["Ticket:1"], "a", false));
    write(kept, { filter: { statuses: ["OPEN"] } }, page(["Ticket:2"], "b", false));
    expect(kept.readQuery({ query: LIST })).toEqual(page(["Ticket:1"], "a", false));
    expect(facts.connections["Query"]?.["tickets"]).toEqual(["filter", "orderBy"]);
  });

  it("keep a list that could not be read null: it is not an empty one", () => {
    const kept = cache();
    write(kept, {}, { tickets: null });
    expect(kept.readQuery({ query: LIST })).toEqual({ tickets: null });
  });
});
