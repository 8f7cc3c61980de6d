/** Tabs of a document. */
import { type NewTab, Tab, type TabKind, TabMembers, type Tabs } from "#contracts/e-signature/index.ts";
import type { Wire } from "#contracts/kit/contract.ts";
import type { EnvelopeTabMapper, OfDocument } from "#generated/collaboration/mappers.ts";
import type {
  EnvelopeTabChangeInput,
  EnvelopeTabInput,
  EnvelopeTabType,
  Resolvers,
} from "#generated/collaboration/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import {
  documentIds,
  documentIn,
  documentOf,
  envelopeIn,
  recipientIds,
  requireDistinct,
  tabIds,
} from "#subgraphs/collaboration/e-signature/ids.ts";
import type { ESignatureContext } from "#subgraphs/collaboration/e-signature/reads.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { toWire } from "#subgraphs/kit/mapping/to-wire.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";

const kinds: Readonly<Record<Exclude<EnvelopeTabType, "OTHER">, TabKind>> = {
  SIGN_HERE: "signHere",
  INITIAL_HERE: "initialHere",
  DATE_SIGNED: "dateSigned",
  FULL_NAME: "fullName",
  EMAIL: "email",
  TEXT: "text",
  CHECKBOX: "checkbox",
};
const kindNames = new Map<string, EnvelopeTabType>(
  Object.entries(kinds).map(([name, kind]) => [kind, name as EnvelopeTabType]),
);

/** Tabs of a response. The name of a tab's list gives its kind (`signHereTabs`), also an unknown kind. */
export const tabsIn = (document: OfDocument, tabs: Wire<Tabs>): EnvelopeTabMapper[] =>
  Object.entries(tabs).flatMap(([list, rows]) =>
    list.endsWith("Tabs") && Array.isArray(rows)
      ? rows.map((tab) => ({ ...tab, ...documentIn(document), kind: list.slice(0, -"Tabs".length) }))
      : [],
  );

/** Tabs of a document, or of some of its pages, with the selected members. Null without the document. */
export async function readTabs(
  eSignature: ESignatureContext,
  key: OfDocument & { readonly page_numbers?: string[] },
  members: ReadonlySet<string>,
): Promise<EnvelopeTabMapper[] | null> {
  const selected = new Set(["metadata"].filter((member) => members.has(member)));
  const tabs = await eSignature.tabs.load(key, selected);
  return tabs && tabsIn(key, tabs);
}

interface TabKey {
  readonly kind: string;
  readonly tabId: string;
}

/** The tabs of global ids, and their document. @throws BAD_USER_INPUT for tabs of several documents */
function tabsOf(eSignature: ESignatureContext, ids: readonly string[], argument: string) {
  requireDistinct(ids, argument);
  const read = ids.map((id) => {
    const [envelope, documentId = "", kind = "", tabId = ""] = tabIds.read(eSignature, id, argument);
    return { document: { ...envelope, documentId }, kind, tabId };
  });
  const documents = new Map(
    read.map(({ document }) => [documentIds.of(document, document.documentId), document]),
  );
  const [document] = documents.values();
  if (!document || documents.size > 1)
    throw badInput(`"${argument}" must name tabs of one document`, argument);
  return { document, tabs: read.map(({ kind, tabId }): TabKey => ({ kind, tabId })) };
}

/** The body of a write, with a list for each kind. */
function byKind<T>(rows: readonly { readonly kind: string; readonly row: T }[]): Record<string, T[]> {
  const body: Record<string, T[]> = {};
  for (const { kind, row } of rows) body[`${kind}Tabs`] = [...(body[`${kind}Tabs`] ?? []), row];
  return body;
}

/**
 * The members of a tab that are not null, with the service's names.
 * @throws BAD_USER_INPUT for members that do not fit a tab of this kind
 */
function membersOf(
  eSignature: ESignatureContext,
  document: OfDocument,
  kind: string,
  { x, y, label, recipientId, ...tab }: Omit<EnvelopeTabChangeInput, "id">,
) {
  const { pageNumber, width, height, value, selected } = tab;
  if (pageNumber != null && pageNumber < 1) throw badInput('"pageNumber" counts from 1', "pageNumber");
  for (const [name, size] of Object.entries({ x, y, width, height }))
    if (size != null && size < 0) throw badInput(`"${name}" is below zero`, name);
  if (kind === "checkbox" && value != null) throw badInput('A checkbox has no "value"', "value");
  if (kind !== "checkbox" && selected != null) throw badInput('"selected" is of a checkbox only', "selected");
  return toWire(TabMembers, {
    ...tab,
    xPosition: x,
    yPosition: y,
    tabLabel: label,
    recipientId:
      recipientId == null
        ? recipientId
        : recipientIds.upstreamId(eSignature, document, recipientId, "recipientId"),
  });
}

function newTab(eSignature: ESignatureContext, document: OfDocument, { type, ...tab }: EnvelopeTabInput) {
  if (type === "OTHER") throw badInput('No tab of the type "OTHER" can be created', "type");
  const kind = kinds[type];
  // The input requires the members that a new tab needs.
  return { kind, row: membersOf(eSignature, document, kind, tab) as NewTab };
}

export const tabResolvers: Resolvers = {
  EnvelopeTab: mapWireType(
    Tab,
    {
      id: (tab) => tabIds.of(tab, tab.documentId, tab.kind, tab.tabId),
      upstreamId: ({ tabId }) => tabId ?? "",
      type: ({ kind }) => kindNames.get(kind) ?? "OTHER",
      document: documentIn,
      recipient: ({ recipientId, ...tab }) => (recipientId ? { ...envelopeIn(tab), recipientId } : null),
      async rights(tab, _, { eSignature }) {
        if (tab.metadata !== undefined) return tab.metadata;
        // Tabs of a page, and in responses of writes, have no rights; tabs of the document have them.
        const tabs = await readTabs(eSignature, documentIn(tab), new Set(["metadata"]));
        return tabs?.find(({ kind, tabId }) => kind === tab.kind && tabId === tab.tabId)?.metadata;
      },
    },
    {
      requires: { rights: ["metadata"] },
    },
  ),

  Mutation: {
    createEnvelopeTabs(_, { input }, { eSignature }) {
      const document = documentOf(eSignature, input.documentId, "documentId");
      if (input.tabs.length === 0) throw badInput('"tabs" is empty', "tabs");
      const body = byKind(input.tabs.map((tab) => newTab(eSignature, document, tab)));
      return payload(async () => {
        const tabs = await eSignature.api.createDocumentTabs({ ...document, body });
        return { document, tabs: tabsIn(document, tabs) };
      });
    },

    updateEnvelopeTabs(_, { input }, { eSignature }) {
      const ids = input.tabs.map(({ id }) => id);
      const { document, tabs: named } = tabsOf(eSignature, ids, "tabs");
      const rows = named.map(({ kind, tabId }, index) => {
        const { id: _id, ...changes } = input.tabs[index] ?? { id: "" };
        const members = membersOf(eSignature, document, kind, changes);
        if (Object.keys(members).length === 0) throw badInput("Nothing is to be changed", "tabs");
        return { kind, row: { tabId, ...members } };
      });
      return payload(async () => {
        const tabs = await eSignature.api.updateDocumentTabs({ ...document, body: byKind(rows) });
        return { document, tabs: tabsIn(document, tabs) };
      });
    },

    deleteEnvelopeTabs(_, { input }, { eSignature }) {
      const { document, tabs } = tabsOf(eSignature, input.tabIds, "tabIds");
      const body = byKind(tabs.map(({ kind, tabId }) => ({ kind, row: { tabId } })));
      return payload(async () => {
        await eSignature.api.deleteDocumentTabs({ ...document, body });
        return {
          document,
          deletedIds: tabs.map(({ kind, tabId }) => tabIds.of(document, document.documentId, kind, tabId)),
        };
      });
    },
  },
};
