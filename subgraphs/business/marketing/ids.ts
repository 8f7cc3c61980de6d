/** Ids of marketing objects, with the account of lists and custom fields. */
import { badInput } from "#platform/errors/catalog.ts";
import { idOf, parseGlobalId } from "#subgraphs/kit/mapping/ids.ts";
import { optionallyScopedIds, type ScopedIds, type ScopedKey } from "#subgraphs/kit/mapping/scope-keys.ts";

/**
 * `on-behalf-of` is a header of the operations on lists and custom fields only. Calls pass it themselves: with
 * this other name for the setting, the client adds no default, because contacts are on lists of the key's own
 * account.
 */
export const account = { parameter: "onBehalfOf", argument: "onBehalfOf" };

export const listIds = optionallyScopedIds("MarketingList", account);
export const fieldIds = optionallyScopedIds("MarketingCustomField", account);

/** `count` and `exports` are paths of other operations, so they are no contact ids. */
const CONTACT_ID = /^(?!(?:count|exports)$)/;
export const contactId = (id: string) => idOf("MarketingContact", id, "id", CONTACT_ID);

const INTEGER = /^[1-9]\d{0,14}$/;

/** The key of a list or a custom field. @throws BAD_USER_INPUT if the id is not a number */
export function numberedKey(
  ids: ScopedIds<string | undefined>,
  family: Parameters<ScopedIds<undefined>["key"]>[0],
  id: string,
  onBehalfOf: string | null | undefined,
  argument = "id",
): ScopedKey<string | undefined> {
  const key = ids.key(family, id, onBehalfOf, argument);
  if (!INTEGER.test(key.upstreamId))
    throw badInput(`"${argument}" is not a number, as these ids are`, argument);
  return key;
}

/** The ids of lists of the key's own account. @throws BAD_USER_INPUT for a list of another account */
export function ownLists(ids: readonly string[]): string[] {
  return ids.map((id) => {
    const parsed = parseGlobalId(id);
    if (parsed?.type === "MarketingList" && parsed.parts.length > 1)
      throw badInput("Contacts are on lists of the key's own account only", "listIds");
    return idOf("MarketingList", id, "listIds");
  });
}
