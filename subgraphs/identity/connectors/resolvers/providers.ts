/** Providers with their administrators, and helpers for both ticketing systems. */
import type { GraphQLResolveInfo } from "graphql";
import { Administrator, Named, Provider, SyncError } from "#contracts/connectors/index.ts";
import type {
  At,
  ConnectorsAdministratorMapper,
  ConnectorsProviderMapper,
  PsaSyncErrorMapper,
} from "#generated/identity/mappers.ts";
import type { Resolvers } from "#generated/identity/resolvers.ts";
import { configuredProvider, providerIn } from "#subgraphs/identity/connectors/keys.ts";
import { connectorsLoaders } from "#subgraphs/identity/connectors/loaders.ts";
import type { IdentityContext } from "#subgraphs/identity/context.ts";
import { WHOLE_LIST } from "#subgraphs/kit/loading/loaders.ts";
import { emailIn, globalId, keyed } from "#subgraphs/kit/mapping/ids.ts";
import { referencedMembers, selectedMembers } from "#subgraphs/kit/mapping/selected-members.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";
import { familyRecords, matched, type Person } from "#subgraphs/kit/people/person-records.ts";
import { toUser } from "#subgraphs/kit/people/relations.ts";

/** Records of a person among the administrators of the configured provider, who are read in one call. */
export const administratorRecords = familyRecords({
  family: "connectors",
  by: "e-mail address",
  reads: { ...connectorsLoaders.administrators.reads, perCall: WHOLE_LIST },
  async find({ email }: Person, { connectors }: IdentityContext) {
    const at = configuredProvider(connectors);
    if (!at) return undefined;
    const all = (await connectors.administrators.load(at)) ?? [];
    return matched(all.filter((one) => emailIn(one.email) === emailIn(email)));
  },
  idOf: (administrator) => administratorId.id(administrator),
});

const administratorId = keyed(
  "ConnectorsAdministrator",
  ({ at }: ConnectorsAdministratorMapper) => at.provider_id,
  ({ id }) => id,
);

export const providerResolvers: Resolvers = {
  Query: {
    connectors: (_, { organizationId }) => ({ organizationId }),
  },

  Connectors: {
    provider: ({ organizationId }, { id }, { connectors }, info) =>
      connectors.provider.load(
        providerIn(connectors, id, organizationId),
        selectedMembers(info, "ConnectorsProvider"),
      ),
  },

  ConnectorsProvider: mapWireType(
    Provider,
    {
      __resolveReference: ({ id }, { connectors }, info) =>
        connectors.provider.load(
          providerIn(connectors, id, null),
          referencedMembers(info, "ConnectorsProvider"),
        ),
      ...keyed("ConnectorsProvider", ({ at }: ConnectorsProviderMapper) => at.provider_id),
      administrators: ({ at }, _, { connectors }) => connectors.administrators.load(at),
    },
    { alwaysSelect: ["id"] },
  ),

  ConnectorsAdministrator: mapWireType(Administrator, {
    ...administratorId,
    provider: ({ at }, _, context, info) => providerOf(context, at, at.provider_id, info),
    user: toUser("email"),
  }),

  User: {
    connectorsAdministrator: administratorRecords.one,
    connectorsAdministrators: administratorRecords.all,
  },

  ConnectorsOrganization: mapWireType(Named, {
    ...keyed("ConnectorsOrganization"),
  }),

  PsaCompany: {
    __resolveType: ({ __typename }) => __typename,
  },

  PsaSyncError: mapWireType(SyncError, {
    company: ({ company, at, __typename }) =>
      company ? { ...company, at, part: true as const, __typename } : null,
  }),
};

/** The sync errors of an integration, with the type of the companies in them. */
export async function syncErrorsOf(
  { connectors }: IdentityContext,
  at: At,
  integrationType: "psa_a" | "psa_b",
  __typename: PsaSyncErrorMapper["__typename"],
): Promise<PsaSyncErrorMapper[] | null> {
  const errors = await connectors.syncErrors.load({ at, type: integrationType });
  return errors?.map((error) => ({ ...error, at, __typename })) ?? null;
}

/** The provider of an object. It is read only if more than its id is selected. */
export async function providerOf(
  { connectors }: IdentityContext,
  { "x-org-id": organization }: Pick<At, "x-org-id">,
  provider_id: string | null | undefined,
  info: GraphQLResolveInfo,
): Promise<ConnectorsProviderMapper | null> {
  if (provider_id == null) return null;
  const at = { provider_id, "x-org-id": organization };
  const members = selectedMembers(info, "ConnectorsProvider");
  return members.size > 1 ? connectors.provider.load(at, members) : { at };
}

/** The global id of a mapping: the integration, the company and the organization. */
export const mappingId = (
  type: "PsaAMapping" | "PsaBMapping",
  at: At,
  company: { readonly id?: string | null } | null | undefined,
  organization: { readonly id?: string | null } | null | undefined,
) => globalId(type, at.UUID, company?.id, organization?.id);
