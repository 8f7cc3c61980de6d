/**
 * Hostile requests to the running gateway. Each is answered with a status below 500 or refused, no answer contains
 * internal data of the gateway or a family, and the gateway continues to run.
 */
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { buildSchema } from "graphql";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { demoSecret } from "#contracts/demo-credentials.ts";
import { type Deployment, deploy } from "#test/gateway/deployment.ts";
import { settings } from "#test/kit/settings.ts";
import { attacksOn, hostileValues } from "./hostile.ts";

const AT_ONCE = 64;
/** Number of places for one caller while there is no other caller. */
const ONE_CALLER = 48;

let gateway: Deployment;
beforeAll(async () => {
  gateway = await deploy(settings({ limits: { requestsAtOnce: AT_ONCE } }));
});
afterAll(() => gateway.stop());
afterEach(async () => {
  expect((await gateway.graphql("{ __typename }")).body).toEqual({ data: { __typename: "Query" } });
  expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
});

/** Text that would reveal our paths, our packages, or our headers to families. */
const leaks = () =>
  new RegExp(
    [
      "127\\.0\\.0\\.1:",
      `:${gateway.families.port}\\b`,
      "node_modules",
      "\\bat [\\w.<>]+ \\(",
      "file://",
      "ECONN",
      "undici",
      demoSecret("banking"),
      demoSecret("identity"),
    ].join("|"),
  );

function expectSafe(answer: string, what: string): void {
  expect(answer, what).not.toMatch(leaks());
  expect(answer, what).not.toContain("INTERNAL_SERVER_ERROR");
  expect(answer, what).not.toMatch(/^HTTP\/1\.1 5/);
}

/** Sends bytes unchanged in one or several chunks, and returns the whole response. */
async function raw(...pieces: readonly string[]): Promise<string> {
  const socket = connect(gateway.port, "127.0.0.1");
  let answer = "";
  socket.on("data", (chunk) => {
    answer += String(chunk);
  });
  socket.on("error", () => undefined); // a refusal may close the connection
  const closed = new Promise<void>((resolve) => {
    socket.once("close", () => resolve());
  });
  for (const piece of pieces) socket.write(piece);
  await closed;
  return answer;
}

const post = (body: string, headers: readonly string[] = ["content-type: application/json"]) =>
  [
    "POST /graphql HTTP/1.1",
    "host: localhost",
    "connection: close",
    ...headers,
    `content-length: ${Buffer.byteLength(body)}`,
    "",
    body,
  ].join("\r\n");

const query = (text: string, more: object = {}) => post(JSON.stringify({ query: text, ...more }));
const nest = (open: string, close: string, times: number) => open.repeat(times) + close.repeat(times);

const requests: Readonly<Record<string, string>> = {
  "no body": post(""),
  "half a body": post('{"query":"{ __typename }"').replace('"{', '"{ '),
  "a body that is no JSON": post("\u0000\u0001\u0002"),
  "a lone surrogate": post('{"query":"{ user(email: \\"\\ud800\\") { id } }"}'),
  "a byte order mark": post(`\ufeff${JSON.stringify({ query: "{ __typename }" })}`),
  null: post("null"),
  "a list": post("[]"),
  "a batch": post(JSON.stringify(new Array(100).fill({ query: "{ __typename }" }))),
  "deep JSON": post(nest("[", "]", 100_000)),
  "deep variables": query("query ($x: JSON) { __typename }", {
    variables: { x: JSON.parse(nest("[", "]", 60)) },
  }),
  "a prototype": post(
    '{"query":"{ __typename }","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
  ),
  "variables with a prototype": post('{"query":"{ __typename }","variables":{"__proto__":{"polluted":1}}}'),
  "extensions that are anything": post('{"query":"{ __typename }","extensions":[1]}'),
  "a hash that is an object": post('{"extensions":{"persistedQuery":{"version":1,"sha256Hash":{"$gt":""}}}}'),
  "a hash that is a prototype": post(
    '{"extensions":{"persistedQuery":{"version":1,"sha256Hash":"__proto__"}}}',
  ),
  "an unknown document": post('{"documentId":"../../etc/passwd"}'),
  "an operation name without operation": query("query A { __typename }", { operationName: "toString" }),
  "only a fragment": query("fragment F on Query { __typename }"),
  "a mutation without a name and a query": query("mutation { __typename } query { __typename }"),
  "a subscription": query("subscription { tickets { id } }"),
  "a schema": query("type Query { a: Int }"),
  "many aliases": query(`{ ${Array.from({ length: 101 }, (_, i) => `a${i}: __typename`).join(" ")} }`),
  "many fields of one name": query(`{ ${"users { nodes { id } } ".repeat(300)} }`),
  "many directives": query(`{ __typename ${"@skip(if: false) ".repeat(300)} }`),
  "unknown directives": query(`{ __typename ${"@x ".repeat(500)} }`),
  "many tokens": query(`{ ${"__typename ".repeat(50_000)} }`),
  "deep selections": query(nest("{ users { nodes ", "} }", 300)),
  "deep values": query(`{ user(email: ${nest("[", "]", 1_500)}) { id } }`),
  "a cycle of fragments": query("{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }"),
  "a chain of fragments": query(
    `{ ...F0 } ${Array.from({ length: 5_000 }, (_, i) => `fragment F${i} on Query { ...F${i + 1} }`).join(" ")}`,
  ),
  "fragments that double": query(
    `{ users { nodes { ...F0 } } } ${Array.from({ length: 30 }, (_, i) => `fragment F${i} on User { ...F${i + 1} ...F${i + 1} }`).join(" ")} fragment F30 on User { id }`,
  ),
  "introspection in circles": query(`{ __schema ${nest("{ types { fields { type ", "} } }", 20)} }`),
  "a list without end": query("{ users(first: 2147483647) { nodes { id } } }"),
  "a dear list": query(
    "{ users(first: 250) { nodes { tickets(first: 250) { nodes { comments(first: 250) { nodes { id } } } } } } }",
  ),
  "a number beyond all": query("query ($n: Int) { users(first: $n) { nodes { id } } }", {
    variables: { n: 1e300 },
  }),
  "a huge text": query(`{ user(email: "${"a".repeat(900_000)}") { id } }`),
  "a body beyond the limit": post("x".repeat(2_000_000)),
  "a cursor that somebody made": query('{ users(after: "AAAA", first: 1) { nodes { id } } }'),
  "a form": post("query=%7B__typename%7D", ["content-type: application/x-www-form-urlencoded"]),
  "plain text, as a page may send it": post('{"query":"{ __typename }"}', ["content-type: text/plain"]),
  "a file upload": post("--x--", ["content-type: multipart/form-data; boundary=x"]),
  "no media type": post('{"query":"{ __typename }"}', []),
  "a media type that is none": post("{}", ["content-type: /;;="]),
  "an accept header that is none": post('{"query":"{ __typename }"}', [
    "content-type: application/json",
    "accept: ;;;,/",
  ]),
  "an accept header that nothing meets": post('{"query":"{ __typename }"}', [
    "content-type: application/json",
    "accept: image/png",
  ]),
  "an encoding": post("x", ["content-type: application/json", "content-encoding: gzip"]),
  "a charset": post("{}", ["content-type: application/json; charset=utf-7"]),
  "a mutation by GET":
    "GET /graphql?query=mutation%7B__typename%7D HTTP/1.1\r\nhost: localhost\r\napollo-require-preflight: 1\r\nconnection: close\r\n\r\n",
  "a query by GET without the header":
    "GET /graphql?query=%7B__typename%7D HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n",
  "two queries by GET":
    "GET /graphql?query=%7Ba%7D&query=%7Bb%7D HTTP/1.1\r\nhost: localhost\r\napollo-require-preflight: 1\r\nconnection: close\r\n\r\n",
  "broken variables by GET":
    "GET /graphql?query=%7B__typename%7D&variables=%7B HTTP/1.1\r\nhost: localhost\r\napollo-require-preflight: 1\r\nconnection: close\r\n\r\n",
  "a broken escape by GET":
    "GET /graphql?query=%zz HTTP/1.1\r\nhost: localhost\r\napollo-require-preflight: 1\r\nconnection: close\r\n\r\n",
  "a long address": `GET /graphql?query=${"a".repeat(15_000)} HTTP/1.1\r\nhost: localhost\r\napollo-require-preflight: 1\r\nconnection: close\r\n\r\n`,
  "a way out of the path": "GET /../../etc/passwd HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n",
  "an encoded way out":
    "GET /files/..%2f..%2f..%2fetc%2fpasswd HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n",
  "an address elsewhere":
    "GET http://evil.example/graphql HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n",
  "a tunnel": "CONNECT evil.example:443 HTTP/1.1\r\nhost: evil.example:443\r\nconnection: close\r\n\r\n",
  "a trace": "TRACE /graphql HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n",
  "an unknown method": "BREW /graphql HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n",
  "an upgrade":
    "GET /graphql HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade, close\r\nupgrade: websocket\r\n\r\n",
  "no host": "GET /healthz HTTP/1.1\r\nconnection: close\r\n\r\n",
  "a host that is none": "GET /graphql?query=x HTTP/1.1\r\nhost: a b<>\r\nconnection: close\r\n\r\n",
  "a foreign host": "GET /graphql HTTP/1.1\r\nhost: evil.example\r\nconnection: close\r\n\r\n",
  "an old protocol": "GET /healthz HTTP/0.9\r\n\r\n",
  "two lengths":
    "POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-length: 5\r\ncontent-length: 50\r\nconnection: close\r\n\r\n{}",
  "a length and chunks":
    "POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\nconnection: close\r\n\r\n0\r\n\r\n",
  "chunks that are none":
    "POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\nconnection: close\r\n\r\nzz\r\n",
  "an expectation":
    "POST /graphql HTTP/1.1\r\nhost: localhost\r\nexpect: 999-nonsense\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{}",
  "long headers": `GET /healthz HTTP/1.1\r\nhost: localhost\r\nx: ${"a".repeat(40_000)}\r\n\r\n`,
  "many headers": `GET /healthz HTTP/1.1\r\nhost: localhost\r\n${Array.from({ length: 3_000 }, (_, i) => `x${i}: 1`).join("\r\n")}\r\nconnection: close\r\n\r\n`,
  "a request id that is a header":
    "GET /healthz HTTP/1.1\r\nhost: localhost\r\nx-request-id: a\tb<script>\r\nconnection: close\r\n\r\n",
  "bytes that are no HTTP": "\u0016\u0003\u0001\u0002\u0000\u0001\r\n\r\n",
};

describe("a hostile request", () => {
  it.each(Object.entries(requests))("with %s is answered or refused", async (name, request) => {
    const answer = await raw(request);
    expectSafe(answer, name);
    expect(answer.length, name).toBeLessThan(100_000);
    if (answer !== "" && !answer.startsWith("HTTP/1.1 2"))
      expect(answer, name).toMatch(/"errors":\[\{"message":/);
  });

  it("may be abandoned by its client before it is answered, any number of times", async () => {
    const dear = query("{ users(first: 100) { nodes { tickets(first: 5) { nodes { id } } } } }");
    for (let round = 0; round < 3; round++)
      await Promise.all(
        Array.from({ length: ONE_CALLER }, async (_, i) => {
          const socket = connect(gateway.port, "127.0.0.1");
          socket.on("error", () => undefined);
          socket.write(i % 2 ? dear : dear.slice(0, -20));
          await new Promise((resolve) => setTimeout(resolve, i));
          socket.destroy();
        }),
      );
    // Aborted requests release their places: the same number of new ones is admitted.
    const answers = await Promise.all(
      Array.from({ length: ONE_CALLER }, () => gateway.graphql("{ __typename }")),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it("that arrives slowly ends at its time limit", { timeout: 180_000 }, async () => {
    const slow = Array.from({ length: 20 }, () =>
      raw("POST /graphql HTTP/1.1\r\nhost: localhost\r\nx-slow:"),
    );
    const whole = query("{ __typename }");
    const body = raw(whole.slice(0, -5));
    expect((await gateway.graphql("{ __typename }")).status).toBe(200);
    for (const answer of await Promise.all(slow)) expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expectSafe(await body, "half a body");
  });
});

describe("in every argument of every field", () => {
  const schema = buildSchema(readFileSync(new URL("../../../schema/api.graphql", import.meta.url), "utf8"));
  const attacks = [...attacksOn(schema)];

  it("a hostile value is sent as a value: no other path is called, no request fails with 500", {
    timeout: 240_000,
  }, async () => {
    expect(attacks.length).toBeGreaterThan(300);
    gateway.families.calls.length = 0;
    const told = new Map<string, number>();
    for (const { coordinate, query: text, variables } of attacks) {
      gateway.families.clock.advance(2_000);
      const { status, text: answer, body } = await gateway.graphql(text, { variables });
      const what = `${coordinate} ${JSON.stringify(variables).slice(0, 300)}`;
      expect(status, what).toBeLessThan(500);
      expectSafe(answer, what);
      for (const { extensions } of body.errors ?? [])
        told.set(String(extensions["code"]), (told.get(String(extensions["code"])) ?? 0) + 1);
    }
    const { calls, bugs } = gateway.families;
    expect(bugs).toEqual([]);
    expect(
      calls.filter(({ operation }) => operation === undefined).map(({ method, path }) => `${method} ${path}`),
    ).toEqual([]);
    expect(calls.filter(({ headers }) => "x-injected" in headers)).toEqual([]);
    expect(calls.length).toBeGreaterThan(50);
    // Most are refused by the gateway. The others reach their family unchanged.
    expect(told.get("BAD_USER_INPUT")).toBeGreaterThan(50);
    expect(told.get("GRAPHQL_VALIDATION_FAILED")).toBeUndefined();
    expect(hostileValues.length).toBeLessThan(attacks.length);
  });

  it("the log contains no hostile value", () => {
    const logged = gateway.logged.join("");
    expect(logged).not.toMatch(/evil\.example|jndi|<script>/);
    expect(logged).not.toMatch(/"msg":"bug"/);
  });
});
