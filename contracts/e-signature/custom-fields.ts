/** Custom fields of an envelope: written only; no operation reads them. */
import Type from "typebox";
import { json, post, put } from "#contracts/kit/contract.ts";

const settings = {
  name: Type.String({ minLength: 1 }),
  value: Type.String(),
  /** True if the envelope cannot be sent without a value. */
  required: Type.Boolean(),
  /** True if recipients see it. */
  show: Type.Boolean(),
};
const listItems = Type.Array(Type.String({ minLength: 1 }));
const fieldId = Type.String();

/** The value of a list field is one of its items. A text field has no items. */
export const CustomField = Type.Object({ fieldId, ...settings, listItems: Type.Optional(listItems) });
const { name, ...rest } = settings;
/** A field to write: PUT names an existing one by its id, or by its name. */
const TextFieldSetting = Type.Object({
  fieldId: Type.Optional(fieldId),
  name,
  ...Type.Partial(Type.Object(rest)).properties,
});
export const CustomFieldSetting = Type.Object({
  ...TextFieldSetting.properties,
  listItems: Type.Optional(listItems),
});

const CustomFields = Type.Object({
  textCustomFields: Type.Array(Type.Object({ fieldId, ...settings })),
  listCustomFields: Type.Array(Type.Object({ fieldId, ...settings, listItems })),
});
const CustomFieldSettings = Type.Object({
  textCustomFields: Type.Optional(Type.Array(TextFieldSetting)),
  listCustomFields: Type.Optional(Type.Array(CustomFieldSetting)),
});

export type CustomField = Type.Static<typeof CustomField>;
export type CustomFieldSetting = Type.Static<typeof CustomFieldSetting>;
export type CustomFields = Type.Static<typeof CustomFields>;

const path = "/v2.1/accounts/{accountId}/envelopes/{envelopeId}/custom_fields";
const writes = { body: json(CustomFieldSettings), returns: CustomFields };

export const customFieldOperations = {
  createEnvelopeCustomFields: post(path, writes),
  updateEnvelopeCustomFields: put(path, writes),
};
