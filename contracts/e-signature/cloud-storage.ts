/** Cloud storage of a user that is linked with the account. */
import Type from "typebox";
import { del, get, json, optional, post } from "#contracts/kit/contract.ts";

export const CloudStorageProvider = Type.Object({
  /** The provider's name. */
  service: Type.String(),
  /** A number written as text. */
  serviceId: Type.String(),
  /** URL at which the user grants the account access, with the return URL if one was requested. */
  authenticationUrl: Type.String(),
  redirectUrl: Type.Optional(Type.String()),
});
const CloudStorageProviders = Type.Object({ storageProviders: Type.Array(CloudStorageProvider) });

const text = Type.Optional(Type.String({ minLength: 1 }));
/** Providers by their numbers or names. */
const ProviderReferences = Type.Object({
  storageProviders: Type.Array(Type.Object({ serviceId: text, service: text }), { minItems: 1 }),
});

export type CloudStorageProvider = Type.Static<typeof CloudStorageProvider>;

const path = "/v2.1/accounts/{accountId}/users/{userId}/cloud_storage";
const one = "/v2.1/accounts/{accountId}/users/{userId}/cloud_storage/{serviceId}";

/** The link by which a user grants access is a secret of the user. */
const secret = "e_signature:storage_link:read";

export const cloudStorageOperations = {
  listCloudStorageProviders: get(path, {
    secret,
    query: { redirectUrl: optional(Type.String({ minLength: 1 })) },
    returns: CloudStorageProviders,
  }),
  createCloudStorageProviders: post(path, {
    secret,
    body: json(ProviderReferences),
    returns: CloudStorageProviders,
  }),
  deleteCloudStorageProviders: del(path, { body: json(ProviderReferences), returns: CloudStorageProviders }),
  getCloudStorageProvider: get(one, { secret, returns: CloudStorageProvider }),
  deleteCloudStorageProvider: del(one, { returns: CloudStorageProviders }),
};
