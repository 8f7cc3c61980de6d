/** Imports, and the jobs of imports, upserts and deletions. */
import { ImportJob, MAX_FILE_BYTES } from "#contracts/marketing/index.ts";
import type { Resolvers } from "#generated/business/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import type { BusinessContext } from "#subgraphs/business/context.ts";
import { ownLists } from "#subgraphs/business/marketing/ids.ts";
import type { MarketingImportJobMapper } from "#subgraphs/business/marketing/mappers.ts";
import { storedFileLink, uploadLink, uploadOf } from "#subgraphs/kit/context/link-fields.ts";
import { headersFor } from "#subgraphs/kit/files/file-transfer.ts";
import { idOf, keyed } from "#subgraphs/kit/mapping/ids.ts";
import { payload, type UserError } from "#subgraphs/kit/mapping/payloads.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";

const Results = ImportJob.properties.results.anyOf[0];
const ENDED: ReadonlySet<unknown> = new Set(["completed", "errored", "failed"]);

/** Reads the job, if only its id is known. */
const wholeJob = ({ id }: MarketingImportJobMapper, { marketing }: BusinessContext) =>
  marketing.importJob.load(id ?? "");

export const importResolvers: Resolvers = {
  Marketing: {
    importJob: (_, { id }, { marketing }) => marketing.importJob.load(idOf("MarketingImportJob", id)),
  },

  MarketingImportJob: mapWireType(
    ImportJob,
    {
      __resolveReference: ({ id }, { marketing }) => marketing.importJob.load(idOf("MarketingImportJob", id)),
      ...keyed("MarketingImportJob"),
      async progress(part, _, context) {
        const job = part.status === undefined ? await wholeJob(part, context) : part;
        return job && progressOf(job);
      },
    },
    { loadFull: wholeJob },
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
  },
};

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
