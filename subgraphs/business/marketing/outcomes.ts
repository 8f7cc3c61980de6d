/** Where clients see what became of a write of the family. */
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
