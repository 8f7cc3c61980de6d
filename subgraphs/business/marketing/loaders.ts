import { MAX_EMAILS, MAX_IDS, marketing } from "#contracts/marketing/index.ts";
import type { MarketingContactMapper, MarketingCustomFieldMapper } from "#generated/business/mappers.ts";
import { loadersOf, WHOLE_LIST } from "#subgraphs/kit/loading/loaders.ts";
import type { ScopedKey } from "#subgraphs/kit/mapping/scope-keys.ts";

const { batch, each, single } = loadersOf(marketing);

export const marketingLoaders = {
  contact: batch("batchGetContacts", {
    max: MAX_IDS,
    ask: (ids) => ({ body: { ids } }),
    itemsIn: ({ result }): MarketingContactMapper[] | null | undefined => result,
    keyOf: ({ id }) => id,
    single: single("getContact", {
      ask: (id) => ({ id }),
      itemIn: (contact): MarketingContactMapper => contact,
    }),
  }),
  /** Contact by any of its addresses, with the requested address. */
  contactByEmail: batch("searchContactsByEmails", {
    max: MAX_EMAILS,
    ask: (emails) => ({ body: { emails } }),
    // An unknown address has an error instead of a contact.
    itemsIn: ({ result }) =>
      result &&
      Object.entries(result).flatMap(([email, match]) =>
        match?.contact ? [{ email, contact: match.contact }] : [],
      ),
    keyOf: ({ email }) => email.toLowerCase(),
    halveRefused: true,
  }),
  importJob: each("getImportJob", {
    ask: (id) => ({ id }),
    itemIn: (job) => job,
  }),
  exportJob: each("getExport", {
    ask: (id) => ({ id }),
    itemIn: (job) => job,
  }),
  /** Lists of the key's own account, for contacts. One call reads all of them. */
  ownList: batch("listLists", {
    max: WHOLE_LIST,
    ask: () => ({}),
    keyOf: ({ id }) => id,
  }),
  customField: each("getCustomField", {
    ask: ({ scope, upstreamId }: ScopedKey<string | undefined>) => ({
      custom_field_id: upstreamId,
      "on-behalf-of": scope,
    }),
    itemIn: (field, { scope }): MarketingCustomFieldMapper => ({ ...field, account: scope }),
  }),
};
