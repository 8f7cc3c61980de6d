/** Columns of a composed result: the columns of the SQL with the labels in `report.yaml`. */
import type { Cell, Column, ColumnType } from "#reports/kit/rows/columns.ts";
import type { ResultColumn } from "#reports/kit/sql/compose.ts";
import type { ColumnName } from "#reports/kit/sql/lineage.ts";
import { currencyConditions } from "#reports/kit/sql/relations/columns.ts";
import type { Condition, Lineage } from "#reports/kit/sql/relations/facts.ts";
import type { Statement } from "#reports/kit/sql/statement.ts";
import { fullName, type Table } from "#reports/kit/tables/tables.ts";
import { UsageError } from "#reports/kit/usage-error.ts";
import type { ColumnSpec, ReportDefinition } from "./definition.ts";

/** Conversion of the engine's rows to rows of a report. */
export interface ResultShape {
  readonly columns: readonly Column[];
  /** The cells of a row: those of the columns, followed by those with the ids of their objects. */
  cellsOf(row: readonly unknown[]): Cell[];
  /** Columns of tables that follow the columns of the result in each row. */
  readonly added: readonly ColumnName[];
  /** Indexes of the SQL's columns for the columns of the result. */
  readonly places: readonly number[];
  /**
   * Conditions under which the total of a column counts each object once and adds amounts of one currency.
   * Undefined if they cannot be determined.
   */
  conditionsOf(column: Column, isKnown: boolean): readonly Condition[] | undefined;
}

/** @throws UsageError for a column or a table in `report.yaml` that the result does not have */
export function resultShape(
  { columns: specs = {}, id, key = [], chart }: ReportDefinition,
  result: readonly ResultColumn[],
  { tables, direct }: Pick<Statement, "tables" | "direct">,
  lineage?: Lineage,
): ResultShape {
  const all = result.map(({ name }) => name);
  const require = (name: string, where: string) => {
    if (!all.includes(name))
      throw new UsageError(
        `report.yaml: ${where}: the result has no column "${name}"; it has ${all.join(", ")}`,
      );
    return all.indexOf(name);
  };
  for (const name of Object.keys(specs)) require(name, "columns");
  for (const name of key) require(name, "key");
  for (const name of chart ? [chart.label, chart.value, chart.series] : [])
    if (name !== undefined) require(name, "chart");
  const origins = new Set(Object.values(specs).flatMap(({ of }) => of ?? []));
  // A column that only has the ids behind a figure is not shown.
  const visible = all.filter((name) => !origins.has(name) || specs[name] !== undefined || name === id);
  const hidden = [...new Set([...origins, ...(id === undefined ? [] : [id])])].map((name) => ({
    name,
    at: require(name, specs[name] ? "columns" : "id"),
  }));
  const added: ColumnName[] = [];
  const placeOf = (wanted: ColumnName) => {
    const at = added.findIndex((one) => one.join(".") === wanted.join("."));
    return at < 0 ? added.push(wanted) - 1 : at;
  };
  const addedAt = (wanted: ColumnName) => visible.length + hidden.length + placeOf(wanted);
  const columns = visible.map((name): Column => {
    const spec: ColumnSpec = specs[name] ?? {};
    const isAdded = spec.total === true || chart?.value === name;
    const source = isAdded ? direct[all.indexOf(name)] : undefined;
    const type = columnTypeOf(result[all.indexOf(name)]?.type ?? "", spec);
    const origin = spec.of ?? id;
    const currency = spec.currency === undefined ? undefined : require(spec.currency, `columns.${name}`);
    if (currency !== undefined && !visible.includes(spec.currency ?? ""))
      throw new UsageError(`report.yaml: columns.${name}: its currency must be shown`);
    return {
      key: name,
      label: spec.label ?? name,
      type,
      total: spec.total === true,
      ...(spec.grows === true && { grows: true }),
      ...(spec.from && { from: spec.from.map((one) => tableIn(tables, one, name)) }),
      ...(currency === undefined && source?.currency && { ownCurrencyAt: addedAt(source.currency) }),
      ...(currency !== undefined && { currencyAt: visible.indexOf(spec.currency ?? "") }),
      ...(origin !== undefined
        ? { originAt: visible.length + hidden.findIndex((one) => one.name === origin) }
        : source?.id && { originAt: addedAt(source.id) }),
    };
  });
  const shown = visible.map((name) => all.indexOf(name));
  return {
    columns,
    added,
    places: shown,
    conditionsOf(column, isKnown) {
      const lineageAt = (at: number | undefined) => lineage?.columns[shown[at ?? -1] ?? -1];
      const { conditions, amounts = [] } = lineageAt(columns.indexOf(column)) ?? {};
      const counting = isKnown ? [] : conditions;
      // If the amount is a column of a table, each row has its currency.
      if (column.ownCurrencyAt !== undefined) return counting;
      return counting && [...counting, ...currencyConditions(amounts, lineageAt(column.currencyAt)?.tokens)];
    },
    cellsOf(row) {
      const cells: Cell[] = shown.map((at, index) => cellOf(row[at], columns[index]?.type));
      for (const [index, { type, currencyAt }] of columns.entries())
        if (type === "decimal")
          cells[index] = inPlacesOf(cells[index], currencyAt === undefined ? undefined : cells[currencyAt]);
      const origins = hidden.map(({ at }) => originOf(row[at]));
      for (const { currencyAt, originAt } of columns) {
        const at = (originAt ?? 0) - columns.length;
        // The cells with origins have the ids without amounts.
        if (currencyAt !== undefined && originAt !== undefined && at < origins.length)
          origins[at] = partsInPlaces(origins[at], cells[currencyAt]);
      }
      return [...cells, ...origins, ...added.map((_, at) => row[all.length + at] ?? null)];
    },
  };
}

/** Full name of the table that a column refers to. */
function tableIn(tables: readonly Table[], name: string, column: string): string {
  const names = tables.filter((table) => fullName(table) === name || table.name === name).map(fullName);
  const [found] = names;
  if (found === undefined || names.length > 1)
    throw new UsageError(
      `report.yaml: columns.${column}.from: the SQL reads no one table "${name}"; it reads ${tables.map(fullName).join(", ")}`,
    );
  return found;
}

/** Types of columns by types of the engine. All other types are JSON. */
const types: readonly (readonly [RegExp, ColumnType])[] = [
  [/^DECIMAL/, "decimal"],
  [/^(U?(TINYINT|SMALLINT|INTEGER|BIGINT|HUGEINT)|BIGNUM)$/, "integer"],
  [/^(FLOAT|DOUBLE)$/, "number"],
  [/^BOOLEAN$/, "boolean"],
  [/^TIMESTAMP/, "instant"],
  [/^DATE$/, "day"],
  [/^(VARCHAR|TIME|UUID|INTERVAL|SQLNULL|"NULL")/, "text"],
];

/** The report's type of a column, from the engine's type. */
export function columnTypeOf(engine: string, { type }: ColumnSpec): ColumnType {
  if (type !== undefined) return type;
  if (/^VARCHAR\[\]$/.test(engine)) return "list";
  if (/\[\d*\]$/.test(engine)) return "json";
  return types.find(([pattern]) => pattern.test(engine))?.[1] ?? "json";
}

/** A report's cell, from the engine's JSON. */
export function cellOf(value: unknown, type: ColumnType | undefined): Cell {
  if (value === null || value === undefined) return null;
  if (type === "integer")
    return typeof value === "string" && Number.isSafeInteger(Number(value)) ? Number(value) : value;
  if (type === "instant" && typeof value === "string") return instantOf(value);
  return value;
}

/** `2026-01-31 09:30:00.5+00` as `2026-01-31T09:30:00.5Z`. */
const instantOf = (text: string): string => `${text.replace(" ", "T").replace(/[+-]00(:00)?$/, "")}Z`;

const places = new Map<string, number>();

/** Decimal places of a number without a currency, if the engine returns more. */
const USUAL_PLACES = 2;

/** An amount with the decimal places of its currency, or more if it has more. */
export function inPlacesOf(amount: Cell, currency: Cell, usual = USUAL_PLACES): Cell {
  if (typeof amount !== "string") return amount;
  const [whole = "", fraction = ""] = amount.split(".");
  const least = typeof currency === "string" ? placesOf(currency) : Math.min(usual, fraction.length);
  let end = fraction.length;
  while (end > least && fraction[end - 1] === "0") end--;
  const shown = fraction.slice(0, end).padEnd(least, "0");
  return shown === "" ? whole : `${whole}.${shown}`;
}

function placesOf(currency: string): number {
  let known = places.get(currency);
  if (known === undefined) {
    known = /^[A-Z]{3}$/.test(currency)
      ? (new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions()
          .maximumFractionDigits ?? 2)
      : 0;
    places.set(currency, known);
  }
  return known;
}

const partsInPlaces = (origin: Cell, currency: Cell): Cell =>
  Array.isArray(origin)
    ? origin.map((part: { id: string; amount: string }) => ({
        ...part,
        amount: inPlacesOf(part.amount, currency),
      }))
    : origin;

/** The objects behind a cell: one id, ids, or ids with amounts. */
function originOf(value: unknown): Cell {
  if (!Array.isArray(value)) return value ?? null;
  return value
    .filter((one: unknown) => one !== null)
    .map((one: unknown) =>
      typeof one === "object" && one !== null && "id" in one && "amount" in one
        ? { id: String(one.id), amount: String(one.amount) }
        : { id: String(one), amount: "1" },
    );
}

/** Without SQL, totals count each object of the document once, by its id. */
const WITHOUT_SQL = { added: [], places: [], conditionsOf: () => [] };

/** Columns of rows without SQL: those of the document, or those that `report.yaml` names, in its order. */
export function flattenedShape(
  { columns: specs, id, chart, key = [] }: ReportDefinition,
  all: readonly Column[],
): ResultShape {
  const names = all.map((column) => column.key);
  for (const name of [...Object.keys(specs ?? {}), ...key, id, chart?.label, chart?.value, chart?.series])
    if (name !== undefined && !names.includes(name))
      throw new UsageError(`report.yaml: the document has no column "${name}"; it has ${names.join(", ")}`);
  if (!specs) return { ...WITHOUT_SQL, columns: all, cellsOf: (row) => [...row] };
  const chosen = withCurrencies(
    Object.keys(specs).map((name) => names.indexOf(name)),
    all,
  );
  const hidden = [...new Set(chosen.flatMap((at) => all[at]?.originAt ?? []))];
  const columns = chosen.flatMap((at): Column[] => {
    const column = all[at];
    if (!column) return [];
    const { label, type, total, grows } = specs[column.key] ?? {};
    const { currencyAt, originAt } = column;
    return [
      {
        ...column,
        label: label ?? column.label,
        type: type ?? column.type,
        total: total ?? column.total ?? false,
        ...(grows === true && { grows }),
        ...(currencyAt !== undefined && { currencyAt: chosen.indexOf(currencyAt) }),
        ...(originAt !== undefined && { originAt: chosen.length + hidden.indexOf(originAt) }),
      },
    ];
  });
  return { ...WITHOUT_SQL, columns, cellsOf: (row) => [...chosen, ...hidden].map((at) => row[at]) };
}

/** An amount is never shown without its currency. */
function withCurrencies(chosen: readonly number[], all: readonly Column[]): number[] {
  const places = chosen.flatMap((at) => [
    at,
    ...(all[at]?.currencyAt === undefined ? [] : [all[at].currencyAt]),
  ]);
  return [...new Set(places)];
}
