/** Arguments of the CRM: integer ids, orders, and the single character that names begin with. */

import { badInput } from "#platform/errors/catalog.ts";
import { onlyOne } from "#subgraphs/kit/filters/only-one.ts";
import { idOf, keyOf } from "#subgraphs/kit/mapping/ids.ts";
import type { Nullish } from "#subgraphs/kit/mapping/nullish.ts";

/** Form of the CRM's ids. */
export const INTEGER = /^[1-9]\d{0,14}$/;

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
  return onlyOne(
    ids?.map((id) => Number(crmId(type, id, argument))),
    argument,
  );
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

interface Order {
  readonly field: string;
  readonly direction?: Nullish<"ASC" | "DESC">;
}

/** Wire members of order fields with another name. */
const orderMembers: Readonly<Record<string, string>> = {
  CREATED_AT: "add_time",
  UPDATED_AT: "update_time",
  TYPE: "file_type",
  SIZE: "file_size",
};

/**
 * Converts an order to the CRM's syntax.
 * @example sortOf([{ field: "NAME", direction: "DESC" }]) // "name DESC"
 */
export const sortOf = (orderBy: Nullish<readonly Order[]>): string | undefined =>
  orderBy?.length
    ? orderBy
        .map(({ field, direction }) => `${orderMembers[field] ?? field.toLowerCase()} ${direction ?? "ASC"}`)
        .join(", ")
    : undefined;
