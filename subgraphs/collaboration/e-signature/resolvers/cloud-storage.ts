/** Cloud storage providers of a user. */
import { CloudStorageProvider } from "#contracts/e-signature/index.ts";
import type { Wire } from "#contracts/kit/contract.ts";
import type { ESignatureCloudStorageProviderMapper, OfUser } from "#generated/collaboration/mappers.ts";
import type {
  LinkESignatureCloudStorageProvidersInput,
  Resolvers,
} from "#generated/collaboration/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import type { CollaborationContext } from "#subgraphs/collaboration/context.ts";
import { providerId, providerOf, requireDistinct, userOf } from "#subgraphs/collaboration/e-signature/ids.ts";
import type { ESignatureContext } from "#subgraphs/collaboration/e-signature/reads.ts";
import { idOf, keyed } from "#subgraphs/kit/mapping/ids.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";

const ownerOf = ({ accountId, userId }: OfUser): OfUser => ({ accountId, userId });

const providersIn = (
  user: OfUser,
  rows: readonly Wire<CloudStorageProvider>[] | null | undefined,
): ESignatureCloudStorageProviderMapper[] => (rows ?? []).map((row) => ({ ...row, ...ownerOf(user) }));

/** Providers of an argument: digits are a service id, other text is a name (D2-174). */
function bodyOf(providers: readonly string[]) {
  requireDistinct(providers, "providers");
  if (providers.some((name) => name.trim() === ""))
    throw badInput('"providers" has a blank one', "providers");
  return {
    storageProviders: providers.map((name) => (/^\d+$/.test(name) ? { serviceId: name } : { service: name })),
  };
}

/** @throws BAD_USER_INPUT for an address outside the vendor's domains, if these are configured (D2-172) */
function checkRedirect({ client }: ESignatureContext, redirectUrl: string): void {
  const known = client.upstream.settings.scope?.["vendorDomains"];
  if (known === undefined) return;
  const url = URL.canParse(redirectUrl) ? new URL(redirectUrl) : undefined;
  const host = url?.hostname ?? "";
  const own = known.split(",").some((text) => {
    const domain = text.trim().toLowerCase();
    return domain !== "" && (host === domain || host.endsWith(`.${domain}`));
  });
  if (!own || url?.protocol !== "https:" || url.username !== "" || url.password !== "")
    throw badInput('"redirectUrl" must be within the vendor\'s own domains', "redirectUrl");
}

/** Payload of a write. Its response has all providers of the user. */
const written = (
  owner: OfUser,
  write: () => Promise<{ readonly storageProviders?: readonly Wire<CloudStorageProvider>[] | null }>,
) =>
  payload(async () => {
    const providers = providersIn(owner, (await write()).storageProviders);
    return { eSignatureUser: owner, providers };
  });

/** Mutation of several providers of a user. */
const changeProviders =
  (operation: "createCloudStorageProviders" | "deleteCloudStorageProviders") =>
  (
    _: unknown,
    { input }: { input: LinkESignatureCloudStorageProvidersInput },
    { eSignature }: CollaborationContext,
  ) => {
    const owner = userOf(eSignature, input.userId, input.accountId, "userId");
    const body = bodyOf(input.providers);
    return written(owner, () => eSignature.api[operation]({ ...owner, body }));
  };

export const cloudStorageResolvers: Resolvers = {
  ESignatureUser: {
    ...keyed(
      "ESignatureUser",
      ({ accountId }: OfUser) => accountId,
      ({ userId }: OfUser) => userId,
    ),
    async cloudStorageProviders(user, _, { eSignature }) {
      const rows = await eSignature.storageProviders.load(user);
      return rows && providersIn(user, rows);
    },
    async cloudStorageProvider(user, { id }, { eSignature }) {
      const isGlobal = id.startsWith("ESignatureCloudStorageProvider:");
      const path = isGlobal
        ? providerOf(eSignature, id)
        : { ...ownerOf(user), serviceId: idOf("ESignatureCloudStorageProvider", id) };
      if (path.accountId !== user.accountId || path.userId !== user.userId)
        throw badInput('"id" is not of this user', "id");
      const found = await eSignature.storageProvider.load(path);
      return found && { ...found, ...ownerOf(user) };
    },
  },

  ESignatureCloudStorageProvider: mapWireType(CloudStorageProvider, {
    async __resolveReference({ id }, { eSignature }) {
      const path = providerOf(eSignature, id);
      const found = await eSignature.storageProvider.load(path);
      return found && { ...found, ...ownerOf(path) };
    },
    // The id contains the service id, even if the provider was read by name.
    id: (provider) => providerId(provider, provider.serviceId),
    upstreamId: ({ serviceId }) => serviceId ?? "",
    async authenticationUrl(provider, { redirectUrl }, { eSignature }) {
      if (redirectUrl == null) return provider.authenticationUrl;
      checkRedirect(eSignature, redirectUrl);
      // Only the list operation takes the redirect address (D2-172).
      const rows = await eSignature.storageProviders.load({ ...ownerOf(provider), redirectUrl });
      return rows?.find(({ serviceId }) => serviceId === provider.serviceId)?.authenticationUrl;
    },
    owner: ownerOf,
  }),

  Mutation: {
    linkESignatureCloudStorageProviders: changeProviders("createCloudStorageProviders"),
    unlinkESignatureCloudStorageProviders: changeProviders("deleteCloudStorageProviders"),

    unlinkESignatureCloudStorageProvider(_, { input }, { eSignature }) {
      const path = providerOf(eSignature, input.id);
      return written(ownerOf(path), () => eSignature.api.deleteCloudStorageProvider(path));
    },
  },
};
