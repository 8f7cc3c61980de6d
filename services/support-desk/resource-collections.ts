/** Resource collections. Each change is a job that processes one resource after another. */
import { randomUUID } from "node:crypto";
import { Problem } from "#contracts/kit/error-bodies.ts";
import {
  type CollectionJob,
  type collectionOperations,
  type ResourceCollection,
  type ResourceDefinition,
  type ResourcePayload,
  type ResourceType,
  resourceTypes,
} from "#contracts/support-desk/index.ts";
import type { Jobs } from "#services/kit/data/jobs.ts";
import type { HandlersOf } from "#services/kit/service.ts";
import { found, type StoredCollection, type StoredResource, type SupportDeskTables } from "./tables.ts";

/** Time that a job takes for one resource. */
export const RESOURCE_MS = 1_000;

/** Change of one resource: it is created or updated with `definition`, or deleted if that is null. */
interface Change {
  readonly type: ResourceType;
  readonly identifier: string;
  readonly definition: ResourceDefinition | null;
}

interface Work {
  readonly collectionId: number;
  readonly left: readonly Change[];
}

type Result = CollectionJob["results"][number];

/** The changes in the order of `resourceTypes`, not in that of the payload. */
const changesIn = (payload: ResourcePayload): Change[] =>
  resourceTypes.flatMap((type) =>
    Object.entries(payload[type] ?? {}).map(([identifier, definition]) => ({ type, identifier, definition })),
  );

export function collectionHandlers(
  { collections, resources }: SupportDeskTables,
  jobs: Jobs,
): HandlersOf<typeof collectionOperations> {
  const resourcesOf = (id: number): readonly StoredResource[] => resources.by("collection", id);

  /** Applies one change. A failure does not stop the others. */
  function change(collectionId: number, { type, identifier, definition }: Change): Result {
    const before = resourcesOf(collectionId).find(
      (one) => one.type === type && one.identifier === identifier,
    );
    const known = { type, identifier, resource_id: before?.id ?? null };
    if (definition === null) {
      if (before) resources.put({ ...before, deleted: true });
      return { ...known, success: true, error: null };
    }
    const merged = { ...before?.definition, ...definition };
    const { title } = merged;
    if (typeof title !== "string" || title.trim() === "")
      return { ...known, success: false, error: "A resource has a title" };
    const id = before?.id ?? resources.nextId();
    resources.put({ id, collectionId, type, identifier, definition: merged, deleted: false });
    return { type, identifier, resource_id: id, success: true, error: null };
  }

  function finish(collection: StoredCollection, job: CollectionJob, at: string): void {
    const failed = job.results.filter(({ success }) => !success).length;
    if (job.action === "delete") {
      for (const { id } of resourcesOf(collection.id)) resources.delete(String(id));
      collections.delete(String(collection.id));
      return;
    }
    const message = failed > 0 ? `${failed} of ${job.total} could not be done` : `${job.total} done`;
    const job_status: CollectionJob = { ...job, status: failed > 0 ? "failed" : "completed", message };
    collections.put({ ...collection, job_status, updated_at: at });
  }

  const work = jobs.define("resource collection", ({ collectionId, left }: Work, { now }) => {
    const collection = collections.get(String(collectionId));
    if (!collection) return;
    const [next, ...rest] = left;
    const before = collection.job_status;
    const results = next ? [...before.results, change(collectionId, next)] : before.results;
    const job: CollectionJob = { ...before, status: "working", results, progress: results.length };
    const at = new Date(now).toISOString();
    if (rest.length === 0) return finish(collection, job, at);
    collections.put({ ...collection, job_status: job, updated_at: at });
    work({ collectionId, left: rest }, RESOURCE_MS);
  });

  const isBusy = ({ job_status: { status } }: StoredCollection) =>
    status === "queued" || status === "working";

  const collectionOf = (id: string) => found(collections.get(id));

  /** The collection. @throws 409 while another job of it runs, because two jobs could undo each other's changes */
  function freeCollection(id: string): StoredCollection {
    const collection = collectionOf(id);
    if (isBusy(collection)) throw new Problem(409, "A job of this collection is not done yet");
    return collection;
  }

  /** Enqueues a job, and stores it in its collection. */
  function start(
    collection: Omit<StoredCollection, "job_status">,
    action: CollectionJob["action"],
    changes: readonly Change[],
  ): { job_status: CollectionJob } {
    const job_status: CollectionJob = {
      id: randomUUID(),
      action,
      resource_collection_id: collection.id,
      status: "queued",
      total: changes.length,
      progress: 0,
      message: null,
      results: [],
    };
    collections.put({ ...collection, job_status });
    work({ collectionId: collection.id, left: changes }, RESOURCE_MS);
    return { job_status };
  }

  function changesOf(payload: ResourcePayload): Change[] {
    const changes = changesIn(payload);
    if (changes.length === 0) throw new Problem(422, "The payload names no resource", { field: "payload" });
    return changes;
  }

  const shown = (collection: StoredCollection): ResourceCollection => ({
    ...collection,
    resources: resourcesOf(collection.id).map(({ id, type, identifier, deleted }) => ({
      type,
      identifier,
      resource_id: id,
      deleted,
    })),
  });

  return {
    listResourceCollections: () => collections.all().map(shown),

    getResourceCollection: ({ resource_collection_id }) => ({
      resource_collection: shown(collectionOf(resource_collection_id)),
    }),

    createResourceCollection({ body }, { now }) {
      const changes = changesOf(body.payload);
      const at = new Date(now).toISOString();
      return start({ id: collections.nextId(), created_at: at, updated_at: at }, "create", changes);
    },

    updateResourceCollection({ resource_collection_id, body }) {
      const collection = freeCollection(resource_collection_id);
      return start(collection, "update", changesOf(body.payload));
    },

    deleteResourceCollection({ resource_collection_id }) {
      const collection = freeCollection(resource_collection_id);
      const removals = resourcesOf(collection.id).map(({ type, identifier }) => ({
        type,
        identifier,
        definition: null,
      }));
      return start(collection, "delete", removals);
    },
  };
}
