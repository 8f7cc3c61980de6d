/** The printed forms of a rehearsal, and its snapshot. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { junitOf, sarifOf, textOf } from "#scripts/rehearse/print.ts";
import type { Cell, RehearsalResult } from "#scripts/rehearse/rehearse.ts";
import { differences, joined, parted, readSnapshot, snapshotOf } from "#scripts/rehearse/snapshot.ts";

describe("printed forms", () => {
  const cell: Cell = {
    family: "crm",
    fault: "down",
    codes: ["UPSTREAM_UNAVAILABLE"],
    stays: [4, 5],
    lost: { "user.crmPerson": 1 },
    fewer: {},
    changed: [],
    unreadable: 0,
    calls: 6,
    firstMs: 313,
    ms: 313,
  };
  const one: RehearsalResult = {
    key: "my pages/[a].graphql One",
    file: "my pages/[a].graphql",
    line: 3,
    name: "One",
    variables: { email: "a@b.example" },
    calls: 4,
    ms: 150,
    cells: [cell],
    findings: [{ level: "error", kind: "unexplained", message: "`One` <odd>", family: "crm", fault: "down" }],
  };
  const now = snapshotOf([one]);
  const sarif = { snapshot: "rehearsal.snapshot.json", version: "1.2.3" };

  it("have a line for each cell, and the differences between two snapshots", () => {
    expect(now).toEqual({
      "my pages/[a].graphql One": {
        "without faults": "4 calls; 150 ms",
        "crm down": "UPSTREAM_UNAVAILABLE; null: user.crmPerson; +2 calls; 313 ms",
      },
    });
    expect(differences(now, now)).toEqual([]);
    const before = {
      "my pages/[a].graphql One": { ...now["my pages/[a].graphql One"], "crm down": "all stays" },
    };
    expect(differences(before, now)).toEqual([
      expect.objectContaining({ cell: "crm down", before: "all stays" }),
    ]);
    expect(differences({}, now)).toHaveLength(2);
  });

  it("show the matrix, the findings and the differences", () => {
    const text = textOf([one], differences({}, now));
    expect(text).toMatch(/crm {22}80% 0\.3s/);
    expect(text).toContain("error: `One` <odd>");
    expect(text).toContain("my pages/[a].graphql One, crm down:\n  - absent\n  + UPSTREAM_UNAVAILABLE");
    expect(text).toContain("1 operations, 1 cells, 1 errors, 0 warnings");
  });

  it("are JUnit with a failing case, and SARIF at the line of the operation", () => {
    const junit = junitOf([one], []);
    expect(junit).toContain('tests="2" failures="1"');
    expect(junit).toContain('name="crm down"><failure message="`One` &lt;odd&gt;">');
    expect(sarifOf([one], differences({}, now), sarif)).toMatchObject({
      version: "2.1.0",
      runs: [
        {
          tool: { driver: { version: "1.2.3", rules: [{ id: "unexplained" }, { id: "snapshot" }] } },
          results: [
            {
              ruleId: "unexplained",
              level: "error",
              locations: [
                {
                  physicalLocation: {
                    artifactLocation: { uri: "my%20pages/%5Ba%5D.graphql" },
                    region: { startLine: 3 },
                  },
                },
              ],
            },
            { ruleId: "snapshot" },
            { ruleId: "snapshot" },
          ],
        },
      ],
    });
  });

  it("have the variables, and no share if the answer has no values", () => {
    const none: RehearsalResult = {
      ...one,
      cells: [{ ...cell, stays: [0, 0], lost: {}, changed: ["user.a"] }],
    };
    expect(textOf([none], [])).toContain('\n  variables: {"email":"a@b.example"}\n');
    expect(textOf([none], [])).toMatch(/crm {22}– 0\.3s/);
    expect(snapshotOf([none])[one.key]?.["crm down"]).toContain("; other: user.a; ");
  });

  it("have the same line in the snapshot if another field of the operation is removed", () => {
    const less: RehearsalResult = { ...one, calls: 3, cells: [{ ...cell, stays: [1, 2], calls: 5 }] };
    expect(differences(now, snapshotOf([less])).map(({ cell: name }) => name)).toEqual(["without faults"]);
  });

  it("fail for an operation that is only in the snapshot", () => {
    const gone = differences(
      { ...now, "gone.graphql Two": { "crm down": "all stays", "crm slow": "all stays" } },
      now,
    );
    expect(gone).toEqual([
      { operation: "gone.graphql Two", cell: "operation", before: "2 cells", now: undefined },
    ]);
    const junit = junitOf([{ ...one, findings: [] }], gone);
    expect(junit).toContain('<testsuite name="gone.graphql Two" tests="1" failures="1">');
    expect(sarifOf([{ ...one, findings: [] }], gone, sarif)).toMatchObject({
      runs: [
        {
          results: [
            {
              ruleId: "snapshot",
              message: { text: "gone.graphql Two, operation:\n  - 2 cells\n  + absent" },
              locations: [{ physicalLocation: { artifactLocation: { uri: "rehearsal.snapshot.json" } } }],
            },
          ],
        },
      ],
    });
  });

  it("fail for the cells of a family that is no longer called", () => {
    const gone = differences({ [one.key]: { ...now[one.key], "erp down": "all stays" } }, now);
    const junit = junitOf([{ ...one, findings: [] }], gone);
    expect(junit).toContain('tests="3" failures="1"');
    expect(junit).toContain('name="erp down"><failure');
  });
});

describe("a snapshot", () => {
  const folder = mkdtempSync(join(tmpdir(), "tributary-snapshot-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "rehearsal.snapshot.json");

  it("is compared for files that were read or deleted, and unchanged for others", () => {
    const kept = join(folder, "kept pages.graphql");
    writeFileSync(kept, "");
    const cells = { "crm down": "all stays" };
    const before = {
      [`${kept} One`]: cells,
      "read.graphql Two (2)": cells,
      "deleted.ts (without a name)": cells,
    };
    const { compared, others } = parted(before, ["read.graphql"]);
    expect(Object.keys(compared)).toEqual(["read.graphql Two (2)", "deleted.ts (without a name)"]);
    expect(Object.keys(others)).toEqual([`${kept} One`]);
    expect(Object.keys(joined({ z: cells }, { a: cells }))).toEqual(["a", "z"]);
  });

  it("is read with a byte order mark, and undefined without a file", () => {
    expect(readSnapshot(file)).toBeUndefined();
    writeFileSync(file, '\uFEFF{ "a.graphql One": { "crm down": "all stays" } }');
    expect(readSnapshot(file)).toEqual({ "a.graphql One": { "crm down": "all stays" } });
  });

  it.each(["null", "[]", '{ "a": null }', '{ "a": { "b": 1 } }'])("is refused: %s", (text) => {
    writeFileSync(file, text);
    expect(() => readSnapshot(file)).toThrow(`${file} is no snapshot: delete it`);
  });
});
