/**
 * Envelopes: access, visibility of documents, and status changes; and the errors of the family: the status is always
 * 400, and the code says the reason (D2-135).
 */

import type { ESignatureError, Recipient } from "#contracts/e-signature/index.ts";
import { Problem } from "#contracts/kit/error-bodies.ts";
import {
  type Account,
  type Envelope,
  type EnvelopeStatus,
  type ESignatureTables,
  rowKey,
  type StoredDocument,
} from "#services/e-signature/tables.ts";
import type { Call } from "#services/kit/service.ts";

export const refusal = (code: ESignatureError, message: string) => new Problem(400, message, { code });

const GUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A GUID in lower case, as stored. @throws Problem for other text */
export function guid(value: string, name: string): string {
  const lower = value.toLowerCase();
  if (!GUID.test(lower)) throw refusal("INVALID_REQUEST_PARAMETER", `${name} is not a GUID`);
  return lower;
}

/** The account in a path, by its GUID or its external number (D2-133). */
export function accountOf(tables: ESignatureTables, accountId: string): Account {
  const account = tables.accounts.get(accountId.toLowerCase()) ?? tables.accounts.by("number", accountId)[0];
  if (!account) throw refusal("ACCOUNT_DOES_NOT_EXIST", "The account does not exist");
  return account;
}

export interface InAccount {
  readonly accountId: string;
  readonly envelopeId: string;
}

/** An envelope, and the caller's role in it. */
export interface OpenedEnvelope {
  readonly account: Account;
  readonly envelope: Envelope;
  /** The caller as recipients. Null for a caller who manages the envelope and sees everything. */
  readonly as: readonly Recipient[] | null;
}

/**
 * Opens an envelope for reading. Its sender, administrators and services see everything, recipients
 * only their documents, other people nothing.
 */
export function openEnvelope(tables: ESignatureTables, path: InAccount, { caller }: Call): OpenedEnvelope {
  const account = accountOf(tables, path.accountId);
  const envelope = tables.envelopes.get(guid(path.envelopeId, "envelopeId"));
  if (envelope?.accountId !== account.accountId)
    throw refusal("ENVELOPE_DOES_NOT_EXIST", "The envelope does not exist");
  const sender = tables.users.get(envelope.senderUserId);
  if (caller.kind === "service" || caller.role === "admin" || sender?.email === caller.email)
    return { account, envelope, as: null };
  const as = recipientsOf(tables, envelope).filter(({ email }) => email === caller.email);
  if (as.length === 0) throw refusal("USER_LACKS_PERMISSIONS", "The user has no part in the envelope");
  return { account, envelope, as };
}

/** An envelope in one of these statuses is a draft or in process, so it can be changed. */
const open: readonly EnvelopeStatus[] = ["created", "sent", "delivered"];
export const isOpen = ({ status }: Envelope) => open.includes(status);

/** Opens an envelope for a change. The caller must manage it, and it must be a draft or in process. */
export function changeEnvelope(tables: ESignatureTables, path: InAccount, call: Call): OpenedEnvelope {
  const opened = openEnvelope(tables, path, call);
  if (opened.as) throw refusal("USER_LACKS_PERMISSIONS", "Only its sender may change an envelope");
  if (!isOpen(opened.envelope))
    throw refusal("ENVELOPE_STATUS_FORBIDS", `The envelope is ${opened.envelope.status}`);
  return opened;
}

export const recipientsOf = (tables: ESignatureTables, { envelopeId }: Envelope): Recipient[] =>
  tables.recipients
    .by("envelope", envelopeId)
    .map(({ value }) => value)
    .sort((a, b) => a.routingOrder - b.routingOrder || Number(a.recipientId) - Number(b.recipientId));

export function recipientOf(tables: ESignatureTables, { envelopeId }: Envelope, recipientId: string) {
  const row = tables.recipients.get(rowKey(envelopeId, recipientId));
  if (!row)
    throw refusal("RECIPIENT_DOES_NOT_EXIST", `The envelope has no recipient with the id ${recipientId}`);
  return row.value;
}

/** Recipients of these types always see every document (D2-151 to D2-154). */
const seeEverything: readonly Recipient["recipientType"][] = [
  "carbonCopy",
  "certifiedDelivery",
  "editor",
  "agent",
];

/** Reason why a document cannot be hidden from a recipient. Undefined if it can. */
export function whyAlwaysVisible(
  tables: ESignatureTables,
  { envelopeId }: Envelope,
  { recipientId, recipientType }: Recipient,
  documentId: string,
): string | undefined {
  if (seeEverything.includes(recipientType))
    return `Recipients of the type ${recipientType} see every document`;
  const here = tables.tabs.by("document", rowKey(envelopeId, documentId));
  return here.some(({ value }) => value.tab.recipientId === recipientId)
    ? `Recipient ${recipientId} has tabs on document ${documentId}`
    : undefined;
}

export const isVisible = (
  tables: ESignatureTables,
  envelope: Envelope,
  recipient: Recipient,
  documentId: string,
): boolean =>
  !tables.hidden.get(rowKey(envelope.envelopeId, recipient.recipientId, documentId)) ||
  whyAlwaysVisible(tables, envelope, recipient, documentId) !== undefined;

/** Documents in order. With `as`, only those that at least one of these recipients sees. */
export const documentsOf = (
  tables: ESignatureTables,
  envelope: Envelope,
  as: readonly Recipient[] | null,
): StoredDocument[] =>
  tables.documents
    .by("envelope", envelope.envelopeId)
    .map(({ value }) => value)
    .filter((document) => !as || as.some((one) => isVisible(tables, envelope, one, document.documentId)))
    .sort((a, b) => a.order - b.order || Number(a.documentId) - Number(b.documentId));

/** One document. @throws Problem if it does not exist or the caller does not see it */
export function documentOf(tables: ESignatureTables, { envelope, as }: OpenedEnvelope, documentId: string) {
  const found = documentsOf(tables, envelope, as).find((document) => document.documentId === documentId);
  if (!found)
    throw refusal("DOCUMENT_DOES_NOT_EXIST", `The envelope has no document with the id ${documentId}`);
  return found;
}

const next: Readonly<Record<EnvelopeStatus, readonly EnvelopeStatus[]>> = {
  created: ["sent", "voided"],
  sent: ["delivered", "completed", "declined", "voided"],
  delivered: ["completed", "declined", "voided"],
  completed: [],
  declined: [],
  voided: [],
};

/** Status of a recipient after a status change of the envelope. Undefined if it does not change. */
function movedTo(
  recipient: Recipient,
  status: EnvelopeStatus,
  firstOrder: number,
): Recipient["status"] | undefined {
  const { routingOrder } = recipient;
  if (status === "sent" && routingOrder === firstOrder) return "sent";
  if (status === "delivered" && recipient.status === "sent") return "delivered";
  if (status === "completed") return "completed";
  if (status === "declined" && routingOrder === firstOrder && recipient.status !== "completed")
    return "declined";
  return undefined;
}

export interface Move {
  readonly envelope: Envelope;
  /** Recipients whose status changed too. */
  readonly recipients: readonly Recipient[];
}

/**
 * Changes the status of an envelope and of its recipients. Nothing else changes them. Undefined if the
 * envelope does not exist, or cannot have the new status after its current one.
 */
export function moveEnvelope(
  tables: ESignatureTables,
  envelopeId: string,
  status: EnvelopeStatus,
  now: number,
): Move | undefined {
  const before = tables.envelopes.get(envelopeId);
  if (!before || !next[before.status].includes(status)) return undefined;
  const envelope = { ...before, status, statusChangedDateTime: new Date(now).toISOString() };
  tables.envelopes.put(envelope);
  const all = recipientsOf(tables, envelope);
  const firstOrder = all[0]?.routingOrder ?? 0;
  const recipients = all.flatMap((recipient) => {
    const to = movedTo(recipient, status, firstOrder);
    return to && to !== recipient.status ? { ...recipient, status: to } : [];
  });
  for (const value of recipients) tables.recipients.put({ envelopeId, value });
  return { envelope, recipients };
}
