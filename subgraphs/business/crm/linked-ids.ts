/** Ids by which other families know a person, in custom fields of the CRM that configuration names. */

import type { BusinessContext } from "#subgraphs/business/context.ts";
import { emailOf } from "#subgraphs/kit/mapping/ids.ts";
import {
  fieldOf,
  idsIn,
  type LinkedIds,
  type LinkedRecord,
  linkedNames,
  resultOrFailure,
} from "#subgraphs/kit/people/cross-family-ids.ts";
import { isHit } from "./loaders.ts";

const noIds: LinkedIds = {};

/** Search results do not say which custom field has a value, so the full persons are read. */
export function idsOfPerson(email: string, crm: BusinessContext["crm"]): LinkedIds | Promise<LinkedIds> {
  const fields = linkedNames.flatMap((record) => {
    const field = fieldOf(crm, record);
    return field === undefined ? [] : [{ record, field }];
  });
  if (fields.length === 0) return noIds;
  return resultOrFailure(async () => {
    const found = await crm.personsByEmail.load(emailOf(email));
    const persons = await Promise.all(
      found.map((person) => {
        if (!isHit(person)) return person;
        return person.item?.id == null ? null : crm.person.load(person.item.id);
      }),
    );
    const ids: Partial<Record<LinkedRecord, readonly string[]>> = {};
    for (const { record, field } of fields) {
      const values = persons.map((person) => (person as Readonly<Record<string, unknown>> | null)?.[field]);
      const named = idsIn(values);
      if (named.length > 0) ids[record] = named;
    }
    return ids;
  });
}
