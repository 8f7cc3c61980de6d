/** Custom fields of an envelope: POST adds fields, PUT changes the named ones (D2-538). */

import type {
  CustomField,
  CustomFieldSetting,
  CustomFields,
  customFieldOperations,
} from "#contracts/e-signature/index.ts";
import type { HandlersOf } from "#services/kit/service.ts";
import { changeEnvelope, refusal } from "./support/envelopes.ts";
import type { ESignatureTables } from "./tables.ts";

interface CustomFieldsBody {
  readonly textCustomFields?: readonly CustomFieldSetting[];
  readonly listCustomFields?: readonly CustomFieldSetting[];
}

export function customFieldHandlers(tables: ESignatureTables): HandlersOf<typeof customFieldOperations> {
  const { customFields } = tables;

  const fieldsOf = (envelopeId: string) => customFields.by("envelope", envelopeId).map(({ value }) => value);

  function written(envelopeId: string): CustomFields {
    const fields = fieldsOf(envelopeId);
    return {
      textCustomFields: fields.flatMap(({ listItems, ...field }) => (listItems ? [] : field)),
      listCustomFields: fields.flatMap(({ listItems, ...field }) =>
        listItems ? { ...field, listItems } : [],
      ),
    };
  }

  /** Stores the fields if names stay unique in the envelope and each list contains its value. */
  function keep(envelopeId: string, changed: readonly CustomField[]): CustomFields {
    const after = new Map(fieldsOf(envelopeId).map((field) => [field.fieldId, field]));
    for (const field of changed) after.set(field.fieldId, field);
    const names = new Set<string>();
    for (const { name, value, listItems } of after.values()) {
      if (names.has(name))
        throw refusal("FIELD_NAME_NOT_UNIQUE", `The envelope has a custom field named ${name} already`);
      names.add(name);
      if (listItems && value !== "" && !listItems.includes(value))
        throw refusal("INVALID_REQUEST_BODY", `The list ${name} has no item ${value}`);
    }
    for (const value of changed) customFields.put({ envelopeId, value });
    return written(envelopeId);
  }

  const sentIn = ({ textCustomFields = [], listCustomFields = [] }: CustomFieldsBody) => [
    ...textCustomFields.map((sent) => ({ sent, isList: false })),
    ...listCustomFields.map((sent) => ({ sent, isList: true })),
  ];

  return {
    createEnvelopeCustomFields(input, call) {
      const { envelopeId } = changeEnvelope(tables, input, call).envelope;
      const names = sentIn(input.body).map(({ sent }) => sent.name);
      if (new Set(names).size < names.length)
        throw refusal("FIELD_NAME_NOT_UNIQUE", "The body has a custom field's name twice");
      const fields = sentIn(input.body).map(({ sent, isList }): CustomField => {
        const { name, value = "", required = false, show = false, listItems = [] } = sent;
        const fieldId = String(customFields.nextId());
        return { fieldId, name, value, required, show, ...(isList && { listItems }) };
      });
      return keep(envelopeId, fields);
    },

    updateEnvelopeCustomFields(input, call) {
      const { envelopeId } = changeEnvelope(tables, input, call).envelope;
      const there = fieldsOf(envelopeId);
      const fields = sentIn(input.body).map(({ sent, isList }): CustomField => {
        const { fieldId, ...changes } = sent;
        const before = there.find((field) =>
          fieldId === undefined ? field.name === sent.name : field.fieldId === fieldId,
        );
        if (!before || (before.listItems !== undefined) !== isList)
          throw refusal(
            "FIELD_DOES_NOT_EXIST",
            `The envelope has no such custom field: ${fieldId ?? sent.name}`,
          );
        return { ...before, ...changes };
      });
      return keep(envelopeId, fields);
    },
  };
}
