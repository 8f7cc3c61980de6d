/** The objects whose values a figure of a group adds up. */
import { nodesIn, type PlanNode, textIn } from "#reports/kit/sql/plan.ts";
import { and, type Conditions, columnOf, type Part, type Relation, refAt, type Source } from "./relation.ts";

/** The objects whose values an aggregate adds up. */
export function summed(one: PlanNode, below: Relation, group: Source): readonly Part[] | undefined {
  const name = textIn(one["name"]);
  const children = nodesIn(one["children"]);
  const isDistinct = one["aggregate_type"] === "DISTINCT";
  if (name === "count_star") {
    const tables = [...below.once.keys()].filter(({ ids }) => ids.every((id) => /\.(id)?$/.test(id)));
    const readings = new Set([...below.once.keys()].map(({ reading }) => reading));
    const [source] = tables;
    if (!source || readings.size !== 1) return undefined;
    return carried([{ source, conditions: [], objects: [source.name] }], below, group);
  }
  const [child] = children;
  if (!child || children.length !== 1 || !ADDING.has(name)) return undefined;
  const col = columnOf(below.cols, child);
  if (!col.parts || col.parts.length === 0) return undefined;
  if (isDistinct && !col.parts.every(({ source }) => source.ids.every((id) => col.tokens.has(id))))
    return undefined;
  const parts = name === "count" ? col.parts.map((part) => ({ ...part, currency: undefined })) : col.parts;
  return carried(parts, below, group);
}

/** The objects of a value of a group that has one row. */
export function chosen(one: PlanNode, below: Relation, groups: readonly PlanNode[], group: Source) {
  const [child, another] = nodesIn(one["children"]);
  const alone = below.key(new Set(groups.flatMap((by) => refAt(by) ?? [])), false);
  if (!child || another || !alone) return undefined;
  return carried(columnOf(below.cols, child).parts ?? [], below, group)?.map((part) => ({
    ...part,
    conditions: [...part.conditions, ...alone],
  }));
}

export const CHOOSING: ReadonlySet<string> = new Set(["first", "any_value", "arbitrary", "min", "max"]);
export const ADDING: ReadonlySet<string> = new Set(["sum", "count", "sum_no_overflow"]);

/** Parts of a sum as parts of its group. */
export function carried(parts: readonly Part[], below: Relation, group: Source): readonly Part[] | undefined {
  const made: Part[] = [];
  for (const { source, conditions, objects, currency } of parts) {
    const all = and(conditions, below.once.get(source));
    if (!all || hasTwins(parts)) return undefined;
    const mixed: Conditions = currency ? [currency] : [];
    made.push({ source: group, conditions: [...all, ...mixed], objects });
  }
  return made;
}

/** True if the objects of a table may be in two of the parts. */
export function hasTwins(parts: readonly Part[]): boolean {
  const seen = new Map<string, Source>();
  for (const { source, objects } of parts)
    for (const name of objects) {
      const other = seen.get(name);
      if (other && other !== source) return true;
      seen.set(name, source);
    }
  return false;
}
