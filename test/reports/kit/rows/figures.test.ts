/** Exact figures: sums of amounts, and the figures of charts. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sumsText } from "#reports/kit/formats/format.ts";
import { chartFigure } from "#reports/kit/formats/svg.ts";
import { type ChartSpec, chooseChart, figuresOf, niceTicks } from "#reports/kit/rows/chart.ts";
import { type Column, type Mark, Totals } from "#reports/kit/rows/columns.ts";
import { add, compare, percent, Sums } from "#reports/kit/rows/decimal.ts";

const decimal = fc
  .tuple(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.integer({ min: 0, max: 6 }))
  .map(([digits, places]) => {
    const sign = digits < 0n ? "-" : "";
    const text = String(digits < 0n ? -digits : digits).padStart(places + 1, "0");
    const value = places === 0 ? text : `${text.slice(0, -places)}.${text.slice(-places)}`;
    return { text: sign + value, scaled: digits * 10n ** BigInt(6 - places) };
  });

const scaled = (text: string): bigint => {
  const [whole = "", fraction = ""] = text.replace("-", "").split(".");
  const value = BigInt(whole + fraction.padEnd(6, "0"));
  return text.startsWith("-") ? -value : value;
};

describe("decimals", () => {
  it("are added without losing a digit", () => {
    fc.assert(
      fc.property(decimal, decimal, (a, b) => {
        expect(scaled(add(a.text, b.text))).toBe(a.scaled + b.scaled);
        expect(Math.sign(compare(a.text, b.text))).toBe(
          a.scaled < b.scaled ? -1 : a.scaled > b.scaled ? 1 : 0,
        );
      }),
    );
  });

  it("have the places of their currency", () => {
    expect(add("0.10", "0.20")).toBe("0.30");
    expect(add("-0.50", "0.25")).toBe("-0.25");
    expect(add("9007199254740993", "0.001")).toBe("9007199254740993.001");
  });

  it("of different currencies are never added", () => {
    const sums = new Sums().addAll([
      { id: "a", amount: { amount: "0.10", currency: "USD" } },
      { id: "b", amount: { amount: "5", currency: "JPY" } },
      { id: "c", amount: null },
      { id: "d", amount: { amount: "0.20", currency: "USD" } },
    ]);
    expect([...sums]).toMatchObject([
      { currency: "USD", amount: "0.30" },
      { currency: "JPY", amount: "5" },
    ]);
  });

  it("add the amount of one object once, and amounts without an object each time", () => {
    const sums = new Sums().add("2015.50", "EUR", "deal").add("2015.50", "EUR", "deal").add("1", "EUR");
    expect([...sums.add("1", "EUR")]).toEqual([
      { currency: "EUR", amount: "2017.50", parts: [{ id: "deal", amount: "2015.50" }] },
    ]);
  });

  it("become percentages with one place, and null if the total is zero", () => {
    expect([percent(1, 3), percent(2, 3), percent(1, 1), percent(0, 7), percent(0, 0)]).toEqual([
      "33.3",
      "66.7",
      "100.0",
      "0.0",
      null,
    ]);
  });
});

const columns: Column[] = [
  { key: "team", label: "team", type: "text" },
  { key: "at", label: "at", type: "instant" },
  { key: "paid", label: "paid", type: "decimal", currencyAt: 3 },
  { key: "currency", label: "currency", type: "category" },
];
const rows = [
  ["a", "2026-01-05T00:00:00Z", "0.10", "USD"],
  ["b", "2026-03-05T00:00:00Z", "0.20", "USD"],
  ["a", "2026-03-06T00:00:00Z", "0.20", "USD"],
  ["b", "2026-03-07T00:00:00Z", "7", "JPY"],
  ["a", null, null, null],
];

describe("the total of a column of amounts", () => {
  it("adds up amounts without a currency separately, and reports that they have none", () => {
    const totals = new Totals(columns.map((column, at) => ({ ...column, total: at === 2 })));
    for (const currency of ["USD", null, undefined, "USD", null]) totals.count(["a", null, "1.25", currency]);
    const [total] = totals.toArray(() => ({ isTouched: false, doubts: [] }));
    expect(total?.sums).toEqual([
      { amount: "2.50", currency: "USD" },
      { amount: "3.75", currency: "" },
    ]);
    expect(total && sumsText(total)).toBe("2.50 USD and 3.75 (no currency)");
  });
});

describe("a chart", () => {
  const bars: ChartSpec = { kind: "bars", title: "Paid", label: "team", value: "paid" };

  it("adds exactly, each currency separately", () => {
    const [usd, jpy, ...others] = figuresOf(bars, columns, rows);
    expect(usd).toMatchObject({
      unit: "USD",
      bars: [
        { label: "a", total: "0.30" },
        { label: "b", total: "0.20" },
      ],
    });
    expect(jpy).toMatchObject({ unit: "JPY", bars: [{ label: "b", total: "7" }] });
    expect(others).toEqual([]);
  });

  it("never adds amounts without a currency to those of one", () => {
    const plain = ["a", "2026-01-05T00:00:00Z", "9.00", null];
    const all = figuresOf(bars, columns, [...rows, plain, ["a", null, "1.00", ""]]);
    expect(all.map(({ unit, bars: own }) => [unit, own.map(({ total }) => total)])).toEqual([
      ["USD", ["0.30", "0.20"]],
      ["", ["10.00"]],
      ["JPY", ["7"]],
    ]);
  });

  it("marks amounts as uncertain, because they may be negative, and counts as at least", () => {
    const counts: ChartSpec = { kind: "bars", title: "Rows", label: "team" };
    const marksOf = (spec: ChartSpec, rowsMark?: Mark) =>
      new Set(figuresOf(spec, columns, rows, rowsMark).map(({ mark }) => mark));
    expect(marksOf(bars, "atLeast")).toEqual(new Set(["uncertain"]));
    expect(marksOf(counts, "atLeast")).toEqual(new Set(["atLeast"]));
    expect(marksOf(bars)).toEqual(new Set(["exact"]));
  });

  it("by month has every month, also months without rows", () => {
    const [usd] = figuresOf({ kind: "months", title: "Paid", label: "at", value: "paid" }, columns, rows);
    expect(usd?.bars.map(({ label, total }) => [label, total])).toEqual([
      ["2026-01", "0.10"],
      ["2026-02", "0"],
      ["2026-03", "0.40"],
    ]);
  });

  it("has the sum of the values that are not shown in one bar", () => {
    const many = Array.from({ length: 40 }, (_, index) => [`t${index}`, null, "1.00", "USD"]);
    const [figures] = figuresOf(bars, columns, many);
    expect(figures?.bars).toHaveLength(15);
    expect(figures?.bars.at(-1)).toMatchObject({ label: "26 others", total: "26.00" });
    expect(figures?.notes).toEqual(["The last bar holds the labels that are not shown."]);
  });

  it("is drawn for each currency", () => {
    const currencies = ["USD", "EUR", "JPY", "KWD", "CHF", "GBP"];
    const figures = figuresOf(
      bars,
      columns,
      currencies.map((currency) => ["a", null, "1.00", currency]),
    );
    expect(figures.map(({ unit }) => unit)).toEqual(currencies);
  });

  it("lists the sums of earlier months and of amounts without a date that it does not show", () => {
    const months = Array.from({ length: 40 }, (_, index) => {
      const month = `${2020 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}`;
      return ["a", `${month}-05T00:00:00Z`, "1.50", "USD"];
    });
    const undated = ["a", null, "7.00", "USD"];
    const spec: ChartSpec = { kind: "months", title: "Paid", label: "at", value: "paid" };
    const [figures] = figuresOf(spec, columns, [...months, undated]);
    expect(figures?.bars).toHaveLength(36);
    expect(figures?.notes).toEqual([
      "4 earlier months are not shown: 6.00 USD.",
      "Without a date, and not shown: 7.00 USD.",
    ]);
    const [lacking] = figuresOf(spec, columns, [...months, undated], "atLeast");
    expect(lacking?.notes.at(-1)).toBe("Without a date, and not shown: ~ 7.00 USD.");
    expect(lacking && chartFigure(lacking, "c")).toContain(
      "<figcaption>Paid, in USD (uncertain)</figcaption>",
    );
  });

  it("counts objects, not the rows that repeat them", () => {
    const tickets: Column[] = [
      { key: "priority", label: "Priority", type: "category", originAt: 3 },
      { key: "paid", label: "Paid", type: "decimal", currencyAt: 2, originAt: 4 },
      { key: "currency", label: "Currency", type: "category" },
    ];
    const repeated = [
      ["HIGH", "1.00", "USD", "T:1", "P:1"],
      ["HIGH", "2.00", "EUR", "T:1", "P:2"],
      ["HIGH", "1.00", "USD", "T:2", "P:1"],
      [null, "1.00", "USD", "T:3", "P:3"],
      [null, null, null, null, null],
    ];
    const [counts] = figuresOf({ kind: "bars", title: "Tickets", label: "priority" }, tickets, repeated);
    expect(counts?.bars.map(({ label, total }) => [label, total])).toEqual([
      ["HIGH", "2"],
      ["(none)", "1"],
    ]);
    const spec: ChartSpec = { kind: "bars", title: "Paid", label: "priority", value: "paid" };
    const [usd] = figuresOf(spec, tickets, repeated);
    expect(usd?.bars.map(({ label, total }) => [label, total])).toEqual([
      ["HIGH", "1.00"],
      ["(none)", "1.00"],
    ]);
  });

  it("does not divide the amount of an object by a column of its inner list", () => {
    const joined: Column[] = [
      { key: "status", label: "status", type: "category", owner: "accounts" },
      { key: "balance", label: "balance", type: "decimal", currencyAt: 2, owner: "accounts" },
      { key: "currency", label: "currency", type: "category", owner: "accounts" },
      { key: "cards.kind", label: "cards.kind", type: "category", owner: "accounts.cards" },
    ];
    const cells = ["OPEN", "OPEN", "CLOSED", "CLOSED"].map((status, index) => [
      index < 2 ? status : "CLOSED",
      "1.00",
      "USD",
      index % 2 ? "VIRTUAL" : "PHYSICAL",
    ]);
    expect(chooseChart(joined, cells)).toMatchObject({ label: "status", value: "balance" });
    expect(
      chooseChart(
        joined.slice(1),
        cells.map((row) => row.slice(1)),
      ),
    ).toBeUndefined();
  });

  it("is chosen by the types of the columns and by the values that occur in the same rows", () => {
    expect(chooseChart(columns, rows)).toMatchObject({ kind: "months", label: "at", value: "paid" });
    const apart = rows.map(([team, at, paid, currency]) => [team, paid === null ? at : null, paid, currency]);
    expect(chooseChart(columns, [...apart, ...apart])).toMatchObject({
      kind: "bars",
      label: "team",
      value: "paid",
    });
    expect(chooseChart(columns.slice(0, 1), [["a"], ["a"], ["b"], ["b"]])).toMatchObject({
      kind: "bars",
      label: "team",
    });
    expect(chooseChart(columns.slice(0, 1), [["a"], ["b"]])).toBeUndefined();
  });

  it("has ticks of 1, 2 or 5 times a power of ten around all values and zero", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 1, max: 1e9 }), (least, width) => {
        const ticks = niceTicks(least, least + width);
        const [first = 0, second = 0] = ticks;
        expect(first).toBeLessThanOrEqual(Math.min(0, least));
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(0, least + width));
        expect(ticks.length).toBeLessThanOrEqual(9);
        expect(["1", "2", "5"]).toContain((second - first).toExponential(6)[0]);
      }),
    );
    expect(niceTicks(0, 97)).toEqual([0, 20, 40, 60, 80, 100]);
  });
});
