/** Ids of objects within a scope: one spelling, and never another scope's object. */
import { describe, expect, it } from "vitest";
import type { TributaryError } from "#platform/errors/catalog.ts";
import { neededScope, optionallyScopedIds, scopedIds } from "#subgraphs/kit/mapping/scope-keys.ts";
import { FakeClient, fakeFamily } from "#test/subgraphs/kit/fake-client.ts";

const company = { parameter: "company", argument: "companyId" };
const client = new FakeClient(fakeFamily({}), () => ({}));
const configured = { client };
Object.assign(client.upstream.settings, { scope: { company: "main" } });
const free = { client: new FakeClient(fakeFamily({}), () => ({})) };
const codeOf = (call: () => unknown) => {
  try {
    return call();
  } catch (error) {
    return (error as TributaryError).code;
  }
};

describe("ids within a scope that is always needed", () => {
  const ids = scopedIds("Vendor", company);

  it("have the scope of the id, the argument or the configuration", () => {
    expect(ids.key(configured, "v1")).toEqual({ scope: "main", upstreamId: "v1" });
    expect(ids.key(configured, "v1", "other")).toEqual({ scope: "other", upstreamId: "v1" });
    expect(ids.key(configured, "Vendor:other:v1")).toEqual({ scope: "other", upstreamId: "v1" });
    expect(ids.ofKey({ scope: "other", upstreamId: "v1" })).toBe("Vendor:other:v1");
  });

  it("have the same key whether an argument or a body names them", () => {
    expect(ids.keyFor("other", "v1")).toEqual(ids.key(configured, "Vendor:other:v1"));
    expect(ids.keyFor("other", 7)).toEqual(ids.key(configured, "Vendor:other:7"));
    expect(codeOf(() => ids.keyFor("other", undefined))).toBe("UPSTREAM_BAD_RESPONSE");
  });

  it.each([
    ["no scope is known", () => ids.key(free, "v1")],
    ["a global id lacks the scope", () => ids.key(configured, "Vendor:v1")],
    ["a global id has a part too many", () => ids.key(configured, "Vendor:a:b:c")],
    ["a global id is of another scope than the one given", () => ids.key(configured, "Vendor:a:v1", "b")],
    ["the id is another type's", () => ids.key(configured, "Customer:a:v1")],
  ])("are refused when %s", (_, call) => {
    expect(codeOf(call)).toBe("BAD_USER_INPUT");
  });
});

describe("ids within a scope that may be left to the family", () => {
  const ids = optionallyScopedIds("Group", company);
  const compound = optionallyScopedIds("Endpoint", company, 2);

  it("have the scope of the id or the configuration, if there is one", () => {
    expect(ids.key(free, "g1")).toEqual({ scope: undefined, upstreamId: "g1" });
    expect(ids.key(configured, "g1")).toEqual({ scope: "main", upstreamId: "g1" });
    expect(ids.key(configured, "Group:other:g1")).toEqual({ scope: "other", upstreamId: "g1" });
    expect(ids.ofKey({ scope: undefined, upstreamId: "g1" })).toBe("Group:g1");
  });

  it("may have a key of several parts, by global id only", () => {
    expect(compound.of(undefined, "u", "e")).toBe("Endpoint:u:e");
    const own = { parentId: "u", upstreamId: "e" };
    expect(compound.key(free, "Endpoint:u:e")).toEqual({ scope: undefined, ...own });
    expect(compound.key(configured, "Endpoint:u:e")).toEqual({ scope: "main", ...own });
    expect(compound.key(configured, "Endpoint:o:u:e")).toEqual({ scope: "o", ...own });
    expect(compound.ofKey({ scope: "o", ...own })).toBe("Endpoint:o:u:e");
    for (const id of ["e", "Endpoint:e", "Endpoint:a:b:c:d"])
      expect(codeOf(() => compound.key(free, id))).toBe("BAD_USER_INPUT");
  });

  it("have GUIDs in lower case", () => {
    const guid = "D791CD98-6C53-483A-898F-0AE1A9617689";
    const key = compound.key(free, `Endpoint:${guid}:u:${guid}`);
    expect(key).toEqual({ scope: guid.toLowerCase(), parentId: "u", upstreamId: guid.toLowerCase() });
    expect(ids.keyFor(undefined, guid)).toEqual({ scope: undefined, upstreamId: guid.toLowerCase() });
  });
});

describe("a scope key with a second spelling", () => {
  const account = { parameter: "accountId", argument: "accountId", alias: "accountNumber" };
  const ids = scopedIds("Envelope", account);
  const GUID = "9a1b6a3e-0d3f-4f52-8a0c-2f3d8a3c1e55";
  const inAccount = (scope: Readonly<Record<string, string>>) => ({
    client: new FakeClient(fakeFamily({}), () => ({}), {}, scope),
  });
  const family = inAccount({ accountId: GUID, accountNumber: "4711" });

  it("is the same scope in either spelling, in the configuration, an argument or an id", () => {
    for (const given of [undefined, null, GUID, GUID.toUpperCase(), "4711"])
      expect(neededScope(family, account, given)).toBe(GUID);
    for (const id of ["e1", `Envelope:${GUID}:e1`, "Envelope:4711:e1"])
      expect(ids.ofKey(ids.key(family, id))).toBe(`Envelope:${GUID}:e1`);
    expect(ids.key(family, `Envelope:${GUID}:e1`, "4711")).toEqual({ scope: GUID, upstreamId: "e1" });
  });

  it("is a different scope if the configuration does not map its spelling", () => {
    expect(ids.key(family, "e1", "4712")).toEqual({ scope: "4712", upstreamId: "e1" });
    expect(codeOf(() => ids.key(family, `Envelope:${GUID}:e1`, "4712"))).toBe("BAD_USER_INPUT");
    const numberOnly = inAccount({ accountNumber: "4711" });
    expect(ids.key(numberOnly, "e1", "4711")).toEqual({ scope: "4711", upstreamId: "e1" });
    expect(codeOf(() => ids.key(numberOnly, "e1"))).toBe("BAD_USER_INPUT");
  });
});
