/** Tables of marketing. The seed fills them; the service reads and writes them. */

import type { Contact, ExportJob, fieldTypes, ImportJob, NewImport } from "#contracts/marketing/index.ts";
import type { Store } from "#services/kit/data/store.ts";

/** The API key's own account. Other accounts have names. Contacts belong to this account only. */
export const OWN_ACCOUNT = "";

/** A custom field of contacts. */
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

/** A segment: the contacts that match a query. */
export interface Segment {
  readonly id: string;
  readonly name: string;
  readonly query: string;
}

/** An import without its file yet: target lists, column mappings, and the key that the upload must send. */
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

/** Id under which contacts store a field's value. @example "e1_T" */
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
        /** Contacts have values only of the own account's fields. */
        definition: (field) => (field.account === OWN_ACCOUNT ? definitionIdOf(field) : undefined),
      },
    }),
    /** `errors_url` contains the id of the file. The response replaces it by a new link. */
    jobs: store.collection("jobs", { key: (job: ImportJob) => job.id }),
    /** `urls` contains the ids of the files. The response replaces them by new links. */
    exports: store.collection("exports", { key: (job: ExportJob) => job.id }),
    uploads: store.collection("uploads", { key: (upload: AwaitedUpload) => upload.jobId }),
    files: store.collection("files", { key: (file: StoredFile) => file.id }),
    mails: store.collection("mails", { key: (mail: Mail) => String(mail.id) }),
  };
}
