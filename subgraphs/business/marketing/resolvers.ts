import { Contact, ImportJob, MAX_UPSERT, type NewContact } from "../../../families/marketing/contract.ts";
import { badInput } from "../../kit/errors.ts";
import { emailIn, emailOf, idOf, keyed, userIn } from "../../kit/ids.ts";
import { payload } from "../../kit/payloads.ts";
import { fromWire } from "../../kit/readers.ts";
import type { MarketingContactInput, Resolvers } from "../__generated__/resolvers.ts";
import type { BusinessContext } from "../index.ts";
import type { MarketingContactMapper, MarketingImportJobMapper } from "./mappers.ts";

export const marketingResolvers: Resolvers = {
  Query: {
    marketing: () => ({}),
  },

  Marketing: {
    contactsByEmails(_, { emails }, { marketing }) {
      const asked = emails.filter((email) => email.trim() !== "").map((email) => emailOf(email, "emails"));
      return Promise.all(
        [...new Set(asked)].map(async (email) => ({
          email,
          contact: (await marketing.contactByEmail.load(email))?.contact,
        })),
      );
    },
    importJob: (_, { id }, { marketing }) => marketing.importJob.load(idOf("MarketingImportJob", id)),
  },

  MarketingContact: fromWire(Contact, {
    ...keyed("MarketingContact", (contact: MarketingContactMapper) => contact.id),
    user: ({ email }) => userIn(email),
    users: ({ email, alternate_emails }) => {
      const addresses = [email, ...(alternate_emails ?? [])].flatMap((address) => emailIn(address) ?? []);
      return [...new Set(addresses)].map((address) => ({ email: address }));
    },
  }),

  MarketingImportJob: fromWire(
    ImportJob,
    {
      __resolveReference: ({ id }, { marketing }) => marketing.importJob.load(idOf("MarketingImportJob", id)),
      ...keyed("MarketingImportJob", (job: MarketingImportJobMapper) => job.id),
    },
    {
      renamed: {
        type: "job_type",
        requestedCount: "results.requested_count",
        createdCount: "results.created_count",
        updatedCount: "results.updated_count",
        erroredCount: "results.errored_count",
      },
      whole: ({ id }: MarketingImportJobMapper, { marketing }: BusinessContext) =>
        marketing.importJob.load(id ?? ""),
    },
  ),

  User: {
    marketingContact: async ({ email }, _, { marketing }) =>
      (await marketing.contactByEmail.load(emailOf(email)))?.contact,
  },

  Mutation: {
    upsertMarketingContacts(_, { input }, { marketing }) {
      const count = input.contacts.length;
      if (count < 1 || count > MAX_UPSERT)
        throw badInput(`An upsert takes 1 to ${MAX_UPSERT} contacts`, "contacts");
      const contacts = input.contacts.map(newContact);
      const list_ids = input.listIds?.map((id) => idOf("MarketingList", id, "listIds"));
      return payload(async () => {
        const { job_id } = await marketing.api.upsertContacts({
          body: { contacts, ...(list_ids && { list_ids }) },
        });
        for (const { email, alternate_emails = [] } of contacts)
          for (const address of [email, ...alternate_emails]) marketing.contactByEmail.clear(address);
        if (!job_id) throw marketing.client.badResponse();
        return { job: { id: job_id } };
      });
    },
  },
};

/** A contact as marketing takes it: what is null is not sent. @throws BAD_USER_INPUT by its place. */
function newContact(contact: MarketingContactInput, index: number): NewContact {
  const at = (field: string) => `contacts.${index}.${field}`;
  const { email, alternateEmails, customFields, ...details } = contact;
  const sent: Record<string, unknown> = {
    email: emailOf(email, at("email")),
    alternate_emails: alternateEmails?.map((address) => emailOf(address, at("alternateEmails"))),
    first_name: details.firstName,
    last_name: details.lastName,
    address_line_1: details.addressLine1,
    address_line_2: details.addressLine2,
    city: details.city,
    state_province_region: details.stateProvinceRegion,
    postal_code: details.postalCode,
    country: details.country,
    custom_fields: customFields,
  };
  if (customFields != null && !isCustomFields(customFields))
    throw badInput("customFields is an object of texts and numbers", at("customFields"));
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value != null)) as NewContact;
}

const isCustomFields = (value: unknown): boolean =>
  typeof value === "object" &&
  !Array.isArray(value) &&
  Object.values(value as object).every(
    (field) => field === null || typeof field === "string" || typeof field === "number",
  );
