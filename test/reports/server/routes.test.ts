/** Reports over HTTP: runs, their state, rows, files and comparisons, each for the caller who started them. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { buildSchema } from "graphql";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { TributaryError } from "#platform/errors/catalog.ts";
import { createServer, sendRefusal } from "#platform/http/http-server.ts";
import { readDefinition } from "#reports/kit/definition/definition.ts";
import { readParameters } from "#reports/kit/definition/parameters.ts";
import { openReport } from "#reports/kit/run.ts";
import { ParameterError } from "#reports/kit/usage-error.ts";
import { addReports, type ReportsOptions } from "#reports/server/add-reports.ts";
import type { ShownCaller } from "#reports/server/callers.ts";
import type { WorkerProgram } from "#reports/server/worker-process.ts";
import { supportDeskTables } from "#services/support-desk/tables.ts";
import { allFamilies } from "#subgraphs/modules.ts";
import { startTributary, type Tributary } from "#test/kit/gateway.ts";
import { buildWorker, until } from "./worker.ts";

// Each job is a process that first loads the schema.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let tributary: Tributary;
let app: FastifyInstance;
let close: () => void;
let base: string;
let program: WorkerProgram;
const folder = mkdtempSync(join(tmpdir(), "reports-"));
/** Tokens that are valid: a token is "<subject> <scope> <scope> …". */
const revoked = new Set<string>();
const asked: string[] = [];

function callerOf({ headers }: ShownCaller) {
  const token = String(headers["authorization"] ?? "");
  if (token === "" || revoked.has(token)) throw new TributaryError("UNAUTHENTICATED");
  const [subject, ...scopes] = token.split(" ");
  return { subject, scopes: new Set(scopes) };
}

async function open(served?: ReportsOptions["served"]): Promise<void> {
  app = createServer({ bodyBytes: 1_000_000 });
  ({ close } = addReports(app, {
    folder,
    atOnce: 1,
    mostRows: 100_000,
    program,
    ...(served && { served }),
    async authenticate(shown, reply) {
      try {
        return callerOf(shown);
      } catch (error) {
        if (!(error instanceof TributaryError)) throw error;
        void sendRefusal(reply, 401, error.message, error.code);
        return undefined;
      }
    },
    async execute(request, shown) {
      try {
        asked.push(String(callerOf(shown).subject));
      } catch {
        return undefined;
      }
      return tributary.gateway.execute(request, { headers: { "x-upstream-report": "1" } });
    },
  }));
  base = await app.listen({ port: 0, host: "127.0.0.1" });
}

beforeAll(async () => {
  tributary = await startTributary({});
  program = await buildWorker("routes");
  await open();
});
afterAll(async () => {
  close();
  await app.close();
  await tributary.close();
  rmSync(folder, { recursive: true });
});

const ANA = "ana reports:run reports:compose";
const BEN = "ben reports:run";

async function ask(method: "GET" | "POST" | "PUT" | "DELETE", url: string, token = ANA, body?: object) {
  const response = await fetch(`${base}${url}`, {
    method,
    headers: {
      ...(token !== "" && { authorization: token }),
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.startsWith("application/json");
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: isJson ? JSON.parse(text) : undefined,
  };
}

const finished = (id: string, token = ANA) =>
  until(async () => {
    const { json } = await ask("GET", `/reports/runs/${id}`, token);
    return ["FINISHED", "FAILED", "WAITING_FOR_CALLER"].includes(json.state) ? json : undefined;
  });

const files = {
  "report.yaml":
    "title: Tickets by status\nparameters:\n  least: { type: Int, default: 0 }\ncolumns:\n  status: Status\n  n: { label: Count, total: true, grows: true, of: ids }\nkey: [status]\nchart: { kind: bars, title: Tickets, label: status, value: n }\n",
  "desk.graphql":
    "query Desk($since: DateTime) { supportDesk { tickets: exportTickets(first: 200, filter: { createdAt: { from: $since } }) { nodes { id status } } } }",
  "report.sql":
    "select status, count(*) as n, array_agg(id) as ids\nfrom tickets\ngroup by all\nhaving n > $least\norder by status\n",
};

/** A documented response (`docs/examples/reports`). */
const example = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../docs/responses/${name}`, import.meta.url), "utf8"));

/** Error that a call throws. */
function thrownBy(call: () => unknown): Error {
  try {
    call();
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error("nothing was thrown");
}

/** Number of tickets with each status, by the service's own data. */
function statuses(since = ""): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, created_at } of supportDeskTables(
    tributary.families.store.scope("supportDesk"),
  ).tickets.all())
    if (created_at >= since) counts[status.toUpperCase()] = (counts[status.toUpperCase()] ?? 0) + 1;
  return counts;
}

describe("the reports over HTTP", () => {
  it("are listed with the data of forms and tables, and shown with their files", async () => {
    const { json } = await ask("GET", "/reports", BEN);
    expect(Object.keys(json.reports[0]).sort()).toEqual(
      Object.keys(example("reports.json").reports[0]).sort(),
    );
    const report = json.reports.find(({ name }: { name: string }) => name === "support-load");
    expect(report).toMatchObject({
      composed: true,
      families: ["contactCentre", "supportDesk"],
      key: ["team"],
      retentionDays: 30,
    });
    expect(report.parameters[0]).toMatchObject({
      name: "tickets",
      type: "TicketFilter",
      kind: "json",
      required: false,
    });
    expect(report.tables).toContain("support.tickets");
    const { json: whole } = await ask("GET", "/reports/support-load", BEN);
    expect(whole.files["report.sql"]).toContain("percent(");
    expect((await ask("GET", "/reports/nothing", BEN)).status).toBe(404);
  });

  it("are refused without a token, and cannot be started without their scope", async () => {
    expect((await ask("GET", "/reports", "")).status).toBe(401);
    expect((await ask("GET", "/reports", "eve")).status).toBe(403);
    const { status, json } = await ask("POST", "/reports/runs", BEN, { files });
    expect(status).toBe(403);
    expect(json.errors[0].message).toBe("This needs the scope reports:compose");
  });

  it("are refused before any REST call, with the file and the line", async () => {
    const before = asked.length;
    const wrong = async (change: Record<string, string>) =>
      (await ask("POST", "/reports/check", ANA, { files: { ...files, ...change } })).json.errors[0].message;
    expect(await wrong({ "report.sql": "select status\nfrom ticket" })).toBe(
      'report.sql: line 2: there is no table "ticket"; there are desk.root, desk.tickets',
    );
    expect(await wrong({ "report.sql": "select status, m\nfrom tickets" })).toMatch(
      /^report.sql: line 1: .*"m"/,
    );
    expect(await wrong({ "report.sql": "select * from read_text('/etc/hostname')" })).toMatch(
      /reads its tables only/,
    );
    expect(await wrong({ "desk.graphql": "{ supportDesk { ticket { id } } }" })).toMatch(
      /Cannot query field "ticket"/,
    );
    expect(await wrong({ "report.yaml": files["report.yaml"].replace("  n:", "  total:") })).toBe(
      'report.yaml: columns: the result has no column "total"; it has status, n, ids',
    );
    expect(await wrong({ "report.yaml": "title: A\nretention: { days: 0 }\n" })).toMatch(
      /^report.yaml: line 2: /,
    );
    expect((await ask("POST", "/reports/support-load/runs", ANA, { parameters: { x: 1 } })).status).toBe(400);
    const misspelled = await ask("POST", "/reports/support-load/runs", ANA, { pageSiz: 3 });
    expect([misspelled.status, misspelled.text]).toEqual([
      400,
      expect.stringContaining('There is no \\"pageSiz\\"'),
    ]);
    expect(asked.length).toBe(before);
  });
});

/** Shares a run with callers who have a scope, and ends it. */
async function shown(id: string): Promise<void> {
  const shared = `/reports/runs/${id}/shared`;
  const body = { scope: "team:desk" };
  const OTHER = `${BEN} team:desk`;
  expect((await ask("PUT", shared, OTHER, body)).status).toBe(404);
  for (const wrong of [{}, { scope: "two words" }, { scope: 1 }, { ...body, more: true }])
    expect((await ask("PUT", shared, ANA, wrong)).status, JSON.stringify(wrong)).toBe(400);
  expect((await ask("PUT", shared, ANA, body)).json).toMatchObject({ id, sharedWith: "team:desk" });
  const reads = ["", "/rows", "/rows?table=desk.tickets", "/rows?behind=n", "/events", "/files/csv"];
  const statusesOf = async (token: string) => {
    const all = [];
    for (const path of reads) all.push((await ask("GET", `/reports/runs/${id}${path}`, token)).status);
    return new Set(all);
  };
  expect(await statusesOf(OTHER)).toEqual(new Set([200]));
  expect(await statusesOf(BEN)).toEqual(new Set([404]));
  expect((await ask("GET", "/reports/runs", OTHER)).json.runs).toEqual([]);
  for (const [method, path] of [
    ["DELETE", ""],
    ["DELETE", "/shared"],
    ["POST", "/resume"],
  ] as const)
    expect((await ask(method, `/reports/runs/${id}${path}`, OTHER, {})).status, path).toBe(404);
  expect((await ask("DELETE", shared)).status).toBe(204);
  expect(await statusesOf(OTHER)).toEqual(new Set([404]));
}

describe("a run", () => {
  it("goes from its start to rows, files and a comparison, for its own caller only", async () => {
    const started = await ask("POST", "/reports/runs", ANA, { files, parameters: {} });
    expect(started.status).toBe(202);
    const { id } = started.json;
    expect(started.headers.get("location")).toBe(`/reports/runs/${id}`);
    const events = (await ask("GET", `/reports/runs/${id}/events`)).text;
    expect(events).toMatch(/^event: run\ndata: .*"state":"(QUEUED|RUNNING)"/);
    expect(events).toContain("event: progress\n");
    const run = await finished(id);
    const documented = example("run.json");
    expect(Object.keys(run).sort()).toEqual(Object.keys(documented).sort());
    expect(Object.keys(run.outcome).sort()).toEqual(Object.keys(documented.outcome).sort());
    expect(run).toMatchObject({
      state: "FINISHED",
      complete: true,
      error: null,
      rows: Object.keys(statuses()).length,
    });
    // The files of the run, independent of later changes of the report. Lists do not have them.
    expect(run.files).toEqual(files);
    expect((await ask("GET", "/reports/runs?limit=1")).json.runs[0]).not.toHaveProperty("files");
    expect(run.outcome.tables.find(({ name }: { name: string }) => name === "desk.tickets")).toMatchObject({
      complete: true,
      families: ["supportDesk"],
      rows: Object.values(statuses()).reduce((sum, count) => sum + count, 0),
    });
    const { json: rows } = await ask("GET", `/reports/runs/${id}/rows`);
    expect(Object.fromEntries(rows.rows)).toEqual(statuses());
    expect(rows.columns[1]).toMatchObject({ key: "n", mark: "exact" });
    const { json: page } = await ask("GET", `/reports/runs/${id}/rows?offset=1&limit=1`);
    expect(page.rows).toEqual([rows.rows[1]]);
    const { json: made } = await ask("GET", `/reports/runs/${id}/rows?limit=1&objects=1`);
    expect(made.objects[0]).toEqual([null, expect.arrayContaining([expect.stringMatching(/^Ticket:/)])]);
    expect(made.objects[0][1].length).toBe(Math.min(50, made.rows[0][1]));
    const calls = asked.length;
    const behind = (query: string) => ask("GET", `/reports/runs/${id}/rows?behind=${query}`);
    const { json: cell } = await behind("n&row=0&limit=1");
    expect([cell.total, cell.rows.length, cell.tables]).toEqual([rows.rows[0][1], 1, ["desk.tickets"]]);
    const bar = await behind(`n&label=${rows.rows[1][0]}`);
    expect(bar.json.total).toBe(rows.rows[1][1]);
    for (const wrong of ["m", "n&row=999", "n&row=0&label=OPEN", "n&series=x", "n&row=one"])
      expect((await behind(wrong)).status, wrong).toBe(400);
    // The rows of the run. Rows behind two figures are stored.
    expect(asked.length).toBe(calls);
    expect(readdirSync(join(folder, id, "behind"))).toHaveLength(2);
    expect((await ask("GET", `/reports/runs/${id}/files/csv?timeZone=Mars`)).status).toBe(400);
    const { json: table } = await ask(
      "GET",
      `/reports/runs/${id}/rows?table=desk.tickets&offset=1000&limit=2`,
    );
    expect(table.rows.map(([ticket]: [string]) => ticket)).toEqual([
      expect.stringMatching(/^Ticket:/),
      expect.stringMatching(/^Ticket:/),
    ]);
    const csv = await ask("GET", `/reports/runs/${id}/files/csv`);
    expect(csv.headers.get("content-disposition")).toMatch(
      /^attachment; filename="unsaved-\d{8}-\d{4}\.csv"$/,
    );
    expect(csv.text.split("\n")[0]).toBe("status,n");
    const styled = await ask("GET", `/reports/runs/${id}/files/csv?separator=%3B&bom=true`);
    expect(styled.text.replace("\ufeff", "").split("\n")[0]).toBe("status;n");
    for (const wrong of ["csv?separator=x", "csv?bom=1", "json?bom=true"])
      expect((await ask("GET", `/reports/runs/${id}/files/${wrong}`)).status).toBe(400);
    const [chart] = JSON.parse((await ask("GET", `/reports/runs/${id}/files/charts`)).text).charts;
    expect([chart.title, chart.mark]).toEqual(["Tickets", "exact"]);
    const drawn = chart.bars.map((bar: { label: string; total: string }) => [bar.label, Number(bar.total)]);
    expect(Object.fromEntries(drawn)).toEqual(statuses());
    const manifest = JSON.parse((await ask("GET", `/reports/runs/${id}/files/manifest`)).text);
    expect(manifest).toMatchObject({ run: id, complete: true, resumedPages: 0 });
    expect(Object.keys(manifest.sha256).sort()).toEqual([
      "desk.graphql",
      "report.sql",
      "report.yaml",
      "schema",
    ]);
    for (const path of ["", "/rows", "/events", "/files/csv"])
      expect((await ask("GET", `/reports/runs/${id}${path}`, BEN)).status).toBe(404);
    expect((await ask("DELETE", `/reports/runs/${id}`, BEN)).status).toBe(404);
    await shown(id);

    const since = "2026-10-01T00:00:00Z";
    const later = await ask("POST", "/reports/runs", ANA, {
      files,
      parameters: { since },
      timeZone: "Europe/Berlin",
    });
    expect(later.json.timeZone).toBe("Europe/Berlin");
    const wrong = { files, parameters: { since }, timeZone: 1 };
    expect((await ask("POST", "/reports/runs", ANA, wrong)).status).toBe(400);
    await finished(later.json.id);
    const { json: diff } = await ask("GET", `/reports/runs/${later.json.id}/diff/${id}`);
    const [before, after] = [statuses(), statuses(since)];
    const changed = Object.keys(after).filter((status) => before[status] !== after[status]);
    expect(diff).toMatchObject({
      key: ["status"],
      changed: changed.length,
      added: 0,
      unknown: 0,
      note: expect.stringContaining("the time zone UTC, the later one Europe/Berlin"),
      removed: Object.keys(before).length - Object.keys(after).length,
    });
    expect(diff.rows.map(({ key }: { key: string[] }) => key[0]).sort()).toEqual(changed.sort());
    expect((await ask("DELETE", `/reports/runs/${id}`)).status).toBe(204);
    expect((await ask("GET", `/reports/runs/${id}`)).status).toBe(404);
  });

  it("is a preview of the first pages on request, and then in no list of runs", async () => {
    const started = await ask("POST", "/reports/runs", ANA, {
      files: { ...files, "desk.graphql": files["desk.graphql"].replace("first: 200", "first: 2") },
      preview: true,
    });
    expect([started.status, started.json.preview]).toEqual([202, true]);
    const { id } = started.json;
    const run = await finished(id);
    expect(run.outcome.lacks).toEqual([{ kind: "LIST", list: "supportDesk.tickets", reason: "PREVIEW" }]);
    const { json: rows } = await ask("GET", `/reports/runs/${id}/rows`);
    expect(rows.rows.reduce((sum: number, [, count]: [string, number]) => sum + count, 0)).toBe(50);
    expect(rows.columns[1].mark).toBe("atLeast");
    const listed = (await ask("GET", "/reports/runs")).json.runs;
    expect(listed.map((one: { id: string }) => one.id)).not.toContain(id);
    expect(Date.parse(run.expiresAt) - Date.parse(run.endedAt)).toBe(86_400_000);
    expect((await ask("POST", "/reports/runs", ANA, { files, preview: "yes" })).status).toBe(400);
  });

  it("is refused before it is created if the value of a parameter is wrong, with the message of the command line", async () => {
    const before = asked.length;
    const runsBefore = (await ask("GET", "/reports/runs")).json.runs.length;
    const refused = async (path: string, body: object) => {
      const { status, json } = await ask("POST", path, ANA, body);
      const [{ message, extensions }] = json.errors;
      expect([status, extensions.code, extensions.retryable]).toEqual([400, "BAD_USER_INPUT", false]);
      return { message, parameters: extensions.parameters };
    };
    const values = { since: "soon", least: "many", last: 1 };
    const own = await refused("/reports/runs", { files, parameters: values });
    const { documents, parameters } = openReport(readDefinition("unsaved", files));
    expect(documents).toHaveLength(1);
    const said = thrownBy(() => readParameters(parameters, { values }));
    expect(said).toBeInstanceOf(ParameterError);
    expect(own.message).toBe(said.message);
    expect(own.parameters.map(({ name }: { name: string }) => name)).toEqual(["last", "since", "least"]);
    expect(own.parameters[1].message).toMatch(/^"since": .*DateTime/);

    const named = await refused("/reports/customer-360/runs", { parameters: { email: "nobody" } });
    expect(named.parameters).toEqual([
      { name: "email", message: expect.stringMatching(/^"email": expected the e-mail address/) },
    ]);
    const missing = await refused("/reports/customer-360/runs", {});
    expect(missing.parameters).toEqual([
      { name: "email", message: '"email" is needed: e-mail address or global id of a person' },
    ]);
    const page = {
      "report.yaml": "title: Mine\n",
      "desk.graphql": "query ($n: Int!) { supportDesk { exportTickets(first: $n) { nodes { id } } } }",
    };
    const large = await refused("/reports/runs", { files: page, parameters: { n: 251 } });
    expect(large.parameters).toEqual([{ name: "n", message: large.message }]);
    expect(asked.length).toBe(before);
    expect((await ask("GET", "/reports/runs")).json.runs).toHaveLength(runsBefore);
  });

  it("waits if its caller's token is no longer valid, and continues when the same subject resumes it", async () => {
    const token = `${ANA} short`;
    const { json } = await ask("POST", "/reports/runs", token, { files, parameters: {} });
    revoked.add(token);
    const waiting = await finished(json.id);
    expect(waiting.state).toBe("WAITING_FOR_CALLER");
    expect((await ask("POST", `/reports/runs/${json.id}/resume`, BEN, {})).status).toBe(404);
    expect((await ask("POST", `/reports/runs/${json.id}/resume`, ANA, {})).status).toBe(202);
    expect((await finished(json.id)).state).toBe("FINISHED");
  });

  it("that was active when the gateway ended waits for its caller after the next start", async () => {
    const { json } = await ask("POST", "/reports/runs", ANA, { files, parameters: {} });
    close();
    await app.close();
    await open();
    expect((await ask("GET", `/reports/runs/${json.id}`)).json.state).toBe("WAITING_FOR_CALLER");
    await ask("POST", `/reports/runs/${json.id}/resume`, ANA, {});
    expect(await finished(json.id)).toMatchObject({ state: "FINISHED", complete: true });
  });
});

describe("the reports of a deployment without a family", () => {
  it("are hidden, and name the family before any query is sent", async () => {
    const withoutDesk = buildSchema("type Query { viewer: ID }");
    close();
    await app.close();
    await open({
      families: allFamilies.map(({ name }) => name).filter((name) => name !== "supportDesk"),
      schema: () => withoutDesk,
    });
    const { json } = await ask("GET", "/reports", BEN);
    const listed: readonly string[] = json.reports.map(({ name }: { name: string }) => name);
    expect(listed).toContain("cash-position");
    expect(listed).not.toContain("support-load");
    const before = asked.length;
    const reason = "reads supportDesk, which this deployment does not have";
    for (const refused of [
      await ask("POST", "/reports/support-load/runs", BEN, {}),
      await ask("GET", "/reports/support-load", BEN),
      await ask("POST", "/reports/check", ANA, { files }),
      await ask("POST", "/reports/runs", ANA, { files, parameters: {} }),
    ]) {
      expect(refused.status).toBe(400);
      expect(refused.json.errors[0].message).toContain(reason);
    }
    expect(asked.length).toBe(before);
  });
});
