/** An Apollo Client of this API: one record for each global id, and pages of a list joined. */
import { ApolloClient, HttpLink, InMemoryCache } from "@apollo/client";
import { Defer20220824Handler } from "@apollo/client/incremental";
import { cacheConfig } from "tributary/client/apollo";

declare module "@apollo/client" {
  namespace ApolloClient {
    namespace DeclareDefaultOptions {
      interface WatchQuery {
        errorPolicy: "all";
      }
    }
  }
}

/**
 * Creates a client.
 * @param trusted the manifest of codegen, for a gateway that runs trusted documents only: they are sent by id
 * @param incrementalHandler form of the parts of `@defer`; the gateway has those of both handlers
 */
export function connect(
  uri: string,
  trusted?: Readonly<Record<string, string>>,
  incrementalHandler: ApolloClient.Options["incrementalHandler"] = new Defer20220824Handler(),
): ApolloClient {
  return new ApolloClient({
    link: new HttpLink({ uri, ...(trusted && { fetch: byId(trusted) }) }),
    cache: new InMemoryCache(cacheConfig),
    incrementalHandler,
    // If one family fails, its fields are null and the others are shown.
    defaultOptions: { watchQuery: { errorPolicy: "all" } },
  });
}

/** Sends the id of an operation instead of its text. */
function byId(trusted: Readonly<Record<string, string>>): typeof fetch {
  const ids = new Map(
    Object.entries(trusted).map(([id, text]) => [/\b(?:query|mutation) (\w+)/.exec(text)?.[1], id]),
  );
  return (uri, init) => {
    const { query: _, ...request } = JSON.parse(String(init?.body));
    const body = JSON.stringify({ ...request, documentId: ids.get(request.operationName) });
    return fetch(uri, { ...init, body });
  };
}
