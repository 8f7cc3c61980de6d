/** People at once and their payments later, on Apollo Client without a view: `@defer` on fragments. */
import { ApolloClient, gql, HttpLink, InMemoryCache } from "@apollo/client";
import { Defer20220824Handler, type GraphQL17Alpha9Handler } from "@apollo/client/incremental";
import { policies } from "#schema/apollo.ts";
import { facts, possibleTypes } from "./client.ts";

export const later = gql`
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

/**
 * A client that reads answers in parts.
 * @param incrementalHandler The form of the parts; the gateway has those of both handlers.
 */
export function connect(
  uri: string,
  incrementalHandler: Defer20220824Handler | GraphQL17Alpha9Handler = new Defer20220824Handler(),
): ApolloClient {
  const options: ApolloClient.Options = {
    link: new HttpLink({ uri }),
    cache: new InMemoryCache({ possibleTypes, ...policies(facts) }),
  };
  // The types of the option and of one handler differ under `exactOptionalPropertyTypes`.
  return new ApolloClient(Object.assign<typeof options, object>(options, { incrementalHandler }));
}

/** Shows each state of the people, the last of them complete. */
export function people(
  client: ApolloClient,
  first: number,
  show: (data: unknown, isComplete: boolean) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    client.watchQuery({ query: later, variables: { first } }).subscribe({
      next({ dataState, data, error }) {
        if (error) reject(error);
        const isComplete = dataState === "complete";
        show(data, isComplete);
        if (isComplete) resolve();
      },
      error: reject,
    });
  });
}
