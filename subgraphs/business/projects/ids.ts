/** Ids of project management, which are numbers, and its spelling of enum values. */

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

/** Types with a second type for references, of which only the id is known, such as `ProjectReference`. */
const REFERRED: ReadonlySet<Noun> = new Set<Noun>(["Project", "ProjectTeam"]);

/**
 * The number in a global id of a type, or of a reference to the type.
 * @throws BAD_USER_INPUT if it is not such an id
 */
export function numberOf(type: Noun, id: string, argument = "id"): number {
  const reference = `${type}Reference:`;
  const isReference = REFERRED.has(type) && id.startsWith(reference);
  const own = isReference ? `${type}:${id.slice(reference.length)}` : id;
  return Number(idOf(type, own, argument, NUMBER));
}

/** The only id of a filter, because the family takes one. @throws BAD_USER_INPUT for several */
export const oneNumber = (type: Noun, ids: Nullish<readonly string[]>, argument: string) =>
  onlyOne(numbersOf(type, ids, argument), argument);

/** The numbers in several global ids. Undefined without ids. */
export const numbersOf = (type: Noun, ids: Nullish<readonly string[]>, argument: string) =>
  ids?.map((id) => numberOf(type, id, argument));

/**
 * The family's spelling of an enum value.
 * @throws BAD_USER_INPUT for `OTHER`, which stands for unknown values
 */
export function wordOf<const W extends string>(words: readonly W[], value: string, field: string): W {
  const spelt = camelCase(value.toLowerCase());
  const word = words.find((one) => one === spelt);
  if (word === undefined) throw badInput(`"${value}" cannot be asked for`, field);
  return word;
}

/** The only value of a filter, because the family takes one. @throws BAD_USER_INPUT for several, and for `OTHER` */
export function oneWord<const W extends string>(
  words: readonly W[],
  values: Nullish<readonly string[]>,
  field: string,
): W | undefined {
  const value = onlyOne(values, field);
  return value === undefined ? undefined : wordOf(words, value, field);
}

/**
 * The start of a period. The family takes no end.
 * @throws BAD_USER_INPUT for a period with an end
 */
export function startOf(range: Nullish<DateTimeRange | DateRange>, field: string): Nullish<string> {
  if (range?.until != null)
    throw badInput(`"${field}" takes no "until": the project system has no such filter`, field);
  return range?.from;
}

/** The only sort key, because the family takes one. @throws BAD_USER_INPUT for several */
export function oneOrder<Order>(orderBy: Nullish<readonly Order[]>): Order | undefined {
  if (orderBy && orderBy.length > 1)
    throw badInput('"orderBy" has several keys; the project system takes one', "orderBy");
  return orderBy?.[0];
}

/** The family's name of a sort direction. */
export const modeOf = ({ direction }: { readonly direction?: Nullish<"ASC" | "DESC"> }) =>
  direction === "DESC" ? ("desc" as const) : ("asc" as const);

/** True if a member of a filter is an empty list, so that nothing can match. */
export const matchesNothing = (filter: object | null | undefined): boolean =>
  Object.values(filter ?? {}).some((value) => Array.isArray(value) && value.length === 0);
