/** Budget of one operation for one family, besides its budget for all calls. */
import { expect, it } from "vitest";
import { failure, reply, startScripted, status } from "#test/kit/scripted-upstream.ts";
import { clientOf, familyClientOf, sample, thing } from "./sample.ts";

const read = (client: ReturnType<typeof familyClientOf>, id: number) =>
  client.fetch(sample.bound.getThing, { id: `${id}` });

it("an operation calls one family at most as often as set, retries included, and can call other families", async () => {
  await using server = await startScripted(status(503), reply(thing));
  await using client = clientOf(server.origin, { limits: { callsPerFamily: 4 } });
  const operation = familyClientOf(client.upstream);
  for (const id of [1, 2, 3]) await read(operation, id); // four requests, as the first was made twice
  expect(await failure(read(operation, 4))).toMatchObject({ code: "QUERY_BUDGET_EXCEEDED" });
  expect(server.requests).toHaveLength(4);
  await read(familyClientOf(client.upstream), 5);
  expect(server.requests).toHaveLength(5);
});

it("an operation with fewer calls left than one family may get stops at those", async () => {
  await using server = await startScripted(reply(thing));
  await using client = clientOf(server.origin, { limits: { callsPerFamily: 4 } });
  const operation = familyClientOf(client.upstream, { callsLeft: 1 });
  await read(operation, 1);
  expect(await failure(read(operation, 2))).toMatchObject({ code: "QUERY_BUDGET_EXCEEDED" });
  expect(server.requests).toHaveLength(1);
});
