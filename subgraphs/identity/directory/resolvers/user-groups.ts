/** User groups of the directory, and the entry field `directory`. */
import { UserGroup, UserGroupBody } from "#contracts/directory/index.ts";
import type {
  DirectoryMemberQueryExemptionInput,
  DirectoryUserGroupAttributesInput,
  Resolvers,
} from "#generated/identity/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import { groupIds, userIds } from "#subgraphs/identity/directory/loaders.ts";
import type { DirectoryMemberQueryExemptionMapper } from "#subgraphs/identity/directory/mappers.ts";
import { idOf, keyed } from "#subgraphs/kit/mapping/ids.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import type { InFamily } from "#subgraphs/kit/mapping/scope-keys.ts";
import { toWire } from "#subgraphs/kit/mapping/to-wire.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";

const { attributes, memberQueryExemptions } = UserGroup.properties;

/** The directory's type name of a user in lists of mixed types. */
const USER = "user";

export const userGroupResolvers: Resolvers = {
  Query: {
    directory(_, { organizationId }) {
      if (organizationId?.trim() === "") throw badInput('"organizationId" is blank', "organizationId");
      return { organizationId: organizationId ?? null };
    },
  },

  Directory: {
    userGroup: ({ organizationId }, { id }, { directory }) =>
      directory.userGroup.load(groupIds.key(directory, id, organizationId)),
  },

  DirectoryUserGroup: mapWireType(UserGroup, {
    __resolveReference: ({ id }, { directory }) => directory.userGroup.load(groupIds.key(directory, id)),
    ...keyed("DirectoryUserGroup"),
    id: ({ organizationId, id }) => groupIds.of(organizationId, id),
    organizationId: ({ organizationId }) => organizationId,
    memberQueryExemptions: ({ organizationId, memberQueryExemptions: exemptions }) =>
      exemptions?.map((exemption) => ({ ...exemption, organizationId })),
  }),

  DirectoryPosixGroup: mapWireType(attributes.properties.posixGroups.items, {}),

  DirectoryMemberQueryExemption: mapWireType(memberQueryExemptions.items, {
    upstreamId: keyed("", (exemption: DirectoryMemberQueryExemptionMapper) => exemption.id).upstreamId,
    directoryUser: ({ organizationId, type, id }) =>
      type === USER && id ? { organizationId, userId: id } : null,
  }),

  Mutation: {
    async replaceDirectoryUserGroup(_, { input }, { directory }) {
      const { id, organizationId, attributes: given, memberQueryExemptions: exemptions, ...members } = input;
      const key = groupIds.key(directory, id, organizationId);
      const body = toWire(UserGroupBody, {
        ...members,
        attributes: given && attributesOf(given),
        memberQueryExemptions: exemptions?.map((exemption) => exemptionOf(directory, exemption)),
      });
      const { scope, upstreamId } = key;
      return payload(async () => {
        const group = await directory.api.updateUserGroup({ "x-org-id": scope, id: upstreamId, body });
        return { userGroup: { ...group, organizationId: scope } };
      });
    },

    async deleteDirectoryUserGroup(_, { input }, { directory }) {
      const key = groupIds.key(directory, input.id, input.organizationId);
      const { scope, upstreamId } = key;
      return payload(async () => {
        await directory.api.deleteUserGroup({ "x-org-id": scope, id: upstreamId });
        return { deletedId: groupIds.ofKey(key) };
      });
    },
  },
};

/** Attributes in wire form, in which the number of a POSIX group is its `id`. */
const attributesOf = ({ posixGroups: groups, ...others }: DirectoryUserGroupAttributesInput) => ({
  ...others,
  posixGroups: groups?.map(({ groupNumber, name }) => ({ id: groupNumber, name })),
});

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** @throws BAD_USER_INPUT if the attributes are not an object, or for a global id of another type */
function exemptionOf(
  directory: InFamily,
  { id, type, attributes: given }: DirectoryMemberQueryExemptionInput,
) {
  if (given !== null && given !== undefined && !isObject(given))
    throw badInput('"memberQueryExemptions.attributes" must be an object', "memberQueryExemptions");
  const isGlobal = id.startsWith("DirectoryUser:");
  const upstreamId = isGlobal
    ? userIds.key(directory, id, null, "memberQueryExemptions").upstreamId
    : idOf("DirectoryUser", id, "memberQueryExemptions");
  return { id: upstreamId, type, attributes: given };
}
