/**
 * Structured inputs as a list query (LQ): conditions, sort keys, the fields that the selection
 * needs. Fields come from a fixed list; values are written by the same module that the local
 * families read them with (`contracts/kit/lq.ts`), so no value can become syntax.
 */
import { Problem } from "#contracts/kit/error-bodies.ts";
import { type LqOperator, type LqValue, readPattern, writeCondition } from "#contracts/kit/lq.ts";
import { badInput } from "#platform/errors/catalog.ts";

type Value = string | number | boolean;
type Given<T> = T | null | undefined;

/** What may be asked of one field: the members of `ListTextFilter` and its like. All must hold. */
export interface FieldFilter {
  readonly eq?: Given<Value>;
  readonly ne?: Given<Value>;
  readonly gt?: Given<Value>;
  readonly ge?: Given<Value>;
  readonly lt?: Given<Value>;
  readonly le?: Given<Value>;
  readonly between?: Given<{ readonly from: Value; readonly to: Value }>;
  readonly search?: Given<Value>;
  readonly in?: Given<readonly Value[]>;
  /** `eq` and `ne` with wildcards: `*` stands for any text, `\*` for a star. */
  readonly like?: Given<string>;
  readonly notLike?: Given<string>;
}

/** Conditions for the query; everything (undefined), or nothing (then there is nothing to ask for). */
export type LqFilter = readonly string[] | "nothing" | undefined;

/** Conditions for one query; longer ones would not fit into a URL. */
const MAX_LENGTH = 4_000;

/** The operators whose value is text as it is. */
const exact = ["eq", "ne", "gt", "ge", "lt", "le", "search"] as const;

/** Text exactly as it is, without a wildcard. */
const exactly = (value: Value): LqValue => [String(value)];

/**
 * A filter input as conditions.
 * @param fields The family's field for each member of the input.
 * @example lqFilter({ name: "name", organizationId: "organization.id" }, filter)
 * @throws BAD_USER_INPUT when a pattern ends in a backslash, or it is too long to be asked for.
 */
export function lqFilter<const Members extends Readonly<Record<string, string>>>(
  fields: Members,
  filter: Given<{ readonly [M in keyof Members]?: Given<FieldFilter> }>,
): LqFilter {
  const conditions: string[] = [];
  for (const member of Object.keys(fields)) {
    const asked = filter?.[member];
    if (!asked) continue;
    if (asked.in?.length === 0) return "nothing";
    const add = (operator: LqOperator, ...values: readonly LqValue[]) =>
      conditions.push(writeCondition({ field: fields[member] ?? "", operator, values }));
    for (const operator of exact) {
      const value = asked[operator];
      if (value !== null && value !== undefined) add(operator, exactly(value));
    }
    const { between, in: some, like, notLike } = asked;
    if (between) add("between", exactly(between.from), exactly(between.to));
    if (some) add("in", ...some.map(exactly));
    if (like != null) add("eq", patternOf(like));
    if (notLike != null) add("ne", patternOf(notLike));
  }
  if (conditions.join("").length > MAX_LENGTH) throw badInput('"filter" is too long', "filter");
  return conditions.length > 0 ? conditions : undefined;
}

function patternOf(text: string): LqValue {
  try {
    return readPattern(text);
  } catch (error) {
    if (error instanceof Problem) throw badInput("A pattern must not end in a lone backslash", "filter");
    throw error;
  }
}

/**
 * An `orderBy` input as sort keys, the first the most important.
 * @param fields The family's field for each value of the order's enum.
 */
export function lqSort<Field extends string>(
  fields: Readonly<Record<Field, string>>,
  orderBy: Given<readonly { readonly field: Field; readonly direction?: Given<"ASC" | "DESC"> }[]>,
): readonly string[] | undefined {
  if (!orderBy || orderBy.length === 0) return undefined;
  return orderBy.map(({ field, direction }) => (direction === "DESC" ? `-${fields[field]}` : fields[field]));
}

/**
 * What a selection needs of each row, as the list's view: the fourth argument of `connection`.
 * @example directory.connection("listHrInstances", input, page, lqFields(selectedMembers(info, "HrInstance")))
 */
export function lqFields(members: ReadonlySet<string>): { readonly fields: readonly string[] } {
  return { fields: [...members].filter((member) => !member.includes(".")) };
}
