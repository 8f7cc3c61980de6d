/** Seeds managers and mentors of people, and their sessions and tokens. */
import type { DemoCompany, Person } from "#services/demo/company.ts";
import { idFor } from "#services/demo/ids.ts";
import type { IdentityTables } from "#services/identity/tables.ts";

/** The first person of a department is its manager; the first person of all manages these. */
export function seedLinks({ relationships, links }: IdentityTables, { people }: DemoCompany): void {
  relationships.put({ primary: "manager", associated: "subordinate" });
  relationships.put({ primary: "mentor", associated: "mentee" });
  const link = (relationship: string, primary: Person, associated: Person) =>
    links.put({
      relationship,
      primaryId: idFor("identity", primary.index),
      associatedId: idFor("identity", associated.index),
    });
  const [first, second] = people;
  const heads = new Map<string, Person>();
  for (const person of people) {
    const head = heads.get(person.department);
    if (!head) heads.set(person.department, person);
    const manager = head ?? first;
    if (manager && manager !== person) link("manager", manager, person);
    if (second && person.index % 50 === 5) link("mentor", second, person);
  }
}

/** Users with a recent login have a session; every third one has tokens of an application. */
export function seedGrants({ accounts, grants }: IdentityTables): void {
  for (const [index, { user }] of accounts.all().entries()) {
    if (!user.lastLogin) continue;
    const kinds =
      index % 3 === 0 ? (["session", "accessToken", "refreshToken"] as const) : ["session" as const];
    for (const kind of kinds)
      grants.put({ id: `${kind}-${user.id}`, userId: user.id, kind, issuedAt: user.lastLogin });
  }
}
