/** The objects whose values a figure of a group adds up. */
import { nodesIn, type PlanNode, textIn } from "#reports/kit/sql/plan.ts";
import { addedBy, alsoEqual, columnOf } from "./columns.ts";
import type { Condition, ObjectIds } from "./facts.ts";
import { and, type Col, type Conditions, type Part, type Relation, refAt, type Source } from "./relation.ts";

/** The objects whose values an aggregate adds up. */
export function summed(one: PlanNode, below: Relation, group: Group): readonly Part[] | undefined {
  const name = textIn(one["name"]);
  const children = nodesIn(one["children"]);
  const isDistinct = one["aggregate_type"] === "DISTINCT";
  if (name === "count_star") {
    const tables = [...below.once.keys()].filter(({ ids }) => ids.every((id) => /\.(id)?$/.test(id)));
    const readings = new Set([...below.once.keys()].map(({ reading }) => reading));
    const [source] = tables;
    if (!source || readings.size !== 1) return undefined;
    return carried(
      [{ source, conditions: [], objects: source.objects ? [source.objects] : [] }],
      below,
      group,
    );
  }
  const [child] = children;
  if (!child || children.length !== 1 || !ADDING.has(name)) return undefined;
  const col = columnOf(addedBy(below.cols, one), child);
  if (!col.parts || col.parts.length === 0) return undefined;
  if (isDistinct && !col.parts.every(({ source }) => source.ids.every((id) => col.tokens.has(id))))
    return undefined;
  const parts = name === "count" ? col.parts.map((part) => ({ ...part, amounts: undefined })) : col.parts;
  // Without groups, DISTINCT counts each object once, however many rows have it.
  return carried(parts, below, group, isDistinct && group.cols.length === 0);
}

/** The objects of a value of a group that has one row. */
export function chosen(one: PlanNode, below: Relation, groups: readonly PlanNode[], group: Group) {
  const [child, another] = nodesIn(one["children"]);
  const alone = below.key(new Set(groups.flatMap((by) => refAt(by) ?? [])), false);
  if (!child || another || !alone) return undefined;
  return carried(columnOf(below.cols, child).parts ?? [], below, group)?.map((part) => ({
    ...part,
    conditions: [...part.conditions, ...alone],
  }));
}

export const CHOOSING: ReadonlySet<string> = new Set(["first", "any_value", "arbitrary", "min", "max"]);
const ADDING: ReadonlySet<string> = new Set(["sum", "count", "sum_no_overflow"]);

/** Groups, and the columns by which they are made. */
export interface Group {
  readonly source: Source;
  readonly cols: readonly Col[];
}

/** Parts of a sum as parts of its group. */
function carried(parts: readonly Part[], below: Relation, { source: group, cols }: Group, isOnce = false) {
  const apart = apartConditions(parts);
  const made: Part[] = [];
  for (const { source, conditions, objects, amounts } of parts) {
    const all = and(conditions, isOnce ? [] : below.once.get(source), apart);
    if (!all) return undefined;
    made.push({ source: group, conditions: all, objects, amounts });
  }
  return cols.reduce<readonly Part[]>((all, { tokens }) => alsoEqual(all, tokens, tokens) ?? all, made);
}

/** Conditions under which no object is in two of the parts. Undefined if that is not known. */
export function apartConditions(parts: readonly Part[]): Conditions | undefined {
  const all = parts.flatMap(({ source, objects }) => objects.map((ids) => ({ source, ids })));
  const made: Condition[] = [];
  for (const [at, one] of all.entries())
    for (const other of all.slice(at + 1)) {
      if (one.source === other.source || !mayBeSame(one.ids, other.ids)) continue;
      const isKnown = one.ids.column !== undefined && other.ids.column !== undefined;
      if (!isKnown || one.ids.name === other.ids.name) return undefined;
      made.push({ kind: "apart", sides: [one.ids, other.ids] });
    }
  return made;
}

const mayBeSame = (one: ObjectIds, other: ObjectIds): boolean =>
  one.types.some((type) => other.types.includes(type));
