/** Choices for each list of each tab. They remain when the user leaves the form or shows another list. */
import { createStore, useStore } from "#console/kit/store.ts";
import {
  type Calculated,
  type Choice,
  COUNT_KEY,
  type Composition,
  columnsOf,
  firstChoices,
  isChartable,
  keyOf,
} from "./compose.ts";
import type { Condition } from "./conditions.ts";
import type { Cross } from "./cross.ts";
import type { Join } from "./join.ts";
import type { Table } from "./tables.ts";

/** Choices about the rows. */
export interface RowChoices {
  readonly conditions: readonly Condition[];
  readonly calculated: readonly Calculated[];
  /** Column to sort by, in any use. */
  readonly order: { readonly column: string; readonly isDescending: boolean } | undefined;
  readonly limit: number | undefined;
}

export interface Form {
  /** Undefined until the user chooses. The list's first columns are then the choices. */
  readonly choices: readonly Choice[] | undefined;
  readonly join: Join | undefined;
  readonly counts: boolean;
  readonly rows: RowChoices;
  readonly chart: { readonly label: string; readonly value: string };
  readonly cross: Cross | undefined;
}

const NOTHING: Form = {
  choices: undefined,
  join: undefined,
  counts: false,
  rows: { conditions: [], calculated: [], order: undefined, limit: undefined },
  chart: { label: "", value: "" },
  cross: undefined,
};

const forms = createStore<Readonly<Record<string, Form>>>({});

/** Returns the choices for a list of a tab, and a function that changes them. */
export function useForm(tab: string, table: string): readonly [Form, (change: Partial<Form>) => void] {
  const key = `${tab} ${table}`;
  const form = useStore(forms, (all) => all[key] ?? NOTHING);
  const change = (next: Partial<Form>) =>
    forms.set((all) => ({ ...all, [key]: { ...(all[key] ?? NOTHING), ...next } }));
  return [form, change];
}

/** A column of the result. */
export interface KeyLabel {
  readonly column: string;
  readonly key: string;
  readonly label: string;
}

/** The columns of the result. */
export const keysOf = ({ choices, counts }: Composition): readonly KeyLabel[] => [
  ...choices.map((choice) => ({ column: choice.column, key: keyOf(choice), label: choice.label })),
  ...(counts ? [{ column: COUNT_KEY, key: COUNT_KEY, label: "Number of rows" }] : []),
];

/** Composition from the choices. Choices of columns that do not exist now are left out, but not forgotten. */
export function compositionOf(
  { choices, join, counts, rows, chart, cross }: Form,
  {
    title,
    about,
    table,
    others,
  }: { readonly others: readonly Table[] } & Pick<Composition, "title" | "about" | "table">,
): Composition {
  const { order, ...kept } = rows;
  const second = others.find(({ name }) => name === join?.table.name);
  const all: Composition = {
    ...kept,
    title,
    about,
    table,
    choices: choices ?? firstChoices(table),
    counts,
    chart: undefined,
    cross,
    join: join && second && { ...join, table: second },
  };
  const has = (column: string) => columnsOf(all).some(({ name }) => name === column);
  const composition: Composition = {
    ...all,
    choices: all.choices.filter(({ column }) => has(column)),
    conditions: rows.conditions.filter(({ column }) => has(column)),
  };
  const key = keysOf(composition).find(({ column }) => column === order?.column)?.key;
  return {
    ...composition,
    order: order && key !== undefined ? { key, isDescending: order.isDescending } : undefined,
    chart: isDrawn(composition, chart) ? chart : undefined,
  };
}

function isDrawn(composition: Composition, { label, value }: Form["chart"]): boolean {
  const { choices, counts } = composition;
  if (!choices.some((choice) => keyOf(choice) === label)) return false;
  if (value === COUNT_KEY) return counts;
  return choices.some((choice) => keyOf(choice) === value && isChartable(composition, choice, label));
}
