/** An Apollo Client of this API, without a view: what it keeps, and how pages of lists are one list. */
import { readFileSync } from "node:fs";
import { ApolloClient, HttpLink, InMemoryCache } from "@apollo/client";
import { type Facts, policies } from "#schema/apollo.ts";

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../schema/${name}`, import.meta.url), "utf8"));
export const possibleTypes: Record<string, string[]> = read("possible-types.json");
export const facts: Facts = read("type-policies.json");

/** @param trusted The manifest, where the gateway runs its documents alone: they are sent by their ids. */
export function connect(uri: string, trusted?: Readonly<Record<string, string>>): ApolloClient {
  return new ApolloClient({
    link: new HttpLink({ uri, ...(trusted && { fetch: byId(trusted) }) }),
    cache: new InMemoryCache({ possibleTypes, ...policies(facts) }),
  });
}

/** Sends the id of an operation in place of its text. */
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
