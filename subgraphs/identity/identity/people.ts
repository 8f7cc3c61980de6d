/** Directory records of a person, and the person's ids in other families. */

import type { IdentityContext } from "#subgraphs/identity/context.ts";
import type { UserMapper } from "#subgraphs/identity/mappers.ts";
import { emailOf } from "#subgraphs/kit/mapping/ids.ts";
import {
  attributeOf,
  idsIn,
  type LinkedIds,
  type LinkedRecord,
  linkedNames,
  resultOrFailure,
} from "#subgraphs/kit/people/cross-family-ids.ts";
import { familyRecords, matched } from "#subgraphs/kit/people/person-records.ts";
import { identityLoaders } from "./loaders.ts";
import { attributeIn } from "./people-index.ts";

/** The directory's records of a person: from the list that returned the person, else from the index. */
const recordsOf = async ({ email, identityUser }: UserMapper, { identity }: IdentityContext) =>
  identityUser ? [identityUser] : identity.people.find(emailOf(email));

export const identityRecords = familyRecords({
  family: "identity",
  by: "e-mail address",
  reads: identityLoaders.people.reads,
  find: async (person: UserMapper, context: IdentityContext) => matched(await recordsOf(person, context)),
});

/** The record if exactly one has the address, because several are ambiguous. */
export async function recordOf(person: UserMapper, context: IdentityContext) {
  const records = await recordsOf(person, context);
  return records.length === 1 ? records[0] : null;
}

/** The ids of other families in the profiles of a person. */
export const idsOfPerson = (person: UserMapper, context: IdentityContext): Promise<LinkedIds> =>
  resultOrFailure(async () => {
    const records = await recordsOf(person, context);
    const ids: Partial<Record<LinkedRecord, readonly string[]>> = {};
    for (const record of linkedNames) {
      const attribute = attributeOf(context.identity, record);
      const found = idsIn(records.map((one) => attributeIn(one, attribute)));
      if (found.length > 0) ids[record] = found;
    }
    return ids;
  });

/** The person whose profile contains a record of another family. Null also if several profiles do. */
export async function personNaming(record: LinkedRecord, id: string, context: IdentityContext) {
  if (!context.serves("identity")) return null;
  const { identity } = context;
  const emails = await identity.people.byAttribute(attributeOf(identity, record), id);
  return emails.length === 1 && emails[0] !== undefined ? { email: emails[0] } : null;
}
