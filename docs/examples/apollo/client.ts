/** An Apollo Client of this API, without a view: what it keeps, and how pages of lists are one list. */
import { readFileSync } from "node:fs";
import { ApolloClient, HttpLink, InMemoryCache } from "@apollo/client";
import { type Facts, policies } from "../../../schema/apollo.ts";

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../schema/${name}`, import.meta.url), "utf8"));
export const possibleTypes: Record<string, string[]> = read("possible-types.json");
export const facts: Facts = read("type-policies.json");

export function connect(uri: string): ApolloClient {
  return new ApolloClient({
    link: new HttpLink({ uri }),
    cache: new InMemoryCache({ possibleTypes, ...policies(facts) }),
  });
}
