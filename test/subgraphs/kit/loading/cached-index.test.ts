/** The people index: how it is read, how long an operation waits for it, and when it is forgotten. */
import type { ServerResponse } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { identity } from "#contracts/identity/index.ts";
import { defaultLimits, type Limits } from "#platform/limits/limits.ts";
import { PeopleIndex } from "#subgraphs/identity/identity/people-index.ts";
import { peoplePage } from "#subgraphs/identity/identity/people-list.ts";
import { type ContextInit, contextFactory } from "#subgraphs/kit/context/context.ts";
import { FamilyClient } from "#subgraphs/kit/context/family-client.ts";
import { RestClient } from "#subgraphs/kit/rest/rest-client.ts";
import {
  failure,
  hang,
  held,
  type Reply,
  reply,
  startScripted,
  status,
} from "#test/kit/scripted-upstream.ts";

const PAGE = 200;
const emailOf = (number: number) => `p${number}@northwind.example`;

/** The members of the group, page by page, as many as there are. */
function members(people: number): Reply {
  return (response: ServerResponse, { url }) => {
    const first = Number(new URL(url, "http://x").searchParams.get("after") ?? 0);
    const end = Math.min(first + PAGE, people);
    const users = Array.from({ length: end - first }, (_, i) => ({
      id: `00u${first + i}`,
      status: "ACTIVE",
      profile: { email: emailOf(first + i), login: emailOf(first + i) },
    }));
    const next = end < people ? { link: `<http://x/users?after=${end}>; rel="next"` } : {};
    response.writeHead(200, { "content-type": "application/json", ...next }).end(JSON.stringify(users));
  };
}

const closing: (() => PromiseLike<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function open(
  script: Reply,
  credential: { secret: string } | { forward: string } = { secret: "s" },
  limits: Partial<Limits> = {},
) {
  const upstream = await startScripted(script);
  const rest = new RestClient(
    identity,
    { baseUrl: upstream.origin, credential },
    { ...defaultLimits, ...limits },
  );
  closing.push(
    () => upstream[Symbol.asyncDispose](),
    () => rest.close(),
  );
  const contextOf = contextFactory([], new Map());
  /** What an operation of somebody sees of the family. */
  const operation = (token = "t", init: Partial<ContextInit> = {}) => {
    const forwarded = { authorization: `Bearer ${token}` };
    const context = contextOf({ requestId: "r", signal: new AbortController().signal, forwarded, ...init });
    const client = new FamilyClient(rest, context);
    const call = (name: string, input: object) => client.fetch(client.operation(name), { ...input });
    return { context, call, people: new PeopleIndex(client) };
  };
  return { upstream, operation };
}

describe("the people index", () => {
  it("has a hundred thousand people, read beside the calls that the operation may make", {
    timeout: 120_000,
  }, async () => {
    const people = 100_000;
    const { upstream, operation } = await open(members(people));
    const { context, people: index } = operation();
    expect(await index.find(emailOf(people - 1))).toMatchObject([{ id: `00u${people - 1}` }]);
    expect(await index.byId("00u0")).toMatchObject({ status: "ACTIVE" });
    expect(upstream.requests).toHaveLength(people / PAGE);
    expect(context.callsLeft).toBe(defaultLimits.callsPerOperation);
  });

  it("has the people of a domain in the order of all, also where an address writes the domain in another way", async () => {
    const addresses = ["zoe@contoso.example", "kim@www.contoso.example", "ann@shop.contoso.example"];
    const { operation } = await open(
      reply(addresses.map((email, number) => ({ id: `00u${number}`, status: "ACTIVE", profile: { email } }))),
    );
    const { people } = operation();
    const emailsOf = async (domain?: string) =>
      (await peoplePage(people, domain === undefined ? {} : { domain })).nodes.map(({ email }) => email);
    expect(await emailsOf()).toEqual([addresses[2], addresses[1], addresses[0]]);
    expect(await emailsOf("contoso.example")).toEqual([addresses[1], addresses[0]]);
    expect(await emailsOf("tailspin.example")).toEqual([]);
  });

  it("is waited for no longer than the operation lasts, and read on for those who come next", async () => {
    const { reply: slow, release } = held(members(3));
    const { upstream, operation } = await open(slow);
    const abort = new AbortController();
    const first = failure(operation("t", { signal: abort.signal }).people.find(emailOf(0)));
    await upstream.arrived(1);
    abort.abort();
    expect(await first).toMatchObject({ code: "UPSTREAM_TIMEOUT", family: "identity", retryable: true });
    release();
    expect(await operation().people.find(emailOf(2))).toHaveLength(1);
    expect(upstream.requests).toHaveLength(1);
  });

  it.each([401, 403])(
    "is forgotten at once when the family answers %i to the caller's own credential",
    async (code) => {
      const { upstream, operation } = await open(members(3), { forward: "authorization" });
      for (const token of ["mine", "other"]) await operation(token).people.find(emailOf(0));
      expect(upstream.requests).toHaveLength(2);
      upstream.script(status(code));
      await failure(operation("mine").call("getGroupSchema", {}));
      await failure(operation("mine").people.find(emailOf(0)));
      expect(await operation("other").people.find(emailOf(0))).toHaveLength(1);
      expect(upstream.requests).toHaveLength(4);
    },
  );

  it("is not forgotten when the family refuses one operation to the gateway's own credential", async () => {
    const { upstream, operation } = await open(members(3));
    await operation().people.find(emailOf(0));
    upstream.script(status(403));
    await failure(operation().call("getGroupSchema", {}));
    expect(await operation().people.find(emailOf(0))).toHaveLength(1);
    expect(upstream.requests).toHaveLength(2);
  });

  it("is read again after a write of unknown outcome, so that the look-up shows what became of it", async () => {
    const { upstream, operation } = await open(members(1));
    expect(await operation().people.byId("00u0")).toMatchObject({ status: "ACTIVE" });
    upstream.script(hang);
    const abort = new AbortController();
    const write = failure(operation("t", { signal: abort.signal }).call("suspendUser", { userId: "00u0" }));
    await upstream.arrived(2);
    abort.abort();
    expect(await write).toMatchObject({ code: "OUTCOME_UNKNOWN" });
    upstream.script(reply([{ id: "00u0", status: "SUSPENDED", profile: { email: emailOf(0) } }]));
    expect(await operation().people.byId("00u0")).toMatchObject({ status: "SUSPENDED" });
  });

  it("is bounded in bytes: a caller's own index at half, all together by dropping what was unused for longest", async () => {
    const answer = JSON.stringify([
      { id: "00u0", profile: { email: emailOf(0), nickName: "x".repeat(400) } },
    ]);
    const indexBytes = answer.length * 2 + 1;
    const { upstream, operation } = await open(reply(answer), { forward: "authorization" }, { indexBytes });
    for (const token of ["a", "b", "a", "c", "a"]) await operation(token).people.find(emailOf(0));
    // `b` had to go for `c`, because `a` was used after it.
    expect(upstream.requests).toHaveLength(3);
    await operation("b").people.find(emailOf(0));
    expect(upstream.requests).toHaveLength(4);

    const small = await open(reply(answer), { forward: "authorization" }, { indexBytes: indexBytes - 3 });
    expect(await failure(small.operation("a").people.find(emailOf(0)))).toMatchObject({
      code: "QUERY_BUDGET_EXCEEDED",
    });
  });

  it("is read for four callers at a time, and the others come next", async () => {
    const { reply: slow, release } = held(members(1));
    const { upstream, operation } = await open(slow, { forward: "authorization" });
    const found = ["a", "b", "c", "d", "e", "f"].map((token) => operation(token).people.find(emailOf(0)));
    await upstream.arrived(4);
    await new Promise((resolve) => setImmediate(resolve));
    expect(upstream.requests).toHaveLength(4);
    release();
    expect((await Promise.all(found)).map((records) => records.length)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(upstream.requests).toHaveLength(6);
  });
});
