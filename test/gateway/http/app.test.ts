/** The gateway's HTTP interface over a real socket: every response is short JSON without internal data. */
import { once } from "node:events";
import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import { type Deployment, deploy, sharedDeployment, statementLink } from "#test/gateway/deployment.ts";
import { settings } from "#test/kit/settings.ts";

const deployment = await sharedDeployment();

/** Sends bytes unchanged and resolves with the whole response. */
async function raw(text: string): Promise<string> {
  const socket = connect(deployment.port, "127.0.0.1");
  let answer = "";
  socket.on("data", (chunk) => {
    answer += String(chunk);
  });
  socket.write(text);
  await once(socket, "close");
  return answer;
}

const post = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  fetch(`${deployment.origin}/graphql`, {
    method: "POST",
    body,
    headers: { "content-type": "application/json", ...headers },
  });

describe("an operation", () => {
  it("is answered with its request id and with `cache-control: no-store`", async () => {
    const { status, headers, body } = await deployment.graphql("{ __typename }", {
      headers: { "x-request-id": "r-1" },
    });
    expect(status).toBe(200);
    expect(body).toEqual({ data: { __typename: "Query" } });
    expect(headers.get("x-request-id")).toBe("r-1");
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("may be a query by GET with a header that prevents request forgery, and no mutation", async () => {
    const query = `/graphql?query=${encodeURIComponent("{ __typename }")}`;
    expect((await deployment.get(query, { "apollo-require-preflight": "1" })).status).toBe(200);
    expect((await deployment.get(query)).status).toBe(400);
    const mutation = `/graphql?query=${encodeURIComponent("mutation { __typename }")}`;
    const refused = await deployment.get(mutation, { "apollo-require-preflight": "1" });
    expect([refused.status, refused.headers.get("allow")]).toEqual([405, "POST"]);
  });

  it("carries its request id in errors, or a new one if the client's is no valid id", async () => {
    const { body, headers } = await deployment.graphql("{ nonsense }", {
      headers: { "x-request-id": "a b\tc" },
    });
    const id = headers.get("x-request-id");
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: "GRAPHQL_VALIDATION_FAILED", requestId: id });
  });

  it("is logged with its name and cost, and without its arguments", async () => {
    await deployment.graphql('query Secretive { payment(id: "BankPayment:31415926") { id } }', {
      headers: { authorization: "Bearer top-secret-token", "x-request-id": "r-logged" },
    });
    const line = deployment.logged
      .map((text) => JSON.parse(text))
      .find(({ requestId }) => requestId === "r-logged");
    expect(line).toMatchObject({
      msg: "operation",
      operation: "Secretive",
      kind: "query",
      calls: 1,
      families: { banking: 1 },
    });
    expect(deployment.logged.join("")).not.toMatch(/31415926|top-secret|http:/);
  });
});

describe("a request that is no operation", () => {
  const long = `{ ${"__typename ".repeat(2_100)} }`;
  const nested = `${"[".repeat(60)}${"]".repeat(60)}`;
  it.each([
    ["no body", "", 400],
    ["broken JSON", "{", 400],
    ["JSON that is no object", "1", 400],
    ["a batch", '[{"query":"{ __typename }"}]', 400],
    ["no query", "{}", 400],
    ["a query that is no text", '{"query":{}}', 400],
    ["variables that are no object", '{"query":"{ __typename }","variables":"x"}', 400],
    ["a syntax error", '{"query":"{"}', 400, 200],
    ["a prototype", '{"query":"{ __typename }","variables":{"__proto__":{"polluted":1}}}', 400],
    ["deep nesting", `{"query":"{ __typename }","variables":{"x":${nested}}}`, 400],
    ["too many tokens", JSON.stringify({ query: long }), 400, 200],
    ["an operation that is not there", '{"query":"query A { __typename }","operationName":"B"}', 400, 200],
    ["two operations and no name", '{"query":"query A { __typename } query B { __typename }"}', 400, 200],
    ["a subscription", '{"query":"subscription { x }"}', 400, 200],
    ["a persisted query's hash", '{"extensions":{"persistedQuery":{"version":1,"sha256Hash":{}}}}', 400],
    ["too large a body", `{"query":"${"x".repeat(1_100_000)}"}`, 413],
  ] as const)("with %s is refused in JSON", async (_name, body, status, json: number = status) => {
    // A valid request for an invalid operation has status 200, unless the media type specifies another one.
    const strict = await post(body, { accept: "application/graphql-response+json" });
    expect(strict.status).toBe(status);
    const response = await post(body);
    expect(response.status).toBe(json);
    expect(response.headers.get("content-type")).toMatch(/^application\/json/);
    const { errors } = (await response.json()) as { errors: { message: string; extensions: object }[] };
    expect(errors[0]?.message.length).toBeLessThan(301);
    expect(errors[0]?.extensions).toHaveProperty("code");
    expect(errors[0]?.extensions).not.toMatchObject({ code: "INTERNAL_SERVER_ERROR" });
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  });

  it("of another media type is refused", async () => {
    for (const type of [
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data",
      "image/png",
    ])
      expect((await post('{"query":"{ __typename }"}', { "content-type": type })).status).toBe(415);
  });

  it.each([
    ["a charset that is not UTF-8", { "content-type": "application/json; charset=utf-16" }, /charset/],
    ["a quoted charset", { "content-type": 'application/json; charset="ISO-8859-1"' }, /charset/],
    ["two charsets", { "content-type": "application/json; charset=utf-8; charset=utf-7" }, /charset/],
    ["an encoding that is not true", { "content-encoding": "gzip" }, /content encoding/i],
    ["an encoding that is not known", { "content-encoding": "snappy" }, /content encoding/i],
    ["several encodings", { "content-encoding": "gzip, br" }, /content encoding/i],
  ])("in %s is refused, and the error names the accepted form", async (_name, headers, message) => {
    const response = await post('{"query":"{ __typename }"}', headers);
    const { errors } = (await response.json()) as { errors: { message: string }[] };
    expect(response.status).toBe(415);
    expect(errors[0]?.message).toMatch(message);
  });

  it("in bytes that are not UTF-8 is refused and not decoded to another text", async () => {
    const latin = Buffer.from('{"query":"{ user(email: \\"j\u00fcrgen@example.org\\") { id } }"}', "latin1");
    expect((await post(new Uint8Array(latin))).status).toBe(415);
    const utf16 = Buffer.from('{"query":"{ __typename }"}', "utf16le");
    expect((await post(new Uint8Array(utf16))).status).toBe(400);
  });

  it("is not refused for a content type with its charset and the encoding `identity`", async () => {
    for (const type of ["application/json; charset=utf-8", 'application/json;charset="UTF-8"']) {
      const headers = { "content-type": type, "content-encoding": "identity" };
      expect((await post('{"query":"{ __typename }"}', headers)).status).toBe(200);
    }
  });

  it("to another address or by another method is refused in JSON", async () => {
    const cases = [
      ["GET", "/nope", 404],
      ["POST", "/", 405],
      ["PATCH", "/graphql", 405],
      ["DELETE", "/graphql", 404],
      ["POST", "/files/x", 405],
      ["GET", "/%zz", 400],
      ["GET", "/files/..%2f..%2fetc", 404],
    ] as const;
    for (const [method, path, status] of cases) {
      const answer = await raw(
        `${method} ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`,
      );
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(answer).toContain('{"errors":[{"message"');
    }
  });

  it("that is not HTTP is refused in JSON", async () => {
    expect(await raw("nonsense\r\n\r\n")).toMatch(/^HTTP\/1\.1 400 [\s\S]*"errors"/);
    const header = `x-long: ${"a".repeat(20_000)}\r\n`;
    expect(await raw(`GET / HTTP/1.1\r\nhost: localhost\r\n${header}\r\n`)).toMatch(
      /^HTTP\/1\.1 431 [\s\S]*"errors"/,
    );
  });

  it("with a foreign host header is refused with 421, against DNS rebinding", async () => {
    const answer = await raw("GET /healthz HTTP/1.1\r\nhost: evil.example\r\nconnection: close\r\n\r\n");
    expect(answer).toMatch(/^HTTP\/1\.1 421 /);
  });
});

describe("pages of other origins", () => {
  const preflight = (origin: string, at: Deployment = deployment) =>
    fetch(`${at.origin}/graphql`, {
      method: "OPTIONS",
      headers: { origin, "access-control-request-method": "POST" },
    });
  const allowed = (response: Response, name: "headers" | "origin" | "private-network") =>
    response.headers.get(`access-control-allow-${name}`);

  it.each(["http://localhost:5173", "http://127.0.0.1:3000", "http://[::1]:8080", "https://localhost"])(
    "may call in development if this machine serves them: %s",
    async (origin) => {
      const response = await preflight(origin);
      expect([response.status, allowed(response, "origin")]).toEqual([204, origin]);
      const answer = await post('{"query":"{ __typename }"}', { origin });
      expect([answer.status, allowed(answer, "origin")]).toEqual([200, origin]);
      expect(answer.headers.get("access-control-expose-headers")).toContain("x-request-id");
    },
  );

  it.each([
    "http://localhost.evil.example",
    "http://127.0.0.1.evil.example",
    "http://localhost:1@evil.example",
    "http://localhost/",
    "file://localhost",
    "null",
  ])("may not pretend to be of this machine: %s", async (origin) => {
    expect(allowed(await preflight(origin), "origin")).toBeNull();
    expect(allowed(await post('{"query":"{ __typename }"}', { origin }), "origin")).toBeNull();
  });

  it("may not call in production because this machine serves them", async () => {
    await using production = await deploy({
      NODE_ENV: "production",
      AUTH: "off",
      DEMO: "on",
      ...settings({ server: { corsOrigins: ["https://app.example"] } }),
    });
    const local = await preflight("http://localhost:5173", production);
    expect([local.status, allowed(local, "origin")]).toEqual([405, null]);
    expect(allowed(await preflight("https://app.example", production), "origin")).toBe("https://app.example");
  });

  it("may send the headers of clients, including a trace and the client's name", async () => {
    const response = await preflight("http://localhost:5173");
    const headers = allowed(response, "headers")?.split(", ");
    for (const name of [
      "content-type",
      "authorization",
      "traceparent",
      "tracestate",
      "apollographql-client-name",
      "apollographql-client-version",
    ])
      expect(headers).toContain(name);
    expect(allowed(response, "private-network")).toBe("true");
    expect(response.headers.get("access-control-max-age")).toBe("600");
    expect(response.headers.get("vary")?.toLowerCase()).toContain("origin");
  });

  it("may send the headers of server.corsHeaders as well", async () => {
    await using own = await deploy(settings({ server: { corsHeaders: ["x-bank-key", "X-Tenant"] } }));
    const headers = allowed(await preflight("http://localhost:5173", own), "headers")?.split(", ");
    expect(headers).toEqual(expect.arrayContaining(["content-type", "x-bank-key", "x-tenant"]));
  });

  it("of Apollo Sandbox are linked to only if they may call", async () => {
    const sandboxOf = async (of: typeof deployment) =>
      ((await (await of.get("/console/api/session")).json()) as { sandbox?: string }).sandbox;
    expect(await sandboxOf(deployment)).toBe("https://studio.apollographql.com");
    await using own = await deploy(settings({ server: { corsOrigins: ["https://app.example"] } }));
    expect(await sandboxOf(own)).toBeUndefined();
  });

  it("are allowed by name, without cookies", async () => {
    const response = await preflight("https://studio.apollographql.com");
    expect(response.status).toBe(204);
    expect(response.headers.get("access-control-allow-origin")).toBe("https://studio.apollographql.com");
    expect(response.headers.get("access-control-allow-credentials")).toBeNull();
  });

  it("are refused otherwise", async () => {
    const response = await preflight("https://evil.example");
    expect(response.status).toBe(405);
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
  });
});

describe("health", () => {
  it("reports that the process lives, and the state of each family", async () => {
    expect(await (await deployment.get("/healthz")).json()).toEqual({ status: "ok" });
    await deployment.graphql('{ user(email: "nobody@example.org") { identityUser { status } } }');
    const ready = (await (await deployment.get("/readyz")).json()) as {
      families: object;
      peopleIndex: object;
    };
    expect(ready).toMatchObject({ status: "ready", families: { banking: "closed", identity: "closed" } });
    expect(ready.peopleIndex).toMatchObject({ people: expect.any(Number), ageMs: expect.any(Number) });
  });

  it("is answered to HEAD too", async () => {
    expect((await fetch(`${deployment.origin}/healthz`, { method: "HEAD" })).status).toBe(200);
  });
});

describe("the console", () => {
  it("is sent to browsers, with a content security policy that names no other host", async () => {
    for (const path of ["/", "/graphql"]) {
      const response = await deployment.get(path, { accept: "text/html,application/xhtml+xml" });
      expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(response.headers.get("content-security-policy")).not.toMatch(/https?:|\*/);
      const page = await response.text();
      const scripts = [...page.matchAll(/src="([^"]+)"/g)].map(([, path = ""]) => path);
      expect(scripts.length).toBeGreaterThan(0);
      const texts = await Promise.all(scripts.map(async (path) => (await deployment.get(path)).text()));
      expect(texts.join("")).toContain("query Linked");
    }
  });

  it("is served with its files while all places for operations are taken", async () => {
    await using full = await deploy(settings({ limits: { requestsAtOnce: 1 } }));
    full.families.setFaults("banking=hang");
    const leaving = new AbortController();
    const hanging = fetch(`${full.origin}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query: "{ banking { customers(first: 1) { nodes { id } } } }" }),
      signal: leaving.signal,
    }).catch(() => "left");
    await expect.poll(async () => (await full.graphql("{ __typename }")).status).toBe(503);
    const page = await full.get("/", { accept: "text/html" });
    expect(page.status).toBe(200);
    const files = [...(await page.text()).matchAll(/"(\/console\/assets\/[^"]+)"/g)].map(
      ([, file = ""]) => file,
    );
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) expect((await full.get(file)).status, file).toBe(200);
    expect((await full.graphql("{ __typename }")).status).toBe(503);
    leaving.abort();
    expect(await hanging).toBe("left");
  });
});

describe("file links", () => {
  it("relay a file once", async () => {
    const url = await statementLink(deployment);
    // A HEAD request must not use the link up.
    expect((await fetch(deployment.origin + url, { method: "HEAD" })).status).toBe(200);
    const first = await deployment.get(url);
    expect(first.status).toBe(200);
    expect(first.headers.get("content-type")).toBe("application/pdf");
    expect(first.headers.get("content-disposition")).toMatch(/^attachment; filename="statement-\d+\.pdf"$/);
    expect(
      Buffer.from(await first.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
    expect((await deployment.get(url)).status).toBe(410);
  });

  it("that were altered are refused", async () => {
    const url = await statementLink(deployment);
    expect((await deployment.get(`${url.slice(0, -3)}AAA`)).status).toBe(410);
    expect((await deployment.get("/files/nothing")).status).toBe(404);
  });

  it("report the family's failure if it sends no file", async () => {
    const url = await statementLink(deployment);
    deployment.families.setFaults("banking=status:500");
    const response = await deployment.get(url);
    deployment.families.setFaults("");
    expect(response.status).toBe(424);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: "UPSTREAM_ERROR" } }] });
  });
});

describe("load", () => {
  it("beyond the limit is refused at once, and counted down again", async () => {
    await using small = await deploy(settings({ limits: { requestsAtOnce: 2 } }));
    small.families.setFaults("banking=latency:300");
    const query = '{ payment(id: "BankPayment:1") { id } }';
    const answers = await Promise.all(Array.from({ length: 5 }, () => small.graphql(query)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 503, 503, 503]);
    const refused = answers.find(({ status }) => status === 503);
    expect(refused?.headers.get("retry-after")).toBe("1");
    small.families.setFaults("");
    expect((await small.graphql(query)).status).toBe(200);
  });
});

describe("with access control", () => {
  it("a caller without a valid token can read only the health page and the console's page", async () => {
    await using closed = await deploy({
      AUTH: "jwt",
      JWT_SECRET: "a-secret-that-is-long-enough-to-be-one",
      JWT_ISSUER: "https://issuer.example",
      JWT_AUDIENCE: "tributary",
    });
    const refused = await closed.graphql("{ __typename }", { headers: { authorization: "Bearer x.y.z" } });
    expect(refused.status).toBe(401);
    expect(refused.headers.get("www-authenticate")).toBe("Bearer");
    expect(refused.body.errors?.[0]?.extensions["code"]).toBe("UNAUTHENTICATED");
    expect((await closed.get("/healthz")).status).toBe(200);
    expect((await closed.get("/graphql", { accept: "text/html" })).status).toBe(200);
  });
});

describe("a request's headers", () => {
  it("may have the configured size, and beyond it are refused in JSON", async () => {
    await using small = await deploy(settings({ limits: { headerBytes: 4096 } }));
    expect((await small.get("/healthz", { "x-long": "x".repeat(2_000) })).status).toBe(200);
    const refused = await small.get("/healthz", { "x-long": "x".repeat(5_000) });
    expect(refused.status).toBe(431);
    expect(await refused.json()).toMatchObject({ errors: [{ extensions: { code: "BAD_REQUEST" } }] });
  });
});
