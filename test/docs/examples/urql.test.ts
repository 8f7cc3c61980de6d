/** The example of urql: its normalized cache with the packed settings, and `@defer`. */
import type { Client } from "@urql/core";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type Deployment, deploy } from "#test/gateway/deployment.ts";
import { exitOf } from "#test/gateway/processes.ts";
import { type StagedExample, stage } from "./stage.ts";

interface PeopleModule {
  connect(url: string): Client;
  pagesOfPeople(client: Client, first: number): AsyncGenerator<readonly { readonly id: string }[]>;
  withPayments(
    client: Client,
    first: number,
    show: (data: unknown, isComplete: boolean) => void,
  ): Promise<void>;
}

let deployment: Deployment;
let example: StagedExample;
let module: PeopleModule;
beforeAll(async () => {
  deployment = await deploy();
  example = stage("urql");
  module = await example.load<PeopleModule>("src/people.ts");
});
afterAll(async () => {
  example?.remove();
  await deployment?.stop();
});

const open = () => module.connect(`${deployment.origin}/graphql`);
const idsOf = (from: number, to: number) =>
  deployment.families.company.people.slice(from, to).map(({ email }) => `User:${email}`);

it("has types", async () => {
  expect(await example.run("types")).toBe("");
});

it("merges pages in one list, each person once, without a warning of the cache", async () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  const pages: string[][] = [];
  for await (const people of module.pagesOfPeople(open(), 3)) {
    pages.push(people.map(({ id }) => id));
    if (pages.length === 2) break;
  }
  expect(pages).toEqual([idsOf(0, 3), idsOf(0, 6)]);
  expect(warned.mock.calls).toEqual([]);
  warned.mockRestore();
});

it("finds a person from a list through node, without a request", async () => {
  const client = open();
  await module.pagesOfPeople(client, 3).next();
  const before = deployment.families.calls.length;
  const [id] = idsOf(0, 1);
  const found = await client
    .query(/* GraphQL */ `query One($id: ID!) { node(id: $id) { id ... on User { displayName } } }`, { id })
    .toPromise();
  expect(found.data?.node).toMatchObject({
    id,
    displayName: deployment.families.company.people[0]?.displayName,
  });
  expect(deployment.families.calls.length).toBe(before);
});

it("shows people before their deferred payments", async () => {
  const states: { readonly isComplete: boolean; readonly data: unknown }[] = [];
  const withoutTypes = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value, (key, member: unknown) => (key === "__typename" ? undefined : member)));
  deployment.families.setFaults("banking=latency:150");
  await module
    .withPayments(open(), 4, (data, isComplete) => states.push({ isComplete, data: withoutTypes(data) }))
    .finally(() => deployment.families.setFaults(""));
  const [first, ...more] = states;
  expect(first?.isComplete).toBe(false);
  expect(JSON.stringify(first)).toContain("displayName");
  const plain = await deployment.graphql(
    "query ($first: Int!) { users(first: $first) { nodes { id displayName payments(first: 2) { nodes { id status } } } } }",
    { variables: { first: 4 } },
  );
  expect(more.at(-1)).toEqual({ isComplete: true, data: plain.body.data });
});

it("prints people and payments", async () => {
  const program = example.start("npm", ["start", "--silent", "--", `${deployment.origin}/graphql`]);
  expect(await exitOf(program.child)).toBe(0);
  expect(program.output()).toMatch(/^5 people: .*\n10 people: .*\nfirst .*\n(?:first .*\n)*complete .*\n$/);
});
