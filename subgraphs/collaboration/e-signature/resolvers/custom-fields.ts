/** Custom fields of an envelope, which have only writes. */
import { CustomField, CustomFieldSetting, type CustomFields } from "#contracts/e-signature/index.ts";
import type { Wire } from "#contracts/kit/contract.ts";
import type { EnvelopeCustomFieldMapper, InEnvelope } from "#generated/collaboration/mappers.ts";
import type {
  EnvelopeCustomFieldChangeInput,
  Resolvers,
  UpdateEnvelopeCustomFieldsInput,
} from "#generated/collaboration/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import type { CollaborationContext } from "#subgraphs/collaboration/context.ts";
import { customFieldIds, envelopeOf, requireDistinct } from "#subgraphs/collaboration/e-signature/ids.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { toWire } from "#subgraphs/kit/mapping/to-wire.ts";
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
  eSignature: CollaborationContext["eSignature"],
  envelope: InEnvelope,
  fields: readonly EnvelopeCustomFieldChangeInput[],
) {
  requireDistinct(
    fields.map(({ name }) => name),
    "fields",
  );
  const rows = fields.map(({ id, type, visible: show, ...field }) => {
    const { name, value, listItems } = field;
    if (name.trim() === "") throw badInput('"name" is blank', "name");
    if (type === "TEXT" && listItems != null) throw badInput('A text has no "listItems"', "listItems");
    if (listItems != null && value != null && value !== "" && !listItems.includes(value))
      throw badInput('"value" is not one of "listItems"', "value");
    const fieldId = id == null ? id : customFieldIds.upstreamId(eSignature, envelope, id, "id");
    return { type, row: toWire(CustomFieldSetting, { fieldId, ...field, show }) };
  });
  const ofType = (wanted: string) => rows.flatMap(({ type, row }) => (type === wanted ? row : []));
  return { textCustomFields: ofType("TEXT"), listCustomFields: ofType("LIST") };
}

/** Mutation of custom fields. The response has all of the envelope. */
const writeFields =
  (operation: "createEnvelopeCustomFields" | "updateEnvelopeCustomFields") =>
  (
    _: unknown,
    { input }: { input: UpdateEnvelopeCustomFieldsInput },
    { eSignature }: CollaborationContext,
  ) => {
    const envelope = envelopeOf(eSignature, input.envelopeId, input.accountId, "envelopeId");
    const body = bodyOf(eSignature, envelope, input.fields);
    return payload(async () => {
      const answer = await eSignature.api[operation]({ ...envelope, body });
      return { envelope, customFields: fieldsIn(envelope, answer) };
    });
  };

export const customFieldResolvers: Resolvers = {
  EnvelopeCustomField: mapWireType(CustomField, {
    id: (field) => customFieldIds.of(field, field.fieldId),
    upstreamId: ({ fieldId }) => fieldId ?? "",
    type: ({ listItems }) => (listItems ? "LIST" : "TEXT"),
    visible: ({ show }) => show,
  }),

  Mutation: {
    createEnvelopeCustomFields: writeFields("createEnvelopeCustomFields"),
    updateEnvelopeCustomFields: writeFields("updateEnvelopeCustomFields"),
  },
};
