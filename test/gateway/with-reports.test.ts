/** The routes of reports identify callers in the same way as the gateway. */

import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readGatewayConfig } from "#gateway/read-config.ts";
import { type OpenedGateway, openGateway } from "#gateway/serve.ts";
import { withReports, withSharedReports } from "#gateway/with-reports.ts";
import { portOf } from "#platform/http/http-server.ts";
import { createLog } from "#platform/http/log.ts";
import { settings } from "#test/kit/settings.ts";

describe("reports behind a proxy", () => {
  const folder = mkdtempSync(join(tmpdir(), "tributary-reports-"));
  let port: number;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    const config = readGatewayConfig({
      NODE_ENV: "test",
      SERVICES_URL: "http://127.0.0.1:9",
      DEMO: "on",
      REPORTS_FOLDER: folder,
      AUTH: "proxy",
      PROXY_NETWORKS: "127.0.0.0/8",
    });
    const log = createLog("silent");
    const opened = await openGateway(config, log);
    const added = await withReports(opened, config, log);
    await opened.app.listen({ port: 0, host: "127.0.0.1" });
    port = portOf(opened.app);
    stop = async () => {
      await opened.app.close();
      await added.close();
      await opened.close();
    };
  });
  afterAll(async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** The status of the list of runs, for alternating header names and values. */
  const statusWith = (...headers: string[]) =>
    new Promise<number | undefined>((resolve, reject) => {
      const sent = request({
        port,
        host: "127.0.0.1",
        path: "/reports/runs",
        headers: ["host", `127.0.0.1:${port}`, ...headers],
      });
      sent.on("response", (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      sent.on("error", reject).end();
    });

  it("are open to a caller whose scopes the proxy sends", async () => {
    expect(await statusWith("x-forwarded-user", "kim", "x-forwarded-scopes", "reports:run")).toBe(200);
    expect(await statusWith("x-forwarded-user", "kim", "x-forwarded-scopes", "other")).toBe(403);
    expect(await statusWith()).toBe(401);
  });

  it("refuse a scopes header that occurs twice, because the caller may have sent one of them", async () => {
    const twice = ["x-forwarded-scopes", "other", "x-forwarded-scopes", "reports:run"];
    expect(await statusWith("x-forwarded-user", "kim", ...twice)).toBe(401);
  });
});

describe("reports of several workers", () => {
  const folder = mkdtempSync(join(tmpdir(), "tributary-workers-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Opens the worker that runs all reports. */
  async function withWorker(
    sockets: string,
    work: (opened: OpenedGateway) => Promise<void>,
    lines: string[] = [],
  ): Promise<void> {
    const config = readGatewayConfig({
      NODE_ENV: "test",
      SERVICES_URL: "http://127.0.0.1:9",
      DEMO: "on",
      REPORTS_FOLDER: join(folder, "runs"),
      AUTH: "off",
      ...settings({ limits: { headerBytes: 65_536 } }),
    });
    const log = createLog("error", [], { write: (line: string) => void lines.push(line) });
    const opened = await openGateway(config, log);
    try {
      const added = await withSharedReports(sockets, true)(opened, config, log);
      try {
        await work(opened);
      } finally {
        await added.close();
      }
    } finally {
      await opened.app.close();
      await opened.close();
    }
  }

  const statusOf = (headers: Readonly<Record<string, string>> = {}) =>
    new Promise<number | undefined>((resolve, reject) => {
      request({ socketPath: join(folder, "reports.sock"), path: "/reports/runs", headers })
        .on("response", (response) => resolve(response.resume().statusCode))
        .on("error", reject)
        .end();
    });

  it("use the socket path of an earlier worker that was killed and left its socket", async () => {
    writeFileSync(join(folder, "reports.sock"), "");
    await withWorker(folder, async () => expect(await statusOf({ host: "reports.example" })).toBe(200));
    await expect(statusOf()).rejects.toThrow();
  });

  it("create the folder of their sockets again if it was removed", async () => {
    const removed = join(folder, "removed");
    await withWorker(removed, async () => expect(existsSync(join(removed, "reports.sock"))).toBe(true));
    expect(statSync(removed).mode & 0o777).toBe(0o700);
  });

  it("are not served by a worker that cannot open its socket, which answers all other requests", async () => {
    const file = join(folder, "file");
    writeFileSync(file, "");
    const lines: string[] = [];
    await withWorker(
      file,
      async ({ app }) => expect((await app.inject("/healthz")).statusCode).toBe(200),
      lines,
    );
    expect(lines).toEqual([expect.stringContaining("their socket cannot be opened")]);
  });

  it("accept a forwarded request with headers up to the gateway's own limit", async () => {
    await withWorker(folder, async () =>
      expect(await statusOf({ host: "reports.example", "x-large": "x".repeat(60_000) })).toBe(200),
    );
  });
});

describe("reports with a folder that cannot be written", () => {
  it("are not served, and the log has the reason, while the gateway answers", async () => {
    const file = join(mkdtempSync(join(tmpdir(), "tributary-reports-")), "file");
    writeFileSync(file, "");
    const lines: string[] = [];
    const log = createLog("info", [], { write: (line: string) => void lines.push(line) });
    const config = readGatewayConfig({
      NODE_ENV: "test",
      SERVICES_URL: "http://127.0.0.1:9",
      DEMO: "on",
      REPORTS_FOLDER: join(file, "reports"),
    });
    const opened = await openGateway(config, log);
    const added = await withReports(opened, config, log);
    expect((await opened.app.inject({ url: "/reports" })).statusCode).toBe(404);
    expect((await opened.app.inject({ url: "/healthz" })).statusCode).toBe(200);
    expect(lines.filter((line) => line.includes("REPORTS_FOLDER"))).toEqual([
      expect.stringContaining("ENOTDIR"),
    ]);
    await added.close();
    await opened.app.close();
    await opened.close();
    rmSync(dirname(file), { recursive: true, force: true });
  });
});

describe("the store of runs", () => {
  it("is logged if its file is broken, while the gateway answers", async () => {
    const folder = mkdtempSync(join(tmpdir(), "tributary-reports-"));
    writeFileSync(join(folder, "runs.db"), "no database".repeat(1_000));
    const lines: string[] = [];
    const log = createLog("info", [], { write: (line: string) => void lines.push(line) });
    const config = readGatewayConfig(settings({}, { NODE_ENV: "test", DEMO: "on", REPORTS_FOLDER: folder }));
    const opened = await openGateway(config, log);
    const added = await withReports(opened, config, log);
    expect((await opened.app.inject({ url: "/reports" })).statusCode).toBe(404);
    expect((await opened.app.inject({ url: "/healthz" })).statusCode).toBe(200);
    expect(lines.filter((line) => line.includes("the file of runs cannot be opened"))).toHaveLength(1);
    await added.close();
    await opened.app.close();
    await opened.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it("is logged without its password if it is not reachable at the start, while the gateway answers all other requests", async () => {
    const files = { url: "http://127.0.0.1:1/bucket", accessKey: "a", secretKey: "another-secret" };
    const database = "postgres://kim:hunter2@127.0.0.1:1/reports";
    const folder = mkdtempSync(join(tmpdir(), "tributary-reports-"));
    const config = readGatewayConfig(
      settings({ reports: { database, files } }, { NODE_ENV: "test", DEMO: "on", REPORTS_FOLDER: folder }),
    );
    const lines: string[] = [];
    const log = createLog("info", [], { write: (line: string) => void lines.push(line) });
    const opened = await openGateway(config, log);
    const added = await withReports(opened, config, log);
    const answer = await opened.app.inject({ url: "/reports/runs" });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      503,
      { errors: [{ extensions: { code: "OVERLOADED" } }] },
    ]);
    expect((await opened.app.inject({ url: "/healthz" })).statusCode).toBe(200);
    for (const name of ["database", "bucket"])
      expect(lines.filter((line) => line.includes(`The ${name} of reports`))).toHaveLength(1);
    expect(lines.join("")).toContain("ECONNREFUSED");
    expect(lines.join("")).not.toMatch(/hunter2|another-secret/);
    await added.close();
    await opened.app.close();
    await opened.close();
    rmSync(folder, { recursive: true, force: true });
  });
});
