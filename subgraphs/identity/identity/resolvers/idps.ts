/** External identity providers, and their keys. */
import { IdpBody, IdpSigning, IdpTrust } from "#contracts/identity/index.ts";
import type { IdentityProviderKeyMapper } from "#generated/identity/mappers.ts";
import type {
  CreateIdentityProviderInput,
  IdentityProviderMessageAlgorithmsInput,
  IdentityProviderPolicyInput,
  IdentityProviderProtocolInput,
  Resolvers,
} from "#generated/identity/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import type { IdentityContext } from "#subgraphs/identity/context.ts";
import { onlyOne } from "#subgraphs/kit/filters/only-one.ts";
import { emptyConnection } from "#subgraphs/kit/loading/connection.ts";
import { idOf, keyed } from "#subgraphs/kit/mapping/ids.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { toWire } from "#subgraphs/kit/mapping/to-wire.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";

const idpIdIn = (id: string, argument = "id") => idOf("IdentityProvider", id, argument);

/** An argument that must be an object. @throws BAD_USER_INPUT for any other JSON */
function objectIn(value: unknown, argument: string): Readonly<Record<string, unknown>> | null {
  if (value === null || value === undefined) return null;
  if (typeof value !== "object" || Array.isArray(value))
    throw badInput(`"${argument}" must be an object`, argument);
  return { ...value };
}

function policyOf({ groups, accountLink, provisioning, ...policy }: IdentityProviderPolicyInput) {
  const { conditions } = provisioning ?? {};
  return {
    ...policy,
    groups: objectIn(groups, "policy.groups"),
    accountLink: accountLink && {
      ...accountLink,
      filter: objectIn(accountLink.filter, "policy.accountLink.filter"),
    },
    provisioning: provisioning && {
      ...provisioning,
      conditions: conditions && {
        suspended: objectIn(conditions.suspended, "policy.provisioning.conditions.suspended"),
        deprovisioned: objectIn(conditions.deprovisioned, "policy.provisioning.conditions.deprovisioned"),
      },
    },
  };
}

const signatureOf = (algorithms: IdentityProviderMessageAlgorithmsInput | null | undefined, of: string) =>
  algorithms && { signature: objectIn(algorithms.signature, `protocol.algorithms.${of}.signature`) };

const protocolOf = ({ algorithms, ...protocol }: IdentityProviderProtocolInput) => ({
  ...protocol,
  algorithms: algorithms && {
    request: signatureOf(algorithms.request, "request"),
    response: signatureOf(algorithms.response, "response"),
  },
});

/** The request body, with the given members only. */
function configurationOf({ policy, protocol, status, ...rest }: CreateIdentityProviderInput): IdpBody {
  if (status === "OTHER") throw badInput('"status" must be ACTIVE or INACTIVE', "status");
  return toWire(IdpBody, {
    ...rest,
    status,
    policy: policy && policyOf(policy),
    protocol: protocol && protocolOf(protocol),
  });
}

/** The key with this id. Null if it does not exist any more. */
const keyIn = (kid: string | null | undefined, { identity }: IdentityContext) =>
  kid ? identity.idpKey.load(kid) : null;

export const idpResolvers: Resolvers = {
  Query: {
    identity: () => ({}),
  },

  Identity: {
    providers(_, { filter, ...page }, { identity }) {
      if (filter?.types?.length === 0) return emptyConnection();
      const type = onlyOne(filter?.types, "types");
      return identity.connection("listIdps", { q: filter?.text, type }, page);
    },
  },

  IdentityProvider: {
    __resolveReference: ({ id }, { identity }) => identity.idp.load(idpIdIn(id)),
  },
  IdentityProviderKey: {
    ...keyed("IdentityProviderKey", ({ kid }: IdentityProviderKeyMapper) => kid),
    __resolveReference: ({ id }, { identity }) => identity.idpKey.load(idOf("IdentityProviderKey", id)),
  },
  IdentityProviderTrust: mapWireType(IdpTrust, { key: ({ kid }, _, context) => keyIn(kid, context) }),
  IdentityProviderSigning: mapWireType(IdpSigning, { key: ({ kid }, _, context) => keyIn(kid, context) }),

  Mutation: {
    createIdentityProvider(_, { input }, { identity }) {
      const body = configurationOf(input);
      return payload(async () => ({ provider: await identity.api.createIdp({ body }) }));
    },

    updateIdentityProvider(_, { input: { providerId, ...configuration } }, { identity }) {
      const idpId = idpIdIn(providerId, "providerId");
      const body = configurationOf(configuration);
      return payload(async () => {
        const provider = await identity.api.updateIdp({ idpId, body });
        return { provider };
      });
    },
  },
};
