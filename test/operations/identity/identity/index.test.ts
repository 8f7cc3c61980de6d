import { describe, expect, it } from "vitest";
import { RolesAndFactorsOfUserDocument, SuspendUserDocument } from "#generated/test/graphql.ts";
import { operationsOf, sharedTributary, startTributary } from "#test/kit/gateway.ts";

describe("identity in the graph", async () => {
  const tributary = await sharedTributary();
  const people = tributary.families.company.people;

  const idOf = async (email: string | undefined) =>
    (
      await tributary.data<{ user: { identityUser: { upstreamId: string } } }>(
        "query ($email: String!) { user(email: $email) { identityUser { upstreamId } } }",
        { email },
      )
    ).user.identityUser.upstreamId;

  it("reads the people index once for all its users, with a count of its own", async () => {
    const fresh = await startTributary();
    const query =
      "query ($email: String!) { user(email: $email) { id displayName identityUser { status login department } } }";
    const [first, second] = await Promise.all([
      fresh.ask(query, { email: people[3]?.email }),
      fresh.ask(query, { email: people[4]?.email?.toUpperCase() }),
    ]);
    expect(first.report.calls + second.report.calls).toBe(0);
    expect(first.report.index.calls + second.report.index.calls).toBe(2);
    const later = await fresh.ask(query, { email: people[5]?.email });
    expect(later.report).toMatchObject({ calls: 0, index: { calls: 0 } });
    expect(second.data).toMatchObject({
      user: { id: `User:${people[4]?.email}`, identityUser: { status: "ACTIVE" } },
    });
    await fresh.close();
  });

  it("answers a person without a directory record", async () => {
    const data = await tributary.data(
      '{ user(email: " Nobody@Nowhere.example ") { id email displayName identityUser { id } identityUsers { id } } }',
    );
    expect(data).toEqual({
      user: {
        id: "User:nobody@nowhere.example",
        email: "nobody@nowhere.example",
        displayName: null,
        identityUser: null,
        identityUsers: [],
      },
    });
  });

  it.each(["", "x", "a b@c.example", "a@b", "a,b@c.example", `${"x".repeat(250)}@c.example`])(
    "refuses %j as an address before any call",
    async (email) => {
      const { errors, calls } = await tributary.ask(
        "query ($email: String!) { user(email: $email) { id } }",
        { email },
      );
      expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", argument: "email" } }]);
      expect(calls).toEqual([]);
    },
  );

  it("lists the members of a group by its id, page by page (D1-083, D1-098)", async () => {
    const { data, calls } = await tributary.ask<{
      identity: { group: { members: { nodes: object[]; pageInfo: { endCursor: string } } } };
    }>(
      '{ identity { group(id: "people") { id members(first: 230) { nodes { email user { email } } pageInfo { hasNextPage endCursor } } } } }',
    );
    expect(data.identity.group.members.nodes).toHaveLength(230);
    expect(calls.map(({ query }) => query["limit"])).toEqual(["200", "30"]);
    const rest = await tributary.ask<{
      identity: { group: { members: { nodes: object[]; pageInfo: object } } };
    }>(
      'query ($after: String) { identity { group(id: "people") { members(first: 50, after: $after) { nodes { id } pageInfo { hasNextPage } } } } }',
      { after: data.identity.group.members.pageInfo.endCursor },
    );
    expect(rest.data.identity.group.members).toMatchObject({ pageInfo: { hasNextPage: false } });
    expect(rest.data.identity.group.members.nodes).toHaveLength(people.length - 230);
  });

  it("reads roles and factors once for each user, and none twice (D1-087, D1-136)", async () => {
    const { data, calls } = await tributary.ask(RolesAndFactorsOfUserDocument, { a: people[0]?.email });
    expect(data).toMatchObject({
      user: { identityUser: { a: [{ type: "SUPER_ADMIN" }, { type: "APP_ADMIN" }] } },
    });
    expect(operationsOf(calls).sort()).toEqual(["identity.listUserFactors", "identity.listUserRoles"]);
    const fifty = await tributary.ask(
      "{ users(first: 50) { nodes { identityUser { roles { id } factors { id } } } } }",
    );
    expect(fifty.report.calls).toBe(1 + 50 + 50);
  });

  it("suspends an active user, with the new state at once (D1-122)", async () => {
    const email = people[30]?.email;
    const userId = await idOf(email);
    expect(await tributary.data(SuspendUserDocument, { userId: `IdentityUser:${userId}` })).toEqual({
      suspendIdentityUser: {
        identityUser: {
          id: `IdentityUser:${userId}`,
          upstreamId: userId,
          status: "SUSPENDED",
          email: expect.any(String),
        },
        userErrors: [],
      },
    });
    const after = await tributary.ask(
      "query ($email: String!) { user(email: $email) { identityUser { status } } }",
      { email },
    );
    expect(after.data).toEqual({ user: { identityUser: { status: "SUSPENDED" } } });
    expect(after.calls).toEqual([]);
  });

  it.each([
    [21, "already suspended"],
    [22, "locked out"],
  ])("answers the refusal of person %i, %s (D1-123)", async (index) => {
    const data = await tributary.data(SuspendUserDocument, { userId: await idOf(people[index]?.email) });
    expect(data).toMatchObject({
      suspendIdentityUser: { identityUser: null, userErrors: [{ code: "CONFLICT" }] },
    });
  });

  it("answers a missing user in the payload, and refuses another type's id before any call", async () => {
    expect(await tributary.data(SuspendUserDocument, { userId: "00unobody" })).toMatchObject({
      suspendIdentityUser: { userErrors: [{ code: "NOT_FOUND" }] },
    });
    const { errors, calls } = await tributary.ask(SuspendUserDocument, {
      userId: "IdentityGroup:people",
    });
    expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
    expect(calls).toEqual([]);
  });

  it.each([0, 251, -1])("refuses first: %i before any call", async (first) => {
    const { errors, calls } = await tributary.ask(
      "query ($first: Int) { users(first: $first) { nodes { id } } }",
      { first },
    );
    expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
    expect(calls).toEqual([]);
  });
});
