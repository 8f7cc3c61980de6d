/** Documents of an envelope and their fields, and custom fields of the envelope, which have only writes. */
import {
  CustomField,
  CustomFieldSetting,
  type CustomFields,
  DocumentField,
  EnvelopeDocument,
  HtmlDefinition,
  MAX_DOCUMENT_BYTES,
  Metadata,
} from "#contracts/e-signature/index.ts";
import type { Wire } from "#contracts/kit/contract.ts";
import type {
  EnvelopeCustomFieldMapper,
  EnvelopeDocumentFieldMapper,
  EnvelopeDocumentMapper,
  InEnvelope,
  OfDocument,
} from "#generated/collaboration/mappers.ts";
import type {
  AddEnvelopeDocumentsInput,
  EnvelopeCustomFieldChangeInput,
  EnvelopeDocumentFieldInput,
  EnvelopeDocumentInput,
  Resolvers,
  UpdateEnvelopeCustomFieldsInput,
} from "#generated/collaboration/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import type { CollaborationContext } from "#subgraphs/collaboration/context.ts";
import { isGuid } from "#subgraphs/collaboration/e-signature/guid.ts";
import {
  customFieldIds,
  documentIds,
  documentIn,
  documentOf,
  envelopeIn,
  envelopeOf,
  recipientIds,
  requireDistinct,
} from "#subgraphs/collaboration/e-signature/ids.ts";
import type { ESignatureContext } from "#subgraphs/collaboration/e-signature/reads.ts";
import { costlyOf, documentsIn, readDocument } from "#subgraphs/collaboration/e-signature/reads.ts";
import { uploadOf, writtenFileLink } from "#subgraphs/kit/context/link-fields.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { referencedMembers, selectedMembers } from "#subgraphs/kit/mapping/selected-members.ts";
import { toWire } from "#subgraphs/kit/mapping/to-wire.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";
import { readTabs, tabsIn } from "./tabs.ts";
import { visibilityIn } from "./visibility.ts";

/** Largest number of pages in one call, because the URL contains their GUIDs. */
const MAX_PAGES = 100;

const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

function newDocuments(documents: AddEnvelopeDocumentsInput["documents"]) {
  requireDistinct(
    documents.map(({ documentId }) => documentId),
    "documents",
  );
  return documents.map(({ contentBase64, ...document }) => {
    const checked = withoutContent(document);
    if (contentBase64 === "" || !BASE64.test(contentBase64))
      throw badInput('"contentBase64" is no Base64', "contentBase64");
    return { ...checked, documentBase64: contentBase64 };
  });
}

/** A document to add, without its content. @throws BAD_USER_INPUT if the service would refuse it */
function withoutContent({ order, ...document }: Omit<EnvelopeDocumentInput, "contentBase64">) {
  if (!/^[1-9]\d{0,8}$/.test(document.documentId))
    throw badInput('"documentId" is not a number from 1', "documentId");
  if (document.name.trim() === "") throw badInput('"name" is blank', "name");
  if (!/^[A-Za-z0-9]{1,10}$/.test(document.fileExtension))
    throw badInput('"fileExtension" is letters and digits, without a dot', "fileExtension");
  if (order != null && order < 1) throw badInput('"order" counts from 1', "order");
  return { ...document, ...(order != null && { order }) };
}

function requireNames(names: readonly string[], argument: string): void {
  requireDistinct(names, argument);
  if (names.some((name) => name.trim() === "")) throw badInput('"name" is blank', argument);
}

function fieldsBody({ fields }: { readonly fields: readonly EnvelopeDocumentFieldInput[] }) {
  requireNames(
    fields.map(({ name }) => name),
    "fields",
  );
  return { documentFields: [...fields] };
}

function namesBody({ names }: { readonly names: readonly string[] }) {
  requireNames(names, "names");
  return { documentFields: names.map((name) => ({ name })) };
}

/** Mutation of a document's fields. The response has all fields of the document. */
const writeFields =
  <Input, Body>(
    bodyOf: (input: Input) => Body,
    write: (
      api: ESignatureContext["api"],
      sent: OfDocument & { readonly body: Body },
    ) => Promise<{ readonly documentFields?: EnvelopeDocumentFieldMapper[] | null }>,
  ) =>
  (
    _: unknown,
    { input }: { input: Input & { readonly documentId: string } },
    { eSignature }: CollaborationContext,
  ) => {
    const document = documentOf(eSignature, input.documentId, "documentId");
    const body = bodyOf(input);
    return payload(async () => {
      const { documentFields } = await write(eSignature.api, { ...document, body });
      return { document, fields: documentFields };
    });
  };

/** Custom fields of a response. List fields always have items, text fields never. */
const customFieldsIn = (envelope: InEnvelope, fields: Wire<CustomFields>): EnvelopeCustomFieldMapper[] => [
  ...(fields.textCustomFields ?? []).map((field) => ({ ...field, ...envelope })),
  ...(fields.listCustomFields ?? []).map((field) => ({
    ...field,
    ...envelope,
    listItems: field.listItems ?? [],
  })),
];

/** The body of a write. Checks fields as far as possible without a call (D2-137). */
function customFieldsBody(
  eSignature: ESignatureContext,
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
const writeCustomFields =
  (operation: "createEnvelopeCustomFields" | "updateEnvelopeCustomFields") =>
  (
    _: unknown,
    { input }: { input: UpdateEnvelopeCustomFieldsInput },
    { eSignature }: CollaborationContext,
  ) => {
    const envelope = envelopeOf(eSignature, input.envelopeId, input.accountId, "envelopeId");
    const body = customFieldsBody(eSignature, envelope, input.fields);
    return payload(async () => {
      const answer = await eSignature.api[operation]({ ...envelope, body });
      return { envelope, customFields: customFieldsIn(envelope, answer) };
    });
  };

export const documentResolvers: Resolvers = {
  EnvelopeDocument: mapWireType(
    EnvelopeDocument,
    {
      __resolveReference: ({ id }, { eSignature }, info) =>
        readDocument(
          eSignature,
          documentOf(eSignature, id),
          costlyOf(referencedMembers(info, "EnvelopeDocument")),
        ),
      id: (document) => documentIds.of(document, document.documentId),
      upstreamId: ({ documentId }) => documentId,
      envelope: envelopeIn,
      rights: async (document, _, { eSignature }) =>
        document.metadata !== undefined
          ? document.metadata
          : (await readDocument(eSignature, document, new Set(["metadata"])))?.metadata,
      async tabs(document, _, { eSignature }, info) {
        // Lists contain tabs of their documents. A document known only by its key needs a call.
        if (document.tabs) return tabsIn(document, document.tabs);
        return readTabs(eSignature, document, selectedMembers(info, "EnvelopeTab"));
      },
      async tabsOfPages(document, { pageIds }, { eSignature }, info) {
        requireDistinct(pageIds, "pageIds");
        if (pageIds.length > MAX_PAGES) throw badInput(`"pageIds" takes ${MAX_PAGES} at most`, "pageIds");
        if (!pageIds.every(isGuid))
          throw badInput('"pageIds" are the GUIDs of pages, each for itself', "pageIds");
        const key = { ...documentIn(document), page_numbers: pageIds };
        return readTabs(eSignature, key, selectedMembers(info, "EnvelopeTab"));
      },
      async pageTabs(document, { number }, { eSignature }) {
        if (number < 1) throw badInput('"number" counts from 1', "number");
        const tabs = await eSignature.pageTabs.load({ ...documentIn(document), pageNumber: number });
        return tabs && tabsIn(document, tabs);
      },
      fields: (document, _, { eSignature }) => eSignature.documentFields.load(document),
      async htmlDefinitions(document, _, { eSignature }) {
        const guid = document.documentIdGuid ?? (await readDocument(eSignature, document))?.documentIdGuid;
        // The path takes the document's GUID as its id.
        return guid ? eSignature.htmlDefinitions.load({ ...document, documentId: guid }) : null;
      },
      async visibility(document, { recipientIds: ids }, { eSignature }) {
        requireDistinct(ids, "recipientIds");
        const asked = ids.map((id) => recipientIds.upstreamId(eSignature, document, id, "recipientIds"));
        const rows = await Promise.all(
          asked.map(async (recipientId) => {
            const found = await eSignature.recipient.load({ ...document, recipientId });
            return visibilityIn(document, found?.documentVisibility);
          }),
        );
        return rows.flat().filter(({ documentId }) => documentId === document.documentId);
      },
    },
    {
      requires: { tabs: ["tabs"], rights: ["metadata"] },
      nested: { tabs: "EnvelopeTab" },
      loadFull: (document: EnvelopeDocumentMapper, { eSignature }: CollaborationContext) =>
        readDocument(eSignature, document),
    },
  ),

  EnvelopeDocumentField: mapWireType(DocumentField, {}),
  EnvelopeCustomField: mapWireType(CustomField, {
    id: (field) => customFieldIds.of(field, field.fieldId),
    upstreamId: ({ fieldId }) => fieldId ?? "",
    type: ({ listItems }) => (listItems ? "LIST" : "TEXT"),
    visible: ({ show }) => show,
  }),
  EnvelopeHtmlDefinition: mapWireType(HtmlDefinition, {}),
  EnvelopeRights: mapWireType(Metadata, {
    editable: ({ rights }) => (rights == null ? null : rights === "editable"),
  }),

  Mutation: {
    addEnvelopeDocuments(_, { input }, { eSignature }) {
      const envelope = envelopeOf(eSignature, input.envelopeId, input.accountId, "envelopeId");
      const documents = newDocuments(input.documents);
      return payload(async () => {
        const answer = await eSignature.api.addEnvelopeDocuments({ ...envelope, body: { documents } });
        return { envelope, documents: documentsIn(envelope, answer.envelopeDocuments) };
      });
    },

    uploadEnvelopeDocument(_, { input: { envelopeId, accountId, ...input } }, context) {
      const { eSignature } = context;
      const envelope = envelopeOf(eSignature, envelopeId, accountId, "envelopeId");
      const document = withoutContent(input);
      return payload(async () => {
        const link = await writtenFileLink(
          context,
          eSignature,
          "addEnvelopeDocuments",
          (content) => ({ ...envelope, body: { documents: [{ ...document, documentBase64: content }] } }),
          MAX_DOCUMENT_BYTES,
        );
        return { envelope, upload: uploadOf(link, "application/octet-stream") };
      });
    },

    deleteEnvelopeDocuments(_, { input }, { eSignature }) {
      const envelope = envelopeOf(eSignature, input.envelopeId, input.accountId, "envelopeId");
      const ids = input.documentIds.map((id) =>
        documentIds.upstreamId(eSignature, envelope, id, "documentIds"),
      );
      requireDistinct(ids, "documentIds");
      const documents = ids.map((documentId) => ({ documentId }));
      return payload(async () => {
        const answer = await eSignature.api.deleteEnvelopeDocuments({ ...envelope, body: { documents } });
        return { envelope, documents: documentsIn(envelope, answer.envelopeDocuments) };
      });
    },

    createEnvelopeDocumentFields: writeFields(fieldsBody, (api, sent) => api.createDocumentFields(sent)),
    updateEnvelopeDocumentFields: writeFields(fieldsBody, (api, sent) => api.updateDocumentFields(sent)),
    deleteEnvelopeDocumentFields: writeFields(namesBody, (api, sent) => api.deleteDocumentFields(sent)),

    createEnvelopeCustomFields: writeCustomFields("createEnvelopeCustomFields"),
    updateEnvelopeCustomFields: writeCustomFields("updateEnvelopeCustomFields"),
  },
};
