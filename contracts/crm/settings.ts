/** Settings of the CRM: custom fields of persons that hold linked ids, and the currency of amounts without one. */
import { fieldSetting, linkedIdType, linkedNames } from "#contracts/kit/linked-ids.ts";
import { constantCase, type DeclaredSettings } from "#contracts/kit/settings.ts";

export const crmSettings = {
  scope: linkedNames
    .filter((record) => record !== "directoryUser")
    .map((record) => ({
      variable: `CRM_${constantCase(fieldSetting(record))}`,
      parameter: fieldSetting(record),
      means: `Key of the custom field of persons with the id of the ${linkedIdType[record].means}; unset: no such field is read.`,
    })),
  currency: true,
} satisfies DeclaredSettings;
