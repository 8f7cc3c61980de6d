/** A report composed by choices: which columns of a list, grouped or added up how, with totals and a chart. */
import { Kind, parse, print, separateOperations } from "graphql";
import { isObject, type Json, parseJson } from "#console/kit/json.ts";
import { type Condition, conditionSql, isWhole } from "./conditions.ts";
import { type Join, joinedColumns, joinedSql, nameIn } from "./join.ts";
import { quoted, tableSql } from "./sql.ts";
import type { Table, TableColumn } from "./tables.ts";

/** Use of a column. */
export type Use = "show" | "day" | "month" | "year" | "sum" | "average" | "count" | "smallest" | "largest";

export interface Choice {
  readonly column: string;
  readonly use: Use;
  readonly label: string;
  /** True if a sum is below the rows. */
  readonly total: boolean;
}

export interface Composition {
  readonly title: string;
  readonly about: string;
  readonly table: Table;
  readonly choices: readonly Choice[];
  /** Adds the number of rows of each group. */
  readonly counts: boolean;
  readonly chart: { readonly label: string; readonly value: string } | undefined;
  /** Another list beside the rows. */
  readonly join?: Join | undefined;
  readonly conditions?: readonly Condition[];
  /** Columns made of others. */
  readonly calculated?: readonly Calculated[];
  readonly order?: { readonly key: string; readonly isDescending: boolean } | undefined;
  /** Most rows of the result. */
  readonly limit?: number | undefined;
}

/** A column that an expression of SQL makes, such as `amount * 1.19`. */
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

/** True if a sum over this use of the column has a meaning. */
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
/** The key of the number of rows. */
export const COUNT_KEY = "rows";

/** Key of a choice in the result. */
export const keyOf = ({ column, use }: Choice): string => (use === "show" ? column : `${column}_${use}`);

/** Type of a calculated column, which only SQL knows. */
const UNKNOWN = "";

const listColumns = ({ table, join }: Composition): readonly TableColumn[] =>
  join ? joinedColumns(table, join) : table.columns;

/** The columns that can be chosen. */
export function columnsOf(composition: Composition): readonly TableColumn[] {
  const columns = listColumns(composition);
  return [...columns, ...calculatedOf(composition).map((one) => calculatedColumn(one, columns))];
}

/** The calculated columns whose name no other column has. */
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

/** The column with the place of a row among those of its group that have the same object. */
const placeOf = (countedBy: string): string => `place of ${countedBy}`;

function expressionOf({ column, use }: Choice, columns: readonly TableColumn[]): string {
  const name = quoted(column);
  const countedBy = columns.find((one) => one.name === column)?.countedBy;
  if (use === "sum" && countedBy !== undefined)
    return `sum(${name}) filter (where ${quoted(placeOf(countedBy))} = 1)`;
  if (use === "day") return `strftime(${name}, '%Y-%m-%d')`;
  if (use === "month") return `strftime(${name}, '%Y-%m')`;
  if (use === "year") return `strftime(${name}, '%Y')`;
  if (use === "sum") return `sum(${name})`;
  if (use === "average") return `avg(${name})`;
  if (use === "count") return `count(distinct ${name})`;
  if (use === "smallest") return `min(${name})`;
  return use === "largest" ? `max(${name})` : name;
}

/** The column with the currency of an amount. */
function currencyOf(composition: Composition, { column }: Choice): string | undefined {
  const columns = columnsOf(composition);
  const found = columns.find(({ name }) => name === column);
  return found && isAmount(found) ? currencyIn(columns, found) : undefined;
}

function currencyIn(columns: readonly TableColumn[], { name, currency }: TableColumn): string | undefined {
  const own = currency ?? `${name}_currency`;
  return columns.some((column) => column.name === own) ? own : undefined;
}

/** True where rows are groups of rows. */
export const isGrouped = ({ choices, counts }: Composition): boolean =>
  counts || choices.some(({ use }) => AGGREGATES.has(use));

/** The choices with the currencies that their amounts need: amounts of two currencies do not add up. */
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

/** The rows that columns are made of: a list, perhaps joined, with the calculated columns. */
function sourceOf(composition: Composition): string {
  const { table, join } = composition;
  const calculated = calculatedOf(composition);
  const rows = join ? joinedSql(table, join) : tableSql(table);
  if (calculated.length === 0) return rows;
  const columns = calculated.map(({ name, sql }) => `(${sql}) as ${quoted(name)}`);
  return `(select *, ${columns.join(", ")} from ${rows}) as calculated`;
}

/** The rows; where a sum counts each object once, with the place of each row among those of its object and group. */
function placedRows(composition: Composition, rows: readonly string[]): readonly string[] {
  const all = columnsOf(composition);
  const choices = withCurrencies(composition);
  const summed = choices.filter(({ use }) => use === "sum").map(({ column }) => column);
  const counted = all.filter(({ name }) => summed.includes(name)).flatMap(({ countedBy }) => countedBy ?? []);
  if (counted.length === 0) return rows;
  const groups = choices.filter(({ use }) => !AGGREGATES.has(use)).map((choice) => expressionOf(choice, all));
  const places = [...new Set(counted)].map((id) => {
    const objects = [...groups, quoted(id)].join(", ");
    return `row_number() over (partition by ${objects}) as ${quoted(placeOf(id))}`;
  });
  return [`from (select *, ${places.join(", ")}`, ...rows, ") as placed"];
}

function sqlOf(composition: Composition): string {
  const { counts, order, limit } = composition;
  const conditions = (composition.conditions ?? []).filter(isWhole);
  const choices = withCurrencies(composition);
  const all = columnsOf(composition);
  const columns = choices.map((choice) => `${expressionOf(choice, all)} as ${quoted(keyOf(choice))}`);
  if (counts) columns.push(`count(*) as ${quoted(COUNT_KEY)}`);
  const grouped = choices.filter(({ use }) => !AGGREGATES.has(use)).map((choice) => quoted(keyOf(choice)));
  const isByGroup = isGrouped(composition) && grouped.length > 0;
  const first = order ? [`${quoted(order.key)}${order.isDescending ? " desc" : ""} nulls last`] : [];
  const orders = [...first, ...(isByGroup ? grouped.filter((key) => key !== quoted(order?.key ?? "")) : [])];
  const where =
    conditions.length > 0
      ? [`where ${conditions.map((one) => conditionSql(one, all)).join("\n  and ")}`]
      : [];
  const lines = [
    `select ${columns.join(",\n  ")}`,
    ...placedRows(composition, [`from ${sourceOf(composition)}`, ...where]),
    ...(isByGroup ? ["group by all"] : []),
    ...(orders.length > 0 ? [`order by ${orders.join(", ")}`] : []),
    ...(limit === undefined ? [] : [`limit ${limit}`]),
  ];
  return `${lines.join("\n")}\n`;
}

/** The columns that tell rows apart; none where nothing does. */
function rowKey(composition: Composition): readonly string[] {
  const choices = withCurrencies(composition);
  if (isGrouped(composition))
    return choices
      .filter(({ use }) => !AGGREGATES.has(use))
      .map(keyOf)
      .slice(0, 8);
  // A row of a joined list has two objects.
  const ids = composition.join ? ["id", nameIn(composition.table, composition.join, "id")] : ["id"];
  const keys = choices.filter(({ column, use }) => ids.includes(column) && use === "show").map(keyOf);
  return keys.length === ids.length ? keys : [];
}

/** Uses that bars may add up. */
const ADDABLE: ReadonlySet<Use> = new Set(["sum", "show", "count"]);

/**
 * True if bars by `label` can show the column of a choice: bars add up the rows of a label, and averages and
 * extremes have no sum unless there is one row for each label.
 */
export function isChartable(composition: Composition, choice: Choice, label: string): boolean {
  const column = columnsOf(composition).find(({ name }) => name === choice.column);
  if (!column || !(isNumber(column) || choice.use === "count")) return false;
  const groups = composition.choices.filter(({ use }) => !AGGREGATES.has(use));
  const isOneRow =
    isGrouped(composition) && groups.length === 1 && groups.every((one) => keyOf(one) === label);
  return ADDABLE.has(choice.use) ? column.repeated !== true || isOneRow : isOneRow;
}

/** True if a number of rows can only grow where rows are missing. */
const countGrows = ({ join, limit }: Composition): boolean => join === undefined && limit === undefined;

/** A value of YAML: JSON is YAML too, and needs no rules for quoting. */
const yaml = (value: unknown): string => JSON.stringify(value);

function descriptionOf(composition: Composition): string {
  const { title, about, counts, chart } = composition;
  const columns = withCurrencies(composition).map((choice) => {
    const currency =
      AGGREGATES.has(choice.use) && choice.use === "count" ? undefined : currencyOf(composition, choice);
    const spec = {
      label: choice.label,
      ...(currency !== undefined && { currency }),
      ...(choice.total && { total: true }),
    };
    return `  ${yaml(keyOf(choice))}: ${yaml(spec)}\n`;
  });
  if (counts)
    columns.push(
      `  ${COUNT_KEY}: ${yaml({ label: "Number of rows", total: true, grows: countGrows(composition) })}\n`,
    );
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

/** The files of a report. */
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

/** A document as a report has it. */
export interface ReportDocument {
  /** Of its file, without the ending. */
  readonly name: string;
  readonly text: string;
}

export const documentFiles = (documents: readonly ReportDocument[]): Readonly<Record<string, string>> =>
  Object.fromEntries(documents.map(({ name, text }) => [`${name}.graphql`, text]));

/** The first choices for a table: what is plain, and not the ids of what is around it. */
export function firstChoices({ columns }: Table): readonly Choice[] {
  return columns
    .filter(
      ({ name, type }) =>
        !/(^|_)(id|count)$/.test(name) && !/JSON|\[\]$/.test(type) && !name.endsWith("_currency"),
    )
    .slice(0, 8)
    .map(({ name }) => ({ column: name, use: "show", label: labelOf(name), total: false }));
}

/** `requester_email` as "Requester email". */
export function labelOf(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replaceAll("_", " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The operation of a document that runs, alone, because a document of a report holds one. */
export interface Operation {
  readonly text: string;
  readonly name: string;
  /** Names of the variables that it declares; undefined where the document cannot be read. */
  readonly variables: readonly string[] | undefined;
}

/** The first operation unless one is named. */
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

/** The variables of a tab that an operation declares; undefined where they are no JSON object. */
export function declaredValues(typed: string, { variables }: Operation): Json | undefined {
  const values = typed.trim() === "" ? {} : parseJson(typed);
  if (!isObject(values)) return undefined;
  return Object.fromEntries(Object.entries(values).filter(([name]) => variables?.includes(name) ?? true));
}

/** The name under which a report of this title is saved: lower-case letters, digits and dashes. */
export function savedName(title: string): string {
  // Accents are characters of their own in this form, and are left out.
  const words =
    title
      .normalize("NFD")
      .replaceAll(/\p{M}/gu, "")
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  return words.join("-").slice(0, 60).replace(/-$/, "") || "report";
}

/** A name that a document of a report may have: a lower-case letter, then letters and digits. */
export function documentName(name: string): string {
  const plain = name.replaceAll(/[^A-Za-z0-9]/g, "").slice(0, 40);
  // Names that SQL has already.
  if (/^(main|temp|system|memory|previous)$/i.test(plain)) return `${plain.toLowerCase()}Rows`;
  return /^[A-Za-z]/.test(plain) ? plain.charAt(0).toLowerCase() + plain.slice(1) : "rows";
}
