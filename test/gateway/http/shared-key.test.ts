import type { FastifyRequest } from "fastify";
import { expect, it } from "vitest";
import { sharedKey } from "#gateway/http/shared-key.ts";
import { unrestrictedCaller } from "#subgraphs/kit/access/authentication.ts";

const json = { "content-type": "application/json" };
const post = (headers: Record<string, string> = {}) =>
  ({ method: "POST", headers: { ...json, ...headers } }) as unknown as FastifyRequest;
const somebody = { caller: unrestrictedCaller, name: "address 127.0.0.1" };
const body = { query: "{ viewer { email } }" };
const known = sharedKey(post(), body, somebody, ["x-token"]);

it("equal requests of one principal have one key", () => {
  expect(known).toBeTypeOf("string");
  expect(sharedKey(post({ "user-agent": "other" }), { ...body }, { ...somebody }, ["x-token"])).toBe(known);
});

it.each([
  ["another body", post(), { query: "{ viewer { id } }" }, somebody],
  ["another name of the caller", post(), body, { ...somebody, name: "address 127.0.0.2" }],
  ["other scopes", post(), body, { ...somebody, caller: { ...unrestrictedCaller, scopes: new Set(["a"]) } }],
  ["another viewer", post(), body, { ...somebody, caller: { ...unrestrictedCaller, email: "a@b.example" } }],
  ["another forwarded credential", post({ "x-token": "mine" }), body, somebody],
  ["another accepted type", post({ accept: "application/graphql-response+json" }), body, somebody],
])("a request with %s has another key", (_, request, sent, caller) => {
  const key = sharedKey(request, sent, caller, ["x-token"]);
  expect(key).toBeTypeOf("string");
  expect(key).not.toBe(known);
});

it.each([
  ["a GET", { ...post(), method: "GET" } as FastifyRequest, body],
  ["a body of a form", post({ "content-type": "text/plain" }), body],
  ["a request for the report of its calls", post({ "x-upstream-report": "1" }), body],
  ["a long body", post(), { query: `{ ${"a ".repeat(10_000)} }` }],
])("%s has no key", (_, request, sent) => {
  expect(sharedKey(request, sent, somebody, [])).toBeUndefined();
});
