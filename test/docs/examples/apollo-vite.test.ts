/** The example of Apollo Client and Vite: its page in a browser, and the contents of its cache. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ApolloClient, TypedDocumentNode } from "@apollo/client";
import { Defer20220824Handler, GraphQL17Alpha9Handler } from "@apollo/client/incremental";
import type { Page } from "playwright-core";
import { filter, firstValueFrom } from "rxjs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { supportDeskTables } from "#services/support-desk/tables.ts";
import { aPayment, type Deployment, deploy } from "#test/gateway/deployment.ts";
import { settings } from "#test/kit/settings.ts";
import { plantTickets } from "#test/kit/tickets.ts";
import { type OpenPage, openPage, type StagedExample, stage } from "./stage.ts";

interface Tickets {
  readonly nodes: readonly { readonly id: string; readonly subject: string }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
}
interface People {
  readonly users: {
    readonly edges: readonly { readonly node: { readonly id: string; readonly tickets: Tickets } }[];
    readonly pageInfo: { readonly endCursor: string };
  };
}
interface Erp {
  readonly erp: Readonly<Record<"vendors" | "unitsOfMeasure", { readonly nodes: readonly { id: string }[] }>>;
}
/** The documents that codegen made for the example. */
interface Documents {
  readonly PeopleDocument: TypedDocumentNode<People>;
  readonly PersonTicketsDocument: TypedDocumentNode<{ readonly node: { readonly tickets: Tickets } }>;
  readonly OneTicketDocument: TypedDocumentNode<{ readonly ticket: { readonly subject: string } }>;
  readonly OnePaymentDocument: TypedDocumentNode<{ readonly node: object }>;
  readonly PaymentsDocument: TypedDocumentNode<object>;
  readonly VendorsDocument: TypedDocumentNode<Erp>;
  readonly UnitsDocument: TypedDocumentNode<Erp>;
}
/** The types of the option and of one handler differ with TypeScript's exact optional property types. */
type Handler = ApolloClient.Options["incrementalHandler"];
type Connect = (uri: string, trusted?: Readonly<Record<string, string>>, handler?: Handler) => ApolloClient;

let deployment: Deployment;
let example: StagedExample;
let documents: Documents;
let connect: Connect;
beforeAll(async () => {
  deployment = await deploy();
  plantTickets(deployment.families, new Array(10).fill(5));
  example = stage("apollo-vite");
  await example.run("codegen");
  documents = await example.load<Documents>("src/gql/graphql.ts");
  ({ connect } = await example.load<{ connect: Connect }>("src/client.ts"));
});
afterAll(async () => {
  example?.remove();
  await deployment?.stop();
});

const open = () => connect(`${deployment.origin}/graphql`);
const requests = async (act: () => Promise<unknown>) => {
  const before = deployment.families.calls.length;
  await act();
  return deployment.families.calls.length - before;
};
/** The records of a client's cache, by key. */
const stored = (client: ApolloClient) =>
  client.cache.extract() as Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Gives a ticket another subject in the support desk. */
function rename(id: string, subject: string): void {
  const { tickets } = supportDeskTables(deployment.families.store.scope("supportDesk"));
  const row = tickets.get(id.replace("Ticket:", ""));
  if (!row) throw new Error(`${id} was planted`);
  tickets.put({ ...row, subject });
}

/** The people of the first pages, three on each. */
async function firstPages(client: ApolloClient, pages: number) {
  const { PeopleDocument: query } = documents;
  const list = client.watchQuery({ query, variables: { first: 3 } });
  const watching = list.subscribe({});
  await firstValueFrom(list.pipe(filter(({ dataState }) => dataState === "complete")));
  const known = () => client.readQuery({ query, variables: { first: 3 } })?.users;
  for (let page = 1; page < pages; page++)
    await list.fetchMore({ variables: { after: known()?.pageInfo.endCursor } });
  watching.unsubscribe();
  return known()?.edges.map(({ node }) => node) ?? [];
}

const moreTickets = (client: ApolloClient, id: string, after: string) =>
  client.query({
    query: documents.PersonTicketsDocument,
    variables: { id, first: 2, after },
    fetchPolicy: "network-only",
  });

describe("the cache of the example", () => {
  it("merges pages: each adds its people, each once", async () => {
    const rows = await firstPages(open(), 3);
    expect(rows.map(({ id }) => id)).toEqual(
      deployment.families.company.people.slice(0, 9).map(({ email }) => `User:${email}`),
    );
  });

  it("has one record for each global id, to which all lists refer", async () => {
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

  it("merges an inner list with its next page, which is read by node", async () => {
    const client = open();
    const [person] = await firstPages(client, 1);
    const { tickets, id = "" } = person ?? {};
    expect(tickets?.nodes).toHaveLength(2);
    await moreTickets(client, id, tickets?.pageInfo.endCursor ?? "");
    const known = client.readQuery({ query: documents.PeopleDocument, variables: { first: 3 } });
    const joined = known?.users.edges[0]?.node.tickets;
    expect(joined?.nodes.map((ticket) => ticket.id)).toEqual((await allTickets(id)).slice(0, 4));
    expect(joined?.pageInfo.hasNextPage).toBe(true);
    await moreTickets(client, id, joined?.pageInfo.endCursor ?? "");
    const all = client.readQuery({ query: documents.PersonTicketsDocument, variables: { id, first: 2 } });
    expect(all?.node.tickets).toMatchObject({
      nodes: (await allTickets(id)).map((ticket) => ({ id: ticket })),
      pageInfo: { hasNextPage: false },
    });
  });

  it("does not lose a list of a family when another list of it is read", async () => {
    const client = open();
    const { VendorsDocument, UnitsDocument } = documents;
    const vendors = await client.query({ query: VendorsDocument });
    await client.query({ query: UnitsDocument });
    expect(vendors.data?.erp.vendors.nodes).toHaveLength(1);
    expect(client.readQuery({ query: VendorsDocument })).toEqual(vendors.data);
    expect(await requests(() => client.query({ query: VendorsDocument }))).toBe(0);
  });

  it("reads through fragments on interfaces", async () => {
    const client = open();
    const { OnePaymentDocument: query } = documents;
    const variables = { id: await aPayment(deployment) };
    const { data } = await client.query({ query, variables });
    expect(data?.node).toMatchObject({ ...variables, amount: { currency: "USD" } });
    expect(client.readQuery({ query, variables })).toEqual(data);
  });
});

/** A person's tickets in one page. */
async function allTickets(id: string): Promise<string[]> {
  const { body } = await deployment.graphql(
    "query ($id: ID!) { node(id: $id) { ... on User { tickets(first: 50) { nodes { id } } } } }",
    { variables: { id } },
  );
  const node = body.data?.["node"] as { tickets: { nodes: { id: string }[] } } | undefined;
  return (node?.tickets.nodes ?? []).map((ticket) => ticket.id);
}

it("the example's manifest of trusted documents fits what its client sends", async () => {
  const file = join(example.folder, "src/gql/persisted-documents.json");
  const manifest: Record<string, string> = JSON.parse(readFileSync(file, "utf8"));
  await using strict = await deploy({
    ...settings({ access: { trustedDocuments: "required" } }),
    TRUSTED_DOCUMENTS_FILE: file,
  });
  const url = `${strict.origin}/graphql`;
  const { UnitsDocument: query } = documents;
  await expect(connect(url).query({ query })).rejects.toMatchObject({
    statusCode: 400,
    bodyText: expect.stringContaining("DOCUMENT_NOT_TRUSTED"),
  });
  const trusted = connect(url, manifest);
  const { data } = await trusted.query({ query });
  expect(data?.erp.unitsOfMeasure.nodes).toHaveLength(1);
  expect(Object.keys(stored(trusted))).toContain(data?.erp.unitsOfMeasure.nodes[0]?.id);
});

describe("the deferred payments of the example", () => {
  const withoutTypes = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value, (key, member: unknown) => (key === "__typename" ? undefined : member)));

  it.each([
    ["as of August 2022", new Defer20220824Handler()],
    ["with pending places", new GraphQL17Alpha9Handler()],
  ])("follow the people, %s", async (_form, handler) => {
    const client = connect(`${deployment.origin}/graphql`, undefined, handler as Handler);
    const list = client.watchQuery({ query: documents.PaymentsDocument, variables: { first: 4 } });
    deployment.families.setFaults("banking=latency:150");
    const states: { readonly isComplete: boolean; readonly data: unknown }[] = [];
    await new Promise<void>((resolve, reject) => {
      list.subscribe({
        next({ dataState, data, error }) {
          if (error) return reject(error);
          const isComplete = dataState === "complete";
          if (dataState !== "empty") states.push({ isComplete, data: withoutTypes(data) });
          if (isComplete) resolve();
        },
        error: reject,
      });
    }).finally(() => deployment.families.setFaults(""));
    const [first, ...more] = states;
    expect(first).toMatchObject({
      isComplete: false,
      data: { users: { nodes: new Array(4).fill({ id: expect.any(String) }) } },
    });
    expect(JSON.stringify(first)).not.toContain("payments");
    const plain = await deployment.graphql(
      "query ($first: Int!) { users(first: $first) { nodes { id displayName payments(first: 2) { nodes { id status payer { id displayName } } } } } }",
      { variables: { first: 4 } },
    );
    expect(more.at(-1)).toEqual({ isComplete: true, data: plain.body.data });
  });
});

describe("the page of the example", { timeout: 120_000 }, () => {
  let opened: OpenPage;
  let page: Page;
  beforeAll(async () => {
    await example.run("types");
    opened = await openPage(example, `${deployment.origin}/graphql`);
    ({ page } = opened);
  });
  afterAll(() => opened?.[Symbol.asyncDispose]());

  const people = () => page.getByRole("region", { name: "People" });
  const names = async () => {
    const items = await people().locator("> ul > li").all();
    return Promise.all(items.map((item) => item.getAttribute("aria-label")));
  };
  const nameOf = (at: number) => deployment.families.company.people[at]?.displayName ?? "";

  it("shows people and the next pages, without a person twice", async () => {
    await expect.poll(names).toEqual([0, 1, 2].map(nameOf));
    await page.getByRole("button", { name: "More people" }).click();
    await expect.poll(names).toEqual([0, 1, 2, 3, 4, 5].map(nameOf));
  });

  it("shows the next pages of the tickets of one person", async () => {
    const person = people().getByRole("listitem", { name: nameOf(1), exact: true });
    const tickets = person.locator("> ul > li");
    expect(await tickets.count()).toBe(2);
    await person.getByRole("button", { name: "More tickets" }).click();
    await expect.poll(() => tickets.count()).toBe(4);
    expect((await names()).length).toBe(6);
  });

  it("updates a ticket that is read again, in the list and beside it", async () => {
    const [id = ""] = await allTickets(`User:${deployment.families.company.people[0]?.email}`);
    const row = people()
      .getByRole("listitem", { name: nameOf(0), exact: true })
      .locator("> ul > li")
      .first();
    await row.getByRole("button").click();
    const ticket = page.getByRole("region", { name: "Ticket" });
    const heading = ticket.getByRole("heading");
    await heading.waitFor();
    rename(id, "Solved overnight");
    expect(await heading.textContent()).not.toBe("Solved overnight");
    await ticket.getByRole("button", { name: "Read again" }).click();
    await expect.poll(() => heading.textContent()).toBe("Solved overnight");
    expect(await row.textContent()).toBe("Solved overnight");
  });

  it("shows the deferred payments, and logs no error", async () => {
    const payments = page.getByRole("region", { name: "Payments" });
    await expect.poll(() => payments.textContent()).not.toContain("loading");
    expect(await payments.locator("li").count()).toBe(3);
    expect(opened.problems).toEqual([]);
  });
});
