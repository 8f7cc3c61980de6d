/**
 * A person's tickets, page by page, on Relay without a view. `relay-compiler` reads the documents
 * below and writes `#generated/examples/relay`; where a program has a build step, Babel's plugin puts what was
 * generated in their place. This one has none, so that they are never called, and it imports that.
 */
import {
  Environment,
  fetchQuery,
  type GraphQLResponse,
  getSingularSelector,
  graphql,
  Network,
  RecordSource,
  Store,
} from "relay-runtime";
import type { TicketsPersonRefetch } from "#generated/examples/relay/TicketsPersonRefetch.graphql.ts";
import ticketsPersonRefetch from "#generated/examples/relay/TicketsPersonRefetch.graphql.ts";
import type {
  tickets_person$data,
  tickets_person$key,
} from "#generated/examples/relay/tickets_person.graphql.ts";
import ticketsPerson from "#generated/examples/relay/tickets_person.graphql.ts";
import type { ticketsQuery as Query } from "#generated/examples/relay/ticketsQuery.graphql.ts";
import ticketsQuery from "#generated/examples/relay/ticketsQuery.graphql.ts";

export const documents = () => [
  graphql`
    query ticketsQuery($email: String!) {
      user(email: $email) {
        id
        ...tickets_person
      }
    }
  `,
  graphql`
    fragment tickets_person on User
    @argumentDefinitions(first: { type: "Int", defaultValue: 2 }, after: { type: "String" })
    @refetchable(queryName: "TicketsPersonRefetch") {
      id
      displayName
      tickets(first: $first, after: $after) @connection(key: "tickets_person_tickets") {
        edges {
          node {
            id
            subject
            status
            requester {
              id
              email
            }
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `,
];

/** Relay over HTTP; what it keeps is in its store, by global id. */
export function connect(url: string): Environment {
  return new Environment({
    network: Network.create(async ({ text }, variables) => {
      const response = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ query: text, variables }),
      });
      return (await response.json()) as GraphQLResponse;
    }),
    store: new Store(new RecordSource()),
  });
}

/** A person with the first page of tickets. */
export async function open(relay: Environment, email: string): Promise<tickets_person$key | null> {
  const data = await fetchQuery<Query>(
    relay,
    ticketsQuery,
    { email },
    { fetchPolicy: "network-only" },
  ).toPromise();
  return data?.user ?? null;
}

/** What the store knows of the person: all pages that were read, as one list. */
export function shown(relay: Environment, person: tickets_person$key): tickets_person$data {
  const selector = getSingularSelector(ticketsPerson, person);
  if (!selector) throw new Error("the person was not read with this fragment");
  return relay.lookup(selector).data as tickets_person$data;
}

/** The next page, joined to what is there. @returns false at the end of the list. */
export async function next(relay: Environment, person: tickets_person$key, first = 2): Promise<boolean> {
  const { id, tickets } = shown(relay, person);
  const { hasNextPage, endCursor: after } = tickets?.pageInfo ?? {};
  if (!hasNextPage) return false;
  await fetchQuery<TicketsPersonRefetch>(relay, ticketsPersonRefetch, { id, first, after }).toPromise();
  return true;
}
