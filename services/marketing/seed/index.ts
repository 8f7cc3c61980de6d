/** Marketing's share of the demo company: most people are contacts, some under another address only. */

import type { ImportJob } from "#contracts/marketing/index.ts";
import type { DemoCompany } from "#services/demo/company.ts";
import {
  contactIdOf,
  DATE_FIELD,
  fields,
  isKnownByAlternate,
  isNoContact,
  listIds,
  lists,
  NUMBER_FIELD,
  privateEmailOf,
  SUBSIDIARY,
  seededExportIds,
  seededJobIds,
  segments,
  subsidiaryField,
  subsidiaryLists,
  TEXT_FIELD,
} from "#services/demo/things/marketing.ts";
import type { SeedContext } from "#services/kit/service.ts";
import { marketingTables } from "#services/marketing/tables.ts";

const DAY = 86_400_000;

export function seedMarketing({ store, random, company }: SeedContext<DemoCompany>): void {
  const tables = marketingTables(store);
  tables.accounts.put({ name: SUBSIDIARY });
  for (const list of [...lists, ...subsidiaryLists]) tables.lists.put(list);
  for (const field of [...fields, subsidiaryField]) tables.customFields.put(field);
  for (const segment of segments) tables.segments.put(segment);

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
      list_ids: listIds.filter(() => random.chance(0.4)),
      custom_fields: {
        [TEXT_FIELD]: person.department,
        ...(random.chance(0.5) ? { [NUMBER_FIELD]: random.int(1, 400) } : {}),
        ...(random.chance(0.3) ? { [DATE_FIELD]: person.joinedAt.slice(0, 10) } : {}),
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
    const done = 40 - errored_count;
    if (errored_count > 0) {
      const errors = Array.from({ length: errored_count }, (_, index) => ({
        index,
        email: null,
        field: "row",
        message: "The row has no valid e-mail address",
      }));
      tables.files.put({ id, mediaType: "application/json", text: JSON.stringify({ errors }) });
    }
    tables.jobs.put({
      id,
      status,
      job_type,
      results: {
        requested_count: 40,
        created_count: job_type === "import" ? done : 0,
        updated_count: 0,
        deleted_count: job_type === "delete" ? done : 0,
        errored_count,
        errors_url: errored_count > 0 ? id : null,
      },
      started_at: new Date(at).toISOString(),
      finished_at: new Date(at + 90_000).toISOString(),
    });
  };
  finished("completed", "delete", 0, 9);
  finished("errored", "import", 3, 5);
  finished("failed", "import", 40, 2);

  const exported = (status: keyof typeof seededExportIds, days: number) => {
    const created = company.today - days * DAY;
    tables.exports.put({
      id: seededExportIds[status],
      status,
      export_type: "contacts",
      file_type: "csv",
      list_ids: [],
      segment_ids: [],
      // Its files are gone by now.
      urls: [],
      contact_count: status === "ready" ? tables.contacts.size : null,
      created_at: new Date(created).toISOString(),
      completed_at: new Date(created + 3_000).toISOString(),
      expires_at: status === "ready" ? new Date(created + 3 * DAY).toISOString() : null,
    });
  };
  exported("failed", 12);
  exported("ready", 10);
}

const stateOf: Readonly<Record<string, string>> = {
  Austin: "TX",
  Boston: "MA",
  "New York": "NY",
  Seattle: "WA",
};
