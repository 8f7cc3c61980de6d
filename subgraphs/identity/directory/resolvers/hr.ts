/** The HR instance, its report, its authorization to call the HR system, and its import jobs, which are id-only objects. */
import { HrImportResult, HrImportUser, HrInstance, HrWorker } from "#contracts/directory/index.ts";
import type { Resolvers } from "#generated/identity/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import type { IdentityContext } from "#subgraphs/identity/context.ts";
import { instanceIds, jobIds, organization } from "#subgraphs/identity/directory/loaders.ts";
import type {
  DirectoryHrImportJobMapper,
  DirectoryHrImportResultMapper,
  DirectoryHrInstanceMapper,
} from "#subgraphs/identity/directory/mappers.ts";
import { lqFields, lqFilter, lqSort } from "#subgraphs/kit/filters/lq.ts";
import { conditionOf } from "#subgraphs/kit/filters/narrowing.ts";
import { emptyConnection } from "#subgraphs/kit/loading/connection.ts";
import { idOf, keyed, keyPart } from "#subgraphs/kit/mapping/ids.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { type InFamily, type ScopedKey, scopeOf } from "#subgraphs/kit/mapping/scope-keys.ts";
import { selectedMembers } from "#subgraphs/kit/mapping/selected-members.ts";
import { toWire } from "#subgraphs/kit/mapping/to-wire.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";
import { toUser, toUserBy } from "#subgraphs/kit/people/relations.ts";

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
const instancePath = ({ scope, upstreamId }: ScopedKey<string | undefined>) => ({
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

/**
 * Changes an instance by a write without a response body. The instance is read again if more than its id is
 * selected.
 */
function changeInstance(
  directory: IdentityContext["directory"],
  { id, organizationId }: { readonly id: string; readonly organizationId?: string | null | undefined },
  write: (path: ReturnType<typeof instancePath>) => Promise<unknown>,
) {
  const key = instanceIds.key(directory, id, organizationId);
  return payload(async () => {
    await write(instancePath(key));
    const hrInstance: DirectoryHrInstanceMapper = {
      id: key.upstreamId,
      organizationId: key.scope,
      asHandle: true,
    };
    return { hrInstance };
  });
}

/** The job of a global id. */
function jobNamed(directory: InFamily, id: string, organizationId: string | undefined) {
  const { scope, parentId = "", upstreamId } = jobIds.key(directory, id, organizationId);
  return { organizationId: scope, instanceId: parentId, jobId: upstreamId };
}

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
      importJob({ organizationId, id: instanceId }, { id }, { directory }) {
        const job: DirectoryHrImportJobMapper = id.startsWith("DirectoryHrImportJob:")
          ? jobNamed(directory, id, organizationId)
          : { organizationId, instanceId: keyPart(instanceId), jobId: idOf("DirectoryHrImportJob", id) };
        if (job.instanceId !== instanceId)
          throw badInput('"id" is not of an import job of this instance', "id");
        return job;
      },
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

  DirectoryHrImportJob: {
    id: ({ organizationId, instanceId, jobId }) => jobIds.of(organizationId, instanceId, jobId),
    upstreamId: ({ jobId }) => jobId,
    hrInstance: ({ organizationId, instanceId }) => ({ id: instanceId, organizationId, asHandle: true }),
    async results({ organizationId, instanceId, jobId }, page, { directory }) {
      const input = { "x-org-id": organizationId, id: instanceId, job_id: jobId };
      const results = await directory.connection("listHrImportResults", input, page);
      return results.map((result) => ({ ...result, organizationId }));
    },
  },

  DirectoryHrImportResult: mapWireType(HrImportResult, {
    upstreamId: keyed("", (result: DirectoryHrImportResultMapper) => result.id).upstreamId,
    directoryUser: ({ organizationId, userId }) => (userId ? { organizationId, userId } : null),
    user: toUserBy("entry.email", ({ entry }: DirectoryHrImportResultMapper) => entry?.email),
  }),

  DirectoryHrImportEntry: mapWireType(HrImportUser, { user: toUser("email") }),

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
        return { hrInstance: { ...instance, organizationId: scope } };
      });
    },

    authorizeDirectoryHrInstance: async (_, { input }, { directory }) =>
      changeInstance(directory, input, (path) =>
        directory.api.authorizeHrInstance({ ...path, body: { auth: input.auth } }),
      ),

    removeDirectoryHrInstanceAuthorizations: async (_, { input }, { directory }) =>
      changeInstance(directory, input, (path) => directory.api.removeHrInstanceAuth(path)),

    async importDirectoryHrUsers(_, { input }, { directory }) {
      const key = instanceIds.key(directory, input.id, input.organizationId);
      if (input.users.length === 0) throw badInput('"users" is empty', "users");
      const body = input.users.map((user) => toWire(HrImportUser, user));
      const { scope, upstreamId } = key;
      return payload(async () => {
        const { jobId } = await directory.api.importHrUsers({ ...instancePath(key), body });
        directory.workers.forget();
        return { job: jobId ? { organizationId: scope, instanceId: upstreamId, jobId } : null };
      });
    },
  },
};
