/** Requests to a subgraph's process have the name of their caller in a valid header. */
import { expect, it } from "vitest";
import { contextFactory } from "#subgraphs/kit/context/context.ts";
import { RemoteSubgraph } from "#subgraphs/process/remote-subgraph.ts";
import { startListener } from "#test/kit/listener.ts";

it("the caller is named by a hash, so that one without an e-mail address opens no circuit for others", async () => {
  await using listener = await startListener((response) =>
    response.setHeader("content-type", "application/json").end('{"data":{}}'),
  );
  const remote = new RemoteSubgraph({ name: "business", url: listener.url });
  const contexts = contextFactory([], new Map());
  for (const callerName of ["subject ada", "subject \ud800", "subject ada"])
    await remote.execute(
      { query: "{ __typename }" },
      contexts({
        requestId: "r",
        signal: new AbortController().signal,
        forwarded: {},
        deadline: performance.now() + 60_000,
        callerName,
      }),
    );
  await remote.close();
  const [ada, other, again] = listener.heard
    .filter(({ path }) => path === "/graphql")
    .map(({ headers }) => headers["x-viewer-name"]);
  expect(ada).toMatch(/^[\w-]{43}$/);
  expect(again).toBe(ada);
  expect(other).not.toBe(ada);
});
