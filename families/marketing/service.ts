/** The local marketing service. */
import { randomUUID } from "node:crypto";
import { Problem } from "../kit/errors.ts";
import { service } from "../kit/service.ts";
import { type Contact, type ImportJob, isEmail, marketing, type NewContact } from "./contract.ts";
import { errorsUrlOf, marketingTables } from "./tables.ts";

/** How long an upsert is pending. */
export const UPSERT_DELAY = 2_000;

interface Upsert {
  readonly id: string;
  readonly contacts: readonly NewContact[];
  readonly lists: readonly string[];
}

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];
const lowerCased = (emails: readonly string[]) => distinct(emails.map((email) => email.toLowerCase()));

export const marketingService = service(marketing, ({ store, jobs: queue }) => {
  const { contacts, lists, customFields, jobs } = marketingTables(store);

  /** True when every custom field is there and of its type; null takes a value away. */
  function fits({ custom_fields = {} }: NewContact): boolean {
    return Object.entries(custom_fields).every(([id, value]) => {
      const type = customFields.get(id)?.type;
      return type !== undefined && (value === null || typeof value === (type === "text" ? "string" : type));
    });
  }

  /** Creates or updates the contact of this address; what was not sent stays as it was. */
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

  const run = queue.define("upsert", ({ id, contacts: sent, lists: listIds }: Upsert, { now }) => {
    const at = new Date(now).toISOString();
    const count = { created: 0, updated: 0, errored: 0 };
    for (const contact of sent) count[fits(contact) ? upsert(contact, listIds, at) : "errored"]++;
    jobs.put({
      id,
      status: count.errored === 0 ? "completed" : count.errored < sent.length ? "errored" : "failed",
      job_type: "upsert",
      results: {
        requested_count: sent.length,
        created_count: count.created,
        updated_count: count.updated,
        errored_count: count.errored,
        errors_url: count.errored === 0 ? null : errorsUrlOf(id),
      },
      started_at: at,
      finished_at: at,
    });
  });

  /** By the address they go by first: an alternate is looked at only where nobody goes by it. */
  const contactOf = (email: string): Contact | undefined =>
    contacts.by("email", email)[0] ?? contacts.by("alternate", email)[0];

  return {
    upsertContacts({ body }) {
      const { list_ids = [] } = body;
      for (const [i, id] of list_ids.entries())
        if (!lists.get(id)) throw new Problem(400, "There is no such list", { field: `list_ids.${i}` });
      const job: ImportJob = jobs.put({
        id: randomUUID(),
        status: "pending",
        job_type: "upsert",
        results: null,
        started_at: null,
        finished_at: null,
      });
      run({ id: job.id, contacts: body.contacts, lists: list_ids }, UPSERT_DELAY);
      return { job_id: job.id };
    },

    getImportJob({ id }) {
      const job = jobs.get(id.toLowerCase());
      if (!job) throw new Problem(404, "There is no such job");
      return job;
    },

    searchContactsByEmails({ body }) {
      for (const [i, email] of body.emails.entries())
        if (email !== "" && !isEmail(email))
          throw new Problem(400, `${email} is not a valid e-mail address`, { field: `emails.${i}` });
      const asked = lowerCased(body.emails.filter((email) => email !== ""));
      const found = asked.map((email) => [email, contactOf(email)] as const);
      if (!found.some(([, contact]) => contact))
        throw new Problem(404, "No contact has any of these addresses");
      return {
        result: Object.fromEntries(
          found.map(([email, contact]) => [email, contact ? { contact } : { error: "contact not found" }]),
        ),
      };
    },
  };
});
