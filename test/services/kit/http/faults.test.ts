import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { movableClock } from "#services/kit/data/clock.ts";
import { openStore } from "#services/kit/data/store.ts";
import { createFaults, FaultSettingError, parseFaults, parseProfile } from "#services/kit/http/faults.ts";
import { createHost } from "#services/kit/http/host.ts";
import { bearerOf, startFamilies, type TestFamilies } from "#test/kit/families.ts";

describe("the FAULTS setting", () => {
  it("is parsed as a profile for each family, of one or more faults", () => {
    expect(parseFaults("supportDesk=latency:200+hang:0.5, banking=status:503:0.2")).toEqual({
      supportDesk: "latency:200+hang:0.5",
      banking: "status:503:0.2",
    });
    expect(parseProfile("latency:200+status:503:0.2+huge")).toEqual([
      { kind: "latency", value: 200, rate: 1 },
      { kind: "status", value: 503, rate: 0.2 },
      { kind: "huge", value: 64, rate: 1 },
    ]);
    expect(parseFaults("")).toEqual({});
    expect(parseProfile("none")).toEqual([]);
  });

  it.each([
    ["explode", /unknown kind/],
    ["latency", /needs milliseconds/],
    ["latency:", /whole number/],
    ["latency:soon", /whole number/],
    ["status:99", /from 300 to 599/],
    ["status:503:2", /rate/],
    ["status:503:", /rate/],
    ["hang:0.5:1", /too many parts/],
    ["toString", /unknown kind/],
  ])("refuses %j with the reason", (profile, why) => {
    expect(() => parseProfile(profile)).toThrow(why);
  });

  it("refuses text that is no pair, and an unknown family", () => {
    expect(() => parseFaults("hang")).toThrow(FaultSettingError);
    expect(() => createFaults(["banking"]).set({ bankng: "hang" })).toThrow(/no family "bankng"/);
  });

  it("affects calls at its rate, the same calls with the same seed", () => {
    const draws = (seed: number) => {
      const faults = createFaults(["banking"], seed);
      faults.set({ "*": "status:503:0.2" });
      return Array.from({ length: 1000 }, () => faults.draw("banking")?.fault !== undefined);
    };
    expect(draws(1)).toEqual(draws(1));
    expect(draws(1)).not.toEqual(draws(2));
    const hits = draws(1).filter(Boolean).length;
    expect(hits).toBeGreaterThan(150);
    expect(hits).toBeLessThan(250);
  });
});

describe("a family with a fault", () => {
  let families: TestFamilies;
  const headers = bearerOf("banking");
  const ask = (signal?: AbortSignal) =>
    fetch(`${families.baseUrl("banking")}/payments?page[limit]=5`, {
      headers,
      redirect: "manual",
      ...(signal ? { signal } : {}),
    });
  beforeAll(async () => {
    families = await startFamilies();
  });
  afterEach(() => {
    families.setFaults("");
    families.calls.length = 0;
  });
  afterAll(() => families.close());

  it("waits before it responds", async () => {
    families.setFaults("banking=latency:60");
    const start = performance.now();
    expect((await ask()).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThan(55);
  });

  it("never responds with `hang`, and can still be closed", async () => {
    const hanging = await startFamilies({ faults: "banking=hang" });
    const asked = fetch(`${hanging.baseUrl("banking")}/payments`, { headers });
    const answered = asked.then(
      () => "an answer",
      () => "no answer",
    );
    await expect.poll(() => hanging.calls.map(({ status }) => status)).toEqual([0]);
    await hanging.close();
    expect(await answered).toBe("no answer");
  });

  it("resets the connection", async () => {
    families.setFaults("banking=reset");
    const socket = connect(families.port, "127.0.0.1");
    socket.write("GET /banking/payments HTTP/1.1\r\nhost: x\r\n\r\n");
    const [error] = (await once(socket, "error")) as [NodeJS.ErrnoException];
    expect(error.code).toBe("ECONNRESET");
    expect(families.calls[0]?.status).toBe(0);
  });

  it("returns a status in its own error shape", async () => {
    families.setFaults("banking=status:503");
    const response = await ask();
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({
      errors: [{ status: "503", title: "Service Unavailable" }],
    });
  });

  it("throttles with Retry-After", async () => {
    families.setFaults("banking=throttle:7");
    const response = await ask();
    expect([response.status, response.headers.get("retry-after")]).toEqual([429, "7"]);
  });

  it("truncates its JSON", async () => {
    const whole = await (await ask()).text();
    families.setFaults("banking=truncate");
    const response = await ask();
    const half = await response.text();
    expect(response.headers.get("content-type")).toContain("application/json");
    expect(whole.startsWith(half)).toBe(true);
    expect(half.length).toBe(whole.length >> 1);
    expect(() => JSON.parse(half)).toThrow(SyntaxError);
  });

  it("spoils every second row of its lists", async () => {
    families.setFaults("banking=rows");
    const { data } = (await (await ask()).json()) as { data: unknown[] };
    expect(data.length).toBeGreaterThan(2);
    for (const [index, row] of data.entries()) expect(row === true).toBe(index % 2 === 1);
  });

  it("returns HTML", async () => {
    families.setFaults("banking=html");
    const response = await ask();
    expect([response.status, response.headers.get("content-type")]).toEqual([
      200,
      "text/html; charset=utf-8",
    ]);
    expect(await response.text()).toMatch(/^<!doctype html>/);
  });

  it("returns an empty body", async () => {
    families.setFaults("banking=empty");
    const response = await ask();
    expect([response.status, await response.text()]).toEqual([200, ""]);
  });

  it("returns a huge body, which a client can abort", async () => {
    families.setFaults("banking=huge:2");
    expect((await (await ask()).text()).length).toBeGreaterThan(2 * 1024 * 1024);
    const left = new AbortController();
    const response = await ask(left.signal);
    left.abort();
    await expect(response.text()).rejects.toThrow(/abort/);
  });

  it("drips its body byte by byte", async () => {
    families.setFaults("banking=slow");
    const left = new AbortController();
    const response = await ask(left.signal);
    const reader = response.body?.getReader();
    const first = await reader?.read();
    expect(new TextDecoder().decode(first?.value)).toBe("{");
    left.abort();
  });

  it("redirects to another host", async () => {
    families.setFaults("banking=redirect");
    const response = await ask();
    expect([response.status, response.headers.get("location")]).toEqual([302, "https://elsewhere.example/"]);
  });

  it("takes a new setting over HTTP, from this machine", async () => {
    const url = `http://127.0.0.1:${families.port}/__faults`;
    const set = (body: string) => fetch(url, { method: "PUT", body });
    expect(await (await set('{"banking":"status:500"}')).json()).toEqual({ banking: "status:500" });
    expect((await ask()).status).toBe(500);
    const refused = await set('{"banking":"explode"}');
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining("unknown kind")]);
    for (const body of ["{", "null", "[1]", '"hang"', '{"banking":5}', ""])
      expect((await set(body)).status).toBe(400);
    expect(await (await fetch(url)).json()).toEqual({ banking: "status:500" });
    expect((await set("{}")).status).toBe(200);
    expect((await ask()).status).toBe(200);
    expect((await fetch(url, { method: "DELETE" })).status).toBe(405);
  });

  it("takes no setting from another machine", async () => {
    const host = createHost({
      services: [],
      store: openStore(":memory:"),
      clock: movableClock(),
      credentials: families.company.credentials,
      company: families.company,
    });
    const put = (remoteAddress: string, name = "localhost:4100") =>
      host.inject({ method: "PUT", url: "/__faults", remoteAddress, headers: { host: name }, payload: "{}" });
    expect((await put("192.0.2.1")).statusCode).toBe(403);
    expect((await put("::ffff:127.0.0.1")).statusCode).toBe(200);
    // A name of another site that resolves to this machine.
    expect((await put("127.0.0.1", "rebound.example:4100")).statusCode).toBe(403);
    expect((await put("::1", "[::1]:4100")).statusCode).toBe(200);
    await host.close();
  });

  it("has no unhandled errors", () => {
    expect(families.bugs).toEqual([]);
  });
});
