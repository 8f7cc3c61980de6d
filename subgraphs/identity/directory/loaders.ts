import { directory } from "#contracts/directory/index.ts";
import { loadersOf, reading, WHOLE_LIST } from "#subgraphs/kit/loading/loaders.ts";
import { optionallyScopedIds } from "#subgraphs/kit/mapping/scope-keys.ts";
import type {
  DirectoryHrInstanceMapper,
  DirectoryPushEndpointMapper,
  DirectoryUserGroupMapper,
} from "./mappers.ts";
import { WorkersIndex } from "./workers-index.ts";

const { each } = loadersOf(directory);

/**
 * The organization: a header, so that it can be left to the directory. Ids name it where it is known:
 * what was read from a named organization must not be read again from the key's own.
 */
export const organization = { parameter: "x-org-id", argument: "organizationId" };

export const groupIds = optionallyScopedIds("DirectoryUserGroup", organization);
export const userIds = optionallyScopedIds("DirectoryUser", organization);
export const instanceIds = optionallyScopedIds("DirectoryHrInstance", organization);
/** Keys of two parts: the user or the instance, and the object itself. */
export const pushEndpointIds = optionallyScopedIds("DirectoryPushEndpoint", organization, 2);
export const jobIds = optionallyScopedIds("DirectoryHrImportJob", organization, 2);

/** The user and the push endpoint that a push endpoint's id names, as the directory takes them. */
export function pushEndpointPath(id: string) {
  const { scope, upstreamIds } = pushEndpointIds.parts(id);
  const [user_id = "", push_endpoint_id = ""] = upstreamIds;
  return { "x-org-id": scope, user_id, push_endpoint_id };
}

export const directoryLoaders = {
  userGroup: each("getUserGroup", {
    ask(id) {
      const { scope, upstreamId } = groupIds.parts(id);
      return { "x-org-id": scope, id: upstreamId };
    },
    itemIn: (body, id): DirectoryUserGroupMapper => ({
      ...body,
      organizationId: groupIds.parts(id).scope,
    }),
  }),

  /** All push endpoints of a user. */
  pushEndpoints: each("listUserPushEndpoints", {
    ask(id) {
      const { scope, upstreamId } = userIds.parts(id);
      return { "x-org-id": scope, user_id: upstreamId };
    },
    itemIn(body, id): DirectoryPushEndpointMapper[] {
      const { scope, upstreamId } = userIds.parts(id);
      return body.map((endpoint) => ({ ...endpoint, organizationId: scope, userId: upstreamId }));
    },
  }),

  pushEndpoint: each("getUserPushEndpoint", {
    ask: pushEndpointPath,
    itemIn(body, id): DirectoryPushEndpointMapper {
      const { "x-org-id": organizationId, user_id } = pushEndpointPath(id);
      return { ...body, organizationId, userId: user_id };
    },
  }),

  hrInstance: each("getHrInstance", {
    ask(id) {
      const { scope, upstreamId } = instanceIds.parts(id);
      return { "x-org-id": scope, id: upstreamId };
    },
    itemIn: (body, id): DirectoryHrInstanceMapper => ({
      ...body,
      organizationId: instanceIds.parts(id).scope,
    }),
  }),

  workers: reading(
    { operation: "directory.listHrWorkers", perCall: WHOLE_LIST },
    (client) => new WorkersIndex(client),
  ),
};
