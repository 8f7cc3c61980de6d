/** The objects whose values a grouped figure sums up. */
import { idOf } from "#reports/kit/sql/lineage.ts";
import { nodesIn, type PlanNode, textIn } from "#reports/kit/sql/plan.ts";
import { addedBy, alsoEqual, columnOf } from "./columns.ts";
import { type Condition, columnKey, type ObjectIds } from "./facts.ts";
import { and, type Col, type Conditions, type Part, type Relation, refAt, type Source } from "./relation.ts";

/** The objects whose values an aggregate sums up. */
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
      [{ source, conditions: [], objects: source.objects ? [source.objects] : [], value: COUNTED }],
      below,
      group,
    );
  }
  const [child] = children;
  if (!child || children.length !== 1 || !ADDING.has(name)) return undefined;
  const col = addedBy(below.cols, one, child);
  if (!col.parts || col.parts.length === 0) return undefined;
  if (isDistinct && !col.parts.every(({ source }) => source.ids.every((id) => col.tokens.has(id))))
    return undefined;
  const parts =
    name === "count" ? col.parts.map((part) => ({ ...part, amounts: undefined, value: COUNTED })) : col.parts;
  return carried(parts, below, group, (part) => isDistinct && isInOneGroup(part, below, group));
}

/**
 * True if an object is in one group only, even if it has several rows, because the group keys are its own values.
 */
function isInOneGroup({ source }: Part, below: Relation, { cols }: Group): boolean {
  const { objects } = source;
  if (!objects) return false;
  const { table, column } = objects;
  const isRepeated = [...below.once.keys()].some(
    (other) => other.reading !== source.reading && other.objects?.table === table,
  );
  const own = new Set(
    table.columns.flatMap(({ name }) => (idOf(table, name) === column ? [columnKey(table, name)] : [])),
  );
  return cols.every(
    ({ parts = [], columns }) =>
      !isRepeated &&
      parts.length > 0 &&
      parts.every((part) => part.source === source) &&
      [...columns].every((key) => own.has(key)),
  );
}

/** The objects of a value in a group with a single row. */
export function chosen(one: PlanNode, below: Relation, groups: readonly PlanNode[], group: Group) {
  const [child, another] = nodesIn(one["children"]);
  const parts = child && !another ? columnOf(below.cols, child).parts : undefined;
  if (!parts) return undefined;
  const tokens = new Set(group.cols.flatMap((col) => [...col.tokens]));
  const isOfGroup = (part: Part) =>
    part.source.ids.every((id) => tokens.has(id)) && isInOneGroup(part, below, group);
  if (parts.every(isOfGroup)) return carried(parts, below, group, isOfGroup);
  const alone = below.key(new Set(groups.flatMap((by) => refAt(by) ?? [])), false);
  if (!alone) return undefined;
  return carried(parts, below, group)?.map((part) => ({
    ...part,
    conditions: [
      ...part.conditions,
      ...alone.map((condition) => (condition.kind === "once" ? { ...condition, chooses: true } : condition)),
    ],
  }));
}

export const CHOOSING: ReadonlySet<string> = new Set(["first", "any_value", "arbitrary", "min", "max"]);
/** The value of objects that are counted. */
const COUNTED = "1";
const ADDING: ReadonlySet<string> = new Set(["sum", "count", "sum_no_overflow"]);

/** Groups, and their key columns. */
export interface Group {
  readonly source: Source;
  readonly cols: readonly Col[];
}

/**
 * Parts of a sum as parts of its group.
 * @param isOnce true if the aggregate counts an object once, even if it has several rows
 */
function carried(
  parts: readonly Part[],
  below: Relation,
  { source: group, cols }: Group,
  isOnce: (part: Part) => boolean = () => false,
) {
  const apart = apartConditions(parts);
  const made: Part[] = [];
  for (const part of parts) {
    const all = and(part.conditions, isOnce(part) ? [] : below.once.get(part.source), apart);
    if (!all) return undefined;
    made.push({ ...part, source: group, conditions: all });
  }
  return cols.reduce<readonly Part[]>((all, { tokens }) => alsoEqual(all, tokens, tokens) ?? all, made);
}

/** Conditions under which no object is in two of the parts. Undefined if they cannot be determined. */
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
