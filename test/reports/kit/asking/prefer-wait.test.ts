/** Waits for families that report the time for a retry; and requests over HTTP. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { callerHeaders, headersOf, overHttp } from "#reports/kit/asking/client.ts";
import { type RetryOptions, withRetryAfter } from "#reports/kit/asking/retry-after.ts";
import { UsageError } from "#reports/kit/usage-error.ts";

const request = { query: "{ x }", variables: {} };
const limited = (family: string, retryAfterMs?: number, code = "RATE_LIMITED") => ({
  message: "later",
  path: ["x"],
  extensions: { code, family, ...(retryAfterMs !== undefined && { retryAfterMs }) },
});

/** Returns the answers in order, and repeats the last one. Waits are recorded instead of slept. */
function asking(answers: readonly object[], patience: Partial<RetryOptions> = {}) {
  const slept: number[] = [];
  let asked = 0;
  const ask = withRetryAfter(async () => answers[Math.min(asked++, answers.length - 1)], {
    waitMs: 60_000,
    sleep: async (ms) => void slept.push(ms),
    ...patience,
  });
  return { ask, slept, asked: () => asked };
}

describe("a page that could not be read", () => {
  it("is requested again after the time that its family names", async () => {
    const told: unknown[] = [];
    const { ask, slept, asked } = asking(
      [{ data: { x: null }, errors: [limited("crm", 2_000), limited("banking", 5_000)] }, { data: { x: 1 } }],
      { onWait: (waits) => told.push(...waits.map(({ family, atMost }) => [family, atMost])) },
    );
    expect(await ask(request)).toMatchObject({ data: { x: 1 }, errors: [] });
    expect([slept, asked(), told]).toEqual([
      [5_000],
      2,
      [
        ["crm", false],
        ["banking", false],
      ],
    ]);
  });

  it("counts as missing if the wait would be longer than allowed", async () => {
    const { ask, slept, asked } = asking([{ data: { x: null }, errors: [limited("crm", 60_001)] }]);
    expect((await ask(request)).errors).toHaveLength(1);
    expect([slept, asked()]).toEqual([[], 1]);
  });

  it("is waited for within the time of the run, over all its pages", async () => {
    const { ask, slept } = asking([
      ...Array.from({ length: 4 }, () => ({ data: { x: null }, errors: [limited("crm", 25_000)] })),
      { data: { x: null }, errors: [limited("crm", 10_000)] },
      { data: { x: 1 } },
    ]);
    expect((await ask(request)).errors).toHaveLength(1);
    expect(slept).toEqual([25_000, 25_000]);
    expect((await ask(request)).errors).toHaveLength(1);
    expect(slept).toEqual([25_000, 25_000]);
    // A family that was given up is waited for again if the wait is within the time limit.
    expect((await ask(request)).errors).toEqual([]);
    expect(slept).toEqual([25_000, 25_000, 10_000]);
  });

  it("is counted once for simultaneous waits", async () => {
    const failed = { data: { x: null }, errors: [limited("crm", 40_000)] };
    let wake = () => {};
    const awake = new Promise<void>((resolve) => {
      wake = resolve;
    });
    const { ask, asked } = asking([failed, failed, { data: { x: 1 } }], { sleep: () => awake });
    const both = Promise.all([ask(request), ask(request)]);
    await vi.waitFor(() => expect(asked()).toBe(2));
    wake();
    expect((await both).map(({ errors }) => errors)).toEqual([[], []]);
  });

  it("is requested at the end only if its family has answered a call since", async () => {
    const long = { data: { x: null }, errors: [limited("crm", 90_000)] };
    const { ask, asked } = asking([
      long,
      { data: { x: null }, errors: [limited("banking", 90_000)] },
      { data: { x: 2 }, extensions: { sources: [{ family: "crm" }] } },
      { data: { x: 1 } },
    ]);
    const known = await ask(request);
    await ask(request);
    const last = { ...request, known, isLast: true };
    expect((await ask(last)).errors).toHaveLength(1);
    expect(asked()).toBe(2);
    await ask(request);
    expect(await ask(last)).toMatchObject({ data: { x: 1 }, errors: [] });
    expect(asked()).toBe(4);
  });

  it("is not requested again if the error is not retryable", async () => {
    for (const error of [
      limited("crm"),
      limited("crm", 10, "UPSTREAM_ERROR"),
      limited("crm", 10, "FORBIDDEN"),
    ]) {
      const { ask, asked } = asking([{ data: { x: null }, errors: [error] }]);
      await ask(request);
      expect(asked()).toBe(1);
    }
  });
});

describe("over HTTP", () => {
  const seen: { headers: Record<string, unknown>; body: unknown }[] = [];
  let answer: { status: number; headers?: Record<string, string>; body: string } = {
    status: 200,
    body: "{}",
  };
  const server = createServer(async (incoming, reply) => {
    let body = "";
    for await (const part of incoming) body += String(part);
    seen.push({ headers: incoming.headers, body: JSON.parse(body) });
    reply
      .writeHead(answer.status, { "content-type": "application/json", ...answer.headers })
      .end(answer.body);
  });
  let url: string;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
  });
  afterAll(() => void server.close());
  const ask = withRetryAfter(
    (one) => overHttp(url, headersOf(30, callerHeaders({ REPORT_TOKEN: "t0ken" })))(one),
    {
      waitMs: 0,
    },
  );

  it("a report sends its token and its wait preference, and requests the report of REST calls", async () => {
    answer = {
      status: 200,
      body: '{"data":{"x":1},"extensions":{"sources":[{"family":"crm","status":"OK"}]}}',
    };
    expect(await ask(request)).toEqual({ data: { x: 1 }, errors: [], families: ["crm"] });
    expect(seen.at(-1)).toMatchObject({
      headers: { authorization: "Bearer t0ken", prefer: "wait=30", "x-upstream-report": "1" },
      body: { query: "{ x }", variables: {} },
    });
  });

  it("an overloaded gateway's Retry-After is used", async () => {
    answer = { status: 503, headers: { "retry-after": "3" }, body: '{"errors":[{"message":"busy"}]}' };
    expect((await ask(request)).errors).toMatchObject([
      { extensions: { code: "OVERLOADED", retryAfterMs: 3_000 } },
    ]);
  });

  it("a server that is no gateway, or does not answer, is unreachable", async () => {
    answer = { status: 200, body: "<html>" };
    expect((await ask(request)).errors).toMatchObject([{ extensions: { code: "UNREACHABLE" } }]);
    const nobody = withRetryAfter(overHttp("http://127.0.0.1:9/graphql", {}), { waitMs: 0 });
    expect((await nobody(request)).errors).toMatchObject([{ extensions: { code: "UNREACHABLE" } }]);
  });

  it("headers that cannot be sent are a usage error that does not repeat their value", () => {
    expect(callerHeaders({ REPORT_HEADERS: '{"X-Team":"a"}' })).toEqual({ "x-team": "a" });
    for (const env of [
      { REPORT_HEADERS: "x" },
      { REPORT_HEADERS: '{"a":1}' },
      { REPORT_TOKEN: "s3cret\u0000" },
    ]) {
      expect(() => callerHeaders(env)).toThrow(UsageError);
      expect(() => callerHeaders(env)).not.toThrow(/s3cret/);
    }
  });
});
