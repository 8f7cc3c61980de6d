/** What the e-signature service keeps: read by the service, written by the seed. */

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
  /** ISO instants. */
  readonly createdDateTime: string;
  readonly statusChangedDateTime: string;
}

/** A row of an envelope. */
export interface InEnvelope<T> {
  readonly envelopeId: string;
  readonly value: T;
}

/** A document as it is kept. */
export interface KeptDocument {
  readonly documentId: string;
  readonly documentIdGuid: string;
  readonly name: string;
  readonly fileExtension: string;
  readonly order: number;
  readonly contentBase64: string;
  readonly pages: readonly Page[];
  readonly fields: readonly DocumentField[];
  /** What an HTML document looks like on a narrow screen; nothing else has any. */
  readonly html: readonly Omit<HtmlDefinition, "documentId" | "documentIdGuid">[];
}

export interface KeptTab {
  readonly kind: TabKind;
  readonly tab: Tab;
}

/** A document that is hidden from a recipient. */
export interface Hidden {
  readonly envelopeId: string;
  readonly recipientId: string;
  readonly documentId: string;
}

export interface Comment {
  readonly id: string;
  readonly author: string;
  /** An ISO instant. */
  readonly at: string;
  readonly text: string;
}

/** A provider that a user has linked. */
export interface StorageLink {
  readonly userId: string;
  readonly serviceId: string;
}

/** A move that the demo company's envelopes make by themselves, some time after the first start. */
export interface PlannedMove {
  readonly envelopeId: string;
  readonly status: EnvelopeStatus;
  readonly afterMs: number;
}

/** A row of an account. */
export interface InAccount<T> {
  readonly accountId: string;
  readonly value: T;
}

/** A message to a listener: what is still to be sent, and the log of what was. */
export interface Delivery {
  /** The message's own event id. */
  readonly eventId: string;
  readonly accountId: string;
  readonly connectId: string;
  readonly message: ConnectMessage;
  /** `dropped`: its configuration was disabled or deleted before the listener took it. */
  readonly state: "waiting" | "acknowledged" | "failed" | "dropped";
  readonly tries: number;
  /** How the last try ended: the listener's status, or why there was none. */
  readonly outcome?: string;
  /** An ISO instant: of the last try. */
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
    documents: inEnvelope<KeptDocument>(store, "documents", ({ documentId }) => documentId),
    tabs: store.collection("tabs", {
      key: (row: InEnvelope<KeptTab>) => row.value.tab.tabId,
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
      key: (row: Hidden) => rowKey(row.envelopeId, row.recipientId, row.documentId),
      indexes: { document: (row) => rowKey(row.envelopeId, row.documentId) },
    }),
    comments: inEnvelope<Comment>(store, "comments", ({ id }) => id),
    storageLinks: store.collection("storageLinks", {
      key: (link: StorageLink) => rowKey(link.userId, link.serviceId),
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
