/**
 * A person's tickets, page by page. `relay-compiler` reads the documents below and writes `__generated__`.
 * A build with Babel's plugin replaces each document by the generated module; without a build, the module
 * is imported, and the documents are never called.
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
import type { TicketsPersonRefetch } from "./__generated__/TicketsPersonRefetch.graphql.ts";
import ticketsPersonRefetch from "./__generated__/TicketsPersonRefetch.graphql.ts";
import type { tickets_person$data, tickets_person$key } from "./__generated__/tickets_person.graphql.ts";
import ticketsPerson from "./__generated__/tickets_person.graphql.ts";
import type { ticketsQuery as Query } from "./__generated__/ticketsQuery.graphql.ts";
import ticketsQuery from "./__generated__/ticketsQuery.graphql.ts";

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

/** A Relay environment over HTTP. Its store has one record for each global id. */
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

/** Reads a person with the first page of tickets; null if no person has the address. */
export async function open(relay: Environment, email: string): Promise<tickets_person$key | null> {
  const data = await fetchQuery<Query>(
    relay,
    ticketsQuery,
    { email },
    { fetchPolicy: "network-only" },
  ).toPromise();
  return data?.user ?? null;
}

/** The person in the store: all pages that were read, as one list. */
export function shown(relay: Environment, person: tickets_person$key): tickets_person$data {
  const selector = getSingularSelector(ticketsPerson, person);
  if (!selector) throw new Error("the person was not read with this fragment");
  return relay.lookup(selector).data as tickets_person$data;
}

/** Reads the next page, which the store appends to the list. @returns false at the end of the list */
export async function next(relay: Environment, person: tickets_person$key, first = 2): Promise<boolean> {
  const { id, tickets } = shown(relay, person);
  const { hasNextPage, endCursor: after } = tickets?.pageInfo ?? {};
  if (!hasNextPage) return false;
  await fetchQuery<TicketsPersonRefetch>(relay, ticketsPersonRefetch, { id, first, after }).toPromise();
  return true;
}
