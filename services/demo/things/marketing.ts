/** Things of marketing in the demo company that have a name, for seeds and tests. */

import { guidOf } from "#contracts/kit/guid.ts";
import type { Person } from "#services/demo/company.ts";
import { definitionIdOf, OWN_ACCOUNT, type StoredField } from "#services/marketing/tables.ts";

/** A few people are no contacts at all. */
export const isNoContact = (person: Person) => person.index % 40 === 39;
/** Their contact goes by a private address; the one they have everywhere else is an alternate of it. */
export const isKnownByAlternate = (person: Person) => person.index % 20 === 11;
export const contactIdOf = (person: Person) => guidOf(`marketing contact ${person.index}`);
export const privateEmailOf = (person: Person) =>
  `${person.firstName}.${person.lastName}.${person.index}@mail.example`.toLowerCase();

/** Another account that the key may act for, with its own lists and fields. */
export const SUBSIDIARY = "subsidiary";

const listsFrom = (first: number, account: string, names: readonly string[]) =>
  names.map((name, i) => ({ id: first + i, account, name }));
export const lists = listsFrom(1, OWN_ACCOUNT, ["Customers", "Newsletter", "Partners"]);
export const subsidiaryLists = listsFrom(4, SUBSIDIARY, ["Local customers"]);
/** As contacts and other operations than the lists' own name a list. */
export const listIds = lists.map(({ id }) => String(id));

export const department: StoredField = { id: 1, account: OWN_ACCOUNT, name: "department", type: "text" };
const visits: StoredField = { id: 2, account: OWN_ACCOUNT, name: "visits", type: "number" };
const lastVisit: StoredField = { id: 3, account: OWN_ACCOUNT, name: "last_visit", type: "date" };
export const fields = [department, visits, lastVisit] as const;
export const subsidiaryField: StoredField = { id: 4, account: SUBSIDIARY, name: "branch", type: "text" };
export const TEXT_FIELD = definitionIdOf(department);
export const NUMBER_FIELD = definitionIdOf(visits);
export const DATE_FIELD = definitionIdOf(lastVisit);

export const segments = [
  { id: guidOf("marketing segment americans"), name: "In the United States", query: "country = 'US'" },
  { id: guidOf("marketing segment regulars"), name: "Regular visitors", query: "visits >= 200" },
];

/** A finished export, and a failed one. */
export const seededExportIds = {
  ready: guidOf("marketing export ready"),
  failed: guidOf("marketing export failed"),
} as const;
/** A job of each outcome. */
export const seededJobIds = {
  completed: guidOf("marketing job completed"),
  errored: guidOf("marketing job errored"),
  failed: guidOf("marketing job failed"),
} as const;
