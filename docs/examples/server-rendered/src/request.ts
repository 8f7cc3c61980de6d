/** One request to the gateway, as a server makes it while it renders a page. */
import type { TypedDocumentString } from "./gql/graphql.ts";

const GATEWAY = process.env["GATEWAY"] ?? "http://127.0.0.1:4000/graphql";

/** A problem of one field: the path of the field is null in the data. */
export interface Problem {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions?: { readonly code?: string; readonly family?: string };
}

export interface Answer<Data> {
  /** Undefined if the whole request was refused. */
  readonly data?: Data | null;
  readonly errors?: readonly Problem[];
}

/**
 * Sends a document with the token of the visitor, whose rights then apply.
 * @param signal ends the REST calls of the gateway when the visitor leaves
 * @throws Error if the gateway cannot be reached, or the answer is not GraphQL
 */
export async function request<Data, Variables>(
  document: TypedDocumentString<Data, Variables>,
  variables: Variables,
  { authorization, signal }: { readonly authorization?: string | undefined; readonly signal?: AbortSignal },
): Promise<Answer<Data>> {
  const response = await fetch(GATEWAY, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/graphql-response+json",
      ...(authorization !== undefined && { authorization }),
    },
    body: JSON.stringify({ query: document.toString(), variables }),
    ...(signal && { signal }),
  });
  if (!response.headers.get("content-type")?.includes("json"))
    throw new Error(`The gateway answered with status ${response.status}`);
  return (await response.json()) as Answer<Data>;
}
