/** Ids of project management, which are numbers, and words as it spells them. */
import { badInput } from "#platform/errors/catalog.ts";
import { idOf } from "#subgraphs/kit/mapping/ids.ts";
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

/** @throws BAD_USER_INPUT for what can be no id of the type */
export const numberOf = (type: Noun, id: string, argument = "id"): number =>
  Number(idOf(type, id, argument, NUMBER));

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

/** Whether a filter names a list of nothing, which nothing can match. */
export const matchesNothing = (filter: object | null | undefined): boolean =>
  Object.values(filter ?? {}).some((value) => Array.isArray(value) && value.length === 0);
