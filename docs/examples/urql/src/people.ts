/** People with urql: pages in one list of the normalized cache, and payments that follow by `@defer`. */
import { Client, fetchExchange, gql } from "@urql/core";
import { cacheExchange } from "@urql/exchange-graphcache";
import { cacheConfig } from "tributary/client/urql";

const people = gql<People, { first: number; after?: string | undefined }>`
  query People($first: Int!, $after: String) {
    users(first: $first, after: $after) {
      nodes {
        id
        displayName
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

interface People {
  readonly users: {
    readonly nodes: readonly { readonly id: string; readonly displayName: string | null }[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
  } | null;
}

const payments = gql`
  query Payments($first: Int!) {
    users(first: $first) {
      nodes {
        id
        displayName
        ... @defer(label: "money") {
          payments(first: 2) {
            nodes {
              id
              status
            }
          }
        }
      }
    }
  }
`;

/** Creates a client. `preferGetMethod`: short queries are sent by POST too, which is not cached on the way. */
export const connect = (url: string): Client =>
  new Client({ url, exchanges: [cacheExchange(cacheConfig), fetchExchange], preferGetMethod: false });

/**
 * Reads people page by page.
 * @yields all people so far: the cache joins the pages
 */
export async function* pagesOfPeople(client: Client, first: number) {
  let after: string | undefined;
  for (;;) {
    const { data, error } = await client.query(people, { first, after });
    // If one family fails, its fields are null; an error without data is the end.
    if (!data?.users) throw error;
    yield data.users.nodes;
    if (!data.users.pageInfo.hasNextPage) return;
    after = data.users.pageInfo.endCursor;
  }
}

/**
 * Shows each state of the people and their payments; the last one is complete. The policy asks the gateway
 * always: the cache would wait for deferred fields of people that another query has read.
 */
export function withPayments(
  client: Client,
  first: number,
  show: (data: unknown, isComplete: boolean) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    client.query(payments, { first }, { requestPolicy: "network-only" }).subscribe((result) => {
      const { data, error, hasNext } = result;
      if (error) return reject(error);
      show(data, !hasNext);
      if (!hasNext) resolve();
    });
  });
}
