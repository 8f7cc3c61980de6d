/** Columns of expressions, with the currencies of the amounts that they add. */
import { nodesIn, type PlanNode, textIn } from "#reports/kit/sql/plan.ts";
import type { Amounts, Condition } from "./facts.ts";
import {
  type Col,
  colAt,
  constantToken,
  type Equal,
  equalsIn,
  isNull,
  isRef,
  isTextToken,
  NO_TOKENS,
  type Part,
  readsOf,
  refAt,
} from "./relation.ts";

type Parts = readonly Part[] | undefined;

/** The column that an expression computes from the columns below it. */
export function columnOf(cols: readonly Col[], expression: PlanNode): Col {
  const at = refAt(expression);
  if (at !== undefined) return colAt(cols, at);
  const constant = constantToken(expression);
  const made = { ...readsOf(cols, expression), parts: joinedParts(partsIn(cols, expression)) };
  const choice = choiceIn(expression);
  if (!choice) return { ...made, tokens: constant === undefined ? NO_TOKENS : new Set([constant]) };
  const chosen = (tokens: Iterable<string>) => [...tokens].map((one) => `${choice.condition} ${one}`);
  return {
    ...made,
    parts: made.parts?.map((part) => alsoIn(part, chosen(part.amounts?.tokens ?? []))),
    tokens: new Set(chosen(columnOf(cols, choice.value).tokens)),
  };
}

/** Functions with another value each time. */
const VOLATILE = /"name":"(?:random|uuid\w*|gen_random_uuid|nextval)"/;

/** A value that some rows have and others have not, and the text of its condition. */
function choiceIn(
  expression: PlanNode,
): { readonly condition: string; readonly value: PlanNode } | undefined {
  if (expression["expression_class"] !== "BOUND_CASE") return undefined;
  const checks = nodesIn(expression["case_checks"]);
  const values = [...checks.map((one) => one["then_expr"]), expression["else_expr"]];
  const [at, ...others] = values.flatMap((one, index) => (isNull(one) ? [] : [index]));
  const [value] = nodesIn([values[at ?? -1]]);
  if (at === undefined || others.length > 0 || !value) return undefined;
  const condition = JSON.stringify([at, ...checks.map((one) => one["when_expr"])], (key, one: unknown) =>
    key === "query_location" || key === "alias" ? undefined : one,
  );
  return VOLATILE.test(condition) ? undefined : { condition, value };
}

const FACTORS: ReadonlySet<string> = new Set(["*", "/", "//", "%"]);
/** Functions of a sum whose result is still a sum of the same objects. */
const FORMS: ReadonlySet<string> = new Set([
  "+",
  "-",
  "round",
  "ceil",
  "floor",
  "trunc",
  "abs",
  "greatest",
  "least",
]);
/** Functions that return one of their arguments. */
const CHOICES: ReadonlySet<string> = new Set(["greatest", "least"]);

/** Parts that an expression sums up. Expressions that only choose between them are left out. */
function partsIn(cols: readonly Col[], value: unknown): readonly Parts[] {
  if (Array.isArray(value)) return value.flatMap((one) => partsIn(cols, one));
  return nodesIn([value]).flatMap((node): readonly Parts[] => {
    if (isRef(node)) return [colAt(cols, Number(node["index"])).parts];
    if (node["expression_class"] === "BOUND_COMPARISON") return [];
    const { when_expr: when, ...others } = node;
    const chosen = equated(cols, nodesIn([when]).flatMap(equalsIn));
    if (node["expression_class"] === "BOUND_FUNCTION") return [partsOfFunction(chosen, node)];
    return Object.values(others).flatMap((one) => partsIn(chosen, one));
  });
}

function partsOfFunction(cols: readonly Col[], node: PlanNode): Parts {
  const name = textIn(node["name"]);
  const operands = nodesIn(node["children"]).map((one) => joinedParts(partsIn(cols, one)));
  const parts = joinedParts(operands);
  const summed = operands.flatMap((one, at) => (one?.some(isSummed) ? [at] : []));
  if (FACTORS.has(name)) {
    // The product of two sums, and a quotient by a sum, are not sums of their objects.
    const isSum = summed.length < 2 && (name === "*" || !summed.includes(1));
    return isSum ? withoutFactors(parts) : undefined;
  }
  if (summed.length > 0 && !FORMS.has(name)) return undefined;
  return CHOICES.has(name) || !hasTwice(operands) ? parts : undefined;
}

/** True for the result of an aggregate over objects. */
const isSummed = ({ source }: Part): boolean => source.objects === undefined;

/** True if filters select different objects for two sums. */
const isApart = ({ filtered: some = [] }: Part, { filtered: others = [] }: Part): boolean =>
  some.some((one) => others.some((other) => one.text !== other.text && shares(one.tokens, other.tokens)));

/** True if two operands use the same values of the same rows. */
const hasTwice = (operands: readonly Parts[]): boolean =>
  operands.some((one, at) =>
    operands
      .slice(at + 1)
      .some((other) =>
        one?.some((part) =>
          other?.some(
            (same) => same.source === part.source && same.value === part.value && !isApart(same, part),
          ),
        ),
      ),
  );

function joinedParts(all: readonly Parts[]): Parts {
  const parts = all.flatMap((one) => one ?? []);
  // A column in several places of an expression is one summand.
  return all.includes(undefined) ? undefined : [...new Set(parts)];
}

/** Amounts without a currency are treated as numbers if they are multiplied. */
const withoutFactors = (parts: Parts): Parts =>
  parts?.map((part) => ({
    ...part,
    value: `${part.value}*`,
    amounts: part.amounts?.currency === undefined ? undefined : part.amounts,
  }));

const shares = (some: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  [...some].some((token) => others.has(token));

/** A part with further values that its currency is equal to. */
const alsoIn = (part: Part, others: Iterable<string>): Part =>
  part.amounts
    ? { ...part, amounts: { ...part.amounts, tokens: new Set([...part.amounts.tokens, ...others]) } }
    : part;

/** Parts with additional values that their currency is equal to, if it is equal to one of some values. */
export const alsoEqual = (parts: Parts, some: ReadonlySet<string>, others: Iterable<string>): Parts =>
  parts?.map((part) => (part.amounts && shares(part.amounts.tokens, some) ? alsoIn(part, others) : part));

/** Columns of rows in which some columns are equal to each other or to a constant. */
export const equated = (cols: readonly Col[], equal: readonly Equal[]): readonly Col[] =>
  equal.reduce((made, { a, b, constant }) => {
    const some = new Set([...colAt(cols, a).tokens, ...(b === undefined ? [] : colAt(cols, b).tokens)]);
    const others = [...some, ...(constant === undefined ? [] : [constant])];
    return made.map((col) => ({ ...col, parts: alsoEqual(col.parts, some, others) }));
  }, cols);

/** A column of grouped rows in the form that an aggregate adds. */
export function addedBy(cols: readonly Col[], aggregate: PlanNode, child: PlanNode): Col {
  const equal = nodesIn([aggregate["filter"]]).flatMap(equalsIn);
  const col = columnOf(equated(cols, equal), child);
  const filtered = equal.flatMap(({ a, constant: text }) =>
    text !== undefined && isTextToken(text) ? [{ tokens: colAt(cols, a).tokens, text }] : [],
  );
  return {
    ...col,
    parts: col.parts?.map((part) => ({ ...part, filtered: [...(part.filtered ?? []), ...filtered] })),
  };
}

const isConstant = (token: string): boolean => token.startsWith("=");

/**
 * Conditions under which amounts have one currency.
 * @param named the column with the currency in each row, by its tokens
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

/** The text of a token that is constant in all rows. */
export function textOf(token: string, parameter: (name: string) => unknown): string | undefined {
  if (!isConstant(token)) return undefined;
  return isTextToken(token) ? token.slice(2) : String(parameter(token.slice(2)) ?? "");
}
