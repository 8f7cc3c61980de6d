/** Cloud storage of a user: their own only. */

import type { CloudStorageProvider, cloudStorageOperations } from "#contracts/e-signature/index.ts";
import type { Call, HandlersOf } from "#services/kit/service.ts";
import { accountOf } from "./support/envelopes.ts";
import { guid, refusal } from "./support/refusals.ts";
import { type ESignatureTables, rowKey } from "./tables.ts";

/** The vendor's own domain: nothing is led back to elsewhere (D2-172). */
const VENDOR_DOMAIN = "esign.example";

/** The providers that can be linked, by their numbers. */
export const providers: ReadonlyMap<string, string> = new Map([
  ["101", "papercloud"],
  ["102", "filehaven"],
  ["103", "vaultbox"],
]);

/** @throws Problem for what is no address of the vendor's own */
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

  /** The user of a path: the caller, or any user of the account for a service. */
  function userOf({ accountId, userId }: Path, { caller }: Call): string {
    const account = accountOf(tables, accountId);
    const user = users.get(guid(userId, "userId"));
    if (caller.kind !== "service" && user?.email !== caller.email)
      throw refusal("USER_LACKS_PERMISSIONS", "Users access only their own cloud storage");
    if (user?.accountId !== account.accountId)
      throw refusal("USER_DOES_NOT_EXIST", "The user does not exist");
    return user.userId;
  }

  /** A provider's number, by its number or its name (D2-174). */
  function numberOf(reference: string | undefined): string {
    const found = [...providers].find(([id, name]) => id === reference || name === reference?.toLowerCase());
    if (!found) throw refusal("STORAGE_PROVIDER_DOES_NOT_EXIST", `There is no storage provider ${reference}`);
    return found[0];
  }

  /** The number of a provider that the user has linked. */
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
