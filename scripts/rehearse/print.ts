/** The forms of a rehearsal: a text, a snapshot to commit, JUnit and SARIF. */
import type { Cell, Finding, Rehearsed } from "./rehearse.ts";
import { FAULTS } from "./stand-ins.ts";

/** The key of an operation in a snapshot. */
export const keyOf = ({ file, name }: Rehearsed): string => `${file} ${name}`;

const list = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).map(([place, count]) => (count === 1 ? place : `${place} ×${count}`));

/** A cell in one line. */
function lineOf({
  codes,
  stays: [stays, of],
  lost,
  fewer,
  unreadable,
  calls,
  firstMs,
  ms,
  limit,
}: Cell): string {
  const parts = [
    stays === of ? "all stays" : `${of === 0 ? 100 : Math.floor((100 * stays) / of)} % stays`,
    ...(codes.length > 0 ? [codes.join(" ")] : []),
    ...list(lost).map((place) => `null: ${place}`),
    ...list(fewer).map((place) => `shorter: ${place}`),
    ...(unreadable > 0 ? [`${unreadable} unreadable`] : []),
    `${calls} calls`,
    `${firstMs} ms`,
    ...(ms === firstMs ? [] : [`whole after ${ms} ms`]),
    ...(limit ? [`time limit of the ${limit}`] : []),
  ];
  return parts.join("; ");
}

/** Each operation with its cells, as a snapshot has them. */
export type Snapshot = Readonly<Record<string, Readonly<Record<string, string>>>>;

export function snapshotOf(all: readonly Rehearsed[]): Snapshot {
  return Object.fromEntries(
    all
      .filter(({ cells }) => cells.length > 0)
      .map((one) => [
        keyOf(one),
        Object.fromEntries([
          ["without faults", `${one.calls} calls; ${one.ms} ms`],
          ...one.cells.map((cell) => [`${cell.family} ${cell.fault}`, lineOf(cell)]),
        ]),
      ]),
  );
}

export interface Difference {
  readonly operation: string;
  readonly cell: string;
  readonly before: string | undefined;
  readonly now: string | undefined;
}

/** Cells that are not as the snapshot has them. */
export function differences(before: Snapshot, now: Snapshot): readonly Difference[] {
  const operations = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...operations].flatMap((operation) => {
    const was = before[operation] ?? {};
    const is = now[operation] ?? {};
    return [...new Set([...Object.keys(was), ...Object.keys(is)])]
      .filter((cell) => was[cell] !== is[cell])
      .map((cell) => ({ operation, cell, before: was[cell], now: is[cell] }));
  });
}

const differenceText = ({ operation, cell, before = "absent", now = "absent" }: Difference) =>
  `${operation}, ${cell}:\n  - ${before}\n  + ${now}`;

/** The matrix and the findings as a text. */
export function textOf(all: readonly Rehearsed[], changed: readonly Difference[]): string {
  const width = Math.max(...FAULTS.map(({ length }) => length), 10) + 1;
  const blocks = all.map((one) => {
    const families = [...new Set(one.cells.map(({ family }) => family))];
    const rows = families.map((family) => {
      const row = FAULTS.map((fault) => {
        const cell = one.cells.find((other) => other.family === family && other.fault === fault);
        return (cell ? shortOf(cell) : "").padEnd(width);
      });
      return `  ${family.padEnd(14)}${row.join("")}`.trimEnd();
    });
    const head = `  ${"".padEnd(14)}${FAULTS.map((fault) => fault.padEnd(width)).join("")}`.trimEnd();
    return [
      `${one.file}:${one.line} ${one.name}: ${one.calls} REST calls, ${one.ms} ms`,
      ...(rows.length > 0 ? [head, ...rows] : []),
      ...one.findings.map(({ level, message }) => `  ${level}: ${message}`),
    ].join("\n");
  });
  const count = (level: Finding["level"]) =>
    all.reduce((sum, { findings }) => sum + findings.filter((one) => one.level === level).length, 0);
  const cells = all.reduce((sum, one) => sum + one.cells.length, 0);
  const summary = `${all.length} operations, ${cells} cells, ${count("error")} errors, ${count("warning")} warnings`;
  const differing = changed.length > 0 ? ["Not as in the snapshot:", ...changed.map(differenceText)] : [];
  return [...blocks, ...differing, summary].join("\n\n");
}

/** A cell in a few characters: the values that stay, and the time of the first payload. */
function shortOf({ stays: [stays, of], firstMs }: Cell): string {
  const share = of === 0 ? 100 : Math.floor((100 * stays) / of);
  return `${share}% ${(firstMs / 1_000).toFixed(1)}s`;
}

const xmlText = (text: string) =>
  text.replace(/[<>&"]/g, (sign) => ({ "<": "&lt;", ">": "&gt;", "&": "&amp;", '"': "&quot;" })[sign] ?? "");

/** One test case for each cell: it fails if the fault does not explain it, or if the snapshot has another one. */
export function junitOf(all: readonly Rehearsed[], changed: readonly Difference[]): string {
  const suites = all.map((one) => {
    const key = keyOf(one);
    const failing = (cell: string, findings: readonly Finding[]) => [
      ...findings.filter(({ level }) => level === "error").map(({ message }) => message),
      ...changed
        .filter((other) => other.operation === key && other.cell === cell)
        .map((other) => differenceText(other)),
    ];
    const cases = [
      {
        name: "without faults",
        failures: failing(
          "without faults",
          one.findings.filter(({ fault }) => !fault),
        ),
      },
      ...one.cells.map(({ family, fault }) => ({
        name: `${family} ${fault}`,
        failures: failing(
          `${family} ${fault}`,
          one.findings.filter((other) => other.family === family && other.fault === fault),
        ),
      })),
    ];
    const lines = cases.map(({ name, failures }) => {
      const start = `    <testcase classname="${xmlText(key)}" name="${xmlText(name)}"`;
      if (failures.length === 0) return `${start}/>`;
      return `${start}><failure message="${xmlText(failures[0] ?? "")}">${xmlText(failures.join("\n"))}</failure></testcase>`;
    });
    const failed = cases.filter(({ failures }) => failures.length > 0).length;
    return [
      `  <testsuite name="${xmlText(key)}" tests="${cases.length}" failures="${failed}">`,
      ...lines,
      "  </testsuite>",
    ].join("\n");
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites.join("\n")}\n</testsuites>\n`;
}

/** Findings and differences at the lines of their operations. */
export function sarifOf(all: readonly Rehearsed[], changed: readonly Difference[], version: string): unknown {
  const at = ({ file, line }: Rehearsed) => [
    { physicalLocation: { artifactLocation: { uri: file }, region: { startLine: line } } },
  ];
  const results = all.flatMap((one) => [
    ...one.findings.map(({ kind, level, message }) => ({
      ruleId: kind,
      level,
      message: { text: message },
      locations: at(one),
    })),
    ...changed
      .filter(({ operation }) => operation === keyOf(one))
      .map((other) => ({
        ruleId: "snapshot",
        level: "error",
        message: { text: differenceText(other) },
        locations: at(one),
      })),
  ]);
  const rules = [...new Set(results.map(({ ruleId }) => ruleId))].map((id) => ({ id }));
  const driver = { name: "tributary rehearse", version, rules };
  return {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [{ tool: { driver }, results }],
  };
}
