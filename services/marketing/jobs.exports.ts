/** Exports of contacts to files. They run after a delay, and the files are deleted after some days. */
import { randomUUID } from "node:crypto";
import { Problem } from "#contracts/kit/error-bodies.ts";
import { type Contact, type ExportJob, type jobOperations, ownFields } from "#contracts/marketing/index.ts";
import type { Jobs } from "#services/kit/data/jobs.ts";
import type { Call, Handler } from "#services/kit/service.ts";
import { knownLists, segmentQuery } from "./contacts.ts";
import { rowText } from "./support/csv.ts";
import type { links } from "./support/links.ts";
import { definitionIdOf, type MarketingTables, OWN_ACCOUNT } from "./tables.ts";

/** Delay until an export is done, ms. */
export const EXPORT_DELAY = 3_000;
/** Lifetime of the files, ms. */
export const EXPORT_TTL = 3 * 86_400_000;
const DEFAULT_FILE_MB = 5_000;
const MB = 1_048_576;

type Operations = typeof jobOperations;

export interface ExportHandlers {
  readonly createExport: Handler<Operations["createExport"]>;
  readonly listExports: Handler<Operations["listExports"]>;
  readonly getExport: Handler<Operations["getExport"]>;
}

interface ExportRequest {
  readonly id: string;
  readonly maxBytes: number;
  /** Address that gets a mail when the export is ready. */
  readonly notify: string | undefined;
}

export function exportHandlers(
  tables: MarketingTables,
  jobs: Jobs,
  { fileUrl }: ReturnType<typeof links>,
): ExportHandlers {
  const { contacts, exports, files, segments, mails, customFields } = tables;

  const expire = jobs.define("expire", ({ id }: { id: string }) => {
    const job = exports.get(id);
    if (!job) return;
    for (const file of job.urls) files.delete(file);
    exports.put({ ...job, urls: [] });
  });

  const make = jobs.define("export", ({ id, maxBytes, notify }: ExportRequest, { now }) => {
    const job = exports.get(id);
    if (!job) return;
    const chosen = contactsOf(job);
    const mediaType = job.file_type === "csv" ? "text/csv" : "application/json";
    const urls = filesOf(job.file_type, chosen, maxBytes).map((text, i) => {
      return files.put({ id: `${id}-${i + 1}`, mediaType, text }).id;
    });
    exports.put({
      ...job,
      status: "ready",
      urls,
      contact_count: chosen.length,
      completed_at: new Date(now).toISOString(),
      expires_at: new Date(now + EXPORT_TTL).toISOString(),
    });
    expire({ id }, EXPORT_TTL);
    if (notify !== undefined)
      mails.put({
        id: mails.nextId(),
        to: notify,
        subject: "Your export is ready",
        exportId: id,
        sentAt: new Date(now).toISOString(),
      });
  });

  /** Contacts of a list or segment of the export; all contacts if it names none. */
  function contactsOf({ list_ids, segment_ids }: ExportJob): readonly Contact[] {
    if (list_ids.length + segment_ids.length === 0) return contacts.all();
    const lists = new Set(list_ids);
    const queries = segment_ids.flatMap((id) => segments.get(id)?.query ?? []);
    const holds = queries.map((query) => segmentQuery(tables, query));
    return contacts
      .all()
      .filter(
        (contact) =>
          contact.list_ids.some((id) => lists.has(id)) || holds.some((matches) => matches(contact)),
      );
  }

  function* piecesOf(type: ExportJob["file_type"], chosen: readonly Contact[]): Generator<string> {
    if (type === "json") {
      for (const contact of chosen) yield JSON.stringify(contact);
      return;
    }
    const fields = customFields.by("account", OWN_ACCOUNT);
    yield rowText([...ownFields, "alternate_emails", ...fields.map(({ name }) => name)]);
    for (const contact of chosen)
      yield rowText([
        ...ownFields.map((name) => contact[name]),
        contact.alternate_emails.join(" "),
        ...fields.map((field) => contact.custom_fields[definitionIdOf(field)]),
      ]);
  }

  /** Splits the contacts into files of at most `maxBytes`. */
  function filesOf(type: ExportJob["file_type"], chosen: readonly Contact[], maxBytes: number): string[] {
    const [open, between, close] = type === "json" ? ["[", ",", "]"] : ["", "", ""];
    const pieces = [...piecesOf(type, chosen)];
    const head = type === "csv" ? (pieces.shift() ?? "") : "";
    const all: string[] = [];
    let rows: string[] = [];
    const around = Buffer.byteLength(open + head + close);
    let size = around;
    const end = () => {
      all.push(open + head + rows.join(between) + close);
      rows = [];
      size = around;
    };
    for (const piece of pieces) {
      const bytes = Buffer.byteLength(piece) + between.length;
      if (rows.length > 0 && size + bytes > maxBytes) end();
      rows.push(piece);
      size += bytes;
    }
    if (rows.length > 0 || all.length === 0) end();
    return all;
  }

  const shown = (job: ExportJob, call: Call): ExportJob => ({
    ...job,
    urls: job.urls.map((file) => fileUrl(call, file)),
  });

  return {
    createExport({ body }, { caller, now }) {
      const lists = knownLists(tables, body.list_ids);
      const { segment_ids = [], file_type = "csv", max_file_size = DEFAULT_FILE_MB, notifications } = body;
      for (const [i, id] of segment_ids.entries())
        if (!segments.get(id))
          throw new Problem(400, "There is no such segment", { field: `segment_ids.${i}` });
      const { id } = exports.put({
        id: randomUUID(),
        status: "pending",
        export_type: "contacts",
        file_type,
        list_ids: [...lists],
        segment_ids,
        urls: [],
        contact_count: null,
        created_at: new Date(now).toISOString(),
        completed_at: null,
        expires_at: null,
      });
      const notify = notifications?.email ? (caller.email ?? caller.name) : undefined;
      make({ id, maxBytes: max_file_size * MB, notify }, EXPORT_DELAY);
      return { id };
    },

    listExports: (_, call) =>
      exports
        .all()
        .map((job) => shown(job, call))
        .reverse(),

    getExport({ id }, call) {
      const job = exports.get(id.toLowerCase());
      if (!job) throw new Problem(404, "There is no such export");
      return shown(job, call);
    },
  };
}
