/** Parent objects that the resolvers of each type of the family receive. */
import type {
  CloudStorageProvider,
  ConnectConfiguration,
  ConnectOAuth,
  CustomField,
  DocumentVisibility,
  EnvelopeDocument,
  Metadata,
  Recipient,
  Tab,
} from "#contracts/e-signature/index.ts";
import type { Wire } from "#contracts/kit/contract.ts";
import type { ConnectEvent } from "./connect-messages.ts";

/** Keys of objects and of their parents, with the names of path parameters. */
export interface InEnvelope {
  readonly accountId: string;
  readonly envelopeId: string;
}
export interface OfDocument extends InEnvelope {
  readonly documentId: string;
}
export interface OfRecipient extends InEnvelope {
  readonly recipientId: string;
}
export interface OfConfiguration {
  readonly accountId: string;
  readonly connectId: string;
}
export interface OfUser {
  readonly accountId: string;
  readonly userId: string;
}

/** The account named by the request, or the configured account. */
export type ESignatureMapper = { readonly accountId?: string | null | undefined };
export type EnvelopeMapper = InEnvelope;
/** A document from a list, or only its key. */
export type EnvelopeDocumentMapper = Omit<Wire<EnvelopeDocument>, keyof OfDocument> & OfDocument;
export type EnvelopeRightsMapper = Wire<Metadata>;
export type EnvelopeTabMapper = Omit<Wire<Tab>, keyof OfDocument> & OfDocument & { readonly kind: string };
/** A recipient, or only its key. */
export type EnvelopeRecipientMapper = Omit<Wire<Recipient>, keyof OfRecipient> & OfRecipient;
export type EnvelopeDocumentVisibilityMapper = Wire<DocumentVisibility> & InEnvelope;
export type EnvelopeCustomFieldMapper = Wire<CustomField> & InEnvelope;
export type ESignatureUserMapper = OfUser;
export type ESignatureCloudStorageProviderMapper = Wire<CloudStorageProvider> & OfUser;
export type ConnectConfigurationMapper = Wire<ConnectConfiguration> & { readonly accountId: string };
export type ConnectEventDataMapper = Wire<ConnectConfiguration["eventData"]>;
export type ConnectOAuthMapper = Wire<ConnectOAuth> & { readonly accountId: string };
/** A Connect message as read from the body that was received. */
export type ConnectEventMapper = ConnectEvent & { readonly at: number; readonly receivedAt: number };
export type ConnectEventRecipientMapper = ConnectEvent["recipients"][number] &
  InEnvelope & { readonly affected: boolean };
