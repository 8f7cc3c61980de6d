/** Documents of an envelope, and their custom fields. */
import {
  DocumentField,
  EnvelopeDocument,
  HtmlDefinition,
  MAX_DOCUMENT_BYTES,
  Metadata,
} from "#contracts/e-signature/index.ts";
import type {
  EnvelopeDocumentFieldMapper,
  EnvelopeDocumentMapper,
  OfDocument,
} from "#generated/collaboration/mappers.ts";
import type {
  AddEnvelopeDocumentsInput,
  EnvelopeDocumentFieldInput,
  EnvelopeDocumentInput,
  Resolvers,
} from "#generated/collaboration/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import type { CollaborationContext } from "#subgraphs/collaboration/context.ts";
import { isGuid } from "#subgraphs/collaboration/e-signature/guid.ts";
import {
  documentIds,
  documentOf,
  envelopeIn,
  envelopeOf,
  recipientIds,
  requireDistinct,
} from "#subgraphs/collaboration/e-signature/ids.ts";
import type { ESignatureContext } from "#subgraphs/collaboration/e-signature/reads.ts";
import {
  costlyOf,
  documentsIn,
  forgetEnvelopes,
  readDocument,
  readFields,
  readHtml,
  readPageTabs,
  readRecipient,
  readTabs,
} from "#subgraphs/collaboration/e-signature/reads.ts";
import { uploadOf, writtenFileLink } from "#subgraphs/kit/context/link-fields.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { referencedMembers, selectedMembers } from "#subgraphs/kit/mapping/selected-members.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";
import { tabsIn } from "./tabs.ts";
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

function fieldNames(names: readonly string[], argument: string): void {
  requireDistinct(names, argument);
  if (names.some((name) => name.trim() === "")) throw badInput('"name" is blank', argument);
}

function fieldsBody(fields: readonly EnvelopeDocumentFieldInput[]) {
  fieldNames(
    fields.map(({ name }) => name),
    "fields",
  );
  return { documentFields: fields.map(({ name, value }) => ({ name, value })) };
}

interface FieldsAnswer {
  readonly documentFields?: EnvelopeDocumentFieldMapper[] | null;
}

/** Payload of a write of a document's fields. Each response contains all fields of the document. */
const written = (eSignature: ESignatureContext, document: OfDocument, write: () => Promise<FieldsAnswer>) =>
  payload(async () => {
    const { documentFields } = await write();
    forgetEnvelopes(eSignature);
    return { document, fields: documentFields };
  });

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
      envelope: (document) => envelopeIn(document),
      rights: async (document, _, { eSignature }) =>
        document.metadata !== undefined
          ? document.metadata
          : (await readDocument(eSignature, document, new Set(["metadata"])))?.metadata,
      async tabs(document, _, { eSignature }, info) {
        // Lists contain tabs of their documents. A document known only by its key needs a call.
        if (document.tabs) return tabsIn(document, document.tabs);
        const withMetadata = selectedMembers(info, "EnvelopeTab").has("metadata");
        const tabs = await readTabs(eSignature, document, withMetadata);
        return tabs && tabsIn(document, tabs);
      },
      async tabsOfPages(document, { pageIds }, { eSignature }, info) {
        requireDistinct(pageIds, "pageIds");
        if (pageIds.length > MAX_PAGES) throw badInput(`"pageIds" takes ${MAX_PAGES} at most`, "pageIds");
        if (!pageIds.every(isGuid))
          throw badInput('"pageIds" are the GUIDs of pages, each for itself', "pageIds");
        const withMetadata = selectedMembers(info, "EnvelopeTab").has("metadata");
        const tabs = await readTabs(eSignature, document, withMetadata, pageIds);
        return tabs && tabsIn(document, tabs);
      },
      async pageTabs(document, { number }, { eSignature }) {
        if (number < 1) throw badInput('"number" counts from 1', "number");
        const tabs = await readPageTabs(eSignature, document, number);
        return tabs && tabsIn(document, tabs);
      },
      fields: async (document, _, { eSignature }) => readFields(eSignature, document),
      async htmlDefinitions(document, _, { eSignature }) {
        const guid = document.documentIdGuid ?? (await readDocument(eSignature, document))?.documentIdGuid;
        return guid ? readHtml(eSignature, document, guid) : null;
      },
      async visibility(document, { recipientIds: ids }, { eSignature }) {
        requireDistinct(ids, "recipientIds");
        const asked = ids.map((id) => recipientIds.upstreamId(eSignature, document, id, "recipientIds"));
        const rows = await Promise.all(
          asked.map(async (recipientId) => {
            const found = await readRecipient(eSignature, { ...envelopeIn(document), recipientId });
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
        forgetEnvelopes(eSignature);
        return { envelope, documents: documentsIn(envelope, answer.envelopeDocuments ?? []) };
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
        forgetEnvelopes(eSignature);
        return { envelope, documents: documentsIn(envelope, answer.envelopeDocuments ?? []) };
      });
    },

    createEnvelopeDocumentFields(_, { input: { documentId, fields } }, { eSignature }) {
      const document = documentOf(eSignature, documentId, "documentId");
      const body = fieldsBody(fields);
      return written(eSignature, document, () => eSignature.api.createDocumentFields({ ...document, body }));
    },

    updateEnvelopeDocumentFields(_, { input: { documentId, fields } }, { eSignature }) {
      const document = documentOf(eSignature, documentId, "documentId");
      const body = fieldsBody(fields);
      return written(eSignature, document, () => eSignature.api.updateDocumentFields({ ...document, body }));
    },

    deleteEnvelopeDocumentFields(_, { input: { documentId, names } }, { eSignature }) {
      const document = documentOf(eSignature, documentId, "documentId");
      fieldNames(names, "names");
      const body = { documentFields: names.map((name) => ({ name })) };
      return written(eSignature, document, () => eSignature.api.deleteDocumentFields({ ...document, body }));
    },
  },
};
