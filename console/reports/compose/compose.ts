/** A report composed by choices: which columns of a list, grouped or added up how, with totals and a chart. */
import { Kind, parse, print, separateOperations } from "graphql";
import { isObject, type Json, parseJson } from "#console/kit/json.ts";
import { type Condition, conditionSql, isWhole } from "./conditions.ts";
import { type Join, joinedColumns, joinedSql } from "./join.ts";
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
  if (isNumber(column) && column.repeated) return ["show", "count", "smallest", "largest"];
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
/** The key of the number of rows. */
export const COUNT_KEY = "rows";

/** Key of a choice in the result. */
export const keyOf = ({ column, use }: Choice): string => (use === "show" ? column : `${column}_${use}`);

/** The columns that can be chosen. */
export const columnsOf = ({ table, join, calculated = [] }: Composition): readonly TableColumn[] => [
  ...(join ? joinedColumns(table, join) : table.columns),
  ...calculated.map(({ name }) => ({ name, type: "DOUBLE" })),
];

function expressionOf({ column, use }: Choice): string {
  const name = quoted(column);
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
  const currency = `${column}_currency`;
  return found && isAmount(found) && columns.some(({ name }) => name === currency) ? currency : undefined;
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
function sourceOf({ table, join, calculated = [] }: Composition): string {
  const rows = join ? joinedSql(table, join) : tableSql(table);
  if (calculated.length === 0) return rows;
  const columns = calculated.map(({ name, sql }) => `(${sql}) as ${quoted(name)}`);
  return `(select *, ${columns.join(", ")} from ${rows}) as calculated`;
}

function sqlOf(composition: Composition): string {
  const { counts, order, limit } = composition;
  const conditions = (composition.conditions ?? []).filter(isWhole);
  const choices = withCurrencies(composition);
  const columns = choices.map((choice) => `${expressionOf(choice)} as ${quoted(keyOf(choice))}`);
  if (counts) columns.push(`count(*) as ${quoted(COUNT_KEY)}`);
  const grouped = choices.filter(({ use }) => !AGGREGATES.has(use)).map((choice) => quoted(keyOf(choice)));
  const isByGroup = isGrouped(composition) && grouped.length > 0;
  const first = order ? [`${quoted(order.key)}${order.isDescending ? " desc" : ""} nulls last`] : [];
  const orders = [...first, ...(isByGroup ? grouped.filter((key) => key !== quoted(order?.key ?? "")) : [])];
  const lines = [
    `select ${columns.join(",\n  ")}`,
    `from ${sourceOf(composition)}`,
    ...(conditions.length > 0
      ? [`where ${conditions.map((one) => conditionSql(one, columnsOf(composition))).join("\n  and ")}`]
      : []),
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
  return choices.filter(({ column, use }) => column === "id" && use === "show").map(keyOf);
}

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
    columns.push(`  ${COUNT_KEY}: ${yaml({ label: "Number of rows", total: true, grows: true })}\n`);
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

/**
 * The files of a report.
 */
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
  return /^[A-Za-z]/.test(plain) ? plain.charAt(0).toLowerCase() + plain.slice(1) : "rows";
}
