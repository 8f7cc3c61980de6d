/** A comparison accepts files from anywhere: a file that is not a run is refused by name, with any content. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MANIFEST_KEY, writeParquet } from "#reports/kit/formats/parquet.ts";
import type { Column } from "#reports/kit/rows/columns.ts";
import { defaultSqlLimits, literal, openDatabase } from "#reports/kit/sql/database.ts";
import { compareRuns } from "#reports/kit/stored/compare.ts";

const folder = mkdtempSync(join(tmpdir(), "report-foreign-"));
const file = (name: string) => join(folder, name);
const columns: readonly Column[] = [
  { key: "id", label: "Id", type: "text", total: false },
  { key: "n", label: "Number", type: "integer", total: false },
];
/** Members of a manifest that the comparison reads. */
const whole = {
  report: "mine",
  key: ["id"],
  columns: columns.map(({ key, type }) => ({ key, type, mark: "exact" })),
  rows: 2,
  complete: true,
};
beforeAll(() => writeFileSync(file("rows.ndjson"), '["a",1]\n["b",2]\n'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const written = async (name: string, manifest: object): Promise<string> => {
  await writeParquet(file("rows.ndjson"), columns, file(name), manifest);
  return file(name);
};
const compared = (path: string) => compareRuns(path, path, () => {});

describe("a Parquet file that is compared", () => {
  it("is a run if its manifest has the data that comparing reads", async () => {
    const { counts, same } = await compared(await written("whole.parquet", whole));
    expect([counts, same]).toEqual([{ added: 0, removed: 0, changed: 0, unknown: 0 }, 2]);
  });

  it.each<[string, object]>([
    ["a list", []],
    ["no columns", { ...whole, columns: undefined }],
    ["columns that are no list", { ...whole, columns: "id" }],
    ["columns without a key", { ...whole, columns: [{ type: "text" }] }],
    ["a column whose key is a number", { ...whole, columns: [{ key: 1, type: "text" }] }],
    ["a column without a type", { ...whole, columns: [{ key: "id" }] }],
    ["no key", { ...whole, key: undefined }],
    ["a key that is no list", { ...whole, key: "id" }],
    ["a key of numbers", { ...whole, key: [1] }],
    ["a key that is none of its columns", { ...whole, key: ["other"] }],
    [
      "a column that the file does not have",
      { ...whole, columns: [...whole.columns, { key: "x", type: "text" }] },
    ],
    ["no number of rows", { ...whole, rows: "two" }],
  ])("is refused if its manifest is of other software: %s", async (_, manifest) => {
    await expect(compared(await written("foreign.parquet", manifest))).rejects.toThrow(
      `${file("foreign.parquet")} is no run`,
    );
  });

  it("is refused if it has no manifest, one that is not JSON, or is not Parquet", async () => {
    const { connection, close } = await openDatabase(defaultSqlLimits);
    const copy = (name: string, more: string) =>
      connection.run(`copy (select 'a' as id) to ${literal(file(name))} (format parquet${more})`);
    await copy("bare.parquet", "");
    await copy("text.parquet", `, kv_metadata {${MANIFEST_KEY}: 'text'}`);
    close();
    writeFileSync(file("broken.parquet"), "PAR1 and nothing more");
    for (const name of ["bare.parquet", "text.parquet", "broken.parquet"])
      await expect(compared(file(name))).rejects.toThrow(`${file(name)} is no run`);
  });
});
