/** Tables of the e-signature service. The seed fills them; the service reads and writes them. */

import type {
  ConnectConfiguration,
  ConnectMessage,
  CustomField,
  DocumentField,
  HtmlDefinition,
  NewConnectOAuth,
  Page,
  Recipient,
  Tab,
  TabKind,
} from "#contracts/e-signature/index.ts";
import type { Store } from "#services/kit/data/store.ts";

const envelopeStatuses = ["created", "sent", "delivered", "completed", "declined", "voided"] as const;
export type EnvelopeStatus = (typeof envelopeStatuses)[number];

export interface Account {
  /** A GUID. */
  readonly accountId: string;
  /** The external account number. */
  readonly accountNumber: string;
  readonly name: string;
  readonly enableSigningExtensionComments: boolean;
  readonly connectEnabled: boolean;
}

export interface AccountUser {
  /** A GUID. */
  readonly userId: string;
  readonly accountId: string;
  readonly email: string;
  readonly name: string;
}

export interface Envelope {
  /** A GUID. */
  readonly envelopeId: string;
  readonly accountId: string;
  readonly emailSubject: string;
  readonly senderUserId: string;
  readonly status: EnvelopeStatus;
  /** ISO 8601 instants. */
  readonly createdDateTime: string;
  readonly statusChangedDateTime: string;
}

/** A row that belongs to an envelope. */
export interface InEnvelope<T> {
  readonly envelopeId: string;
  readonly value: T;
}

/** A stored document. */
export interface StoredDocument {
  readonly documentId: string;
  readonly documentIdGuid: string;
  readonly name: string;
  readonly fileExtension: string;
  readonly order: number;
  readonly contentBase64: string;
  readonly pages: readonly Page[];
  readonly fields: readonly DocumentField[];
  /** Responsive HTML of an HTML document. Empty for other documents. */
  readonly html: readonly Omit<HtmlDefinition, "documentId" | "documentIdGuid">[];
}

export interface StoredTab {
  readonly kind: TabKind;
  readonly tab: Tab;
}

/** A document that a recipient does not see. */
export interface HiddenDocument {
  readonly envelopeId: string;
  readonly recipientId: string;
  readonly documentId: string;
}

export interface Comment {
  readonly id: string;
  readonly author: string;
  /** ISO 8601 instant. */
  readonly at: string;
  readonly text: string;
}

/** A status change of a seeded envelope, `afterMs` after the first start. */
export interface PlannedMove {
  readonly envelopeId: string;
  readonly status: EnvelopeStatus;
  readonly afterMs: number;
}

/** A row that belongs to an account. */
export interface InAccount<T> {
  readonly accountId: string;
  readonly value: T;
}

/** A message to a listener: pending, or finished and kept for the log. */
export interface Delivery {
  /** Event id of the message. */
  readonly eventId: string;
  readonly accountId: string;
  readonly connectId: string;
  readonly message: ConnectMessage;
  /** `dropped`: the configuration was disabled or deleted before the listener acknowledged the message. */
  readonly state: "waiting" | "acknowledged" | "failed" | "dropped";
  readonly tries: number;
  /** Result of the last try: the listener's HTTP status, or the reason for no response. */
  readonly outcome?: string;
  /** ISO 8601 instant of the last try. */
  readonly triedAt?: string;
}

export const rowKey = (...parts: readonly string[]) => parts.join("/");

const inEnvelope = <T>(store: Store, name: string, idOf: (value: T) => string) =>
  store.collection(name, {
    key: (row: InEnvelope<T>) => rowKey(row.envelopeId, idOf(row.value)),
    indexes: { envelope: (row) => row.envelopeId },
  });

export function eSignatureTables(store: Store) {
  return {
    accounts: store.collection("accounts", {
      key: (account: Account) => account.accountId,
      indexes: { number: (account) => account.accountNumber },
    }),
    users: store.collection("users", {
      key: (user: AccountUser) => user.userId,
      indexes: { email: (user) => user.email },
    }),
    envelopes: store.collection("envelopes", { key: (envelope: Envelope) => envelope.envelopeId }),
    recipients: inEnvelope<Recipient>(store, "recipients", ({ recipientId }) => recipientId),
    documents: inEnvelope<StoredDocument>(store, "documents", ({ documentId }) => documentId),
    tabs: store.collection("tabs", {
      key: (row: InEnvelope<StoredTab>) => row.value.tab.tabId,
      indexes: {
        envelope: (row) => row.envelopeId,
        document: (row) => rowKey(row.envelopeId, row.value.tab.documentId),
      },
    }),
    customFields: store.collection("customFields", {
      key: (row: InEnvelope<CustomField>) => row.value.fieldId,
      indexes: { envelope: (row) => row.envelopeId },
    }),
    hidden: store.collection("hidden", {
      key: (row: HiddenDocument) => rowKey(row.envelopeId, row.recipientId, row.documentId),
      indexes: { document: (row) => rowKey(row.envelopeId, row.documentId) },
    }),
    comments: inEnvelope<Comment>(store, "comments", ({ id }) => id),
    /** Storage providers that users have linked. */
    storageLinks: store.collection("storageLinks", {
      key: (link: { readonly userId: string; readonly serviceId: string }) =>
        rowKey(link.userId, link.serviceId),
      indexes: { user: (link) => link.userId },
    }),
    connect: store.collection("connect", {
      key: (row: InAccount<ConnectConfiguration>) => row.value.connectId,
      indexes: { account: (row) => row.accountId },
    }),
    connectOAuth: store.collection("connectOAuth", {
      key: (row: InAccount<NewConnectOAuth>) => row.accountId,
    }),
    deliveries: store.collection("deliveries", {
      key: (delivery: Delivery) => delivery.eventId,
      indexes: { state: (delivery) => delivery.state },
    }),
    plannedMoves: store.collection("plannedMoves", {
      key: (move: PlannedMove) => rowKey(move.envelopeId, move.status),
    }),
  };
}

export type ESignatureTables = ReturnType<typeof eSignatureTables>;
