/** The process of one job: a run of a report, a file of its result, a comparison. Ends when the job has ended. */
import { describeReport } from "./jobs/describe.ts";
import { diffJob } from "./jobs/diff-job.ts";
import { checkParameters, type RunHost, runJob } from "./jobs/run-job.ts";
import { readDefinition } from "./kit/definition/definition.ts";
import { namedReports } from "./kit/definition/folders.ts";
import { writeStored } from "./kit/stored/files.ts";
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
let asked = 0;

const say = (message: FromWorker): void => void process.send?.(message);

const host: RunHost = {
  execute: (query, variables) =>
    new Promise((resolve) => {
      const id = asked++;
      waiting.set(id, resolve);
      say({ type: "ask", id, query, variables });
    }),
  progress: (progress) => say({ type: "progress", progress }),
};

async function describeOwn({ name, files }: ReportSource): Promise<DescribedOwn> {
  try {
    return { report: await describeReport(readDefinition(name, files)) };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { problem: error.message };
  }
}

async function work(job: Job): Promise<unknown> {
  switch (job.kind) {
    case "describe": {
      const reports: ReportInfo[] = [];
      for (const report of namedReports()) reports.push(await describeReport(report));
      return reports;
    }
    case "describeOwn": {
      const described: DescribedOwn[] = [];
      for (const source of job.sources) described.push(await describeOwn(source));
      return described;
    }
    case "check": {
      const report = await describeReport(readDefinition(job.source.name, job.source.files));
      if (job.asked && mayBeWrong(report, job.asked)) await checkParameters(job.source, job.asked);
      return report;
    }
    case "checkParameters":
      return checkParameters(job.source, job.asked);
    case "run":
      return runJob(job, host);
    case "file":
      return writeStored(job.folder, job.format, job.file, job.timeZone);
    case "diff":
      return diffJob(job.before, job.after, job.file);
  }
}

function onMessage(message: ToWorker): void {
  if (message.type === "answer") {
    waiting.get(message.id)?.(message.answer);
    waiting.delete(message.id);
    return;
  }
  work(message.job).then(
    (value) => say({ type: "done", value: value ?? null }),
    (error: unknown) => {
      // A disk that is full is no mistake of the caller, who may not see our paths either.
      const usage = error instanceof UsageError && !(error instanceof UnwritableFile);
      if (!usage) console.error(error);
      const parameters = error instanceof ParameterError ? error.problems : undefined;
      say({ type: "failed", message: usage ? error.message : "The report failed", usage, parameters });
    },
  );
}

process.on("message", onMessage);
// The gateway has ended: nobody waits for this any more.
process.on("disconnect", () => process.exit(0));
