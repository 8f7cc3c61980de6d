/** The identity provider's share of the demo company: everybody, in the people group and by department. */
import type { DemoCompany, Person } from "../demo-company.ts";
import { identityId, idFor } from "../demo-ids.ts";
import { departments } from "../demo-names.ts";
import type { Random } from "../kit/random.ts";
import type { SeedContext } from "../kit/service.ts";
import type { Factor, Role, User } from "./contract.ts";
import { seedFactor, seedFactorParts, seedSpecialFactors, seedSubscriptions } from "./seed/factors.ts";
import { seedIdps } from "./seed/idps.ts";
import { factorQuestions, providers } from "./service/factor-types.ts";
import { identityTables } from "./tables.ts";

const DAY = 86_400_000;

/** The group that everybody is in: what the people index is built from. */
export const PEOPLE_GROUP = "people";
/** @example departmentGroupOf("Human Resources") // "department-human-resources" */
export const departmentGroupOf = (department: string) =>
  `department-${department.toLowerCase().replaceAll(" ", "-")}`;

/** A few people can not log in, so that operations on active users only have someone to refuse. */
export const SUSPENDED_PERSON = 21;
export const LOCKED_OUT_PERSON = 22;
export const NO_FACTORS_PERSON = 23;

function statusOf({ index }: Person): User["status"] {
  if (index % 80 === SUSPENDED_PERSON) return "SUSPENDED";
  if (index % 80 === LOCKED_OUT_PERSON) return "LOCKED_OUT";
  return "ACTIVE";
}

function userOf(person: Person, { today, organizations }: DemoCompany, random: Random): User {
  const { index, email, firstName, lastName, displayName, joinedAt } = person;
  return {
    id: idFor("identity", index),
    status: statusOf(person),
    created: joinedAt,
    activated: joinedAt,
    lastLogin: random.chance(0.1) ? null : new Date(today - random.int(0, 29 * DAY)).toISOString(),
    profile: {
      // Some logins are kept as they were typed: whoever compares addresses minds no case.
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
      // Not everybody is on the social service.
      ...(index % 7 === 6 ? {} : { socialUserId: idFor("social", index) }),
    },
  };
}

const roleLabels = {
  SUPER_ADMIN: "Super Administrator",
  APP_ADMIN: "Application Administrator",
  HELP_DESK_ADMIN: "Help Desk Administrator",
  READ_ONLY_ADMIN: "Read-only Administrator",
} as const;

/** Nearly nobody administers anything. */
function roleTypesOf({ index }: Person): readonly Role["type"][] {
  if (index === 0) return ["SUPER_ADMIN", "APP_ADMIN"];
  if (index === 1) return ["HELP_DESK_ADMIN"];
  if (index % 30 === 9) return ["READ_ONLY_ADMIN"];
  return index % 30 === 14 ? ["APP_ADMIN", "HELP_DESK_ADMIN"] : [];
}

/** Tokens from the box are given to a few people only (`seed/factors.ts`). */
type FactorType = Exclude<Factor["factorType"], "token:hardware">;
const enrolments: readonly (readonly FactorType[])[] = [
  ["push"],
  ["sms"],
  ["push", "token:software:totp"],
  ["sms", "question"],
  ["webauthn", "push"],
  ["token:software:totp", "sms", "question"],
];

function factorOf(factorType: FactorType, person: Person, random: Random): Factor {
  const profiles: Record<FactorType, Factor["profile"]> = {
    sms: { phoneNumber: person.phone },
    push: { credentialId: person.email, name: `${person.firstName}'s phone` },
    "token:software:totp": { credentialId: person.email },
    question: factorQuestions[0] ?? {},
    webauthn: { credentialId: person.email, authenticatorName: "Security key" },
  };
  // Only these two finish their enrolment by an activation of their own (D1-142).
  const waiting = (factorType === "sms" || factorType === "token:software:totp") && random.chance(0.15);
  return {
    id: identityId(factorType === "push" ? "opf" : "ost", random),
    factorType,
    ...providers[factorType],
    status: waiting ? "PENDING_ACTIVATION" : "ACTIVE",
    created: person.joinedAt,
    lastUpdated: person.joinedAt,
    profile: profiles[factorType],
  };
}

export function seedIdentity({ store, random, company }: SeedContext<DemoCompany>): void {
  const tables = identityTables(store);
  const { groups, accounts, roles } = tables;
  seedIdps(tables, company.today);
  seedFactorParts(tables);
  groups.put({ id: PEOPLE_GROUP, name: "People" });
  for (const name of departments) groups.put({ id: departmentGroupOf(name), name });

  for (const person of company.people) {
    const user = userOf(person, company, random);
    accounts.put({ user, groupIds: [PEOPLE_GROUP, departmentGroupOf(person.department)] });
    for (const type of roleTypesOf(person)) {
      const id = identityId("ra1", random);
      const { joinedAt } = person;
      const value: Role = {
        id,
        label: roleLabels[type],
        type,
        status: "ACTIVE",
        assignmentType: "USER",
        created: joinedAt,
        lastUpdated: joinedAt,
      };
      roles.put({ userId: user.id, value });
    }
    seedSubscriptions(tables, user.id, person);
    if (person.index % 9 === NO_FACTORS_PERSON % 9) continue;
    for (const type of random.pick(enrolments))
      seedFactor(tables, user.id, person, factorOf(type, person, random));
    seedSpecialFactors(tables, user.id, person);
  }
}
