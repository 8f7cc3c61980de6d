/** Logs contain no private data, and the id in every error leads to a line. */
import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { readGatewayConfig } from "#gateway/read-config.ts";
import { secretsOf } from "#platform/config/secrets.ts";
import { createLog, logBug } from "#platform/http/log.ts";
import { type Deployment, deploy } from "#test/gateway/deployment.ts";
import { settings } from "#test/kit/settings.ts";

const LISTENER = "a-listener-that-shows-a-token-of-its-own";

function logTo(secrets: readonly string[] = []) {
  const lines: string[] = [];
  return { lines, log: createLog("info", secrets, { write: (line: string) => void lines.push(line) }) };
}

describe("a line of the log", () => {
  it("contains no value under a name of a credential", () => {
    const { lines, log } = logTo();
    log.info({
      headers: { authorization: "a", cookie: "b", accept: "json" },
      token: "c",
      x: { y: { password: "d", z: [{ Authorization: ["e"] }] } },
    });
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      headers: { authorization: "[redacted]", cookie: "[redacted]", accept: "json" },
      token: "[redacted]",
      x: { y: { password: "[redacted]", z: [{ Authorization: "[redacted]" }] } },
    });
  });

  it("contains no configured credential, at any position", () => {
    const config = readGatewayConfig({
      BANKING_CREDENTIAL: 'service:quite"a\\secret',
      SUBGRAPHS_SECRET: "s".repeat(40),
      METRICS_TOKEN: "m".repeat(40),
      BANKING_URL: "https://bank.example",
    });
    const { lines, log } = logTo(secretsOf(config));
    log.info(
      { deep: { deeper: { said: `it was quite"a\\secret and ${"s".repeat(40)}` } } },
      `or ${"m".repeat(40)}`,
    );
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      deep: { deeper: { said: "it was [redacted] and [redacted]" } },
      msg: "or [redacted]",
    });
  });

  it.each([
    "Bearer abcdef123456",
    "Basic dXNlcjpwYXNz",
    "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl",
    "ada.lovelace+bank@example.org",
    "https://user:pass@10.0.0.1:8080/people?email=ada",
  ])("contains nothing that looks like %s", (value) => {
    const { lines, log } = logTo();
    log.warn({ why: `because of ${value}, "so" there` }, value);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ msg: "[redacted]" });
    expect(lines[0]).not.toContain(value);
  });

  it("has at most 128 characters of a client's operation name", async () => {
    await using gateway = await deploy();
    await gateway.graphql(`query ${"x".repeat(80_000)} { __typename }`, {
      headers: { "x-request-id": "r-long" },
    });
    const line = gateway.logged.find((text) => text.includes("r-long")) ?? "";
    expect(JSON.parse(line)).toMatchObject({ operation: "x".repeat(128), msg: "operation" });
  });

  it("is truncated if it is too long, and stays one JSON line", () => {
    const { lines, log } = logTo(["kept-from-everybody"]);
    log.info({ text: `${"-".repeat(500)}kept-from-everybody ${"y".repeat(100_000)}`, calls: 2 }, "long");
    expect(lines[0]?.length).toBeLessThan(2_000);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ calls: 2, msg: "long" });
    expect(lines[0]).not.toContain("kept");
  });

  it.each(["a-eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln", "x.eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln"])(
    "contains no signed token after other characters, as in %s",
    (value) => {
      const { lines, log } = logTo();
      log.warn(value);
      expect(lines[0]).not.toContain("eyJ");
    },
  );

  it("is otherwise unchanged, including ids and positions in code", () => {
    const { lines, log } = logTo();
    const line = {
      requestId: "r-1",
      at: ["at run (file:///app/node_modules/@apollo/server/dist/a.js:1:2)"],
      families: { banking: 2 },
    };
    log.info(line, "operation");
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ ...line, msg: "operation" });
  });

  it("about a bug has the request id, and no text with data of the request", () => {
    const { lines, log } = logTo();
    logBug(log)(new Error("ada@example.org is unknown"), "r-2");
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ requestId: "r-2", msg: "bug", type: "Error" });
    expect(lines[0]).not.toContain("unknown");
    const timeZone = "ada@example.org";
    try {
      new Intl.DateTimeFormat("en", { timeZone });
    } catch (error) {
      logBug(log)(error);
    }
    expect(JSON.parse(lines[1] ?? "")).toMatchObject({ message: "Invalid time zone specified" });
    expect(lines[1]).not.toContain(timeZone);
  });
});

describe("with `server.logSample` a gateway logs", () => {
  const lines = ({ logged }: Deployment) =>
    logged
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ msg }) => msg === "operation")
      .map(({ operation, sample, errors }) => ({ operation, sample, errors }));
  let gateway: Deployment;
  beforeAll(async () => {
    gateway = await deploy(settings({ server: { logSample: 20 } }));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    gateway.logged.length = 0;
  });
  afterAll(() => gateway.stop());

  it("a fraction of ordinary operations, with the number that each line represents", async () => {
    const draws = vi.spyOn(Math, "random").mockReturnValue(0.05);
    await gateway.graphql("query left { __typename }");
    draws.mockReturnValue(0.049);
    await gateway.graphql("query drawn { __typename }");
    expect(lines(gateway)).toEqual([{ operation: "drawn", sample: 20, errors: undefined }]);
  });

  it("all operations that write, have an error, or are slow", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0.99);
    await gateway.graphql(
      'mutation writes { createErpUnitOfMeasure(input: { code: "LOGGED" }) { unitOfMeasure { id } } }',
    );
    await gateway.graphql('query fails { payment(id: "Ticket:1") { id } }');
    gateway.families.setFaults("banking=latency:2500");
    await gateway.graphql("query slow { banking { payments(first: 1) { nodes { id } } } }");
    gateway.families.setFaults("");
    expect(lines(gateway)).toEqual([
      { operation: "writes", sample: undefined, errors: undefined },
      { operation: "fails", sample: undefined, errors: ["BAD_USER_INPUT"] },
      { operation: "slow", sample: undefined, errors: undefined },
    ]);
  });
});

describe("the request id", () => {
  let deployment: Deployment;
  beforeAll(async () => {
    deployment = await deploy(
      settings({
        families: { eSignature: { webhook: { token: LISTENER } } },
        limits: { requestBytes: 4096 },
        access: { trustedDocuments: "off" },
      }),
    );
  });
  afterAll(() => deployment.stop());

  const json = { "content-type": "application/json" };
  const operation = (query: string) => ({ method: "POST", headers: json, body: JSON.stringify({ query }) });
  const requests: Readonly<Record<string, readonly [path: string, init: RequestInit]>> = {
    "a document that cannot be parsed": ["/graphql", operation("{")],
    "a field that is not there": ["/graphql", operation("{ nonsense }")],
    "an argument that is malformed": ["/graphql", operation('{ payment(id: "nonsense") { id } }')],
    "two operations without a name": ["/graphql", operation("query A { __typename } query B { __typename }")],
    "a query that is too deep": ["/graphql", operation(`{ ${"a{".repeat(40)}b${"}".repeat(40)} }`)],
    "no query": ["/graphql", { method: "POST", headers: json, body: "{}" }],
    "a list of queries": ["/graphql", { method: "POST", headers: json, body: "[]" }],
    "a body that is no JSON": ["/graphql", { method: "POST", headers: json, body: "{" }],
    "a body of another type": [
      "/graphql",
      { method: "POST", headers: { "content-type": "text/plain" }, body: "x" },
    ],
    "a body that is too large": ["/graphql", operation(`{ ${"a ".repeat(5_000)} }`)],
    "a hash that is none": [
      "/graphql",
      {
        method: "POST",
        headers: json,
        body: '{"extensions":{"persistedQuery":{"version":1,"sha256Hash":"x"}}}',
      },
    ],
    "a hash that is not known": [
      "/graphql",
      {
        method: "POST",
        headers: json,
        body: `{"extensions":{"persistedQuery":{"version":1,"sha256Hash":"${"a".repeat(64)}"}}}`,
      },
    ],
    "a query by GET that may be forged": ["/graphql?query={__typename}", {}],
    "a mutation by GET": [
      "/graphql?query=mutation{__typename}",
      { headers: { "apollo-require-preflight": "1" } },
    ],
    "another method": ["/graphql", { method: "DELETE" }],
    "an address of nothing": ["/nothing", {}],
    "an address that is malformed": ["/%zz", {}],
    "a file link that is none": ["/files/none", {}],
    "a file link that is altered": ["/files/a..b.c.d", {}],
    "an upload to no link": ["/files/none", { method: "PUT", body: "x" }],
    "a webhook without its token": ["/webhooks/e-signature", { method: "POST", headers: json, body: "{}" }],
    "a webhook that says nothing": [
      "/webhooks/e-signature",
      { method: "POST", headers: { ...json, authorization: `Bearer ${LISTENER}` }, body: "{}" },
    ],
  };

  it.each(Object.entries(requests))("is in the error of %s, and in the log", async (_name, [path, init]) => {
    const id = `r-${Math.random().toString(36).slice(2)}`;
    const answer = await fetch(deployment.origin + path, {
      ...init,
      headers: { ...init.headers, "x-request-id": id },
    });
    const text = await answer.text();
    const { errors } = JSON.parse(text) as { errors: { extensions?: { requestId?: string } }[] };
    expect(errors.length, text).toBeGreaterThan(0);
    for (const { extensions } of errors) expect(extensions?.requestId, text).toBe(id);
    expect(answer.headers.get("x-request-id")).toBe(id);
    await expect.poll(() => deployment.logged.filter((line) => line.includes(id)).length).toBeGreaterThan(0);
  });

  it.each([
    ["no HTTP", "nonsense\r\n\r\n"],
    ["headers without end", `GET / HTTP/1.1\r\nhost: x\r\na: ${"b".repeat(20_000)}\r\n\r\n`],
    ["an expectation", "POST /graphql HTTP/1.1\r\nhost: x\r\nexpect: something\r\ncontent-length: 1\r\n\r\n"],
    ["no host", "GET /healthz HTTP/1.1\r\n\r\n"],
  ])("is created if none can be used: %s", async (_name, bytes) => {
    const socket = connect(deployment.port, "127.0.0.1");
    let answer = "";
    socket.on("data", (chunk) => {
      answer += String(chunk);
      if (answer.includes('"errors"')) socket.end();
    });
    socket.write(bytes);
    await once(socket, "close");
    const [, id = ""] = /"requestId":"([\da-f-]{36})"/.exec(answer) ?? [];
    expect(id, answer).not.toBe("");
    expect(answer).toContain(`x-request-id: ${id}`);
    await expect.poll(() => deployment.logged.some((line) => line.includes(id))).toBe(true);
  });

  it.each(["a b", "x".repeat(65), "ada@example.org", "<script>", "a,b"])(
    "of a client is not used if it is invalid: %s",
    async (given) => {
      const { body, headers } = await deployment.graphql("{ nonsense }", {
        headers: { "x-request-id": given },
      });
      const id = headers.get("x-request-id");
      expect(id).toMatch(/^[\da-f-]{36}$/);
      expect(body.errors?.[0]?.extensions["requestId"]).toBe(id);
      expect(deployment.logged.join("")).not.toContain(given);
    },
  );

  it("is that of each request if several wait for one failed read of the people index", async () => {
    await using own = await deploy();
    own.families.setFaults("identity=status:500");
    const email = own.families.company.people[0]?.email ?? "";
    const answers = await Promise.all(
      ["r-a", "r-b"].map((id) =>
        own.graphql(`{ user(email: "${email}") { identityUser { id } } }`, {
          headers: { "x-request-id": id },
        }),
      ),
    );
    expect(answers.map(({ body }) => body.errors?.map(({ extensions }) => extensions["requestId"]))).toEqual([
      ["r-a"],
      ["r-b"],
    ]);
  });
});
