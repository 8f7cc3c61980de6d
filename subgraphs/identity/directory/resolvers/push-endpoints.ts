/** Users of the directory, which are id-only objects, and their push endpoints. */
import { PushEndpoint, PushEndpointPatch } from "#contracts/directory/index.ts";
import type { Resolvers } from "#generated/identity/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import { pushEndpointIds, pushEndpointPath, userIds } from "#subgraphs/identity/directory/loaders.ts";
import type { DirectoryUserMapper } from "#subgraphs/identity/directory/mappers.ts";
import { toPerson } from "#subgraphs/identity/directory/people.ts";
import { idOf, keyed } from "#subgraphs/kit/mapping/ids.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { toWire } from "#subgraphs/kit/mapping/to-wire.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";

const userKey = ({ organizationId, userId }: DirectoryUserMapper) => userIds.keyFor(organizationId, userId);

const OWN = "DirectoryPushEndpoint:";

export const pushEndpointResolvers: Resolvers = {
  Directory: {
    user({ organizationId }, { id }, { directory }) {
      const { scope, upstreamId } = userIds.key(directory, id, organizationId);
      return { organizationId: scope, userId: upstreamId };
    },
  },

  DirectoryUser: {
    id: ({ organizationId, userId }) => userIds.of(organizationId, userId),
    upstreamId: ({ userId }) => userId,
    organizationId: ({ organizationId }) => organizationId,
    user: toPerson,
    pushEndpoints: (user, _, { directory }) => directory.pushEndpoints.load(userKey(user)),
    async pushEndpoint({ organizationId, userId }, { id }, { directory }) {
      const key = id.startsWith(OWN)
        ? pushEndpointIds.key(directory, id, organizationId)
        : { scope: organizationId, parentId: userId, upstreamId: idOf("DirectoryPushEndpoint", id) };
      if (key.parentId !== userId) throw badInput('"id" is not of a push endpoint of this user', "id");
      return directory.pushEndpoint.load(key);
    },
  },

  DirectoryPushEndpoint: mapWireType(PushEndpoint, {
    __resolveReference: ({ id }, { directory }) =>
      directory.pushEndpoint.load(pushEndpointIds.key(directory, id)),
    ...keyed("DirectoryPushEndpoint"),
    id: ({ organizationId, userId, id }) => pushEndpointIds.of(organizationId, userId, id),
    directoryUser: ({ organizationId, userId }) => ({ organizationId, userId }),
    user: toPerson,
  }),

  Mutation: {
    async updateDirectoryPushEndpoint(_, { input }, { directory }) {
      const { id, name, status: state } = input;
      const key = pushEndpointIds.key(directory, id);
      const body = toWire(PushEndpointPatch, { name, state });
      if (Object.keys(body).length === 0) throw badInput("Nothing is to be changed", "input");
      const path = pushEndpointPath(key);
      const user = { organizationId: path["x-org-id"], userId: path.user_id };
      return payload(async () => {
        const endpoint = await directory.api.patchUserPushEndpoint({ ...path, body });
        return { pushEndpoint: { ...endpoint, ...user } };
      });
    },

    async deleteDirectoryPushEndpoint(_, { input }, { directory }) {
      const key = pushEndpointIds.key(directory, input.id);
      const path = pushEndpointPath(key);
      const user = { organizationId: path["x-org-id"], userId: path.user_id };
      return payload(async () => {
        await directory.api.deleteUserPushEndpoint(path);
        return { deletedId: pushEndpointIds.ofKey(key), directoryUser: user };
      });
    },
  },
};
