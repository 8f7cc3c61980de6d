/** Contacts: upserts, look-ups and searches. */
import { Problem } from "#contracts/kit/error-bodies.ts";
import {
  type Contact,
  type contactOperations,
  isEmail,
  MAX_MATCHES,
  type NewContact,
  ownFields,
  SEARCH_MS,
} from "#contracts/marketing/index.ts";
import type { Jobs } from "#services/kit/data/jobs.ts";
import type { HandlersOf } from "#services/kit/service.ts";
import { matching, type Predicate, parseSegmentQuery } from "./support/segment-query.ts";
import { lowerCased, writing } from "./support/writing.ts";
import { definitionIdOf, type MarketingTables, OWN_ACCOUNT } from "./tables.ts";

/** Delay until an upsert is done, ms. */
export const UPSERT_DELAY = 2_000;

interface Upsert {
  readonly id: string;
  readonly contacts: readonly NewContact[];
  readonly lists: readonly string[];
}

/** Returns the ids. @throws Problem 400 if an id is not a list of the key's own account */
export function knownLists({ lists }: MarketingTables, ids: readonly string[] = []): readonly string[] {
  for (const [i, id] of ids.entries())
    if (lists.get(id)?.account !== OWN_ACCOUNT)
      throw new Problem(400, "There is no such list", { field: `list_ids.${i}` });
  return ids;
}

const searchable = new Set<string>([
  ...ownFields,
  "id",
  "alternate_emails",
  "list_ids",
  "created_at",
  "updated_at",
]);

/** Parses a query over contacts: built-in fields by name, custom ones by name or definition id. */
export function segmentQuery({ customFields }: MarketingTables, query: string): Predicate {
  return parseSegmentQuery(query, (name) => {
    if (searchable.has(name)) return (contact) => contact[name as keyof Contact];
    const field =
      customFields.by("definition", name)[0] ??
      customFields.by("account", OWN_ACCOUNT).find((one) => one.name === name);
    if (!field) return undefined;
    const id = definitionIdOf(field);
    return ({ custom_fields }) => custom_fields[id];
  });
}

export function contactHandlers(tables: MarketingTables, jobs: Jobs): HandlersOf<typeof contactOperations> {
  const { contacts } = tables;
  const writer = writing(tables);

  const run = jobs.define("upsert", ({ id, contacts: sent, lists }: Upsert, { now }) => {
    const all = sent.map((contact, index) => ({ index, contact }));
    writer.run(id, "upsert", { contacts: all, failures: [], lists }, now);
  });

  /** Contact with this primary address, else with this alternate address. */
  const contactOf = (email: string): Contact | undefined =>
    contacts.by("email", email)[0] ?? contacts.by("alternate", email)[0];

  return {
    upsertContacts({ body }) {
      const lists = knownLists(tables, body.list_ids);
      const { id } = writer.begin("upsert");
      run({ id, contacts: body.contacts, lists }, UPSERT_DELAY);
      return { job_id: id };
    },

    getContact({ id }) {
      const contact = contacts.get(id);
      if (!contact) throw new Problem(404, "There is no such contact");
      return contact;
    },

    batchGetContacts: ({ body }) => ({
      result: [...new Set(body.ids)].flatMap((id) => contacts.get(id) ?? []),
    }),

    countContacts: () => ({ contact_count: contacts.size }),

    searchContacts({ body }) {
      const holds = segmentQuery(tables, body.query);
      const started = performance.now();
      const outOfTime = () => performance.now() - started > SEARCH_MS;
      const found = matching(contacts.all(), holds, outOfTime);
      return { result: found.slice(0, MAX_MATCHES), contact_count: found.length };
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
}
