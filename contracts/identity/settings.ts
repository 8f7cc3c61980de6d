/** Settings of the identity provider: the group of the people, and profile attributes with linked ids. */
import { attributeSetting, linkedIdType, linkedNames } from "#contracts/kit/linked-ids.ts";
import { constantCase, type DeclaredSettings } from "#contracts/kit/settings.ts";

export const identitySettings = {
  scope: [
    {
      variable: "PEOPLE_GROUP",
      parameter: "peopleGroupId",
      means: "Id of the group whose members are the people; the people index is built from it.",
      normal: "people",
    },
    ...linkedNames.map((record) => ({
      variable: `IDENTITY_${constantCase(attributeSetting(record))}`,
      parameter: attributeSetting(record),
      means: `Profile attribute with the id of the ${linkedIdType[record].means}.`,
      normal: linkedIdType[record].attribute,
    })),
  ],
} satisfies DeclaredSettings;
