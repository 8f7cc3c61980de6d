/** Imports. A job is created first; then the client uploads its file. */
import { randomBytes } from "node:crypto";
import { Compile } from "typebox/compile";
import { Problem } from "#contracts/kit/error-bodies.ts";
import {
  type jobOperations,
  MAX_ROWS,
  NewContact,
  type NewImport,
  ownFields,
} from "#contracts/marketing/index.ts";
import type { Jobs } from "#services/kit/data/jobs.ts";
import type { Handler } from "#services/kit/service.ts";
import { knownLists } from "./contacts.ts";
import { rowsOf } from "./support/csv.ts";
import { type links, UPLOAD_HEADER } from "./support/links.ts";
import { type Batch, type Failure, writing } from "./support/writing.ts";
import type { AwaitedUpload, MarketingTables } from "./tables.ts";

/** Delay between the upload of the file and the import, ms. */
export const IMPORT_DELAY = 2_000;

type Operations = typeof jobOperations;
type Mappings = NewImport["field_mappings"];

export interface ImportHandlers {
  readonly createImport: Handler<Operations["createImport"]>;
  readonly getImportJob: Handler<Operations["getImportJob"]>;
}

export function importHandlers(
  tables: MarketingTables,
  { uploadUrl, fileUrl }: ReturnType<typeof links>,
): ImportHandlers {
  const { jobs, uploads, customFields } = tables;
  const { begin } = writing(tables);

  /** @throws Problem 400 for an unknown field, or one with two columns */
  function checkMappings(mappings: Mappings): void {
    for (const [i, id] of mappings.entries()) {
      const known = id === null || isOwn(id) || customFields.by("definition", id).length > 0;
      const field = `field_mappings.${i}`;
      if (!known) throw new Problem(400, "There is no such field", { field });
      if (id !== null && mappings.indexOf(id) < i)
        throw new Problem(400, "The field has a column already", { field });
    }
    if (!mappings.includes("email"))
      throw new Problem(400, "One column must hold the address", { field: "field_mappings" });
  }

  return {
    createImport({ body }, call) {
      checkMappings(body.field_mappings);
      const lists = knownLists(tables, body.list_ids);
      const { id: jobId } = begin("import");
      const key = randomBytes(16).toString("base64url");
      uploads.put({ jobId, key, mappings: body.field_mappings, lists });
      return {
        job_id: jobId,
        upload_uri: uploadUrl(call, jobId),
        upload_headers: [
          { header: "content-type", value: "text/csv" },
          { header: UPLOAD_HEADER, value: key },
        ],
      };
    },

    getImportJob({ id }, call) {
      const job = jobs.get(id.toLowerCase());
      if (!job) throw new Problem(404, "There is no such job");
      const { results } = job;
      const file = results?.errors_url;
      return file ? { ...job, results: { ...results, errors_url: fileUrl(call, file) } } : job;
    },
  };
}

/** Returns the function that starts a job with the text of its file, after a delay. */
export function importRunner(tables: MarketingTables, jobs: Jobs): (jobId: string, text: string) => void {
  const { uploads } = tables;
  const { run, finish } = writing(tables);

  const later = jobs.define(
    "import",
    ({ upload, text }: { upload: AwaitedUpload; text: string }, { now }) => {
      const batch = batchIn(text, upload);
      if (typeof batch !== "string") return run(upload.jobId, "import", batch, now);
      const none = { created: 0, updated: 0, requested: 0 };
      const failure: Failure = { index: 0, email: null, field: "file", message: batch };
      finish(upload.jobId, "import", new Date(now).toISOString(), none, [failure]);
    },
  );

  return (jobId, text) => {
    const upload = uploads.get(jobId);
    if (!upload) return;
    uploads.delete(jobId);
    later({ upload, text }, IMPORT_DELAY);
  };
}

const newContact = Compile(NewContact);
const isOwn = (id: string) => (ownFields as readonly string[]).includes(id);

/** Contacts and failures of a file whose first row has column names; or the reason why it cannot be processed. */
function batchIn(text: string, { mappings, lists }: AwaitedUpload): Batch | string {
  const contacts: { index: number; contact: NewContact }[] = [];
  const failures: Failure[] = [];
  let index = -2;
  try {
    if (holdsMore(text, MAX_ROWS + 1)) return `The file holds more than ${MAX_ROWS} contacts`;
    for (const row of rowsOf(text)) {
      if (++index < 0) continue;
      const read =
        row.length === mappings.length ? contactIn(row, mappings) : "The row has another number of columns";
      if (typeof read !== "string") contacts.push({ index, contact: read });
      else
        failures.push({ index, email: row[mappings.indexOf("email")] ?? null, field: "row", message: read });
    }
  } catch {
    return "The file cannot be read";
  }
  return index < 0 ? "The file holds no contacts" : { contacts, failures, lists };
}

/** True if a file has more rows than `most`. It is then refused without reading the rows. */
function holdsMore(text: string, most: number): boolean {
  let rows = 0;
  for (const _ of rowsOf(text)) if (++rows > most) return true;
  return false;
}

/** A row as a contact, or the reason why it is invalid. Empty fields are ignored. */
function contactIn(row: readonly string[], mappings: Mappings): NewContact | string {
  const contact: Record<string, unknown> = {};
  const custom: Record<string, string | number> = {};
  for (const [column, id] of mappings.entries()) {
    const value = row[column]?.trim();
    if (id === null || !value) continue;
    if (isOwn(id)) contact[id] = value;
    else custom[id] = id.endsWith("_N") && Number.isFinite(Number(value)) ? Number(value) : value;
  }
  if (Object.keys(custom).length > 0) contact["custom_fields"] = custom;
  return newContact.Check(contact) ? contact : "The row has no valid e-mail address";
}
