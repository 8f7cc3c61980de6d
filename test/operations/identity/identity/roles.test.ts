import { beforeEach, describe, expect, it } from "vitest";
import {
  AddAllAppTargetsDocument,
  MembersOfTargetsDocument,
  RoleOfGroupDocument,
  RolesOfUserByIdDocument,
  TargetsOfAllRolesDocument,
  TargetsOfGroupRoleDocument,
} from "#generated/test/graphql.ts";
import { idFor } from "#services/demo/ids.ts";
import { appInstanceId, groupRoleId } from "#services/demo/things/identity.ts";
import { identityTables } from "#services/identity/tables.ts";

import { operationsOf, sharedTributary, startTributary } from "#test/kit/gateway.ts";

const tributary = await sharedTributary();
const tables = identityTables(tributary.families.store.scope("identity"));
await tributary.data('{ user(email: "nobody@example.org") { displayName } }'); // This reads the people index.

const userId = (index: number) => idFor("identity", index);
const email = (index: number) => tributary.families.person(index).email;
const ENGINEERING = "department-engineering";
const SUPPORT = "department-support";

const TARGETS = `appTargets { nodes { __typename appName displayName ... on IdentityAppInstance { id upstreamId } } }
  groupTargets { nodes { name group { id } } }`;

interface Role {
  readonly id: string;
  readonly type: string;
  readonly appTargets: { readonly nodes: readonly object[] };
  readonly groupTargets: { readonly nodes: readonly object[] };
}

describe("roles in the graph", () => {
  it("are refused with the path of an unknown type", async () => {
    const { data } = await tributary.ask(
      'mutation ($userId: ID!) { assignIdentityUserRole(input: { userId: $userId, type: "NO_SUCH" }) { role { id } userErrors { code field message } } }',
      { userId: userId(0) },
    );
    expect(data).toEqual({
      assignIdentityUserRole: {
        role: null,
        userErrors: [
          { code: "BAD_USER_INPUT", field: ["type"], message: expect.stringMatching(/^type must be one of/) },
        ],
      },
    });
  });

  it("of a group are reached by id alone, with targets and members, of the id-only group (D1-086, D1-088, D1-090)", async () => {
    const { data, calls } = await tributary.ask(RoleOfGroupDocument, {
      group: ENGINEERING,
      role: groupRoleId(ENGINEERING, "APP_ADMIN"),
    });
    const upstreamId = groupRoleId(ENGINEERING, "APP_ADMIN");
    expect(data).toMatchObject({
      identity: {
        group: {
          members: { nodes: [{ roles: expect.any(Array) }, { roles: expect.any(Array) }] },
          role: {
            id: `IdentityRole:group:${ENGINEERING}:${upstreamId}`,
            upstreamId,
            name: "Application Administrator",
            type: "APP_ADMIN",
            status: "ACTIVE",
            assignmentType: "GROUP",
            createdAt: expect.any(String),
            updatedAt: expect.any(String),
            group: { id: `IdentityGroup:${ENGINEERING}` },
            identityUser: null,
            groupTargets: { nodes: [] },
          },
        },
      },
    });
    expect((data as { identity: { group: { role: Role } } }).identity.group.role.appTargets.nodes).toEqual([
      { __typename: "IdentityApplication", appName: "wiki", displayName: "Wiki" },
      {
        __typename: "IdentityAppInstance",
        appName: "crm",
        displayName: "Sales",
        id: `IdentityAppInstance:${appInstanceId("crm")}`,
        upstreamId: appInstanceId("crm"),
      },
    ]);
    expect(operationsOf(calls).sort()).toEqual([
      "identity.getGroupRole",
      "identity.listGroupRoleAppTargets",
      "identity.listGroupRoleGroupTargets",
      "identity.listGroupUsers",
      "identity.listUserRoles",
      "identity.listUserRoles",
    ]);
  });

  it("of a user come in one call, for all or for some by id (D1-087)", async () => {
    const all = await tributary.data<{ user: { identityUser: { roles: Role[] } } }>(
      "query ($email: String!) { user(email: $email) { identityUser { roles { id } } } }",
      { email: email(0) },
    );
    const [superAdmin, appAdmin] = all.user.identityUser.roles;
    const { data, calls } = await tributary.ask(RolesOfUserByIdDocument, {
      email: email(0),
      a: superAdmin?.id,
      b: appAdmin?.id.split(":").at(-1),
    });
    expect(data).toEqual({
      user: {
        identityUser: {
          roles: [{ type: "SUPER_ADMIN" }, { type: "APP_ADMIN" }],
          a: { type: "SUPER_ADMIN", identityUser: { login: email(0) }, group: null },
          b: { type: "APP_ADMIN" },
          c: null,
        },
      },
    });
    expect(operationsOf(calls)).toEqual(["identity.listUserRoles"]);
  });

  it("of fifty users cost a call each, and their targets one for each role that can have them, none twice", async () => {
    const { data, calls } = await tributary.ask(TargetsOfAllRolesDocument);
    const roles = data.users.nodes.flatMap(({ identityUser }) => identityUser.roles);
    const appAdmins = roles.filter(({ type }) => type === "APP_ADMIN");
    expect([roles.length > appAdmins.length, appAdmins.length > 1]).toEqual([true, true]);
    const counts = new Map<string, number>();
    for (const name of operationsOf(calls)) counts.set(name, (counts.get(name) ?? 0) + 1);
    expect(Object.fromEntries(counts)).toEqual({
      "identity.listGroupUsers": 1,
      "identity.listUserRoles": 50,
      "identity.listUserRoleAppTargets": appAdmins.length,
      "identity.listUserRoleGroupTargets": roles.length,
    });
    expect(new Set(calls.map(({ path }) => path)).size).toBe(calls.length);
  });

  it("lead to the same groups by many routes, whose members are read once for all", async () => {
    const role = groupRoleId(SUPPORT, "HELP_DESK_ADMIN");
    const { data, calls } = await tributary.ask(MembersOfTargetsDocument, { role });
    const targets = data.users.nodes.flatMap(({ identityUser }) =>
      identityUser.roles.flatMap(({ groupTargets }) => groupTargets.nodes),
    );
    expect(targets.length).toBeGreaterThan(0);
    const members = calls.filter(({ query }) => query["limit"] === "2").map(({ path }) => path);
    expect([members.length, new Set(members).size]).toEqual([7, 7]);
  });

  it("are found by node, of users and of groups; null if they do not exist (D1-086)", async () => {
    const own = tables.roles.by("assignee", `user ${userId(0)}`)[0]?.role.id;
    const ids = [
      `IdentityRole:user:${userId(0)}:${own}`,
      `IdentityRole:group:${SUPPORT}:${groupRoleId(SUPPORT, "HELP_DESK_ADMIN")}`,
      `IdentityRole:user:${userId(0)}:ra1nothing`,
      `IdentityRole:group:nothing:${groupRoleId(SUPPORT, "HELP_DESK_ADMIN")}`,
      "Ticket:1001",
    ];
    const { data, calls } = await tributary.ask(
      "query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id ... on IdentityRole { type group { upstreamId } } } }",
      { ids },
    );
    expect(data).toEqual({
      nodes: [
        { __typename: "IdentityRole", id: ids[0], type: "SUPER_ADMIN", group: null },
        { __typename: "IdentityRole", id: ids[1], type: "HELP_DESK_ADMIN", group: { upstreamId: SUPPORT } },
        null,
        null,
        { __typename: "Ticket", id: "Ticket:1001" },
      ],
    });
    expect(operationsOf(calls).sort()).toEqual([
      "identity.getGroupRole",
      "identity.getGroupRole",
      "identity.getUserRole",
      "identity.getUserRole",
      "supportDesk.getRequest",
    ]);
  });

  it.each([
    ["IdentityRole:king:x:y", "a role of neither"],
    ["IdentityRole:x:y", "a part too few"],
    ["Ticket:1", "another type's id"],
    [`IdentityRole:group:${SUPPORT}:ra1`, "another group's role"],
    ["", "nothing"],
  ])("refuse %s, %s, before any call", async (id) => {
    const { errors, calls } = await tributary.ask(
      'query ($id: ID!) { identity { group(id: "people") { role(id: $id) { id } } } }',
      { id },
    );
    expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", argument: "id" } }]);
    expect(calls).toEqual([]);
  });

  it("list their targets page by page (D1-083)", async () => {
    const role = `IdentityRole:group:${SUPPORT}:${groupRoleId(SUPPORT, "HELP_DESK_ADMIN")}`;
    const first = (await tributary.data(TargetsOfGroupRoleDocument, { role })).node.groupTargets;
    const after = first.pageInfo.endCursor;
    const second = await tributary.ask(TargetsOfGroupRoleDocument, { role, after });
    const nodes = [...first.nodes, ...second.data.node.groupTargets.nodes];
    expect(nodes).toHaveLength(7);
    for (const node of nodes)
      expect(node).toEqual({
        group: { id: expect.stringMatching(/^IdentityGroup:department-/) },
        name: expect.any(String),
        description: expect.any(String),
        type: "DIRECTORY_GROUP",
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
        membersUpdatedAt: expect.any(String),
      });
    expect(second.data.node.groupTargets.pageInfo.hasNextPage).toBe(false);
    expect(second.calls.at(-1)?.query).toEqual({ limit: "4", after: expect.any(String) });
  });

  it("cost their own fields only if they cannot be read", async () => {
    await using other = await startTributary();
    await other.data('{ user(email: "nobody@example.org") { displayName } }');
    other.families.setFaults("identity=status:404");
    const { data, errors } = await other.ask(
      'query ($email: String!) { user(email: $email) { identityUser { login roles { id } role(id: "x") { id } } } identity { group(id: "people") { id role(id: "x") { id } } } }',
      { email: email(5) },
    );
    expect(data).toEqual({
      user: { identityUser: { login: email(5), roles: [], role: null } },
      identity: { group: { id: "IdentityGroup:people", role: null } },
    });
    expect(errors).toEqual([]);
  });
});

/** Role assignments of users and of groups, with the operations that change their targets. */
const twins = [
  {
    twin: "user",
    assign: "assignIdentityUserRole",
    assigned: "assignIdentityUserRole",
    argument: "userId",
    of: userId(70),
    own: (name: string) => `${name.replace("Role", "UserRole")}`,
    addApp: "updateUserRoleAppTarget",
    whose: { identityUser: { upstreamId: userId(70) }, group: null },
    unassigned: "unassignUserRole",
    rules: { app: "D1-095", instance: "D1-096" },
  },
  {
    twin: "group",
    assign: "assignIdentityGroupRole",
    assigned: "assignIdentityGroupRole",
    argument: "groupId",
    of: "department-sales",
    own: (name: string) => `${name.replace("Role", "GroupRole")}`,
    addApp: "addGroupRoleAppTarget",
    whose: { identityUser: null, group: { upstreamId: "department-sales" } },
    unassigned: "unassignGroupRole",
    rules: { app: "D1-091", instance: "D1-092" },
  },
] as const;

describe.each(twins)(
  "writing a $twin's roles",
  ({ twin, assign, argument, of, own, addApp, whose, unassigned, rules }) => {
    const ASSIGN = `mutation ($of: ID!, $type: String!, $quiet: Boolean) {
    ${assign}(input: { ${argument}: $of, type: $type, disableNotifications: $quiet }) {
      role { id type ${TARGETS} } userErrors { field message code } } }`;
    const assignRole = async (type: string, quiet?: boolean) => {
      const { data, calls } = await tributary.ask<Record<string, { role: Role; userErrors: object[] }>>(
        ASSIGN,
        {
          of,
          type,
          quiet,
        },
      );
      return { ...data[assign], calls };
    };
    const write = (name: string, input: string, selection = `role { id type ${TARGETS} }`) =>
      `mutation ($roleId: ID!) { ${name}(input: { roleId: $roleId ${input} }) { ${selection} userErrors { code } } }`;

    it("assigns, and answers the assigned role; a second of the type is a conflict (D1-084, D1-085)", async () => {
      const { role, calls } = await assignRole("READ_ONLY_ADMIN", true);
      expect(role).toMatchObject({
        type: "READ_ONLY_ADMIN",
        id: expect.stringContaining(`IdentityRole:${twin}:${of}:`),
      });
      expect(calls.map(({ operation, query, body }) => [operation, query, body])[0]).toEqual([
        assign.replace("Identity", ""),
        { disableNotifications: "true" },
        '{"type":"READ_ONLY_ADMIN"}',
      ]);
      const again = await assignRole("READ_ONLY_ADMIN");
      expect([again.role, again.userErrors]).toEqual([null, [expect.objectContaining({ code: "CONFLICT" })]]);
      expect(again.calls[0]?.query).toEqual({});
      expect((await assignRole("KING")).userErrors).toEqual([
        expect.objectContaining({ code: "BAD_USER_INPUT" }),
      ]);
    });

    it("unassigns by the role's global id alone, and reads the former user or group (D1-086)", async () => {
      const { role } = await assignRole("SUPER_ADMIN", true);
      const query = write(
        "unassignIdentityRole",
        "",
        "deletedId identityUser { upstreamId } group { upstreamId }",
      );
      const { data, calls } = await tributary.ask(query, { roleId: role?.id });
      expect(data).toEqual({ unassignIdentityRole: { deletedId: role?.id, ...whose, userErrors: [] } });
      expect(operationsOf(calls)).toEqual([`identity.${unassigned}`]);
      expect(await tributary.data(query, { roleId: role?.id })).toEqual({
        unassignIdentityRole: {
          deletedId: null,
          identityUser: null,
          group: null,
          userErrors: [{ code: "NOT_FOUND" }],
        },
      });
    });

    describe("of the type APP_ADMIN", () => {
      let roleId: string | undefined;
      beforeEach(async () => {
        roleId = (await assignRole("APP_ADMIN", true)).role?.id;
      });
      const reads = [own("getRole"), own("listRoleAppTargets"), own("listRoleGroupTargets")];
      const change = async (name: string, input: string) => {
        const { data, calls } = await tributary.ask<Record<string, object>>(write(name, input), { roleId });
        const [first, ...rest] = operationsOf(calls).map((id) => id.replace("identity.", ""));
        expect(rest.sort()).toEqual([...reads].sort());
        return { payload: data[name], operation: first };
      };
      const having = (...names: string[]) => ({
        role: {
          id: roleId,
          type: "APP_ADMIN",
          appTargets: { nodes: names.map((appName) => ({ appName })) },
        },
        userErrors: [],
      });

      it(`adds and removes a whole application, and reads the role again (D1-089, ${rules.app})`, async () => {
        const added = await change("addIdentityRoleAppTarget", ', appName: "wiki"');
        expect(added).toMatchObject({ operation: addApp, payload: having("wiki") });
        const removed = await change("removeIdentityRoleAppTarget", ', appName: "wiki"');
        expect(removed).toMatchObject({ operation: own("removeRoleAppTarget"), payload: having() });
      });

      it(`adds and removes an instance of an application, and reads the role again (${rules.instance})`, async () => {
        const crm = appInstanceId("crm", 1);
        const added = await change("addIdentityRoleAppTarget", `, appName: "crm", appInstanceId: "${crm}"`);
        expect(added).toMatchObject({ operation: own("addRoleAppInstanceTarget"), payload: having("crm") });
        const removed = await change(
          "removeIdentityRoleAppTarget",
          `, appName: "crm", appInstanceId: "IdentityAppInstance:${crm}"`,
        );
        expect(removed).toMatchObject({ operation: own("removeRoleAppInstanceTarget"), payload: having() });
      });
    });

    it("answers refusals of targets in the payload (D1-089)", async () => {
      const { role } = await assignRole("SUPER_ADMIN", true);
      for (const [input, code] of [
        [', appName: "wiki"', "BAD_USER_INPUT"],
        [`, appName: "crm", appInstanceId: "${appInstanceId("crm")}"`, "BAD_USER_INPUT"],
      ])
        for (const name of ["addIdentityRoleAppTarget", "removeIdentityRoleAppTarget"])
          expect(await tributary.data(write(name, input ?? ""), { roleId: role?.id })).toEqual({
            [name]: { role: null, userErrors: [{ code }] },
          });
      for (const name of ["addIdentityRoleGroupTarget", "removeIdentityRoleGroupTarget"])
        expect(await tributary.data(write(name, ', groupId: "nothing"'), { roleId: role?.id })).toEqual({
          [name]: { role: null, userErrors: [{ code: "NOT_FOUND" }] },
        });
    });

    it("adds and removes groups as targets (D1-093, D1-097)", async () => {
      const { role } = await assignRole("HELP_DESK_ADMIN", true);
      const selection = "role { groupTargets { nodes { group { upstreamId } } } }";
      const input = `, groupId: "IdentityGroup:${SUPPORT}"`;
      for (const [name, operation, left] of [
        ["addIdentityRoleGroupTarget", own("addRoleGroupTarget"), [{ group: { upstreamId: SUPPORT } }]],
        ["removeIdentityRoleGroupTarget", own("removeRoleGroupTarget"), []],
      ] as const) {
        const { data, calls } = await tributary.ask(write(name, input, selection), { roleId: role?.id });
        expect(data).toEqual({ [name]: { role: { groupTargets: { nodes: left } }, userErrors: [] } });
        expect(operationsOf(calls)).toEqual([
          `identity.${operation}`,
          `identity.${own("listRoleGroupTargets")}`,
        ]);
      }
    });

    it("refuses invalid role ids, and blank or foreign ids, before any call", async () => {
      const roleId = `IdentityRole:${twin}:${of}:ra1x`;
      for (const [name, input, role] of [
        ["unassignIdentityRole", "", "ra1x"],
        ["unassignIdentityRole", "", "IdentityRole:king:x:y"],
        ["addIdentityRoleAppTarget", ', appName: "wiki"', "ra1x"],
        ["addIdentityRoleAppTarget", ', appName: "crm", appInstanceId: ""', roleId],
        ["removeIdentityRoleAppTarget", ', appName: "crm", appInstanceId: "Ticket:1"', roleId],
        ["removeIdentityRoleAppTarget", ', appName: "a/b"', roleId],
        ["addIdentityRoleGroupTarget", ', groupId: "IdentityUser:1"', roleId],
        ["removeIdentityRoleGroupTarget", ', groupId: "people"', "people"],
        ["addIdentityRoleAllAppTargets", "", "ra1x"],
      ] as const) {
        const { errors, calls } = await tributary.ask(write(name, input, "userErrors { field }"), {
          roleId: role,
        });
        const codes = errors.map(({ extensions }) => extensions["code"]);
        expect([name, input, role, codes, calls]).toEqual([name, input, role, ["BAD_USER_INPUT"], []]);
      }
    });
  },
);

describe("every application as a target", () => {
  it("is one call for a user's role (D1-094)", async () => {
    const { data, calls } = await tributary.ask(AddAllAppTargetsDocument, {
      roleId: `IdentityRole:user:${userId(14)}:${tables.roles.by("assignee", `user ${userId(14)}`)[0]?.role.id}`,
    });
    expect(data).toEqual({
      addIdentityRoleAllAppTargets: {
        role: {
          appTargets: {
            nodes: tables.apps
              .all()
              .map(({ name }) => ({ __typename: "IdentityApplication", appName: name })),
          },
        },
        userErrors: [],
      },
    });
    expect(operationsOf(calls)).toEqual([
      "identity.updateUserRoleAppTargets",
      "identity.listUserRoleAppTargets",
    ]);
  });

  it("is refused for a group's role before any call, as no operation does it (D1-094)", async () => {
    const { errors, calls } = await tributary.ask(AddAllAppTargetsDocument, {
      roleId: `IdentityRole:group:${ENGINEERING}:${groupRoleId(ENGINEERING, "APP_ADMIN")}`,
    });
    expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", argument: "roleId" } }]);
    expect(calls).toEqual([]);
  });
});
