/** Reads of the e-signature service that several resolvers share. */
import type { EnvelopeDocument } from "#contracts/e-signature/index.ts";
import type { Wire } from "#contracts/kit/contract.ts";
import type { EnvelopeDocumentMapper, InEnvelope, OfDocument } from "#generated/collaboration/mappers.ts";
import type { CollaborationContext } from "#subgraphs/collaboration/context.ts";
import { has } from "./loaders.ts";

/** The e-signature service in the context of an operation: its calls and loaders. */
export type ESignatureContext = CollaborationContext["eSignature"];

/** Members that the service returns only on request. */
const costly = ["tabs", "metadata", "tabs.metadata"];
/** Selected members that must be requested. All of them if the selection is not known. */
export const costlyOf = (members: ReadonlySet<string> | undefined): ReadonlySet<string> =>
  new Set(costly.filter((member) => has(members, member)));

/** Documents of a response, with the key of their envelope. Documents without an id are left out. */
export const documentsIn = (
  { accountId, envelopeId }: InEnvelope,
  rows: readonly Wire<EnvelopeDocument>[] | null | undefined,
): EnvelopeDocumentMapper[] =>
  (rows ?? []).flatMap((row) => {
    const { documentId } = row;
    return documentId ? { ...row, accountId, envelopeId, documentId } : [];
  });

/** A document, read from the list of its envelope. Null if the document does not exist. */
export async function readDocument(
  family: ESignatureContext,
  { accountId, envelopeId, documentId }: OfDocument,
  fields: ReadonlySet<string> = new Set(),
): Promise<EnvelopeDocumentMapper | null> {
  const rows = await family.documents.load({ accountId, envelopeId }, fields);
  return documentsIn({ accountId, envelopeId }, rows).find((row) => row.documentId === documentId) ?? null;
}
