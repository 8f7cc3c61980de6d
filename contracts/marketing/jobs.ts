/** Asynchronous jobs of marketing: imports, upserts and deletions, and exports. */
import Type from "typebox";
import { get, json, post, put } from "#contracts/kit/contract.ts";
import { wholeList } from "#contracts/kit/pages/whole.ts";
import { Ids, Instant, orNull } from "./common.ts";

/** The most rows and bytes of a file of contacts. */
export const MAX_ROWS = 1_000_000;
export const MAX_FILE_BYTES = 5 * 1024 ** 3;

export const jobStatuses = ["pending", "completed", "errored", "failed"] as const;
export const exportStatuses = ["pending", "ready", "failed"] as const;
export const fileTypes = ["csv", "json"] as const;

/** A job of an import, an upsert or a deletion. */
export const ImportJob = Type.Object({
  id: Type.String(),
  status: Type.Enum([...jobStatuses]),
  job_type: Type.Union([Type.Literal("import"), Type.Literal("upsert"), Type.Literal("delete")]),
  /** Null until the job has run. */
  results: orNull(
    Type.Object({
      requested_count: Type.Integer(),
      created_count: Type.Integer(),
      updated_count: Type.Integer(),
      deleted_count: Type.Integer(),
      errored_count: Type.Integer(),
      /** The file that holds the details of the errors; null when there are none. */
      errors_url: orNull(Type.String()),
    }),
  ),
  started_at: orNull(Instant),
  finished_at: orNull(Instant),
});

/** A job of an export. */
export const ExportJob = Type.Object({
  id: Type.String(),
  status: Type.Enum([...exportStatuses]),
  export_type: Type.Literal("contacts"),
  file_type: Type.Enum([...fileTypes]),
  /** Lists whose contacts are exported; by default all. */
  list_ids: Ids,
  segment_ids: Ids,
  /** URLs of the files, from `ready` until they expire. */
  urls: Type.Array(Type.String()),
  contact_count: orNull(Type.Integer()),
  created_at: Instant,
  completed_at: orNull(Instant),
  /** Time at which the files expire. */
  expires_at: orNull(Instant),
});

export const NewExport = Type.Object(
  {
    list_ids: Type.Optional(Ids),
    segment_ids: Type.Optional(Ids),
    file_type: Type.Optional(Type.Enum([...fileTypes])),
    /** Largest size of a file, MB. */
    max_file_size: Type.Optional(Type.Integer({ minimum: 1 })),
    notifications: Type.Optional(Type.Object({ email: Type.Optional(Type.Boolean()) })),
  },
  { additionalProperties: false },
);

export const NewImport = Type.Object(
  {
    file_type: Type.Literal("csv"),
    /** Definition id of the field of each column, in their order; null skips a column. */
    field_mappings: Type.Array(orNull(Type.String()), { minItems: 1 }),
    list_ids: Type.Optional(Ids),
  },
  { additionalProperties: false },
);

export type ImportJob = Type.Static<typeof ImportJob>;
export type ExportJob = Type.Static<typeof ExportJob>;
export type NewExport = Type.Static<typeof NewExport>;
export type NewImport = Type.Static<typeof NewImport>;

export const jobOperations = {
  createImport: put("/marketing/contacts/imports", {
    body: json(NewImport),
    success: [202],
    returns: Type.Object({
      job_id: Type.String(),
      /** URL to which the file is uploaded, with these headers. */
      upload_uri: Type.String(),
      upload_headers: Type.Array(Type.Object({ header: Type.String(), value: Type.String() })),
    }),
  }),
  getImportJob: get("/marketing/contacts/imports/{id}", { returns: ImportJob }),
  createExport: post("/marketing/contacts/exports", {
    body: json(NewExport),
    success: [202],
    returns: Type.Object({ id: Type.String() }),
  }),
  listExports: get("/marketing/contacts/exports", { page: wholeList("result", ExportJob) }),
  getExport: get("/marketing/contacts/exports/{id}", { returns: ExportJob }),
};
