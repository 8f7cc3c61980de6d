/** Ids of project management, which are numbers, and words as it spells them. */

import type { DateRange, DateTimeRange } from "#generated/business/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import { onlyOne } from "#subgraphs/kit/filters/only-one.ts";
import { idOf } from "#subgraphs/kit/mapping/ids.ts";
import type { Nullish } from "#subgraphs/kit/mapping/nullish.ts";
import { camelCase } from "#subgraphs/kit/mapping/payloads.ts";

const NUMBER = /^[1-9]\d{0,14}$/;

type Noun =
  | "Project"
  | "ProjectPerson"
  | "ProjectTeam"
  | "ProjectCompany"
  | "ProjectCategory"
  | "ProjectTag"
  | "ProjectCustomField";

/** Types that stand in some places with their id alone, as a type of its own: `ProjectReference`. */
const REFERRED: ReadonlySet<Noun> = new Set<Noun>(["Project", "ProjectTeam"]);

/**
 * The number in an id of a type, or in that of a reference to it.
 * @throws BAD_USER_INPUT for what can be no id of the type
 */
export function numberOf(type: Noun, id: string, argument = "id"): number {
  const reference = `${type}Reference:`;
  const isReference = REFERRED.has(type) && id.startsWith(reference);
  const own = isReference ? `${type}:${id.slice(reference.length)}` : id;
  return Number(idOf(type, own, argument, NUMBER));
}

/** The one id of a filter that the family takes one of. @throws BAD_USER_INPUT for several */
export function oneNumber(type: Noun, ids: Nullish<readonly string[]>, argument: string): number | undefined {
  const numbers = new Set(numbersOf(type, ids, argument));
  if (numbers.size > 1) throw badInput(`"${argument}" names several; the project system takes one`, argument);
  return [...numbers][0];
}

/** The same of several; undefined for none given. */
export const numbersOf = (type: Noun, ids: readonly string[] | null | undefined, argument: string) =>
  ids?.map((id) => numberOf(type, id, argument));

/**
 * The family's own word for an enum value.
 * @throws BAD_USER_INPUT for `OTHER`, which stands for words that we do not know
 */
export function wordOf<const W extends string>(words: readonly W[], value: string, field: string): W {
  const spelt = camelCase(value.toLowerCase());
  const word = words.find((one) => one === spelt);
  if (word === undefined) throw badInput(`"${value}" cannot be asked for`, field);
  return word;
}

/** The one word of a filter that the family takes one of. @throws BAD_USER_INPUT for several, and for `OTHER` */
export function oneWord<const W extends string>(
  words: readonly W[],
  values: Nullish<readonly string[]>,
  field: string,
): W | undefined {
  const value = onlyOne(values, field);
  return value === undefined ? undefined : wordOf(words, value, field);
}

/**
 * The instant after which something must have happened: the family takes no end of such a period.
 * @throws BAD_USER_INPUT where an end is asked for
 */
export function startOf(range: Nullish<DateTimeRange | DateRange>, field: string): Nullish<string> {
  if (range?.until != null)
    throw badInput(`"${field}" takes no "until": the project system has no such filter`, field);
  return range?.from;
}

/** The one sort key that the family takes. @throws BAD_USER_INPUT for several */
export function oneOrder<Order>(orderBy: Nullish<readonly Order[]>): Order | undefined {
  if (orderBy && orderBy.length > 1)
    throw badInput('"orderBy" has several keys; the project system takes one', "orderBy");
  return orderBy?.[0];
}

/** The family's word for a direction. */
export const modeOf = ({ direction }: { readonly direction?: Nullish<"ASC" | "DESC"> }) =>
  direction === "DESC" ? ("desc" as const) : ("asc" as const);

/** True if a filter has an empty list, which nothing can match. */
export const matchesNothing = (filter: object | null | undefined): boolean =>
  Object.values(filter ?? {}).some((value) => Array.isArray(value) && value.length === 0);
