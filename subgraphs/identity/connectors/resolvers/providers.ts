/** Providers with their administrators, and helpers for both ticketing systems. */
import type { GraphQLResolveInfo } from "graphql";
import type { TObject } from "typebox";
import { Administrator, Named, Provider, SyncError } from "#contracts/connectors/index.ts";
import type {
  At,
  ConnectorsAdministratorMapper,
  ConnectorsProviderMapper,
} from "#generated/identity/mappers.ts";
import type { Resolvers } from "#generated/identity/resolvers.ts";
import { configuredProvider, integrationIn, providerIn } from "#subgraphs/identity/connectors/keys.ts";
import { connectorsLoaders } from "#subgraphs/identity/connectors/loaders.ts";
import type { IdentityContext } from "#subgraphs/identity/context.ts";
import { WHOLE_LIST } from "#subgraphs/kit/loading/loaders.ts";
import { emailIn, keyed } from "#subgraphs/kit/mapping/ids.ts";
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

/** The provider of an object. It is read only if more than its id is selected. */
async function providerOf(
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

interface Integration {
  readonly at: At;
  readonly part?: true;
  readonly providerId?: string | null | undefined;
}

/** Completes the resolvers of an integration by those that both ticketing systems have. */
export function integrationOf<R extends object>(
  type: "PsaAIntegration" | "PsaBIntegration",
  schema: TObject,
  loaderIn: (connectors: IdentityContext["connectors"]) => { load(at: At): Promise<Integration | null> },
  resolvers: R,
): R {
  const whole = ({ at }: Integration, { connectors }: IdentityContext) => loaderIn(connectors).load(at);
  const isA = type === "PsaAIntegration";
  const shared = {
    ...keyed(type, ({ at }: Integration) => at.UUID),
    __resolveReference: ({ id }: { readonly id: string }, { connectors }: IdentityContext) =>
      loaderIn(connectors).load(integrationIn(connectors, type, id, null)),
    async provider(integration: Integration, _: unknown, context: IdentityContext, info: GraphQLResolveInfo) {
      const { providerId } = (integration.part ? await whole(integration, context) : integration) ?? {};
      return providerOf(context, integration.at, providerId, info);
    },
    async syncErrors({ at }: Integration, _: unknown, { connectors }: IdentityContext) {
      const errors = await connectors.syncErrors.load({ at, type: isA ? "psa_a" : "psa_b" });
      const __typename = isA ? "PsaACompany" : "PsaBCompany";
      return errors?.map((error) => ({ ...error, at, __typename })) ?? null;
    },
  };
  return mapWireType(
    schema,
    { ...shared, ...resolvers },
    {
      loadFull: async (integration: Integration, context: IdentityContext) =>
        integration.part ? whole(integration, context) : null,
    },
  );
}
