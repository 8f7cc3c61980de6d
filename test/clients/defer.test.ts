/** Clients that read answers in parts, against a running gateway: what they show first, and at the end. */
import { ApolloClient, gql, HttpLink, InMemoryCache } from "@apollo/client";
import { Defer20220824Handler, GraphQL17Alpha9Handler } from "@apollo/client/incremental";
import { Client, fetchExchange } from "@urql/core";
import { print } from "graphql";
import { fetchQuery } from "relay-runtime";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { policies } from "#schema/apollo.ts";
import { type Deployment, deploy } from "#test/gateway/deployment.ts";
import { facts, possibleTypes } from "../../docs/examples/apollo/client.ts";
import type { laterQuery as Query } from "../../docs/examples/relay/__generated__/laterQuery.graphql.ts";
import laterQuery from "../../docs/examples/relay/__generated__/laterQuery.graphql.ts";
import { connect, money } from "../../docs/examples/relay/later.ts";

const query = gql`
  query Later($first: Int!) {
    users(first: $first) {
      nodes {
        id
        displayName
        ...Money @defer
      }
    }
  }
  fragment Money on User {
    payments(first: 2) {
      nodes {
        id
        status
        ... @defer(label: "payer") {
          payer {
            id
            displayName
          }
        }
      }
    }
  }
`;
const PLAIN =
  "query ($first: Int!) { users(first: $first) { nodes { id displayName payments(first: 2) { nodes { id status payer { id displayName } } } } } }";

let deployment: Deployment;
beforeAll(async () => {
  deployment = await deploy();
});
afterAll(() => deployment.stop());

const withoutTypes = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, member: unknown) => (key === "__typename" ? undefined : member)));

describe("Apollo Client", () => {
  it.each([
    ["as of August 2022", new Defer20220824Handler()],
    ["with pending places", new GraphQL17Alpha9Handler()],
  ])("shows people before their payments, %s", async (_form, incrementalHandler) => {
    const options: ApolloClient.Options = {
      link: new HttpLink({ uri: `${deployment.origin}/graphql` }),
      cache: new InMemoryCache({ possibleTypes, ...policies(facts) }),
    };
    // The types of the option and of one handler differ under `exactOptionalPropertyTypes`.
    const client = new ApolloClient(Object.assign<typeof options, object>(options, { incrementalHandler }));
    deployment.families.setFaults("banking=latency:150");
    const states: { state: string; data: unknown }[] = [];
    await new Promise<void>((resolve, reject) => {
      client.watchQuery({ query, variables: { first: 4 } }).subscribe({
        next: ({ dataState, data, error }) => {
          if (error) reject(error);
          states.push({ state: dataState, data: withoutTypes(data ?? null) });
          if (dataState === "complete") resolve();
        },
        error: reject,
      });
    });
    deployment.families.setFaults("");
    const first = states.find(({ state }) => state === "streaming");
    expect(first?.data).toMatchObject({ users: { nodes: new Array(4).fill({ id: expect.any(String) }) } });
    expect(JSON.stringify(first?.data)).not.toContain("payments");
    const plain = await deployment.graphql(PLAIN, { variables: { first: 4 } });
    expect(states.at(-1)?.data).toEqual(plain.body.data);
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

describe("urql, as it is by default", () => {
  it("shows people before their payments", async () => {
    const client = new Client({
      url: `${deployment.origin}/graphql`,
      exchanges: [fetchExchange],
      preferGetMethod: false,
    });
    deployment.families.setFaults("banking=latency:150");
    const states: { later: boolean; text: string }[] = [];
    await new Promise<void>((resolve, reject) => {
      client.query(print(query), { first: 4 }).subscribe(({ data, error, hasNext }) => {
        if (error) reject(error);
        states.push({ later: hasNext, text: JSON.stringify(withoutTypes(data)) });
        if (!hasNext) resolve();
      });
    });
    deployment.families.setFaults("");
    expect(states[0]?.later).toBe(true);
    expect(states[0]?.text).toContain("displayName");
    expect(states[0]?.text).not.toContain("payments");
    const plain = await deployment.graphql(PLAIN, { variables: { first: 4 } });
    expect(JSON.parse(states.at(-1)?.text ?? "")).toEqual(plain.body.data);
  });
});
