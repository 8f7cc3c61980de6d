/** Columns that expressions make, with the currencies of the amounts that they add. */
import { nodesIn, type PlanNode, textIn } from "#reports/kit/sql/plan.ts";
import type { Amounts, Condition } from "./facts.ts";
import {
  type Col,
  colAt,
  constantToken,
  type Equal,
  equalsIn,
  isRef,
  NO_TOKENS,
  type Part,
  readsOf,
  refAt,
} from "./relation.ts";

type Parts = readonly Part[] | undefined;

/** The column that an expression makes of those below it. */
export function columnOf(cols: readonly Col[], expression: PlanNode): Col {
  const at = refAt(expression);
  if (at !== undefined) return colAt(cols, at);
  const constant = constantToken(expression);
  return {
    ...readsOf(cols, expression),
    parts: joinedParts(partsIn(cols, expression)),
    tokens: constant === undefined ? NO_TOKENS : new Set([constant]),
  };
}

const FACTORS: ReadonlySet<string> = new Set(["*", "/", "//", "%"]);

/** Parts that an expression adds up; what only chooses between them is left out. */
function partsIn(cols: readonly Col[], value: unknown): readonly Parts[] {
  if (Array.isArray(value)) return value.flatMap((one) => partsIn(cols, one));
  return nodesIn([value]).flatMap((node): readonly Parts[] => {
    if (isRef(node)) return [colAt(cols, Number(node["index"])).parts];
    if (node["expression_class"] === "BOUND_COMPARISON") return [];
    const { when_expr: when, ...others } = node;
    const chosen = equated(cols, nodesIn([when]).flatMap(equalsIn));
    const below = Object.values(others).flatMap((one) => partsIn(chosen, one));
    return FACTORS.has(textIn(node["name"])) ? below.map(withoutFactors) : below;
  });
}

function joinedParts(all: readonly Parts[]): Parts {
  const parts = all.flatMap((one) => one ?? []);
  // A column in several places of an expression is one summand.
  return all.includes(undefined) ? undefined : [...new Set(parts)];
}

/** Amounts without a currency are numbers where they are multiplied. */
const withoutFactors = (parts: Parts): Parts =>
  parts?.map((part) => (part.amounts?.currency === undefined ? { ...part, amounts: undefined } : part));

const shares = (some: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  [...some].some((token) => others.has(token));

/** Parts with further values that their currency is equal to, if it is one of some. */
export const alsoEqual = (parts: Parts, some: ReadonlySet<string>, others: Iterable<string>): Parts =>
  parts?.map((part) =>
    part.amounts && shares(part.amounts.tokens, some)
      ? { ...part, amounts: { ...part.amounts, tokens: new Set([...part.amounts.tokens, ...others]) } }
      : part,
  );

/** Columns of rows in which some are equal to each other, or to a constant. */
export const equated = (cols: readonly Col[], equal: readonly Equal[]): readonly Col[] =>
  equal.reduce((made, { a, b, constant }) => {
    const some = new Set([...colAt(cols, a).tokens, ...(b === undefined ? [] : colAt(cols, b).tokens)]);
    const others = [...some, ...(constant === undefined ? [] : [constant])];
    return made.map((col) => ({ ...col, parts: alsoEqual(col.parts, some, others) }));
  }, cols);

/** Columns of rows that are grouped, as an aggregate adds them. */
export const addedBy = (cols: readonly Col[], aggregate: PlanNode): readonly Col[] =>
  equated(cols, nodesIn([aggregate["filter"]]).flatMap(equalsIn));

const isConstant = (token: string): boolean => token.startsWith("=");

/**
 * Conditions under which amounts have one currency.
 * @param named the column that has it in each row, by its tokens
 */
export function currencyConditions(
  amounts: readonly Amounts[],
  named: ReadonlySet<string> = NO_TOKENS,
): readonly Condition[] {
  const [first, ...others] = amounts;
  if (!first || amounts.every(({ tokens }) => shares(tokens, named))) return [];
  const isSame = [...first.tokens].some(
    (token) => isConstant(token) && others.every(({ tokens }) => tokens.has(token)),
  );
  return isSame ? [] : [{ kind: "oneCurrency", amounts }];
}

/** The text of a token that is the same in all rows. */
export function textOf(token: string, parameter: (name: string) => unknown): string | undefined {
  if (!isConstant(token)) return undefined;
  return token.startsWith("='") ? token.slice(2) : String(parameter(token.slice(2)) ?? "");
}
