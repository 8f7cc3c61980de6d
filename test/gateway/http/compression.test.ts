/** Size of answers: compressed if the client accepts it, cached if equal for all callers. */
import { execFileSync } from "node:child_process";
import { request as httpRequest } from "node:http";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { getIntrospectionQuery } from "graphql";
import { beforeAll, describe, expect, it } from "vitest";
import { type Deployment, deploy, sharedDeployment, statementLink } from "#test/gateway/deployment.ts";
import { settings } from "#test/kit/settings.ts";

const deployment = await sharedDeployment();

interface RawAnswer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly bytes: Buffer;
}

/** Sends a request with these headers only, because `fetch` would ask for compression. */
function send(
  path: string,
  headers: Record<string, string> = {},
  body?: string,
  at: Deployment = deployment,
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const asked = httpRequest(
      { port: at.port, host: "127.0.0.1", path, method: body === undefined ? "GET" : "POST", headers },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () =>
          resolve({ status: response.statusCode, headers: response.headers, bytes: Buffer.concat(chunks) }),
        );
      },
    );
    asked.on("error", reject);
    asked.end(body);
  });
}

const json = { "content-type": "application/json" };
const ask = (query: string, headers: Record<string, string> = {}, at: Deployment = deployment) =>
  send("/graphql", { ...json, ...headers }, JSON.stringify({ query }), at);

const LARGE = "{ users(first: 50) { nodes { id email displayName } } }";

describe("an answer", () => {
  it.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const)("is compressed by %s for a client that accepts it", async (encoding, decode) => {
    const plain = await ask(LARGE);
    const compressed = await ask(LARGE, { "accept-encoding": encoding });
    expect(compressed.headers["content-encoding"]).toBe(encoding);
    expect(compressed.headers["vary"]).toContain("accept-encoding");
    expect(compressed.bytes.length).toBeLessThan(plain.bytes.length / 3);
    expect(JSON.parse(String(decode(compressed.bytes)))).toEqual(JSON.parse(String(plain.bytes)));
  });

  it("is not compressed for a client that does not accept the encoding", async () => {
    for (const headers of [
      {},
      { "accept-encoding": "identity" },
      { "accept-encoding": "br;q=0, gzip;q=0" },
    ]) {
      const answer = await ask(LARGE, headers);
      expect(answer.headers["content-encoding"]).toBeUndefined();
      expect(answer.headers["content-length"]).toBe(String(answer.bytes.length));
    }
  });

  it("is not compressed if it is small", async () => {
    const answer = await ask("{ __typename }", { "accept-encoding": "br, gzip" });
    expect(answer.headers["content-encoding"]).toBeUndefined();
  });

  it("that is a file has its length", async () => {
    const answer = await send(await statementLink(deployment), { "accept-encoding": "br, gzip" });
    expect(answer.status).toBe(200);
    expect(answer.headers["content-encoding"]).toBeUndefined();
    expect(String(answer.bytes.subarray(0, 5))).toBe("%PDF-");
  });
});

describe("introspection", () => {
  const standard = getIntrospectionQuery();

  it("has an ETag, and is not sent again to a client that has it", async () => {
    const first = await ask(standard, { "accept-encoding": "br" });
    const etag = String(first.headers["etag"]);
    expect(etag).toMatch(/^W\/"[\w-]{43}"$/);
    expect(first.headers["cache-control"]).toBe("private, no-cache");
    expect(first.bytes.length).toBeLessThan(250_000);
    expect(JSON.parse(String(brotliDecompressSync(first.bytes))).data.__schema.queryType.name).toBe("Query");
    const again = await ask(standard, { "if-none-match": etag });
    expect([again.status, again.bytes.length, again.headers["etag"]]).toEqual([304, 0, etag]);
    expect((await ask(standard, { "if-none-match": 'W/"other"' })).status).toBe(200);
  });

  it("is the same for any white space of its document, and equals the server's own answer", async () => {
    const [first, spaced] = [
      await ask(standard),
      await ask(`# a comment\n${standard.replaceAll("\n", "\n   ")}`),
    ];
    expect(spaced.headers["etag"]).toBe(first.headers["etag"]);
    const { data } = JSON.parse(String(first.bytes));
    const beside = await ask(standard.replace("{", "{ again: __typename "));
    expect(JSON.parse(String(beside.bytes)).data).toEqual({ again: "Query", ...data });
  });

  it("by GET is answered in the same way, with a header that prevents request forgery", async () => {
    const path = `/graphql?query=${encodeURIComponent(standard)}`;
    const first = await send(path, { "apollo-require-preflight": "1" });
    expect(first.status).toBe(200);
    const again = await send(path, {
      "apollo-require-preflight": "1",
      "if-none-match": String(first.headers["etag"]),
    });
    expect(again.status).toBe(304);
    expect((await send(path)).status).toBe(400);
  });

  it("beside data, with errors or with variables is an operation like any other", async () => {
    for (const query of [
      "{ __schema { queryType { name } } users(first: 1) { nodes { id } } }",
      "{ __schema { nonsense } }",
      "query ($deprecated: Boolean) { __schema { types { fields(includeDeprecated: $deprecated) { name } } } }",
      "{ __typename }",
    ]) {
      const answer = await ask(query);
      expect(answer.headers["etag"], query).toBeUndefined();
      expect(answer.headers["cache-control"], query).toBe("private, no-store");
    }
  });

  it("is refused if introspection is off, and if the caller is not authenticated", async () => {
    await using off = await deploy(settings({ server: { introspection: false } }));
    for (let time = 0; time < 2; time++) {
      const { status, headers, bytes } = await ask(standard, {}, off);
      expect([status, headers["etag"]]).toEqual([200, undefined]);
      expect(String(bytes)).toContain("GRAPHQL_VALIDATION_FAILED");
    }
    await using closed = await deploy({
      AUTH: "jwt",
      JWT_SECRET: "a-secret-that-is-long-enough-to-be-one",
      JWT_ISSUER: "https://issuer.example",
      JWT_AUDIENCE: "tributary",
    });
    expect((await ask(standard, { authorization: "Bearer x.y.z" }, closed)).status).toBe(401);
  });
});

describe("the console's page", () => {
  const html = { accept: "text/html" };
  const assetsIn = (text: string) =>
    [...text.matchAll(/(?:src|href)="(\/console\/assets\/[^"]+)"/g)].map(([, path = ""]) => path);

  beforeAll(() => {
    execFileSync("node", ["scripts/build.mjs"], {
      cwd: fileURLToPath(new URL("../../../", import.meta.url)),
    });
  });

  it("is small, and its scripts and styles are files that are cached forever", async () => {
    const page = await send("/", html);
    const text = String(page.bytes);
    expect(page.bytes.length).toBeLessThan(5_000);
    expect(page.headers["cache-control"]).toBe("no-cache");
    expect((await send("/", { ...html, "if-none-match": String(page.headers["etag"]) })).status).toBe(304);
    const assets = assetsIn(text);
    expect([...new Set(assets.map((path) => path.split(".").pop()))].sort()).toEqual(["css", "js", "svg"]);
    expect(text).not.toContain("<style>");
    expect(text).not.toMatch(/<script>/);
    for (const path of assets) {
      const asset = await send(path, { "accept-encoding": "gzip, br" });
      expect([asset.status, asset.headers["content-encoding"]]).toEqual([200, "br"]);
      expect(asset.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
      expect(asset.headers["x-content-type-options"]).toBe("nosniff");
      expect(asset.bytes.length).toBeLessThan(600_000);
    }
  });

  it("runs scripts of its own origin only, and none that is made from text", async () => {
    const page = await send("/", html);
    const script = assetsIn(String(page.bytes)).find((path) => path.endsWith(".js")) ?? "";
    for (const { headers } of [page, await send(script)]) {
      const policy = String(headers["content-security-policy"]);
      expect(policy).toContain("default-src 'none'; script-src 'self'; style-src");
      expect(policy).not.toMatch(/unsafe-eval|https?:|\*|blob:/);
    }
  });

  it("has no asset under another name", async () => {
    expect((await send("/console/assets/nothing.js")).status).toBe(404);
    expect((await send("/console/assets/__proto__")).status).toBe(404);
    expect((await send("/console/assets/..%2findex.html")).status).toBe(404);
    await using off = await deploy(settings({ server: { console: false } }));
    expect((await send("/console/assets/nothing.js", {}, undefined, off)).status).toBe(404);
    expect((await send("/console/api/session", {}, undefined, off)).status).toBe(404);
  });
});
