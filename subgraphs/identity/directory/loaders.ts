import { directory } from "#contracts/directory/index.ts";
import { loadersOf, reading, WHOLE_LIST } from "#subgraphs/kit/loading/loaders.ts";
import { optionallyScopedIds, type ScopedKey } from "#subgraphs/kit/mapping/scope-keys.ts";
import type {
  DirectoryHrInstanceMapper,
  DirectoryPushEndpointMapper,
  DirectoryUserGroupMapper,
} from "./mappers.ts";
import { WorkersIndex } from "./workers-index.ts";

const { each } = loadersOf(directory);

/**
 * The organization is a header, so the directory chooses it if it is omitted. Ids contain the organization if it is
 * known, because an object of a named organization must not be read again from the default one.
 */
export const organization = { parameter: "x-org-id", argument: "organizationId" };

export const groupIds = optionallyScopedIds("DirectoryUserGroup", organization);
export const userIds = optionallyScopedIds("DirectoryUser", organization);
export const instanceIds = optionallyScopedIds("DirectoryHrInstance", organization);
/** These keys have two parts: the user or the instance, and the object itself. */
export const pushEndpointIds = optionallyScopedIds("DirectoryPushEndpoint", organization, 2);
export const jobIds = optionallyScopedIds("DirectoryHrImportJob", organization, 2);

/** Key of an object, with its organization if known. */
type InOrganization = ScopedKey<string | undefined>;

/** Path parameters and header of a push endpoint, from its key. */
export const pushEndpointPath = ({ scope, parentId = "", upstreamId }: InOrganization) => ({
  "x-org-id": scope,
  user_id: parentId,
  push_endpoint_id: upstreamId,
});

export const directoryLoaders = {
  userGroup: each("getUserGroup", {
    ask: ({ scope, upstreamId }: InOrganization) => ({ "x-org-id": scope, id: upstreamId }),
    itemIn: (body, { scope }): DirectoryUserGroupMapper => ({ ...body, organizationId: scope }),
  }),

  /** All push endpoints of a user. */
  pushEndpoints: each("listUserPushEndpoints", {
    ask: ({ scope, upstreamId }: InOrganization) => ({ "x-org-id": scope, user_id: upstreamId }),
    itemIn: (body, { scope, upstreamId }): DirectoryPushEndpointMapper[] =>
      body.map((endpoint) => ({ ...endpoint, organizationId: scope, userId: upstreamId })),
  }),

  pushEndpoint: each("getUserPushEndpoint", {
    ask: (key: InOrganization) => pushEndpointPath(key),
    itemIn: (body, { scope, parentId = "" }): DirectoryPushEndpointMapper => ({
      ...body,
      organizationId: scope,
      userId: parentId,
    }),
  }),

  hrInstance: each("getHrInstance", {
    ask: ({ scope, upstreamId }: InOrganization) => ({ "x-org-id": scope, id: upstreamId }),
    itemIn: (body, { scope }): DirectoryHrInstanceMapper => ({ ...body, organizationId: scope }),
  }),

  workers: reading(
    { operation: "directory.listHrWorkers", perCall: WHOLE_LIST },
    (client) => new WorkersIndex(client),
  ),
};
