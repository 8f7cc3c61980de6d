import { Check } from "typebox/value";
import { describe, expect, it } from "vitest";
import { type Factor, identity, type Role, type User } from "#contracts/identity/index.ts";
import { demoIndex } from "#services/demo/company.ts";
import { idFor } from "#services/demo/ids.ts";
import { PEOPLE_GROUP } from "#services/demo/things/identity.ts";
import { identityService } from "#services/identity/index.ts";
import { departmentGroupOf, seedIdentity } from "#services/identity/seed/index.ts";
import { sharedFamilies } from "#test/kit/families.ts";
import { restCalls } from "#test/kit/rest-calls.ts";

const families = await sharedFamilies({ services: [{ service: identityService, seed: seedIdentity }] });

const { send, read } = restCalls(families, identity);

const members = `/api/v1/groups/${PEOPLE_GROUP}/users`;
const userPath = (index: number) => `/api/v1/users/${idFor("identity", index)}`;

/** Pages of a list, read by the Link header as the page style does. */
async function walk(path: string, limit: number): Promise<User[][]> {
  const style = identity.operations.listGroupUsers.spec.page;
  const pages: User[][] = [];
  let after: string | number | undefined;
  do {
    const response = await send(
      "GET",
      `${path}?limit=${limit}${after === undefined ? "" : `&after=${after}`}`,
    );
    const body = (await response.json()) as User[];
    pages.push(body);
    after = style.read({ body, headers: Object.fromEntries(response.headers) }, { size: limit }).next;
  } while (after !== undefined);
  return pages;
}

describe("every operation", () => {
  it("is served under /api/v1 only (D1-002)", async () => {
    for (const op of Object.values(identity.bound)) expect(op.path).toMatch(/^\/api\/v1\//);
    expect((await send("GET", members.replace("v1", "v2"))).status).toBe(404);
  });
});

describe("the members of a group", () => {
  it("are 50 in a page by default, and at most 200", async () => {
    expect(await read<User[]>(members)).toHaveLength(50);
    expect(await read<User[]>(`${members}?limit=1000`)).toHaveLength(200);
    expect((await send("GET", `${members}?after=invented`)).status).toBe(400);
  });

  it("of a department are those who work there", async () => {
    const department = families.person(0).department ?? "";
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
  it("are none for most people", async () => {
    expect(await read<Role[]>(`${userPath(2)}/roles`)).toEqual([]);
  });
});

describe("the factors of a user", () => {
  it("wait for activation only if their type is one of the two that have an activation call (D1-142)", async () => {
    for (const { index } of families.company.people) {
      const factors = await read<Factor[]>(`${userPath(index)}/factors`);
      for (const { status, factorType } of factors)
        if (status === "PENDING_ACTIVATION") expect(["sms", "token:software:totp"]).toContain(factorType);
    }
  });

  it("are none for some people", async () => {
    expect(await read<Factor[]>(`${userPath(demoIndex.noFactors)}/factors`)).toEqual([]);
  });
});
