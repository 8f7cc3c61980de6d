/** What the CRM keeps: read by the service, written by the seed. */
import type { Store } from "../kit/store.ts";
import type { Person } from "./contract.ts";

/** A person as it is kept: the record in full, and what only search shows of it. */
export interface CrmRecord {
  readonly person: Person;
  readonly customFields: readonly string[];
  readonly notes: readonly string[];
  readonly pictureId: number | undefined;
}

export function crmTables(store: Store) {
  return {
    persons: store.collection("persons", {
      key: (record: CrmRecord) => String(record.person.id),
      indexes: {
        email: (record) => record.person.email.map(({ value }) => value.toLowerCase()),
        organization: (record) => record.person.org_id?.value,
      },
      orders: { id: (a, b) => a.person.id - b.person.id },
    }),
  };
}
