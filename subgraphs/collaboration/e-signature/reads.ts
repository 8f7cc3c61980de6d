/** Reads of the e-signature service that several resolvers share. */
import type { EnvelopeDocument, eSignature } from "#contracts/e-signature/index.ts";
import type { Input, Wire } from "#contracts/kit/contract.ts";
import type {
  EnvelopeDocumentMapper,
  InEnvelope,
  OfConfiguration,
  OfDocument,
  OfRecipient,
} from "#generated/collaboration/mappers.ts";
import type { CollaborationContext } from "#subgraphs/collaboration/context.ts";
import type { OperationName } from "#subgraphs/kit/calls/family-client.ts";
import { documentIn, recipientIn } from "./ids.ts";
import { has } from "./loaders.ts";

/** The e-signature service in the context of an operation: its calls and loaders. */
export type ESignatureContext = CollaborationContext["eSignature"];

type InputOf<N extends OperationName<typeof eSignature>> = Input<(typeof eSignature)["operations"][N]>;

/** Members that the service returns only on request. */
const costly = ["tabs", "metadata", "tabs.metadata"];
/** Selected members that must be requested. All of them if the selection is not known. */
export const costlyOf = (members: ReadonlySet<string> | undefined): ReadonlySet<string> =>
  new Set(costly.filter((member) => has(members, member)));

/** The user or recipient whose view of an envelope's documents is requested. */
export type View = Pick<
  InputOf<"listEnvelopeDocuments">,
  "recipient_id" | "shared_user_id" | "documents_by_userid"
>;

/** The documents of an envelope. Null if the envelope does not exist. */
export async function readDocuments(
  family: ESignatureContext,
  { accountId, envelopeId }: InEnvelope,
  fields: ReadonlySet<string> = new Set(),
  view: View = {},
): Promise<EnvelopeDocumentMapper[] | null> {
  const rows = await family.documents.load({ accountId, envelopeId, ...view }, fields);
  return rows && documentsIn({ accountId, envelopeId }, rows);
}

/** Documents of a response, with the key of their envelope. Documents without an id are left out. */
export const documentsIn = (
  { accountId, envelopeId }: InEnvelope,
  rows: readonly Wire<EnvelopeDocument>[],
): EnvelopeDocumentMapper[] =>
  rows.flatMap((row) => {
    const { documentId } = row;
    return documentId ? { ...row, accountId, envelopeId, documentId } : [];
  });

/** A document, read from the list of its envelope. Null if the document does not exist. */
export async function readDocument(
  family: ESignatureContext,
  document: OfDocument,
  fields?: ReadonlySet<string>,
): Promise<EnvelopeDocumentMapper | null> {
  const rows = await readDocuments(family, document, fields);
  return rows?.find(({ documentId }) => documentId === document.documentId) ?? null;
}

export const readTabs = (
  family: ESignatureContext,
  document: OfDocument,
  withMetadata: boolean,
  pageIds?: readonly string[],
) =>
  family.tabs.load(
    { ...documentIn(document), ...(pageIds && { page_numbers: pageIds }) },
    new Set(withMetadata ? ["metadata"] : []),
  );

export const readPageTabs = (family: ESignatureContext, document: OfDocument, pageNumber: number) =>
  family.pageTabs.load({ ...documentIn(document), pageNumber });

export const readFields = (family: ESignatureContext, document: OfDocument) =>
  family.documentFields.load(documentIn(document));

/** HTML definitions of a document. The path takes the document's GUID as its id. */
export const readHtml = (family: ESignatureContext, document: OfDocument, guid: string) =>
  family.htmlDefinitions.load(documentIn({ ...document, documentId: guid }));

/** A recipient with the documents visible to them. Null if the recipient does not exist. */
export const readRecipient = (family: ESignatureContext, recipient: OfRecipient) =>
  family.recipient.load(recipientIn(recipient));

export const readProviders = (
  family: ESignatureContext,
  user: { readonly accountId: string; readonly userId: string },
  redirectUrl?: string | null,
) => family.storageProviders.load({ ...user, ...(redirectUrl != null && { redirectUrl }) });

export const readProvider = (
  family: ESignatureContext,
  path: { readonly accountId: string; readonly userId: string; readonly serviceId: string },
) => family.storageProvider.load(path);

export const readConfigurations = (family: ESignatureContext, accountId: string) =>
  family.connectConfigurations.load({ accountId });

export const readConfiguration = (family: ESignatureContext, { accountId, connectId }: OfConfiguration) =>
  family.connectConfiguration.load({ accountId, connectId });

export const readOAuth = (family: ESignatureContext, accountId: string) =>
  family.connectOAuth.load({ accountId });

/** Clears everything that was read about Connect. */
export function forgetConnect({
  connectConfigurations,
  connectConfiguration,
  connectOAuth,
}: ESignatureContext): void {
  for (const loader of [connectConfigurations, connectConfiguration, connectOAuth]) loader.clearAll();
}

/** Clears everything that was read about envelopes, because a write of one part can change others. */
export function forgetEnvelopes(family: ESignatureContext): void {
  const { documents, tabs, pageTabs, documentFields, htmlDefinitions, recipient } = family;
  for (const loader of [documents, tabs, pageTabs, documentFields, htmlDefinitions, recipient])
    loader.clearAll();
}
