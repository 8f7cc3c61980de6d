/** Settings of the CRM: custom fields of persons that hold linked ids, and the currency of amounts without one. */
import { fieldSetting, linkedIdType, linkedNames } from "#contracts/kit/linked-ids.ts";
import type { DeclaredSettings } from "#contracts/kit/settings.ts";

export const crmSettings = {
  scope: linkedNames
    .filter((record) => record !== "directoryUser")
    .map((record) => ({
      key: fieldSetting(record),
      parameter: fieldSetting(record),
      means: `Custom field with the id of the ${linkedIdType[record].means}. It is the key of a field of persons; if it is not set, no such field is read.`,
    })),
  currency: true,
} satisfies DeclaredSettings;
