/**
 * Stock Apollo as its documents build it: a subgraph is an Apollo Server with a `RESTDataSource` for
 * each family and a DataLoader for each list, and an Apollo gateway with stock data sources composes
 * the three. It batches calls like the hand-written handler.
 *
 * `stock-apollo.js subgraph <name>` or `stock-apollo.js gateway <name>=<url> …`
 */

import { type DataSourceConfig, RESTDataSource } from "@apollo/datasource-rest";
import { IntrospectAndCompose } from "@apollo/gateway";
import type { BaseContext } from "@apollo/server";
import { buildSubgraphSchema } from "@apollo/subgraph";
import type { GraphQLResolverMap } from "@apollo/subgraph/dist/schema-helper/index.js";
import DataLoader from "dataloader";
import { parse } from "graphql";
import {
  type Answer,
  authorization,
  directionOf,
  type FamilyName,
  type Get,
  type Member,
  money,
  type Payment,
  paymentsOf,
  people,
  peopleIndex,
  type Ticket,
  ticketOf,
  ticketsOf,
} from "./rest.ts";
import { run, serveGateway, serveSchema } from "./stock-servers.ts";

class Family extends RESTDataSource {
  override readonly baseURL = process.env["SERVICES_URL"] as string;
  readonly #authorization: string;

  constructor(family: FamilyName, config: DataSourceConfig) {
    super(config);
    this.#authorization = authorization[family];
  }

  override willSendRequest(_path: string, request: { headers: Record<string, string> }): void {
    request.headers["authorization"] = this.#authorization;
  }

  /** Like `get`, with the `Link` header for the next page of people. */
  async page<Body>(path: string): Promise<Answer<Body>> {
    const { parsedBody, response } = await this.fetch<Body>(path, { method: "GET" });
    return { body: parsedBody, link: response.headers.get("link") ?? undefined };
  }
}

/** Loaders for lists of people, one for each requested size. */
type Lists<Row> = (first: number) => DataLoader<string, readonly Row[]>;

interface Context extends BaseContext {
  readonly get: Get;
  readonly tickets: Lists<Ticket>;
  readonly payments: Lists<Payment>;
}

function lists<Row>(read: (emails: readonly string[], first: number) => Promise<ReadonlyMap<string, Row[]>>) {
  const bySize = new Map<number, DataLoader<string, readonly Row[]>>();
  return (first: number) => {
    let loader = bySize.get(first);
    if (!loader) {
      loader = new DataLoader(async (emails) => {
        const found = await read(emails, first);
        return emails.map((email) => found.get(email) ?? []);
      });
      bySize.set(first, loader);
    }
    return loader;
  };
}

/** Creates data sources for each operation, because their cached responses belong to its caller. */
function contextOf(config: DataSourceConfig): Context {
  const sources = {
    identity: new Family("identity", config),
    banking: new Family("banking", config),
    supportDesk: new Family("supportDesk", config),
  };
  const get: Get = (family, path) => sources[family].page(path);
  return {
    get,
    tickets: lists((emails, first) => ticketsOf(get, emails, first)),
    payments: lists(async (emails, first) => (await paymentsOf(get, emails, first)).payments),
  };
}

const FEDERATION = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key"])`;

interface Subgraph {
  readonly typeDefs: string;
  readonly resolvers: GraphQLResolverMap<Context>;
}

interface Person {
  readonly email: string;
}

const subgraphs: Readonly<Record<string, Subgraph>> = {
  identity: {
    typeDefs: `${FEDERATION}
      type Query { users(first: Int = 50, after: String): UserConnection }
      type UserConnection { nodes: [User!]! pageInfo: PageInfo! }
      type PageInfo { hasNextPage: Boolean! endCursor: String }
      type User @key(fields: "email") {
        id: ID! email: String! displayName: String identityUser: IdentityUser
      }
      type IdentityUser { upstreamId: ID! status: String! }`,
    resolvers: {
      Query: {
        users: async (_: unknown, { first, after }: { first: number; after?: string }, { get }: Context) => {
          const { members, pageInfo } = await people(get, first, after);
          return { nodes: members, pageInfo };
        },
      },
      User: {
        __resolveReference: async ({ email }: Person, { get }: Context) => ({
          profile: { email, displayName: (await peopleIndex(get)).get(email) ?? null },
        }),
        id: ({ profile }: Member) => `User:${profile.email.toLowerCase()}`,
        email: ({ profile }: Member) => profile.email.toLowerCase(),
        displayName: ({ profile }: Member) => profile.displayName,
        identityUser: ({ id, status }: Member) => ({ upstreamId: id, status }),
      },
    },
  },
  collaboration: {
    typeDefs: `${FEDERATION}
      type Query { ticket(id: ID!): Ticket }
      type Ticket { id: ID! subject: String status: String! requester: User }
      type TicketConnection { nodes: [Ticket!]! }
      type User @key(fields: "email") { email: String! tickets(first: Int = 50): TicketConnection }`,
    resolvers: {
      Query: {
        ticket: async (_: unknown, { id }: { id: string }, { get }: Context) => {
          const { ticket, email } = await ticketOf(get, id.slice("Ticket:".length));
          return { ...ticket, requester: { email } };
        },
      },
      Ticket: {
        id: ({ id }: Ticket) => `Ticket:${id}`,
        status: ({ status }: Ticket) => status.toUpperCase(),
      },
      User: {
        tickets: async ({ email }: Person, { first }: { first: number }, { tickets }: Context) => {
          const rows = await tickets(first).load(email);
          return { nodes: rows.map((row) => ({ ...row, requester: { email } })) };
        },
      },
    },
  },
  business: {
    typeDefs: `${FEDERATION}
      type Money { amount: String! currency: String! }
      type BankPayment { id: ID! status: String! amount: Money! direction: String! party: User }
      type BankPaymentConnection { nodes: [BankPayment!]! }
      type User @key(fields: "email") { email: String! payments(first: Int = 50): BankPaymentConnection }`,
    resolvers: {
      BankPayment: {
        id: ({ id }: Payment) => `BankPayment:${id}`,
        status: ({ attributes }: Payment) => attributes.status.toUpperCase(),
        amount: ({ attributes }: Payment) => money(attributes),
        direction: ({ attributes }: Payment) => directionOf(attributes),
      },
      User: {
        payments: async ({ email }: Person, { first }: { first: number }, { payments }: Context) => {
          const rows = await payments(first).load(email);
          return { nodes: rows.map((row) => ({ ...row, party: { email } })) };
        },
      },
    },
  },
};

await run({
  subgraph: (name) => {
    const subgraph = subgraphs[name];
    if (!subgraph) throw new Error(`there is no subgraph ${name}`);
    // The library's type has no context; `serveSchema` passes the context.
    const resolvers = subgraph.resolvers as GraphQLResolverMap<unknown>;
    const schema = buildSubgraphSchema({ typeDefs: parse(subgraph.typeDefs), resolvers });
    return serveSchema(schema, (cache) => contextOf({ cache }));
  },
  gateway: (urls) =>
    serveGateway({
      supergraphSdl: new IntrospectAndCompose({
        subgraphs: [...urls].map(([name, url]) => ({ name, url })),
      }),
    }),
});
