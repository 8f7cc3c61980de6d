/** Writes contacts for upserts and imports, and stores the results of their jobs. */
import { randomUUID } from "node:crypto";
import type { ImportJob, NewContact } from "#contracts/marketing/index.ts";
import type { MarketingTables } from "#services/marketing/tables.ts";

/** Reason why a contact was not stored. */
export interface Failure {
  /** Index of the contact in the request or file, from 0. */
  readonly index: number;
  readonly email: string | null;
  readonly field: string;
  readonly message: string;
}

/** Contacts to store, and failures that are known already. */
export interface Batch {
  readonly contacts: readonly { readonly index: number; readonly contact: NewContact }[];
  readonly failures: readonly Failure[];
  readonly lists: readonly string[];
}

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];
export const lowerCased = (emails: readonly string[]) => distinct(emails.map((email) => email.toLowerCase()));

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (value: unknown) =>
  typeof value === "string" && DAY.test(value) && !Number.isNaN(Date.parse(value));

export function writing({ contacts, customFields, jobs, files }: MarketingTables) {
  /** Id of the first custom field that is unknown or has a value of the wrong type. Null removes a value. */
  function misfit({ custom_fields = {} }: NewContact): string | undefined {
    return Object.entries(custom_fields).find(([id, value]) => {
      const type = customFields.by("definition", id)[0]?.type;
      if (type === undefined) return true;
      if (value === null) return false;
      return type === "date" ? !isDay(value) : typeof value !== (type === "text" ? "string" : type);
    })?.[0];
  }

  /** Creates or updates the contact with this address. Omitted members keep their values. */
  function upsert(sent: NewContact, listIds: readonly string[], at: string): "created" | "updated" {
    const { email: asTyped, alternate_emails, custom_fields = {}, ...details } = sent;
    const email = asTyped.toLowerCase();
    const before = contacts.by("email", email)[0];
    const fields = Object.entries({ ...before?.custom_fields, ...custom_fields });
    contacts.put({
      id: before?.id ?? randomUUID(),
      created_at: at,
      ...before,
      ...details,
      email,
      alternate_emails: alternate_emails ? lowerCased(alternate_emails) : (before?.alternate_emails ?? []),
      list_ids: distinct([...(before?.list_ids ?? []), ...listIds]),
      custom_fields: Object.fromEntries(fields.filter(([, value]) => value !== null)),
      updated_at: at,
    });
    return before ? "updated" : "created";
  }

  /** Stores the result of a job. A file contains the details of its errors. */
  function finish(
    id: string,
    job_type: ImportJob["job_type"],
    at: string,
    count: { readonly created: number; readonly updated: number; readonly requested: number },
    failures: readonly Failure[],
  ): void {
    const stored = count.created + count.updated;
    if (failures.length > 0)
      files.put({ id, mediaType: "application/json", text: JSON.stringify({ errors: failures }) });
    jobs.put({
      id,
      status: failures.length === 0 ? "completed" : stored > 0 ? "errored" : "failed",
      job_type,
      results: {
        requested_count: count.requested,
        created_count: count.created,
        updated_count: count.updated,
        deleted_count: 0,
        errored_count: count.requested - stored,
        errors_url: failures.length === 0 ? null : id,
      },
      started_at: at,
      finished_at: at,
    });
  }

  return {
    finish,
    /** Creates a pending job. */
    begin(job_type: ImportJob["job_type"]): ImportJob {
      const id = randomUUID();
      return jobs.put({
        id,
        status: "pending",
        job_type,
        results: null,
        started_at: null,
        finished_at: null,
      });
    },
    /** Stores all valid contacts, and ends the job. */
    run(
      id: string,
      type: ImportJob["job_type"],
      { contacts: sent, failures: before, lists }: Batch,
      now: number,
    ) {
      const at = new Date(now).toISOString();
      const count = { created: 0, updated: 0, requested: sent.length + before.length };
      const failures = [...before];
      for (const { index, contact } of sent) {
        const field = misfit(contact);
        if (field === undefined) count[upsert(contact, lists, at)]++;
        else
          failures.push({
            index,
            email: contact.email,
            field: `custom_fields.${field}`,
            message: "There is no such field, or its values are of another type",
          });
      }
      finish(id, type, at, count, failures);
    },
  };
}
