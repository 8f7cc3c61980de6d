/** Person fields, and the values of custom fields in persons. */
import { CUSTOM_KEY, NewPersonField, PersonFieldUpdate } from "#contracts/crm/index.ts";
import type { CrmPersonMapper } from "#generated/business/mappers.ts";
import type { Resolvers } from "#generated/business/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import type { BusinessContext } from "#subgraphs/business/context.ts";
import { crmId } from "#subgraphs/business/crm/arguments.ts";
import { ALL_FIELDS } from "#subgraphs/business/crm/loaders.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { toWire } from "#subgraphs/kit/mapping/to-wire.ts";

/** The full person, because search hits do not have the members of custom fields. */
const inFull = (person: CrmPersonMapper, { crm }: BusinessContext) =>
  person.update_time === undefined ? crm.person.load(person.id ?? "") : person;

export const personFieldResolvers: Resolvers = {
  CrmPerson: {
    async customFields(person, _, context) {
      const [fields, full] = await Promise.all([
        context.crm.personFields.load(ALL_FIELDS),
        inFull(person, context),
      ]);
      const members: Readonly<Record<string, unknown>> | null = full;
      return (
        members &&
        fields.flatMap((field) =>
          field.key && CUSTOM_KEY.test(field.key) ? { field, value: members[field.key] ?? null } : [],
        )
      );
    },
  },

  CrmCustomField: {
    options({ field, value }) {
      const chosen = value === null ? [] : String(value).split(",");
      return field.options?.filter(({ id }) => chosen.includes(String(id)));
    },
  },

  Mutation: {
    createCrmPersonField(_, { input: { type, options, shownWhenAdding, name } }, { crm }) {
      if (type === "OTHER") throw badInput('"type" cannot be OTHER', "type");
      const body = toWire(NewPersonField, {
        name,
        fieldType: type.toLowerCase(),
        options: options?.map((label) => ({ label })),
        addVisibleFlag: shownWhenAdding,
      });
      return payload(async () => {
        const { data } = await crm.api.createPersonField({ body });
        if (!data) throw crm.client.outcomeUnknown();
        return { personField: data };
      });
    },

    updateCrmPersonField(_, { input }, { crm }) {
      const id = crmId("CrmPersonField", input.id);
      const body = toWire(PersonFieldUpdate, {
        name: input.name,
        options: input.options?.map(({ optionId, label }) => ({ id: optionId, label })),
        addVisibleFlag: input.shownWhenAdding,
      });
      return payload(async () => {
        const { data } = await crm.api.updatePersonField({ id, body });
        if (!data) throw crm.client.outcomeUnknown();
        return { personField: data };
      });
    },
  },
};
