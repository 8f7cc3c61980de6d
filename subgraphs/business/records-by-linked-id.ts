/** Records of this subgraph's families whose ids other families store for a person. */
import type { LinkedRecord } from "#subgraphs/kit/people/cross-family-ids.ts";
import { linkedRecords, type Match, type Person } from "#subgraphs/kit/people/person-records.ts";
import type { BusinessContext } from "./context.ts";
import { idsOfPerson } from "./crm/linked-ids.ts";

/** Reads the ids in custom fields too, if the CRM is served, because the CRM is in this subgraph. */
export async function recordsNamed<Record>(
  record: LinkedRecord,
  person: Person,
  context: BusinessContext,
  read: (id: string) => Promise<Record | null> | Record,
): Promise<Match<Record>[] | undefined> {
  if (!context.serves("crm")) return linkedRecords(record, person, read);
  const idsFromCrm = await idsOfPerson(person.email, context.crm);
  return linkedRecords(record, { ...person, idsFromCrm }, read);
}
