/** Two lists side by side: each row of the first with the rows of the second that have the same person, company or id. */

import { quoted, tableSql } from "./sql.ts";
import type { Table, TableColumn } from "./tables.ts";

export interface Join {
  readonly table: Table;
  /** Columns with the same value. */
  readonly on: { readonly first: string; readonly second: string };
}

/** The prefix of the second list's columns. @example "payments_" */
const prefixOf = ({ table }: Join): string => `${table.name.split(".").at(-1)}_`;

/** Name of a column of the second list in the result: itself, unless the first list has one of that name. */
function nameIn(first: Table, join: Join, name: string): string {
  const isTaken = (one: string) => first.columns.some((column) => column.name === one);
  let free = `${prefixOf(join)}${name}`;
  while (isTaken(free)) free = `${free}_2`;
  return free;
}

/** A row of the first list is repeated for each row of the second one. */
export const joinedColumns = (first: Table, join: Join): readonly TableColumn[] => [
  ...first.columns.map((column) => ({ ...column, repeated: true })),
  ...join.table.columns.map((column) => ({ ...column, name: nameIn(first, join, column.name) })),
];

/** Both lists in SQL; a row of the first one without any of the second stays. E-mail addresses and domains have no case. */
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

const KINDS = ["email", "domain", "id"] as const;
type Kind = (typeof KINDS)[number];

/** The kind of thing that a column names: a person, a company or an object. @example kindOf("requester_email") // "email" */
const kindOf = (name: string): Kind | undefined =>
  KINDS.find((kind) =>
    new RegExp(`(^|_)${kind}$|[a-z]${kind[0]?.toUpperCase()}${kind.slice(1)}$`).test(name),
  );

/** Pairs of columns that may hold the same value, the likeliest first: people, companies, then ids. */
export function pairsOf(first: Table, second: Table): readonly Join["on"][] {
  return KINDS.flatMap((kind) => {
    const of = ({ columns }: Table) =>
      columns.filter(({ name, type }) => type === "VARCHAR" && kindOf(name) === kind);
    return of(first).flatMap((one) => of(second).map((other) => ({ first: one.name, second: other.name })));
  });
}
