/** A short query with a cycle of lists is refused, or its execution is aborted. */
import { setImmediate as turn } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { HeaderMap } from "@apollo/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGateway } from "#gateway/gateway.ts";
import { defaultLimits, defaultQueryLimits } from "#platform/limits/limits.ts";
import { deploy } from "#test/gateway/deployment.ts";
import { localSettings, operationsOf, sharedTributary, type Tributary } from "#test/kit/gateway.ts";
import { settings } from "#test/kit/settings.ts";

/** Tickets of the requesters of a person's tickets, nested several times. */
const cycle = (times: number, first = 250): string =>
  times === 0
    ? "id"
    : `tickets(first: ${first}) { nodes { id subject status requester { ${cycle(times - 1, first)} } } }`;
const cycleOf = (times: number, first?: number) =>
  `query ($email: String!) { user(email: $email) { ${cycle(times, first)} } }`;
const SMALL = "{ banking { customers(first: 1) { nodes { id } } } }";

/** Limits that no operation exceeds before it runs. */
const anything = { ...defaultQueryLimits, objects: 1e12 };

const tooMany = {
  message: "The answer would have more than 20000 objects; ask for less at once",
  extensions: { code: "QUERY_BUDGET_EXCEEDED", retryable: false },
};

/** The person with the most tickets. */
async function busiest({ data }: Tributary): Promise<string> {
  interface Person {
    readonly email: string;
    readonly tickets: { readonly nodes: readonly object[] } | null;
  }
  const { users } = await data<{ users: { nodes: readonly Person[] } }>(
    "{ users(first: 50) { nodes { email tickets(first: 250) { nodes { id } } } } }",
  );
  const count = ({ tickets }: Person) => tickets?.nodes.length ?? 0;
  const [most] = [...users.nodes].sort((a, b) => count(b) - count(a));
  expect(most && count(most)).toBeGreaterThan(100);
  return most?.email ?? "";
}

/** Local families with a gateway of normal limits. Other gateways use the same families. */
const tributary = await sharedTributary();
const email = await busiest(tributary);

/** A gateway that refuses no operation before it runs. */
async function open(answerObjects: number, executor: "compiled" | "apollo" = "compiled") {
  const gateway = await createGateway({
    families: localSettings(tributary.families),
    queryLimits: anything,
    limits: { ...defaultLimits, answerObjects },
    executor,
  });
  return { gateway, [Symbol.asyncDispose]: () => gateway.close() };
}

describe("an operation whose lists multiply", () => {
  it("is refused before any REST call, with a length that would fit", async () => {
    const { errors, data, calls } = await tributary.ask(cycleOf(3), { email });
    expect(data).toBeUndefined();
    expect(calls).toEqual([]);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject({ extensions: { code: "QUERY_TOO_COMPLEX", retryable: false } });
    const [, fits] =
      /hold 15687750 objects, and 500000 is the most.*"first: (\d+)"/.exec(errors[0]?.message ?? "") ?? [];
    expect(Number(fits)).toBe(79); // 79 + 79² + 79³ = 499,359
    const fitting = await tributary.ask(cycleOf(2, Number(fits)), { email });
    expect(fitting.errors).toEqual([]);
  });

  it("is refused with the length of its variable, and runs with a shorter one", async () => {
    const query = `query ($email: String!, $n: Int) { user(email: $email) { ${cycle(3).replaceAll("250", "$n")} } }`;
    const refused = await tributary.ask(query, { email, n: 250 });
    expect(refused.errors).toMatchObject([{ extensions: { code: "QUERY_TOO_COMPLEX" } }]);
    expect((await tributary.ask(query, { email, n: 2 })).errors).toEqual([]);
  });
});

describe.each(["compiled", "apollo"] as const)(
  "an answer that becomes too large, with the %s executor",
  (executor) => {
    const ask = ({ gateway }: Awaited<ReturnType<typeof open>>, times: number, first?: number) =>
      gateway.execute({ query: cycleOf(times, first), variables: { email } });

    it("is aborted, with no more REST calls than its first lists need", async () => {
      await using small = await open(20_000, executor);
      const before = tributary.families.calls.length;
      const { data, errors } = await ask(small, 4);
      expect(data).toBeNull();
      expect(errors).toMatchObject([tooMany]);
      expect(errors?.[0]?.extensions?.["requestId"]).toBeTypeOf("string");
      const calls = operationsOf(tributary.families.calls.slice(before));
      expect(new Set(calls)).toEqual(new Set(["supportDesk.search"]));
      expect(calls.length).toBeLessThan(10);
    });

    it("frees its memory", async () => {
      await using small = await open(20_000, executor);
      setFlagsFromString("--expose-gc");
      const collect = runInNewContext("gc") as () => void;
      const heap = async () => {
        for (let i = 0; i < 5; i++) await turn();
        collect();
        return process.memoryUsage().heapUsed;
      };
      await ask(small, 4);
      const before = await heap();
      for (let i = 0; i < 3; i++) await ask(small, 4);
      expect((await heap()) - before).toBeLessThan(10_000_000);
    });

    it("is sent complete if it is within the limit", async () => {
      await using small = await open(20_000, executor);
      const { errors, data } = await ask(small, 2, 60);
      expect(errors).toBeUndefined();
      expect(data).toMatchObject({ user: { tickets: { nodes: expect.any(Array) } } });
    });
  },
);

describe("with subgraphs over HTTP", () => {
  const overHttp = (env: Record<string, string>) =>
    deploy(
      { SUBGRAPHS: "http", ...settings({ limits: { query: { objects: 100_000_000 } } }, env) },
      {},
      tributary.families,
    );

  it("an answer above the limit is aborted in its subgraph", async () => {
    await using deployment = await overHttp(settings({ limits: { answerObjects: 20000 } }));
    const { body, status } = await deployment.graphql(cycleOf(3), { variables: { email } });
    expect(status).toBe(200);
    expect(body.data).toEqual({ user: { tickets: null } });
    expect(body.errors).toMatchObject([tooMany]);
  });

  it("an answer with too many bytes is not written", async () => {
    await using deployment = await overHttp(settings({ limits: { answerBytes: 200000 } }));
    const { body, text } = await deployment.graphql(cycleOf(2, 80), { variables: { email } });
    expect(text.length).toBeLessThan(1_000);
    expect(body.errors).toMatchObject([
      {
        message: "The answer would have more than 200000 bytes; ask for less at once",
        extensions: { code: "QUERY_BUDGET_EXCEEDED" },
      },
    ]);
  });
});

describe("a large answer", () => {
  let large: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    large = await open(500_000);
    await text(SMALL, {});
    await text(cycleOf(1), { email });
  });
  afterAll(() => large[Symbol.asyncDispose]());

  /** Runs an operation like the HTTP handler, without a socket. */
  async function text(query: string, variables: object, signal?: AbortSignal): Promise<string> {
    const { gateway } = large;
    const context = gateway.open(signal ? { signal } : {});
    try {
      const { body } = await gateway.server.executeHTTPGraphQLRequest({
        httpGraphQLRequest: {
          method: "POST",
          headers: new HeaderMap([["content-type", "application/json"]]),
          search: "",
          body: { query, variables },
        },
        context: async () => context,
      });
      return body.kind === "complete" ? body.string : "";
    } finally {
      context.end();
    }
  }

  /** Resolves when the REST calls of the operation that has just begun are answered. */
  async function called(before: number): Promise<void> {
    while (tributary.families.calls.length < before + 3) await turn();
  }

  it("does not block a small query of another caller", async () => {
    const order: string[] = [];
    const before = tributary.families.calls.length;
    const answering = text(cycleOf(2), { email }).then((answer) => {
      order.push("large");
      return answer;
    });
    await called(before);
    await text(SMALL, {}).then(() => order.push("small"));
    const answer = await answering;
    expect(order).toEqual(["small", "large"]);
    expect(answer.length).toBeGreaterThan(5_000_000);
    const { data } = JSON.parse(answer) as { data: { user: { tickets: { nodes: object[] } } } };
    expect(data.user.tickets.nodes.length).toBeGreaterThan(100);
  });

  it("is aborted when its client leaves", async () => {
    const abort = new AbortController();
    const before = tributary.families.calls.length;
    const answering = text(cycleOf(2), { email }, abort.signal);
    await called(before);
    abort.abort();
    expect(JSON.parse(await answering)).toMatchObject({
      errors: [{ extensions: { code: "UPSTREAM_TIMEOUT" } }],
    });
  });
});
