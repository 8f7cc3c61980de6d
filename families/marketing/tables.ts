/** What marketing keeps: read by the service, written by the seed. */
import type { Store } from "../kit/store.ts";
import type { Contact, ImportJob } from "./contract.ts";

/** A field that contacts may carry a value of. */
export interface CustomField {
  readonly id: string;
  readonly name: string;
  readonly type: "text" | "number";
}

/** Where the details of a job's errors are kept: on a host for files, not on the interface's own. */
export const errorsUrlOf = (jobId: string) => `https://files.marketing.example/imports/${jobId}/errors.json`;

export function marketingTables(store: Store) {
  return {
    contacts: store.collection("contacts", {
      key: (contact: Contact) => contact.id,
      indexes: { email: (contact) => contact.email, alternate: (contact) => contact.alternate_emails },
    }),
    lists: store.collection("lists", { key: (list: { id: string; name: string }) => list.id }),
    customFields: store.collection("customFields", { key: (field: CustomField) => field.id }),
    jobs: store.collection("jobs", { key: (job: ImportJob) => job.id }),
  };
}
