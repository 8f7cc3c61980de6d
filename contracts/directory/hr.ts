/** The HR-system import: its one instance, its authorization, import jobs and report data. */
import Type from "typebox";
import { del, get, json, post, put } from "#contracts/kit/contract.ts";
import { lq } from "#contracts/kit/lq.ts";
import { limitSkip } from "#contracts/kit/pages/limit-skip.ts";
import { Instant, organization, orNull, pages, text } from "./common.ts";

export const authMethods = ["basic", "oauth"] as const;

export const HrInstance = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** The only kind. Requests do not have this member. */
  kind: Type.Literal("import"),
  reportUrl: orNull(Type.String()),
  authMethods: Type.Array(Type.Enum([...authMethods])),
  created: Instant,
  updated: Instant,
  /** End of the last import job. */
  lastImport: orNull(Instant),
});

/** The shape requires no member, but the service refuses a request without `basic`. */
const HrAuth = Type.Object({
  basic: Type.Optional(Type.Object({ username: text, password: text })),
  oauth: Type.Optional(Type.Object({ code: text })),
});
export const HrAuthorization = Type.Object({ auth: Type.Optional(HrAuth) });
export const HrInstanceCreate = Type.Object({ auth: Type.Optional(HrAuth), name: text, reportUrl: text });
export const HrInstanceUpdate = Type.Object({ name: text, reportUrl: text });

const HrAttributes = Type.Array(Type.Object({ name: text, value: text }));
export const HrImportUser = Type.Object({
  email: text,
  lastname: text,
  username: text,
  firstname: text,
  attributes: Type.Optional(HrAttributes),
});

/** A row of the report: a person in the HR system. */
export const HrWorker = Type.Object({
  email: orNull(Type.String()),
  username: orNull(Type.String()),
  firstname: orNull(Type.String()),
  lastname: orNull(Type.String()),
  attributes: HrAttributes,
});

export const importStatuses = ["pending", "created", "updated", "failed"] as const;

/** Result of one entry of an import. */
export const HrImportResult = Type.Object({
  id: Type.String(),
  status: Type.Enum([...importStatuses]),
  /** The directory user that was created or updated. */
  userId: orNull(Type.String()),
  /** Reason of the failure. */
  message: orNull(Type.String()),
  created: Instant,
  updated: Instant,
  entry: HrImportUser,
});

export type HrInstance = Type.Static<typeof HrInstance>;
export type HrAuth = Type.Static<typeof HrAuth>;
export type HrImportUser = Type.Static<typeof HrImportUser>;
export type HrWorker = Type.Static<typeof HrWorker>;
export type HrImportResult = Type.Static<typeof HrImportResult>;

export const hrOperations = {
  listHrInstances: get("/api/v2/hr_instances", {
    headers: organization,
    query: lq,
    page: limitSkip(Type.Partial(HrInstance), pages),
  }),
  createHrInstance: post("/api/v2/hr_instances", {
    headers: organization,
    body: json(HrInstanceCreate),
    secret: "directory:hr_secret:write",
    returns: HrInstance,
    success: [201],
  }),
  getHrInstance: get("/api/v2/hr_instances/{id}", { headers: organization, returns: HrInstance }),
  updateHrInstance: put("/api/v2/hr_instances/{id}", {
    headers: organization,
    body: json(HrInstanceUpdate),
    returns: HrInstance,
  }),
  authorizeHrInstance: post("/api/v2/hr_instances/{hr_instance_id}/auth", {
    headers: organization,
    body: json(HrAuthorization),
    secret: "directory:hr_secret:write",
    success: [204],
  }),
  removeHrInstanceAuth: del("/api/v2/hr_instances/{hr_instance_id}/auth", {
    headers: organization,
    success: [204],
  }),
  importHrUsers: post("/api/v2/hr_instances/{hr_instance_id}/import", {
    headers: organization,
    // The body is the list itself.
    body: json(Type.Array(HrImportUser)),
    returns: Type.Object({ jobId: Type.String() }),
    success: [201],
  }),
  listHrImportResults: get("/api/v2/hr_instances/{id}/import/{job_id}/results", {
    headers: organization,
    page: limitSkip(HrImportResult, pages),
  }),
  listHrWorkers: get("/api/v2/hr_instances/{hr_instance_id}/workers", {
    headers: organization,
    query: { sort: lq.sort },
    page: limitSkip(Type.Partial(HrWorker), pages),
  }),
};
