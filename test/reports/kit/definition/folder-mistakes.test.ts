/** Mistakes in the folder of a report are reported with their place and the possible values. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readDefinition } from "#reports/kit/definition/definition.ts";
import { readFolder } from "#reports/kit/definition/folders.ts";
import { readParameters } from "#reports/kit/definition/parameters.ts";
import { readDocument } from "#reports/kit/document/document.ts";
import { openReport } from "#reports/kit/run.ts";
import { UsageError } from "#reports/kit/usage-error.ts";

const folder = mkdtempSync(join(tmpdir(), "report-mistakes-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const DOCUMENT = "query Desk($first: Int) { users(first: $first) { nodes { id } } }";
const reading = (yaml: string) => () =>
  readDefinition("mine", { "report.yaml": `title: Mine\n${yaml}`, "desk.graphql": DOCUMENT });

describe("the folder of a report", () => {
  it("may have no unknown member, and the error lists the known ones", () => {
    expect(reading("colums: {}")).toThrow(
      /line 2: there is no "colums"; there are title, about, parameters, columns, .*schedule, refresh, sweep, tests$/,
    );
    expect(reading("columns:\n  a: { totl: true }")).toThrow(
      'line 3: there is no "columns.a.totl"; there are label, type, currency, total, of, grows, from',
    );
  });

  it("may have no document with a name that SQL reserves, or that differs from another one only by case", () => {
    const named = (names: readonly string[]) => () =>
      readDefinition("mine", {
        "report.yaml": "title: Mine",
        "report.sql": "select 1 as one",
        ...Object.fromEntries(names.map((name) => [`${name}.graphql`, DOCUMENT])),
      });
    for (const name of ["main", "temp", "system", "memory", "previous"])
      expect(named([name])).toThrow(`${name}.graphql: SQL uses the name`);
    expect(named(["deskA", "deska"])).toThrow("deska.graphql: SQL does not distinguish case");
    expect(named(["mainDesk", "desk"])().documents).toHaveLength(2);
  });

  it("has a title of at least one letter", () => {
    const titled = (title: string) => () =>
      readDefinition("mine", { "report.yaml": `title: "${title}"`, "desk.graphql": DOCUMENT });
    expect(titled("A")().title).toBe("A");
    expect(titled("")).toThrow("title");
  });

  it("is refused with a wrong text, and the error lists the possible ones", () => {
    expect(reading("chart: { kind: bar, title: x, label: y }")).toThrow(
      "report.yaml: line 2: chart.kind must be bars or months",
    );
    const schedule = "schedule: { cron: 0 6 * * *, timeZone: UTC, deliver: { format: pdf, file: true } }";
    expect(reading(schedule)).toThrow(
      "schedule.deliver.format must be csv or json or ndjson or html or xlsx or parquet",
    );
  });

  it.each(["reprot.sql", "report.yml", "desk.gql", "Desk-2.graphql"])(
    "may have a README, but no file such as %s, which would be ignored",
    (name) => {
      const own = mkdtempSync(join(folder, "case-"));
      writeFileSync(join(own, "report.yaml"), "title: Mine");
      writeFileSync(join(own, "desk.graphql"), DOCUMENT);
      writeFileSync(join(own, "README.md"), "A report.");
      expect(Object.keys(readFolder(own).files)).toEqual(["desk.graphql", "report.yaml"]);
      writeFileSync(join(own, name), "text");
      expect(() => readFolder(own)).toThrow(`"${name}" is none of these`);
    },
  );

  it("may not repeat values by aliases, because a few lines could expand to gigabytes", () => {
    const bomb = [..."bcdefghi"].map((name, at) => {
      const before = `*${"abcdefgh"[at]}`;
      return `${name}: &${name} [${Array(9).fill(before).join(", ")}]`;
    });
    expect(reading(["a: &a [x, x]", ...bomb].join("\n"))).toThrow(
      new UsageError("report.yaml: line 3: write the value out: aliases such as *a are not read"),
    );
  });

  it("may not nest without a limit", () => {
    expect(reading(`about: ${"[".repeat(50_000)}`)).toThrow(UsageError);
    expect(reading(`about: ${"[".repeat(3_000)}${"]".repeat(3_000)}`)).toThrow(UsageError);
    expect(() => readDocument(`${"{a".repeat(50_000)}${"}".repeat(50_000)}`)).toThrow(UsageError);
  });

  it("has the parameters of its documents, which the error about an unknown one lists", () => {
    const { parameters } = openReport(reading("")());
    expect(() => readParameters(parameters, { values: { frist: 3 } })).toThrow(
      'there is no variable "frist"; there are first',
    );
  });
});
