/** Fields that show whether a write succeeded, with the mutations that each field shows. */
import type { MutationOutcomes } from "#subgraphs/kit/mapping/mutation-outcomes.ts";

export const marketingOutcomes: MutationOutcomes = {
  shownBy: {
    "marketing.customField": ["deleteMarketingCustomField"],
    "marketing.customFields": ["createMarketingCustomField"],
    "marketing.contactsByEmails": ["upsertMarketingContacts"],
    "marketing.exportJobs": ["createMarketingExportJob"],
    "marketing.lists": ["deleteMarketingLists"],
  },
  unobservable: {
    createMarketingImportJob: "Imports are read by their ids alone.",
  },
};
