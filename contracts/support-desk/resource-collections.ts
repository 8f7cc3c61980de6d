/** Resource collections: fields, triggers and similar objects, which a job creates and removes together. */
import Type from "typebox";
import { del, get, json, post, put } from "#contracts/kit/contract.ts";
import { cursorMeta } from "#contracts/kit/pages/token.ts";
import { admins, created, Id, JobStatus, orNull } from "./common.ts";

export const resourceTypes = [
  "automations",
  "macros",
  "organization_fields",
  "targets",
  "ticket_fields",
  "triggers",
  "user_fields",
  "views",
  "webhooks",
] as const;
export const collectionActions = ["create", "update", "delete"] as const;

/** Definition of one resource. The documents do not show its members. */
export const ResourceDefinition = Type.Record(Type.String(), Type.Unknown());
const Definitions = Type.Optional(Type.Record(Type.String(), ResourceDefinition));

/** Definitions by type and identifier, in the form of an app's requirements. */
export const ResourcePayload = Type.Object(
  {
    automations: Definitions,
    macros: Definitions,
    organization_fields: Definitions,
    targets: Definitions,
    ticket_fields: Definitions,
    triggers: Definitions,
    user_fields: Definitions,
    views: Definitions,
    webhooks: Definitions,
  } satisfies Record<(typeof resourceTypes)[number], typeof Definitions>,
  { additionalProperties: false },
);

const Named = { type: Type.Enum([...resourceTypes]), identifier: Type.String() };

export const CollectionResource = Type.Object({ ...Named, resource_id: Id, deleted: Type.Boolean() });

/** A job of a collection. Reading the collection shows its progress. */
export const CollectionJob = Type.Object({
  ...JobStatus.properties,
  action: Type.Enum([...collectionActions]),
  /** The collection to read again in order to follow the job. */
  resource_collection_id: Id,
  /** Number of all resources; `progress` is the number of finished ones. */
  total: Type.Integer(),
  progress: Type.Integer(),
  results: Type.Array(
    Type.Object({
      ...Named,
      resource_id: orNull(Id),
      success: Type.Boolean(),
      error: orNull(Type.String()),
    }),
  ),
});

export const ResourceCollection = Type.Object({
  id: Id,
  resources: Type.Array(CollectionResource),
  /** The latest job. */
  job_status: CollectionJob,
  ...created,
});

export type ResourceDefinition = Type.Static<typeof ResourceDefinition>;
export type ResourcePayload = Type.Static<typeof ResourcePayload>;
export type ResourceType = (typeof resourceTypes)[number];
export type CollectionResource = Type.Static<typeof CollectionResource>;
export type CollectionJob = Type.Static<typeof CollectionJob>;
export type ResourceCollection = Type.Static<typeof ResourceCollection>;

const path = "/api/v2/resource_collections/{resource_collection_id}";
const body = json(Type.Object({ payload: ResourcePayload }));
const started = Type.Object({ job_status: CollectionJob });

export const collectionOperations = {
  listResourceCollections: get("/api/v2/resource_collections", {
    page: cursorMeta("resource_collections", ResourceCollection, { maxSize: 100, defaultSize: 100 }),
    roles: admins,
  }),
  createResourceCollection: post("/api/v2/resource_collections", {
    body,
    returns: started,
    success: [201],
    roles: admins,
  }),
  deleteResourceCollection: del(path, { returns: started, roles: admins }),
  getResourceCollection: get(path, {
    returns: Type.Object({ resource_collection: ResourceCollection }),
    roles: admins,
  }),
  updateResourceCollection: put(path, { body, returns: started, roles: admins }),
};
