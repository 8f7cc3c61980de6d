/**
 * The directory's part of the demo company: all people are users of the main organization, which imports them from
 * the HR system. The second organization has a group, and no HR instance yet.
 */

import type { HrImportUser, PushEndpoint, UserGroup } from "#contracts/directory/index.ts";
import type { DemoCompany, Person } from "#services/demo/company.ts";
import { idFor } from "#services/demo/ids.ts";
import { departments } from "#services/demo/names.ts";
import {
  FIRST_IMPORT,
  groupIdOf,
  HR_INSTANCE,
  IMPORTED,
  idOfThe,
  MAIN_ORGANIZATION,
  pushEndpointIdOf,
  REMOTE_ACCESS,
  SECOND_GROUP,
  SECOND_ORGANIZATION,
} from "#services/demo/things/directory.ts";
import { type DirectoryTables, directoryTables } from "#services/directory/tables.ts";
import type { Random } from "#services/kit/data/random.ts";
import type { SeedContext } from "#services/kit/service.ts";

const DAY = 86_400_000;

/** The name that every HR instance has (D1-038). */
export const DEFAULT_INSTANCE_NAME = "HR import";
/** Number of endpoints of a person: usually one, some two, some none. */
const pushEndpointsOf = (index: number) => (index % 5 === 0 ? 2 : index % 4 === 3 ? 0 : 1);

const devices = [
  { make: "Meridian", model: "M4", os: "Android", osVersion: "16" },
  { make: "Meridian", model: "M4 Plus", os: "Android", osVersion: "15" },
  { make: "Orchard", model: "Pome 17", os: "iOS", osVersion: "26.1" },
] as const;

function pushEndpoint(person: Person, which: number, today: number, random: Random): PushEndpoint {
  const enrolled = Date.parse(person.joinedAt);
  const device = random.pick(devices);
  return {
    id: pushEndpointIdOf(person.index, which),
    name: `${person.firstName}'s ${which === 0 ? "phone" : "tablet"}`,
    state: random.chance(0.9) ? "active" : "inactive",
    enrollmentDate: new Date(enrolled + (today - enrolled) / 2).toISOString(),
    lastUsedDate: random.chance(0.1) ? null : new Date(today - random.int(0, 20 * DAY)).toISOString(),
    device: { ...device, appVersion: `2.${random.int(0, 9)}.0`, biometricsEnabled: random.chance(0.7) },
  };
}

function departmentGroup(name: string, index: number): UserGroup {
  const slug = name.toLowerCase().replaceAll(" ", "-");
  return {
    id: groupIdOf(name),
    type: "user_group",
    name,
    email: `${slug}@tributary.example`,
    description: `Everybody in ${name}`,
    attributes: {
      ldapGroups: [{ name: slug }],
      posixGroups: [{ id: 5_001 + index, name: slug }],
      sambaEnabled: index % 2 === 0,
    },
    memberQuery: {
      queryType: "FilterQuery",
      filters: [{ field: "department", operator: "eq", value: name }],
    },
    membershipMethod: "DYNAMIC_AUTOMATED",
    memberSuggestionsNotify: false,
  };
}

/** A group in which every member has a value. */
const remoteAccess: UserGroup = {
  id: groupIdOf(REMOTE_ACCESS),
  type: "user_group",
  name: REMOTE_ACCESS,
  email: "remote-access@tributary.example",
  description: "May sign in from outside",
  attributes: {
    sudo: { enabled: true, withoutPassword: false },
    ldapGroups: [{ name: "remote" }, {}],
    posixGroups: [{ id: 6_001, name: "remote" }],
    radius: { reply: [{ name: "Tunnel-Type", value: "VLAN" }] },
    sambaEnabled: true,
  },
  memberQuery: {
    queryType: "FilterQuery",
    filters: [{ field: "location", operator: "ne", value: "office" }],
  },
  membershipMethod: "DYNAMIC_REVIEW_REQUIRED",
  memberQueryExemptions: [
    { id: idFor("directory", 0), type: "user", attributes: { reason: "administers it" } },
    { id: idFor("directory", 2), type: "user" },
  ],
  memberSuggestionsNotify: true,
};

const contractors: UserGroup = { id: groupIdOf(SECOND_GROUP), type: "user_group", name: SECOND_GROUP };

/** Two people of one name work for different companies, so the address distinguishes them. */
const usernameOf = (email: string) => email.replace(/\.example$/, "");

/** A person as the HR system has them. */
const entryOf = ({ index, email, firstName, lastName, title, department }: Person): HrImportUser => ({
  ...(index % 10 === 9 ? {} : { email, username: usernameOf(email) }),
  firstname: firstName,
  lastname: lastName,
  attributes: [
    { name: "employeeNumber", value: String(1_001 + index) },
    { name: "title", value: title },
    { name: "department", value: department },
  ],
});

function seedImport(
  { instances, imports, importResults, workers }: DirectoryTables,
  { people, today }: DemoCompany,
) {
  const created = new Date(today - 400 * DAY).toISOString();
  const imported = new Date(today - 30 * DAY).toISOString();
  instances.put({
    organizationId: MAIN_ORGANIZATION,
    value: {
      id: HR_INSTANCE,
      name: DEFAULT_INSTANCE_NAME,
      kind: "import",
      reportUrl: "https://hr.tributary.example/reports/workers",
      authMethods: ["basic"],
      created,
      updated: created,
      lastImport: imported,
    },
  });
  imports.put({ id: FIRST_IMPORT, instanceId: HR_INSTANCE });
  for (const person of people.slice(0, IMPORTED)) {
    const entry = entryOf(person);
    const { email, firstname = null, lastname = null, username, attributes = [] } = entry;
    importResults.put({
      jobId: FIRST_IMPORT,
      value: {
        id: idOfThe(`import result ${person.index}`),
        status: email === undefined ? "failed" : person.index % 3 === 0 ? "updated" : "created",
        userId: email === undefined ? null : idFor("directory", person.index),
        message: email === undefined ? "An entry needs an email or a username" : null,
        created: imported,
        updated: imported,
        entry,
      },
    });
    if (email === undefined || username === undefined) continue;
    workers.put({
      id: String(workers.nextId()),
      instanceId: HR_INSTANCE,
      value: { email, username, firstname, lastname, attributes },
    });
  }
}

export function seedDirectory({ store, random, company }: SeedContext<DemoCompany>): void {
  const tables = directoryTables(store);
  const { groups, users, pushEndpoints } = tables;

  for (const [index, name] of departments.entries())
    groups.put({ organizationId: MAIN_ORGANIZATION, value: departmentGroup(name, index) });
  groups.put({ organizationId: MAIN_ORGANIZATION, value: remoteAccess });
  groups.put({ organizationId: SECOND_ORGANIZATION, value: contractors });

  for (const person of company.people) {
    const { index, email, firstName, lastName } = person;
    const userId = idFor("directory", index);
    users.put({
      id: userId,
      organizationId: MAIN_ORGANIZATION,
      email,
      username: usernameOf(email),
      firstname: firstName,
      lastname: lastName,
    });
    for (let which = 0; which < pushEndpointsOf(index); which++)
      pushEndpoints.put({ userId, value: pushEndpoint(person, which, company.today, random) });
  }
  seedImport(tables, company);
}
