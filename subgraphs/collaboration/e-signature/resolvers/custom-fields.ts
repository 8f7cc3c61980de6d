/** Custom fields of an envelope, which have only writes. */
import { CustomField, type CustomFields } from "#contracts/e-signature/index.ts";
import type { Wire } from "#contracts/kit/contract.ts";
import type { EnvelopeCustomFieldMapper, InEnvelope } from "#generated/collaboration/mappers.ts";
import type {
  EnvelopeCustomFieldChangeInput,
  EnvelopeCustomFieldInput,
  Resolvers,
} from "#generated/collaboration/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import { customFieldIds, envelopeOf, requireDistinct } from "#subgraphs/collaboration/e-signature/ids.ts";
import type { ESignatureContext } from "#subgraphs/collaboration/e-signature/reads.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";

/** Custom fields of a response. List fields always have items, text fields never. */
const fieldsIn = (envelope: InEnvelope, fields: Wire<CustomFields>): EnvelopeCustomFieldMapper[] => [
  ...(fields.textCustomFields ?? []).map((field) => ({ ...field, ...envelope })),
  ...(fields.listCustomFields ?? []).map((field) => ({
    ...field,
    ...envelope,
    listItems: field.listItems ?? [],
  })),
];

/** The body of a write. Checks fields as far as possible without a call (D2-137). */
function bodyOf(
  eSignature: ESignatureContext,
  envelope: InEnvelope,
  fields: readonly (EnvelopeCustomFieldInput & Pick<EnvelopeCustomFieldChangeInput, "id">)[],
) {
  requireDistinct(
    fields.map(({ name }) => name),
    "fields",
  );
  const rows = fields.map(({ id, type, name, value, listItems, required, visible }) => {
    if (name.trim() === "") throw badInput('"name" is blank', "name");
    if (type === "TEXT" && listItems != null) throw badInput('A text has no "listItems"', "listItems");
    if (listItems != null && value != null && value !== "" && !listItems.includes(value))
      throw badInput('"value" is not one of "listItems"', "value");
    return {
      type,
      row: {
        ...(id != null && { fieldId: customFieldIds.upstreamId(eSignature, envelope, id, "id") }),
        name,
        ...(value != null && { value }),
        ...(listItems != null && { listItems: [...listItems] }),
        ...(required != null && { required }),
        ...(visible != null && { show: visible }),
      },
    };
  });
  const ofType = (wanted: string) => rows.flatMap(({ type, row }) => (type === wanted ? row : []));
  return { textCustomFields: ofType("TEXT"), listCustomFields: ofType("LIST") };
}

export const customFieldResolvers: Resolvers = {
  EnvelopeCustomField: mapWireType(CustomField, {
    id: (field) => customFieldIds.of(field, field.fieldId),
    upstreamId: ({ fieldId }) => fieldId ?? "",
    type: ({ listItems }) => (listItems ? "LIST" : "TEXT"),
    visible: ({ show }) => show,
  }),

  Mutation: {
    createEnvelopeCustomFields(_, { input }, { eSignature }) {
      const envelope = envelopeOf(eSignature, input.envelopeId, input.accountId, "envelopeId");
      const body = bodyOf(eSignature, envelope, input.fields);
      return payload(async () => {
        const answer = await eSignature.api.createEnvelopeCustomFields({ ...envelope, body });
        return { envelope, customFields: fieldsIn(envelope, answer) };
      });
    },

    updateEnvelopeCustomFields(_, { input }, { eSignature }) {
      const envelope = envelopeOf(eSignature, input.envelopeId, input.accountId, "envelopeId");
      const body = bodyOf(eSignature, envelope, input.fields);
      return payload(async () => {
        const answer = await eSignature.api.updateEnvelopeCustomFields({ ...envelope, body });
        return { envelope, customFields: fieldsIn(envelope, answer) };
      });
    },
  },
};
