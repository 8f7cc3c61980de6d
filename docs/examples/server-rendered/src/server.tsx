/** A server that renders each page with one request: `/person?email=<address>`. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { renderToString } from "react-dom/server";
import { PersonPageDocument } from "./gql/graphql.ts";
import { Page } from "./page.tsx";
import { request } from "./request.ts";

const server = createServer(async ({ url = "/", headers }, response) => {
  const { pathname, searchParams } = new URL(url, "http://localhost");
  const email = searchParams.get("email");
  if (pathname !== "/person" || email === null) return response.writeHead(404).end("Not found");
  const leave = new AbortController();
  response.on("close", () => leave.abort());
  try {
    const { data, errors = [] } = await request(
      PersonPageDocument,
      { email },
      { authorization: headers.authorization, signal: leave.signal },
    );
    // Without data, the whole request was refused, for example for an invalid address or a missing scope.
    if (!data) return response.writeHead(400).end(errors.map(({ message }) => message).join("\n"));
    const isRefused = errors.some(({ extensions }) => extensions?.code === "BAD_USER_INPUT");
    response
      .writeHead(data.user ? 200 : isRefused ? 400 : 502, { "content-type": "text/html; charset=utf-8" })
      .end(`<!doctype html>${renderToString(<Page user={data.user} problems={errors} />)}`);
  } catch (error) {
    console.error(error);
    response.writeHead(502).end("The page cannot be shown now.");
  }
});

server.listen(Number(process.env["PORT"] ?? 3000), "127.0.0.1", () => {
  console.log(`ready at http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
