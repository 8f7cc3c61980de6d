/** Reports over HTTP, as `docs/reports.md` describes it. */
import { createReadStream, readFileSync } from "node:fs";
import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { abortOnDisconnect, sendRefusal } from "#platform/http/http-server.ts";
import { UNSAVED } from "#reports/kit/definition/definition.ts";
import { MOST_WAIT_S } from "#reports/kit/definition/schedule.ts";
import type { FileOptions } from "#reports/kit/formats/format.ts";
import { timeZoneOf } from "#reports/kit/formats/time-zone.ts";
import { readLines } from "#reports/kit/tables/line-file.ts";
import { UsageError } from "#reports/kit/usage-error.ts";
import { SEPARATORS } from "#reports/words/csv-text.ts";
import type { FigureName } from "#reports/words/figure.ts";
import {
  type Address,
  COMPOSE_SCOPE,
  routeOptions,
  SCHEDULE_SCOPE,
  scopes,
  WRITE_SCOPE,
} from "./addresses.ts";
import type { ShownCaller } from "./callers.ts";
import { StoreAway } from "./engine/job.ts";
import { deliveryOf, expiresAt, type RunRecord } from "./engine/run-record.ts";
import { contentTypes, fileName } from "./file-names.ts";
import { type JobCaller, QueueFull } from "./jobs.ts";
import { type AskedParameters, type FileFormat, fileFormats, type ReportInfo } from "./protocol.ts";
import { Refused } from "./refused.ts";
import { resultRows, tableRows } from "./rows.ts";
import type { Runs } from "./runs.ts";
import type { SavedReports } from "./saved/saved-reports.ts";
import { JobError } from "./worker-process.ts";

/** Caller, as identified by the gateway. */
export interface ReportCaller {
  readonly subject?: string | undefined;
  /** `*` means all scopes. */
  readonly scopes: ReadonlySet<string>;
}

export interface RoutesOptions {
  readonly runs: Runs;
  readonly saved: SavedReports;
  /** @returns undefined for who may not call; the reply has been sent then */
  authenticate(shown: ShownCaller, reply: FastifyReply): Promise<ReportCaller | undefined>;
  /** Credentials that a request presents. */
  shownBy(request: FastifyRequest): ShownCaller;
}

/** A report that is requested by name. */
interface NamedReport extends ReportInfo {
  /** Origin of the report: the program, or a caller who saved it. */
  readonly origin: "shipped" | "saved";
}

const BAD = "BAD_USER_INPUT";
const MOST_ROWS = 1_000;
const MOST_RUNS = 200;
const MOST_PAGE_SIZE = 250;
const HEARTBEAT_MS = 15_000;
/** A scope as OAuth writes it, without spaces. */
const SCOPE = /^[\x21\x23-\x5b\x5d-\x7e]{1,200}$/;

type Body = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Body =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const notFound = () => new Refused(404, "There is no such report or run", "NOT_FOUND");

/** The routes of reports. */
export function serveReports(
  app: FastifyInstance,
  { runs, saved, authenticate, shownBy }: RoutesOptions,
): void {
  type ReportAnswer = (asked: ReportRequest) => Promise<unknown>;
  interface ReportRequest {
    readonly request: FastifyRequest;
    readonly reply: FastifyReply;
    readonly owner: string;
    /** The waiting caller. Places are shared by subject, or by address without a subject. */
    readonly waiting: JobCaller;
    /** True if the caller may save reports, provided that the server may. */
    readonly maySave: boolean;
    hasScope(scope: string): boolean;
    readonly body: Body;
    readonly params: Readonly<Record<string, string>>;
    readonly query: Readonly<Record<string, string>>;
  }

  const route = (address: Address, answer: ReportAnswer) =>
    app.route({
      ...routeOptions(address),
      async handler(request, reply) {
        const shown = shownBy(request);
        const caller = await authenticate(shown, reply);
        if (!caller) return reply;
        const signal = abortOnDisconnect(reply);
        try {
          const all = caller.scopes.has("*");
          const lacks = (scope: string) => !all && !caller.scopes.has(scope);
          const scope = scopes[address];
          const needed = scope === WRITE_SCOPE ? [COMPOSE_SCOPE, scope] : [scope];
          const lacking = needed.find(lacks);
          if (lacking !== undefined) throw new Refused(403, `This needs the scope ${lacking}`, "FORBIDDEN");
          if (!all && caller.subject === undefined)
            throw new Refused(403, "A run belongs to a subject, and the token names none", "FORBIDDEN");
          // Without a type a page of another site could send it unasked.
          if (["POST", "PUT"].includes(request.method) && !isObject(request.body))
            throw new Refused(415, "Send a JSON object as application/json", "BAD_REQUEST");
          const { params, query, body } = request as { params: object; query: object; body: unknown };
          const sent = await answer({
            request,
            reply,
            owner: caller.subject ?? "",
            waiting: { name: caller.subject ?? shown.address, signal },
            maySave: ![COMPOSE_SCOPE, WRITE_SCOPE].some(lacks),
            hasScope: (one) => !lacks(one),
            body: isObject(body) ? body : {},
            params: params as Record<string, string>,
            query: query as Record<string, string>,
          });
          return sent === undefined ? reply : reply.send(sent);
        } catch (error) {
          if (signal.aborted) return reply.hijack();
          return refuseFailed(reply, error);
        }
      },
    });

  const runOf = async ({ params, owner }: ReportRequest): Promise<RunRecord> => {
    const run = await runs.get(params["id"] ?? "", owner);
    if (!run) throw notFound();
    return run;
  };
  /** A run that the caller may read: a run of the caller, or a shared one. */
  const readable = async (asked: ReportRequest, id = asked.params["id"] ?? ""): Promise<RunRecord> => {
    const run = (await runs.get(id, asked.owner)) ?? (await runs.shared(id, asked.hasScope));
    if (!run) throw notFound();
    return run;
  };
  const finished = async (asked: ReportRequest, id?: string): Promise<RunRecord> => {
    const run = await readable(asked, id);
    if (run.state !== "FINISHED") throw new Refused(409, "The run has not finished", "CONFLICT");
    return run;
  };
  const reportOf = async (name: string): Promise<NamedReport> => {
    const shipped = await runs.catalog.report(name);
    if (shipped) return { ...shipped, origin: "shipped" };
    const report = await saved.report(name);
    if (!report) throw notFound();
    return { ...report, origin: "saved" };
  };
  const start = async (
    { request, reply, owner, body }: ReportRequest,
    /** @returns the report, once it and the parameters were checked */
    checked: (asked: AskedParameters) => Promise<ReportInfo>,
  ): Promise<unknown> => {
    const { parameters = {}, pageSize, waitSeconds, timeZone, preview, files: _, ...others } = body;
    const [other] = Object.keys(others);
    if (other !== undefined)
      throw new Refused(
        400,
        `There is no "${other}": a run has parameters, pageSize, waitSeconds, timeZone and preview`,
        BAD,
      );
    if (!isObject(parameters)) throw new Refused(400, "parameters must be an object", BAD);
    if (preview !== undefined && typeof preview !== "boolean")
      throw new Refused(400, "preview must be true or false", BAD);
    const asked = {
      parameters,
      pageSize: wholeOf("pageSize", pageSize, 1, MOST_PAGE_SIZE),
      waitSeconds: wholeOf("waitSeconds", waitSeconds, 0, MOST_WAIT_S),
      timeZone: zoneIn({ timeZone }),
      preview: preview || undefined,
    };
    const report = await checked(asked);
    // The client has disconnected, so it would not learn the id of the run, and may have repeated the request.
    if (reply.raw.destroyed) return undefined;
    const run = await runs.start(report, owner, shownBy(request), asked);
    reply.code(202).header("location", `/reports/runs/${run.id}`);
    return runInfo(runs, run);
  };

  const allReports = async (): Promise<readonly NamedReport[]> => [
    ...(await runs.catalog.reports()).map((report) => ({ ...report, origin: "shipped" as const })),
    ...(await saved.reports()).map((report) => ({ ...report, origin: "saved" as const })),
  ];

  route("GET /reports", async ({ maySave }) => ({
    canSave: maySave && saved.canSave,
    reports: (await allReports()).map(({ files: _, schedule, ...report }) => ({
      ...report,
      // The destination of results is not part of the list.
      schedule: schedule && { cron: schedule.cron, timeZone: schedule.timeZone },
      tables: report.tables.map(({ name }) => name),
    })),
  }));
  route("GET /reports/:name", ({ params }) => reportOf(params["name"] ?? ""));
  route("PUT /reports/:name", async ({ reply, params, body, waiting, hasScope }) => {
    const { files, replace = false, ...others } = body;
    const [other] = Object.keys(others);
    if (other !== undefined)
      throw new Refused(400, `There is no "${other}": a report is saved with files and replace`, BAD);
    if (typeof replace !== "boolean") throw new Refused(400, "replace must be true or false", BAD);
    const source = { ...sourceIn({ files }), name: params["name"] ?? "" };
    const { report, isNew } = await saved.save(source, {
      replace,
      maySchedule: hasScope(SCHEDULE_SCOPE),
      caller: waiting,
    });
    if (isNew) reply.code(201).header("location", `/reports/${report.name}`);
    return { ...report, origin: "saved" };
  });
  route("DELETE /reports/:name", async ({ reply, params }) => {
    if (!(await saved.delete(params["name"] ?? ""))) throw notFound();
    reply.code(204);
    return reply.send();
  });
  route("POST /reports/check", ({ body, waiting }) => runs.catalog.check(sourceIn(body), waiting));
  route("POST /reports/runs", (asked) =>
    start(asked, (parameters) => runs.catalog.check(sourceIn(asked.body), asked.waiting, parameters)),
  );
  route("POST /reports/:name/runs", (asked) =>
    start(asked, async (parameters) => {
      const report = await reportOf(asked.params["name"] ?? "");
      await runs.catalog.checkParameters(report, parameters, asked.waiting);
      return report;
    }),
  );
  route("GET /reports/runs", async ({ owner, query }) => ({
    runs: (await runs.list(owner))
      .filter(({ preview }) => preview !== true)
      .filter(({ report }) => query["report"] === undefined || report === query["report"])
      .slice(0, wholeIn(query, "limit", 20, MOST_RUNS))
      .map((run) => runInfo(runs, run)),
  }));
  route("PUT /reports/runs/:id/shared", async (asked) => {
    const { scope, ...others } = asked.body;
    if (typeof scope !== "string" || !SCOPE.test(scope) || Object.keys(others).length > 0)
      throw new Refused(400, 'A run is shared with one scope: { "scope": "reports:run" }', BAD);
    const run = await runs.share(await runOf(asked), scope);
    if (!run) throw notFound();
    return runInfo(runs, run);
  });
  route("DELETE /reports/runs/:id/shared", async (asked) => {
    await runs.share(await runOf(asked), undefined);
    asked.reply.code(204);
    return asked.reply.send();
  });
  route("GET /reports/runs/:id", async (asked) => {
    const run = await readable(asked);
    // The files at the time of the run, because its rows are based on them and not on the current report.
    return { ...runInfo(runs, run), files: run.source.files };
  });
  route("DELETE /reports/runs/:id", async (asked) => {
    await runs.delete(await runOf(asked));
    asked.reply.code(204);
    return asked.reply.send();
  });
  route("POST /reports/runs/:id/resume", async (asked) => {
    const run = await runs.resume(await runOf(asked), shownBy(asked.request));
    if (!run) throw new Refused(409, "The run does not wait for its caller", "CONFLICT");
    asked.reply.code(202);
    return runInfo(runs, run);
  });
  route("GET /reports/runs/:id/events", async (asked) => {
    const { reply } = asked;
    reply.header("content-type", "text/event-stream; charset=utf-8");
    return eventsOf(runs, await readable(asked));
  });
  route("GET /reports/runs/:id/rows", async (asked) => {
    const { query } = asked;
    const [offset, limit] = [wholeIn(query, "offset", 0), wholeIn(query, "limit", 100, MOST_ROWS)];
    const { table } = query;
    if (table !== undefined) {
      const rows = await tableRows(runs, await readable(asked), table, { offset, limit });
      if (!rows) throw notFound();
      return rows;
    }
    const { behind } = query;
    if (behind !== undefined) {
      const figure = figureIn(behind, query);
      return runs.results.behind(await finished(asked), figure, { offset, limit }, asked.waiting);
    }
    return resultRows(runs, await finished(asked), { offset, limit, objects: query["objects"] === "1" });
  });
  route("GET /reports/runs/:id/files/:format", async (asked) => {
    const { params, query, reply } = asked;
    const format = fileFormats.find((one) => one === params["format"]);
    if (!format) throw new Refused(404, `The formats are ${fileFormats.join(", ")}`, "NOT_FOUND");
    const run = await finished(asked);
    const path = await runs.results.file(run, format, fileOptionsIn(query, format), asked.waiting);
    reply.header("content-type", contentTypes[format]);
    reply.header("content-disposition", `attachment; filename="${fileName(run, format)}"`);
    return createReadStream(path);
  });
  route("GET /reports/runs/:id/diff/:other", async (asked) => {
    const { params, query } = asked;
    const [after, before] = [await finished(asked), await finished(asked, params["other"])];
    const [offset, limit] = [wholeIn(query, "offset", 0), wholeIn(query, "limit", 100, MOST_ROWS)];
    const change = query["change"] ?? "changed";
    if (!["added", "removed", "changed", "unknown"].includes(change))
      throw new Refused(400, "change must be added, removed, changed or unknown", BAD);
    const file = await runs.results.diff(after, before, asked.waiting);
    const counts: unknown = JSON.parse(readFileSync(file, "utf8"));
    return {
      ...(isObject(counts) ? counts : {}),
      offset,
      rows: readLines(`${file}.${change}.ndjson`, offset, limit),
    };
  });
}

function refuseFailed(reply: FastifyReply, error: unknown): FastifyReply {
  if (error instanceof Refused && error.status === 405) reply.header("allow", "GET");
  if (error instanceof Refused) return sendRefusal(reply, error.status, error.message, error.code);
  if (error instanceof JobError && error.usage) {
    const { message, parameters } = error;
    return sendRefusal(reply, 400, message, BAD, parameters.length > 0 ? { parameters } : {});
  }
  if (error instanceof QueueFull || error instanceof StoreAway) {
    reply.header("retry-after", "10");
    return sendRefusal(reply, 503, error.message, "OVERLOADED");
  }
  throw error;
}

/** The files of a report that is not saved. */
function sourceIn({ files }: Body) {
  if (!isObject(files) || !Object.values(files).every((text) => typeof text === "string"))
    throw new Refused(400, "files must be an object of texts, by the names of the files", BAD);
  return {
    name: UNSAVED,
    files: Object.fromEntries(Object.entries(files).map(([name, text]) => [name, String(text)])),
  };
}

function fileOptionsIn(query: Readonly<Record<string, string>>, format: FileFormat): FileOptions {
  const { separator: text, bom } = query;
  if (format !== "csv" && (text ?? bom) !== undefined)
    throw new Refused(400, "separator and bom are for csv", BAD);
  const separator = SEPARATORS.find((one) => one === text);
  if (text !== undefined && separator === undefined)
    throw new Refused(400, `separator must be one of ${SEPARATORS.join(" ")}`, BAD);
  if (bom !== undefined && bom !== "true" && bom !== "false")
    throw new Refused(400, "bom must be true or false", BAD);
  return { timeZone: zoneIn(query), separator, bom: bom === "true" || undefined };
}

/** The figure that a request for rows behind it names. */
function figureIn(column: string, query: Readonly<Record<string, string>>): FigureName {
  const { row, unit, label, series } = query;
  if (row !== undefined && (label ?? unit ?? series) !== undefined)
    throw new Refused(400, "row is for a cell; unit, label and series are for totals and bars", BAD);
  if (series !== undefined && label === undefined) throw new Refused(400, "series needs a label", BAD);
  const number = row === undefined ? undefined : wholeIn(query, "row", 0);
  return {
    column,
    row: number,
    unit,
    label,
    series,
    timeZone: label === undefined ? undefined : zoneIn(query),
  };
}

function zoneIn({ timeZone }: Body): string | undefined {
  if (timeZone === undefined) return undefined;
  if (typeof timeZone !== "string") throw new Refused(400, "timeZone must be a text", BAD);
  try {
    return timeZoneOf(timeZone);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    throw new Refused(400, error.message, BAD);
  }
}

/** An integer in a body. Undefined if it is missing. */
function wholeOf(name: string, value: unknown, least: number, most: number): number | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== "number" || !Number.isInteger(value) || value < least || value > most)
    throw new Refused(400, `${name} must be a whole number from ${least} to ${most}`, BAD);
  return value;
}

function wholeIn(
  query: Readonly<Record<string, string>>,
  name: string,
  normally: number,
  most = 1e12,
): number {
  const text = query[name];
  if (text === undefined) return normally;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value > most)
    throw new Refused(400, `${name} must be a whole number up to ${most}`, BAD);
  return value;
}

/** A run as clients see it. */
function runInfo(runs: Runs, run: RunRecord) {
  const { id, report, title, state, parameters, createdAt, endedAt, error, result } = run;
  const { firing = null, timeZone = "UTC", preview = false } = run;
  return {
    id,
    report,
    title,
    identity: result?.identity ?? null,
    state,
    complete: result?.complete ?? null,
    parameters,
    timeZone,
    preview,
    createdAt,
    endedAt,
    expiresAt: expiresAt(run),
    progress: runs.progressOf(run),
    rows: result?.rows ?? null,
    columns: result?.columns ?? null,
    totals: result?.totals ?? null,
    outcome: result?.outcome ?? null,
    tests: result?.tests ?? null,
    error,
    scheduledFor: firing,
    sharedWith: run.sharedWith ?? null,
    delivery: deliveryOf(run),
  };
}

/** Server-sent events of a run; the stream ends with it. */
function eventsOf(runs: Runs, run: RunRecord): Readable {
  const stream = new Readable({ read() {} });
  const send = (event: string, data: unknown) =>
    stream.push(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  send("run", runInfo(runs, run));
  const heartbeat = setInterval(() => stream.push(": \n\n"), HEARTBEAT_MS);
  const stop = runs.follow(run, {
    run: (changed) => send("run", runInfo(runs, changed)),
    progress: (progress) => {
      // A slow client receives fewer progress events, so that they do not accumulate in memory.
      if (stream.readableLength < 1 << 16) send("progress", progress);
    },
    end: () => stream.push(null),
  });
  stream.once("close", () => {
    clearInterval(heartbeat);
    stop();
  });
  return stream;
}
