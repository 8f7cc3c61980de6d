/** The local CRM. */
import { Problem } from "../kit/errors.ts";
import { service } from "../kit/service.ts";
import { crm, type FoundPerson, type PersonHit, searchFields } from "./contract.ts";
import { type CrmRecord, crmTables } from "./tables.ts";

type SearchField = (typeof searchFields)[number];

/** A search within one organization looks at this many of its persons, the oldest (D3-301). */
const MOST_IN_ORGANIZATION = 2_000;

/** What a field holds, in lower case: search minds no case. */
const texts: Record<SearchField, (record: CrmRecord) => readonly string[]> = {
  email: ({ person }) => person.email.map(({ value }) => value.toLowerCase()),
  name: ({ person }) => [person.name.toLowerCase()],
  phone: ({ person }) => person.phone.map(({ value }) => value.toLowerCase()),
  notes: ({ notes }) => notes.map((note) => note.toLowerCase()),
  custom_fields: ({ customFields }) => customFields.map((value) => value.toLowerCase()),
};

/** 1 for the whole value, less the longer the value is that holds the term; 0 for no match. */
function scoreOf(value: string, term: string, exact: boolean): number {
  if (value === term) return 1;
  return exact || !value.includes(term) ? 0 : Math.round((term.length / value.length) * 9_000) / 10_000;
}

function itemOf({ person, customFields, notes, pictureId }: CrmRecord, withPicture: boolean): FoundPerson {
  const { id, name, email, phone, org_id: organization, owner_id: owner, visible_to } = person;
  const picture =
    pictureId === undefined ? null : { id: pictureId, url: `https://pictures.crm.example/${pictureId}.jpg` };
  return {
    id,
    type: "person",
    name,
    emails: email.map(({ value }) => value),
    primary_email: email.find(({ primary }) => primary)?.value ?? null,
    phones: phone.map(({ value }) => value),
    organization: organization && { id: organization.value, name: organization.name },
    owner: { id: owner },
    visible_to,
    custom_fields: [...customFields],
    notes: [...notes],
    ...(withPicture && { picture }),
  };
}

export const crmService = service(crm, ({ store }) => {
  const { persons } = crmTables(store);

  /** Whom a search looks at, by id; a whole address alone is found by the index. */
  function candidates(organization: number | null | undefined, email: string | undefined) {
    const byId = (a: CrmRecord, b: CrmRecord) => a.person.id - b.person.id;
    if (organization != null)
      return [...persons.by("organization", organization)].sort(byId).slice(0, MOST_IN_ORGANIZATION);
    return email === undefined ? persons.sorted("id") : [...persons.by("email", email)].sort(byId);
  }

  return {
    searchPersons({ term: given, fields, exact_match, organization_id: organization, include_fields }) {
      const term = given.trim().toLowerCase();
      const exact = exact_match === true;
      const least = exact ? 1 : 2;
      if ([...term].length < least)
        throw new Problem(400, `term must have ${least} characters at least`, { field: "term" });
      const searched = fields ?? searchFields;
      const records = candidates(organization, exact && `${searched}` === "email" ? term : undefined);
      const hits: PersonHit[] = [];
      for (const record of records) {
        const values = searched.flatMap((field) => texts[field](record));
        const result_score = Math.max(0, ...values.map((value) => scoreOf(value, term, exact)));
        if (result_score > 0) hits.push({ result_score, item: itemOf(record, include_fields != null) });
      }
      // The best first, equal ones by id: sorting is stable.
      return hits.sort((a, b) => b.result_score - a.result_score);
    },

    getPerson({ id }) {
      const record = persons.get(String(Number(id)));
      if (!record) throw new Problem(404, "Person not found", { field: "id" });
      return { success: true, data: record.person };
    },
  };
});
