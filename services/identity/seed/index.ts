/** The identity provider's part of the demo company: all people, in the people group and a department's. */

import type { Group, User } from "#contracts/identity/index.ts";
import type { DemoCompany, Person } from "#services/demo/company.ts";
import { demoIndex } from "#services/demo/company.ts";
import { idFor } from "#services/demo/ids.ts";
import { departments } from "#services/demo/names.ts";
import { worksWithBankApi } from "#services/demo/things/banking.ts";
import { CRM_GROUP, ON_CALL_GROUP, PEOPLE_GROUP } from "#services/demo/things/identity.ts";
import { customerIdOf, hasNoCustomer } from "#services/demo/things/treasury.ts";
import { type IdentityTables, identityTables } from "#services/identity/tables.ts";
import type { Random } from "#services/kit/data/random.ts";
import type { SeedContext } from "#services/kit/service.ts";
import { seedApps } from "./apps.ts";
import { seedFactorParts, seedFactors, seedSubscriptions } from "./factors.ts";
import { seedIdps } from "./idps.ts";
import { seedGrants, seedLinks } from "./links.ts";
import { seedGroupRoles, seedUserRoles } from "./roles.ts";

const DAY = 86_400_000;
/** @example departmentGroupOf("Human Resources") // "department-human-resources" */
export const departmentGroupOf = (department: string) =>
  `department-${department.toLowerCase().replaceAll(" ", "-")}`;

const statuses: Readonly<Record<number, User["status"]>> = {
  [demoIndex.suspended]: "SUSPENDED",
  [demoIndex.lockedOut]: "LOCKED_OUT",
  [demoIndex.staged]: "STAGED",
  [demoIndex.deprovisioned]: "DEPROVISIONED",
};
const statusOf = ({ index }: Person): User["status"] => statuses[index % 80] ?? "ACTIVE";

/** All people are in the people group and in their department's; some are in a further group. */
const groupsOf = ({ index, department }: Person): string[] => [
  PEOPLE_GROUP,
  departmentGroupOf(department),
  ...(index % 25 === 4 ? [ON_CALL_GROUP] : []),
  ...(department === "Sales" ? [CRM_GROUP] : []),
];

function seedGroups({ groups }: IdentityTables, { today }: DemoCompany): void {
  const put = (id: string, type: Group["type"], name: string, description: string) => {
    const created = new Date(today - 3_000 * DAY).toISOString();
    const profile = { name, description };
    groups.put({ id, type, created, lastUpdated: created, lastMembershipUpdated: created, profile });
  };
  put(PEOPLE_GROUP, "BUILT_IN", "People", "Everybody in the company.");
  for (const name of departments)
    put(departmentGroupOf(name), "DIRECTORY_GROUP", name, `The department ${name}.`);
  put(ON_CALL_GROUP, "DIRECTORY_GROUP", "On call", "The people who answer at night.");
  put(CRM_GROUP, "APP_GROUP", "CRM users", "As the CRM lists them.");
}

function userOf(person: Person, { today, organizations }: DemoCompany, random: Random): User {
  const { index, email, firstName, lastName, displayName, joinedAt } = person;
  const staged = statusOf(person) === "STAGED"; // invited, and never here yet
  const lastLogin = random.chance(0.1) ? null : new Date(today - random.int(0, 29 * DAY)).toISOString();
  return {
    id: idFor("identity", index),
    status: statusOf(person),
    created: joinedAt,
    activated: staged ? null : joinedAt,
    lastLogin: staged ? null : lastLogin,
    profile: {
      // Some logins are stored as typed, because comparisons of addresses must ignore case.
      login: index % 20 === 11 ? email.replace(/^./, (first) => first.toUpperCase()) : email,
      email: index % 20 === 11 ? email.replace(/^./, (first) => first.toUpperCase()) : email,
      firstName,
      lastName,
      displayName,
      mobilePhone: random.chance(0.15) ? null : person.phone,
      title: person.title,
      department: person.department,
      organization: organizations[person.orgIndex]?.name ?? "",
      employeeNumber: String(1_001 + index),
      projectPersonId: idFor("projects", index),
      contactCentreUserId: idFor("contactCentre", index),
      // Some people have no account on the social network.
      ...(index % 7 === 6 ? {} : { socialUserId: idFor("social", index) }),
      directoryUserId: idFor("directory", index),
      ...(worksWithBankApi(person) && { bankingUserId: idFor("banking", index) }),
      ...(!hasNoCustomer(person) && { treasuryCustomerId: customerIdOf(person) }),
    },
  };
}

export function seedIdentity({ store, random, company }: SeedContext<DemoCompany>): void {
  const tables = identityTables(store);
  const { accounts } = tables;
  seedGroups(tables, company);
  seedFactorParts(tables);
  for (const person of company.people) {
    const user = userOf(person, company, random);
    accounts.put({ user, groupIds: groupsOf(person) });
    seedUserRoles(
      tables,
      { person, userId: user.id, ownGroup: departmentGroupOf(person.department) },
      random,
    );
    seedSubscriptions(tables, user.id, person);
    if (person.index % 9 !== demoIndex.noFactors % 9) seedFactors(tables, user.id, person, random);
  }
  seedApps(tables, company.today);
  seedGroupRoles(tables, new Date(company.today - 100 * DAY).toISOString());
  seedLinks(tables, company);
  seedGrants(tables);
  seedIdps(tables, company.today);
}
