/** Imports from the HR system: jobs, which are id-only objects, and the result of each user. */
import { HrImportResult, HrImportUser } from "#contracts/directory/index.ts";
import type { Resolvers } from "#generated/identity/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import { instanceIds, jobIds } from "#subgraphs/identity/directory/loaders.ts";
import type {
  DirectoryHrImportJobMapper,
  DirectoryHrImportResultMapper,
} from "#subgraphs/identity/directory/mappers.ts";
import { idOf, keyed, keyPart } from "#subgraphs/kit/mapping/ids.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import type { InFamily } from "#subgraphs/kit/mapping/scope-keys.ts";
import { toWire } from "#subgraphs/kit/mapping/to-wire.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";
import { toUser, toUserBy } from "#subgraphs/kit/people/relations.ts";
import { instancePath } from "./hr.ts";

/** The job of a global id. */
function jobNamed(directory: InFamily, id: string, organizationId: string | undefined) {
  const { scope, parentId = "", upstreamId } = jobIds.key(directory, id, organizationId);
  return { organizationId: scope, instanceId: parentId, jobId: upstreamId };
}

export const importResolvers: Resolvers = {
  DirectoryHrInstance: {
    importJob({ organizationId, id: instanceId }, { id }, { directory }) {
      const job: DirectoryHrImportJobMapper = id.startsWith("DirectoryHrImportJob:")
        ? jobNamed(directory, id, organizationId)
        : { organizationId, instanceId: keyPart(instanceId), jobId: idOf("DirectoryHrImportJob", id) };
      if (job.instanceId !== instanceId)
        throw badInput('"id" is not of an import job of this instance', "id");
      return job;
    },
  },

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
