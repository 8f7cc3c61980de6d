/** Recipient lists and custom fields of the key's own account, or of another one that it may act for. */
import { Problem } from "#contracts/kit/error-bodies.ts";
import {
  type CustomField,
  fieldTypes,
  MAX_CUSTOM_FIELDS,
  ownFields,
  type ReservedField,
  type recipientOperations,
} from "#contracts/marketing/index.ts";
import type { HandlersOf } from "#services/kit/service.ts";
import { definitionIdOf, type MarketingTables, OWN_ACCOUNT, type StoredField } from "./tables.ts";

const reserved: readonly ReservedField[] = [
  ...ownFields.map((name) => ({ name, type: "text" as const })),
  { name: "id", type: "text" },
  { name: "alternate_emails", type: "set" },
  { name: "list_ids", type: "set" },
  { name: "created_at", type: "date" },
  { name: "updated_at", type: "date" },
];

const isType = (type: string): type is StoredField["type"] =>
  (fieldTypes as readonly string[]).includes(type);

export function recipientHandlers(tables: MarketingTables): HandlersOf<typeof recipientOperations> {
  const { accounts, customFields, lists, contacts } = tables;

  /** @throws Problem 403 for an account that the key may not act for */
  function accountIn({
    "on-behalf-of": name,
  }: {
    readonly "on-behalf-of"?: string | null | undefined;
  }): string {
    if (name != null && !accounts.get(name))
      throw new Problem(403, "The key may not act for this account", { code: "unknown_account" });
    return name ?? OWN_ACCOUNT;
  }

  const shown = (field: StoredField): CustomField => ({
    id: field.id,
    name: field.name,
    type: field.type,
    definition_id: definitionIdOf(field),
  });

  /** @throws Problem 404 if the account has no such custom field */
  function fieldOf(id: string, account: string): StoredField {
    const field = customFields.get(id);
    if (field?.account !== account)
      throw new Problem(404, "There is no such custom field", {
        field: "custom_field_id",
        code: "unknown_field",
      });
    return field;
  }

  return {
    listCustomFields: (input) => customFields.by("account", accountIn(input)).map(shown),

    getCustomField: (input) => shown(fieldOf(input.custom_field_id, accountIn(input))),

    createCustomField(input) {
      const account = accountIn(input);
      const { name: given, type } = input.body;
      const refuse = (code: string, field: string, message: string) =>
        new Problem(400, message, { code, field });
      const name = given?.trim();
      if (!name) throw refuse("missing_name", "name", "A custom field needs a name");
      if (type === undefined) throw refuse("missing_type", "type", "A custom field needs a type");
      if (!isType(type)) throw refuse("invalid_type", "type", `A type is one of ${fieldTypes.join(", ")}`);
      const isSame = (other: { readonly name: string }) => other.name.toLowerCase() === name.toLowerCase();
      if (reserved.some(isSame)) throw refuse("reserved_name", "name", "Marketing uses this name itself");
      const all = customFields.by("account", account);
      if (all.some(isSame)) throw refuse("name_taken", "name", "A custom field has this name already");
      if (all.length >= MAX_CUSTOM_FIELDS)
        throw new Problem(400, `There are ${MAX_CUSTOM_FIELDS} custom fields already`, {
          code: "too_many_fields",
        });
      return shown(customFields.put({ id: customFields.nextId(), account, name, type }));
    },

    deleteCustomField(input) {
      const field = fieldOf(input.custom_field_id, accountIn(input));
      customFields.delete(String(field.id));
      if (field.account !== OWN_ACCOUNT) return undefined;
      const id = definitionIdOf(field);
      for (const contact of contacts.all())
        if (id in contact.custom_fields) {
          const { [id]: _gone, ...custom_fields } = contact.custom_fields;
          contacts.put({ ...contact, custom_fields });
        }
      return undefined;
    },

    listReservedFields(input) {
      accountIn(input);
      return { reserved_fields: [...reserved] };
    },

    listLists(input) {
      const account = accountIn(input);
      return lists.by("account", account).map(({ id, name }) => ({
        id,
        name,
        recipient_count: account === OWN_ACCOUNT ? contacts.by("list", String(id)).length : 0,
      }));
    },

    deleteLists(input) {
      const account = accountIn(input);
      const ids = input.body.map(String);
      for (const [i, id] of ids.entries())
        if (lists.get(id)?.account !== account)
          throw new Problem(404, "There is no such list", { field: `ids.${i}`, code: "unknown_list" });
      for (const id of ids) {
        for (const contact of [...contacts.by("list", id)])
          contacts.put({ ...contact, list_ids: contact.list_ids.filter((one) => one !== id) });
        lists.delete(id);
      }
      return undefined;
    },
  };
}
