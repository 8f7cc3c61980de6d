/** Repeatedly kills the process of a report's run at a random page. Each run must end with the same rows. */
import { rmSync } from "node:fs";
import { startTributary } from "#test/kit/gateway.ts";
import { scopes } from "#test/links/scopes.ts";
import { AT_ONCE, newJob, rowsOf, runJob } from "#test/reports/server/killed-runs.ts";
import { buildWorker } from "#test/reports/server/worker.ts";

/** The longest span of a documented rate. */
const RATE_SPAN_MS = 61_000;

/** @returns the number of kills, the pages of one run, and violations */
export async function killRuns(kills: number, random: () => number) {
  const program = await buildWorker("soak");
  const tributary = await startTributary({ settings: scopes });
  const folders: string[] = [];
  const jobIn = () => {
    const job = newJob();
    folders.push(job.folder);
    return job;
  };
  const violations: string[] = [];
  try {
    const undisturbed = jobIn();
    const running = runJob(undisturbed, program, tributary);
    await running.done;
    const whole = running.asked;
    for (let kill = 0; kill < kills; kill++) {
      // The families count calls by this clock, so no run is incomplete because of earlier ones.
      tributary.families.clock.advance(RATE_SPAN_MS);
      const job = jobIn();
      const page = 1 + Math.floor(random() * (whole.length - 1));
      const first = runJob(job, program, tributary, page);
      await first.done.catch(() => {});
      const second = runJob(job, program, tributary);
      const { complete } = await second.done;
      const where = `kill ${kill} at page ${page} of ${whole.length}`;
      if (!complete) violations.push(`${where}: incomplete`);
      else if (rowsOf(job) !== rowsOf(undisturbed)) violations.push(`${where}: other rows`);
      const asked = first.asked.length + second.asked.length;
      if (asked > whole.length + AT_ONCE) violations.push(`${where}: ${asked} pages were asked for`);
      rmSync(job.folder, { recursive: true });
    }
    return { kills, pages: whole.length, violations };
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    await tributary.close();
  }
}
