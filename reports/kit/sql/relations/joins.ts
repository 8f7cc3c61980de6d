/** Joins of the rows of two sides. */
import { nodesIn, type PlanNode } from "#reports/kit/sql/plan.ts";
import { equated } from "./columns.ts";
import {
  and,
  type Col,
  type Conditions,
  type Equal,
  equalsIn,
  NO_TOKENS,
  NONE,
  type Relation,
  readsOf,
  refAt,
  type Source,
  together,
} from "./relation.ts";

const RIGHT_MAY_LACK: ReadonlySet<string> = new Set(["LEFT", "FULL", "SINGLE"]);

/** Rows of two sides, joined. */
export function joined(
  node: PlanNode,
  type: string,
  left: Relation,
  right: Relation,
  equal: readonly Equal[],
): Relation {
  const width = left.cols.length;
  const both = [...left.cols, ...right.cols];
  const conditions = nodesIn(node["conditions"]);
  const any = node["condition"];
  const reads = together(
    ...conditions.map((one) => together(readsOf(left.cols, one["left"]), readsOf(right.cols, one["right"]))),
    readsOf(both, any),
  );
  const across = [...equal, ...nodesIn([any]).flatMap(equalsIn)].flatMap(({ a, b }) => {
    if (b === undefined) return [];
    const [low, high] = a < b ? [a, b] : [b, a];
    return low < width && high >= width ? [{ a: low, b: high - width, nulls: false }] : [];
  });
  const pairs = conditions.flatMap((one) => {
    const nulls = one["comparison"] === "COMPARE_NOT_DISTINCT_FROM";
    const [a, b] = [refAt(one["left"]), refAt(one["right"])];
    const isEqual = nulls || one["comparison"] === "COMPARE_EQUAL";
    return isEqual && a !== undefined && b !== undefined ? [{ a, b, nulls }] : [];
  });
  const all = [...pairs, ...across];
  const nulls = all.some((one) => one.nulls);
  const keeps = type === "SEMI" || type === "ANTI" || type === "MARK";
  const oneRight = keeps || type === "SINGLE" ? [] : right.key(new Set(all.map(({ b }) => b)), nulls);
  const oneLeft = left.key(new Set(all.map(({ a }) => a)), nulls);
  const rows = together(left.rows, right.rows, reads);
  const once = new Map<Source, Conditions | undefined>();
  for (const [source, own] of left.once) once.set(source, and(own, oneRight));
  if (!keeps) for (const [source, own] of right.once) once.set(source, and(own, oneLeft));
  // An outer join adds nulls for missing rows, so the values depend on the rows of the other side.
  const beside = (cols: readonly Col[]) => cols.map((col): Col => ({ ...col, ...together(col, reads) }));
  const isBeside = { left: type === "RIGHT" || type === "FULL", right: RIGHT_MAY_LACK.has(type) };
  const same = equated(
    both,
    all.map(({ a, b }) => ({ a, b: b + width })),
  );
  // On a side whose partner row is optional, each row has only its own values.
  const sideOf = ({ cols: own }: Relation, from: number, isOther: boolean) =>
    isOther ? own : same.slice(from, from + own.length);
  const ownLeft = sideOf(left, 0, isBeside.right);
  const ownRight = sideOf(right, width, isBeside.left);
  const leftCols = isBeside.left ? beside(ownLeft) : ownLeft;
  const rightCols = isBeside.right ? beside(ownRight) : ownRight;
  const mark: Col = { ...rows, parts: [], tokens: NO_TOKENS };
  const cols = keeps ? [...leftCols, ...(type === "MARK" ? [mark] : [])] : [...leftCols, ...rightCols];
  return {
    cols,
    rows,
    order: NONE,
    once,
    key(at, some) {
      const lower = new Set([...at].filter((one) => one < width));
      if (keeps || type === "SINGLE") return left.key(lower, some);
      const upper = new Set([...at].flatMap((one) => (one >= width ? [one - width] : [])));
      // Equal columns are interchangeable in rows of both sides.
      if (type === "INNER")
        for (const { a, b } of all) {
          if (lower.has(a)) upper.add(b);
          else if (upper.has(b)) lower.add(a);
        }
      const ofLeft = left.key(lower, some);
      const viaLeft = type === "RIGHT" || type === "FULL" ? undefined : and(ofLeft, oneRight);
      return viaLeft ?? and(ofLeft, right.key(upper, some));
    },
  };
}
