import { describe, expect, it } from "vitest";
import { LinkedObjectsDocument } from "#generated/test/graphql.ts";
import { demoIndex } from "#services/demo/company.ts";
import { idFor } from "#services/demo/ids.ts";
import { CRM_GROUP, ON_CALL_GROUP } from "#services/demo/things/identity.ts";
import { identityTables } from "#services/identity/tables.ts";
import { dataOf, deploy } from "#test/gateway/deployment.ts";
import { operationsOf, sharedTributary, startTributary } from "#test/kit/gateway.ts";

const tributary = await sharedTributary();
const tables = identityTables(tributary.families.store.scope("identity"));

const userId = (index: number) => idFor("identity", index);
const email = (index: number) => tributary.families.person(index).email;

/** A mutation whose input has a user's id and perhaps more. */
const mutation = (name: string, selection = "identityUser { id status }", more = "") =>
  `mutation ($userId: ID!) { ${name}(input: { userId: $userId ${more} }) {
    ${selection} userErrors { field message code } } }`;

const REFUSED = (code: string, field: string[] | null = null) => ({
  identityUser: null,
  userErrors: [{ field, message: expect.any(String), code }],
});

describe("the lifecycle of a user", () => {
  const statusShown = async (index: number) => {
    const { data, calls } = await tributary.ask<{ user: { identityUser: { status: string } } }>(
      "query ($email: String!) { user(email: $email) { identityUser { status } } }",
      { email: email(index) },
    );
    return [data.user.identityUser.status, calls.length];
  };

  it.each<[name: string, index: number, rule: string]>([
    ["unsuspendIdentityUser", demoIndex.suspended, "D1-124"],
    ["unlockIdentityUser", demoIndex.lockedOut, "D1-126"],
  ])(
    "%s makes person %i ACTIVE, in one call, and the people index shows it at once (%s)",
    async (name, index) => {
      await statusShown(index); // This reads the index.
      const { data, calls } = await tributary.ask(
        mutation(name, "identityUser { id status displayName roles { id } }"),
        {
          userId: userId(index),
        },
      );
      expect(data).toMatchObject({
        [name]: {
          identityUser: {
            id: `IdentityUser:${userId(index)}`,
            status: "ACTIVE",
            displayName: tributary.families.person(index).displayName,
          },
          userErrors: [],
        },
      });
      expect(operationsOf(calls)).toEqual([
        `identity.${name.replace("Identity", "")}`,
        "identity.listUserRoles",
      ]);
      expect(await statusShown(index)).toEqual(["ACTIVE", 0]);
    },
  );

  it.each([
    ["unsuspendIdentityUser", "ACTIVE LOCKED_OUT STAGED DEPROVISIONED", "D1-125"],
    ["unlockIdentityUser", "ACTIVE SUSPENDED STAGED DEPROVISIONED", "D1-127"],
    ["suspendIdentityUser", "SUSPENDED LOCKED_OUT STAGED DEPROVISIONED", "D1-123"],
  ])("%s is refused for users that are %s, in the payload (%s)", async (name, states) => {
    const people: Record<string, number> = {
      ACTIVE: 110,
      SUSPENDED: demoIndex.suspended + 160,
      LOCKED_OUT: demoIndex.lockedOut + 160,
      STAGED: demoIndex.staged,
      DEPROVISIONED: demoIndex.deprovisioned,
    };
    for (const state of states.split(" ")) {
      const index = people[state] ?? -1;
      const { data, errors, sources } = await tributary.ask(mutation(name), { userId: userId(index) });
      expect([data, errors]).toEqual([{ [name]: REFUSED("CONFLICT") }, []]);
      expect(sources).toEqual([{ family: "identity", status: "OK" }]);
      expect(await statusShown(index)).toEqual([state, 0]);
    }
  });

  it("has the states ACTIVE, SUSPENDED and LOCKED_OUT, between which its operations move a user (D1-121)", async () => {
    const locked = demoIndex.lockedOut + 80;
    const seen = async (index: number) => (await statusShown(index))[0];
    expect([await seen(120), await seen(locked)]).toEqual(["ACTIVE", "LOCKED_OUT"]);
    for (const [name, index, status] of [
      ["suspendIdentityUser", 120, "SUSPENDED"],
      ["unsuspendIdentityUser", 120, "ACTIVE"],
      ["unlockIdentityUser", locked, "ACTIVE"],
    ] as const) {
      const data = await tributary.data(mutation(name), { userId: userId(index) });
      expect(data).toMatchObject({ [name]: { identityUser: { status }, userErrors: [] } });
      expect(await seen(index)).toBe(status);
    }
  });

  it("changes nothing but the state if a user is suspended and active again (D1-129)", async () => {
    const whole = async () => {
      const data = await tributary.data<{ user: { identityUser: { status: string } } }>(
        "query ($email: String!) { user(email: $email) { identityUser { id login email firstName lastName displayName status roles { id } factors { id status } } } }",
        { email: email(12) },
      );
      return data.user.identityUser;
    };
    const grants = () => tables.grants.by("user", userId(12));
    const [before, granted] = [await whole(), grants()];
    expect(before.status).toBe("ACTIVE");
    await tributary.data(mutation("suspendIdentityUser"), { userId: userId(12) });
    expect(await whole()).toEqual({ ...before, status: "SUSPENDED" });
    await tributary.data(mutation("unsuspendIdentityUser"), { userId: userId(12) });
    expect([await whole(), grants()]).toEqual([before, granted]);
  });

  it("leaves the password unchanged if a user is unlocked: no mail and no reset (D1-128)", async () => {
    const index = demoIndex.lockedOut + 160;
    const mails = tables.mails.size;
    const { data, calls } = await tributary.ask(mutation("unlockIdentityUser"), { userId: userId(index) });
    expect(data).toMatchObject({ unlockIdentityUser: { identityUser: { status: "ACTIVE" } } });
    expect(calls.map(({ operation, status }) => [operation, status])).toEqual([["unlockUser", 200]]);
    expect(tables.mails.size).toBe(mails);
    expect(tables.passwordResets.get(userId(index))).toBeUndefined();
  });

  it("has a state that was changed while the people were read for the first time", async () => {
    await using fresh = await startTributary();
    const query = "query ($email: String!) { user(email: $email) { identityUser { status } } }";
    const reading = fresh.ask(query, { email: email(30) });
    await Promise.all([reading, fresh.data(mutation("suspendIdentityUser"), { userId: userId(30) })]);
    expect(await fresh.data(query, { email: email(30) })).toEqual({
      user: { identityUser: { status: "SUSPENDED" } },
    });
  });

  it.each([
    "suspendIdentityUser",
    "unsuspendIdentityUser",
    "unlockIdentityUser",
    "revokeIdentityUserSessions",
  ])("%s: a missing user is not found, and another type's id is refused before any call", async (name) => {
    expect(await tributary.data(mutation(name), { userId: "00unobody" })).toEqual({
      [name]: REFUSED("NOT_FOUND"),
    });
    for (const wrong of ["IdentityGroup:people", "IdentityUser:", " ", "a/b"]) {
      const { errors, calls } = await tributary.ask(mutation(name), { userId: wrong });
      const codes = errors.map(({ extensions }) => extensions["code"]);
      expect([wrong, codes, calls]).toEqual([wrong, ["BAD_USER_INPUT"], []]);
    }
  });
});

describe("resetting a password", () => {
  const reset = (sendEmail: boolean) =>
    mutation(
      "resetIdentityUserPassword",
      "identityUser { upstreamId displayName } resetPasswordUrl",
      `, sendEmail: ${sendEmail}`,
    );

  it("answers the link if it is not mailed, a new one each time (D1-120)", async () => {
    const links = new Set<string>();
    for (const _ of [1, 2]) {
      const { data, calls } = await tributary.ask<{
        resetIdentityUserPassword: { resetPasswordUrl: string };
      }>(reset(false), { userId: userId(13) });
      expect(data.resetIdentityUserPassword).toEqual({
        identityUser: {
          upstreamId: userId(13),
          displayName: tributary.families.person(13).displayName,
        },
        resetPasswordUrl: expect.stringMatching(/^https:\/\/.+/),
        userErrors: [],
      });
      expect(calls.map(({ operation, query }) => [operation, query])).toEqual([
        ["resetUserPassword", { sendEmail: "false" }],
      ]);
      links.add(data.resetIdentityUserPassword.resetPasswordUrl);
    }
    expect(links.size).toBe(2);
  });

  it("mails the link, and then answers none (D1-120)", async () => {
    const data = await tributary.data(reset(true), { userId: userId(14) });
    expect(data).toMatchObject({ resetIdentityUserPassword: { resetPasswordUrl: null, userErrors: [] } });
    expect(tables.mails.by("to", email(14))).toMatchObject([{ text: expect.stringContaining("https://") }]);
  });

  it("needs the choice of mailing it or not (D1-119)", async () => {
    const { errors, calls } = await tributary.ask(mutation("resetIdentityUserPassword", "resetPasswordUrl"), {
      userId: userId(13),
    });
    expect(errors).toMatchObject([{ extensions: { code: "GRAPHQL_VALIDATION_FAILED" } }]);
    expect(calls).toEqual([]);
  });

  it("is refused in the payload, without a link", async () => {
    const data = await tributary.data(reset(false), { userId: userId(demoIndex.staged) });
    expect(data).toEqual({ resetIdentityUserPassword: { ...REFUSED("CONFLICT"), resetPasswordUrl: null } });
  });

  it("leaves the link in no log, header, report or cache", async () => {
    await using deployment = await deploy();
    const answer = await deployment.graphql(reset(false), { variables: { userId: userId(13) } });
    const { body, headers } = answer;
    const payload = dataOf<{ resetPasswordUrl: string }>(answer, "resetIdentityUserPassword");
    const token = payload.resetPasswordUrl.split("/").at(-1) ?? "";
    expect(token.length).toBeGreaterThan(20);
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(deployment.logged.length).toBeGreaterThan(0);
    for (const text of [
      deployment.logged.join(""),
      JSON.stringify([...headers]),
      JSON.stringify(body.extensions ?? {}),
    ])
      expect(text).not.toContain(token);
  });
});

describe("revoking sessions", () => {
  it.each([
    ["", {}, 2],
    [", oauthTokens: false", { oauthTokens: "false" }, 2],
    [", oauthTokens: true", { oauthTokens: "true" }, 0],
  ])("sends oauthTokens only as given%s (D1-132, D1-133)", async (more, query, left) => {
    const kinds = (id: string) => tables.grants.by("user", id).map(({ kind }) => kind);
    const id =
      tributary.families.company.people
        .map(({ index }) => userId(index))
        .find((one) => kinds(one).length === 3) ?? "";
    const { data, calls } = await tributary.ask(
      mutation("revokeIdentityUserSessions", "identityUser { upstreamId }", more),
      { userId: `IdentityUser:${id}` },
    );
    expect(data).toEqual({
      revokeIdentityUserSessions: { identityUser: { upstreamId: id }, userErrors: [] },
    });
    expect(calls.map((call) => [call.operation, call.query, call.status])).toEqual([
      ["revokeUserSessions", query, 204],
    ]);
    expect(kinds(id)).toHaveLength(left);
  });
});

describe("membership of groups", () => {
  const change = (name: string) => `mutation ($groupId: ID!, $userId: ID!) {
    ${name}(input: { groupId: $groupId, userId: $userId }) {
      group { id members(first: 100) { nodes { upstreamId } } }
      identityUser { email }
      userErrors { code } } }`;
  interface Changed {
    readonly group: { readonly members: { readonly nodes: readonly { upstreamId: string }[] } };
  }

  it("adds and removes a member, and reads on from the group (D1-099)", async () => {
    const input = { groupId: `IdentityGroup:${ON_CALL_GROUP}`, userId: userId(40) };
    const added = await tributary.ask<{ addIdentityGroupUser: Changed }>(
      change("addIdentityGroupUser"),
      input,
    );
    expect(operationsOf(added.calls)).toEqual(["identity.addGroupUser", "identity.listGroupUsers"]);
    expect(added.data.addIdentityGroupUser).toMatchObject({
      identityUser: { email: email(40) },
      userErrors: [],
    });
    expect(added.data.addIdentityGroupUser.group.members.nodes).toContainEqual({ upstreamId: userId(40) });
    const removed = await tributary.ask<{ removeIdentityGroupUser: Changed }>(
      change("removeIdentityGroupUser"),
      input,
    );
    expect(operationsOf(removed.calls)).toEqual(["identity.removeGroupUser", "identity.listGroupUsers"]);
    expect(removed.data.removeIdentityGroupUser.group.members.nodes).not.toContainEqual({
      upstreamId: userId(40),
    });
  });

  it("has the current members after each of several writes", async () => {
    const write = (name: string) =>
      `${name}(input: { groupId: "${ON_CALL_GROUP}", userId: "${userId(42)}" }) { group { members(first: 100) { nodes { upstreamId } } } }`;
    const data = await tributary.data<Record<string, Changed>>(
      `mutation { added: ${write("addIdentityGroupUser")} removed: ${write("removeIdentityGroupUser")} }`,
    );
    expect(data["added"]?.group.members.nodes).toContainEqual({ upstreamId: userId(42) });
    expect(data["removed"]?.group.members.nodes).not.toContainEqual({ upstreamId: userId(42) });
  });

  it("answers refusals of groups that the directory does not manage, and of missing users (D1-099)", async () => {
    for (const name of ["addIdentityGroupUser", "removeIdentityGroupUser"]) {
      const refused = (code: string) => ({
        [name]: { group: null, identityUser: null, userErrors: [{ code }] },
      });
      const ask = (groupId: string, user: string) => tributary.data(change(name), { groupId, userId: user });
      expect(await ask("people", userId(1))).toEqual(refused("CONFLICT"));
      expect(await ask(CRM_GROUP, userId(1))).toEqual(refused("CONFLICT"));
      expect(await ask("nothing", userId(1))).toEqual(refused("NOT_FOUND"));
      expect(await ask(ON_CALL_GROUP, "00unobody")).toEqual(refused("NOT_FOUND"));
      const { errors, calls } = await tributary.ask(change(name), { groupId: "IdentityUser:x", userId: "y" });
      expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", argument: "groupId" } }]);
      expect(calls).toEqual([]);
    }
  });

  it("of the people group changes the set of people", async () => {
    await using other = await startTributary({
      settings: { identity: { scope: { peopleGroupId: ON_CALL_GROUP } } },
    });
    const query = "query ($email: String!) { user(email: $email) { identityUser { upstreamId } } }";
    const shown = async () =>
      (await other.data<{ user: { identityUser: object | null } }>(query, { email: email(41) })).user
        .identityUser;
    expect(await shown()).toBeNull();
    const input = { groupId: ON_CALL_GROUP, userId: userId(41) };
    await other.data(change("addIdentityGroupUser"), input);
    expect(await shown()).toEqual({ upstreamId: userId(41) });
    await other.data(change("removeIdentityGroupUser"), input);
    expect(await shown()).toBeNull();
  });
});

describe("linked objects", () => {
  const ask = (index: number, name: string, more = {}) =>
    tributary.ask(LinkedObjectsDocument, { email: email(index), name, ...more });

  it("are users at the other end of a relationship, page by page (D1-131)", async () => {
    const manager = await ask(60, "manager");
    const head = manager.data.user.identityUser.linkedObjects?.nodes[0];
    expect(manager.calls.map(({ operation, path }) => [operation, path])).toEqual([
      ["listUserLinkedObjects", `/api/v1/users/${userId(60)}/linkedObjects/manager`],
    ]);
    const index = tributary.families.company.people.findIndex((one) => one.email === head?.user.email);
    const first = (await ask(index, "subordinate", { first: 2 })).data.user.identityUser.linkedObjects;
    expect(first?.nodes).toHaveLength(2);
    expect(first?.pageInfo.hasNextPage).toBe(true);
    const { data } = await ask(index, "subordinate", { first: 250, after: first?.pageInfo.endCursor });
    const ids = [...(first?.nodes ?? []), ...(data.user.identityUser.linkedObjects?.nodes ?? [])].map(
      ({ id }) => id,
    );
    expect(ids).toContain(`IdentityUser:${userId(60)}`);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("of an unknown relationship cost their field alone; an impossible name costs no call", async () => {
    const { data, errors } = await ask(60, "cousin");
    expect([
      data.user.identityUser.linkedObjects,
      errors.map(({ extensions }) => extensions["code"]),
    ]).toEqual([null, ["NOT_FOUND"]]);
    const refused = await ask(60, "../sessions");
    expect(refused.errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
    expect(refused.calls).toEqual([]);
  });

  it("are deleted by the primary name, which the user then shows; by the associated one not (D1-130)", async () => {
    const remove = (name: string) =>
      mutation(
        "deleteIdentityUserLinkedObject",
        'identityUser { linkedObjects(relationshipName: "manager") { nodes { id } } }',
        `, relationshipName: "${name}"`,
      );
    const variables = { userId: userId(61) };
    expect(await tributary.data(remove("subordinate"), variables)).toEqual({
      deleteIdentityUserLinkedObject: REFUSED("BAD_USER_INPUT", ["relationshipName"]),
    });
    expect(await tributary.data(remove("cousin"), variables)).toEqual({
      deleteIdentityUserLinkedObject: REFUSED("NOT_FOUND"),
    });
    const { data, calls } = await tributary.ask(remove("manager"), variables);
    expect(data).toEqual({
      deleteIdentityUserLinkedObject: { identityUser: { linkedObjects: { nodes: [] } }, userErrors: [] },
    });
    expect(operationsOf(calls)).toEqual([
      "identity.deleteUserLinkedObject",
      "identity.listUserLinkedObjects",
    ]);
  });
});
