/** State of a link after a failed request. */
import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { fileRelay } from "#gateway/files/files.ts";
import { contextFactory } from "#subgraphs/kit/context/context.ts";
import { FileLinks } from "#subgraphs/kit/files/file-links.ts";
import type { Clock } from "#subgraphs/kit/rest/clock.ts";
import { failure, reply, startScripted, status } from "#test/kit/scripted-upstream.ts";
import { clientOf, thing } from "#test/subgraphs/kit/rest/sample.ts";

describe("A link to upload a file into the body of a write", () => {
  it("is not used up by an upload that fails before it is sent, and counts as one call once it is used", async () => {
    await using server = await startScripted(status(429, { "retry-after": "30" }), reply(thing));
    let now = 0;
    const clock: Clock = { now: () => now, after: () => () => undefined };
    await using client = clientOf(server.origin, { clock });
    const calls: string[] = [];
    const recorder = {
      called: (operation: string, coordinate: string) => calls.push(`${coordinate}: ${operation}`),
      read: () => undefined,
    };
    const newContext = contextFactory([], new Map([["sample", client.upstream]]), recorder);
    const files = new FileLinks();
    const relay = fileRelay(
      files,
      new Map([["sample", client.upstream]]),
      () => ({
        operation: newContext({ requestId: "one", signal: new AbortController().signal, forwarded: {} }),
        end: () => undefined,
      }),
      undefined,
    );
    const link = async (from: string) => {
      const { url } = await files.uploadLink({
        family: "sample",
        operation: "createThing",
        input: { body: { name: "mark" } },
        mark: "mark",
        maxBytes: 10,
        forwarded: {},
        from: [from],
      });
      return url.replace("/files/", "");
    };
    const upload = (token: string) =>
      relay.upload(token, { body: Readable.from([Buffer.from("abc")]), bytes: 3 });

    const [first, second] = await Promise.all([link("Mutation.first"), link("Mutation.second")]);
    expect(await failure(upload(first))).toMatchObject({ code: "RATE_LIMITED" });
    expect(await failure(upload(second))).toMatchObject({ code: "RATE_LIMITED" });
    expect(server.requests).toHaveLength(1);
    now = 31_000;
    expect(await upload(first)).toBe("no such link");
    expect(await upload(second)).toBe("taken");
    expect(await upload(second)).toBe("no such link");
    expect(server.requests).toHaveLength(2);
    expect(calls).toEqual(["Mutation.first: sample.createThing", "Mutation.second: sample.createThing"]);
  });
});
