/** End users and their conversations. */
import { ATTRIBUTE_ID, EndUser, EndUserUpdate } from "#contracts/contact-centre/index.ts";
import type { ContactCentreEndUserMapper } from "#generated/collaboration/mappers.ts";
import type {
  ContactCentreCustomAttributeInput,
  Resolvers,
  UpdateContactCentreEndUserInput,
} from "#generated/collaboration/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import { contactCentreLoaders } from "#subgraphs/collaboration/contact-centre/loaders.ts";
import type { CollaborationContext } from "#subgraphs/collaboration/context.ts";
import { globalId, idOf, keyed } from "#subgraphs/kit/mapping/ids.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { toWire } from "#subgraphs/kit/mapping/to-wire.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";
import { familyRecords, linkedRecords, type Person } from "#subgraphs/kit/people/person-records.ts";
import { toUser, toUsers } from "#subgraphs/kit/people/relations.ts";

const endUserIn = (input: { readonly endUserId: string }) =>
  idOf("ContactCentreEndUser", input.endUserId, "endUserId");

/** Renames members for phone numbers to those of the contact center. */
const wireNames = <I extends Partial<Pick<UpdateContactCentreEndUserInput, "phone" | "additionalPhones">>>({
  phone,
  additionalPhones,
  ...input
}: I) => ({ ...input, phoneNumber: phone, additionalPhoneNumbers: additionalPhones });

/** Payload of a write whose response is the changed end user. */
const written = (write: () => Promise<ContactCentreEndUserMapper>) =>
  payload(async () => ({ endUser: await write() }));

/** End users by ids that other families store, because the contact center does not search by address. */
export const endUserRecords = familyRecords({
  family: "contactCentre",
  by: "profile attribute or custom field",
  reads: contactCentreLoaders.endUser.reads,
  find: (person: Person, { contactCentre }: CollaborationContext) =>
    linkedRecords("contactCentreEndUser", person, (id) => contactCentre.endUser.load(id)),
  idOf: ({ id }) => globalId("ContactCentreEndUser", id),
});

export const endUserResolvers: Resolvers = {
  ContactCentre: {
    endUser: (_, { id }, { contactCentre }) => contactCentre.endUser.load(idOf("ContactCentreEndUser", id)),
  },

  ContactCentreEndUser: mapWireType(EndUser, {
    __resolveReference: ({ id }, { contactCentre }) =>
      contactCentre.endUser.load(idOf("ContactCentreEndUser", id)),
    ...keyed("ContactCentreEndUser"),
    customAttributes: ({ customAttributes }) =>
      Object.entries(customAttributes ?? {}).map(([attributeId, value]) => ({ attributeId, value })),
    conversations: ({ id }, page, { contactCentre }) =>
      contactCentre.connection("listEndUserConversations", { userId: id ?? "" }, page),
    user: toUser("email"),
    users: toUsers("email", "additionalEmails"),
  }),

  User: {
    contactCentreEndUser: endUserRecords.one,
    contactCentreEndUsers: endUserRecords.all,
  },

  Mutation: {
    updateContactCentreEndUser(_, { input }, context) {
      const userId = endUserIn(input);
      const { endUserId: _id, displayName, ...changes } = wireNames(input);
      if (displayName === null) throw badInput('"displayName" cannot be emptied', "displayName");
      // Absent members are not sent, because null deletes a value.
      const body = given({ ...(displayName !== undefined && { displayName }), ...changes });
      return written(() => context.contactCentre.api.patchEndUser({ userId, body }));
    },

    replaceContactCentreEndUser(_, { input }, context) {
      const userId = endUserIn(input);
      const { endUserId: _id, ...details } = wireNames(input);
      const body = toWire(EndUserUpdate, details);
      return written(() => context.contactCentre.api.updateEndUser({ userId, body }));
    },

    anonymizeContactCentreEndUser(_, { input }, context) {
      const userId = endUserIn(input);
      const { force } = input;
      return written(() => context.contactCentre.api.anonymizeEndUser({ userId, force }));
    },

    updateContactCentreEndUserAttributes(_, { input }, context) {
      const userId = endUserIn(input);
      const body = attributesIn(input.attributes);
      return written(() => context.contactCentre.api.patchEndUserCustomAttributes({ userId, body }));
    },
  },
};

/** Returns a copy without undefined members. */
function given<T extends object>(object: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}

type Values = Record<string, string | number | boolean | null>;
const ID = new RegExp(ATTRIBUTE_ID);

const isValue = (value: unknown): value is Values[string] =>
  value === null || typeof value === "string" || typeof value === "number" || typeof value === "boolean";

/** Attribute values by id. @throws BAD_USER_INPUT for an empty list, and for ids that are invalid or repeated */
function attributesIn(attributes: readonly ContactCentreCustomAttributeInput[]): Values {
  if (attributes.length === 0) throw badInput('"attributes" is empty', "attributes");
  const values: Values = {};
  for (const [index, { attributeId, value = null }] of attributes.entries()) {
    const at = (field: string) => `attributes.${index}.${field}`;
    const id = attributeId.toLowerCase();
    if (!ID.test(id)) throw badInput("An attribute's id is a UUID", at("attributeId"));
    if (Object.hasOwn(values, id)) throw badInput("An attribute is named twice", at("attributeId"));
    if (!isValue(value))
      throw badInput("An attribute's value is a text, a number, a boolean or null", at("value"));
    values[id] = value;
  }
  return values;
}
