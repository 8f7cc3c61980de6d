/** Bytes, promises and REST calls of one operation stay what `bench/allocations/allocations.tsv` says. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "#scripts/tables.ts";

type Row = Readonly<Record<"kb" | "promises" | "calls", number>>;

/** Rows of one major version of Node by workload. */
function rowsOf(table: string, major: string): ReadonlyMap<string, Row> {
  return new Map(
    table
      .trim()
      .split("\n")
      .map((line) => line.split("\t"))
      .filter(([node]) => node === major)
      .map(([, workload = "", kb, promises, calls]) => [
        workload,
        { kb: Number(kb), promises: Number(promises), calls: Number(calls) },
      ]),
  );
}

const [major = ""] = process.versions.node.split(".");
const expected = rowsOf(readFileSync(join(ROOT, "bench/allocations/allocations.tsv"), "utf8"), major);

describe.skipIf(expected.size === 0)(
  `the gateway on Node ${major} (no row in bench/allocations/allocations.tsv: skipped)`,
  () => {
    it("allocates within 5 % of the table for each operation, with the same promises and REST calls", () => {
      execFileSync("node", ["scripts/build.mjs"], { cwd: ROOT });
      const stdout = execFileSync("npx", ["tsx", "bench/main.ts", "--allocations"], {
        cwd: ROOT,
        stdio: "pipe",
      });
      const measured = rowsOf(stdout.toString(), major);
      expect([...measured.keys()]).toEqual([...expected.keys()]);
      for (const [workload, { kb, promises, calls }] of expected) {
        const found = measured.get(workload);
        // A change on purpose is written into the table: npm run -s bench -- --allocations.
        expect(found, workload).toMatchObject({ promises, calls });
        expect(found?.kb, workload).toBeGreaterThan(0.95 * kb);
        expect(found?.kb, workload).toBeLessThan(1.05 * kb);
      }
    });
  },
);
