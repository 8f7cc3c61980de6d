/** Composes a report from choices: columns, groups, totals, conditions, order and a chart. */
import { Kind, parse, print, separateOperations } from "graphql";
import { isObject, type Json, parseJson } from "#console/kit/json.ts";
import { type Condition, conditionSql, isWhole } from "./conditions.ts";
import {
  type Cross,
  type CrossColumn,
  crossBucket,
  crossColumns,
  crossUsesOf,
  crossValue,
  MOST_VALUES,
} from "./cross.ts";
import { type Join, joinedColumns, joinedSql, nameIn } from "./join.ts";
import { quoted, tableSql } from "./sql.ts";
import type { Table, TableColumn } from "./tables.ts";

/** Use of a column: its value, a period for grouping, or an aggregate. */
export type Use = "show" | "day" | "month" | "year" | "sum" | "average" | "count" | "smallest" | "largest";

export interface Choice {
  readonly column: string;
  readonly use: Use;
  readonly label: string;
  /** True if the column has a total below the rows. */
  readonly total: boolean;
}

export interface Composition {
  readonly title: string;
  readonly about: string;
  readonly table: Table;
  readonly choices: readonly Choice[];
  /** True if the number of rows of each group is a column. */
  readonly counts: boolean;
  readonly chart: { readonly label: string; readonly value: string } | undefined;
  /** A second list that is joined to the rows. */
  readonly join?: Join | undefined;
  readonly conditions?: readonly Condition[];
  /** Columns calculated from other columns. */
  readonly calculated?: readonly Calculated[];
  readonly order?: { readonly key: string; readonly isDescending: boolean } | undefined;
  /** Most rows of the result. */
  readonly limit?: number | undefined;
  /** A second grouping, whose values become columns. */
  readonly cross?: Cross | undefined;
}

/** A column calculated by an SQL expression, such as `amount * 1.19`. */
export interface Calculated {
  readonly name: string;
  readonly sql: string;
}

const isAmount = ({ type }: TableColumn) => type.startsWith("DECIMAL");
const isNumber = (column: TableColumn) => isAmount(column) || /^(INTEGER|DOUBLE)/.test(column.type);
const isTime = ({ type }: TableColumn) => type === "TIMESTAMPTZ" || type === "DATE";

/** Possible uses of a column. */
export function usesOf(column: TableColumn): readonly Use[] {
  if (isTime(column)) return ["show", "day", "month", "year", "smallest", "largest"];
  if (isNumber(column) && column.repeated)
    return [
      ...(column.countedBy === undefined ? [] : (["sum"] as const)),
      "show",
      "count",
      "smallest",
      "largest",
    ];
  if (column.type === UNKNOWN) return ["show", "smallest", "largest"];
  if (isNumber(column)) return ["sum", "show", "average", "smallest", "largest"];
  return /JSON|\[\]$/.test(column.type) ? ["show"] : ["show", "count"];
}

/** True if the values of the column in this use may be added up below the rows. */
export const mayTotal = (column: TableColumn, use: Use): boolean =>
  isNumber(column) && column.repeated !== true && (use === "sum" || use === "show");

export const USE_WORDS: Readonly<Record<Use, string>> = {
  show: "its value",
  day: "by day",
  month: "by month",
  year: "by year",
  sum: "sum",
  average: "average",
  count: "number of different values",
  smallest: "smallest",
  largest: "largest",
};

const AGGREGATES: ReadonlySet<Use> = new Set(["sum", "average", "count", "smallest", "largest"]);
/** True for a use that makes one value of several rows. */
export const isAggregate = (use: Use): boolean => AGGREGATES.has(use);
/** Key of the column with the number of rows. */
export const COUNT_KEY = "rows";

/** Key of a choice in the result. */
export const keyOf = ({ column, use }: Choice): string => (use === "show" ? column : `${column}_${use}`);

/** Type of a calculated column, if only SQL knows it. */
const UNKNOWN = "";

const listColumns = ({ table, join }: Composition): readonly TableColumn[] =>
  join ? joinedColumns(table, join) : table.columns;

/** The columns that can be chosen. */
export function columnsOf(composition: Composition): readonly TableColumn[] {
  const columns = listColumns(composition);
  return [...columns, ...calculatedOf(composition).map((one) => calculatedColumn(one, columns))];
}

/** Calculated columns whose names are not taken. */
const calculatedOf = (composition: Composition): readonly Calculated[] =>
  (composition.calculated ?? []).filter(({ name }, at, all) => !isTaken(composition, name, all.slice(0, at)));

/** True if a column of a list, or an earlier calculated one, has the name. SQL does not distinguish case. */
export function isTaken(composition: Composition, name: string, earlier: readonly Calculated[]): boolean {
  const same = (one: { readonly name: string }) => one.name.toLowerCase() === name.toLowerCase();
  return listColumns(composition).some(same) || earlier.some(same);
}

/** A calculated column is an amount if its expression has amounts of one currency. Others have an unknown type. */
function calculatedColumn({ name, sql }: Calculated, columns: readonly TableColumn[]): TableColumn {
  const words = new Set(sql.toLowerCase().match(/[a-z_][a-z0-9_]*/g) ?? []);
  const amounts = columns.filter((column) => isAmount(column) && words.has(column.name.toLowerCase()));
  const currencies = new Set(amounts.map((amount) => currencyIn(columns, amount)));
  const [currency] = currencies;
  if (currencies.size !== 1 || currency === undefined) return { name, type: UNKNOWN };
  const repeated = amounts.some((amount) => amount.repeated);
  return { name, type: "DECIMAL", currency, repeated };
}

/** Name of the column that numbers the rows of one object in a group. A sum takes only the rows with number 1. */
const placeOf = (countedBy: string): string => `place of ${countedBy}`;
/** Name of the column that numbers the rows of one object in a group and a column of the second grouping. */
const crossPlaceOf = (countedBy: string): string => `place of ${countedBy} in its column`;

const filtered = (call: string, conditions: readonly string[]): string =>
  conditions.length === 0 ? call : `${call} filter (where ${conditions.join(" and ")})`;

/** @param cross column of the second grouping; undefined for the value over all rows of the group */
function expressionOf({ column, use }: Choice, columns: readonly TableColumn[], cross?: CrossColumn): string {
  const name = quoted(column);
  const countedBy = columns.find((one) => one.name === column)?.countedBy;
  const conditions = cross ? [cross.condition] : [];
  if (use === "sum" && countedBy !== undefined) {
    const place = cross ? crossPlaceOf(countedBy) : placeOf(countedBy);
    return filtered(`sum(${name})`, [`${quoted(place)} = 1`, ...conditions]);
  }
  return filtered(callOf(name, use), conditions);
}

function callOf(name: string, use: Use): string {
  if (use === "day") return `strftime(${name}, '%Y-%m-%d')`;
  if (use === "month") return `strftime(${name}, '%Y-%m')`;
  if (use === "year") return `strftime(${name}, '%Y')`;
  if (use === "sum") return `sum(${name})`;
  if (use === "average") return `avg(${name})`;
  if (use === "count") return `count(distinct ${name})`;
  if (use === "smallest") return `min(${name})`;
  return use === "largest" ? `max(${name})` : name;
}

/** Column with the currency of an amount; undefined for other columns. */
function currencyOf(composition: Composition, { column }: Choice): string | undefined {
  const columns = columnsOf(composition);
  const found = columns.find(({ name }) => name === column);
  return found && isAmount(found) ? currencyIn(columns, found) : undefined;
}

function currencyIn(columns: readonly TableColumn[], { name, currency }: TableColumn): string | undefined {
  const own = currency ?? `${name}_currency`;
  return columns.some((column) => column.name === own) ? own : undefined;
}

/** True if each row of the result is a group of rows. */
export const isGrouped = ({ choices, counts }: Composition): boolean =>
  counts || choices.some(({ use }) => AGGREGATES.has(use));

/** Columns for a second grouping. A currency column is excluded, because it groups the rows of its amounts already. */
export function crossable(composition: Composition): readonly TableColumn[] {
  const currencies = composition.choices.map((choice) => currencyOf(composition, choice));
  return columnsOf(composition).filter(
    (column) => crossUsesOf(column).length > 0 && !currencies.includes(column.name),
  );
}

/** Columns of the second grouping; empty if the rows are not grouped. */
function crossedBy(composition: Composition): readonly CrossColumn[] {
  const { cross } = composition;
  const column = crossable(composition).find(({ name }) => name === cross?.column);
  return cross && column && isGrouped(composition) ? crossColumns(cross, column) : [];
}

/** Key of an aggregate in a column of the second grouping. */
const crossKey = (key: string, column: CrossColumn): string => `${key} ${column.key}`;

/** Files of a report that reads the most frequent values of a second grouping. */
export function crossValueFiles(
  composition: Composition,
  cross: Cross,
  documents: readonly ReportDocument[],
): Readonly<Record<string, string>> {
  const type = columnsOf(composition).find(({ name }) => name === cross.column)?.type ?? "";
  const value = crossValue(cross, { type });
  const conditions = [...conditionsSql(composition), `${value} is not null`];
  return {
    "report.yaml": "title: Values\n",
    ...documentFiles(documents),
    "report.sql": [
      `select ${value} as value, count(*) as rows`,
      `from ${sourceOf(composition)}`,
      `where ${conditions.join("\n  and ")}`,
      "group by all",
      `order by rows desc, value limit ${MOST_VALUES}\n`,
    ].join("\n"),
  };
}

function conditionsSql(composition: Composition): readonly string[] {
  const all = columnsOf(composition);
  return (composition.conditions ?? []).filter(isWhole).map((one) => conditionSql(one, all));
}

/** Choices with the currency columns of their amounts, because amounts of two currencies must not be added up. */
function withCurrencies(composition: Composition): readonly Choice[] {
  const { choices } = composition;
  const currencies = choices.flatMap((choice) => currencyOf(composition, choice) ?? []);
  const missing = [...new Set(currencies)].filter(
    (column) => !choices.some((choice) => choice.column === column && choice.use === "show"),
  );
  return [
    ...choices,
    ...missing.map((column): Choice => ({ column, use: "show", label: "Currency", total: false })),
  ];
}

/** Source of the rows in SQL: a list, or two joined lists, with the calculated columns. */
function sourceOf(composition: Composition): string {
  const { table, join } = composition;
  const calculated = calculatedOf(composition);
  const rows = join ? joinedSql(table, join) : tableSql(table);
  if (calculated.length === 0) return rows;
  const columns = calculated.map(({ name, sql }) => `(${sql}) as ${quoted(name)}`);
  return `(select *, ${columns.join(", ")} from ${rows}) as calculated`;
}

/** Source of the rows. If a sum counts each object once, the rows of each object in a group are numbered. */
function placedRows(composition: Composition, rows: readonly string[]): readonly string[] {
  const all = columnsOf(composition);
  const choices = withCurrencies(composition);
  const summed = choices.filter(({ use }) => use === "sum").map(({ column }) => column);
  const counted = all.filter(({ name }) => summed.includes(name)).flatMap(({ countedBy }) => countedBy ?? []);
  if (counted.length === 0) return rows;
  const groups = choices.filter(({ use }) => !AGGREGATES.has(use)).map((choice) => expressionOf(choice, all));
  const { cross } = composition;
  const crossed = all.find(({ name }) => name === cross?.column);
  const isCrossed = crossedBy(composition).length > 0;
  const places = [...new Set(counted)].flatMap((id) => {
    const place = (of: readonly string[], name: string) =>
      `row_number() over (partition by ${[...of, quoted(id)].join(", ")}) as ${quoted(name)}`;
    return [
      place(groups, placeOf(id)),
      ...(isCrossed && cross && crossed
        ? [place([...groups, crossBucket(cross, crossed)], crossPlaceOf(id))]
        : []),
    ];
  });
  return [`from (select *, ${places.join(", ")}`, ...rows, ") as placed"];
}

function sqlOf(composition: Composition): string {
  const { counts, order, limit } = composition;
  const conditions = conditionsSql(composition);
  const choices = withCurrencies(composition);
  const all = columnsOf(composition);
  const crossed = crossedBy(composition);
  const columns = choices.flatMap((choice) => [
    `${expressionOf(choice, all)} as ${quoted(keyOf(choice))}`,
    ...(isAggregate(choice.use) ? crossed : []).map(
      (one) => `${expressionOf(choice, all, one)} as ${quoted(crossKey(keyOf(choice), one))}`,
    ),
  ]);
  if (counts)
    columns.push(
      `count(*) as ${quoted(COUNT_KEY)}`,
      ...crossed.map(
        (one) => `${filtered("count(*)", [one.condition])} as ${quoted(crossKey(COUNT_KEY, one))}`,
      ),
    );
  const grouped = choices.filter(({ use }) => !AGGREGATES.has(use)).map((choice) => quoted(keyOf(choice)));
  const isByGroup = isGrouped(composition) && grouped.length > 0;
  const first = order ? [`${quoted(order.key)}${order.isDescending ? " desc" : ""} nulls last`] : [];
  const orders = [...first, ...(isByGroup ? grouped.filter((key) => key !== quoted(order?.key ?? "")) : [])];
  const where = conditions.length > 0 ? [`where ${conditions.join("\n  and ")}`] : [];
  const lines = [
    `select ${columns.join(",\n  ")}`,
    ...placedRows(composition, [`from ${sourceOf(composition)}`, ...where]),
    ...(isByGroup ? ["group by all"] : []),
    ...(orders.length > 0 ? [`order by ${orders.join(", ")}`] : []),
    ...(limit === undefined ? [] : [`limit ${limit}`]),
  ];
  return `${lines.join("\n")}\n`;
}

/** Keys of the columns that identify a row; empty if the columns do not identify it. */
function rowKey(composition: Composition): readonly string[] {
  const choices = withCurrencies(composition);
  if (isGrouped(composition))
    return choices
      .filter(({ use }) => !AGGREGATES.has(use))
      .map(keyOf)
      .slice(0, 8);
  // A row of a join has two ids.
  const ids = composition.join ? ["id", nameIn(composition.table, composition.join, "id")] : ["id"];
  const keys = choices.filter(({ column, use }) => ids.includes(column) && use === "show").map(keyOf);
  return keys.length === ids.length ? keys : [];
}

/** Uses whose values a bar may add up. */
const ADDABLE: ReadonlySet<Use> = new Set(["sum", "show", "count"]);

/**
 * True if bars by `label` can show the column of a choice. A bar adds up the rows of its label. Averages and
 * extremes have no sum, so they need exactly one row for each label.
 */
export function isChartable(composition: Composition, choice: Choice, label: string): boolean {
  const column = columnsOf(composition).find(({ name }) => name === choice.column);
  if (!column || !(isNumber(column) || choice.use === "count")) return false;
  const groups = composition.choices.filter(({ use }) => !AGGREGATES.has(use));
  const isOneRow =
    isGrouped(composition) && groups.length === 1 && groups.every((one) => keyOf(one) === label);
  return ADDABLE.has(choice.use) ? column.repeated !== true || isOneRow : isOneRow;
}

/** True if missing rows can only make the number of rows too small. */
const countGrows = ({ join, limit }: Composition): boolean => join === undefined && limit === undefined;

/** Writes a value as JSON, which is valid YAML and needs no rules for quoting. */
const yaml = (value: unknown): string => JSON.stringify(value);

function descriptionOf(composition: Composition): string {
  const { title, about, counts, chart } = composition;
  const crossed = crossedBy(composition);
  const figures = composition.choices.filter(({ use }) => isAggregate(use)).length + (counts ? 1 : 0);
  const labelIn = (label: string, one: CrossColumn) => (figures > 1 ? `${label}: ${one.label}` : one.label);
  const columns = withCurrencies(composition).flatMap((choice) => {
    const currency =
      AGGREGATES.has(choice.use) && choice.use === "count" ? undefined : currencyOf(composition, choice);
    const spec = {
      label: choice.label,
      ...(currency !== undefined && { currency }),
      ...(choice.total && { total: true }),
    };
    const key = keyOf(choice);
    return [
      `  ${yaml(key)}: ${yaml(spec)}\n`,
      ...(isAggregate(choice.use) ? crossed : []).map(
        (one) => `  ${yaml(crossKey(key, one))}: ${yaml({ ...spec, label: labelIn(choice.label, one) })}\n`,
      ),
    ];
  });
  if (counts) {
    const label = "Number of rows";
    const spec = { label, total: true, grows: countGrows(composition) };
    columns.push(
      `  ${COUNT_KEY}: ${yaml(spec)}\n`,
      ...crossed.map(
        (one) => `  ${yaml(crossKey(COUNT_KEY, one))}: ${yaml({ ...spec, label: labelIn(label, one) })}\n`,
      ),
    );
  }
  const key = rowKey(composition);
  const kind = chart?.label.endsWith("_month") ? "months" : "bars";
  return [
    `title: ${yaml(title)}\n`,
    ...(about === "" ? [] : [`about: ${yaml(about)}\n`]),
    `columns:\n${columns.join("")}`,
    ...(key.length > 0 ? [`key: ${yaml(key)}\n`] : []),
    ...(chart ? [`chart: ${yaml({ kind, title, ...chart })}\n`] : []),
  ].join("");
}

/** Files of a composed report by name. */
export function reportFiles(
  composition: Composition,
  documents: readonly ReportDocument[],
): Readonly<Record<string, string>> {
  return {
    "report.yaml": descriptionOf(composition),
    ...documentFiles(documents),
    "report.sql": sqlOf(composition),
  };
}

/** A document of a report. */
export interface ReportDocument {
  /** Name of its file, without the extension. */
  readonly name: string;
  readonly text: string;
}

export const documentFiles = (documents: readonly ReportDocument[]): Readonly<Record<string, string>> =>
  Object.fromEntries(documents.map(({ name, text }) => [`${name}.graphql`, text]));

/** First choices for a list: its first columns, without ids, counts, currencies, lists and JSON. */
export function firstChoices({ columns }: Table): readonly Choice[] {
  return columns
    .filter(
      ({ name, type }) =>
        !/(^|_)(id|count)$/.test(name) && !/JSON|\[\]$/.test(type) && !name.endsWith("_currency"),
    )
    .slice(0, 8)
    .map(({ name }) => ({ column: name, use: "show", label: labelOf(name), total: false }));
}

/** Turns `requester_email` into "Requester email". */
export function labelOf(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replaceAll("_", " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The operation of a document to run. Other operations are removed, because a report's document has only one. */
export interface Operation {
  readonly text: string;
  readonly name: string;
  /** Names of the declared variables; undefined if the document has a syntax error. */
  readonly variables: readonly string[] | undefined;
}

/** Returns the named operation, or else the first. */
export function operationIn(document: string, operationName: string | undefined): Operation {
  try {
    const parsed = parse(document);
    const operations = parsed.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
    const chosen = operations.find(({ name }) => name?.value === operationName) ?? operations[0];
    const name = chosen?.name?.value ?? "";
    const alone = operations.length > 1 ? separateOperations(parsed)[name] : undefined;
    const variables = chosen?.variableDefinitions?.map(({ variable }) => variable.name.value) ?? [];
    return { text: alone ? print(alone) : document, name, variables };
  } catch {
    // The gateway reports the problems of the document.
    return { text: document, name: "", variables: undefined };
  }
}

/** Values of a tab for the variables of an operation; undefined if the text is not a JSON object. */
export function declaredValues(typed: string, { variables }: Operation): Json | undefined {
  const values = typed.trim() === "" ? {} : parseJson(typed);
  if (!isObject(values)) return undefined;
  return Object.fromEntries(Object.entries(values).filter(([name]) => variables?.includes(name) ?? true));
}

/** Name for saving a report of this title: lower-case letters, digits and dashes. */
export function savedName(title: string): string {
  // NFD makes accents characters of their own, which are then removed.
  const words =
    title
      .normalize("NFD")
      .replaceAll(/\p{M}/gu, "")
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  return words.join("-").slice(0, 60).replace(/-$/, "") || "report";
}

/** Turns a name into one for a report's document: a lower-case letter, then letters and digits. */
export function documentName(name: string): string {
  const plain = name.replaceAll(/[^A-Za-z0-9]/g, "").slice(0, 40);
  // Names of schemas that SQL has already.
  if (/^(main|temp|system|memory|previous)$/i.test(plain)) return `${plain.toLowerCase()}Rows`;
  return /^[A-Za-z]/.test(plain) ? plain.charAt(0).toLowerCase() + plain.slice(1) : "rows";
}
