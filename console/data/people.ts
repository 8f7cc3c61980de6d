/** People by a part of their name or address, for fields that take a person. */
import { isObject, listOf, objectOf, textOf } from "#console/kit/json.ts";
import { execute } from "./run.ts";

export interface Person {
  readonly email: string;
  readonly displayName: string;
}

const PEOPLE = `query PeopleByText($text: String!) {
  users(filter: { text: $text }, first: 8) { nodes { email displayName } }
}`;

/** The people that a text may mean; none where the gateway does not say. */
export async function searchPeople(text: string, signal: AbortSignal): Promise<readonly Person[]> {
  const { data } = await execute({ query: PEOPLE, variables: { text } }, {}, signal);
  return listOf(objectOf(data?.["users"])["nodes"])
    .filter(isObject)
    .map((user) => ({ email: textOf(user["email"]), displayName: textOf(user["displayName"]) }));
}
