/** Arguments of the CRM: integer ids, orders, and the single character that names begin with. */

import { badInput } from "#platform/errors/catalog.ts";
import { idOf, keyOf } from "#subgraphs/kit/mapping/ids.ts";
import type { Nullish } from "#subgraphs/kit/mapping/nullish.ts";

const INTEGER = /^[1-9]\d{0,14}$/;

/** The CRM's id in an argument. @throws BAD_USER_INPUT if it is not an id of this type */
export const crmId = (type: `Crm${string}`, id: string, argument = "id"): string =>
  idOf(type, id, argument, INTEGER);

/** The CRM's id as a number. Undefined without an id. */
export const crmNumber = (type: `Crm${string}`, id: Nullish<string>, argument: string): number | undefined =>
  id == null ? undefined : Number(crmId(type, id, argument));

/** The only id of a filter, because the CRM takes one. @throws BAD_USER_INPUT for several */
export function oneNumber(
  type: `Crm${string}`,
  ids: Nullish<readonly string[]>,
  argument: string,
): number | undefined {
  const numbers = new Set(ids?.map((id) => Number(crmId(type, id, argument))));
  if (numbers.size > 1) throw badInput(`"${argument}" names several; the CRM takes one`, argument);
  return [...numbers][0];
}

/** True if a member of a filter is an empty list, so that nothing can match. */
export const matchesNothing = (filter: Nullish<object>): boolean =>
  Object.values(filter ?? {}).some((value) => Array.isArray(value) && value.length === 0);

/** The person and the follower number in a global id. @throws BAD_USER_INPUT for other ids */
export function followerKey(followerId: string): { readonly id: string; readonly follower_id: string } {
  const [id = "", follower_id = ""] = keyOf("CrmFollower", followerId, 2, "followerId");
  if (!INTEGER.test(id) || !INTEGER.test(follower_id))
    throw badInput('"followerId" is not the id of a CrmFollower', "followerId");
  return { id, follower_id };
}

/** @throws BAD_USER_INPUT unless the text is one character */
export function oneCharacter(text: Nullish<string>, argument: string): Nullish<string> {
  if (text != null && [...text].length !== 1) throw badInput(`"${argument}" is one character`, argument);
  return text;
}

interface Order<Field extends string> {
  readonly field: Field;
  readonly direction?: Nullish<"ASC" | "DESC">;
}

/**
 * Converts an order to the CRM's syntax.
 * @example sortOf([{ field: "NAME", direction: "DESC" }], { NAME: "name" }) // "name DESC"
 */
export const sortOf = <Field extends string>(
  orderBy: Nullish<readonly Order<Field>[]>,
  members: Readonly<Record<Field, string>>,
): string | undefined =>
  orderBy?.length
    ? orderBy.map(({ field, direction }) => `${members[field]} ${direction ?? "ASC"}`).join(", ")
    : undefined;
