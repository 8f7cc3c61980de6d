/** Formats the results of a rehearsal: as text, JUnit and SARIF. */
import type { Cell, Finding, RehearsalResult } from "./rehearse.ts";
import type { Difference } from "./snapshot.ts";
import { FAULTS } from "./stand-ins.ts";

const differenceText = ({ operation, cell, before = "absent", now = "absent" }: Difference) =>
  `${operation}, ${cell}:\n  - ${before}\n  + ${now}`;

/** The matrix and the findings as a text. */
export function textOf(all: readonly RehearsalResult[], changed: readonly Difference[]): string {
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
    const figures = one.cells.length > 0 ? `: ${one.calls} REST calls, ${one.ms} ms` : "";
    const variables = JSON.stringify(one.variables);
    return [
      `${one.file}:${one.line} ${one.name}${figures}`,
      ...(variables === "{}" ? [] : [`  variables: ${variables}`]),
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

/** A cell in a few characters: the share of the values that stay, and the time of the first payload. */
function shortOf({ stays: [stays, of], firstMs }: Cell): string {
  const share = of === 0 ? "–" : `${Math.floor((100 * stays) / of)}%`;
  return `${share} ${(firstMs / 1_000).toFixed(1)}s`;
}

const xmlText = (text: string) =>
  text.replace(/[<>&"]/g, (sign) => ({ "<": "&lt;", ">": "&gt;", "&": "&amp;", '"': "&quot;" })[sign] ?? "");

interface Case {
  readonly name: string;
  readonly failures: readonly string[];
}

/** JUnit report with one test case per cell. A case fails if its cell is unexplained or unlike the snapshot. */
export function junitOf(all: readonly RehearsalResult[], changed: readonly Difference[]): string {
  const changesOf = (key: string, cell: string) =>
    changed.filter((other) => other.operation === key && other.cell === cell).map(differenceText);
  const suites = all.map(({ key, cells, findings }) => {
    const caseOf = (name: string, own: readonly Finding[]): Case => {
      const errors = own.filter(({ level }) => level === "error").map(({ message }) => message);
      return { name, failures: [...errors, ...changesOf(key, name)] };
    };
    const ofCells = cells.map(({ family, fault }) =>
      caseOf(
        `${family} ${fault}`,
        findings.filter((other) => other.family === family && other.fault === fault),
      ),
    );
    const known = new Set(["without faults", ...ofCells.map(({ name }) => name)]);
    // Cells of families that are no longer called.
    const gone = changed.filter(({ operation, cell }) => operation === key && !known.has(cell));
    const plain = caseOf(
      "without faults",
      findings.filter(({ fault }) => !fault),
    );
    return suiteOf(key, [plain, ...ofCells, ...gone.map(({ cell }) => caseOf(cell, []))]);
  });
  const absent = absentOf(all, changed).map((one) =>
    suiteOf(one.operation, [{ name: one.cell, failures: [differenceText(one)] }]),
  );
  const text = [...suites, ...absent].join("\n");
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${text}\n</testsuites>\n`;
}

/** Differences of operations that only the snapshot has. */
function absentOf(all: readonly RehearsalResult[], changed: readonly Difference[]): readonly Difference[] {
  const keys = new Set(all.map(({ key }) => key));
  return changed.filter(({ operation }) => !keys.has(operation));
}

function suiteOf(key: string, cases: readonly Case[]): string {
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
}

/**
 * SARIF report: findings and differences at the lines of their operations. Differences of absent operations are at
 * the snapshot.
 */
export function sarifOf(
  all: readonly RehearsalResult[],
  changed: readonly Difference[],
  { snapshot, version }: { readonly snapshot: string; readonly version: string },
): unknown {
  const at = (file: string, line: number) => {
    const uri = file.replaceAll("\\", "/").split("/").map(encodeURIComponent).join("/");
    return [{ physicalLocation: { artifactLocation: { uri }, region: { startLine: line } } }];
  };
  const resultOf = (other: Difference, locations: ReturnType<typeof at>) => ({
    ruleId: "snapshot",
    level: "error",
    message: { text: differenceText(other) },
    locations,
  });
  const results = [
    ...all.flatMap(({ key, file, line, findings }) => [
      ...findings.map(({ kind, level, message }) => ({
        ruleId: kind,
        level,
        message: { text: message },
        locations: at(file, line),
      })),
      ...changed.filter(({ operation }) => operation === key).map((other) => resultOf(other, at(file, line))),
    ]),
    ...absentOf(all, changed).map((other) => resultOf(other, at(snapshot, 1))),
  ];
  const rules = [...new Set(results.map(({ ruleId }) => ruleId))].map((id) => ({ id }));
  const driver = { name: "tributary rehearse", version, rules };
  return {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [{ tool: { driver }, results }],
  };
}
