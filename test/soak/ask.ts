/** Sends requests to a gateway in another process. */

export interface GatewayAnswer<Data> {
  readonly data?: Data;
  readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
}

export async function ask<Data>(
  url: string,
  query: string,
  variables: object = {},
  close = false,
): Promise<GatewayAnswer<Data>> {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...(close && { connection: "close" }) },
    body: JSON.stringify({ query, variables }),
  });
  return (await answer.json()) as GatewayAnswer<Data>;
}
