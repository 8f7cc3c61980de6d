/** Joins two lists: rows of the first, with rows of the second that have the same person, company or id. */

import { quoted, tableSql } from "./sql.ts";
import type { Table, TableColumn } from "./tables.ts";

export interface Join {
  readonly table: Table;
  /** Columns whose values must be equal. */
  readonly on: { readonly first: string; readonly second: string };
}

/** The prefix of the second list's columns. It makes their names differ from those of the first list. */
function prefixOf(first: Table, { table }: Join): string {
  const taken = new Set(first.columns.map(({ name }) => name.toLowerCase()));
  const list = table.name.split(".").at(-1) ?? "";
  const isFree = (prefix: string) =>
    table.columns.every(({ name }) => !taken.has(`${prefix}${name}`.toLowerCase()));
  let prefix = `${list}_`;
  for (let count = 2; !isFree(prefix); count++) prefix = `${list}${count}_`;
  return prefix;
}

/** Name that a column of the second list has in the joined rows. */
export const nameIn = (first: Table, join: Join, name: string): string => `${prefixOf(first, join)}${name}`;

const hasId = ({ columns }: Table): boolean => columns.some(({ name }) => name === "id");

/** Columns of the join. Rows of both lists are repeated, once for each row of the other list with the same value. */
export function joinedColumns(first: Table, join: Join): readonly TableColumn[] {
  const prefix = prefixOf(first, join);
  const id = hasId(join.table) ? `${prefix}id` : undefined;
  return [
    ...first.columns.map((column) => ({
      ...column,
      repeated: true,
      // Columns repeated from a parent list do not belong to the objects that `id` names.
      countedBy: hasId(first) && column.repeated !== true ? "id" : undefined,
    })),
    ...join.table.columns.map((column) => ({
      ...column,
      name: `${prefix}${column.name}`,
      repeated: true,
      countedBy: column.repeated === true ? undefined : id,
    })),
  ];
}

/** SQL of the join. Rows of the first list without a match stay. E-mail addresses and domains ignore case. */
export function joinedSql(first: Table, join: Join): string {
  const columns = join.table.columns.map(
    ({ name }) => `second.${quoted(name)} as ${quoted(nameIn(first, join, name))}`,
  );
  const { on } = join;
  const sides = [`first.${quoted(on.first)}`, `second.${quoted(on.second)}`];
  const [left, right] = kindOf(on.first) === "id" ? sides : sides.map((side) => `lower(${side})`);
  return [
    `(select first.*, ${columns.join(", ")}`,
    `  from ${tableSql(first)} as first left join ${tableSql(join.table)} as second on ${left} = ${right}) as joined`,
  ].join("\n");
}

/** Patterns for the names of columns that identify a person, a company or an object. */
const KINDS = {
  email: /(^|_)email$|[a-z]Email$/,
  domain: /(^|_)domain$|[a-z]Domain$/,
  id: /(^|_)id$|[a-z]Id$/,
} as const;
type Kind = keyof typeof KINDS;
const kinds: readonly Kind[] = ["email", "domain", "id"];

/** Kind of the value in a column, by the column's name. @example kindOf("requester_email") // "email" */
const kindOf = (name: string): Kind | undefined => kinds.find((kind) => KINDS[kind].test(name));

/** Name of the list whose ids a column has. @example listOf("tickets_id") // "tickets" */
const listOf = (name: string): string | undefined => /^(.+?)(?:_id|Id)$/.exec(name)?.[1];

/**
 * True if the ids in two columns may be of one type: one column refers to the list of the other, or both refer to
 * the same list.
 */
function maySameId(first: Table, one: string, second: Table, other: string): boolean {
  const named = ({ name }: Table) => name.split(".").at(-1);
  if (one === "id") return listOf(other) === named(first);
  return other === "id" ? listOf(one) === named(second) : listOf(one) === listOf(other);
}

/** Pairs of columns that may have equal values, the most likely first: people, companies, then ids. */
export function pairsOf(first: Table, second: Table): readonly Join["on"][] {
  return kinds.flatMap((kind) => {
    const of = ({ columns }: Table) =>
      columns.filter(({ name, type }) => type === "VARCHAR" && kindOf(name) === kind);
    const pairs = of(first).flatMap((one) =>
      of(second).map((other) => ({ first: one.name, second: other.name })),
    );
    return kind === "id" ? pairs.filter((on) => maySameId(first, on.first, second, on.second)) : pairs;
  });
}
