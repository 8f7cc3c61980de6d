/** Responses of the social network with a success status for a missing object. */
import { expect, it } from "vitest";
import { social } from "#contracts/social/index.ts";
import { socialLoaders } from "#subgraphs/collaboration/social/loaders.ts";
import { FakeClient } from "#test/subgraphs/kit/fake-client.ts";

const answering = (title: string, type: string) =>
  new FakeClient(social, () => ({
    errors: [{ resource_type: "tweet", resource_id: "7", title, type, detail: "" }],
  }));

it("is null if an error says so, for each kind of resource (D2-561)", async () => {
  const client = answering("Not Found Error", "/problems/resource-not-found");
  expect(await socialLoaders.post(client).load("7")).toBeNull();
  expect(await socialLoaders.user(client).load("7")).toBeNull();
});

it("is no missing object if the error says something else", async () => {
  const client = answering("Authorization Error", "/problems/not-authorized-for-resource");
  const code = (error: { code: string }) => error.code;
  expect(await socialLoaders.post(client).load("7").catch(code)).toBe("UPSTREAM_BAD_RESPONSE");
  expect(await socialLoaders.user(client).load("7").catch(code)).toBe("UPSTREAM_BAD_RESPONSE");
});
