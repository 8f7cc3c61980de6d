/** The CRM's share of the demo company: a person record for most people, in their organizations. */

import { marketingStatuses } from "#contracts/crm/index.ts";
import { type CrmRecord, crmTables } from "#services/crm/tables.ts";
import { type DemoCompany, type Person as DemoPerson, demoIndex } from "#services/demo/company.ts";
import {
  crmOrganizationIdOf,
  crmPersonIdOf,
  homeEmailOf,
  pictureIdOf,
  relationships,
  SECOND_RECORD,
} from "#services/demo/things/crm.ts";
import type { Random } from "#services/kit/data/random.ts";
import type { SeedContext } from "#services/kit/service.ts";
import { customValuesOf, seedFields } from "./fields.ts";
import { crmUserIdOf, isCrmUser, seedRelated } from "./related.ts";

const DAY = 86_400_000;

/** A few people are not in the CRM, so that a search by e-mail address can be empty. */
export const hasNoCrmPerson = (person: DemoPerson) => person.index % 40 === 39;

const notes = ["Prefers calls in the morning", "Met at the spring fair", "Asks for a discount every year"];

export function seedCrm({ store, random, company }: SeedContext<DemoCompany>): void {
  const tables = crmTables(store);
  const { persons, users, organizations } = tables;

  function personOf(person: DemoPerson, id: number): Omit<CrmRecord["person"], "picture_id"> {
    const { email, phone, orgIndex, joinedAt } = person;
    const organization = company.organizations[orgIndex];
    const updated = Math.max(Date.parse(joinedAt), company.today - random.int(0, 300) * DAY);
    return {
      id,
      name: id === SECOND_RECORD ? `${person.displayName} (private)` : person.displayName,
      email: [
        {
          label: "work",
          // Some addresses are stored as typed, because comparisons must ignore case.
          value: person.index % 10 === 3 ? email.replace(/^./, (first) => first.toUpperCase()) : email,
          primary: true,
        },
        ...(person.index === demoIndex.twoCrmAddresses
          ? [{ label: "home", value: homeEmailOf(person), primary: false }]
          : []),
      ],
      phone: [{ label: "work", value: phone, primary: true }],
      // Every eighth person belongs to no organization; nor does a private record.
      org_id:
        organization && person.index % 8 !== 7 && id !== SECOND_RECORD
          ? { value: crmOrganizationIdOf(orgIndex), name: organization.name }
          : null,
      owner_id: random.pick([demoIndex.admin, demoIndex.agent]) + 1,
      visible_to: random.chance(0.8) ? "3" : "1",
      add_time: joinedAt,
      update_time: new Date(updated).toISOString(),
      marketing_status: random.pick(marketingStatuses),
      label: random.chance(0.5) ? random.int(1, 4) : null,
      active_flag: true,
    };
  }

  seedFields(tables, company);
  for (const { name, index } of company.organizations)
    organizations.put({ value: crmOrganizationIdOf(index), name });
  const sellers = company.people.filter(isCrmUser);
  for (const seller of sellers)
    users.put({ id: crmUserIdOf(seller), name: seller.displayName, email: seller.email });

  for (const person of company.people) {
    if (hasNoCrmPerson(person)) continue;
    const id = crmPersonIdOf(person);
    for (const recordId of person.index === demoIndex.twoCrmRecords ? [SECOND_RECORD, id] : [id]) {
      const members = personOf(person, recordId);
      const customFields = customValuesOf(person, some(relationships, random)[0]);
      const record = persons.put({
        customFields,
        notes: some(notes, random),
        person: { ...members, picture_id: random.chance(0.3) ? pictureIdOf(recordId) : null },
      });
      // A person's second record is private, and has no related objects.
      if (recordId === id) seedRelated(tables, { company, sellers }, person, record);
    }
  }
}

const some = <T>(list: readonly T[], random: Random): T[] => (random.chance(0.25) ? [random.pick(list)] : []);
