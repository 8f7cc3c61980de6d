/** Documents of an envelope: listed, added, deleted; their fields, HTML definitions and comments; custom fields. */

import type {
  CustomField,
  CustomFieldSetting,
  CustomFields,
  DocumentField,
  documentOperations,
  EnvelopeDocument,
  NewDocument,
  Recipient,
} from "#contracts/e-signature/index.ts";
import { guidOf } from "#contracts/kit/guid.ts";
import { pagesInPdf, pdfOf } from "#services/kit/data/pdf.ts";
import type { Call, HandlersOf } from "#services/kit/service.ts";
import {
  changeEnvelope,
  documentOf,
  documentsOf,
  guid,
  type InAccount,
  openEnvelope,
  recipientOf,
  recipientsOf,
  refusal,
} from "./support/envelopes.ts";
import { type Envelope, type ESignatureTables, rowKey, type StoredDocument } from "./tables.ts";
import { metadataOf, tabsOn } from "./tabs.ts";

const LINES_ON_A_PAGE = 36;
const A4 = { width: 595, height: 842 };
const isHtml = (fileExtension: string) => /^html?$/i.test(fileExtension);

/** The stored form of a document, from its Base64. @throws Problem for invalid Base64 */
export function storedDocument(envelopeId: string, sent: NewDocument, order: number): StoredDocument {
  const { documentId, name, fileExtension, documentBase64 } = sent;
  const bytes = Buffer.from(documentBase64, "base64");
  if (bytes.toString("base64") !== documentBase64)
    throw refusal("INVALID_REQUEST_BODY", `documentBase64 of document ${documentId} is no Base64`);
  const extension = fileExtension.toLowerCase();
  const pages = pagesInPdf(bytes);
  if (extension === "pdf" && !pages)
    throw refusal("INVALID_REQUEST_BODY", `Document ${documentId} is no PDF`);
  const count = pages ?? 1; // content that is not a PDF becomes one page
  return {
    documentId,
    documentIdGuid: guidOf(`${envelopeId} document ${documentId}`),
    name,
    fileExtension: extension,
    order: sent.order ?? order,
    contentBase64: documentBase64,
    pages: Array.from({ length: count }, (_, index) => ({
      pageId: guidOf(`${envelopeId} document ${documentId} page ${index + 1}`),
      sequence: index + 1,
      ...A4,
    })),
    fields: [],
    html: isHtml(extension)
      ? [
          {
            headerLabel: name,
            displayOrder: 1,
            maxScreenWidth: 640,
            removeEmptyTags: true,
            source: bytes.toString("utf8"),
          },
        ]
      : [],
  };
}

interface InDocument extends InAccount {
  readonly documentId: string;
}

interface CustomFieldsBody {
  readonly textCustomFields?: readonly CustomFieldSetting[];
  readonly listCustomFields?: readonly CustomFieldSetting[];
}

export function documentHandlers(tables: ESignatureTables): HandlersOf<typeof documentOperations> {
  const { customFields, documents, tabs, hidden, comments, users } = tables;

  function listed(
    envelope: Envelope,
    rows: readonly StoredDocument[],
    withTabs: boolean,
    withMetadata: boolean,
  ) {
    const metadata = metadataOf(envelope, ["name", "order"]);
    return {
      envelopeId: envelope.envelopeId,
      envelopeDocuments: rows.map((document): EnvelopeDocument => {
        const { fields, html, contentBase64, ...visible } = document;
        return {
          ...visible,
          pages: [...visible.pages],
          sizeBytes: Buffer.byteLength(contentBase64, "base64"),
          ...(withTabs && {
            tabs: tabsOn(tables, envelope, document.documentId, { withMetadata }),
          }),
          ...(withMetadata && { metadata }),
        };
      }),
    };
  }

  /** All recipients of the envelope who have the e-mail address of one of these. */
  function personsOf(envelope: Envelope, recipients: readonly Recipient[]): Recipient[] {
    const emails = new Set(recipients.map(({ email }) => email));
    return recipientsOf(tables, envelope).filter(({ email }) => emails.has(email));
  }

  /**
   * Handler of a write of a document's fields. It refuses a name that the body repeats, and one that is missing
   * (or present, unless `there`).
   */
  const writeFields =
    <F extends { readonly name: string }>(
      there: boolean,
      merge: (before: readonly DocumentField[], sent: ReadonlyMap<string, F>) => DocumentField[],
    ) =>
    (input: InDocument & { readonly body: { readonly documentFields: readonly F[] } }, call: Call) => {
      const opened = changeEnvelope(tables, input, call);
      const kept = documentOf(tables, opened, input.documentId);
      const names = new Set(kept.fields.map(({ name }) => name));
      const sent = new Map<string, F>();
      for (const field of input.body.documentFields) {
        const { name } = field;
        if (sent.has(name) || (!there && names.has(name)))
          throw refusal("FIELD_NAME_NOT_UNIQUE", `There is a field named ${name} already`);
        if (there && !names.has(name))
          throw refusal("FIELD_DOES_NOT_EXIST", `There is no field named ${name}`);
        sent.set(name, field);
      }
      const documentFields = merge(kept.fields, sent);
      const { envelopeId } = opened.envelope;
      documents.put({ envelopeId, value: { ...kept, fields: documentFields } });
      return { documentFields };
    };

  const customFieldsOf = (envelopeId: string) =>
    customFields.by("envelope", envelopeId).map(({ value }) => value);

  function writtenFields(envelopeId: string): CustomFields {
    const fields = customFieldsOf(envelopeId);
    return {
      textCustomFields: fields.flatMap(({ listItems, ...field }) => (listItems ? [] : field)),
      listCustomFields: fields.flatMap(({ listItems, ...field }) =>
        listItems ? { ...field, listItems } : [],
      ),
    };
  }

  /** Stores the fields if names stay unique in the envelope and each list contains its value. */
  function keepCustomFields(envelopeId: string, changed: readonly CustomField[]): CustomFields {
    const after = new Map(customFieldsOf(envelopeId).map((field) => [field.fieldId, field]));
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
    return writtenFields(envelopeId);
  }

  const sentIn = ({ textCustomFields = [], listCustomFields = [] }: CustomFieldsBody) => [
    ...textCustomFields.map((sent) => ({ sent, isList: false })),
    ...listCustomFields.map((sent) => ({ sent, isList: true })),
  ];

  return {
    listEnvelopeDocuments(input, call) {
      const { envelope, as } = openEnvelope(tables, input, call);
      const { recipient_id, shared_user_id, documents_by_userid } = input;
      let view = as?.slice(0, 1) ?? null; // of several parts in an envelope, the first to sign
      if (recipient_id != null) {
        view = [recipientOf(tables, envelope, recipient_id)];
        if (as && !as.some((own) => own.recipientId === recipient_id))
          throw refusal("USER_LACKS_PERMISSIONS", "Only its sender sees an envelope as its recipients do");
      }
      if (shared_user_id != null) {
        const user = users.get(guid(shared_user_id, "shared_user_id"));
        if (user?.accountId !== envelope.accountId)
          throw refusal("USER_DOES_NOT_EXIST", "The user does not exist");
        if (as && !as.some((own) => own.email === user.email))
          throw refusal("USER_LACKS_PERMISSIONS", "Only its sender sees an envelope as others do");
        const shared = recipientsOf(tables, envelope).filter(({ email }) => email === user.email);
        view = user.userId === envelope.senderUserId ? null : shared.slice(0, 1);
      }
      if (view && documents_by_userid === "true") view = personsOf(envelope, view);
      const rows = documentsOf(tables, envelope, view);
      return listed(envelope, rows, input.include_tabs === "true", input.include_metadata === "true");
    },

    addEnvelopeDocuments(input, call) {
      const { envelope } = changeEnvelope(tables, input, call);
      const { envelopeId } = envelope;
      const sent = input.body.documents;
      if (new Set(sent.map(({ documentId }) => documentId)).size < sent.length)
        throw refusal("INVALID_REQUEST_BODY", "A documentId stands twice");
      const last = Math.max(0, ...documentsOf(tables, envelope, null).map(({ order }) => order));
      const read = sent.map((one, index) => {
        const original = documents.get(rowKey(envelopeId, one.documentId))?.value;
        const kept = storedDocument(envelopeId, one, original?.order ?? last + 1 + index);
        return original ? { ...kept, fields: original.fields } : kept;
      });
      for (const value of read) {
        documents.put({ envelopeId, value });
        // The tabs of the replaced document stay, if the new document has their page (D2-166).
        for (const { value: kept } of tabs.by("document", rowKey(envelopeId, value.documentId)))
          if (kept.tab.pageNumber > value.pages.length) tabs.delete(kept.tab.tabId);
      }
      return listed(envelope, documentsOf(tables, envelope, null), false, false);
    },

    deleteEnvelopeDocuments(input, call) {
      const opened = changeEnvelope(tables, input, call);
      const { envelope } = opened;
      const { envelopeId } = envelope;
      const doomed = input.body.documents.map(({ documentId }) => documentOf(tables, opened, documentId));
      for (const { documentId } of doomed) {
        const key = rowKey(envelopeId, documentId);
        documents.delete(key);
        for (const { value } of tabs.by("document", key)) tabs.delete(value.tab.tabId);
        for (const row of hidden.by("document", key))
          hidden.delete(rowKey(envelopeId, row.recipientId, documentId));
      }
      return listed(envelope, documentsOf(tables, envelope, null), false, false);
    },

    getDocumentFields(input, call) {
      const kept = documentOf(tables, openEnvelope(tables, input, call), input.documentId);
      return { documentFields: [...kept.fields] };
    },

    createDocumentFields: writeFields<DocumentField>(false, (before, sent) => [...before, ...sent.values()]),
    updateDocumentFields: writeFields<DocumentField>(true, (before, sent) =>
      before.map((field) => sent.get(field.name) ?? field),
    ),
    deleteDocumentFields: writeFields(true, (before, sent) => before.filter(({ name }) => !sent.has(name))),

    getDocumentHtmlDefinitions(input, call) {
      const { envelope, as } = openEnvelope(tables, input, call);
      const wanted = input.documentId.toLowerCase();
      const found = documentsOf(tables, envelope, as).find(({ documentIdGuid }) => documentIdGuid === wanted);
      // A document of another type, or an unknown id, is no error (D2-141, D2-142).
      if (!found || found.html.length === 0) return {};
      const { documentId, documentIdGuid } = found;
      return { htmlDefinitions: found.html.map((html) => ({ documentId, documentIdGuid, ...html })) };
    },

    getCommentsTranscript(input, call) {
      const { account, envelope } = openEnvelope(tables, input, call);
      if (!account.enableSigningExtensionComments)
        throw refusal(
          "ACCOUNT_LACKS_PERMISSIONS",
          "The account has no comments: enableSigningExtensionComments",
        );
      const said = comments.by("envelope", envelope.envelopeId).map(({ value }) => value);
      const lines = [
        `Comments on ${envelope.emailSubject}`,
        `Envelope ${envelope.envelopeId}, ${said.length} comments`,
        "",
        ...said.flatMap(({ at, author, text }) => [
          `${at.slice(0, 16).replace("T", " ")} ${author}:`,
          `  ${text}`,
        ]),
      ];
      const pages = [];
      for (let at = 0; at < lines.length; at += LINES_ON_A_PAGE)
        pages.push(lines.slice(at, at + LINES_ON_A_PAGE));
      return pdfOf(pages, input.encoding ?? "iso-8859-1");
    },

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
      return keepCustomFields(envelopeId, fields);
    },

    updateEnvelopeCustomFields(input, call) {
      const { envelopeId } = changeEnvelope(tables, input, call).envelope;
      const there = customFieldsOf(envelopeId);
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
      return keepCustomFields(envelopeId, fields);
    },
  };
}
