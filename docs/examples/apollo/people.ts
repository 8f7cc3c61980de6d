/**
 * People and their tickets, page by page: a program that front ends can begin with. Its documents are
 * in `people.graphql`, their types made by `npm run codegen` (the client preset).
 *
 *   npx tsx docs/examples/apollo/people.ts http://127.0.0.1:4000/graphql
 */
import { pathToFileURL } from "node:url";
import type { ApolloClient } from "@apollo/client";
import { filter, firstValueFrom } from "rxjs";
import {
  OneTicketDocument,
  PeopleDocument,
  PersonTicketsDocument,
  type TicketRowFragment,
} from "#generated/examples/apollo/graphql.ts";
import { connect } from "./client.ts";

/** A list that grows: each step reads the next page, and gives all rows so far. */
export async function* people(client: ApolloClient, first: number) {
  const list = client.watchQuery({ query: PeopleDocument, variables: { first } });
  const watching = list.subscribe({});
  try {
    await firstValueFrom(list.pipe(filter(({ dataState }) => dataState === "complete")));
    for (;;) {
      const known = client.readQuery({ query: PeopleDocument, variables: { first } });
      const { edges = [], pageInfo } = known?.users ?? {};
      yield edges.map((edge) => edge.node);
      if (!pageInfo?.hasNextPage) return;
      await list.fetchMore({ variables: { after: pageInfo.endCursor } });
    }
  } finally {
    watching.unsubscribe();
  }
}

/**
 * More of a person's tickets: they join those that came with the person. The cache has the list, as
 * far as it was read; so it is not to be asked.
 */
export async function moreTickets(client: ApolloClient, id: string, after: string, first = 2): Promise<void> {
  await client.query({
    query: PersonTicketsDocument,
    variables: { id, first, after },
    fetchPolicy: "network-only",
  });
}

/** Reads a ticket again; every view of it shows the new values. */
export async function refreshed(client: ApolloClient, id: string): Promise<TicketRowFragment | null> {
  const { data } = await client.query({
    query: OneTicketDocument,
    variables: { id },
    fetchPolicy: "network-only",
  });
  return data?.ticket ?? null;
}

const [program = "", uri = "http://127.0.0.1:4000/graphql"] = process.argv.slice(1);
if (import.meta.url === pathToFileURL(program).href)
  for await (const rows of people(connect(uri), 5)) {
    console.log(
      rows.map(({ displayName, tickets }) => `${displayName}: ${tickets?.nodes.length ?? "?"}`).join("\n"),
    );
    if (rows.length >= 10) break;
  }
