import { crm } from "#contracts/crm/index.ts";
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
