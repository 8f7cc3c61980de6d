/** Global ids of the family. They contain the account, and the envelope for objects in one. */
import { badInput } from "#platform/errors/catalog.ts";
import { globalId, idOf, keyOf } from "#subgraphs/kit/mapping/ids.ts";
import { type InFamily, neededScope, scopedIds } from "#subgraphs/kit/mapping/scope-keys.ts";
import { isGuid } from "./guid.ts";
import type { InEnvelope, OfConfiguration, OfDocument, OfRecipient, OfUser } from "./mappers.ts";

/** The account is part of every path, so also of every global id: a GUID, or the account number as an alias. */
export const account = { parameter: "accountId", argument: "accountId", alias: "accountNumber" };
const envelopeIds = scopedIds("Envelope", account);
const userIds = scopedIds("ESignatureUser", account);
const configurationIds = scopedIds("ConnectConfiguration", account);

/** The envelope in an argument: a global id, or a GUID in the given or configured account. */
export function envelopeOf(
  eSignature: InFamily,
  id: string,
  accountId?: string | null,
  argument = "id",
): InEnvelope {
  const { scope, upstreamId } = envelopeIds.key(eSignature, id, accountId, argument);
  if (!isGuid(upstreamId)) throw badInput(`"${argument}" is not the GUID of an envelope`, argument);
  return { accountId: scope, envelopeId: upstreamId };
}

/** The user in an argument: a global id, or a GUID in the given or configured account. */
export function userOf(eSignature: InFamily, id: string, accountId?: string | null, argument = "id"): OfUser {
  const { scope, upstreamId } = userIds.key(eSignature, id, accountId, argument);
  return { accountId: scope, userId: upstreamId };
}

/** The account in an argument; by default the configured one. */
export const accountOf = (eSignature: InFamily, accountId: string | null | undefined): string =>
  neededScope(eSignature, account, accountId);

/** The Connect configuration in an argument: a global id, or its own id in the given or configured account. */
export function configurationOf(
  eSignature: InFamily,
  id: string,
  accountId?: string | null,
): OfConfiguration {
  const { scope, upstreamId } = configurationIds.key(eSignature, id, accountId);
  // `…/connect/oauth` is the path of another operation.
  if (upstreamId.toLowerCase() === "oauth") throw badInput('"id" is not the id of a configuration', "id");
  return { accountId: scope, connectId: upstreamId };
}

export const configurationId = ({ accountId, connectId }: OfConfiguration) =>
  configurationIds.of(accountId, connectId);

/** Global id of an account's Connect OAuth configuration, and the account in such an id. */
export const oauthId = (accountId: string) => globalId("ConnectOAuth", accountId);
export const oauthOf = (eSignature: InFamily, id: string): string =>
  accountOf(eSignature, idOf("ConnectOAuth", id));

interface EnvelopeScopedIds {
  /** The global id of an object in an envelope. */
  of(envelope: InEnvelope, ...own: readonly unknown[]): string;
  /** The envelope in a global id, and the rest of the key. */
  read(
    eSignature: InFamily,
    id: string,
    argument?: string,
  ): readonly [envelope: InEnvelope, ...own: string[]];
  /** The family's id, from a global id of this envelope or from the family's id itself. */
  upstreamId(eSignature: InFamily, envelope: InEnvelope, id: string, argument: string): string;
}

/** Ids `Type:account:envelope:own…`. @param count Number of parts of `own` */
function envelopeScopedIds(type: string, count = 1): EnvelopeScopedIds {
  const of: EnvelopeScopedIds["of"] = ({ accountId, envelopeId }, ...own) =>
    globalId(type, accountId, envelopeId, ...own);
  const read: EnvelopeScopedIds["read"] = (eSignature, id, argument = "id") => {
    const [accountId, envelopeId, ...own] = keyOf(type, id, 2 + count, argument);
    return [envelopeOf(eSignature, globalId("Envelope", accountId, envelopeId), null, argument), ...own];
  };
  return {
    of,
    read,
    upstreamId(eSignature, envelope, id, argument) {
      if (!id.startsWith(`${type}:`)) return keyOf(type, id, 1, argument)[0] ?? "";
      const [found, own = ""] = read(eSignature, id, argument);
      if (of(found) !== of(envelope)) throw badInput(`"${argument}" is not of the envelope`, argument);
      return own;
    },
  };
}

export const documentIds = envelopeScopedIds("EnvelopeDocument");
export const recipientIds = envelopeScopedIds("EnvelopeRecipient");
export const customFieldIds = envelopeScopedIds("EnvelopeCustomField");
/** Document, kind and id of a tab, because no path names tabs and bodies list them by kind. */
export const tabIds = envelopeScopedIds("EnvelopeTab", 3);

/** The document in a global id. */
export function documentOf(eSignature: InFamily, id: string, argument = "id"): OfDocument {
  const [envelope, documentId = ""] = documentIds.read(eSignature, id, argument);
  return { ...envelope, documentId };
}

/** The recipient in a global id. */
export function recipientOf(eSignature: InFamily, id: string, argument = "id"): OfRecipient {
  const [envelope, recipientId = ""] = recipientIds.read(eSignature, id, argument);
  return { ...envelope, recipientId };
}

/** The path parameters alone, from an object with more members. */
export const envelopeIn = ({ accountId, envelopeId }: InEnvelope): InEnvelope => ({ accountId, envelopeId });
export const documentIn = ({ documentId, ...envelope }: OfDocument): OfDocument => ({
  ...envelopeIn(envelope),
  documentId,
});
export const recipientIn = ({ recipientId, ...envelope }: OfRecipient): OfRecipient => ({
  ...envelopeIn(envelope),
  recipientId,
});

/** Global id of a storage provider: account, user and the provider's number. */
export const providerId = ({ accountId, userId }: OfUser, serviceId: unknown) =>
  globalId("ESignatureCloudStorageProvider", accountId, userId, serviceId);

/** User and number of the storage provider in a global id. */
export function providerOf(eSignature: InFamily, id: string) {
  const [given = "", userId = "", serviceId = ""] = keyOf("ESignatureCloudStorageProvider", id, 3);
  return { accountId: neededScope(eSignature, account, given), userId, serviceId };
}

/** @throws BAD_USER_INPUT for an empty list, or a repeated value */
export function requireDistinct(values: readonly string[], argument: string): void {
  if (values.length === 0) throw badInput(`"${argument}" is empty`, argument);
  if (new Set(values).size < values.length) throw badInput(`"${argument}" names something twice`, argument);
}
