/** A process of jobs: one run, file or comparison, or several concurrent checks of reports. */
import { describeReport } from "./jobs/describe.ts";
import { diffJob } from "./jobs/diff-job.ts";
import { checkParameters, type RunHost, runJob } from "./jobs/run-job.ts";
import { readDefinition } from "./kit/definition/definition.ts";
import { namedReports } from "./kit/definition/folders.ts";
import { apiSchema, setApiSchema } from "./kit/document/document.ts";
import { loadEngine } from "./kit/sql/database.ts";
import { writeStored } from "./kit/stored/files.ts";
import { storeRowsBehind } from "./kit/stored/rows-behind.ts";
import type { ReportSource } from "./kit/stored/run-folder.ts";
import { ParameterError, UnwritableFile, UsageError } from "./kit/usage-error.ts";
import {
  type DescribedOwn,
  type FromWorker,
  type Job,
  mayBeWrong,
  type ReportInfo,
  type ToWorker,
} from "./server/protocol.ts";

const waiting = new Map<number, (answer: unknown) => void>();
const stops = new Map<number, AbortController>();
let asked = 0;

const say = (message: FromWorker): void => void process.send?.(message);

const hostOf = (id: number): RunHost => ({
  execute: (query, variables) =>
    new Promise((resolve) => {
      const ask = asked++;
      waiting.set(ask, resolve);
      say({ type: "ask", id, ask, query, variables });
    }),
  progress: (progress) => say({ type: "progress", id, progress }),
});

async function describeOwn({ name, files }: ReportSource, signal: AbortSignal): Promise<DescribedOwn> {
  try {
    return { report: await describeReport(readDefinition(name, files), signal) };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { problem: error.message };
  }
}

async function work(job: Job, host: RunHost, signal: AbortSignal): Promise<unknown> {
  switch (job.kind) {
    case "warm":
      apiSchema();
      await loadEngine();
      return undefined;
    case "describe": {
      const reports: ReportInfo[] = [];
      for (const report of namedReports()) reports.push(await describeReport(report, signal));
      return reports;
    }
    case "describeOwn": {
      const described: DescribedOwn[] = [];
      for (const source of job.sources) described.push(await describeOwn(source, signal));
      return described;
    }
    case "check": {
      const report = await describeReport(readDefinition(job.source.name, job.source.files), signal);
      if (job.asked && mayBeWrong(report, job.asked)) await checkParameters(job.source, job.asked, signal);
      return report;
    }
    case "checkParameters":
      return checkParameters(job.source, job.asked, signal);
    case "run":
      return runJob(job, host);
    case "file":
      return writeStored(job.folder, job.format, job.file, job.options);
    case "behind":
      return storeRowsBehind(job);
    case "diff":
      return diffJob(job.before, job.after, job.file);
  }
}

function onMessage(message: ToWorker): void {
  if (message.type === "schema") {
    setApiSchema(message.sdl);
    return;
  }
  if (message.type === "answer") {
    waiting.get(message.ask)?.(message.answer);
    waiting.delete(message.ask);
    return;
  }
  const { id } = message;
  if (message.type === "stop") {
    stops.get(id)?.abort();
    return;
  }
  const stop = new AbortController();
  stops.set(id, stop);
  work(message.job, hostOf(id), stop.signal)
    .then(
      (value) => say({ type: "done", id, value: value ?? null }),
      (error: unknown) => {
        // A disk that is full is no mistake of the caller, who may not see our paths either.
        const usage = error instanceof UsageError && !(error instanceof UnwritableFile);
        if (!usage && !stop.signal.aborted) console.error(error);
        const parameters = error instanceof ParameterError ? error.problems : undefined;
        say({ type: "failed", id, message: usage ? error.message : "The report failed", usage, parameters });
      },
    )
    .finally(() => stops.delete(id));
}

process.on("message", onMessage);
// The gateway has ended, so no caller waits for the jobs.
process.on("disconnect", () => process.exit(0));
