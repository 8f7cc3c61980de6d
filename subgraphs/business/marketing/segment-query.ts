/**
 * Writes filters of contacts in the segmentation query language (D3-156). Field names come from a fixed list,
 * texts are quoted, and other values must have their exact form, so that no value can become syntax.
 */
import type {
  MarketingContactFilter,
  MarketingCustomFieldCondition,
  MarketingTextFilter,
} from "#generated/business/inputs.ts";
import { badInput } from "#platform/errors/catalog.ts";
import { decimal } from "#platform/graphql/scalars.ts";
import { ALL_ROWS, matching, NO_ROWS } from "#subgraphs/kit/filters/narrowing.ts";
import { allOf, anyOf, type Condition, type ODataFilter } from "#subgraphs/kit/filters/odata.ts";
import type { Nullish } from "#subgraphs/kit/mapping/nullish.ts";
import { ownLists } from "./ids.ts";

/** Maximum depth of nested filters. Each level takes two of the twenty levels that the service accepts. */
const MAX_LEVELS = 8;
/** Maximum length of an expression, in characters. */
const MAX_LENGTH = 20_000;
const CONTROL = /\p{Cc}/u;
/** Definition ids of custom fields (D3-146), by the kind of their values. */
const FIELDS = { text: /^e\d{1,15}_T$/, number: /^e\d{1,15}_N$/, date: /^e\d{1,15}_D$/ } as const;
const NUMBER = /^-?\d+(?:\.\d+)?$/;

const texts = {
  email: "email",
  firstName: "first_name",
  lastName: "last_name",
  addressLine1: "address_line_1",
  addressLine2: "address_line_2",
  city: "city",
  stateProvinceRegion: "state_province_region",
  postalCode: "postal_code",
  country: "country",
} as const;

const condition = (text: string) => text as Condition;

function quoted(text: string, argument: string): string {
  if (CONTROL.test(text) || !text.isWellFormed())
    throw badInput(`"${argument}" holds characters that cannot be searched for`, argument);
  return `'${text.replaceAll("'", "''")}'`;
}

/** A part of a `LIKE` pattern. @throws BAD_USER_INPUT for a wildcard in it */
function partOf(text: string, argument: string): string {
  if (text.includes("%"))
    throw badInput(`"${argument}" has "%", which stands for any text and cannot be searched for`, argument);
  return text;
}

function textCondition(field: string, filter: Nullish<MarketingTextFilter>, argument: string): ODataFilter {
  if (filter == null) return ALL_ROWS;
  const { eq, in: some, contains, startsWith, endsWith, hasValue } = filter;
  if (some?.length === 0) return NO_ROWS;
  const at = (member: string) => `${argument}.${member}`;
  const like = (member: string, text: Nullish<string>, pattern: (part: string) => string) =>
    text == null
      ? undefined
      : condition(`${field} LIKE ${quoted(pattern(partOf(text, at(member))), at(member))}`);
  return allOf([
    eq == null ? undefined : condition(`${field} = ${quoted(eq, at("eq"))}`),
    some == null
      ? undefined
      : condition(`${field} IN (${some.map((text) => quoted(text, at("in"))).join(", ")})`),
    like("contains", contains, (part) => `%${part}%`),
    like("startsWith", startsWith, (part) => `${part}%`),
    like("endsWith", endsWith, (part) => `%${part}`),
    hasValue == null ? undefined : condition(`${field} IS ${hasValue ? "NOT " : ""}NULL`),
  ]);
}

/** True for contacts whose list field contains one of the values. */
const containing = (field: string, values: Nullish<readonly string[]>, argument: string): ODataFilter =>
  values == null
    ? ALL_ROWS
    : anyOf(values.map((value) => condition(`CONTAINS(${field}, ${quoted(value, argument)})`)));

/** A range that includes its bounds. @param literal converts a bound to the language's form */
const between = (
  field: string,
  lowest: Nullish<string>,
  highest: Nullish<string>,
  literal: (bound: string) => string,
): ODataFilter =>
  allOf([
    lowest == null ? undefined : condition(`${field} >= ${literal(lowest)}`),
    highest == null ? undefined : condition(`${field} <= ${literal(highest)}`),
  ]);

function customField(
  { definitionId: field, text, number, date }: MarketingCustomFieldCondition,
  argument: string,
): ODataFilter {
  const kinds = Object.entries({ text, number, date }).flatMap(([kind, filter]) =>
    filter == null ? [] : [kind as keyof typeof FIELDS],
  );
  if (kinds.length === 0) throw badInput('One of "text", "number" and "date" is needed', argument);
  for (const kind of kinds)
    if (!FIELDS[kind].test(field))
      throw badInput(`"${field.slice(0, 80)}" is no definition id of a ${kind} field`, `${argument}.${kind}`);
  return allOf([
    textCondition(field, text, `${argument}.text`),
    between(field, number?.min, number?.max, (bound) => {
      const text = decimal(bound) ?? "";
      if (!NUMBER.test(text)) throw badInput("The bound is no number", `${argument}.number`);
      return text;
    }),
    between(field, date?.from, date?.until, (day) => quoted(day, `${argument}.date`)),
  ]);
}

const instant = (text: string) => `'${new Date(text).toISOString()}'`;

function negated(filter: ODataFilter): ODataFilter {
  if (filter.rows === "matching") return matching(condition(`NOT (${filter.condition})`));
  return filter.rows === "all" ? NO_ROWS : ALL_ROWS;
}

function filterOf(filter: MarketingContactFilter, argument: string, level: number): ODataFilter {
  if (level > MAX_LEVELS) throw badInput(`The filter is nested deeper than ${MAX_LEVELS} levels`, argument);
  const { alternateEmails, listIds, customFields, createdAt, updatedAt, and, or, not } = filter;
  const at = (member: string) => (argument === "filter" ? member : `${argument}.${member}`);
  const below = (member: string, filters: Nullish<readonly MarketingContactFilter[]>) =>
    (filters ?? []).map((one, index) => filterOf(one, `${at(member)}.${index}`, level + 1));
  return allOf([
    ...Object.entries(texts).map(([member, field]) =>
      textCondition(field, filter[member as keyof typeof texts], at(member)),
    ),
    containing(
      "alternate_emails",
      alternateEmails?.map((email) => email.toLowerCase()),
      at("alternateEmails"),
    ),
    containing("list_ids", listIds && ownLists(listIds), at("listIds")),
    ...(customFields ?? []).map((one, index) => customField(one, `${at("customFields")}.${index}`)),
    between("created_at", createdAt?.from, createdAt?.until, instant),
    between("updated_at", updatedAt?.from, updatedAt?.until, instant),
    ...below("and", and),
    or == null ? undefined : anyOf(below("or", or)),
    not == null ? undefined : negated(filterOf(not, at("not"), level + 1)),
  ]);
}

/**
 * Converts a filter of contacts to an expression. Undefined if no contact can match.
 * @throws BAD_USER_INPUT for a filter without a condition, or with one that the language does not have
 */
export function segmentQuery(filter: MarketingContactFilter): string | undefined {
  const all = filterOf(filter, "filter", 1);
  if (all.rows === "matching" && all.condition.length > MAX_LENGTH)
    throw badInput(`The filter is longer than ${MAX_LENGTH} characters as an expression`, "filter");
  if (all.rows === "all") throw badInput("The filter needs a condition", "filter");
  return all.rows === "none" ? undefined : all.condition;
}
