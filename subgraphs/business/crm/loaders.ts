import { crm } from "#contracts/crm/index.ts";
import { domainOfEmail, spellingsOf } from "#platform/domain.ts";
import { loadersOf } from "#subgraphs/kit/loading/loaders.ts";

const { batchMany, each } = loadersOf(crm);

/** The one key of the list of all person fields. */
export const ALL_FIELDS = "all";

export const crmLoaders = {
  person: each("getPerson", {
    ask: (id) => ({ id }),
    itemIn: (body) => body.data,
  }),
  // A term is one address: one call a key. Addresses come back as they were typed.
  hitsByEmail: batchMany("searchPersons", {
    max: 1,
    ask: ([email = ""]) => ({ term: email, fields: ["email" as const], exact_match: true }),
    keyOf: ({ item }) => item?.emails?.map((email) => email.toLowerCase()),
  }),
  /** Persons with an address of a domain in one spelling, which the search finds in any part of an address. */
  hitsByDomain: batchMany("searchPersons", {
    max: 1,
    ask: ([domain = ""]) => ({ term: `@${domain}`, fields: ["email" as const], exact_match: false }),
    keyOf: ({ item }) => item?.emails?.flatMap((email) => spellingsOf(domainOfEmail(email) ?? "")),
  }),
  personField: each("getPersonField", {
    ask: (id) => ({ id }),
    itemIn: (body) => body.data,
  }),
  /** All fields, for the values and changes of any number of persons: read once. */
  personFields: batchMany("listPersonFields", {
    max: 1,
    ask: () => ({}),
    keyOf: () => ALL_FIELDS,
  }),
};
