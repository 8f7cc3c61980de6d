/** Tables of the directory. The seed fills them; the service reads and writes them. */
import { randomUUID } from "node:crypto";
import type {
  HrImportResult,
  HrInstance,
  HrWorker,
  PushEndpoint,
  UserGroup,
} from "#contracts/directory/index.ts";
import type { Store } from "#services/kit/data/store.ts";

/** The organization that an object belongs to. */
interface InOrganization {
  readonly organizationId: string;
}

export interface DirectoryUser extends InOrganization {
  readonly id: string;
  /** Lower case. */
  readonly email: string;
  readonly username: string;
  readonly firstname: string | null;
  readonly lastname: string | null;
}

/** A stored group. `value` is its wire form, as in the rows below. */
export interface GroupRow extends InOrganization {
  readonly value: UserGroup;
}
export interface PushEndpointRow {
  readonly userId: string;
  readonly value: PushEndpoint;
}
export interface InstanceRow extends InOrganization {
  readonly value: HrInstance;
}
export interface WorkerRow {
  readonly id: string;
  readonly instanceId: string;
  readonly value: HrWorker;
}
export interface ImportJob {
  readonly id: string;
  readonly instanceId: string;
}
export interface ImportResultRow {
  readonly jobId: string;
  readonly value: HrImportResult;
}

/** A new random id. */
export const newId = () => randomUUID().replaceAll("-", "").slice(0, 24);

/** Key of an address or name in an organization. Case is ignored. */
export const keyIn = (organizationId: string, name: string) => `${organizationId} ${name.toLowerCase()}`;

export function directoryTables(store: Store) {
  return {
    users: store.collection("users", {
      key: (user: DirectoryUser) => user.id,
      indexes: {
        email: ({ organizationId, email }) => keyIn(organizationId, email),
        username: ({ organizationId, username }) => keyIn(organizationId, username),
      },
    }),
    groups: store.collection("groups", { key: (row: GroupRow) => row.value.id }),
    pushEndpoints: store.collection("pushEndpoints", {
      key: (row: PushEndpointRow) => row.value.id,
      indexes: { user: (row) => row.userId },
    }),
    instances: store.collection("instances", {
      key: (row: InstanceRow) => row.value.id,
      indexes: { organization: (row) => row.organizationId },
    }),
    workers: store.collection("workers", {
      key: (row: WorkerRow) => row.id,
      indexes: {
        instance: (row) => row.instanceId,
        email: (row) => row.value.email && keyIn(row.instanceId, row.value.email),
      },
    }),
    imports: store.collection("imports", { key: (job: ImportJob) => job.id }),
    importResults: store.collection("importResults", {
      key: (row: ImportResultRow) => row.value.id,
      indexes: { job: (row) => row.jobId },
    }),
  };
}

export type DirectoryTables = ReturnType<typeof directoryTables>;
