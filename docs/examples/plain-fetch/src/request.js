/** GraphQL by `fetch` without a library, in a browser and in Node. */

/** A request without any data; `code` is the code of its first error. */
export class RequestError extends Error {
  constructor(message, code) {
    super(message);
    this.code = code;
  }
}

/**
 * Sends a document.
 * @returns data, and the errors of fields that are null because of them
 * @throws RequestError if the request as a whole was refused
 */
export async function request(url, query, variables, { token, signal } = {}) {
  const response = await fetch(url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/graphql-response+json",
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
    signal,
  });
  // A proxy has answered with an HTML page.
  if (!response.headers.get("content-type")?.includes("json"))
    throw new RequestError(`The gateway answered with status ${response.status}`);
  const { data, errors = [] } = await response.json();
  if (!data) throw new RequestError(errors[0]?.message ?? "No data", errors[0]?.extensions?.code);
  return { data, errors };
}

/**
 * Reads a list page by page.
 * @param connectionOf finds the connection in the data; null if it could not be read
 */
export async function* pages(url, query, variables, connectionOf, options) {
  let after;
  do {
    const { data, errors } = await request(url, query, { ...variables, after }, options);
    const connection = connectionOf(data);
    if (!connection) throw new RequestError(errors[0]?.message ?? "No list", errors[0]?.extensions?.code);
    yield connection.nodes;
    after = connection.pageInfo.hasNextPage ? connection.pageInfo.endCursor : undefined;
  } while (after !== undefined);
}
