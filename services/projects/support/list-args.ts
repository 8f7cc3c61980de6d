/** Builds list responses: requested members of each row, included objects, and sorting. */
import { Problem } from "#contracts/kit/error-bodies.ts";
import { type Includable, includable } from "#contracts/projects/index.ts";
import { type Paged, paged } from "#services/kit/service.ts";
import type { ProjectTables } from "#services/projects/tables.ts";
import type { CallerView } from "./visibility.ts";

interface View {
  readonly include?: readonly Includable[] | null | undefined;
  /** Requested members, by type. */
  readonly fields?: Readonly<Record<string, readonly string[]>> | null | undefined;
}

interface Ref {
  readonly id: number;
  readonly type: Includable;
}
const isRef = (value: unknown): value is Ref =>
  typeof value === "object" &&
  value !== null &&
  "id" in value &&
  "type" in value &&
  Object.hasOwn(includable, String(value.type));

/** @throws Problem 400 for members that the type does not have */
function sparse<Row extends object>(
  row: Row,
  names: readonly string[] | undefined,
  type: string,
): Partial<Row> {
  if (!names) return row;
  const unknown = names.find((name) => !Object.hasOwn(row, name));
  if (unknown !== undefined)
    throw new Problem(400, `${type} have no field ${unknown}`, { field: `fields[${type}]` });
  return Object.fromEntries(
    Object.entries(row).filter(([name]) => name === "id" || names.includes(name)),
  ) as Partial<Row>;
}

export function listing(tables: ProjectTables) {
  function find({ id, type }: Ref, sight: CallerView): object | undefined {
    const key = String(id);
    switch (type) {
      case "users": {
        const person = tables.people.get(key);
        return person && sight.person(person);
      }
      case "projects": {
        const project = tables.projects.get(key);
        return project && sight.project(project);
      }
      case "companies":
        return tables.companies.get(key);
      case "projectCategories":
        return tables.categories.get(key);
      case "tags":
        return tables.tags.get(key);
      case "teams":
        return tables.teams.get(key);
    }
  }

  /** Objects that the rows refer to, directly or through these objects, if their type is in `include`. */
  function includedOf(rows: readonly object[], { include, fields }: View, sight: CallerView) {
    const found: Partial<Record<Includable, Record<string, object>>> = {};
    const add = (object: object): void => {
      for (const ref of Object.values(object).flat()) {
        if (!isRef(ref) || !include?.includes(ref.type)) continue;
        const ofType = found[ref.type] ?? {};
        found[ref.type] = ofType;
        if (ofType[ref.id]) continue;
        const target = find(ref, sight);
        if (!target) continue;
        ofType[ref.id] = sparse(target, fields?.[ref.type], ref.type);
        add(target);
      }
    };
    for (const row of rows) add(row);
    return found;
  }

  /** The whole list, with the requested members of each row. */
  return function listed<Row extends object>(
    type: string,
    rows: readonly Row[],
    view: View,
    sight: CallerView,
  ): Paged<Partial<Row>> {
    const stray = Object.keys(view.fields ?? {}).find(
      (name) => name !== type && !Object.hasOwn(includable, name),
    );
    if (stray !== undefined)
      throw new Problem(400, `There is no type ${stray}`, { field: `fields[${stray}]` });
    const whole = new Map<Partial<Row>, Row>();
    for (const row of rows) whole.set(sparse(row, view.fields?.[type], type), row);
    return paged([...whole.keys()], (page) =>
      view.include
        ? {
            included: includedOf(
              page.flatMap((row) => whole.get(row) ?? []),
              view,
              sight,
            ),
          }
        : {},
    );
  };
}

export type ListParameters = ReturnType<typeof listing>;

type Comparable = string | number | null | undefined;

/** Sorts rows by the value of `of`. The sort is stable; rows without a value come last. */
export function ordered<Row>(
  rows: readonly Row[],
  of: (row: Row) => Comparable,
  orderMode: "asc" | "desc" | null | undefined,
): Row[] {
  const sign = orderMode === "desc" ? -1 : 1;
  return rows
    .map((row) => ({ row, value: of(row) ?? null }))
    .sort((a, b) => {
      if (a.value === b.value) return 0;
      if (a.value === null || b.value === null) return a.value === null ? 1 : -1;
      return a.value < b.value ? -sign : sign;
    })
    .map(({ row }) => row);
}

/** True if one of the texts contains the term, in any case, or if there is no term. */
export const holdsTerm = (
  term: string | null | undefined,
  ...texts: readonly (string | null | undefined)[]
) => !term || texts.some((text) => text?.toLowerCase().includes(term.toLowerCase()));

/** True if the instant is later than `after`, or if there is no `after`. */
export const isAfter = (at: string | null, after: string | null | undefined) =>
  !after || (at !== null && Date.parse(at) > Date.parse(after));
