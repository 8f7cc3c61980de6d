/** Searches persons, and scores the matches. */

import {
  type FoundPerson,
  type PersonHit,
  type personOperations,
  searchFields,
} from "#contracts/crm/index.ts";
import { Problem } from "#contracts/kit/error-bodies.ts";
import type { CrmRecord } from "#services/crm/tables.ts";
import type { HandlersOf } from "#services/kit/service.ts";
import type { Records } from "./records.ts";

type SearchField = (typeof searchFields)[number];

/** A search within one organization covers only this many of its persons, the oldest (D3-301). */
const MOST_IN_ORGANIZATION = 2_000;

/** Score of a match: 1 for the whole value, less for a longer value that contains the term, 0 for no match. */
function scoreOf(value: string, term: string, exact: boolean): number {
  if (value === term) return 1;
  return exact || !value.includes(term) ? 0 : Math.round((term.length / value.length) * 9_000) / 10_000;
}

export function searchHandlers({
  tables: { persons },
  userOf,
  customFields,
}: Records): Pick<HandlersOf<typeof personOperations>, "searchPersons"> {
  /** Values of custom fields as text, with the labels of options. */
  function customTexts({ customFields: values }: CrmRecord): string[] {
    return customFields().flatMap(({ key, options }) => {
      const value = values[key];
      if (value === undefined) return [];
      if (!options) return [String(value)];
      const chosen = String(value).split(",");
      return options.filter(({ id }) => chosen.includes(String(id))).map(({ label }) => label);
    });
  }

  /** Texts of each searchable field. */
  const texts: Record<SearchField, (record: CrmRecord) => readonly string[]> = {
    email: ({ person }) => person.email.map(({ value }) => value),
    name: ({ person }) => [person.name],
    phone: ({ person }) => person.phone.map(({ value }) => value),
    notes: ({ notes }) => notes,
    custom_fields: customTexts,
  };

  function itemOf(record: CrmRecord, withPicture: boolean): FoundPerson {
    const { id, name, email, phone, org_id: organization, owner_id, visible_to, picture_id } = record.person;
    const picture =
      picture_id === null ? null : { id: picture_id, url: `https://pictures.crm.example/${picture_id}.jpg` };
    return {
      id,
      type: "person",
      name,
      emails: email.map(({ value }) => value),
      primary_email: email.find(({ primary }) => primary)?.value ?? null,
      phones: phone.map(({ value }) => value),
      organization: organization && { id: organization.value, name: organization.name },
      owner: userOf(owner_id),
      visible_to,
      custom_fields: customTexts(record),
      notes: [...record.notes],
      ...(withPicture && { picture }),
    };
  }

  /** Persons to search, by id. If `email` is given, they come from the index. */
  function candidates(organization: number | null | undefined, email: string | undefined) {
    const byId = (a: CrmRecord, b: CrmRecord) => a.person.id - b.person.id;
    if (organization != null)
      return persons
        .by("organization", organization)
        .filter(isLiving)
        .sort(byId)
        .slice(0, MOST_IN_ORGANIZATION);
    const all = email === undefined ? persons.sorted("id") : [...persons.by("email", email)].sort(byId);
    return all.filter(isLiving);
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
        const scores = values.map((value) => scoreOf(value.toLowerCase(), term, exact)); // no case counts
        const result_score = Math.max(0, ...scores);
        if (result_score > 0) hits.push({ result_score, item: itemOf(record, include_fields != null) });
      }
      // Best matches first. The sort is stable, so equal scores stay sorted by id.
      return hits.sort((a, b) => b.result_score - a.result_score);
    },
  };
}

const isLiving = ({ person }: CrmRecord) => person.active_flag;
