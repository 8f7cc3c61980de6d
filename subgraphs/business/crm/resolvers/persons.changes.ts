/** Mutations of persons. */
import { CUSTOM_KEY, PersonUpdate } from "#contracts/crm/index.ts";
import type { CrmCustomFieldInput, Resolvers, UpdateCrmPersonInput } from "#generated/business/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import { crmId, crmNumber } from "#subgraphs/business/crm/arguments.ts";
import { MAX_KEYS_LENGTH } from "#subgraphs/kit/loading/keys.ts";
import { globalId } from "#subgraphs/kit/mapping/ids.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { toWire } from "#subgraphs/kit/mapping/to-wire.ts";

/**
 * Values of custom fields, which are members of the body like the others.
 * @throws BAD_USER_INPUT for an invalid or repeated key
 */
function customIn(fields: readonly CrmCustomFieldInput[] | null | undefined): Record<string, unknown> {
  const custom = new Map<string, unknown>();
  for (const [index, { key, value = null }] of (fields ?? []).entries()) {
    const at = `customFields.${index}.key`;
    if (!CUSTOM_KEY.test(key)) throw badInput("A custom field's key has 40 hexadecimal digits", at);
    if (custom.has(key)) throw badInput("A custom field is named twice", at);
    custom.set(key, value);
  }
  return Object.fromEntries(custom);
}

/** Body of a write: the given members with the CRM's names, and the custom fields beside them. */
function personBody(input: Omit<UpdateCrmPersonInput, "id">) {
  const { displayName, emails, phones, organizationId, createdAt, ownerId, customFields, ...rest } = input;
  return {
    ...toWire(PersonUpdate, {
      ...rest,
      name: displayName,
      email: emails,
      phone: phones,
      orgId: crmNumber("CrmOrganization", organizationId, "organizationId"),
      addTime: createdAt,
      ownerId: crmNumber("CrmUser", ownerId, "ownerId"),
    }),
    ...customIn(customFields),
  };
}

export const personChangeResolvers: Resolvers = {
  Mutation: {
    createCrmPerson(_, { input }, { crm }) {
      const body = { ...personBody(input), name: input.displayName };
      return payload(async () => {
        const { data } = await crm.api.createPerson({ body });
        if (!data) throw crm.client.outcomeUnknown();
        return { person: data };
      });
    },

    updateCrmPerson(_, { input: { id: given, ...input } }, { crm }) {
      const id = crmId("CrmPerson", given);
      const body = personBody(input);
      return payload(async () => {
        const { data } = await crm.api.updatePerson({ id, body });
        if (!data) throw crm.client.outcomeUnknown();
        return { person: data };
      });
    },

    deleteCrmPeople(_, { input }, { crm }) {
      const ids = [...new Set(input.ids.map((id) => Number(crmId("CrmPerson", id, "ids"))))];
      if (ids.length === 0) throw badInput('"ids" is empty', "ids");
      if (ids.join("%2C").length > MAX_KEYS_LENGTH)
        throw badInput('"ids" are more than one call can name', "ids");
      return payload(async () => {
        const { data } = await crm.api.bulkDeletePersons({ ids });
        if (!data?.id) throw crm.client.outcomeUnknown();
        return {
          people: data.id.map((id) => ({ id })),
          deletedIds: data.id.map((id) => globalId("CrmPerson", id)),
        };
      });
    },

    mergeCrmPeople(_, { input }, { crm }) {
      const id = crmId("CrmPerson", input.id);
      const merge_with_id = Number(crmId("CrmPerson", input.mergeWithId, "mergeWithId"));
      if (Number(id) === merge_with_id)
        throw badInput("A person cannot be merged with itself", "mergeWithId");
      return payload(async () => {
        const { data } = await crm.api.mergePersons({ id, body: { merge_with_id } });
        if (!data) throw crm.client.outcomeUnknown();
        const merged = data.merge_what_id;
        return { person: data, mergedPerson: merged == null ? null : { id: merged } };
      });
    },

    deleteCrmPersonPicture(_, { input }, { crm }) {
      const id = crmId("CrmPerson", input.personId, "personId");
      return payload(async () => {
        await crm.api.deletePersonPicture({ id });
        return { person: { id: Number(id) } };
      });
    },
  },
};
