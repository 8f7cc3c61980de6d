import { Check } from "typebox/value";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Factor, identity, type Role, type User } from "#contracts/identity/index.ts";
import { idFor } from "#services/demo/ids.ts";
import { identityService } from "#services/identity/index.ts";
import {
  departmentGroupOf,
  LOCKED_OUT_PERSON,
  NO_FACTORS_PERSON,
  PEOPLE_GROUP,
  SUSPENDED_PERSON,
  seedIdentity,
} from "#services/identity/seed/index.ts";
import { bearerOf, startFamilies, type TestFamilies } from "#test/kit/families.ts";

let families: TestFamilies;
beforeAll(async () => {
  families = await startFamilies({ services: [{ service: identityService, seed: seedIdentity }] });
});
afterAll(async () => {
  await families.close();
  expect(families.bugs).toEqual([]);
});

const ask = (path: string, init: RequestInit = {}) =>
  fetch(families.baseUrl("identity") + path, { headers: bearerOf("identity"), ...init });

async function read<T>(path: string): Promise<T> {
  const response = await ask(path);
  expect([path, response.status]).toEqual([path, 200]);
  return (await response.json()) as T;
}

async function refusal(path: string, init: RequestInit = {}) {
  const response = await ask(path, init);
  return { status: response.status, ...identity.errors.read(await response.json()) };
}

const members = `/api/v1/groups/${PEOPLE_GROUP}/users`;
const userPath = (index: number) => `/api/v1/users/${idFor("identity", index)}`;
const suspend = (index: number) => ask(`${userPath(index)}/lifecycle/suspend`, { method: "POST" });

/** Every page of a list, following the style's own reading of the Link header. */
async function walk(path: string, limit: number): Promise<User[][]> {
  const style = identity.operations.listGroupUsers.spec.page;
  const pages: User[][] = [];
  let after: string | number | undefined;
  do {
    const response = await ask(`${path}?limit=${limit}${after === undefined ? "" : `&after=${after}`}`);
    const body = (await response.json()) as User[];
    pages.push(body);
    after = style.read({ body, headers: Object.fromEntries(response.headers) }, { size: limit }).next;
  } while (after !== undefined);
  return pages;
}

describe("every operation", () => {
  it("stands under /api/v1 and nowhere else (D1-002)", async () => {
    for (const op of Object.values(identity.bound)) expect(op.path).toMatch(/^\/api\/v1\//);
    expect((await ask(members.replace("v1", "v2"))).status).toBe(404);
  });
});

describe("the members of a group", () => {
  it("are 50 a page unless asked, and never more than 200", async () => {
    expect(await read<User[]>(members)).toHaveLength(50);
    expect(await read<User[]>(`${members}?limit=1000`)).toHaveLength(200);
    for (const [name, value] of [
      ["limit", "0"],
      ["limit", "many"],
    ])
      expect((await ask(`${members}?${name}=${value}`)).status).toBe(400);
    expect((await ask(`${members}?after=invented`)).status).toBe(400);
  });

  it("of a department are those who work there", async () => {
    const department = families.company.people[0]?.department ?? "";
    const found = (await walk(`/api/v1/groups/${departmentGroupOf(department)}/users`, 200)).flat();
    const expected = families.company.people.filter((person) => person.department === department);
    expect(found.map((user) => user.id)).toEqual(expected.map(({ index }) => idFor("identity", index)));
  });

  it("carry the person's ids in families without a look-up by e-mail, and fit the contract", async () => {
    const [first] = await read<User[]>(members);
    expect(first).toMatchObject({
      id: idFor("identity", 0),
      status: "ACTIVE",
      profile: {
        projectPersonId: idFor("projects", 0),
        contactCentreUserId: idFor("contactCentre", 0),
        socialUserId: idFor("social", 0),
      },
    });
    const all = (await walk(members, 200)).flat();
    expect(Check(identity.operations.listGroupUsers.spec.page.schema, all)).toBe(true);
    expect(new Set(all.map((user) => user.id)).size).toBe(all.length);
    const socialIds = all.flatMap((user) => user.profile.socialUserId ?? []);
    expect([new Set(socialIds).size, socialIds.length < all.length]).toEqual([socialIds.length, true]);
  });
});

describe("the roles of a user", () => {
  it("are listed with 200, with or without expand, and are not paged (D1-087)", async () => {
    const roles = await read<Role[]>(`${userPath(0)}/roles`);
    expect(roles.map((role) => role.type)).toEqual(["SUPER_ADMIN", "APP_ADMIN"]);
    expect(Check(identity.operations.listUserRoles.spec.returns, roles)).toBe(true);
    expect(await read<Role[]>(`${userPath(0)}/roles?expand=targets&limit=1`)).toEqual(roles);
  });

  it("are none for most people", async () => {
    expect(await read<Role[]>(`${userPath(2)}/roles`)).toEqual([]);
  });
});

describe("the factors of a user", () => {
  it("are the enrolled ones, with 200 and without paging (D1-136)", async () => {
    const found = new Set<string>();
    for (const { index } of families.company.people.slice(0, 60)) {
      const factors = await read<Factor[]>(`${userPath(index)}/factors?limit=1`);
      expect(Check(identity.operations.listUserFactors.spec.returns, factors)).toBe(true);
      for (const factor of factors) found.add(factor.factorType).add(factor.status);
    }
    for (const value of ["sms", "push", "token:software:totp", "question", "webauthn", "PENDING_ACTIVATION"])
      expect(found).toContain(value);
  });

  it("that still need an activation call are only of the two types that do (D1-142)", async () => {
    for (const { index } of families.company.people) {
      const factors = await read<Factor[]>(`${userPath(index)}/factors`);
      for (const { status, factorType } of factors)
        if (status === "PENDING_ACTIVATION") expect(["sms", "token:software:totp"]).toContain(factorType);
    }
  });

  it("are none for some people", async () => {
    expect(await read<Factor[]>(`${userPath(NO_FACTORS_PERSON)}/factors`)).toEqual([]);
  });
});

describe("suspending a user", () => {
  const statusOf = async (index: number) => (await walk(members, 200)).flat()[index]?.status;

  it("moves an active user to SUSPENDED with 200 and an empty object, and changes nothing else (D1-122, D1-129)", async () => {
    const before = (await walk(members, 200)).flat();
    const response = await suspend(30);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({});
    const after = (await walk(members, 200)).flat();
    expect(after).toEqual(before.map((user, i) => (i === 30 ? { ...user, status: "SUSPENDED" } : user)));
  });

  it("that is not ACTIVE is refused with 403 and changes nothing (D1-122, D1-123)", async () => {
    expect((await suspend(31)).status).toBe(200);
    for (const index of [31, SUSPENDED_PERSON, LOCKED_OUT_PERSON]) {
      const before = await statusOf(index);
      const answer = await refusal(`${userPath(index)}/lifecycle/suspend`, { method: "POST" });
      expect(answer).toMatchObject({ status: 403, code: "E0000038" });
      expect(await statusOf(index)).toBe(before);
    }
    expect(await statusOf(LOCKED_OUT_PERSON)).toBe("LOCKED_OUT");
  });
});
