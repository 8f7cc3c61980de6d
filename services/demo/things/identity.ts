/** Things of the identity provider in the demo company that have a name, for seeds and tests. */

import type { Role } from "#contracts/identity/index.ts";
import type { Person } from "#services/demo/company.ts";
import { identityId } from "#services/demo/ids.ts";
import { seededRandom } from "#services/kit/data/random.ts";

/** The id of an instance of an application, equal at all places. */
export const appInstanceId = (app: string, index = 0) =>
  identityId("0oa", seededRandom(`instance ${index} of ${app}`));

/** The answer to a person's security question. @example "12 Elm Street" // "Elm Street" */
export const answerOf = ({ street }: Person) => street.replace(/^\d+ /, "");
export const FREE_SERIAL = "HT-100012";

/** Keys by their user: an active provider, an inactive one, none. */
export const demoKeys = {
  signing: "11d6a5f8-2f2c-4d0c-9d6c-5b1f1f9f0a01",
  archived: "11d6a5f8-2f2c-4d0c-9d6c-5b1f1f9f0a02",
  spare: "11d6a5f8-2f2c-4d0c-9d6c-5b1f1f9f0a03",
} as const;

export const demoIdps = {
  partners: "0oaPartners0000000001",
  archive: "0oaArchive00000000002",
  customers: "0oaCustomers000000003",
  workshop: "0oaWorkshop0000000004",
} as const;

/** Instances of applications with their own user profiles, named as in the catalog. */
export const demoAppInstances = [appInstanceId("crm"), appInstanceId("wiki")] as const;

/** The group with all people, from which the people index is built. */
export const PEOPLE_GROUP = "people";

/** Managed by the directory, like the departments; and the users that an application brought. */
export const ON_CALL_GROUP = "on-call";
export const CRM_GROUP = "crm-users";

/** The id of a group's role: no operation lists a group's roles, so callers must know it. */
export const groupRoleId = (groupId: string, type: Role["type"]) =>
  identityId("ra1", seededRandom(`role ${type} of ${groupId}`));
