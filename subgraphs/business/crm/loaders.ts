import { crm, type Person, type PersonHit } from "#contracts/crm/index.ts";
import type { Wire } from "#contracts/kit/contract.ts";
import { domainOfEmail, spellingsOf } from "#platform/domain.ts";
import { loadersOf } from "#subgraphs/kit/loading/loaders.ts";

const { batchMany, each, list } = loadersOf(crm);

/** Key of the list of all person fields, which is the only key of its loader. */
export const ALL_FIELDS = "all";

/** True for a search hit, false for a person from the list. */
export const isHit = (found: Wire<PersonHit> | Wire<Person>): found is Wire<PersonHit> => "item" in found;

export const crmLoaders = {
  person: each("getPerson", {
    ask: (id) => ({ id }),
    itemIn: (body) => body.data,
  }),
  // One call per address. Search returns addresses as entered. The list has full persons.
  personsByEmail: batchMany("searchPersons", {
    max: 1,
    ask: ([email = ""]) => ({ term: email, fields: ["email" as const], exact_match: true }),
    keyOf: ({ item }) => item?.emails?.map((email) => email.toLowerCase()),
    list: list("listPersons", {
      ask: () => ({}),
      keyOf: ({ email }) => email?.map(({ value }) => value?.toLowerCase()) ?? [],
    }),
  }),
  /** Search hits with an address of a domain, in one spelling. Search also finds other parts of addresses. */
  hitsByDomain: batchMany("searchPersons", {
    max: 1,
    ask: ([domain = ""]) => ({ term: `@${domain}`, fields: ["email" as const], exact_match: false }),
    keyOf: ({ item }) => item?.emails?.flatMap((email) => spellingsOf(domainOfEmail(email) ?? "")),
  }),
  /** All deals of a person: no operation reads one deal. */
  dealsOfPerson: batchMany("listPersonDeals", {
    max: 1,
    ask: ([id = ""]) => ({ id }),
    keyOf: ({ person_id }) => person_id,
  }),
  personField: each("getPersonField", {
    ask: (id) => ({ id }),
    itemIn: (body) => body.data,
    list: list("listPersonFields", { ask: () => ({}), keyOf: ({ id }) => id }),
  }),
  /** All person fields, read once for any number of persons. */
  personFields: batchMany("listPersonFields", {
    max: 1,
    ask: () => ({}),
    keyOf: () => ALL_FIELDS,
  }),
};
