/** Exports of contacts to files. */
import { ExportJob, type NewExport } from "#contracts/marketing/index.ts";
import type { CreateMarketingExportJobInput, Resolvers } from "#generated/business/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import type { BusinessContext } from "#subgraphs/business/context.ts";
import { ownLists } from "#subgraphs/business/marketing/ids.ts";
import type { MarketingExportJobMapper } from "#subgraphs/business/marketing/mappers.ts";
import { storedFileLink } from "#subgraphs/kit/context/link-fields.ts";
import { checkId, idOf, keyed } from "#subgraphs/kit/mapping/ids.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";

const mediaTypes: Readonly<Record<string, string>> = { csv: "text/csv", json: "application/json" };

/** Reads the job, if only its id is known. */
const wholeJob = ({ id }: MarketingExportJobMapper, { marketing }: BusinessContext) =>
  marketing.exportJob.load(id ?? "");
const knownJob = async (part: MarketingExportJobMapper, context: BusinessContext) =>
  part.status === undefined ? wholeJob(part, context) : part;

export const exportResolvers: Resolvers = {
  Marketing: {
    exportJob: (_, { id }, { marketing }) => marketing.exportJob.load(idOf("MarketingExportJob", id)),
    exportJobs: (_, page, { marketing }) => marketing.connection("listExports", {}, page),
  },

  MarketingExportJob: mapWireType(
    ExportJob,
    {
      __resolveReference: ({ id }, { marketing }) => marketing.exportJob.load(idOf("MarketingExportJob", id)),
      ...keyed("MarketingExportJob"),
      async progress(part, _, context) {
        const status = (await knownJob(part, context))?.status;
        if (status === "pending") return 0;
        return status === "ready" || status === "failed" ? 1 : null;
      },
      async results(part, _, context) {
        const job = await knownJob(part, context);
        return job && job.status !== "pending" ? job : null;
      },
    },
    { loadFull: wholeJob },
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

/** Converts an export to marketing's form, without null members. @throws BAD_USER_INPUT */
function newExport(input: CreateMarketingExportJobInput): NewExport {
  const { listIds, segmentIds, fileType, maxFileMegabytes, notifyByEmail } = input;
  if (fileType === "OTHER") throw badInput('"fileType" must be CSV or JSON', "fileType");
  if (maxFileMegabytes != null && maxFileMegabytes < 1)
    throw badInput('"maxFileMegabytes" must be 1 at least', "maxFileMegabytes");
  for (const id of segmentIds ?? []) checkId(id, "segmentIds");
  return {
    ...(listIds && { list_ids: ownLists(listIds) }),
    ...(segmentIds && { segment_ids: [...segmentIds] }),
    ...(fileType && { file_type: fileType === "CSV" ? "csv" : "json" }),
    ...(maxFileMegabytes != null && { max_file_size: maxFileMegabytes }),
    ...(notifyByEmail != null && { notifications: { email: notifyByEmail } }),
  };
}
