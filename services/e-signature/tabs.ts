/** Tabs of a document: read by document or by page, created, changed, deleted. */
import { randomUUID } from "node:crypto";
import {
  type NewTab,
  type Tab,
  type TabKind,
  type Tabs,
  tabKinds,
  type tabOperations,
} from "#contracts/e-signature/index.ts";
import type { HandlersOf } from "#services/kit/service.ts";
import {
  changeEnvelope,
  documentOf,
  guid,
  isOpen,
  openEnvelope,
  recipientOf,
  refusal,
} from "./support/envelopes.ts";
import {
  type Envelope,
  type ESignatureTables,
  rowKey,
  type StoredDocument,
  type StoredTab,
} from "./tables.ts";

/** Rights to change something in an envelope: read-only unless the envelope is a draft or in process. */
export const metadataOf = (envelope: Envelope, options: readonly string[]) =>
  isOpen(envelope)
    ? { rights: "editable" as const, options: [...options] }
    : { rights: "read_only" as const, options: [] };

const changeable = ["pageNumber", "xPosition", "yPosition", "width", "height", "tabLabel", "required"];

/** Tabs as in a body: a list for each kind that occurs. */
function byKind(rows: readonly StoredTab[]): Tabs {
  const tabs: Tabs = {};
  for (const kind of tabKinds) {
    const list = rows.filter((row) => row.kind === kind).map(({ tab }) => tab);
    if (list.length > 0) tabs[`${kind}Tabs`] = list;
  }
  return tabs;
}

/** Tabs on a document, or only on the given pages. */
export function tabsOn(
  { tabs }: ESignatureTables,
  envelope: Envelope,
  documentId: string,
  { pages, withMetadata = false }: { pages?: ReadonlySet<number>; withMetadata?: boolean } = {},
): Tabs {
  const metadata = withMetadata ? { metadata: metadataOf(envelope, changeable) } : {};
  return byKind(
    tabs
      .by("document", rowKey(envelope.envelopeId, documentId))
      .filter(({ value }) => !pages || pages.has(value.tab.pageNumber))
      .map(({ value: { kind, tab } }) => ({ kind, tab: { ...tab, ...metadata } })),
  );
}

/** Tabs in a body, each with its kind. @throws Problem if the body has none */
function sentIn<T>(body: { readonly [K in `${TabKind}Tabs`]?: readonly T[] }): { kind: TabKind; sent: T }[] {
  const rows = tabKinds.flatMap((kind) => (body[`${kind}Tabs`] ?? []).map((sent) => ({ kind, sent })));
  if (rows.length === 0) throw refusal("INVALID_REQUEST_BODY", "The body names no tabs");
  return rows;
}

export function tabHandlers(tables: ESignatureTables): HandlersOf<typeof tabOperations> {
  const { tabs, hidden } = tables;

  /** @throws Problem for an unknown page or recipient, a `value` on a checkbox, or `selected` on another tab */
  function check(envelope: Envelope, document: StoredDocument, kind: TabKind, tab: Partial<NewTab>): void {
    if (tab.recipientId !== undefined) recipientOf(tables, envelope, tab.recipientId);
    if (tab.pageNumber !== undefined && tab.pageNumber > document.pages.length)
      throw refusal("PAGE_DOES_NOT_EXIST", `Document ${document.documentId} has no page ${tab.pageNumber}`);
    const wrong = kind === "checkbox" ? "value" : "selected";
    if (tab[wrong] !== undefined)
      throw refusal("INVALID_REQUEST_BODY", `A tab of the kind ${kind} has no ${wrong}`);
  }

  /** The stored tab. @throws Problem unless it is on this document and of this kind */
  function tabOf(envelope: Envelope, documentId: string, kind: TabKind, tabId: string): Tab {
    const row = tabs.get(tabId);
    if (
      row?.envelopeId !== envelope.envelopeId ||
      row.value.kind !== kind ||
      row.value.tab.documentId !== documentId
    )
      throw refusal("TAB_DOES_NOT_EXIST", `Document ${documentId} has no ${kind} tab with the id ${tabId}`);
    return row.value.tab;
  }

  function keep(envelope: Envelope, rows: readonly StoredTab[]): Tabs {
    const { envelopeId } = envelope;
    for (const value of rows) {
      tabs.put({ envelopeId, value });
      // A recipient with a tab on a document sees the document, even after the tab is deleted (D2-150).
      hidden.delete(rowKey(envelopeId, value.tab.recipientId, value.tab.documentId));
    }
    return byKind(rows);
  }

  return {
    getDocumentTabs(input, call) {
      const opened = openEnvelope(tables, input, call);
      const document = documentOf(tables, opened, input.documentId);
      const pages = input.page_numbers?.map((pageId) => {
        const wanted = guid(pageId, "page_numbers");
        const page = document.pages.find((one) => one.pageId === wanted);
        if (!page) throw refusal("PAGE_DOES_NOT_EXIST", `The document has no page with the id ${pageId}`);
        return page.sequence;
      });
      return tabsOn(tables, opened.envelope, document.documentId, {
        ...(pages && { pages: new Set(pages) }),
        withMetadata: input.include_metadata === "true",
      });
    },

    getDocumentPageTabs(input, call) {
      const opened = openEnvelope(tables, input, call);
      const document = documentOf(tables, opened, input.documentId);
      const page = Number(input.pageNumber);
      if (page < 1 || page > document.pages.length)
        throw refusal("PAGE_DOES_NOT_EXIST", `The document has no page ${input.pageNumber}`);
      return tabsOn(tables, opened.envelope, document.documentId, { pages: new Set([page]) });
    },

    createDocumentTabs(input, call) {
      const opened = changeEnvelope(tables, input, call);
      const document = documentOf(tables, opened, input.documentId);
      const sent = sentIn<NewTab>(input.body);
      for (const { kind, sent: tab } of sent) check(opened.envelope, document, kind, tab);
      return keep(
        opened.envelope,
        sent.map(({ kind, sent: tab }) => ({ kind, tab: newTab(kind, document.documentId, tab) })),
      );
    },

    updateDocumentTabs(input, call) {
      const opened = changeEnvelope(tables, input, call);
      const { envelope } = opened;
      const document = documentOf(tables, opened, input.documentId);
      const rows = sentIn(input.body).map(({ kind, sent }) => {
        const tab = tabOf(envelope, document.documentId, kind, sent.tabId);
        check(envelope, document, kind, sent);
        return { kind, tab: { ...tab, ...sent } };
      });
      return keep(envelope, rows);
    },

    deleteDocumentTabs(input, call) {
      const opened = changeEnvelope(tables, input, call);
      const { documentId } = documentOf(tables, opened, input.documentId);
      const rows = sentIn(input.body).map(({ kind, sent }) => ({
        kind,
        tab: tabOf(opened.envelope, documentId, kind, sent.tabId),
      }));
      for (const { tab } of rows) tabs.delete(tab.tabId);
      return byKind(rows);
    },
  };
}

/** A tab from a request, with default values. */
export function newTab(kind: TabKind, documentId: string, sent: NewTab, tabId: string = randomUUID()): Tab {
  const { value = "", selected = false, ...rest } = sent;
  return {
    width: kind === "text" ? 120 : 24,
    height: 24,
    tabLabel: kind,
    required: kind !== "checkbox",
    locked: false,
    ...rest,
    ...(kind === "checkbox" ? { selected } : { value }),
    tabId,
    documentId,
  };
}
