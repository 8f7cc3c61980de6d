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

/** Parents of an object, named as the family's paths name it. */
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

/** The account that the request names; the configured one if it names none. */
export type ESignatureMapper = { readonly accountId?: string | null | undefined };
export type EnvelopeMapper = InEnvelope;
/** A document as a list has it, or its key alone. */
export type EnvelopeDocumentMapper = Omit<Wire<EnvelopeDocument>, keyof OfDocument> & OfDocument;
export type EnvelopeRightsMapper = Wire<Metadata>;
export type EnvelopeTabMapper = Omit<Wire<Tab>, keyof OfDocument> & OfDocument & { readonly kind: string };
/** A recipient, or the key alone. */
export type EnvelopeRecipientMapper = Omit<Wire<Recipient>, keyof OfRecipient> & OfRecipient;
export type EnvelopeDocumentVisibilityMapper = Wire<DocumentVisibility> & InEnvelope;
export type EnvelopeCustomFieldMapper = Wire<CustomField> & InEnvelope;
export type ESignatureUserMapper = OfUser;
export type ESignatureCloudStorageProviderMapper = Wire<CloudStorageProvider> & OfUser;
export type ConnectConfigurationMapper = Wire<ConnectConfiguration> & { readonly accountId: string };
export type ConnectEventDataMapper = Wire<ConnectConfiguration["eventData"]>;
export type ConnectOAuthMapper = Wire<ConnectOAuth> & { readonly accountId: string };
/** A message of Connect as it was read from what came. */
export type ConnectEventMapper = ConnectEvent & { readonly at: number; readonly receivedAt: number };
export type ConnectEventRecipientMapper = ConnectEvent["recipients"][number] &
  InEnvelope & { readonly affected: boolean };
