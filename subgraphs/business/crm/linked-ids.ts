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

const noIds: LinkedIds = {};

/** Search tells no field of a value that it found: the persons are read whole. */
export function idsOfPerson(email: string, crm: BusinessContext["crm"]): LinkedIds | Promise<LinkedIds> {
  const fields = linkedNames.flatMap((record) => {
    const field = fieldOf(crm, record);
    return field === undefined ? [] : [{ record, field }];
  });
  if (fields.length === 0) return noIds;
  return resultOrFailure(async () => {
    const hits = await crm.hitsByEmail.load(emailOf(email));
    const persons = await Promise.all(
      hits.map(({ item }) => (item?.id == null ? null : crm.person.load(item.id))),
    );
    const ids: Partial<Record<LinkedRecord, readonly string[]>> = {};
    for (const { record, field } of fields) {
      const values = persons.map((person) => (person as Readonly<Record<string, unknown>> | null)?.[field]);
      const found = idsIn(values);
      if (found.length > 0) ids[record] = found;
    }
    return ids;
  });
}
