/** Further abilities of a service besides operations: limits after admission, pages, forms. */
import Type from "typebox";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoSecret } from "#contracts/demo-credentials.ts";
import { keyHeader } from "#contracts/kit/auth.ts";
import { family, get } from "#contracts/kit/contract.ts";
import { errorBody, Problem } from "#contracts/kit/error-bodies.ts";
import { service } from "#services/kit/service.ts";
import { startFamilies, type TestFamilies } from "#test/kit/families.ts";

const gate = family(
  "gate",
  {
    subgraph: "identity",
    auth: keyHeader("x-api-key"),
    errors: errorBody(({ message }) => ({ message }), { message: ["message"] }),
  },
  { listFamilies: get("/families", { returns: Type.Array(Type.String()) }) },
);

let heard: string[] = [];
const gateLocal = {
  service: service(
    gate,
    ({ families }) => ({ listFamilies: () => families.map(({ name }) => name) }),
    ({ store }) => ({
      admitted({ name, kind }) {
        heard.push(name);
        if (kind === "person") throw new Problem(429, "Full", { headers: { "retry-after": "7" } });
      },
      forms: {
        "/echo": (form, { authorization }) => ({
          status: 201,
          body: { said: form.get("said"), as: String(authorization) },
        }),
      },
      link({ method, path, headers, body, now }) {
        if (!path.startsWith("/linked/")) return undefined;
        if (path === "/linked/gone") throw new Problem(404, "Gone");
        const told = `${method} ${headers["x-key"]} ${Buffer.from(body ?? []).toString()} ${now}`;
        return { mediaType: "text/csv", bytes: Buffer.from(told) };
      },
      pages: { "/hello": (now) => `<p>${now} ${store.collection("x", { key: String }).size}</p>` },
    }),
  ),
  seed: () => undefined,
};

describe("a service with more than operations", () => {
  let families: TestFamilies;
  beforeAll(async () => {
    families = await startFamilies({ services: [gateLocal] });
  });
  afterAll(async () => {
    await families.close();
  });
  const call = async (path: string, headers: Record<string, string> = {}, method = "GET") => {
    heard = [];
    const response = await fetch(families.baseUrl("gate") + path, { method, headers });
    return { response, text: await response.text(), heard };
  };
  it("serves its own links without a credential", async () => {
    const init = { method: "PUT", headers: { "x-key": "k", "content-type": "text/csv" }, body: "a,b" };
    const response = await fetch(`${families.baseUrl("gate")}/linked/1`, init);
    expect([response.status, response.headers.get("content-type"), await response.text()]).toEqual([
      200,
      "text/csv",
      `PUT k a,b ${families.clock.now()}`,
    ]);
    expect(families.calls.at(-1)).toMatchObject({ operation: undefined, body: "a,b", status: 200 });
    const gone = await call("/linked/gone");
    expect([gone.response.status, gone.text]).toEqual([404, '{"message":"Gone"}']);
  });

  const key = { "x-api-key": demoSecret("gate") };

  it("has the list of served families, and gets the caller of a request", async () => {
    const { text, heard } = await call("/families", key);
    expect(text).toBe('["gate"]');
    expect(heard).toEqual(["service"]);
  });

  it("gets no request that is refused before authentication, nor one of an unknown path", async () => {
    for (const [path, headers, status] of [
      ["/families", {}, 401],
      ["/nothing", key, 404],
    ] as const) {
      const { response, heard } = await call(path, headers);
      expect([response.status, heard]).toEqual([status, []]);
    }
  });

  it("serves forms that programs post", async () => {
    const body = new URLSearchParams({ said: "a b" });
    const url = `${families.baseUrl("gate")}/echo`;
    const response = await fetch(url, { method: "POST", body, headers: { authorization: "x" } });
    expect([response.status, response.headers.get("cache-control")]).toEqual([201, "no-store"]);
    expect(await response.json()).toEqual({ said: "a b", as: "x" });
    expect((await call("/echo", key)).response.status).toBe(404);
  });

  it("refuses in the family's own shape", async () => {
    const { response, text } = await call("/families", { "x-api-key": demoSecret("gate", "agent") });
    expect([response.status, response.headers.get("retry-after"), text]).toEqual([
      429,
      "7",
      '{"message":"Full"}',
    ]);
  });

  it("shows its pages without credentials and without scripts, by GET only", async () => {
    const { response, text, heard } = await call("/hello");
    expect([response.status, text, heard]).toEqual([200, `<p>${families.clock.now()} 0</p>`, []]);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect((await call("/hello", key, "POST")).response.status).toBe(404);
    expect((await call("/toString")).response.status).toBe(404);
  });
});
