/** A workbook opens with any cells: values that it cannot contain are truncated, left out or written as text. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inflateRawSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { writeXlsx } from "#reports/kit/formats/xlsx.ts";
import type { Column, Row, Total } from "#reports/kit/rows/columns.ts";

const folder = mkdtempSync(join(tmpdir(), "report-xlsx-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const notes: Column[] = [
  { key: "note", label: "Note", type: "text" },
  { key: "at", label: "At", type: "instant" },
];

/** The files of a zip archive, by the directory at its end. */
function unzipped(file: string): ReadonlyMap<string, string> {
  const zip = readFileSync(file);
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const files = new Map<string, string>();
  for (let at = zip.readUInt32LE(end + 16); zip.readUInt32LE(at) === 0x02014b50; ) {
    const [nameBytes, extra, comment] = [28, 30, 32].map((field) => zip.readUInt16LE(at + field));
    const name = zip.toString("utf8", at + 46, at + 46 + (nameBytes ?? 0));
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const data = zip.subarray(start, start + zip.readUInt32LE(at + 20));
    const isPacked = zip.readUInt16LE(at + 10) === 8;
    files.set(name, (isPacked ? inflateRawSync(data) : data).toString());
    at += 46 + (nameBytes ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return files;
}

/** The files of the workbook of these rows. */
async function workbookOf(
  rows: readonly Row[],
  columns: readonly Column[] = notes,
  totals: readonly Total[] = [],
): Promise<ReadonlyMap<string, string>> {
  const file = join(folder, "rows.xlsx");
  await writeXlsx(
    {
      title: "Notes",
      about: "",
      columns,
      variables: {},
      rows: (async function* () {
        yield* rows;
      })(),
      totals: () => totals,
      outcome: () => ({ complete: true, tables: [], sources: [], notWalked: [], lacks: [] }),
      marks: () => [],
      rowsMark: () => "exact",
      chart: () => undefined,
      at: new Date(0),
    },
    file,
  );
  return unzipped(file);
}

/** The cells of a sheet by row: texts in quotes, numbers without quotes. */
function cellsOf(files: ReadonlyMap<string, string>, sheet: number): string[][] {
  const shared = [...(files.get("xl/sharedStrings.xml") ?? "").matchAll(/<t\b[^>]*>([^<]*)<\/t>/g)].map(
    ([, text]) => text ?? "",
  );
  const xml = files.get(`xl/worksheets/sheet${sheet}.xml`) ?? "";
  return [...xml.matchAll(/<row\b[^>]*?(?:\/>|>([\s\S]*?)<\/row>)/g)].map(([, row = ""]) =>
    [...row.matchAll(/<c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g)].map(([, attributes = "", content = ""]) => {
      const text = content.replace(/<[^>]+>/g, "");
      if (attributes.includes('t="s"')) return JSON.stringify(shared[Number(text)]);
      return attributes.includes('t="inlineStr"') ? JSON.stringify(text) : text;
    }),
  );
}

/** The texts of all sheets in the workbook. */
async function textsOf(rows: readonly Row[]): Promise<string[]> {
  const files = await workbookOf(rows);
  const sheets = [...files].filter(([name]) => /sharedStrings|sheet\d+\.xml/.test(name));
  return sheets.flatMap(([, xml]) =>
    [...xml.matchAll(/<t\b[^>]*>([^<]*)<\/t>/g)].map(([, text]) => text ?? ""),
  );
}

const paid: Column[] = [
  { key: "customer", label: "Customer", type: "text" },
  { key: "tickets", label: "Tickets", type: "integer", total: true },
  { key: "paid", label: "Paid", type: "decimal", total: true, currencyAt: 3 },
  { key: "currency", label: "Currency", type: "category" },
];
const [, tickets, amount] = paid as [Column, Column, Column, Column];
const paidRows: Row[] = [
  ["Ada", 2, "12.50", "USD"],
  ["Ben", 1, "1200", "JPY"],
];
const sums = [
  { amount: "12.50", currency: "USD" },
  { amount: "1200", currency: "JPY" },
];
const paidTotals: Total[] = [
  { column: tickets, mark: "exact", sums: [{ amount: "3", currency: "" }] },
  { column: amount, mark: "atLeast", sums },
];

describe("a workbook", () => {
  it("has a totals row for each currency below its rows, and a filter over the rows only", async () => {
    const files = await workbookOf(paidRows, paid, paidTotals);
    const rows = cellsOf(files, 1);
    expect(rows.slice(-3).map((row) => row.filter((cell) => cell !== ""))).toEqual([
      ['"Total"', "3"],
      ['"Total JPY"', "1200", '"JPY"'],
      ['"Total USD"', "12.5", '"USD"'],
    ]);
    expect(files.get("xl/worksheets/sheet1.xml")).toContain('</sheetData><autoFilter ref="A1:D3"/>');
    expect(files.get("xl/worksheets/sheet2.xml")).not.toContain("autoFilter");
  });

  it("has a sheet of totals with numbers, and the text unknown for an unknown total", async () => {
    const unknown: Total = { column: amount, mark: "unknown", sums: [] };
    const files = await workbookOf(paidRows, paid, paidTotals);
    expect(cellsOf(files, 2)).toEqual([
      ['"Total"', '"Amount"', '"Currency"', '"Accuracy"'],
      ['"Tickets"', "3", '"exact"'],
      ['"Paid"', "12.5", '"USD"', '"at least"'],
      ['"Paid"', "1200", '"JPY"', '"at least"'],
    ]);
    const lacking = await workbookOf([], paid, [unknown]);
    expect(cellsOf(lacking, 1).at(-1)).toEqual(expect.arrayContaining(['"Total"', '"unknown"']));
    expect([...(await workbookOf(paidRows, paid)).keys()]).not.toContain("xl/worksheets/sheet3.xml");
  });

  it("has 32,767 characters in a cell, truncates a longer one with a mark, and counts those in its sources", async () => {
    const [fits, long, pair] = ["a".repeat(32_767), "b".repeat(40_000), `${"c".repeat(32_765)}😀d`];
    const texts = await textsOf([[fits], [long], [pair]]);
    expect(texts).toContain(fits);
    expect(texts).toContain(`${"b".repeat(32_766)}…`);
    expect(texts).toContain(`${"c".repeat(32_765)}…`);
    expect(Math.max(...texts.map((text) => text.length))).toBe(32_767);
    expect(texts).toContain("Cut cells of Note");
    expect(texts.find((text) => text.startsWith("2 with more than 32,767 characters"))).toBeDefined();
    expect(await textsOf([[fits]])).not.toContain("Cut cells of Note");
  });

  it("leaves out characters that XML forbids, and writes days outside its range as text", async () => {
    const texts = await textsOf([["x\ufffey\ud800z", "1899-12-31T00:00:00Z"]]);
    expect(texts).toContain("xyz");
    expect(texts).toContain("1899-12-31T00:00:00Z");
  });
});
