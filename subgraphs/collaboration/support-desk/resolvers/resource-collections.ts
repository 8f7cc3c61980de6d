/** Collections of resources, and jobs that create, change and delete them. */
import {
  CollectionJob,
  ResourceCollection,
  type ResourceDefinition,
  type ResourcePayload,
  type ResourceType,
} from "#contracts/support-desk/index.ts";
import type { SupportResourceCollectionMapper } from "#generated/collaboration/mappers.ts";
import type { Resolvers, SupportResourceInput } from "#generated/collaboration/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import type { CollaborationContext } from "#subgraphs/collaboration/context.ts";
import { deskId, deskName } from "#subgraphs/collaboration/support-desk/ids.ts";
import { keyed } from "#subgraphs/kit/mapping/ids.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";

const collectionId = (id: string) => deskId("SupportResourceCollection", id);

export const collectionResolvers: Resolvers = {
  SupportDesk: {
    resourceCollections: (_, page, { supportDesk }) =>
      supportDesk.connection("listResourceCollections", {}, page),
    resourceCollection: (_, { id }, { supportDesk }) => supportDesk.resourceCollection.load(collectionId(id)),
  },

  SupportResourceCollection: mapWireType(
    ResourceCollection,
    {
      __resolveReference: ({ id }, { supportDesk }) => supportDesk.resourceCollection.load(collectionId(id)),
      ...keyed("SupportResourceCollection"),
    },
    {
      // A job refers to the collection by its id only.
      loadFull: ({ id }: SupportResourceCollectionMapper, { supportDesk }: CollaborationContext) =>
        supportDesk.resourceCollection.load(id ?? ""),
    },
  ),
  SupportCollectionJob: mapWireType(CollectionJob, {
    resourceCollection: ({ resource_collection_id: id }) => (id == null ? null : { id }),
  }),
  Mutation: {
    createSupportResourceCollection(_, { input }, { supportDesk }) {
      const body = { payload: payloadOf(input.resources) };
      return payload(async () => {
        const { job_status } = await supportDesk.api.createResourceCollection({ body });
        return { job: job_status };
      });
    },

    updateSupportResourceCollection(_, { input }, { supportDesk }) {
      const id = collectionId(input.id);
      const body = { payload: payloadOf(input.resources) };
      return payload(async () => {
        const { job_status } = await supportDesk.api.updateResourceCollection({
          resource_collection_id: id,
          body,
        });
        return { job: job_status };
      });
    },

    deleteSupportResourceCollection(_, { input }, { supportDesk }) {
      const id = collectionId(input.id);
      return payload(async () => {
        const { job_status } = await supportDesk.api.deleteResourceCollection({ resource_collection_id: id });
        return { job: job_status };
      });
    },
  },
};

const isDefinition = (value: unknown): value is ResourceDefinition =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Converts resources to the form of an app's requirements: definitions by type and identifier. */
function payloadOf(resources: readonly SupportResourceInput[]): ResourcePayload {
  if (resources.length === 0) throw badInput("Name one resource at least", "resources");
  const byType = new Map<ResourceType, Map<string, ResourceDefinition>>();
  for (const { type: given, identifier, definition } of resources) {
    const type = deskName(given, "type");
    const definitions = byType.get(type) ?? new Map<string, ResourceDefinition>();
    if (identifier.trim() === "") throw badInput("An identifier is blank", "identifier");
    if (definitions.has(identifier)) throw badInput("An identifier is given twice for a type", "identifier");
    if (!isDefinition(definition)) throw badInput("A definition is an object", "definition");
    byType.set(type, definitions.set(identifier, definition));
  }
  return Object.fromEntries(
    [...byType].map(([type, definitions]) => [type, Object.fromEntries(definitions)]),
  );
}
