/** Documents of an envelope: the list, additions, deletions, their fields, HTML and comments; custom fields of the envelope. */
import Type from "typebox";
import { binary, del, get, json, optional, post, put } from "#contracts/kit/contract.ts";
import { flag, Metadata, Tabs } from "./tabs.ts";

export const Page = Type.Object({
  /** A GUID, by which tabs are requested (`page_numbers`). */
  pageId: Type.String(),
  /** From 1. */
  sequence: Type.Integer(),
  /** In points. */
  width: Type.Integer(),
  height: Type.Integer(),
});

export const EnvelopeDocument = Type.Object({
  /** A number written as text, unique in its envelope. */
  documentId: Type.String(),
  documentIdGuid: Type.String(),
  name: Type.String(),
  fileExtension: Type.String(),
  order: Type.Integer(),
  sizeBytes: Type.Integer(),
  pages: Type.Array(Page),
  /** Only with `include_tabs`. */
  tabs: Type.Optional(Tabs),
  /** Only with `include_metadata`. */
  metadata: Type.Optional(Metadata),
});
const EnvelopeDocuments = Type.Object({
  envelopeId: Type.String(),
  envelopeDocuments: Type.Array(EnvelopeDocument),
});

export const NewDocument = Type.Object({
  documentId: Type.String({ pattern: "^[1-9]\\d{0,8}$" }),
  name: Type.String({ minLength: 1 }),
  /** Without the dot. */
  fileExtension: Type.String({ pattern: "^[A-Za-z0-9]{1,10}$" }),
  documentBase64: Type.String({ minLength: 1 }),
  order: Type.Optional(Type.Integer({ minimum: 1 })),
});

const name = Type.String({ minLength: 1 });
export const DocumentField = Type.Object({ name, value: Type.String() });
const DocumentFields = Type.Object({ documentFields: Type.Array(DocumentField) });

/** Display of a document that is too wide for a page (an HTML document only). */
export const HtmlDefinition = Type.Object({
  documentId: Type.String(),
  documentIdGuid: Type.String(),
  headerLabel: Type.String(),
  displayOrder: Type.Integer(),
  /** Widest screen for this display, in pixels. */
  maxScreenWidth: Type.Integer(),
  removeEmptyTags: Type.Boolean(),
  source: Type.String(),
});

/** The largest file of a document that is sent by a link, in bytes; see `docs/decisions/e-signature.md`. */
export const MAX_DOCUMENT_BYTES = 25 * 1024 * 1024;

export type Page = Type.Static<typeof Page>;
export type EnvelopeDocument = Type.Static<typeof EnvelopeDocument>;
export type NewDocument = Type.Static<typeof NewDocument>;
export type DocumentField = Type.Static<typeof DocumentField>;
export type HtmlDefinition = Type.Static<typeof HtmlDefinition>;

/** Custom fields of an envelope are written only; no operation reads them. */
const customField = {
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
export const CustomField = Type.Object({ fieldId, ...customField, listItems: Type.Optional(listItems) });
const { name: fieldName, ...rest } = customField;
/** A field to write: PUT names an existing one by its id, or by its name. */
const TextFieldSetting = Type.Object({
  fieldId: Type.Optional(fieldId),
  name: fieldName,
  ...Type.Partial(Type.Object(rest)).properties,
});
export const CustomFieldSetting = Type.Object({
  ...TextFieldSetting.properties,
  listItems: Type.Optional(listItems),
});

const CustomFields = Type.Object({
  textCustomFields: Type.Array(Type.Object({ fieldId, ...customField })),
  listCustomFields: Type.Array(Type.Object({ fieldId, ...customField, listItems })),
});
const CustomFieldSettings = Type.Object({
  textCustomFields: Type.Optional(Type.Array(TextFieldSetting)),
  listCustomFields: Type.Optional(Type.Array(CustomFieldSetting)),
});

export type CustomField = Type.Static<typeof CustomField>;
export type CustomFieldSetting = Type.Static<typeof CustomFieldSetting>;
export type CustomFields = Type.Static<typeof CustomFields>;

const documents = "/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents";
const fields = "/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/fields";

const customFields = "/v2.1/accounts/{accountId}/envelopes/{envelopeId}/custom_fields";
const customFieldWrites = { body: json(CustomFieldSettings), returns: CustomFields };

export const transcriptEncodings = ["iso-8859-1", "us-ascii"] as const;

export const documentOperations = {
  listEnvelopeDocuments: get(documents, {
    query: {
      documents_by_userid: flag,
      /** Reserved: accepted without effect (D2-165). */
      include_docgen_formfields: optional(Type.String()),
      include_metadata: flag,
      include_tabs: flag,
      recipient_id: optional(Type.String({ minLength: 1 })),
      shared_user_id: optional(Type.String({ minLength: 1 })),
    },
    returns: EnvelopeDocuments,
  }),
  addEnvelopeDocuments: post(documents, {
    body: json(Type.Object({ documents: Type.Array(NewDocument, { minItems: 1 }) })),
    returns: EnvelopeDocuments,
  }),
  deleteEnvelopeDocuments: del(documents, {
    body: json(
      Type.Object({
        documents: Type.Array(Type.Object({ documentId: Type.String({ minLength: 1 }) }), { minItems: 1 }),
      }),
    ),
    returns: EnvelopeDocuments,
  }),
  getDocumentFields: get(fields, { returns: DocumentFields }),
  createDocumentFields: post(fields, { body: json(DocumentFields), returns: DocumentFields }),
  updateDocumentFields: put(fields, { body: json(DocumentFields), returns: DocumentFields }),
  deleteDocumentFields: del(fields, {
    body: json(Type.Object({ documentFields: Type.Array(Type.Object({ name })) })),
    returns: DocumentFields,
  }),
  getDocumentHtmlDefinitions: get(
    "/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/html_definitions",
    // Empty for a document that is not HTML, and for an unknown id (D2-141, D2-142).
    { returns: Type.Object({ htmlDefinitions: Type.Optional(Type.Array(HtmlDefinition)) }) },
  ),
  getCommentsTranscript: get("/v2.1/accounts/{accountId}/envelopes/{envelopeId}/comments/transcript", {
    query: { encoding: optional(Type.Enum([...transcriptEncodings])) },
    returns: binary("application/pdf"),
  }),
  createEnvelopeCustomFields: post(customFields, customFieldWrites),
  updateEnvelopeCustomFields: put(customFields, customFieldWrites),
};
