/** Clients that read answers in parts, against a running gateway: what they show first, and at the end. */
import { Defer20220824Handler, GraphQL17Alpha9Handler } from "@apollo/client/incremental";
import { fetchQuery } from "relay-runtime";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { laterQuery as Query } from "#generated/examples/relay/laterQuery.graphql.ts";
import laterQuery from "#generated/examples/relay/laterQuery.graphql.ts";
import { type Deployment, deploy } from "#test/gateway/deployment.ts";
import * as apollo from "../../docs/examples/apollo/later.ts";
import { connect, money } from "../../docs/examples/relay/later.ts";
import * as urql from "../../docs/examples/urql/later.ts";

const plainQuery = (payments: string) =>
  `query ($first: Int!) { users(first: $first) { nodes { id displayName payments(first: 2) { nodes { ${payments} } } } } }`;

let deployment: Deployment;
beforeAll(async () => {
  deployment = await deploy();
});
afterAll(() => deployment.stop());

const withoutTypes = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, member: unknown) => (key === "__typename" ? undefined : member)));

/** The states that a client shows while the bank is slow, without what its cache adds. */
async function statesOf(ask: (show: (data: unknown, isComplete: boolean) => void) => Promise<void>) {
  const states: { isComplete: boolean; data: unknown }[] = [];
  deployment.families.setFaults("banking=latency:150");
  await ask((data, isComplete) => states.push({ isComplete, data: withoutTypes(data ?? null) }));
  deployment.families.setFaults("");
  return states.filter(({ data }) => data !== null && JSON.stringify(data) !== "{}");
}

describe("the example on Apollo Client with deferred fragments", () => {
  it.each([
    ["as of August 2022", new Defer20220824Handler()],
    ["with pending places", new GraphQL17Alpha9Handler()],
  ])("shows people before their payments, %s", async (_form, handler) => {
    const client = apollo.connect(`${deployment.origin}/graphql`, handler);
    const [first, ...more] = await statesOf((show) => apollo.people(client, 4, show));
    expect(first).toMatchObject({
      isComplete: false,
      data: { users: { nodes: new Array(4).fill({ id: expect.any(String) }) } },
    });
    expect(JSON.stringify(first)).not.toContain("payments");
    const plain = await deployment.graphql(plainQuery("id status payer { id displayName }"), {
      variables: { first: 4 },
    });
    expect(more.at(-1)).toEqual({ isComplete: true, data: plain.body.data });
  });
});

describe("the example on Relay with a deferred fragment", () => {
  it("shows the person before the payments, which follow", async () => {
    const relay = connect(`${deployment.origin}/graphql`);
    const email = deployment.families.company.people[1]?.email ?? "";
    deployment.families.setFaults("banking=latency:150");
    const seen: (readonly string[] | undefined)[] = [];
    await new Promise<void>((resolve, reject) => {
      fetchQuery<Query>(relay, laterQuery, { email }).subscribe({
        next: ({ user }) => {
          expect(user?.displayName).toEqual(expect.any(String));
          if (user) seen.push(money(relay, user)?.payments?.nodes.map(({ id }) => id));
        },
        complete: resolve,
        error: reject,
      });
    });
    deployment.families.setFaults("");
    expect(seen[0]).toBeUndefined();
    const plain = await deployment.graphql(
      "query ($email: String!) { user(email: $email) { payments(first: 2) { nodes { id } } } }",
      { variables: { email } },
    );
    const user = plain.body.data?.["user"] as { payments: { nodes: { id: string }[] } };
    expect(seen.at(-1)).toEqual(user.payments.nodes.map(({ id }) => id));
  });
});

describe("the example on urql with a deferred fragment", () => {
  it("shows people before their payments, as urql is by default", async () => {
    const client = urql.connect(`${deployment.origin}/graphql`);
    const [first, ...more] = await statesOf((show) => urql.people(client, 4, show));
    expect(first?.isComplete).toBe(false);
    expect(JSON.stringify(first)).toContain("displayName");
    expect(JSON.stringify(first)).not.toContain("payments");
    const plain = await deployment.graphql(plainQuery("id status"), { variables: { first: 4 } });
    expect(more.at(-1)).toEqual({ isComplete: true, data: plain.body.data });
  });
});
