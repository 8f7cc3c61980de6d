/** Shared runs: the result of a run is shared by requests of the same principal, unless a write is between them. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type SharedAnswer, type SharedRun, SharedRuns } from "#gateway/operation/shared-runs.ts";
import { runs } from "#test/kit/draws.ts";

const answer = (text: string): SharedAnswer => ({ headers: [], text });
const stays = () => new AbortController().signal;

describe("a run", () => {
  it("is found by its key until it ends", async () => {
    const runs = new SharedRuns();
    const run = runs.begin("a");
    expect([runs.find("a"), runs.find("b")]).toEqual([run, undefined]);
    run.decide(true);
    run.end(answer("1"));
    expect(await run.answer).toEqual(answer("1"));
    expect(runs.find("a")).toBeUndefined();
  });

  it("is dropped if its answer must not be shared", async () => {
    const runs = new SharedRuns();
    const run = runs.begin("a");
    run.decide(false);
    expect(await run.isShareable).toBe(false);
    expect(runs.find("a")).toBeUndefined();
  });

  it("has no answer for other requests if it fails", async () => {
    const run = new SharedRuns().begin("a");
    run.decide(true);
    run.end(undefined);
    expect(await run.answer).toBeUndefined();
  });

  it("continues while one request waits for it, and is aborted when the last one leaves", () => {
    const run = new SharedRuns().begin("a");
    const owner = new AbortController();
    const other = new AbortController();
    run.enter(owner.signal);
    run.enter(other.signal);
    owner.abort();
    expect(run.signal.aborted).toBe(false);
    other.abort();
    expect(run.signal.aborted).toBe(true);
  });

  it("is aborted if its only request left before it entered", () => {
    const run = new SharedRuns().begin("a");
    const leave = run.enter(AbortSignal.abort());
    leave();
    expect(run.signal.aborted).toBe(true);
  });

  it("is not shared while a write of a caller who has left may still be in progress", () => {
    let now = 0;
    const runs = new SharedRuns(() => now);
    runs.begin("a").enter(stays());
    runs.hold(100);
    runs.begin("a");
    expect(runs.find("a")).toBeUndefined();
    now = 100;
    const run = runs.begin("a");
    expect(runs.find("a")).toBe(run);
  });
});

type Step =
  | { readonly do: "ask"; readonly principal: number; readonly query: number }
  | { readonly do: "write" }
  | { readonly do: "leave" | "answer" | "fail" | "refuse"; readonly which: number };

/** A run, with the number of writes that had begun or ended before it. */
interface Begun {
  readonly run: SharedRun;
  readonly principal: number;
  readonly query: number;
  readonly writes: number;
  readonly clients: AbortController[];
}

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant("ask" as const), principal: fc.nat(3), query: fc.nat(2) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("write" as const) }) },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constantFrom("leave", "answer", "fail", "refuse"), which: fc.nat(20) }),
  },
);

describe("random mixes of principals, writes, departures and failures", () => {
  it("give a request only an answer for its principal and query, from a run that started after the latest write", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 40, maxLength: 60 }), async (steps) => {
        const runs = new SharedRuns();
        const begun: Begun[] = [];
        const checks: Promise<void>[] = [];
        let writes = 0;
        for (const one of steps) {
          if (one.do === "write") {
            writes++;
            runs.forget();
          } else if (one.do === "ask") {
            const { principal, query } = one;
            const client = new AbortController();
            const known = runs.find(`${principal} ${query}`);
            if (known) {
              const of = begun.find(({ run }) => run === known);
              expect(of).toMatchObject({ principal, query, writes });
              expect(known.signal.aborted).toBe(false);
              of?.clients.push(client);
              known.enter(client.signal);
              checks.push(
                known.answer.then((got) => {
                  if (got) expect(got.text).toBe(`${principal} ${query}`);
                }),
              );
            } else {
              const run = runs.begin(`${principal} ${query}`);
              run.enter(client.signal);
              begun.push({ run, principal, query, writes, clients: [client] });
            }
          } else if (begun.length > 0) {
            const { run, principal, query, clients } = begun[one.which % begun.length] as Begun;
            if (one.do === "leave") {
              clients[one.which % clients.length]?.abort();
              expect(run.signal.aborted).toBe(clients.every(({ signal }) => signal.aborted));
            } else if (one.do === "answer") {
              run.decide(true);
              run.end(answer(`${principal} ${query}`));
            } else if (one.do === "fail") run.end(undefined);
            else run.decide(false);
            await Promise.resolve();
          }
        }
        for (const { run } of begun) run.end(undefined);
        await Promise.all(checks);
      }),
      { numRuns: runs(2_000) },
    );
  });
});
