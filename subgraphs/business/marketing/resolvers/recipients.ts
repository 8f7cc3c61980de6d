/** Lists and custom fields of the key's own account, or of another account that it acts for. */
import { CustomField, List } from "#contracts/marketing/index.ts";
import type { Resolvers } from "#generated/business/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import { account, fieldIds, listIds, numberedKey } from "#subgraphs/business/marketing/ids.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { scopeOf } from "#subgraphs/kit/mapping/scope-keys.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";

export const recipientResolvers: Resolvers = {
  Marketing: {
    async lists({ onBehalfOf }, page, { marketing }) {
      const scope = scopeOf(marketing, account, onBehalfOf);
      const lists = await marketing.connection("listLists", { "on-behalf-of": scope }, page);
      return lists.map((list) => ({ ...list, account: scope }));
    },
    async customFields({ onBehalfOf }, page, { marketing }) {
      const scope = scopeOf(marketing, account, onBehalfOf);
      const fields = await marketing.connection("listCustomFields", { "on-behalf-of": scope }, page);
      return fields.map((field) => ({ ...field, account: scope }));
    },
    customField: ({ onBehalfOf }, { id }, { marketing }) =>
      marketing.customField.load(numberedKey(fieldIds, marketing, id, onBehalfOf)),
    async reservedFields({ onBehalfOf }, _, { marketing }) {
      const scope = scopeOf(marketing, account, onBehalfOf);
      return (await marketing.api.listReservedFields({ "on-behalf-of": scope })).reserved_fields;
    },
  },

  MarketingList: mapWireType(List, {
    id: (list) => listIds.of(list.account, list.id),
    upstreamId: ({ id }) => String(id ?? ""),
  }),

  MarketingCustomField: mapWireType(CustomField, {
    __resolveReference: ({ id }, { marketing }) =>
      marketing.customField.load(numberedKey(fieldIds, marketing, id, undefined)),
    id: (field) => fieldIds.of(field.account, field.id),
    upstreamId: ({ id }) => String(id ?? ""),
  }),

  Mutation: {
    createMarketingCustomField(_, { input }, { marketing }) {
      const { name, type } = input;
      if (name.trim() === "") throw badInput('"name" is blank', "name");
      if (type === "OTHER" || type === "SET") throw badInput('"type" must be TEXT, NUMBER or DATE', "type");
      const scope = scopeOf(marketing, account, input.onBehalfOf);
      return payload(async () => {
        const field = await marketing.api.createCustomField({
          "on-behalf-of": scope,
          body: { name, type: type.toLowerCase() },
        });
        return { customField: { ...field, account: scope } };
      });
    },

    deleteMarketingCustomField(_, { input: { id, onBehalfOf } }, { marketing }) {
      const key = numberedKey(fieldIds, marketing, id, onBehalfOf);
      const { scope, upstreamId } = key;
      return payload(async () => {
        await marketing.api.deleteCustomField({ custom_field_id: upstreamId, "on-behalf-of": scope });
        return { deletedId: fieldIds.ofKey(key) };
      });
    },

    deleteMarketingLists(_, { input: { ids, onBehalfOf } }, { marketing }) {
      if (ids.length === 0) throw badInput('"ids" is empty', "ids");
      const named = ids.map((id) => numberedKey(listIds, marketing, id, onBehalfOf, "ids"));
      const lists = new Map(named.map((key) => [listIds.ofKey(key), key]));
      const scope = named[0]?.scope;
      if (named.some((list) => list.scope !== scope)) throw badInput('"ids" are of several accounts', "ids");
      return payload(async () => {
        const body = [...lists.values()].map(({ upstreamId }) => Number(upstreamId));
        await marketing.api.deleteLists({ "on-behalf-of": scope, body });
        return { deletedIds: [...lists.keys()] };
      });
    },
  },
};
