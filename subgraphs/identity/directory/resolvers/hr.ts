/** The HR instance, its report, and its authorization to call the HR system. */
import { HrInstance, HrWorker } from "#contracts/directory/index.ts";
import type { Resolvers } from "#generated/identity/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import type { IdentityContext } from "#subgraphs/identity/context.ts";
import { instanceIds, organization } from "#subgraphs/identity/directory/loaders.ts";
import type { DirectoryHrInstanceMapper } from "#subgraphs/identity/directory/mappers.ts";
import { lqFields, lqFilter, lqSort } from "#subgraphs/kit/filters/lq.ts";
import { conditionOf } from "#subgraphs/kit/filters/narrowing.ts";
import { emptyConnection } from "#subgraphs/kit/loading/connection.ts";
import { keyed } from "#subgraphs/kit/mapping/ids.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { type ScopedKey, scopeOf } from "#subgraphs/kit/mapping/scope-keys.ts";
import { selectedMembers } from "#subgraphs/kit/mapping/selected-members.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";
import { toUser } from "#subgraphs/kit/people/relations.ts";

/** Filter members of instances, with the directory's fields. */
const filtered = {
  hrInstanceIds: "id",
  name: "name",
  reportUrl: "reportUrl",
  createdAt: "created",
  updatedAt: "updated",
  lastImportedAt: "lastImport",
} as const;

const instanceOrder = {
  NAME: "name",
  REPORT_URL: "reportUrl",
  CREATED_AT: "created",
  UPDATED_AT: "updated",
  LAST_IMPORTED_AT: "lastImport",
} as const;

const workerOrder = {
  EMAIL: "email",
  USERNAME: "username",
  FIRST_NAME: "firstname",
  LAST_NAME: "lastname",
} as const;

/** Path parameters and header of the instance in a write. */
export const instancePath = ({ scope, upstreamId }: ScopedKey<string | undefined>) => ({
  "x-org-id": scope,
  hr_instance_id: upstreamId,
});

/**
 * The directory's id of an instance in a filter.
 * @throws BAD_USER_INPUT for a global id of another organization than the list's
 */
function ownInstanceId(
  directory: IdentityContext["directory"],
  id: string,
  scope: string | undefined,
): string {
  const argument = "filter.hrInstanceIds";
  const key = instanceIds.key(directory, id, scope, argument);
  if (key.scope !== scope) throw badInput(`"${argument}" has an id of another organization`, argument);
  return key.upstreamId;
}

/** The instance after a write without a response body. It is read again if more than its id is selected. */
const handle = ({ scope, upstreamId }: ScopedKey<string | undefined>): DirectoryHrInstanceMapper => ({
  id: upstreamId,
  organizationId: scope,
  asHandle: true,
});

export const hrResolvers: Resolvers = {
  Directory: {
    hrInstance: ({ organizationId }, { id }, { directory }) =>
      directory.hrInstance.load(instanceIds.key(directory, id, organizationId)),

    async hrInstances({ organizationId }, { filter, orderBy, ...page }, { directory }, info) {
      const scope = scopeOf(directory, organization, organizationId);
      const hrInstanceIds = filter?.hrInstanceIds?.map((id) => ownInstanceId(directory, id, scope));
      const narrowing = lqFilter(filtered, { ...filter, hrInstanceIds });
      if (narrowing.rows === "none") return emptyConnection();
      const instances = await directory.connection(
        "listHrInstances",
        { "x-org-id": scope, filter: conditionOf(narrowing), sort: lqSort(instanceOrder, orderBy) },
        page,
        lqFields(selectedMembers(info, "DirectoryHrInstance")),
      );
      return instances.map((instance) => ({ ...instance, organizationId: scope }));
    },
  },

  DirectoryHrInstance: mapWireType(
    HrInstance,
    {
      __resolveReference: ({ id }, { directory }) =>
        directory.hrInstance.load(instanceIds.key(directory, id)),
      ...keyed("DirectoryHrInstance"),
      id: ({ organizationId, id }) => instanceIds.of(organizationId, id),
      organizationId: ({ organizationId }) => organizationId,
      workers: ({ organizationId, id }, { orderBy, ...page }, { directory }) =>
        directory.connection(
          "listHrWorkers",
          { "x-org-id": organizationId, hr_instance_id: id ?? "", sort: lqSort(workerOrder, orderBy) },
          page,
        ),
    },
    {
      alwaysSelect: ["id"],
      loadFull: async (
        { asHandle, organizationId, id }: DirectoryHrInstanceMapper,
        { directory }: IdentityContext,
      ) => (asHandle ? directory.hrInstance.load(instanceIds.keyFor(organizationId, id)) : null),
    },
  ),

  DirectoryHrWorker: mapWireType(HrWorker, { user: toUser("email") }),

  Mutation: {
    async createDirectoryHrInstance(_, { input }, { directory }) {
      const { organizationId, auth, reportUrl } = input;
      const scope = scopeOf(directory, organization, organizationId);
      const body = { auth, ...(reportUrl != null && { reportUrl }) };
      return payload(async () => {
        const instance = await directory.api.createHrInstance({ "x-org-id": scope, body });
        return { hrInstance: { ...instance, organizationId: scope } };
      });
    },

    async updateDirectoryHrInstance(_, { input }, { directory }) {
      const key = instanceIds.key(directory, input.id, input.organizationId);
      const { scope, upstreamId } = key;
      const body = { reportUrl: input.reportUrl };
      return payload(async () => {
        const instance = await directory.api.updateHrInstance({ "x-org-id": scope, id: upstreamId, body });
        directory.hrInstance.clear(key);
        return { hrInstance: { ...instance, organizationId: scope } };
      });
    },

    async authorizeDirectoryHrInstance(_, { input }, { directory }) {
      const key = instanceIds.key(directory, input.id, input.organizationId);
      const path = instancePath(key);
      return payload(async () => {
        await directory.api.authorizeHrInstance({ ...path, body: { auth: input.auth } });
        directory.hrInstance.clear(key);
        return { hrInstance: handle(key) };
      });
    },

    async removeDirectoryHrInstanceAuthorizations(_, { input }, { directory }) {
      const key = instanceIds.key(directory, input.id, input.organizationId);
      const path = instancePath(key);
      return payload(async () => {
        await directory.api.removeHrInstanceAuth(path);
        directory.hrInstance.clear(key);
        return { hrInstance: handle(key) };
      });
    },
  },
};
