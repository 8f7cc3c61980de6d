/**
 * Records whose ids other families store for a person, in attributes of the profile or in custom fields.
 * Contracts declare a setting for each, and the graph reads the ids by the same names.
 */

/** Each record, with the default profile attribute for its id. */
export const linkedIdType = {
  directoryUser: { means: "user of directory administration", attribute: "directoryUserId" },
  projectPerson: { means: "person in project management", attribute: "projectPersonId" },
  contactCentreEndUser: { means: "end user of the contact center", attribute: "contactCentreUserId" },
  socialUser: { means: "account on the social network", attribute: "socialUserId" },
  bankUser: { means: "user of the bank's API", attribute: "bankingUserId" },
  treasuryCustomer: { means: "customer of the treasury", attribute: "treasuryCustomerId" },
} as const;

export type LinkedRecord = keyof typeof linkedIdType;
export const linkedNames = Object.keys(linkedIdType) as LinkedRecord[];

/** The setting that names the profile attribute with the id of a record. */
export const attributeSetting = (record: LinkedRecord) => `${record}Attribute`;
/** The setting that names the custom field with the id of a record. */
export const fieldSetting = (record: LinkedRecord) => `${record}Field`;
