import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { HR_INTEGRATOR } from "#contracts/demo-credentials.ts";
import {
  HrImportJobDocument,
  HrInstancesDocument,
  HrWorkersDocument,
  PushEndpointsOfUserDocument,
  WholeUserGroupDocument,
} from "#generated/test/graphql.ts";
import { idFor } from "#services/demo/ids.ts";
import { departments } from "#services/demo/names.ts";
import {
  FIRST_IMPORT,
  groupIdOf,
  HR_INSTANCE,
  IMPORTED,
  MAIN_ORGANIZATION,
  pushEndpointIdOf,
  REMOTE_ACCESS,
  SECOND_GROUP,
  SECOND_ORGANIZATION,
} from "#services/demo/things/directory.ts";
import { IMPORT_MS } from "#services/directory/hr.ts";
import { operationsOf, sharedTributary, startTributary, type Tributary } from "#test/kit/gateway.ts";
import { reply, type ScriptedUpstream, startScripted } from "#test/kit/scripted-upstream.ts";

const tributary = await sharedTributary();

/** Fields of a response that a test reads. */
type ResponseData = Record<string, object | null>;
const ask = (query: string, variables: Record<string, unknown> = {}, at = tributary) =>
  at.ask<ResponseData>(query, variables);
const userId = (index: number) => idFor("directory", index);
const endpointId = (index: number, which = 0) =>
  `DirectoryPushEndpoint:${userId(index)}:${pushEndpointIdOf(index, which)}`;
const group = groupIdOf(REMOTE_ACCESS);
const instance = HR_INSTANCE;
const badInput = expect.arrayContaining([
  expect.objectContaining({ extensions: expect.objectContaining({ code: "BAD_USER_INPUT" }) }),
]);

/** A mutation of one field, with the given members of its payload. */
const change = (name: string, members: string, at = tributary) => {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const text = `mutation ($input: ${type}!) { ${name}(input: $input) { ${members} userErrors { field message code } } }`;
  return async (input: object) => {
    const answer = await ask(text, { input }, at);
    return { ...answer, payload: (answer.data as ResponseData | null)?.[name] };
  };
};

describe("a user group", () => {
  it("is read by id, whole, in one call (D1-025)", async () => {
    const { data, calls } = await tributary.ask(WholeUserGroupDocument, {
      id: group,
      withEndpoints: false,
    });
    expect(data["directory"]).toEqual({
      userGroup: {
        id: `DirectoryUserGroup:${group}`,
        upstreamId: group,
        organizationId: null,
        name: REMOTE_ACCESS,
        email: "remote-access@tributary.example",
        description: "May sign in from outside",
        membershipMethod: "DYNAMIC_REVIEW_REQUIRED",
        memberSuggestionsNotify: true,
        attributes: {
          sudo: { enabled: true, withoutPassword: false },
          ldapGroups: [{ name: "remote" }, { name: null }],
          posixGroups: [{ groupNumber: 6_001, name: "remote" }],
          radius: { reply: [{ name: "Tunnel-Type", value: "VLAN" }] },
          sambaEnabled: true,
        },
        memberQuery: {
          queryType: "FilterQuery",
          filters: [{ field: "location", operator: "ne", value: "office" }],
        },
        memberQueryExemptions: [
          {
            type: "user",
            upstreamId: userId(0),
            attributes: { reason: "administers it" },
            directoryUser: { id: `DirectoryUser:${userId(0)}` },
          },
          {
            type: "user",
            upstreamId: userId(2),
            attributes: null,
            directoryUser: { id: `DirectoryUser:${userId(2)}` },
          },
        ],
      },
    });
    expect(calls.map(({ method, path }) => [method, path])).toEqual([["GET", `/api/v2/usergroups/${group}`]]);
  });

  it("leads to its exempt users and their push endpoints: one call a user", async () => {
    const { calls, errors } = await tributary.ask(WholeUserGroupDocument, {
      id: `DirectoryUserGroup:${group}`,
    });
    expect(errors).toEqual([]);
    expect(operationsOf(calls).sort()).toEqual([
      "directory.getUserGroup",
      "directory.listUserPushEndpoints",
      "directory.listUserPushEndpoints",
    ]);
  });

  it("is named by its ObjectID, alone or in its global id (D1-023)", async () => {
    expect(group).toMatch(/^[0-9a-f]{24}$/);
    for (const id of [group, `DirectoryUserGroup:${group}`]) {
      const { data, calls } = await tributary.ask(WholeUserGroupDocument, { id });
      expect(data["directory"]).toMatchObject({
        userGroup: { id: `DirectoryUserGroup:${group}`, upstreamId: group, name: REMOTE_ACCESS },
      });
      expect(calls.map(({ path, status }) => [path, status])).toContainEqual([
        `/api/v2/usergroups/${group}`,
        200,
      ]);
    }
  });

  it("is null if it does not exist, and found by node", async () => {
    const { data, errors } = await tributary.ask(WholeUserGroupDocument, { id: "0".repeat(24) });
    expect([data, errors]).toEqual([{ directory: { userGroup: null } }, []]);
    const found = await ask(
      `query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on DirectoryUserGroup { name } } }`,
      { ids: [`DirectoryUserGroup:${group}`, `DirectoryUserGroup:${"0".repeat(24)}`] },
    );
    expect(found.data).toEqual({
      nodes: [{ id: `DirectoryUserGroup:${group}`, name: REMOTE_ACCESS }, null],
    });
  });

  it.each([`DirectoryUser:${"0".repeat(24)}`, "DirectoryUserGroup:a:b:c", " "])(
    "is not asked for by the id %s",
    async (id) => {
      const { errors, calls } = await tributary.ask(WholeUserGroupDocument, { id });
      expect(errors).toEqual(badInput);
      expect(calls).toEqual([]);
    },
  );

  describe("when it is replaced", () => {
    const target = groupIdOf(departments[2] ?? "");
    const replace = (input: object) =>
      change(
        "replaceDirectoryUserGroup",
        `userGroup { id name email memberSuggestionsNotify attributes { sambaEnabled posixGroups { groupNumber } } memberQueryExemptions { upstreamId } }`,
      )({ id: target, ...input });

    it("is sent whole and exactly: false is sent, omitted members are removed (D1-011, D1-022)", async () => {
      const { payload, calls } = await replace({
        name: "Everything",
        email: "e@tributary.example",
        description: "d",
        membershipMethod: "STATIC",
        memberSuggestionsNotify: false,
        attributes: {
          sudo: { enabled: false, withoutPassword: false },
          ldapGroups: [{ name: "l" }, {}],
          posixGroups: [{ groupNumber: 5, name: "p" }],
          radius: { reply: [{ name: "n", value: "v" }] },
          sambaEnabled: false,
        },
        memberQuery: { queryType: "FilterQuery", filters: [{ a: { b: [1] } }] },
        memberQueryExemptions: [
          { id: `DirectoryUser:${userId(4)}`, type: "user", attributes: { why: { so: true } } },
          { id: "d1", type: "device" },
        ],
      });
      expect(JSON.parse(calls[0]?.body ?? "")).toEqual({
        name: "Everything",
        email: "e@tributary.example",
        description: "d",
        membershipMethod: "STATIC",
        memberSuggestionsNotify: false,
        attributes: {
          sudo: { enabled: false, withoutPassword: false },
          ldapGroups: [{ name: "l" }, {}],
          posixGroups: [{ id: 5, name: "p" }],
          radius: { reply: [{ name: "n", value: "v" }] },
          sambaEnabled: false,
        },
        memberQuery: { queryType: "FilterQuery", filters: [{ a: { b: [1] } }] },
        memberQueryExemptions: [
          { id: userId(4), type: "user", attributes: { why: { so: true } } },
          { id: "d1", type: "device" },
        ],
      });
      expect(operationsOf(calls)).toEqual(["directory.updateUserGroup"]);
      expect(payload).toMatchObject({
        userGroup: { name: "Everything", attributes: { sambaEnabled: false } },
        userErrors: [],
      });

      const bare = await replace({ name: "Bare" });
      expect(bare.calls[0]?.body).toBe('{"name":"Bare"}');
      expect(bare.payload).toMatchObject({ userGroup: { name: "Bare", email: null, attributes: null } });
    });

    it.each([
      ["email", "D1-013", "x@y.example", [5, ["x"], true]],
      ["description", "D1-013", "d", [5, ["x"], true]],
      ["membershipMethod", "D1-013", "STATIC", [5, ["x"], true]],
      ["attributes", "D1-017", {}, ["x", 5]],
      ["attributes", "D1-017", { sudo: { enabled: true, withoutPassword: false } }, [{ sudo: true }]],
      ["attributes", "D1-017", { ldapGroups: [] }, [{ ldapGroups: "x" }]],
      ["attributes", "D1-017", { posixGroups: [] }, [{ posixGroups: 5 }]],
      ["attributes", "D1-017", { radius: { reply: [] } }, [{ radius: 5 }]],
      ["attributes", "D1-017", { sambaEnabled: true }, [{ sambaEnabled: "yes" }]],
      ["attributes", "D1-019", { ldapGroups: [{}] }, [{ ldapGroups: [{ name: 5 }] }]],
      ["attributes", "D1-019", { ldapGroups: [{ name: "l" }, {}] }, [{ ldapGroups: ["l"] }]],
    ] as const)("has %s or not, and of no other type (%s): %j", async (member, _rule, value, wrong) => {
      for (const more of [{}, { [member]: value }]) {
        const { payload, calls } = await replace({ name: "n", ...more });
        expect(payload).toMatchObject({ userGroup: { name: "n" }, userErrors: [] });
        expect(calls.map(({ body, status }) => [JSON.parse(body ?? ""), status])).toEqual([
          [{ name: "n", ...more }, 200],
        ]);
      }
      for (const other of wrong) {
        const { errors, calls } = await replace({ name: "n", [member]: other });
        expect([errors.map(({ extensions }) => extensions["code"]), calls]).toEqual([["BAD_USER_INPUT"], []]);
      }
    });

    it.each<[string, object]>([
      ["without a name (D1-012)", {}],
      ["with text for a boolean (D1-014)", { name: "n", memberSuggestionsNotify: "yes" }],
      ["with a query without its type (D1-015)", { name: "n", memberQuery: { filters: [] } }],
      ["with an exemption without its type (D1-016)", { name: "n", memberQueryExemptions: [{ id: "1" }] }],
      [
        "with an exemption of another type's id (D1-016)",
        { name: "n", memberQueryExemptions: [{ id: "User:x", type: "user" }] },
      ],
      [
        "with attributes that are no object (D1-016)",
        { name: "n", memberQueryExemptions: [{ id: "1", type: "user", attributes: [1] }] },
      ],
      ["with half of sudo (D1-018)", { name: "n", attributes: { sudo: { enabled: true } } }],
      ...[
        { name: "n" },
        { groupNumber: "5", name: "n" },
        { groupNumber: 5.5, name: "n" },
        { groupNumber: 5 },
      ].map((wrong): [string, object] => [
        `with the POSIX group ${JSON.stringify(wrong)} (D1-020)`,
        { name: "n", attributes: { posixGroups: [{ groupNumber: 1, name: "right" }, wrong] } },
      ]),
      [
        "with a RADIUS reply without its value (D1-021)",
        { name: "n", attributes: { radius: { reply: [{ name: "n" }] } } },
      ],
    ])("is refused before any call %s", async (_, input) => {
      const { errors, calls } = await replace(input);
      expect(errors).toEqual(badInput);
      expect(calls).toEqual([]);
    });

    it("is a user error if it does not exist", async () => {
      const { payload, errors } = await replace({ id: "none", name: "n" });
      expect(errors).toEqual([]);
      expect(payload).toMatchObject({ userGroup: null, userErrors: [{ code: "NOT_FOUND" }] });
    });
  });

  it("is deleted with 204, and by an answer with content too (D1-006, D1-024)", async () => {
    const id = groupIdOf(departments[3] ?? "");
    const gone = { deletedId: `DirectoryUserGroup:${id}`, userErrors: [] };
    const { payload, calls } = await change("deleteDirectoryUserGroup", "deletedId")({ id });
    expect(payload).toEqual(gone);
    expect(calls.map(({ method, status }) => [method, status])).toEqual([["DELETE", 204]]);
    const { data } = await tributary.ask(WholeUserGroupDocument, { id });
    expect(data).toEqual({ directory: { userGroup: null } });

    await using scripted = await startScripted(reply({ id, name: "gone" }), reply(""));
    await using other = await startTributary({ settings: { directory: { baseUrl: scripted.origin } } });
    for (let turn = 0; turn < 2; turn++)
      expect((await change("deleteDirectoryUserGroup", "deletedId", other)({ id })).payload).toEqual(gone);
  });
});

describe("push endpoints", () => {
  it("of a user, an id-only object, are listed whole in one call (D1-026)", async () => {
    const { data, calls } = await tributary.ask(PushEndpointsOfUserDocument, { id: userId(0) });
    expect(data["directory"]).toMatchObject({
      user: {
        id: `DirectoryUser:${userId(0)}`,
        upstreamId: userId(0),
        pushEndpoints: [0, 1].map((which) => ({
          id: endpointId(0, which),
          upstreamId: pushEndpointIdOf(0, which),
          name: expect.any(String),
          status: expect.any(String),
          enrolledAt: expect.stringContaining("Z"),
          directoryUser: { id: `DirectoryUser:${userId(0)}` },
          device: { make: expect.any(String), biometricsEnabled: expect.any(Boolean) },
        })),
      },
    });
    expect(calls.map(({ path, query }) => [path, query])).toEqual([
      [`/api/v2/users/${userId(0)}/pushendpoints`, {}],
    ]);
    const none = await tributary.ask(PushEndpointsOfUserDocument, { id: "nobody" });
    expect(none.errors).toEqual([]);
    expect(none.data["directory"]).toMatchObject({ user: { pushEndpoints: null } });
  });

  it("are read one by one by user and endpoint (D1-027)", async () => {
    const ONE = `query ($user: ID!, $id: ID!) { directory { user(id: $user) { pushEndpoint(id: $id) { id name } } } }`;
    for (const id of [pushEndpointIdOf(1), endpointId(1)]) {
      const { data, calls } = await ask(ONE, { user: userId(1), id });
      expect(data["directory"]).toMatchObject({ user: { pushEndpoint: { id: endpointId(1) } } });
      expect(operationsOf(calls)).toEqual(["directory.getUserPushEndpoint"]);
    }
    const anothers = await ask(ONE, { user: userId(1), id: endpointId(0) });
    expect(anothers.errors).toEqual(badInput);
    expect(anothers.calls).toEqual([]);
    const { data } = await ask(
      `query ($id: ID!) { node(id: $id) { id ... on DirectoryPushEndpoint { name directoryUser { upstreamId } } } }`,
      { id: endpointId(1) },
    );
    expect(data).toMatchObject({ node: { id: endpointId(1), directoryUser: { upstreamId: userId(1) } } });
  });

  const update = change(
    "updateDirectoryPushEndpoint",
    "pushEndpoint { id name status directoryUser { id } }",
  );

  it("are changed in the given members, and nothing else is sent (D1-029)", async () => {
    const { payload, calls } = await update({ id: endpointId(6), status: "resting" });
    expect(payload).toMatchObject({ pushEndpoint: { id: endpointId(6), status: "resting" }, userErrors: [] });
    expect(calls.map(({ method, body }) => [method, body])).toEqual([["PATCH", '{"state":"resting"}']]);
    const both = await update({ id: endpointId(6), name: "Desk", status: null });
    expect(both.calls[0]?.body).toBe('{"name":"Desk"}');
    const again = await tributary.ask(PushEndpointsOfUserDocument, { id: userId(6) });
    expect(again.data["directory"]).toMatchObject({
      user: { pushEndpoints: [{ name: "Desk", status: "resting" }] },
    });
  });

  it.each([
    ["nothing to change", { id: endpointId(6) }],
    ["an id without its user", { id: pushEndpointIdOf(6), name: "x" }],
    ["another type's id", { id: `DirectoryUser:${userId(6)}`, name: "x" }],
  ])("are not changed with %s, before any call", async (_, input) => {
    const { errors, calls } = await update(input);
    expect(errors).toEqual(badInput);
    expect(calls).toEqual([]);
  });

  it("two of one user cannot have the same name: CONFLICT, and it is not tried again (D1-031)", async () => {
    const { data } = await tributary.ask(PushEndpointsOfUserDocument, { id: userId(5) });
    const [, second] = data.directory.user.pushEndpoints;
    const { payload, calls } = await update({ id: endpointId(5), name: second?.name });
    expect(payload).toMatchObject({
      pushEndpoint: null,
      userErrors: [{ code: "CONFLICT", field: ["name"] }],
    });
    expect(calls).toHaveLength(1);
  });

  it("are deleted with 200, for any body (D1-028)", async () => {
    const { payload, calls } = await change(
      "deleteDirectoryPushEndpoint",
      "deletedId directoryUser { pushEndpoints { id } }",
    )({ id: endpointId(15) });
    expect(payload).toEqual({
      deletedId: endpointId(15),
      directoryUser: { pushEndpoints: [{ id: endpointId(15, 1) }] },
      userErrors: [],
    });
    expect(calls.map(({ status }) => status)).toEqual([200, 200]);
  });

  describe("of a directory that refuses", () => {
    let scripted: ScriptedUpstream;
    let other: Tributary;
    beforeAll(async () => {
      scripted = await startScripted();
      other = await startTributary({ settings: { directory: { baseUrl: scripted.origin } } });
    });
    afterAll(async () => {
      await other.close();
      await scripted[Symbol.asyncDispose]();
    });

    it.each([
      [400, "BAD_USER_INPUT", true],
      [403, "FORBIDDEN", true],
      [404, "NOT_FOUND", true],
      [409, "CONFLICT", true],
      [401, "UPSTREAM_MISCONFIGURED", false],
      [500, "UPSTREAM_ERROR", false],
    ])("are refused by %i, %s, with any body (D1-030, D1-031, D1-192)", async (status, code, isRefusal) => {
      for (const body of [{ message: "No" }, { other: [1] }, ""]) {
        scripted.script(reply(body, status));
        scripted.requests.length = 0;
        const id = endpointId(0);
        const patched = await change(
          "updateDirectoryPushEndpoint",
          "pushEndpoint { id }",
          other,
        )({ id, name: "x" });
        const deleted = await change("deleteDirectoryPushEndpoint", "deletedId", other)({ id });
        for (const { payload, errors } of [patched, deleted])
          if (isRefusal) expect(payload).toMatchObject({ userErrors: [{ code }] });
          // A failed write may have been made.
          else
            expect(errors).toMatchObject([
              {
                extensions: {
                  code: status === 500 ? "OUTCOME_UNKNOWN" : code,
                  status,
                  family: "directory",
                },
              },
            ]);
        expect(scripted.requests.map(({ method }) => method)).toEqual(["PATCH", "DELETE"]);
      }
      const { data, errors } = await other.ask(PushEndpointsOfUserDocument, { id: userId(0) });
      expect(data["directory"]).toMatchObject({ user: { pushEndpoints: null } });
      if (status === 404) expect(errors).toEqual([]);
      else expect(errors).toMatchObject([{ extensions: { code, status } }]);
    });
  });
});

describe("HR instances", () => {
  const search = (calls: readonly { readonly search: string }[]) =>
    decodeURIComponent(calls[0]?.search ?? "");

  it("are listed with the fields that the selection needs, and no others (D1-040, D1-047)", async () => {
    const { data, calls } = await tributary.ask(HrInstancesDocument);
    expect(data["directory"]).toMatchObject({
      hrInstances: {
        nodes: [{ id: `DirectoryHrInstance:${instance}`, name: "HR import", createdAt: expect.any(String) }],
        pageInfo: { hasNextPage: false },
        totalCount: 1,
      },
    });
    expect(calls.map(({ path, query }) => [path, query])).toEqual([
      ["/api/v2/hr_instances", { fields: "id,name,created", limit: "26" }],
    ]);
  });

  it("members beyond the default fields are requested and returned if they are selected (D1-048)", async () => {
    const { data, calls } = await ask(
      `{ directory { hrInstances { nodes { upstreamId type reportUrl authorizationMethods updatedAt lastImportedAt } } } }`,
    );
    expect(data["directory"]).toMatchObject({
      hrInstances: {
        nodes: [
          {
            upstreamId: instance,
            type: "IMPORT",
            reportUrl: expect.any(String),
            authorizationMethods: ["BASIC"],
            updatedAt: expect.any(String),
            lastImportedAt: expect.any(String),
          },
        ],
      },
    });
    expect(calls).toHaveLength(1);
  });

  it("are filtered by conditions that the family reads (D1-049, D1-050, D1-051)", async () => {
    const filter = {
      name: {
        eq: "HR import",
        ne: "x",
        contains: "import",
        startsWith: "HR",
        endsWith: "import",
        in: ["HR import", "a|b,c"],
      },
      hrInstanceIds: [instance, `DirectoryHrInstance:${instance}`],
      reportUrl: { gt: "0", ge: "0", lt: "z", le: "z" },
      createdAt: { from: "2020-01-01T00:00:00Z" },
      updatedAt: { from: "2020-01-01T00:00:00Z", until: "2100-01-01T00:00:00Z" },
    };
    const { data, calls } = await tributary.ask(HrInstancesDocument, { filter });
    expect(data["directory"]).toMatchObject({ hrInstances: { totalCount: 1 } });
    const sent = new URLSearchParams(calls[0]?.search).getAll("filter");
    expect(sent).toEqual([
      `id:in:${instance}|${instance}`,
      "name:eq:HR import",
      "name:ne:x",
      "name:search:import",
      "name:eq:HR*",
      "name:eq:*import",
      "name:in:HR import|a\\|b,c",
      "reportUrl:gt:0",
      "reportUrl:ge:0",
      "reportUrl:lt:z",
      "reportUrl:le:z",
      expect.stringMatching(/^created:ge:2020-01-01T00:00:00(\.000)?Z$/),
      expect.stringMatching(/^updated:between:2020-01-01T00:00:00(\.000)?Z\|2100-01-01T00:00:00(\.000)?Z$/),
    ]);
    const lower = await tributary.ask(HrInstancesDocument, { filter: { name: { eq: "hr import" } } });
    expect(lower.data["directory"]).toMatchObject({ hrInstances: { totalCount: 0 } });
  });

  it("accept wildcards in the parameters that have them only (D1-052)", async () => {
    const count = async (name: object) => {
      const { data } = await tributary.ask(HrInstancesDocument, { filter: { name } });
      return data.directory.hrInstances.totalCount;
    };
    expect(await count({ like: "HR*" })).toBe(1);
    expect(await count({ notLike: "HR*" })).toBe(0);
    expect(await count({ eq: "HR*" })).toBe(0);
    expect(await count({ like: "HR\\*" })).toBe(0);
    expect(await count({ eq: "HR import&filter=id:eq:x" })).toBe(0);
  });

  it("are ordered ascending unless descending is requested (D1-055, D1-056)", async () => {
    const orderBy = [{ field: "NAME" }, { field: "LAST_IMPORTED_AT", direction: "DESC" }];
    expect(search((await tributary.ask(HrInstancesDocument, { orderBy })).calls)).toContain(
      "sort=name,-lastImport",
    );
  });

  it.each([
    ["an operator that there is not (D1-050)", { filter: { name: { matches: "x" } } }],
    ["a pattern that ends in a backslash", { filter: { name: { like: "x\\" } } }],
    ["an id of another organization", { filter: { hrInstanceIds: ["DirectoryHrInstance:elsewhere:1"] } }],
    ["an id of another type", { filter: { hrInstanceIds: ["DirectoryUser:1"] } }],
    ["more than we give (D1-053)", { first: 251 }],
  ])("are not requested with %s", async (_, variables) => {
    const { errors, calls } = await tributary.ask(HrInstancesDocument, variables);
    expect(errors).toEqual(badInput);
    expect(calls).toEqual([]);
  });

  it("filtered by an empty list are none, without a call", async () => {
    const { data, calls } = await tributary.ask(HrInstancesDocument, { filter: { name: { in: [] } } });
    expect(data["directory"]).toMatchObject({ hrInstances: { nodes: [], totalCount: 0 } });
    expect(calls).toEqual([]);
  });

  it("go on after a cursor by skip (D1-054)", async () => {
    const { data } = await tributary.ask(HrInstancesDocument, { first: 1 });
    const { endCursor } = data.directory.hrInstances.pageInfo;
    const { data: rest, calls } = await tributary.ask(HrInstancesDocument, { first: 1, after: endCursor });
    expect(calls[0]?.query).toMatchObject({ skip: "1" });
    expect(rest["directory"]).toMatchObject({ hrInstances: { nodes: [] } });
  });

  it("are read by id, also through node (D1-041)", async () => {
    const { data, calls } = await ask(
      `query ($id: ID!) { directory { hrInstance(id: $id) { id name type } } node(id: $id) { id ... on DirectoryHrInstance { name } } }`,
      { id: `DirectoryHrInstance:${instance}` },
    );
    expect(data).toMatchObject({
      directory: { hrInstance: { name: "HR import", type: "IMPORT" } },
      node: { name: "HR import" },
    });
    expect(operationsOf(calls)).toEqual(["directory.getHrInstance"]);
    expect((await ask(`{ directory { hrInstance(id: "none") { id } } }`)).data).toEqual({
      directory: { hrInstance: null },
    });
  });
});

describe("workers", () => {
  const workersOf = async (variables: object) => {
    const answer = await tributary.ask(HrWorkersDocument, { id: instance, ...variables });
    expect(answer.errors).toEqual([]);
    const { workers } = answer.data.directory.hrInstance;
    return { ...answer, workers };
  };
  const all = IMPORTED - IMPORTED / 10;

  it("of an instance are its report, each linked to its person (D1-005, D1-046)", async () => {
    const { workers, calls } = await workersOf({
      first: 2,
      orderBy: [{ field: "EMAIL", direction: "DESC" }],
    });
    expect(workers.totalCount).toBe(all);
    for (const { email, user } of workers.nodes) expect(user).toMatchObject({ email });
    const asked = calls.filter(({ operation }) => operation === "listHrWorkers");
    expect(asked.map(({ path, query }) => [path, query])).toEqual([
      [`/api/v2/hr_instances/${instance}/workers`, { sort: "-email", limit: "3" }],
    ]);
  });

  it("are read page by page, 100 rows a call at most (D1-053, D1-054)", async () => {
    const whole = await workersOf({ first: 250, orderBy: [{ field: "EMAIL" }] });
    const asked = whole.calls.filter(({ operation }) => operation === "listHrWorkers");
    expect(asked.map(({ query }) => [query["limit"], query["skip"]])).toEqual([
      ["100", undefined],
      ["100", "100"],
    ]);
    expect(whole.workers.nodes).toHaveLength(all);
    const emails: string[] = [];
    let after: string | undefined;
    do {
      const { workers } = await workersOf({ first: 40, after, orderBy: [{ field: "EMAIL" }] });
      emails.push(...workers.nodes.map(({ email }) => email));
      after = workers.pageInfo.hasNextPage ? workers.pageInfo.endCursor : undefined;
    } while (after);
    expect(emails).toEqual(whole.workers.nodes.map(({ email }) => email));
  });

  it("have no filter (D1-057)", async () => {
    const { errors, calls } = await ask(
      `{ directory { hrInstance(id: "x") { workers(filter: {}) { totalCount } } } }`,
    );
    expect(errors).toHaveLength(1);
    expect(calls).toEqual([]);
  });
});

describe("the HR instance of an organization that has none", () => {
  const organizationId = SECOND_ORGANIZATION;
  const create = (input: object) =>
    change(
      "createDirectoryHrInstance",
      "hrInstance { id organizationId name type reportUrl authorizationMethods }",
    )({ organizationId, ...input });

  it.each([
    ["without credentials (D1-033)", {}],
    ["without a password (D1-033)", { auth: { basic: { username: "x" } } }],
    ["by OAuth (D1-035)", { auth: { oauth: { code: "c" } } }],
    ["by OAuth beside credentials (D1-035)", { auth: { basic: HR_INTEGRATOR, oauth: { code: "c" } } }],
    ["with a type (D1-037)", { auth: { basic: HR_INTEGRATOR }, type: "IMPORT" }],
    ["with a name (D1-038)", { auth: { basic: HR_INTEGRATOR }, name: "other" }],
  ])("is not created %s, before any call", async (_, input) => {
    const { errors, calls } = await create(input);
    expect(errors).toEqual(badInput);
    expect(calls).toEqual([]);
  });

  it("is not created with wrong credentials: a user error (D1-033)", async () => {
    const { payload } = await create({ auth: { basic: { ...HR_INTEGRATOR, password: "wrong" } } });
    expect(payload).toMatchObject({
      hrInstance: null,
      userErrors: [{ code: "FORBIDDEN", field: ["auth", "basic"] }],
    });
  });

  it("is created with the integrator's, imports, and is the only one (D1-032, D1-036, D1-037)", async () => {
    const reportUrl = "https://hr.example/report";
    const { payload, calls } = await create({ auth: { basic: HR_INTEGRATOR }, reportUrl });
    expect(payload).toMatchObject({
      hrInstance: {
        id: expect.stringMatching(`^DirectoryHrInstance:${SECOND_ORGANIZATION}:`),
        organizationId,
        name: "HR import",
        type: "IMPORT",
        reportUrl,
        authorizationMethods: ["BASIC"],
      },
      userErrors: [],
    });
    expect(calls.map(({ method, path, status }) => [method, path, status])).toEqual([
      ["POST", "/api/v2/hr_instances", 201],
    ]);
    expect(JSON.parse(calls[0]?.body ?? "")).toEqual({ auth: { basic: HR_INTEGRATOR }, reportUrl });
    const again = await create({ auth: { basic: HR_INTEGRATOR } });
    expect(again.payload).toMatchObject({ hrInstance: null, userErrors: [{ code: "CONFLICT" }] });
    const { data } = await ask(
      `query ($org: ID) { directory(organizationId: $org) { hrInstances { totalCount nodes { reportUrl } } } }`,
      { org: organizationId },
    );
    expect(data["directory"]).toEqual({ hrInstances: { totalCount: 1, nodes: [{ reportUrl }] } });
  });
});

describe("the HR instance that there is", () => {
  it("accepts another report, and no credentials (D1-039)", async () => {
    const update = change("updateDirectoryHrInstance", "hrInstance { name reportUrl }");
    const { payload, calls } = await update({ id: instance, reportUrl: "https://hr.example/new" });
    expect(payload).toMatchObject({ hrInstance: { name: "HR import", reportUrl: "https://hr.example/new" } });
    expect(calls.map(({ method, body }) => [method, body])).toEqual([
      ["PUT", '{"reportUrl":"https://hr.example/new"}'],
    ]);
    for (const more of [{ name: "other" }, { auth: { basic: HR_INTEGRATOR } }]) {
      const refused = await update({ id: instance, reportUrl: "x", ...more });
      expect(refused.errors).toEqual(badInput);
      expect(refused.calls).toEqual([]);
    }
  });

  it("loses every authorization at once, and is read again only for selected fields (D1-007, D1-043)", async () => {
    const remove = (members: string) =>
      change("removeDirectoryHrInstanceAuthorizations", members)({ id: instance });
    const idOnly = await remove("hrInstance { id }");
    expect(idOnly.payload).toEqual({ hrInstance: { id: `DirectoryHrInstance:${instance}` }, userErrors: [] });
    expect(idOnly.calls.map(({ method, path, status }) => [method, path, status])).toEqual([
      ["DELETE", `/api/v2/hr_instances/${instance}/auth`, 204],
    ]);
    const { payload, calls } = await remove("hrInstance { name authorizationMethods }");
    expect(payload).toMatchObject({ hrInstance: { name: "HR import", authorizationMethods: [] } });
    expect(operationsOf(calls)).toEqual(["directory.removeHrInstanceAuth", "directory.getHrInstance"]);
  });

  it("is authorized with the integrator's credentials only (D1-034, D1-035, D1-044)", async () => {
    const authorize = (basic: object) =>
      change(
        "authorizeDirectoryHrInstance",
        "hrInstance { authorizationMethods }",
      )({ id: instance, auth: { basic } });
    const wrong = await authorize({ username: "x", password: "y" });
    expect(wrong.payload).toMatchObject({ hrInstance: null, userErrors: [{ code: "FORBIDDEN" }] });
    const { payload, calls } = await authorize(HR_INTEGRATOR);
    expect(payload).toEqual({ hrInstance: { authorizationMethods: ["BASIC"] }, userErrors: [] });
    expect(calls[0]).toMatchObject({ status: 204, body: JSON.stringify({ auth: { basic: HR_INTEGRATOR } }) });
    const oauth = await change(
      "authorizeDirectoryHrInstance",
      "hrInstance { id }",
    )({
      id: instance,
      auth: { oauth: { code: "c" } },
    });
    expect(oauth.errors).toEqual(badInput);
    expect(oauth.calls).toEqual([]);
  });
});

describe("an import", () => {
  const jobOf = async (job: string, first: number | null = null) => {
    const answer = await tributary.ask(HrImportJobDocument, { instance, job, first });
    return {
      ...answer,
      job: answer.data.directory.hrInstance.importJob,
    };
  };

  it("of an instance has results that are paged, and lead to users (D1-005, D1-042)", async () => {
    const { job, calls } = await jobOf(FIRST_IMPORT, 250);
    expect(job.results?.totalCount).toBe(IMPORTED);
    const asked = calls.filter(({ operation }) => operation === "listHrImportResults");
    expect(asked.map(({ path, query }) => [path, query["limit"], query["skip"]])).toEqual([
      [`/api/v2/hr_instances/${instance}/import/${FIRST_IMPORT}/results`, "100", undefined],
      [`/api/v2/hr_instances/${instance}/import/${FIRST_IMPORT}/results`, "100", "100"],
    ]);
    for (const { status, message, entry, directoryUser, user } of job.results?.nodes ?? [])
      if (status === "FAILED") expect([directoryUser, user, typeof message]).toEqual([null, null, "string"]);
      else {
        expect(user).toEqual({ email: entry.email });
        expect(directoryUser).toMatchObject({ id: expect.stringMatching(/^DirectoryUser:/) });
      }
  });

  it.each(["filter: {}", "sort: []", "fields: []"])(
    "has results without the argument %s (D1-042)",
    async (argument) => {
      const { errors, calls } = await ask(
        `{ directory { hrInstance(id: "x") { importJob(id: "y") { results(${argument}) { totalCount } } } } }`,
      );
      expect(errors).toHaveLength(1);
      expect(errors?.[0]?.message).toContain(`Unknown argument "${argument.split(":")[0]}"`);
      expect(calls).toEqual([]);
    },
  );

  it("starts with a list at top level, and its job is followed until it is done (D1-045, D1-200)", async () => {
    const { payload, calls } = await change(
      "importDirectoryHrUsers",
      "job { id upstreamId hrInstance { id } results { nodes { status } } }",
    )({
      id: instance,
      users: [
        {
          email: "graph.person@acme.example",
          firstName: "G",
          lastName: "P",
          attributes: [{ name: "n", value: "v" }],
        },
        {},
      ],
    });
    expect(JSON.parse(calls[0]?.body ?? "")).toEqual([
      {
        email: "graph.person@acme.example",
        firstname: "G",
        lastname: "P",
        attributes: [{ name: "n", value: "v" }],
      },
      {},
    ]);
    expect(payload).toMatchObject({
      job: {
        id: expect.stringMatching(`^DirectoryHrImportJob:${instance}:`),
        hrInstance: { id: `DirectoryHrInstance:${instance}` },
        results: { nodes: [{ status: "PENDING" }, { status: "PENDING" }] },
      },
      userErrors: [],
    });
    expect(operationsOf(calls)).toEqual(["directory.importHrUsers", "directory.listHrImportResults"]);
    tributary.families.clock.advance(IMPORT_MS);
    const { id } = (payload as { job: { id: string } }).job;
    const { job } = await jobOf(id);
    expect(job.results?.nodes).toMatchObject([
      { status: "CREATED", message: null, user: { email: "graph.person@acme.example" } },
      { status: "FAILED", entry: { email: null, attributes: null } },
    ]);
  });

  it("with an unknown id has no results; one of another instance is refused before any call", async () => {
    const { job, errors } = await jobOf("none");
    expect(job.results).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
    const { errors: refused } = await tributary.ask(HrImportJobDocument, {
      instance,
      job: "DirectoryHrImportJob:other:job",
    });
    expect(refused).toEqual(badInput);
  });

  it("without workers is refused before any call", async () => {
    const { errors, calls } = await change(
      "importDirectoryHrUsers",
      "job { id }",
    )({ id: instance, users: [] });
    expect(errors).toEqual(badInput);
    expect(calls).toEqual([]);
  });
});

describe("the organization", () => {
  const second = groupIdOf(SECOND_GROUP);
  const GROUP = `query ($org: ID, $id: ID!) { directory(organizationId: $org) { userGroup(id: $id) { id organizationId name } user(id: "u") { id } } }`;

  it("is sent if it is named, absent if not; the key always is (D1-008, D1-009)", async () => {
    const named = await ask(GROUP, { org: SECOND_ORGANIZATION, id: second });
    expect(named.data["directory"]).toEqual({
      userGroup: {
        id: `DirectoryUserGroup:${SECOND_ORGANIZATION}:${second}`,
        organizationId: SECOND_ORGANIZATION,
        name: SECOND_GROUP,
      },
      user: { id: `DirectoryUser:${SECOND_ORGANIZATION}:u` },
    });
    expect(named.calls[0]?.headers).toMatchObject({
      "x-org-id": SECOND_ORGANIZATION,
      "x-api-key": "demo-directory-service",
    });
    const unnamed = await ask(GROUP, { id: group });
    expect(unnamed.calls[0]?.headers).toHaveProperty("x-api-key");
    expect(unnamed.calls[0]?.headers).not.toHaveProperty("x-org-id");
  });

  it("is part of the id, so that an object is read again from its organization (D1-009)", async () => {
    const id = `DirectoryUserGroup:${SECOND_ORGANIZATION}:${second}`;
    const { data, calls } = await ask(
      `query ($id: ID!) { node(id: $id) { id ... on DirectoryUserGroup { name } } }`,
      { id },
    );
    expect(data).toEqual({ node: { id, name: SECOND_GROUP } });
    expect(calls[0]?.headers["x-org-id"]).toBe(SECOND_ORGANIZATION);
    const elsewhere = await ask(GROUP, { org: MAIN_ORGANIZATION, id });
    expect(elsewhere.errors).toEqual(badInput);
    expect(elsewhere.calls).toEqual([]);
    expect((await ask(GROUP, { org: " ", id })).errors).toEqual(badInput);
  });

  it("may be configured (D1-009)", async () => {
    await using configured = await startTributary({
      settings: { directory: { scope: { "x-org-id": SECOND_ORGANIZATION } } },
    });
    const { data, calls } = await ask(GROUP, { id: second }, configured);
    expect(data["directory"]).toMatchObject({ userGroup: { organizationId: SECOND_ORGANIZATION } });
    expect(calls[0]?.headers["x-org-id"]).toBe(SECOND_ORGANIZATION);
  });

  it("is forbidden if the key does not act for it; a read-only key is refused writes", async () => {
    const { errors } = await ask(GROUP, { org: "nobodys", id: group });
    expect(errors).toMatchObject([{ extensions: { code: "FORBIDDEN" } }]);
    await using reader = await startTributary({ persona: "endUser" });
    expect((await ask(GROUP, { id: group }, reader)).errors).toEqual([]);
    const { payload } = await change("deleteDirectoryUserGroup", "deletedId", reader)({ id: group });
    expect(payload).toMatchObject({ deletedId: null, userErrors: [{ code: "FORBIDDEN" }] });
  });

  it("a wrong key of the gateway is UPSTREAM_MISCONFIGURED; D1-194: a 429 is RATE_LIMITED (D1-008)", async () => {
    await using wrong = await startTributary({
      settings: { directory: { credential: { secret: "wrong" } } },
    });
    const { errors } = await ask(GROUP, { id: group }, wrong);
    expect(errors).toMatchObject([{ extensions: { code: "UPSTREAM_MISCONFIGURED" } }]);
    await using busy = await startTributary();
    busy.families.setFaults("directory=status:429");
    const limited = await change("deleteDirectoryUserGroup", "deletedId", busy)({ id: group });
    expect(limited.errors).toMatchObject([{ extensions: { code: "RATE_LIMITED" } }]);
  });
});
