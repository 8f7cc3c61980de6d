/** The people index of the identity provider. `cached-index.test.ts` tests the behavior of all indexes. */
import type { ServerResponse } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { identity } from "#contracts/identity/index.ts";
import { defaultLimits } from "#platform/limits/limits.ts";
import { PeopleIndex } from "#subgraphs/identity/identity/people-index.ts";
import { peoplePage } from "#subgraphs/identity/identity/people-list.ts";
import { FamilyClient } from "#subgraphs/kit/calls/family-client.ts";
import { type ContextInit, contextFactory } from "#subgraphs/kit/context/context.ts";
import { RestClient } from "#subgraphs/kit/rest/rest-client.ts";
import { failure, hang, type Reply, reply, startScripted } from "#test/kit/scripted-upstream.ts";

const PAGE = 200;
const emailOf = (number: number) => `p${number}@northwind.example`;

/** The members of the group, in pages. */
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

async function open(script: Reply) {
  const upstream = await startScripted(script);
  const rest = new RestClient(
    identity,
    { baseUrl: upstream.origin, credential: { secret: "s" } },
    defaultLimits,
  );
  closing.push(
    () => upstream[Symbol.asyncDispose](),
    () => rest.close(),
  );
  const contextOf = contextFactory([], new Map());
  /** The family's client for an operation of a caller. */
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
  it("has a hundred thousand people, read in addition to the calls that the operation may make", {
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

  it("has the people of a domain in the order of all, also for other spellings of the domain", async () => {
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

  it("is read again after a write of unknown outcome, so that the look-up shows its result", async () => {
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
});
