/** `@defer` over HTTP: format, order and content of the parts. */
import { setTimeout as pause } from "node:timers/promises";
import { createBrotliDecompress } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { acceptedBy } from "#gateway/http/incremental.ts";
import { PeopleWithPaymentsLaterDocument } from "#generated/test/graphql.ts";
import { deploy, sharedDeployment } from "#test/gateway/deployment.ts";
import { settings } from "#test/kit/settings.ts";
import {
  byPaths,
  byPlaces,
  DEFER_2022,
  eventPayloads,
  INCREMENTAL,
  multipartPayloads,
  type Payload,
  send,
} from "./parts.ts";

const PEOPLE = PeopleWithPaymentsLaterDocument.toString();
const PLAIN = "{ users(first: 3) { nodes { id payments(first: 2) { nodes { id amount { amount } } } } } }";

const deployment = await sharedDeployment();
afterEach(() => deployment.families.setFaults(""));

const ask = (accept: string, query = PEOPLE, variables = {}, headers: Record<string, string> = {}) =>
  send(deployment.origin, query, { accept, headers }, variables);
const plain = async () => (await deployment.graphql(PLAIN)).body.data;

describe("the form of an answer in parts", () => {
  it("is multipart/mixed of August 2022, with labels and paths", async () => {
    const answer = await ask(DEFER_2022);
    expect(answer.headers.get("content-type")).toBe('multipart/mixed; boundary="-"; deferSpec=20220824');
    const payloads = multipartPayloads(await answer.text());
    expect(payloads[0]).toMatchObject({ data: { users: { nodes: [{}, {}, {}] } }, hasNext: true });
    expect(JSON.stringify(payloads[0])).not.toContain("payments");
    expect(payloads.at(-1)?.hasNext).toBe(false);
    const parts = payloads.flatMap(({ incremental = [] }) => incremental);
    expect(parts.map(({ label, path }) => [label, path])).toEqual(
      [0, 1, 2].map((index) => ["money", ["users", "nodes", index]]),
    );
    expect(byPaths(payloads)).toEqual(await plain());
  });

  it("is multipart/mixed with pending entries, if the client requests that", async () => {
    const answer = await ask(INCREMENTAL);
    expect(answer.headers.get("content-type")).toBe('multipart/mixed; boundary="-"; incrementalSpec=v0.2');
    const payloads = multipartPayloads(await answer.text());
    expect(payloads[0]?.pending).toEqual(
      [0, 1, 2].map((index) => ({ id: String(index), path: ["users", "nodes", index], label: "money" })),
    );
    expect(byPlaces(payloads)).toEqual(await plain());
  });

  it("is a stream of server-sent events, if the client requests that", async () => {
    const answer = await ask("text/event-stream");
    expect(answer.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect(byPaths(eventPayloads(await answer.text()))).toEqual(await plain());
  });

  it("is a stream with one event for an operation that defers nothing", async () => {
    const [only, ...more] = eventPayloads(await (await ask("text/event-stream", PLAIN)).text());
    expect(only).toEqual({ data: await plain(), hasNext: false });
    expect(more).toEqual([]);
  });

  it.each(["application/json", "*/*", "multipart/mixed;deferSpec=2030, application/json"])(
    "is one complete answer for a client that accepts %s",
    async (accept) => {
      const answer = await ask(accept);
      expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
      expect(((await answer.json()) as Payload).data).toEqual(await plain());
    },
  );

  it("is one answer if the condition is false, and if no fragment is deferred", async () => {
    for (const answer of [await ask(DEFER_2022, PEOPLE, { later: false }), await ask(DEFER_2022, PLAIN)]) {
      expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
      expect(await answer.json()).toEqual({ data: await plain() });
    }
  });

  it("is one answer with its status if the operation is refused", async () => {
    const answer = await ask(DEFER_2022, "{ users(first: 3) { ... @defer { nothing } } }");
    expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
    expect(((await answer.json()) as Payload).errors?.[0]?.extensions["code"]).toBe(
      "GRAPHQL_VALIDATION_FAILED",
    );
  });

  it("is that of the media type with the highest weight, and of the first of equals", () => {
    const events = { transport: "events", announced: false };
    const multipart = { transport: "multipart", announced: false };
    expect(acceptedBy("application/json, text/event-stream, multipart/mixed")).toEqual({
      form: events,
      whole: "application/json",
    });
    expect(acceptedBy("text/event-stream;q=0.5, multipart/mixed;q=0.9")?.form).toEqual(multipart);
    expect(acceptedBy("text/event-stream;q=0, multipart/mixed;q=0")).toBeUndefined();
    expect(acceptedBy('multipart/mixed;incrementalSpec="v0.2"')?.form.announced).toBe(true);
    expect(acceptedBy(undefined)).toBeUndefined();
  });
});

describe("an answer in parts", () => {
  /** The payloads with the time at which each was there, ms after the request. */
  async function timed(response: Promise<Response>): Promise<string[]> {
    const chunks: string[] = [];
    const reader = (await response).body?.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
      if (done || value === undefined) return chunks;
      chunks.push(value);
    }
  }

  it("starts before a slow family has answered", async () => {
    deployment.families.setFaults("banking=latency:400");
    const before = deployment.families.calls.length;
    const reader = (await ask(DEFER_2022)).body?.getReader();
    const first = await reader?.read();
    expect(new TextDecoder().decode(first?.value)).toContain('"hasNext":true');
    const answered = deployment.families.calls.slice(before).filter(({ family }) => family === "banking");
    let rest = "";
    for (let more = await reader?.read(); more && !more.done; more = await reader?.read())
      rest += new TextDecoder().decode(more.value);
    expect(rest).toContain('"hasNext":false');
    // At most the look-up of customers had begun. The payments depend on it.
    expect(answered.map(({ operation }) => operation)).not.toContain("listPayments");
  });

  it("has the error of a family that is down only in that family's part, with the request's id and the source", async () => {
    deployment.families.setFaults("banking=status:503");
    const answer = await ask(DEFER_2022, PEOPLE, {}, { "x-request-id": "in-parts" });
    const [first, ...later] = multipartPayloads(await answer.text());
    expect(first).not.toHaveProperty("errors");
    expect(first).not.toHaveProperty("extensions");
    const parts = later.flatMap(({ incremental = [] }) => incremental);
    expect(parts.map(({ data }) => data)).toEqual(new Array(3).fill({ payments: null }));
    const errors = parts.flatMap((part) => part.errors ?? []);
    expect(errors).toMatchObject(
      [0, 1, 2].map((index) => ({
        path: ["users", "nodes", index, "payments"],
        extensions: { family: "banking", requestId: "in-parts" },
      })),
    );
    expect(parts[0]?.extensions?.["sources"]).toContainEqual(
      expect.objectContaining({ family: "banking", status: "DOWN" }),
    );
  });

  it("has the error in each part, however many parts fail in the same way", async () => {
    deployment.families.setFaults("banking=status:503");
    const answer = await ask(DEFER_2022, PEOPLE.replace("first: 3", "first: 14"));
    const parts = multipartPayloads(await answer.text()).flatMap(({ incremental = [] }) => incremental);
    expect(parts).toHaveLength(14);
    for (const { data, errors } of parts) {
      expect(data).toEqual({ payments: null });
      expect(errors).toMatchObject([{ extensions: { family: "banking" } }]);
    }
  });

  it("writes its log line after the last part, with the calls and errors of all parts", async () => {
    deployment.families.setFaults("banking=status:503");
    await (await ask(DEFER_2022, PEOPLE, {}, { "x-request-id": "logged-in-parts" })).text();
    await expect
      .poll(() => deployment.logged.filter((line) => /"logged-in-parts".*"operation"/.test(line)))
      .toHaveLength(1);
    const line = deployment.logged.find((text) => /"logged-in-parts".*"operation"/.test(text)) ?? "{}";
    expect(JSON.parse(line)).toMatchObject({
      errors: [expect.stringMatching(/^UPSTREAM/)],
      families: { banking: expect.any(Number) },
      firstMs: expect.any(Number),
    });
  });

  it("ends its REST calls when the client leaves", async () => {
    deployment.families.setFaults("banking=latency:60000");
    const leave = new AbortController();
    const response = await send(deployment.origin, PEOPLE, {
      accept: DEFER_2022,
      signal: leave.signal,
      headers: { "x-request-id": "left-early" },
    });
    await response.body?.getReader().read();
    leave.abort();
    await expect
      .poll(() => deployment.logged.some((line) => /"left-early".*"operation"/.test(line)), {
        timeout: 30_000,
      })
      .toBe(true);
  });

  it.each([
    ["with parts to come", DEFER_2022, PEOPLE],
    ["in one part, for a client that reads nothing else", "text/event-stream", PLAIN],
  ])("frees its place when the client leaves before the first payload: %s", async (_form, accept, query) => {
    await using gateway = await deploy(settings({ limits: { requestsAtOnce: 1 } }));
    gateway.families.setFaults("identity=latency:400,banking=latency:400");
    const leave = new AbortController();
    const left = send(gateway.origin, query, { accept, signal: leave.signal });
    setTimeout(() => leave.abort(), 150);
    await expect(left).rejects.toThrow();
    gateway.families.setFaults("");
    await expect
      .poll(async () => (await gateway.graphql("{ users(first: 1) { nodes { id } } }")).status, {
        timeout: 30_000,
      })
      .toBe(200);
  });

  it("is compressed part by part: each can be read before the next is there", async () => {
    deployment.families.setFaults("banking=latency:300");
    const { request } = await import("node:http");
    const texts: string[] = [];
    await new Promise<void>((resolve, reject) => {
      const asked = request(
        `${deployment.origin}/graphql`,
        {
          method: "POST",
          headers: { "content-type": "application/json", accept: DEFER_2022, "accept-encoding": "br" },
        },
        (response) => {
          expect(response.headers["content-encoding"]).toBe("br");
          response
            .pipe(createBrotliDecompress())
            .on("data", (chunk: Buffer) => texts.push(chunk.toString()))
            .on("end", resolve)
            .on("error", reject);
        },
      );
      asked.end(JSON.stringify({ query: PEOPLE }));
    });
    expect(texts[0]).toContain('"hasNext":true');
    expect(texts[0]).not.toContain("payments");
    expect(byPaths(multipartPayloads(texts.join("")))).toEqual(await plain());
  });

  it("frees its place after the last part", async () => {
    await timed(ask(DEFER_2022));
    await pause(0);
    const { status } = await deployment.graphql(PLAIN);
    expect(status).toBe(200);
  });
});

describe("the rules of @defer", () => {
  const refusal = async (query: string) => {
    const body = (await (await ask("application/json", query)).json()) as Payload;
    return body.errors?.map(({ message }) => message);
  };

  it("refuse a label that occurs twice, one that is a variable, and the fields of a mutation", async () => {
    expect(
      await refusal('{ viewer { ... @defer(label: "a") { id } ... @defer(label: "a") { email } } }'),
    ).toEqual(['The label "a" of @defer is used twice']);
    expect(await refusal("query ($l: String) { viewer { ... @defer(label: $l) { id } } }")).toEqual([
      "The label of @defer must be a text, not a variable",
    ]);
    expect(await refusal('mutation { ... @defer { likeSocialPost(postId: "1") { post { id } } } }')).toEqual(
      expect.arrayContaining([expect.stringMatching(/cannot be used on the fields of a mutation/)]),
    );
  });
});
