/** Cloud storage that users have linked. Users see only their own. */

import type { CloudStorageProvider, cloudStorageOperations } from "#contracts/e-signature/index.ts";
import type { Call, HandlersOf } from "#services/kit/service.ts";
import { accountOf, guid, refusal } from "./support/envelopes.ts";
import { type ESignatureTables, rowKey } from "./tables.ts";

/** Redirects to domains other than the vendor's are refused (D2-172). */
const VENDOR_DOMAIN = "esign.example";

/** The providers that a user can link: number to name. */
export const providers: ReadonlyMap<string, string> = new Map([
  ["101", "papercloud"],
  ["102", "filehaven"],
  ["103", "vaultbox"],
]);

/** @throws Problem for a URL outside the vendor's domain */
function checkRedirect(redirectUrl: string): void {
  const url = URL.canParse(redirectUrl) ? new URL(redirectUrl) : undefined;
  const host = url?.hostname ?? "";
  const own = host === VENDOR_DOMAIN || host.endsWith(`.${VENDOR_DOMAIN}`);
  if (!own || url?.protocol !== "https:" || url.username !== "" || url.password !== "")
    throw refusal("INVALID_REQUEST_PARAMETER", "redirectUrl must be within the service's own domains");
}

interface Path {
  readonly accountId: string;
  readonly userId: string;
}

export function cloudStorageHandlers(tables: ESignatureTables): HandlersOf<typeof cloudStorageOperations> {
  const { users, storageLinks } = tables;

  /** The user in a path. Services may name any user of the account, other callers only themselves. */
  function userOf({ accountId, userId }: Path, { caller }: Call): string {
    const account = accountOf(tables, accountId);
    const user = users.get(guid(userId, "userId"));
    if (caller.kind !== "service" && user?.email !== caller.email)
      throw refusal("USER_LACKS_PERMISSIONS", "Users access only their own cloud storage");
    if (user?.accountId !== account.accountId)
      throw refusal("USER_DOES_NOT_EXIST", "The user does not exist");
    return user.userId;
  }

  /** A provider's number, from its number or its name (D2-174). */
  function numberOf(reference: string | undefined): string {
    const found = [...providers].find(([id, name]) => id === reference || name === reference?.toLowerCase());
    if (!found) throw refusal("STORAGE_PROVIDER_DOES_NOT_EXIST", `There is no storage provider ${reference}`);
    return found[0];
  }

  /** The number of a provider that the user has linked. @throws Problem for any other provider */
  function linkedOf(userId: string, reference: string | undefined): string {
    const serviceId = numberOf(reference);
    if (!storageLinks.get(rowKey(userId, serviceId)))
      throw refusal("STORAGE_PROVIDER_DOES_NOT_EXIST", `The user has not linked ${providers.get(serviceId)}`);
    return serviceId;
  }

  function written(userId: string, serviceId: string, redirectUrl?: string | null): CloudStorageProvider {
    const service = providers.get(serviceId) ?? "";
    const url = new URL(`https://storage.${VENDOR_DOMAIN}/link/${service}`);
    url.searchParams.set("user", userId);
    if (redirectUrl != null) url.searchParams.set("redirect", redirectUrl);
    return { service, serviceId, authenticationUrl: url.href, ...(redirectUrl != null && { redirectUrl }) };
  }

  const listed = (userId: string, redirectUrl?: string | null) => ({
    storageProviders: storageLinks
      .by("user", userId)
      .map(({ serviceId }) => serviceId)
      .sort((a, b) => Number(a) - Number(b))
      .map((serviceId) => written(userId, serviceId, redirectUrl)),
  });

  return {
    listCloudStorageProviders(input, call) {
      const userId = userOf(input, call);
      if (input.redirectUrl != null) checkRedirect(input.redirectUrl);
      return listed(userId, input.redirectUrl);
    },

    createCloudStorageProviders(input, call) {
      const userId = userOf(input, call);
      const named = input.body.storageProviders.map(({ serviceId, service }) =>
        numberOf(serviceId ?? service),
      );
      for (const serviceId of named) storageLinks.put({ userId, serviceId });
      return listed(userId);
    },

    deleteCloudStorageProviders(input, call) {
      const userId = userOf(input, call);
      const named = input.body.storageProviders.map(({ serviceId, service }) =>
        linkedOf(userId, serviceId ?? service),
      );
      for (const serviceId of named) storageLinks.delete(rowKey(userId, serviceId));
      return listed(userId);
    },

    getCloudStorageProvider(input, call) {
      const userId = userOf(input, call);
      return written(userId, linkedOf(userId, input.serviceId));
    },

    deleteCloudStorageProvider(input, call) {
      const userId = userOf(input, call);
      storageLinks.delete(rowKey(userId, linkedOf(userId, input.serviceId)));
      return listed(userId);
    },
  };
}
