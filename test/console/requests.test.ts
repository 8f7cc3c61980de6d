/** Requests of the console: the bytes of their responses, and the caller's token. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { resultInParts, wholeResult } from "#console/data/answer.ts";
import { followEvents } from "#console/data/live.ts";
import { token } from "#console/data/session.ts";
import { answerUnder } from "#console/rehearsal/data.ts";

const PART = '{"data":{"name":"Zoë — 10 €"},"hasNext":false}';
const streamed = () =>
  new Response(`event: next\ndata: ${PART}\n\nevent: complete\n\n`, {
    headers: { "content-type": "text/event-stream; charset=utf-8" },
  });

afterEach(() => {
  vi.unstubAllGlobals();
  token.set(() => "");
});

describe("the bytes of a response in the console", () => {
  const bytes = Buffer.byteLength(PART);

  it("are those of its text in UTF-8", async () => {
    expect(bytes).toBeGreaterThan(PART.length);
    expect((await wholeResult(new Response(PART), 0)).bytes).toBe(bytes);
  });

  it("are those of the events of a subscription", async () => {
    const result = await followEvents({
      open: async () => streamed(),
      wait: async () => undefined,
      onEvent: () => undefined,
    });
    expect(result.bytes).toBe(bytes);
  });

  it("are those of the parts of an answer", async () => {
    const { body } = streamed();
    expect(body && (await resultInParts(body, 0, undefined)).bytes).toBe(bytes);
  });
});

it("a rehearsed document is requested with the token of the caller", async () => {
  const sent: Headers[] = [];
  vi.stubGlobal("fetch", async (_: string, { headers }: RequestInit) => {
    sent.push(new Headers(headers));
    return Response.json({ data: {} });
  });
  token.set(() => "abc");
  const operation = {
    key: "a",
    file: "a.graphql",
    name: "A",
    query: "{ viewer { id } }",
    variables: {},
    calls: 1,
    ms: 1,
    cells: [],
    findings: [],
  };
  const cell = { family: "crm", fault: "status:500", codes: [], stays: 1, calls: 1, firstMs: 1 };
  await answerUnder(operation, cell);
  expect(sent.map((headers) => headers.get("authorization"))).toEqual(["Bearer abc"]);
  expect(sent[0]?.get("x-rehearse-fault")).toBe("crm=status:500");
});
