/** What marketing keeps: read by the service, written by the seed. */

import type { Contact, ExportJob, fieldTypes, ImportJob, NewImport } from "#contracts/marketing/index.ts";
import type { Store } from "#services/kit/data/store.ts";

/** The account that a key belongs to; others have names. Contacts are of this one only. */
export const OWN_ACCOUNT = "";

/** A field that contacts may carry a value of. */
export interface StoredField {
  readonly id: number;
  readonly account: string;
  readonly name: string;
  readonly type: (typeof fieldTypes)[number];
}

export interface StoredList {
  readonly id: number;
  readonly account: string;
  readonly name: string;
}

/** Contacts by a query instead of one by one. */
export interface Segment {
  readonly id: string;
  readonly name: string;
  readonly query: string;
}

/** The contacts that an import waits for: where they go, and what must be shown with them. */
export interface AwaitedUpload {
  readonly jobId: string;
  readonly key: string;
  readonly mappings: NewImport["field_mappings"];
  readonly lists: readonly string[];
}

export interface StoredFile {
  readonly id: string;
  readonly mediaType: string;
  readonly text: string;
}

export interface Mail {
  readonly id: number;
  readonly to: string;
  readonly subject: string;
  readonly exportId: string;
  readonly sentAt: string;
}

const letters: Readonly<Record<StoredField["type"], string>> = { text: "T", number: "N", date: "D" };

/** What contacts carry a field's value by. @example "e1_T" */
export const definitionIdOf = ({ id, type }: Pick<StoredField, "id" | "type">) => `e${id}_${letters[type]}`;

export type MarketingTables = ReturnType<typeof marketingTables>;

export function marketingTables(store: Store) {
  return {
    accounts: store.collection("accounts", { key: (account: { name: string }) => account.name }),
    contacts: store.collection("contacts", {
      key: (contact: Contact) => contact.id,
      indexes: {
        email: (contact) => contact.email,
        alternate: (contact) => contact.alternate_emails,
        list: (contact) => contact.list_ids,
      },
    }),
    lists: store.collection("lists", {
      key: (list: StoredList) => String(list.id),
      indexes: { account: (list) => list.account },
    }),
    segments: store.collection("segments", { key: (segment: Segment) => segment.id }),
    customFields: store.collection("customFields", {
      key: (field: StoredField) => String(field.id),
      indexes: {
        account: (field) => field.account,
        /** Contacts carry the own account's fields only. */
        definition: (field) => (field.account === OWN_ACCOUNT ? definitionIdOf(field) : undefined),
      },
    }),
    /** `errors_url` is the id of the file: where it is linked is said when it is asked for. */
    jobs: store.collection("jobs", { key: (job: ImportJob) => job.id }),
    /** `urls` are the ids of the files, likewise. */
    exports: store.collection("exports", { key: (job: ExportJob) => job.id }),
    uploads: store.collection("uploads", { key: (upload: AwaitedUpload) => upload.jobId }),
    files: store.collection("files", { key: (file: StoredFile) => file.id }),
    mails: store.collection("mails", { key: (mail: Mail) => String(mail.id) }),
  };
}
