/** Marketing's share of the demo company: most people are contacts, some under another address only. */
import type { DemoCompany, Person } from "../demo-company.ts";
import { guidOf } from "../kit/guid.ts";
import type { SeedContext } from "../kit/service.ts";
import type { ImportJob } from "./contract.ts";
import { errorsUrlOf, marketingTables } from "./tables.ts";

const DAY = 86_400_000;

/** A few people are no contacts at all. */
export const isNoContact = (person: Person) => person.index % 40 === 39;
/** Their contact goes by a private address; the one they have everywhere else is an alternate of it. */
export const isKnownByAlternate = (person: Person) => person.index % 20 === 11;
export const contactIdOf = (person: Person) => guidOf(`marketing contact ${person.index}`);
export const privateEmailOf = (person: Person) =>
  `${person.firstName}.${person.lastName}.${person.index}@mail.example`.toLowerCase();

export const lists = ["Customers", "Newsletter", "Partners"].map((name) => ({
  id: guidOf(`marketing list ${name}`),
  name,
}));
export const TEXT_FIELD = "e1_T";
export const NUMBER_FIELD = "e2_N";
/** A job of each outcome. */
export const seededJobIds = {
  completed: guidOf("marketing job completed"),
  errored: guidOf("marketing job errored"),
  failed: guidOf("marketing job failed"),
} as const;

export function seedMarketing({ store, random, company }: SeedContext<DemoCompany>): void {
  const tables = marketingTables(store);
  for (const list of lists) tables.lists.put(list);
  tables.customFields.put({ id: TEXT_FIELD, name: "department", type: "text" });
  tables.customFields.put({ id: NUMBER_FIELD, name: "visits", type: "number" });

  for (const person of company.people) {
    if (isNoContact(person)) continue;
    const byAlternate = isKnownByAlternate(person);
    const created = Date.parse(person.joinedAt);
    tables.contacts.put({
      id: contactIdOf(person),
      email: byAlternate ? privateEmailOf(person) : person.email,
      first_name: person.firstName,
      last_name: person.lastName,
      address_line_1: person.street,
      ...(random.chance(0.2) ? { address_line_2: `Floor ${random.int(1, 9)}` } : {}),
      city: person.city,
      ...(person.country === "US" ? { state_province_region: stateOf[person.city] ?? "" } : {}),
      postal_code: String(10_000 + ((person.index * 37) % 90_000)),
      country: person.country,
      alternate_emails: byAlternate ? [person.email] : random.chance(0.1) ? [privateEmailOf(person)] : [],
      list_ids: lists.filter(() => random.chance(0.4)).map((list) => list.id),
      custom_fields: {
        [TEXT_FIELD]: person.department,
        ...(random.chance(0.5) ? { [NUMBER_FIELD]: random.int(1, 400) } : {}),
      },
      created_at: person.joinedAt,
      updated_at: new Date(created + random.int(0, company.today - created)).toISOString(),
    });
  }

  const finished = (
    status: keyof typeof seededJobIds,
    job_type: ImportJob["job_type"],
    errored_count: number,
    days: number,
  ) => {
    const id = seededJobIds[status];
    const at = company.today - days * DAY;
    tables.jobs.put({
      id,
      status,
      job_type,
      results: {
        requested_count: 40,
        created_count: job_type === "import" ? 40 - errored_count : 0,
        updated_count: 0,
        errored_count,
        errors_url: errored_count > 0 ? errorsUrlOf(id) : null,
      },
      started_at: new Date(at).toISOString(),
      finished_at: new Date(at + 90_000).toISOString(),
    });
  };
  finished("completed", "delete", 0, 9);
  finished("errored", "import", 3, 5);
  finished("failed", "import", 40, 2);
}

const stateOf: Readonly<Record<string, string>> = {
  Austin: "TX",
  Boston: "MA",
  "New York": "NY",
  Seattle: "WA",
};
