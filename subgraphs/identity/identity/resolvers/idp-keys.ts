/** Keys of identity providers. */
import { IdpKey, IdpKeyBody } from "#contracts/identity/index.ts";
import type { AddIdentityProviderKeyInput, Resolvers } from "#generated/identity/resolvers.ts";
import { type IdentityProviderKeyMapper, standardDates } from "#subgraphs/identity/identity/mappers.ts";
import { globalId, idOf, keyed } from "#subgraphs/kit/mapping/ids.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { toWire } from "#subgraphs/kit/mapping/to-wire.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";

const keyIdIn = (id: string, argument = "id") => idOf("IdentityProviderKey", id, argument);

/** Wire names of the members, which are those of JSON Web Keys. */
const keyMembers = {
  keyType: "kty",
  algorithm: "alg",
  operations: "key_ops",
  exponent: "e",
  modulus: "n",
  certificateChain: "x5c",
  certificateUrl: "x5u",
  thumbprintSha1: "x5t",
  thumbprintSha256: "x5t#S256",
} as const;

const keyOf = ({ use, kid, ...input }: AddIdentityProviderKeyInput): IdpKeyBody =>
  toWire(IdpKeyBody, {
    use,
    kid,
    [keyMembers.keyType]: input.keyType,
    [keyMembers.algorithm]: input.algorithm,
    [keyMembers.operations]: input.operations,
    [keyMembers.exponent]: input.exponent,
    [keyMembers.modulus]: input.modulus,
    [keyMembers.certificateChain]: input.certificateChain,
    [keyMembers.certificateUrl]: input.certificateUrl,
    [keyMembers.thumbprintSha1]: input.thumbprintSha1,
    [keyMembers.thumbprintSha256]: input.thumbprintSha256,
  });

export const idpKeyResolvers: Resolvers = {
  Identity: {
    providerKey: (_, { id }, { identity }) => identity.idpKey.load(keyIdIn(id)),
    providerKeys: (_, page, { identity }) => identity.connection("listIdpKeys", {}, page),
  },

  IdentityProviderKey: mapWireType(
    IdpKey,
    {
      __resolveReference: ({ id }, { identity }) => identity.idpKey.load(keyIdIn(id)),
      ...keyed("IdentityProviderKey", ({ kid }: IdentityProviderKeyMapper) => kid),
    },
    { renamed: { ...standardDates, ...keyMembers } },
  ),

  Mutation: {
    addIdentityProviderKey(_, { input }, { identity }) {
      const body = keyOf(input);
      return payload(async () => ({ providerKey: await identity.api.addIdpKey({ body }) }));
    },

    deleteIdentityProviderKey(_, { input }, { identity }) {
      const keyId = keyIdIn(input.providerKeyId, "providerKeyId");
      return payload(async () => {
        await identity.api.deleteIdpKey({ keyId });
        identity.idpKey.clear(keyId);
        return { deletedId: globalId("IdentityProviderKey", keyId) };
      });
    },
  },
};
