/**
 * Converts structured inputs to a list query (LQ): conditions, sort keys, and the fields that the selection needs.
 * Fields come from a fixed list. Values are written by the module with which stand-in services read them
 * (`contracts/kit/lq.ts`), so that no value can become syntax.
 */
import { Problem } from "#contracts/kit/error-bodies.ts";
import { type LqOperator, type LqValue, readPattern, writeCondition } from "#contracts/kit/lq.ts";
import { badInput } from "#platform/errors/catalog.ts";
import type { Nullish } from "#subgraphs/kit/mapping/nullish.ts";
import { ALL_ROWS, matching, type Narrowing, NO_ROWS } from "./narrowing.ts";

type Value = string | number | boolean;

/** Conditions on one member, such as those of `ListTextFilter`. All must be true. */
export interface FieldFilter {
  readonly eq?: Nullish<Value>;
  readonly ne?: Nullish<Value>;
  readonly gt?: Nullish<Value>;
  readonly ge?: Nullish<Value>;
  readonly lt?: Nullish<Value>;
  readonly le?: Nullish<Value>;
  readonly contains?: Nullish<string>;
  readonly startsWith?: Nullish<string>;
  readonly endsWith?: Nullish<string>;
  readonly in?: Nullish<readonly Value[]>;
  /** `eq` and `ne` with wildcards: `*` stands for any text, `\*` for an asterisk. */
  readonly like?: Nullish<string>;
  readonly notLike?: Nullish<string>;
}

/** A range that includes both ends, such as `DateTimeRange`. */
export interface FieldRange {
  readonly from?: Nullish<Value>;
  readonly until?: Nullish<Value>;
}

/** Value of a filter member: conditions, a range, or a list of allowed values. */
export type FilterValue = FieldFilter | FieldRange | readonly Value[];

/** Conditions of the query, all of which must be true. */
export type LqFilter = Narrowing<readonly string[]>;

/** Maximum length of all conditions in characters, because they are sent in the URL. */
const MAX_LENGTH = 4_000;

/** Operators whose values are literal texts. */
const exact = ["eq", "ne", "gt", "ge", "lt", "le"] as const;

/** A literal text without wildcards. */
const exactly = (value: Value): LqValue => [String(value)];

/**
 * Converts a filter input to conditions.
 * @param fields the family's field for each member of the input
 * @example lqFilter({ name: "name", organizationId: "organization.id" }, filter)
 * @throws BAD_USER_INPUT if a pattern ends in a backslash, or the filter is too long
 */
export function lqFilter<const Members extends Readonly<Record<string, string>>>(
  fields: Members,
  filter: Nullish<{ readonly [M in keyof Members]?: Nullish<FilterValue> }>,
): LqFilter {
  const conditions: string[] = [];
  for (const member of Object.keys(fields)) {
    const given = filter?.[member];
    if (!given) continue;
    const asked = asConditions(given);
    if (asked.in?.length === 0) return NO_ROWS;
    const add = (operator: LqOperator, ...values: readonly LqValue[]) =>
      conditions.push(writeCondition({ field: fields[member] ?? "", operator, values }));
    for (const operator of exact) {
      const value = asked[operator];
      if (value !== null && value !== undefined) add(operator, exactly(value));
    }
    const { between, contains, startsWith, endsWith, in: some, like, notLike } = asked;
    if (contains != null) add("search", exactly(contains));
    // A pattern is written as the literal texts between its wildcards.
    if (startsWith != null) add("eq", [startsWith, ""]);
    if (endsWith != null) add("eq", ["", endsWith]);
    if (between) add("between", ...between.map(exactly));
    if (some) add("in", ...some.map(exactly));
    if (like != null) add("eq", patternOf(like));
    if (notLike != null) add("ne", patternOf(notLike));
  }
  if (conditions.join("").length > MAX_LENGTH) throw badInput('"filter" is too long', "filter");
  return conditions.length > 0 ? matching(conditions) : ALL_ROWS;
}

type Conditions = FieldFilter & { readonly between?: readonly [Value, Value] };

const isList = (given: FilterValue): given is readonly Value[] => Array.isArray(given);

const isRange = (given: FieldFilter | FieldRange): given is FieldRange => "from" in given || "until" in given;

/** A range as conditions: as a single one if both ends are set. */
function asConditions(given: FilterValue): Conditions {
  if (isList(given)) return { in: given };
  if (!isRange(given)) return given;
  const { from, until } = given;
  if (from != null && until != null) return { between: [from, until] };
  return { ge: from, le: until };
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
 * Converts an `orderBy` input to sort keys, most important first.
 * @param fields the family's field for each enum value
 */
export function lqSort<Field extends string>(
  fields: Readonly<Record<Field, string>>,
  orderBy: Nullish<readonly { readonly field: Field; readonly direction?: Nullish<"ASC" | "DESC"> }[]>,
): readonly string[] | undefined {
  if (!orderBy || orderBy.length === 0) return undefined;
  return orderBy.map(({ field, direction }) => (direction === "DESC" ? `-${fields[field]}` : fields[field]));
}

/**
 * The row members that a selection needs, as the fourth argument of `connection`.
 * @example directory.connection("listHrInstances", input, page, lqFields(selectedMembers(info, "HrInstance")))
 */
export function lqFields(members: ReadonlySet<string>): { readonly fields: readonly string[] } {
  return { fields: [...members].filter((member) => !member.includes(".")) };
}
