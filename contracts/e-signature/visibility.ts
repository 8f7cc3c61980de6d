/** Visibility of documents for recipients. */
import Type from "typebox";
import { get, json, put } from "#contracts/kit/contract.ts";

export const recipientTypes = [
  "signer",
  "inPersonSigner",
  "carbonCopy",
  "certifiedDelivery",
  "editor",
  "agent",
] as const;
export const recipientStatuses = ["created", "sent", "delivered", "completed", "declined"] as const;

export const Recipient = Type.Object({
  recipientId: Type.String(),
  recipientType: Type.Enum([...recipientTypes]),
  name: Type.String(),
  email: Type.String(),
  routingOrder: Type.Integer(),
  status: Type.Enum([...recipientStatuses]),
});

export const DocumentVisibility = Type.Object({
  recipientId: Type.String(),
  documentId: Type.String(),
  visible: Type.Boolean(),
  /** `read_only` if the document cannot be hidden. */
  rights: Type.Enum(["editable", "read_only"]),
});
const DocumentVisibilityList = Type.Object({ documentVisibility: Type.Array(DocumentVisibility) });
const RecipientVisibility = Type.Object({
  recipient: Recipient,
  documentVisibility: Type.Array(DocumentVisibility),
});

const setting = { documentId: Type.String({ minLength: 1 }), visible: Type.Boolean() };
const recipientId = Type.String({ minLength: 1 });
const listOf = <S extends Type.TSchema>(setting: S) =>
  Type.Object({ documentVisibility: Type.Array(setting, { minItems: 1 }) });

export type Recipient = Type.Static<typeof Recipient>;
export type DocumentVisibility = Type.Static<typeof DocumentVisibility>;

const ofRecipient =
  "/v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/{recipientId}/document_visibility";

export const visibilityOperations = {
  updateDocumentVisibility: put(
    "/v2.1/accounts/{accountId}/envelopes/{envelopeId}/recipients/document_visibility",
    { body: json(listOf(Type.Object({ ...setting, recipientId }))), returns: DocumentVisibilityList },
  ),
  getRecipientDocumentVisibility: get(ofRecipient, { returns: RecipientVisibility }),
  updateRecipientDocumentVisibility: put(ofRecipient, {
    body: json(listOf(Type.Object({ ...setting, recipientId: Type.Optional(recipientId) }))),
    returns: RecipientVisibility,
  }),
};
