/** Tabs: the places in a document where a recipient signs, fills in or ticks. */
import Type from "typebox";
import { csv, del, get, json, optional, post, put } from "#contracts/kit/contract.ts";

/** Kinds of tabs. The kind names the list of a tab: `signHereTabs`. */
export const tabKinds = [
  "signHere",
  "initialHere",
  "dateSigned",
  "fullName",
  "email",
  "text",
  "checkbox",
] as const;
export type TabKind = (typeof tabKinds)[number];

/** Permitted changes of a document or a tab. Present only if `include_metadata` requests it. */
export const Metadata = Type.Object({
  rights: Type.Enum(["editable", "read_only"]),
  /** The members that may be changed. */
  options: Type.Array(Type.String()),
});

const whole = Type.Integer({ minimum: 0 });
/** Writable members of a tab. */
const writable = {
  recipientId: Type.String({ minLength: 1 }),
  pageNumber: Type.Integer({ minimum: 1 }),
  /** From the page's left edge, in points. */
  xPosition: whole,
  /** From the page's upper edge, in points. */
  yPosition: whole,
  width: whole,
  height: whole,
  tabLabel: Type.String({ minLength: 1 }),
  required: Type.Boolean(),
  locked: Type.Boolean(),
  /** Content of the tab. A checkbox has none. */
  value: Type.String(),
  /** For a checkbox only. */
  selected: Type.Boolean(),
};

const { value, selected, ...common } = writable;
export const Tab = Type.Object({
  tabId: Type.String(),
  documentId: Type.String(),
  ...common,
  value: Type.Optional(value),
  selected: Type.Optional(selected),
  metadata: Type.Optional(Metadata),
});

const { recipientId, pageNumber, xPosition, yPosition } = writable;
export const TabMembers = Type.Partial(Type.Object(writable));
export const NewTab = Type.Object({
  ...TabMembers.properties,
  recipientId,
  pageNumber,
  xPosition,
  yPosition,
});
export const TabChange = Type.Object({
  tabId: Type.String({ minLength: 1 }),
  ...TabMembers.properties,
});
const TabReference = Type.Pick(TabChange, ["tabId"]);

/** Tabs by kind, one list for each kind. */
const byKind = <S extends Type.TSchema>(item: S, options: Type.TObjectOptions = {}) => {
  const list = Type.Optional(Type.Array(item));
  return Type.Object(
    {
      signHereTabs: list,
      initialHereTabs: list,
      dateSignedTabs: list,
      fullNameTabs: list,
      emailTabs: list,
      textTabs: list,
      checkboxTabs: list,
    },
    options,
  );
};

export const Tabs = byKind(Tab);
/** The response to a change has the changed tabs. */
const ChangedTabs = byKind(Tab, { minProperties: 1 });
const NewTabs = byKind(NewTab);
const TabChanges = byKind(TabChange);
const TabReferences = byKind(TabReference);

export type Metadata = Type.Static<typeof Metadata>;
export type Tab = Type.Static<typeof Tab>;
export type Tabs = Type.Static<typeof Tabs>;
export type NewTab = Type.Static<typeof NewTab>;
export type TabChange = Type.Static<typeof TabChange>;

/** `true` or `false` as text, because the documents define these query parameters as strings. */
export const flag = optional(Type.Enum(["true", "false"]));

const path = "/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/tabs";

export const tabOperations = {
  getDocumentTabs: get(path, {
    // `page_numbers` lists the GUIDs of pages; ranges are not supported (D2-147).
    query: { include_metadata: flag, page_numbers: csv(Type.String({ minLength: 1 })) },
    returns: Tabs,
  }),
  getDocumentPageTabs: get(
    "/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}/pages/{pageNumber}/tabs",
    { returns: Tabs },
  ),
  createDocumentTabs: post(path, { body: json(NewTabs), returns: ChangedTabs }),
  updateDocumentTabs: put(path, { body: json(TabChanges), returns: ChangedTabs }),
  deleteDocumentTabs: del(path, { body: json(TabReferences), returns: ChangedTabs }),
};
