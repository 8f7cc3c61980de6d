/** Contacts: upserts, look-ups and searches. */
import { Contact, MAX_UPSERT, NewContact } from "#contracts/marketing/index.ts";
import type { MarketingContactInput, Resolvers } from "#generated/business/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import type { BusinessContext } from "#subgraphs/business/context.ts";
import { account, contactId, ownLists } from "#subgraphs/business/marketing/ids.ts";
import { marketingLoaders } from "#subgraphs/business/marketing/loaders.ts";
import { segmentQuery } from "#subgraphs/business/marketing/segment-query.ts";
import { emailIn, emailOf, globalId, keyed } from "#subgraphs/kit/mapping/ids.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { scopeOf } from "#subgraphs/kit/mapping/scope-keys.ts";
import { toWire } from "#subgraphs/kit/mapping/to-wire.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";
import { familyRecords, matched, type Person } from "#subgraphs/kit/people/person-records.ts";
import { toUser, toUsers } from "#subgraphs/kit/people/relations.ts";

/** The contact with a person's address, as main or alternate address. There is at most one. */
export const contactRecords = familyRecords({
  family: "marketing",
  by: "e-mail address",
  reads: marketingLoaders.contactByEmail.reads,
  async find({ email }: Person, { marketing }: BusinessContext) {
    const found = await marketing.contactByEmail.load(emailOf(email));
    return matched(found ? [found.contact] : [], (contact) =>
      emailIn(contact.email) === emailIn(email) ? "EMAIL" : "ALTERNATE_EMAIL",
    );
  },
  idOf: ({ id }) => globalId("MarketingContact", id),
});

async function search(query: string, { api, client }: BusinessContext["marketing"]) {
  const { result, contact_count } = await api.searchContacts({ body: { query } });
  if (!result) throw client.badResponse();
  return { contacts: result, totalCount: contact_count };
}

export const contactResolvers: Resolvers = {
  Query: {
    marketing: (_, { onBehalfOf }) => ({ onBehalfOf }),
  },

  Marketing: {
    contact: (_, { id }, { marketing }) => marketing.contact.load(contactId(id)),
    contactCount: async (_parent, _args, { marketing }) =>
      (await marketing.api.countContacts({})).contact_count,
    async contactsByEmails(_, { emails }, { marketing }) {
      const asked = emails.filter((email) => email.trim() !== "").map((email) => emailOf(email, "emails"));
      return Promise.all(
        [...new Set(asked)].map(async (email) => ({
          email,
          contact: (await marketing.contactByEmail.load(email))?.contact,
        })),
      );
    },
    searchContacts(_, { rawQuery }, { marketing }) {
      if (rawQuery.trim() === "") throw badInput('"rawQuery" is blank', "rawQuery");
      return search(rawQuery, marketing);
    },
    contacts(_, { filter }, { marketing }) {
      const query = segmentQuery(filter);
      return query === undefined ? { contacts: [], totalCount: 0 } : search(query, marketing);
    },
  },

  MarketingContact: mapWireType(Contact, {
    __resolveReference: ({ id }, { marketing }) => marketing.contact.load(contactId(id)),
    ...keyed("MarketingContact"),
    async lists({ list_ids }, _, { marketing }) {
      if (!list_ids || scopeOf(marketing, account, undefined) !== undefined) return null;
      const lists = await Promise.all(list_ids.map((id) => marketing.ownList.load(id)));
      return lists.flatMap((list) => (list ? [{ ...list, account: undefined }] : []));
    },
    user: toUser("email"),
    users: toUsers("email", "alternate_emails"),
  }),

  MarketingContactMatch: {
    user: toUser("email"),
  },

  User: {
    marketingContact: contactRecords.one,
  },

  Mutation: {
    upsertMarketingContacts(_, { input }, { marketing }) {
      const count = input.contacts.length;
      if (count < 1 || count > MAX_UPSERT)
        throw badInput(`An upsert takes 1 to ${MAX_UPSERT} contacts`, "contacts");
      const contacts = input.contacts.map(newContact);
      const list_ids = input.listIds && ownLists(input.listIds);
      return payload(async () => {
        const { job_id } = await marketing.api.upsertContacts({
          body: { contacts, ...(list_ids && { list_ids }) },
        });
        if (!job_id) throw marketing.client.outcomeUnknown();
        return { importJob: { id: job_id } };
      });
    },
  },
};

/** Converts a contact to marketing's form. @throws BAD_USER_INPUT with its index */
function newContact(contact: MarketingContactInput, index: number): NewContact {
  const at = (field: string) => `contacts.${index}.${field}`;
  const { email, alternateEmails, customFields, ...details } = contact;
  if (customFields != null && !isCustomFields(customFields))
    throw badInput("customFields is an object of texts and numbers", at("customFields"));
  return toWire(NewContact, {
    ...details,
    email: emailOf(email, at("email")),
    alternateEmails: alternateEmails?.map((address) => emailOf(address, at("alternateEmails"))),
    customFields,
  });
}

const isCustomFields = (value: unknown): value is NonNullable<NewContact["custom_fields"]> =>
  typeof value === "object" &&
  !Array.isArray(value) &&
  Object.values(value as object).every(
    (field) => field === null || typeof field === "string" || typeof field === "number",
  );
