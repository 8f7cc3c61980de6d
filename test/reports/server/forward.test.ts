/** Requests for reports that another process answers: the caller's data in them, and the end of that process. */
import { mkdtempSync, rmSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { connect, createServer as createNetServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { createServer, portOf } from "#platform/http/http-server.ts";
import { addresses, routeOptions } from "#reports/server/addresses.ts";
import type { ShownCaller } from "#reports/server/callers.ts";
import { forwardReports, shownByForwarded } from "#reports/server/forward.ts";

const folder = mkdtempSync(join(tmpdir(), "report-forward-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const open: (FastifyInstance | Server)[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

/** A process that runs reports, simulated in this one: it answers with the request. */
async function answering(socket: string): Promise<FastifyInstance> {
  const app = createServer({ bodyBytes: 10_000 });
  for (const address of addresses)
    app.route({
      ...routeOptions(address),
      async handler(request, reply) {
        reply.header("location", "/reports/runs/1").header("x-secret", "inside");
        return reply.code(202).send({
          address,
          url: request.url,
          body: request.body ?? null,
          shown: shownByForwarded(request),
        });
      },
    });
  await app.listen({ path: socket });
  open.push(app);
  return app;
}

/** A process that forwards. @returns its port */
async function forwarding(socket: string): Promise<number> {
  const app = createServer({ bodyBytes: 10_000 });
  forwardReports(app, { socket, waitMs: 0 });
  await app.listen({ port: 0, host: "127.0.0.1" });
  open.push(app);
  return portOf(app);
}

interface Echo {
  readonly address: string;
  readonly url: string;
  readonly body: unknown;
  readonly shown: ShownCaller;
}
interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/** @param headers names and values in turn */
const ask = (port: number, method: string, path: string, headers: readonly string[] = [], body?: string) =>
  new Promise<Answer>((resolve, reject) => {
    const sent = httpRequest({
      port,
      host: "127.0.0.1",
      method,
      path,
      headers: ["host", "reports.example", ...headers],
    });
    sent.once("error", reject).once("response", async (response) => {
      let text = "";
      for await (const chunk of response) text += String(chunk);
      resolve({ status: response.statusCode, headers: response.headers, text });
    });
    sent.end(body);
  });

describe("a forwarded request of reports", () => {
  it("has the caller's headers unchanged, and the address of the connection, not one that the caller sent", async () => {
    const socket = join(folder, "caller.sock");
    await answering(socket);
    const port = await forwarding(socket);
    const twice = ["x-forwarded-scopes", "other", "x-forwarded-scopes", "reports:run"];
    const forged = ["x-tributary-caller-address", "10.0.0.1", "X-Tributary-Caller-Address", "10.0.0.2"];
    const { status, text } = await ask(port, "GET", "/reports/runs?limit=3", [...twice, ...forged]);
    const { url, shown } = JSON.parse(text) as Echo;
    expect([status, url]).toEqual([202, "/reports/runs?limit=3"]);
    expect(shown.address).toBe("127.0.0.1");
    expect(shown.rawHeaders.slice(0, 6)).toEqual(["host", "reports.example", ...twice]);
    expect(JSON.stringify(shown)).not.toContain("10.0.0.");
    expect(JSON.stringify(shown)).not.toContain("caller-address");
  });

  it("may use HTTP/1.0 without a host", async () => {
    const socket = join(folder, "old.sock");
    await answering(socket);
    const connection = connect(await forwarding(socket), "127.0.0.1");
    connection.write("GET /reports/runs HTTP/1.0\r\n\r\n");
    let text = "";
    for await (const chunk of connection) text += String(chunk);
    expect(text).toMatch(/^HTTP\/1\.1 202 /);
  });

  it("has its body, and its answer has the headers that clients need and no others", async () => {
    const socket = join(folder, "body.sock");
    await answering(socket);
    const port = await forwarding(socket);
    const body = '{ "parameters": { "email": "é@example.com" } }';
    const typed = ["content-type", "application/json", "content-length", String(Buffer.byteLength(body))];
    const { headers, text } = await ask(port, "POST", "/reports/customer-360/runs", typed, body);
    expect((JSON.parse(text) as Echo).body).toEqual(JSON.parse(body));
    expect(headers["location"]).toBe("/reports/runs/1");
    expect(headers).not.toHaveProperty("x-secret");
  });

  it.each(addresses)("reaches %s", async (address) => {
    const socket = join(folder, "addresses.sock");
    await answering(socket);
    const port = await forwarding(socket);
    const [method = "", path = ""] = address.split(" ");
    const hasBody = method === "POST" || method === "PUT";
    const typed = hasBody ? ["content-type", "application/json", "content-length", "2"] : [];
    const { text } = await ask(port, method, path, typed, hasBody ? "{}" : undefined);
    expect((JSON.parse(text) as Echo).address).toBe(address);
  });

  it("is sent to the next process if the first one has ended, and refused if there is none", async () => {
    const socket = join(folder, "next.sock");
    const { status, headers, text } = await ask(await forwarding(socket), "GET", "/reports");
    expect([status, headers["retry-after"]]).toEqual([503, "10"]);
    expect(text).toContain('"code":"OVERLOADED"');
    const app = createServer({ bodyBytes: 10_000 });
    let sent = () => {};
    const isSent = new Promise<void>((resolve) => {
      sent = resolve;
    });
    app.addHook("onRequest", async () => sent());
    forwardReports(app, { socket, waitMs: 60_000 });
    await app.listen({ port: 0, host: "127.0.0.1" });
    open.push(app);
    const answered = ask(portOf(app), "GET", "/reports");
    await isSent;
    await answering(socket);
    expect((await answered).status).toBe(202);
  });

  it("that starts a run is not sent again if the process ends before it answers", async () => {
    const socket = join(folder, "ends.sock");
    let asked = 0;
    const server = createNetServer((connection) => {
      connection
        .on("error", () => {})
        .once("data", () => {
          asked++;
          connection.destroy();
        });
    });
    await new Promise<void>((resolve) => server.listen(socket, resolve));
    open.push(server);
    const port = await forwarding(socket);
    const typed = ["content-type", "application/json", "content-length", "2"];
    const { status, text } = await ask(port, "POST", "/reports/runs", typed, "{}");
    expect([status, asked]).toEqual([503, 1]);
    expect(text).toContain('"code":"OUTCOME_UNKNOWN"');
  });
});
