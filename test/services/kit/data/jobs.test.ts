import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { movableClock } from "#services/kit/data/clock.ts";
import { createJobs } from "#services/kit/data/jobs.ts";
import { openStore } from "#services/kit/data/store.ts";

function queue() {
  const clock = movableClock(0);
  const errors: unknown[] = [];
  const store = openStore(":memory:");
  return { clock, errors, store, jobs: createJobs(store, clock, (error) => errors.push(error)) };
}

describe("the job queue", () => {
  it("runs a job once the clock has passed its time, and once only", () => {
    const { clock, jobs } = queue();
    const done: string[] = [];
    const finish = jobs.define("finish", (name: string) => done.push(name));
    finish("import", 5000);
    clock.advance(4999);
    expect(jobs.runDue()).toBe(0);
    clock.advance(1);
    expect(jobs.runDue()).toBe(1);
    expect(jobs.runDue()).toBe(0);
    expect(done).toEqual(["import"]);
  });

  it("runs jobs in the order of their time, those due at once in the order they came", () => {
    const { clock, jobs } = queue();
    const done: string[] = [];
    const run = jobs.define("run", (name: string) => done.push(name));
    run("late", 200);
    for (let i = 0; i < 12; i++) run(`early ${i}`, 100);
    clock.advance(1000);
    expect(jobs.runDue()).toBe(13);
    expect(done).toEqual([...Array.from({ length: 12 }, (_, i) => `early ${i}`), "late"]);
  });

  it("runs a job that another job enqueued, with the delay from that job's due time", () => {
    const { clock, jobs } = queue();
    const times: number[] = [];
    const step = jobs.define("step", (left: number, job) => {
      times.push(job.now);
      if (left > 0) step(left - 1, 100);
    });
    step(3, 100);
    clock.advance(350);
    expect(jobs.runDue()).toBe(3);
    expect(times).toEqual([100, 200, 300]);
  });

  it("removes a job that throws, reports its error, and runs the others", () => {
    const { errors, jobs } = queue();
    const done: string[] = [];
    jobs.define("bad", () => {
      throw new Error("boom");
    })(undefined);
    jobs.define("good", () => done.push("good"))(undefined);
    expect(jobs.runDue()).toBe(2);
    expect(done).toEqual(["good"]);
    expect(errors).toEqual([new Error("boom")]);
  });

  it("does not run a canceled job", () => {
    const { clock, jobs } = queue();
    const id = jobs.define("run", () => expect.fail("it was canceled"))(undefined, 10);
    expect(jobs.cancel(id)).toBe(true);
    expect(jobs.cancel(id)).toBe(false);
    clock.advance(20);
    expect(jobs.runDue()).toBe(0);
  });

  it("runs pending jobs after a restart", () => {
    const folder = mkdtempSync(join(tmpdir(), "tributary-jobs-"));
    const path = join(folder, "families.db");
    const clock = movableClock(0);
    const before = openStore(path);
    createJobs(before, clock, () => {}).define("import", (_: { id: number }) => {})({ id: 7 }, 100);
    before.close();

    const after = openStore(path);
    const jobs = createJobs(after, clock, () => {});
    const done: number[] = [];
    jobs.define("import", ({ id }: { id: number }) => done.push(id));
    clock.advance(100);
    expect(jobs.runDue()).toBe(1);
    expect(done).toEqual([7]);
    after.close();
    rmSync(folder, { recursive: true });
  });
});

describe("a job that takes its time", () => {
  it("is waited for, and run once for any number of requests", async () => {
    const { jobs, errors } = queue();
    const release: (() => void)[] = [];
    const send = jobs.define("send", (_: string) => new Promise<void>((resolve) => release.push(resolve)));
    send("a");
    expect(jobs.runDue()).toBe(1);
    expect(jobs.runDue()).toBe(0);
    let over = false;
    const settled = jobs.settled().then(() => {
      over = true;
    });
    await Promise.resolve();
    expect([release.length, over]).toEqual([1, false]);
    release[0]?.();
    await settled;
    jobs.define("fail", () => Promise.reject(new Error("boom")))(undefined);
    jobs.runDue();
    await jobs.settled();
    expect(errors).toEqual([new Error("boom")]);
    expect(jobs.runDue()).toBe(0);
  });

  it("is done again after an end that cut it short", async () => {
    const { jobs, errors, store, clock } = queue();
    const wait = ({ signal }: { signal: AbortSignal }) =>
      new Promise<void>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    jobs.define("send", (_: string, job) => wait(job))("a");
    jobs.runDue();
    await jobs.stop();
    expect([errors, jobs.runDue()]).toEqual([[], 0]);
    const next = createJobs(store, clock, () => undefined);
    const sent: string[] = [];
    next.define("send", async (text: string) => sent.push(text));
    expect(next.runDue()).toBe(1);
    await next.settled();
    expect([sent, next.runDue()]).toEqual([["a"], 0]);
  });
});
