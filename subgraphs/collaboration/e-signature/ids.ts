/** Ids of the family: within an account, and within an envelope of it. */
import { badInput } from "#platform/errors/catalog.ts";
import { globalId, idOf, keyOf } from "#subgraphs/kit/mapping/ids.ts";
import { type InFamily, neededScope, scopedIds } from "#subgraphs/kit/mapping/scope-keys.ts";
import { isGuid } from "./guid.ts";
import type { InEnvelope, OfConfiguration, OfDocument, OfRecipient, OfUser } from "./mappers.ts";

/** The account: part of every path, so part of every id; a GUID, or a number that stands for it. */
export const account = { parameter: "accountId", argument: "accountId", alias: "accountNumber" };
const envelopeIds = scopedIds("Envelope", account);
const userIds = scopedIds("ESignatureUser", account);
const configurationIds = scopedIds("ConnectConfiguration", account);

/** The envelope that an argument names: a global id, or a GUID in the account given or configured. */
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

/** The user that an argument names, likewise. */
export function userOf(eSignature: InFamily, id: string, accountId?: string | null, argument = "id"): OfUser {
  const { scope, upstreamId } = userIds.key(eSignature, id, accountId, argument);
  return { accountId: scope, userId: upstreamId };
}

/** The account that an argument names; the configured one unless given. */
export const accountOf = (eSignature: InFamily, accountId: string | null | undefined): string =>
  neededScope(eSignature, account, accountId);

/** The Connect configuration that an argument names: a global id, or its own in the account given or configured. */
export function configurationOf(
  eSignature: InFamily,
  id: string,
  accountId?: string | null,
): OfConfiguration {
  const { scope, upstreamId } = configurationIds.key(eSignature, id, accountId);
  // `…/connect/oauth` is another operation's path.
  if (upstreamId.toLowerCase() === "oauth") throw badInput('"id" is not the id of a configuration', "id");
  return { accountId: scope, connectId: upstreamId };
}

export const configurationId = ({ accountId, connectId }: OfConfiguration) =>
  configurationIds.of(accountId, connectId);

/** The id of an account's Connect OAuth configuration, and the account that such an id names. */
export const oauthId = (accountId: string) => globalId("ConnectOAuth", accountId);
export const oauthOf = (eSignature: InFamily, id: string): string =>
  accountOf(eSignature, idOf("ConnectOAuth", id));

interface IdsWithin {
  /** The global id of something in an envelope. */
  of(envelope: InEnvelope, ...own: readonly unknown[]): string;
  /** The envelope, and the rest of the key, that a global id names. */
  read(
    eSignature: InFamily,
    id: string,
    argument?: string,
  ): readonly [envelope: InEnvelope, ...own: string[]];
  /** The own id of something in this envelope, of its global id or itself. */
  own(eSignature: InFamily, envelope: InEnvelope, id: string, argument: string): string;
}

/** Ids `Type:account:envelope:own…`, where `own` is so many parts. */
function idsWithin(type: string, count = 1): IdsWithin {
  const of: IdsWithin["of"] = ({ accountId, envelopeId }, ...own) =>
    globalId(type, accountId, envelopeId, ...own);
  const read: IdsWithin["read"] = (eSignature, id, argument = "id") => {
    const [accountId, envelopeId, ...own] = keyOf(type, id, 2 + count, argument);
    return [envelopeOf(eSignature, globalId("Envelope", accountId, envelopeId), null, argument), ...own];
  };
  return {
    of,
    read,
    own(eSignature, envelope, id, argument) {
      if (!id.startsWith(`${type}:`)) return keyOf(type, id, 1, argument)[0] ?? "";
      const [found, own = ""] = read(eSignature, id, argument);
      if (of(found) !== of(envelope)) throw badInput(`"${argument}" is not of the envelope`, argument);
      return own;
    },
  };
}

export const documentIds = idsWithin("EnvelopeDocument");
export const recipientIds = idsWithin("EnvelopeRecipient");
export const customFieldIds = idsWithin("EnvelopeCustomField");
/** A tab's kind is needed to change it: no path names tabs, and bodies have them by kind. */
export const tabIds = idsWithin("EnvelopeTab", 3);

/** The document that a global id names. */
export function documentOf(eSignature: InFamily, id: string, argument = "id"): OfDocument {
  const [envelope, documentId = ""] = documentIds.read(eSignature, id, argument);
  return { ...envelope, documentId };
}

/** The recipient that a global id names. */
export function recipientOf(eSignature: InFamily, id: string, argument = "id"): OfRecipient {
  const [envelope, recipientId = ""] = recipientIds.read(eSignature, id, argument);
  return { ...envelope, recipientId };
}

/** The keys alone, of what holds more: what a path is made of. */
export const envelopeIn = ({ accountId, envelopeId }: InEnvelope): InEnvelope => ({ accountId, envelopeId });
export const documentIn = ({ documentId, ...envelope }: OfDocument): OfDocument => ({
  ...envelopeIn(envelope),
  documentId,
});
export const recipientIn = ({ recipientId, ...envelope }: OfRecipient): OfRecipient => ({
  ...envelopeIn(envelope),
  recipientId,
});

/** The id of a storage provider, of its account, its user and its number. */
export const providerId = ({ accountId, userId }: OfUser, serviceId: unknown) =>
  globalId("ESignatureCloudStorageProvider", accountId, userId, serviceId);

/** The user, and the provider's number, that a storage provider's global id names. */
export function providerOf(eSignature: InFamily, id: string) {
  const [given = "", userId = "", serviceId = ""] = keyOf("ESignatureCloudStorageProvider", id, 3);
  return { accountId: neededScope(eSignature, account, given), userId, serviceId };
}

/** @throws BAD_USER_INPUT for a list that names nothing, or something twice. */
export function eachOnce(values: readonly string[], argument: string): void {
  if (values.length === 0) throw badInput(`"${argument}" is empty`, argument);
  if (new Set(values).size < values.length) throw badInput(`"${argument}" names something twice`, argument);
}
