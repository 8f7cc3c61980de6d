/**
 * The list query of directory administration (LQ): its parameters, and its filter conditions,
 * `<field>:<operator>:<value>`, written and read in one place for both sides.
 *
 * The documents leave some points open, which are decided here. Conditions are repeated
 * (`filter=…&filter=…`), and all must be true. The value is everything after the second colon. In it `*`
 * matches any text, `|` separates the values of `between` and `in`, and `\` escapes the character after it.
 */
import Type from "typebox";
import { Problem } from "./error-bodies.ts";
import { csv, repeated } from "./params.ts";

export const lqOperators = ["eq", "ne", "gt", "ge", "lt", "le", "between", "search", "in"] as const;
export type LqOperator = (typeof lqOperators)[number];

/** `fields`, `filter` and `sort`; `limit` and `skip` are the page style's (`limitSkip`). */
export const lq = {
  fields: csv(Type.String()),
  filter: repeated(Type.String()),
  sort: csv(Type.String()),
};

/** Text with wildcards, as the pieces between them. A single piece is an exact text. */
export type LqValue = readonly string[];

export interface LqCondition {
  readonly field: string;
  readonly operator: LqOperator;
  /** One value; two for `between`; any number for `in`. */
  readonly values: readonly LqValue[];
}

const hasSeveral = (operator: LqOperator) => operator === "between" || operator === "in";

/** Writes a condition as it is sent. Escapes the values, so that no value becomes syntax. */
export function writeCondition({ field, operator, values }: LqCondition): string {
  const special = hasSeveral(operator) ? /[\\*|]/g : /[\\*]/g;
  const written = values.map((pieces) => pieces.map((text) => text.replace(special, "\\$&")).join("*"));
  return `${field}:${operator}:${written.join("|")}`;
}

/** Parses a condition. @throws Problem 400 if it is invalid */
export function readCondition(text: string): LqCondition {
  const [, field = "", name = "", rest = ""] = /^([^:]+):([^:]*):([\s\S]*)$/.exec(text) ?? [];
  if (field === "") throw refused("a condition has the form <field>:<operator>:<value>");
  const operator = lqOperators.find((one) => one === name);
  if (!operator) throw refused(`the operator must be one of: ${lqOperators.join(", ")}`);
  const values = readValues(rest, hasSeveral(operator));
  if (operator === "between" && values.length !== 2) throw refused("between takes two values");
  return { field, operator, values };
}

/** Parses text in which `*` is a wildcard. @throws Problem 400 if it ends in a lone backslash */
export function readPattern(text: string): LqValue {
  return readValues(text, false)[0] ?? [];
}

function readValues(text: string, several: boolean): LqValue[] {
  let pieces = [""];
  const values = [pieces];
  for (const [token, escaped] of text.matchAll(/\\([\s\S]?)|[*|]|[^\\*|]+/g)) {
    if (escaped === "") throw refused("a backslash at the end has nothing to stand before");
    if (token === "*") pieces.push("");
    else if (token === "|" && several) {
      pieces = [""];
      values.push(pieces);
    } else pieces.push((pieces.pop() ?? "") + (escaped ?? token));
  }
  return values;
}

const refused = (message: string) => new Problem(400, `Invalid filter: ${message}`, { field: "filter" });
