/** Reports that callers save on the server, over HTTP. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  promises,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { createServer } from "#platform/http/http-server.ts";
import { addReports } from "#reports/server/add-reports.ts";
import type { WorkerProgram } from "#reports/server/worker-process.ts";
import { buildWorker } from "./worker.ts";

// Each check of a report is a process that first loads the schema.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const ANA = "ana reports:run reports:compose reports:write";
const folder = mkdtempSync(join(tmpdir(), "reports-saved-"));
const definitions = join(folder, "definitions");
const problems: unknown[] = [];
let program: WorkerProgram;
const open: { readonly app: FastifyInstance; close(): void }[] = [];

/** Serves reports. @returns the address */
async function serve(where: string | undefined): Promise<string> {
  const app = createServer({ bodyBytes: 1_000_000 });
  const { close } = addReports(app, {
    folder: join(folder, `runs-${open.length}`),
    definitions: where,
    atOnce: 1,
    mostRows: 1_000,
    program,
    async authenticate({ headers }) {
      const [subject, ...scopes] = String(headers["authorization"]).split(" ");
      return { subject, scopes: new Set(scopes) };
    },
    execute: async () => ({ data: null }),
    onProblem: (fields, message) => void problems.push([message, fields]),
  });
  open.push({ app, close });
  return app.listen({ port: 0, host: "127.0.0.1" });
}

let base: string;
beforeAll(async () => {
  program = await buildWorker("saved");
  base = await serve(definitions);
});
afterEach(() => {
  for (const name of existsSync(definitions) ? readdirSync(definitions) : [])
    rmSync(join(definitions, name), { recursive: true });
  problems.length = 0;
});
afterAll(async () => {
  for (const { app, close } of open) {
    close();
    await app.close();
  }
  rmSync(folder, { recursive: true });
});

async function ask(method: string, url: string, body?: object, token = ANA, at = base) {
  const response = await fetch(`${at}${url}`, {
    method,
    headers: { authorization: token, ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const json = text === "" ? undefined : JSON.parse(text);
  return { status: response.status, headers: response.headers, json, message: json?.errors?.[0].message };
}

const files = {
  "report.yaml": "title: Tickets\n",
  "desk.graphql": "{ supportDesk { tickets: exportTickets(first: 200) { nodes { id status } } } }",
};

/** Puts a report into the folder as its operator would. */
function place(name: string, texts: Readonly<Record<string, string>>): void {
  mkdirSync(join(definitions, name), { recursive: true });
  for (const [file, text] of Object.entries(texts)) writeFileSync(join(definitions, name, file), text);
}

describe("a report that is saved on the server", () => {
  it("is listed, shown and run beside the shipped ones, replaced only on request, and deleted", async () => {
    const saved = await ask("PUT", "/reports/my-tickets", { files });
    expect([saved.status, saved.headers.get("location")]).toEqual([201, "/reports/my-tickets"]);
    expect(saved.json).toMatchObject({ name: "my-tickets", origin: "saved", title: "Tickets" });
    expect(readdirSync(definitions)).toEqual(["my-tickets"]);
    expect(readFileSync(join(definitions, "my-tickets/desk.graphql"), "utf8")).toBe(files["desk.graphql"]);

    const { json: list } = await ask("GET", "/reports");
    expect(list.canSave).toBe(true);
    const origins = new Map(
      list.reports.map(({ name, origin }: { name: string; origin: string }) => [name, origin]),
    );
    expect([origins.get("my-tickets"), origins.get("support-load")]).toEqual(["saved", "shipped"]);
    const run = await ask("POST", "/reports/my-tickets/runs", {}, "ben reports:run");
    expect([run.status, run.json.report]).toEqual([202, "my-tickets"]);

    const changed = { ...files, "report.yaml": "title: Changed\n" };
    const again = await ask("PUT", "/reports/my-tickets", { files: changed });
    expect([again.status, again.message]).toEqual([409, expect.stringContaining('"replace": true')]);
    expect((await ask("PUT", "/reports/my-tickets", { files: changed, replace: true })).status).toBe(200);
    expect((await ask("GET", "/reports/my-tickets")).json.title).toBe("Changed");
    expect(readdirSync(definitions)).toEqual(["my-tickets"]);

    expect((await ask("DELETE", "/reports/my-tickets")).status).toBe(204);
    expect((await ask("DELETE", "/reports/my-tickets")).status).toBe(404);
    expect((await ask("GET", "/reports/my-tickets")).status).toBe(404);
    expect(readdirSync(definitions)).toEqual([]);
  });

  it("cannot have the name of a shipped one, nor delete it", async () => {
    for (const replace of [false, true])
      expect((await ask("PUT", "/reports/support-load", { files, replace })).status).toBe(403);
    expect((await ask("DELETE", "/reports/support-load")).status).toBe(403);
    place("support-load", files);
    expect((await ask("GET", "/reports/support-load")).json.origin).toBe("shipped");
  });

  it("is refused with an invalid name, and writes no file outside its folder", async () => {
    for (const name of [
      "Upper",
      "a_b",
      "-a",
      "a".repeat(61),
      "runs",
      "check",
      "..%2Foutside",
      "%2Ftmp%2Fx",
    ]) {
      const { status, message } = await ask("PUT", `/reports/${name}`, { files });
      expect([name, status, message]).toEqual([name, 400, expect.stringContaining("lower-case letters")]);
    }
    const escaping = { ...files, "../outside.graphql": files["desk.graphql"] };
    const { status, message } = await ask("PUT", "/reports/mine", { files: escaping });
    expect([status, message]).toEqual([
      400,
      expect.stringContaining('"../outside.graphql" is none of these'),
    ]);
    expect(readdirSync(folder).filter((name) => !/^(runs-\d|definitions)$/.test(name))).toEqual([]);
  });

  it("is refused if it is invalid, too large, or has other members", async () => {
    const put = async (body: object) => {
      const { status, message } = await ask("PUT", "/reports/mine", body);
      return [status, message];
    };
    const wrong = { ...files, "desk.graphql": "{ supportDesk { nothing } }" };
    expect(await put({ files: wrong })).toEqual([
      400,
      expect.stringContaining('Cannot query field "nothing"'),
    ]);
    const large = { ...files, "report.sql": "-".repeat(400_000) };
    expect(await put({ files: large })).toEqual([413, expect.stringContaining("400000 bytes")]);
    expect(await put({ files, overwrite: true })).toEqual([400, expect.stringContaining('no "overwrite"')]);
    expect(await put({ files: [] })).toEqual([400, expect.stringContaining("files must be an object")]);
    expect(existsSync(join(definitions, "mine"))).toBe(false);
  });

  it("has a schedule only if its caller may schedule", async () => {
    const schedule = { cron: "0 6 * * *", timeZone: "UTC", deliver: { file: true, format: "csv" } };
    const scheduled = { ...files, "report.yaml": `title: A\nschedule: ${JSON.stringify(schedule)}\n` };
    const refused = await ask("PUT", "/reports/timed", { files: scheduled });
    expect([refused.status, refused.message]).toEqual([
      403,
      "A saved report with a schedule needs the scope reports:schedule",
    ]);
    const token = `${ANA} reports:schedule`;
    expect((await ask("PUT", "/reports/timed", { files: scheduled }, token)).status).toBe(201);
    expect((await ask("GET", "/reports/timed")).json.schedule).toEqual(schedule);
    const replaced = await ask("PUT", "/reports/timed", { files, replace: true });
    expect([replaced.status, replaced.json.schedule]).toEqual([200, null]);
    expect((await ask("DELETE", "/reports/timed")).status).toBe(204);
  });

  it("requires the scopes for composing and for saving, and the list of reports has `canSave` only with both", async () => {
    const scopes = ["reports:compose", "reports:write"];
    for (const [at, scope] of scopes.entries()) {
      const token = `ana reports:run ${scopes[1 - at]}`;
      for (const [method, body] of [["PUT", { files }], ["DELETE"]] as const) {
        const { status, message } = await ask(method, "/reports/mine", body, token);
        expect([status, message]).toEqual([403, `This needs the scope ${scope}`]);
      }
      expect((await ask("GET", "/reports", undefined, token)).json.canSave).toBe(false);
    }
  });

  it("is left out of the list if its files are wrong, which is logged, and hides no other report", async () => {
    place("broken", { ...files, "report.yaml": "titel: A\n" });
    place("empty", {});
    place("large", { ...files, "report.sql": "-".repeat(400_000) });
    place("fine", files);
    const { json } = await ask("GET", "/reports");
    const saved = json.reports.filter(({ origin }: { origin: string }) => origin === "saved");
    expect(saved.map(({ name }: { name: string }) => name)).toEqual(["fine"]);
    expect(problems).toEqual([
      ["a saved report has too many bytes", { report: "large" }],
      ["a saved report cannot run", { report: "broken", reason: expect.stringContaining("report.yaml") }],
    ]);
    const broken = await ask("GET", "/reports/broken");
    expect([broken.status, broken.message]).toEqual([400, expect.stringContaining("titel")]);
  });
});

/** Runs something while no file can be written. Files of tests share modules, so the built-in one is changed. */
async function onFullDisk<T>(run: () => Promise<T>): Promise<T> {
  const { writeFile } = promises;
  promises.writeFile = async () => Promise.reject(Object.assign(new Error("full"), { code: "ENOSPC" }));
  syncBuiltinESMExports();
  try {
    return await run();
  } finally {
    promises.writeFile = writeFile;
    syncBuiltinESMExports();
  }
}

describe("saving a report", () => {
  it("on a full disk gets 503 with Retry-After, changes no file, and succeeds once there is space", async () => {
    const at = await serve(join(folder, "full", "definitions"));
    const save = () => ask("PUT", "/reports/mine", { files }, ANA, at);
    const { status, headers, json } = await onFullDisk(save);
    expect([status, headers.get("retry-after")]).toEqual([503, "30"]);
    expect(JSON.stringify(json)).toContain("STORAGE_FULL");
    expect(problems).toContainEqual(["the folder of saved reports cannot be written", { reason: "ENOSPC" }]);
    expect((await save()).status).toBeLessThan(300);
  });

  it("is refused if the server has no folder for it", async () => {
    const at = await serve(undefined);
    const { status, message, headers } = await ask("PUT", "/reports/mine", { files }, ANA, at);
    expect([status, message]).toEqual([
      405,
      "Reports cannot be saved on this server: neither REPORTS_DEFINITIONS nor reports.database is set",
    ]);
    expect(headers.get("allow")).toBe("GET");
    expect((await ask("DELETE", "/reports/mine", undefined, ANA, at)).status).toBe(405);
    expect((await ask("GET", "/reports", undefined, ANA, at)).json.canSave).toBe(false);
  });

  it("has an error without a path if the folder cannot be written", async () => {
    const file = join(folder, "runs-9");
    writeFileSync(file, "");
    const at = await serve(join(file, "definitions"));
    const { status, message } = await ask("PUT", "/reports/mine", { files }, ANA, at);
    expect([status, message]).toEqual([
      500,
      "The server cannot write the folder of saved reports: nothing was changed",
    ]);
    expect(problems).toContainEqual(["the folder of saved reports cannot be written", { reason: "ENOTDIR" }]);
  });
});
