/** Settings of the identity provider: the group of the people, and profile attributes with linked ids. */
import { attributeSetting, linkedIdType, linkedNames } from "#contracts/kit/linked-ids.ts";
import type { DeclaredSettings } from "#contracts/kit/settings.ts";

/** Well-known domains of public mail services. A deployment can replace the list. */
export const publicMailDomains = [
  "aol.com",
  "fastmail.com",
  "gmail.com",
  "gmx.com",
  "gmx.de",
  "gmx.net",
  "googlemail.com",
  "hotmail.com",
  "icloud.com",
  "live.com",
  "mac.com",
  "mail.com",
  "mail.ru",
  "me.com",
  "msn.com",
  "outlook.com",
  "pm.me",
  "proton.me",
  "protonmail.com",
  "qq.com",
  "rocketmail.com",
  "web.de",
  "yahoo.co.uk",
  "yahoo.com",
  "yandex.com",
  "yandex.ru",
  "zoho.com",
  "163.com",
].join(",");

export const identitySettings = {
  scope: [
    {
      key: "peopleGroup",
      formerly: "PEOPLE_GROUP",
      parameter: "peopleGroupId",
      means: "Id of the group whose members are the people. The people index is built from it.",
      normal: "people",
      readBy: { operation: "listGroupUsers", parameter: "groupId" },
    },
    {
      key: "publicMailDomains",
      formerly: "PUBLIC_MAIL_DOMAINS",
      parameter: "publicMailDomains",
      means: "Domains of public mail services. They belong to no company. The list replaces the default.",
      normal: publicMailDomains,
      list: "domains",
    },
    ...linkedNames.map((record) => ({
      key: attributeSetting(record),
      parameter: attributeSetting(record),
      means: `Profile attribute with the id of the ${linkedIdType[record].means}.`,
      normal: linkedIdType[record].attribute,
    })),
  ],
} satisfies DeclaredSettings;
