import { describe, expect, it } from "vitest";
import { remoteReadiness } from "#gateway/remote-readiness.ts";

const NAMES = ["identity", "collaboration", "business"] as const;

/** Three subgraphs and a clock. Only the subgraphs in `up` answer. */
function deployment(...first: (typeof NAMES)[number][]) {
  const up = new Set<string>(first);
  let now = 0;
  let looks = 0;
  const remotes = new Map(
    NAMES.map((name) => [
      name,
      {
        async health() {
          looks++;
          return up.has(name) ? { families: { [name]: "closed" } } : undefined;
        },
      },
    ]),
  );
  const read = remoteReadiness(
    remotes,
    () => ({ families: {} }),
    () => now,
  );
  return {
    up,
    looks: () => looks,
    /** Readiness after this number of milliseconds. */
    async readAfter(ms: number) {
      now += ms;
      return read();
    },
  };
}

describe("a gateway whose subgraphs are processes", () => {
  it("stays ready while one or two of them do not answer for a minute, and its details name them", async () => {
    const { up, readAfter } = deployment(...NAMES);
    expect(await readAfter(0)).toMatchObject({ ready: true });
    for (const name of ["identity", "business"]) {
      up.delete(name);
      for (let second = 0; second < 60; second++) expect((await readAfter(1_000)).ready).toBe(true);
    }
    expect((await readAfter(1_000)).details).toEqual({
      families: { collaboration: "closed" },
      subgraphs: { identity: "down", collaboration: "up", business: "down" },
    });
  });

  it("is not ready before one of them has answered", async () => {
    const { up, readAfter } = deployment();
    expect((await readAfter(0)).ready).toBe(false);
    up.add("business");
    expect((await readAfter(1_000)).ready).toBe(true);
  });

  it("is not ready once none has answered for ten seconds, and ready again with the first answer", async () => {
    const { up, readAfter } = deployment("identity");
    await readAfter(0);
    up.clear();
    expect((await readAfter(9_000)).ready).toBe(true);
    expect((await readAfter(1_000)).ready).toBe(false);
    up.add("identity");
    expect((await readAfter(1_000)).ready).toBe(true);
  });

  it("checks its subgraphs at most once a second", async () => {
    const { readAfter, looks } = deployment("identity");
    for (let probe = 0; probe < 10; probe++) await readAfter(50);
    expect(looks()).toBe(NAMES.length);
  });
});
