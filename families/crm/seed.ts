/** The CRM's share of the demo company: a person record for most people, in their organisations. */
import { cast, type DemoCompany, type Person as DemoPerson } from "../demo-company.ts";
import type { Random } from "../kit/random.ts";
import type { SeedContext } from "../kit/service.ts";
import type { Person } from "./contract.ts";
import { crmTables } from "./tables.ts";

const DAY = 86_400_000;

/** A few people are no CRM person, so that a search by e-mail can come back empty. */
export const hasNoCrmPerson = (person: DemoPerson) => person.index % 40 === 39;
/** This person's address belongs to two records, so that a search by e-mail can be ambiguous. */
export const TWO_RECORDS = 6;
/** This person has two addresses: the usual one, which is the primary one, and one at home. */
export const TWO_EMAILS = 9;

export const crmPersonIdOf = (person: DemoPerson) => 1_001 + person.index;
/** Below all others: the second record of {@link TWO_RECORDS}. */
export const SECOND_RECORD = 1_000;
export const crmOrganizationIdOf = (orgIndex: number) => 501 + orgIndex;
export const homeEmailOf = (person: DemoPerson) => person.email.replace(/@.*/, "@home.example");

export const marketingStatuses = ["no_consent", "subscribed", "unsubscribed", "archived"] as const;
const notes = ["Prefers calls in the morning", "Met at the spring fair", "Asks for a discount every year"];
const customFields = ["Gold partner", "Silver partner", "Newsletter reader"];

export function seedCrm({ store, random, company }: SeedContext<DemoCompany>): void {
  const { persons } = crmTables(store);

  function personOf(person: DemoPerson, id: number): Person {
    const { email, phone, orgIndex, joinedAt } = person;
    const organization = company.organizations[orgIndex];
    const updated = Math.max(Date.parse(joinedAt), company.today - random.int(0, 300) * DAY);
    return {
      id,
      name: id === SECOND_RECORD ? `${person.displayName} (private)` : person.displayName,
      email: [
        {
          label: "work",
          // Some addresses are kept as they were typed: whoever compares them minds no case.
          value: person.index % 10 === 3 ? email.replace(/^./, (first) => first.toUpperCase()) : email,
          primary: true,
        },
        ...(person.index === TWO_EMAILS
          ? [{ label: "home", value: homeEmailOf(person), primary: false }]
          : []),
      ],
      phone: [{ label: "work", value: phone, primary: true }],
      // Every eighth works for nobody that the CRM knows; so does a private record.
      org_id:
        organization && person.index % 8 !== 7 && id !== SECOND_RECORD
          ? { value: crmOrganizationIdOf(orgIndex), name: organization.name }
          : null,
      owner_id: random.pick([cast.admin, cast.agent]) + 1,
      visible_to: random.chance(0.8) ? "3" : "1",
      add_time: joinedAt,
      update_time: new Date(updated).toISOString(),
      marketing_status: random.pick(marketingStatuses),
      label: random.chance(0.5) ? random.int(1, 4) : null,
      active_flag: true,
    };
  }

  for (const person of company.people) {
    if (hasNoCrmPerson(person)) continue;
    const id = crmPersonIdOf(person);
    for (const recordId of person.index === TWO_RECORDS ? [SECOND_RECORD, id] : [id])
      persons.put({
        person: personOf(person, recordId),
        customFields: some(customFields, random),
        notes: some(notes, random),
        pictureId: random.chance(0.3) ? recordId + 70_000 : undefined,
      });
  }
}

const some = (list: readonly string[], random: Random): string[] =>
  random.chance(0.25) ? [random.pick(list)] : [];
