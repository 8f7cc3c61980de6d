import { Check } from "typebox/value";
import { beforeAll, describe, expect, it } from "vitest";
import { type AppTarget, type Group, identity, type Role, roleTypes } from "#contracts/identity/index.ts";
import { appInstanceId, groupRoleId } from "#services/demo/things/identity.ts";
import { departmentGroupOf } from "#services/identity/seed/index.ts";
import { startIdentity, userPath } from "./client.ts";

const client = await startIdentity();

const SUPPORT = "department-support";
const groupPath = (id: string) => `/api/v1/groups/${id}`;
const created = { status: 201, body: expect.anything() };
const ok = { status: 200, body: {} };
const noContent = { status: 204, body: undefined };

/** Role assignments of users and of groups, with their different statuses. */
const twins = [
  {
    twin: "user",
    path: userPath(50),
    other: userPath(51),
    assigned: 201,
    kind: "USER",
    groupAdded: ok,
    rules: { app: "D1-095", instance: "D1-096" },
  },
  {
    twin: "group",
    path: groupPath("department-sales"),
    other: groupPath(SUPPORT),
    assigned: 200,
    kind: "GROUP",
    groupAdded: noContent,
    rules: { app: "D1-091", instance: "D1-092" },
  },
] as const;

const assign = (path: string, type: string, query = "") =>
  client.ask<Role>("POST", `${path}/roles${query}`, { type });

/** Mails of the last assignment. */
const notified = async (run: () => Promise<unknown>) => {
  const before = client.tables.mails.size;
  await run();
  return client.tables.mails.all().slice(before);
};

describe.each(twins)("a role of a $twin", ({ path, other, assigned, kind, groupAdded, rules }) => {
  it("is assigned, read and removed, with the statuses of its kind (D1-084, D1-085, D1-086)", async () => {
    const { status, body: role } = await assign(path, "READ_ONLY_ADMIN");
    expect([status, role]).toEqual([
      assigned,
      expect.objectContaining({ type: "READ_ONLY_ADMIN", assignmentType: kind, status: "ACTIVE" }),
    ]);
    expect(Check(identity.operations.getUserRole.spec.returns, role)).toBe(true);
    expect(await client.ask("GET", `${path}/roles/${role.id}`)).toEqual({ status: 200, body: role });
    expect(await client.refusal("GET", `${other}/roles/${role.id}`)).toMatchObject({ status: 404 });
    expect(await client.refusal("DELETE", `${other}/roles/${role.id}`)).toMatchObject({ status: 404 });
    expect(await client.ask("DELETE", `${path}/roles/${role.id}`)).toEqual(noContent);
    for (const method of ["GET", "DELETE"])
      expect(await client.refusal(method, `${path}/roles/${role.id}`)).toMatchObject({
        status: 404,
        code: "E0000007",
      });
  });

  it("is assigned by its type, once (D1-175)", async () => {
    for (const body of [{ type: "KING" }, { type: "" }, {}, { type: 1 }])
      expect(await client.refusal("POST", `${path}/roles`, body)).toMatchObject({ status: 400 });
    expect(await client.refusal("POST", `${path}/roles`)).toMatchObject({ status: 400 });
    const { body: role } = await assign(path, "SUPER_ADMIN");
    expect(await client.refusal("POST", `${path}/roles`, { type: "SUPER_ADMIN" })).toMatchObject({
      status: 409,
      code: "E0000090",
    });
    await client.ask("DELETE", `${path}/roles/${role.id}`);
  });

  it("notifies the administrators unless disableNotifications is true (D1-084, D1-085)", async () => {
    const roles: Role[] = [];
    const by = async (query: string) => {
      const mails = await notified(async () =>
        roles.push((await assign(path, "HELP_DESK_ADMIN", query)).body),
      );
      await client.ask("DELETE", `${path}/roles/${roles.at(-1)?.id}`);
      return mails.length;
    };
    const members = kind === "USER" ? 1 : client.tables.accounts.by("group", "department-sales").length;
    expect([await by(""), await by("?disableNotifications=false")]).toEqual([members, members]);
    expect(await by("?disableNotifications=true")).toBe(0);
  });

  describe("of type APP_ADMIN", () => {
    let targets: string;
    beforeAll(async () => {
      const { body } = await assign(path, "APP_ADMIN", "?disableNotifications=true");
      targets = `${path}/roles/${body.id}/targets/catalog/apps`;
    });
    const list = () => client.walk<AppTarget>(targets, 1);

    const instance = appInstanceId("crm", 1);

    it(`gets a whole application with 200, a second time too, and loses it with 204 (D1-089, ${rules.app})`, async () => {
      for (const _ of [1, 2]) expect(await client.ask("PUT", `${targets}/wiki`)).toEqual(ok);
      expect(await list()).toHaveLength(1);
      // A whole application and its instances are separate entries.
      expect(await client.refusal("DELETE", `${targets}/wiki/${appInstanceId("wiki")}`)).toMatchObject({
        status: 404,
      });
      expect(await client.ask("DELETE", `${targets}/wiki`)).toEqual(noContent);
      expect(await list()).toEqual([]);
    });

    it(`gets an instance with 204, a second time too, and loses it with 204 (${rules.instance})`, async () => {
      for (const _ of [1, 2])
        expect(await client.ask("PUT", `${targets}/crm/${instance}`)).toEqual(noContent);
      expect(await list()).toHaveLength(1);
      expect(await client.refusal("DELETE", `${targets}/crm`)).toMatchObject({ status: 404 });
      expect(await client.ask("DELETE", `${targets}/crm/${instance}`)).toEqual(noContent);
      expect(await list()).toEqual([]);
    });

    it("refuses an unknown application or instance as a target, and an instance of another application", async () => {
      for (const app of ["nothing", "crm/0oanothing", `wiki/${appInstanceId("crm")}`, "nothing/0oanothing"])
        for (const method of ["PUT", "DELETE"])
          expect(await client.refusal(method, `${targets}/${app}`)).toMatchObject({
            status: 404,
            code: "E0000007",
          });
    });
  });

  it("of another type has no applications: the list is empty, adding and removing refused (D1-089)", async () => {
    const { body: role } = await assign(path, "READ_ONLY_ADMIN", "?disableNotifications=true");
    const targets = `${path}/roles/${role.id}/targets/catalog/apps`;
    expect(await client.ask("GET", targets)).toEqual({ status: 200, body: [] });
    for (const target of ["/wiki", `/crm/${appInstanceId("crm")}`])
      for (const method of ["PUT", "DELETE"])
        expect(await client.refusal(method, targets + target)).toMatchObject({ status: 400 });
  });

  it("has groups as targets, with the statuses of its kind (D1-083, D1-093, D1-097)", async () => {
    const { body: role } = await assign(path, "HELP_DESK_ADMIN", "?disableNotifications=true");
    const targets = `${path}/roles/${role.id}/targets/groups`;
    const ids = ["department-sales", "department-finance", SUPPORT];
    for (const id of [...ids, ...ids])
      expect(await client.ask("PUT", `${targets}/${id}`)).toEqual(groupAdded);
    const groups = await client.walk<Group>(targets, 2);
    expect(groups.map(({ id }) => id)).toEqual(ids);
    expect(Check(identity.operations.listUserRoleGroupTargets.spec.page.schema, groups)).toBe(true);
    expect(await client.ask("DELETE", `${targets}/${SUPPORT}`)).toEqual(noContent);
    expect(await client.walk<Group>(targets, 2)).toHaveLength(2);
    expect(await client.refusal("DELETE", `${targets}/${SUPPORT}`)).toMatchObject({ status: 404 });
    expect(await client.refusal("PUT", `${targets}/nothing`)).toMatchObject({ status: 404 });
  });

  it("has lists of targets that are 404 for an unknown role or holder", async () => {
    for (const list of ["targets/groups", "targets/catalog/apps"])
      for (const base of [`${path}/roles/ra1nothing`, `${path.replace(/[^/]+$/, "nobody")}/roles/ra1nothing`])
        expect(await client.refusal("GET", `${base}/${list}`)).toMatchObject({ status: 404 });
  });

  it("has as lastUpdated the time when its targets changed", async () => {
    const { body: role } = await assign(other, "APP_ADMIN", "?disableNotifications=true");
    client.families.clock.advance(60_000);
    await client.ask("PUT", `${other}/roles/${role.id}/targets/catalog/apps/wiki`);
    const { body } = await client.ask<Role>("GET", `${other}/roles/${role.id}`);
    expect(Date.parse(body.lastUpdated) - Date.parse(role.lastUpdated)).toBe(60_000);
    expect(body.created).toBe(role.created);
  });
});

describe("roles of users", () => {
  it("are listed in the order of assignment, without removed roles (D1-087)", async () => {
    const path = userPath(60);
    expect(await assign(path, "SUPER_ADMIN")).toEqual(created);
    const { body: role } = await assign(path, "APP_ADMIN");
    const types = async () =>
      (await client.ask<Role[]>("GET", `${path}/roles?expand=x&limit=1`)).body.map(({ type }) => type);
    expect(await types()).toEqual(["SUPER_ADMIN", "APP_ADMIN"]);
    await client.ask("DELETE", `${path}/roles/${role.id}`);
    expect(await types()).toEqual(["SUPER_ADMIN"]);
  });

  it("of type APP_ADMIN get every application as a target by one PUT without a body (D1-094)", async () => {
    const { body: role } = await assign(userPath(61), "APP_ADMIN");
    const targets = `${userPath(61)}/roles/${role.id}/targets/catalog/apps`;
    await client.ask("PUT", `${targets}/crm/${appInstanceId("crm")}`);
    expect(await client.ask("PUT", targets)).toEqual(ok);
    const apps = await client.walk<AppTarget>(targets, 2);
    expect(apps.map(({ name }) => name)).toEqual(client.tables.apps.all().map(({ name }) => name));
    expect(apps.every((app) => !("id" in app))).toBe(true);
    const { body: other } = await assign(userPath(61), "READ_ONLY_ADMIN");
    const refused = `${userPath(61)}/roles/${other.id}/targets/catalog/apps`;
    expect(await client.refusal("PUT", refused)).toMatchObject({ status: 400 });
  });

  it("of the demo company are of every type, some with targets of each kind", async () => {
    const types = new Set<string>();
    let withTargets = 0;
    for (const { index, department } of client.families.company.people.slice(0, 50)) {
      const { body: roles } = await client.ask<Role[]>("GET", `${userPath(index)}/roles`);
      for (const { id, type } of roles) {
        types.add(type);
        const targets = `${userPath(index)}/roles/${id}/targets`;
        const groups = (await client.ask<Group[]>("GET", `${targets}/groups`)).body;
        const apps = (await client.ask<AppTarget[]>("GET", `${targets}/catalog/apps`)).body;
        if (groups.length > 0) expect(groups[0]?.id).toBe(departmentGroupOf(department));
        withTargets += Number(groups.length > 0 || apps.length > 0);
      }
    }
    expect([...types].sort()).toEqual([...roleTypes].sort());
    expect(withTargets).toBeGreaterThan(0);
  });
});

describe("roles of groups", () => {
  it("are not listed as roles of their members", async () => {
    const [member] = client.tables.accounts.by("group", SUPPORT);
    const id = groupRoleId(SUPPORT, "HELP_DESK_ADMIN");
    expect(await client.refusal("GET", `/api/v1/users/${member?.user.id}/roles/${id}`)).toMatchObject({
      status: 404,
    });
  });
});
