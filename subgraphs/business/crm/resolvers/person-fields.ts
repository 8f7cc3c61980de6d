/** Person fields, and the values of custom fields in persons. */
import { CUSTOM_KEY, NewPersonField, PersonField, PersonFieldUpdate } from "#contracts/crm/index.ts";
import type { CrmPersonFieldMapper, CrmPersonMapper } from "#generated/business/mappers.ts";
import type { Resolvers } from "#generated/business/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import type { BusinessContext } from "#subgraphs/business/context.ts";
import { crmId } from "#subgraphs/business/crm/arguments.ts";
import { ALL_FIELDS } from "#subgraphs/business/crm/loaders.ts";
import { globalId, keyed } from "#subgraphs/kit/mapping/ids.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { toWire } from "#subgraphs/kit/mapping/to-wire.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";

/** The full person, because search hits do not have the members of custom fields. */
const inFull = (person: CrmPersonMapper, { crm }: BusinessContext) =>
  person.update_time === undefined ? crm.person.load(person.id ?? "") : person;

function forget({ crm }: BusinessContext, id?: string): void {
  if (id !== undefined) crm.personField.clear(id);
  crm.personFields.clear(ALL_FIELDS);
  crm.person.clearAll(); // persons have members for new fields, and none for deleted ones
}

export const personFieldResolvers: Resolvers = {
  Crm: {
    personField: (_, { id }, { crm }) => crm.personField.load(crmId("CrmPersonField", id)),
    personFields: (_, page, { crm }) => crm.connection("listPersonFields", {}, page),
  },

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

  CrmPersonField: mapWireType(
    PersonField,
    {
      __resolveReference: ({ id }, { crm }) => crm.personField.load(crmId("CrmPersonField", id)),
      ...keyed("CrmPersonField"),
    },
    {
      loadFull: ({ id }: CrmPersonFieldMapper, { crm }: BusinessContext) => crm.personField.load(id ?? ""),
    },
  ),

  Mutation: {
    createCrmPersonField(_, { input: { type, options, shownWhenAdding, name } }, context) {
      if (type === "OTHER") throw badInput('"type" cannot be OTHER', "type");
      const body = toWire(NewPersonField, {
        name,
        fieldType: type.toLowerCase(),
        options: options?.map((label) => ({ label })),
        addVisibleFlag: shownWhenAdding,
      });
      return payload(async () => {
        const { data } = await context.crm.api.createPersonField({ body });
        forget(context);
        if (!data) throw context.crm.client.outcomeUnknown();
        return { personField: data };
      });
    },

    updateCrmPersonField(_, { input }, context) {
      const id = crmId("CrmPersonField", input.id);
      const body = toWire(PersonFieldUpdate, {
        name: input.name,
        options: input.options?.map(({ optionId, label }) => ({ id: optionId, label })),
        addVisibleFlag: input.shownWhenAdding,
      });
      return payload(async () => {
        const { data } = await context.crm.api.updatePersonField({ id, body });
        forget(context, id);
        if (!data) throw context.crm.client.outcomeUnknown();
        return { personField: data };
      });
    },

    deleteCrmPersonField(_, { input }, context) {
      const id = crmId("CrmPersonField", input.id);
      return payload(async () => {
        await context.crm.api.deletePersonField({ id });
        forget(context, id);
        return { personField: { id: Number(id) }, deletedId: globalId("CrmPersonField", id) };
      });
    },
  },
};
