/** Jobs: imports, upserts and deletions of contacts, and exports to files. */
import { ExportJob, ImportJob, MAX_FILE_BYTES, NewExport } from "#contracts/marketing/index.ts";
import type { CreateMarketingExportJobInput, Resolvers } from "#generated/business/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import type { BusinessContext } from "#subgraphs/business/context.ts";
import { ownLists } from "#subgraphs/business/marketing/ids.ts";
import type {
  MarketingExportJobMapper,
  MarketingImportJobMapper,
} from "#subgraphs/business/marketing/mappers.ts";
import { storedFileLink, uploadLink, uploadOf } from "#subgraphs/kit/context/link-fields.ts";
import { headersFor } from "#subgraphs/kit/files/file-transfer.ts";
import { checkId, idOf, keyed } from "#subgraphs/kit/mapping/ids.ts";
import { payload, type UserError } from "#subgraphs/kit/mapping/payloads.ts";
import { toWire } from "#subgraphs/kit/mapping/to-wire.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";

const Results = ImportJob.properties.results.anyOf[0];
const ENDED: ReadonlySet<unknown> = new Set(["completed", "errored", "failed"]);

const mediaTypes: Readonly<Record<string, string>> = { csv: "text/csv", json: "application/json" };

/** Reads a job, if only its id is known. */
const wholeImport = ({ id }: MarketingImportJobMapper, { marketing }: BusinessContext) =>
  marketing.importJob.load(id ?? "");
const wholeExport = ({ id }: MarketingExportJobMapper, { marketing }: BusinessContext) =>
  marketing.exportJob.load(id ?? "");
const knownExport = async (part: MarketingExportJobMapper, context: BusinessContext) =>
  part.status === undefined ? wholeExport(part, context) : part;

export const jobResolvers: Resolvers = {
  Marketing: {
    importJob: (_, { id }, { marketing }) => marketing.importJob.load(idOf("MarketingImportJob", id)),
    exportJob: (_, { id }, { marketing }) => marketing.exportJob.load(idOf("MarketingExportJob", id)),
    exportJobs: (_, page, { marketing }) => marketing.connection("listExports", {}, page),
  },

  MarketingImportJob: mapWireType(
    ImportJob,
    {
      __resolveReference: ({ id }, { marketing }) => marketing.importJob.load(idOf("MarketingImportJob", id)),
      ...keyed("MarketingImportJob"),
      async progress(part, _, context) {
        const job = part.status === undefined ? await wholeImport(part, context) : part;
        return job && progressOf(job);
      },
    },
    { loadFull: wholeImport },
  ),

  MarketingImportResults: mapWireType(Results, {
    errors: ({ errors_url }, _, context) =>
      errors_url
        ? storedFileLink(context, context.marketing, errors_url, {
            filename: "errors.json",
            mediaType: "application/json",
          })
        : null,
  }),

  MarketingExportJob: mapWireType(
    ExportJob,
    {
      __resolveReference: ({ id }, { marketing }) => marketing.exportJob.load(idOf("MarketingExportJob", id)),
      ...keyed("MarketingExportJob"),
      async progress(part, _, context) {
        const status = (await knownExport(part, context))?.status;
        if (status === "pending") return 0;
        return status === "ready" || status === "failed" ? 1 : null;
      },
      async results(part, _, context) {
        const job = await knownExport(part, context);
        return job && job.status !== "pending" ? job : null;
      },
    },
    { loadFull: wholeExport },
  ),

  MarketingExportResults: mapWireType(ExportJob, {
    files: ({ id, file_type, urls }, _, context) =>
      Promise.all(
        (urls ?? []).map((url, index) =>
          storedFileLink(context, context.marketing, url, {
            filename: `contacts-${id}-${index + 1}.${file_type ?? "csv"}`,
            mediaType: mediaTypes[file_type ?? "csv"] ?? "application/octet-stream",
          }),
        ),
      ),
  }),

  Mutation: {
    async createMarketingImportJob(_, { input }, context) {
      const { marketing } = context;
      const fieldMappings = input.fieldMappings.map((id) => id ?? null);
      const mapped = fieldMappings.filter((id) => id !== null);
      if (!mapped.includes("email"))
        throw badInput('One of "fieldMappings" must be "email"', "fieldMappings");
      if (new Set(mapped).size < mapped.length)
        throw badInput('"fieldMappings" names a field twice', "fieldMappings");
      const list_ids = input.listIds && ownLists(input.listIds);
      return payload(async () => {
        const { job_id, upload_uri, upload_headers } = await marketing.api.createImport({
          body: {
            file_type: "csv",
            field_mappings: fieldMappings,
            ...(list_ids && { list_ids }),
          },
        });
        if (!job_id) throw marketing.client.outcomeUnknown();
        const importJob = { id: job_id };
        const headers = headersFor((upload_headers ?? []).map(({ header, value }) => [header, value]));
        const link =
          upload_uri &&
          (await uploadLink(context, marketing, upload_uri, { headers, maxBytes: MAX_FILE_BYTES }));
        // The job exists, so it is returned even if its upload link cannot be used.
        if (!link) return { importJob, userErrors: [noUploadLink] };
        return { importJob, upload: uploadOf(link, headers["content-type"] ?? "text/csv") };
      });
    },

    createMarketingExportJob(_, { input }, { marketing }) {
      const body = newExport(input);
      return payload(async () => {
        const { id } = await marketing.api.createExport({ body });
        if (!id) throw marketing.client.outcomeUnknown();
        return { exportJob: { id } };
      });
    },
  },
};

/** Converts an export to marketing's form. @throws BAD_USER_INPUT */
function newExport(input: CreateMarketingExportJobInput): NewExport {
  const { listIds, segmentIds, fileType, maxFileMegabytes, notifyByEmail } = input;
  if (maxFileMegabytes != null && maxFileMegabytes < 1)
    throw badInput('"maxFileMegabytes" must be 1 at least', "maxFileMegabytes");
  for (const id of segmentIds ?? []) checkId(id, "segmentIds");
  return toWire(NewExport, {
    listIds: listIds && ownLists(listIds),
    segmentIds,
    fileType,
    maxFileSize: maxFileMegabytes,
    notifications: notifyByEmail == null ? null : { email: notifyByEmail },
  });
}

const noUploadLink: UserError = {
  code: "UPSTREAM_BAD_RESPONSE",
  message:
    "The job was created, but the marketing service named no place for its file, or one outside its own addresses: the file cannot be sent. The operator can allow the address of the files.",
  field: null,
  familyCode: null,
};

/** Progress from 0 to 1: by the status if the job has not begun or has ended, else by the counts so far. */
function progressOf({ status, results }: MarketingImportJobMapper): number | null {
  if (status === "pending") return 0;
  if (ENDED.has(status)) return 1;
  const requested = results?.requested_count;
  if (!results || !requested) return null;
  const { created_count, updated_count, deleted_count, errored_count } = results;
  const counts = [created_count, updated_count, deleted_count, errored_count];
  return Math.min(1, counts.reduce((sum: number, count) => sum + (count ?? 0), 0) / requested);
}
