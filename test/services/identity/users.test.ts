import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { User } from "#contracts/identity/index.ts";
import { idFor } from "#services/demo/ids.ts";
import {
  CRM_GROUP,
  DEPROVISIONED_PERSON,
  LOCKED_OUT_PERSON,
  ON_CALL_GROUP,
  PEOPLE_GROUP,
  STAGED_PERSON,
  SUSPENDED_PERSON,
} from "#services/identity/seed/index.ts";
import { type IdentityClient, startIdentity, statusOf, userPath } from "./client.ts";

let client: IdentityClient;
beforeAll(async () => {
  client = await startIdentity();
});
afterAll(() => client.close());

const inState = {
  ACTIVE: 10,
  SUSPENDED: SUSPENDED_PERSON,
  LOCKED_OUT: LOCKED_OUT_PERSON,
  STAGED: STAGED_PERSON,
  DEPROVISIONED: DEPROVISIONED_PERSON,
} as const;
const states = Object.keys(inState) as (keyof typeof inState)[];
/** Another person in the same state, so that tests do not meet. */
const another = (state: keyof typeof inState) => inState[state] + 80;

const moves = [
  { operation: "suspend", from: "ACTIVE", to: "SUSPENDED", rules: "D1-121, D1-122" },
  { operation: "unsuspend", from: "SUSPENDED", to: "ACTIVE", rules: "D1-121, D1-124" },
  { operation: "unlock", from: "LOCKED_OUT", to: "ACTIVE", rules: "D1-121, D1-126" },
] as const;
const refusals = { suspend: "D1-123", unsuspend: "D1-125", unlock: "D1-127" };

describe("the lifecycle of a user", () => {
  const lifecycle = (index: number, operation: string) => `${userPath(index)}/lifecycle/${operation}`;

  for (const { operation, from, to, rules } of moves) {
    it(`${operation} moves a user from ${from} to ${to} with 200, and a second time is refused (${rules})`, async () => {
      const index = another(from);
      expect(await client.ask("POST", lifecycle(index, operation))).toEqual({ status: 200, body: {} });
      expect(statusOf(client, index)).toBe(to);
      const again = await client.refusal("POST", lifecycle(index, operation));
      expect(again).toMatchObject({ status: 403, code: "E0000038" });
    });

    for (const state of states.filter((one) => one !== from))
      it(`${operation} is refused for a user that is ${state}, who stays so (${refusals[operation]})`, async () => {
        const answer = await client.refusal("POST", lifecycle(inState[state], operation));
        expect(answer).toMatchObject({ status: 403, code: "E0000038" });
        expect(statusOf(client, inState[state])).toBe(state);
      });
  }

  it("suspending and unsuspending leave the user, their groups and sessions as they were (D1-129)", async () => {
    const userId = idFor("identity", 12);
    const kept = () => [client.tables.accounts.get(userId), client.tables.grants.by("user", userId)];
    const before = kept();
    await client.ask("POST", lifecycle(12, "suspend"));
    await client.ask("POST", lifecycle(12, "unsuspend"));
    expect(kept()).toEqual(before);
  });

  it("unlocking makes no new password: nothing is answered, mailed or to be reset (D1-128)", async () => {
    const index = LOCKED_OUT_PERSON + 160;
    const before = client.tables.mails.size;
    expect((await client.ask("POST", lifecycle(index, "unlock"))).body).toEqual({});
    expect(client.tables.mails.size).toBe(before);
    expect(client.tables.passwordResets.get(idFor("identity", index))).toBeUndefined();
  });
});

describe("a password reset", () => {
  const reset = (index: number, query = "") => `${userPath(index)}/lifecycle/reset_password${query}`;
  interface Link {
    readonly resetPasswordUrl?: string;
  }
  const tokenIn = (text = "") => /[\w-]{32}$/.exec(text)?.[0] ?? "";
  const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");
  const keptHash = (index: number) => client.tables.passwordResets.get(idFor("identity", index))?.tokenHash;

  it("answers the link where it is not mailed (D1-120, D1-207)", async () => {
    const { status, body } = await client.ask<Link>("POST", reset(13, "?sendEmail=false"));
    expect([status, body.resetPasswordUrl]).toEqual([200, expect.stringMatching(/^https:\/\//)]);
    expect(keptHash(13)).toBe(hashOf(tokenIn(body.resetPasswordUrl)));
    expect(client.tables.mails.by("to", client.families.company.people[13]?.email ?? "")).toEqual([]);
  });

  it("mails the link, and then answers none (D1-120, D1-207)", async () => {
    expect(await client.ask("POST", reset(14, "?sendEmail=true"))).toEqual({ status: 200, body: {} });
    const [mail, ...more] = client.tables.mails.by("to", client.families.company.people[14]?.email ?? "");
    expect([mail?.subject, more]).toEqual(["Reset your password", []]);
    expect(keptHash(14)).toBe(hashOf(tokenIn(mail?.text)));
  });

  it("makes a token each time, of which only the last is good, and keeps none of them (D1-120)", async () => {
    const first = await client.ask<Link>("POST", reset(15, "?sendEmail=false"));
    const second = await client.ask<Link>("POST", reset(15, "?sendEmail=false"));
    expect(second.body.resetPasswordUrl).not.toBe(first.body.resetPasswordUrl);
    expect(keptHash(15)).toBe(hashOf(tokenIn(second.body.resetPasswordUrl)));
    const kept = JSON.stringify(client.tables.passwordResets.all());
    expect(kept).not.toContain(tokenIn(second.body.resetPasswordUrl));
  });

  it.each(states)(
    "of a user that is %s is refused only where there is no password yet, or no more",
    async (state) => {
      const { status } = await client.ask("POST", reset(inState[state], "?sendEmail=true"));
      expect(status).toBe(state === "STAGED" || state === "DEPROVISIONED" ? 403 : 200);
      expect(statusOf(client, inState[state])).toBe(state);
    },
  );
});

describe("the sessions of a user", () => {
  const kindsOf = (index: number) =>
    client.tables.grants.by("user", idFor("identity", index)).map(({ kind }) => kind);
  /** People who are signed in, and for whom applications hold tokens. */
  const signedIn = () =>
    client.families.company.people.map(({ index }) => index).filter((index) => kindsOf(index).length === 3);

  it("all end with 204; tokens that applications hold stay (D1-132)", async () => {
    const [index = 0, other = 0] = signedIn();
    expect(await client.ask("DELETE", `${userPath(index)}/sessions`)).toEqual({ status: 204, body: null });
    expect(kindsOf(index)).toEqual(["accessToken", "refreshToken"]);
    await client.ask("DELETE", `${userPath(other)}/sessions?oauthTokens=false`);
    expect(kindsOf(other)).toEqual(["accessToken", "refreshToken"]);
  });

  it("end together with the tokens where oauthTokens is true, and nobody else's do (D1-133)", async () => {
    const [index = 0, other = 0] = signedIn();
    expect((await client.ask("DELETE", `${userPath(index)}/sessions?oauthTokens=true`)).status).toBe(204);
    expect([kindsOf(index), kindsOf(other).length]).toEqual([[], 3]);
    expect(await client.refusal("DELETE", `${userPath(other)}/sessions?oauthTokens=maybe`)).toMatchObject({
      status: 400,
    });
  });
});

describe("the members of a group", () => {
  const member = (group: string, index: number) =>
    `/api/v1/groups/${group}/users/${idFor("identity", index)}`;
  const membersOf = async (group: string) =>
    (await client.walk<User>(`/api/v1/groups/${group}/users`, 200)).map(({ id }) => id);

  it("are added and removed with 204 where the directory manages them; adding twice is adding once (D1-099)", async () => {
    const before = await membersOf(ON_CALL_GROUP);
    const id = idFor("identity", 40);
    for (const _ of [1, 2])
      expect(await client.ask("PUT", member(ON_CALL_GROUP, 40))).toEqual({ status: 204, body: null });
    expect(await membersOf(ON_CALL_GROUP)).toEqual([...before, id]);
    expect(await client.ask("DELETE", member(ON_CALL_GROUP, 40))).toEqual({ status: 204, body: null });
    expect(await membersOf(ON_CALL_GROUP)).toEqual(before);
    expect(await client.refusal("DELETE", member(ON_CALL_GROUP, 40))).toMatchObject({ status: 404 });
  });

  it.each([PEOPLE_GROUP, CRM_GROUP])(
    "of %s, which the directory does not manage, can be neither added nor removed (D1-099)",
    async (group) => {
      const before = await membersOf(group);
      const inside = client.families.company.people.findIndex(({ index }) =>
        before.includes(idFor("identity", index)),
      );
      for (const method of ["PUT", "DELETE"])
        expect(await client.refusal(method, member(group, inside))).toMatchObject({
          status: 403,
          code: "E0000111",
        });
      expect(await membersOf(group)).toEqual(before);
    },
  );

  it("are nobody's in a group that is not there, and nobody is no member", async () => {
    for (const method of ["PUT", "DELETE"])
      for (const path of [member("nothing", 1), `/api/v1/groups/${ON_CALL_GROUP}/users/nobody`])
        expect(await client.refusal(method, path)).toMatchObject({ status: 404, code: "E0000007" });
  });

  it("path parameters are text: what is URL-safe is taken as it is, the rest percent-encoded (D1-082)", async () => {
    for (const id of ["a.b-c_d~1", "a%20b%2Fc", "4711"]) {
      const { status, message } = (await client.refusal("GET", `/api/v1/users/${id}/roles`)) as {
        status: number;
        message: string;
      };
      expect([status, message]).toEqual([404, expect.stringContaining(decodeURIComponent(id))]);
    }
  });
});

describe("linked objects", () => {
  const linked = (index: number, name: string) => `${userPath(index)}/linkedObjects/${name}`;
  const idsAt = async (index: number, name: string) =>
    (await client.walk<User>(linked(index, name), 2)).map(({ id }) => id);

  it("are read from either end of a relationship, page by page (D1-083, D1-131)", async () => {
    const head = client.tables.links.all()[0]?.primaryId ?? "";
    const index = client.families.company.people.findIndex(
      (person) => idFor("identity", person.index) === head,
    );
    const subordinates = await idsAt(index, "subordinate");
    expect(subordinates.length).toBeGreaterThan(2);
    for (const id of subordinates)
      expect(client.tables.links.get(`manager of ${id}`)).toMatchObject({ primaryId: head });
    const someone = client.families.company.people.findIndex(
      (person) => idFor("identity", person.index) === subordinates[0],
    );
    expect(await idsAt(someone, "manager")).toEqual([head]);
  });

  it("are deleted by the primary name with 204, also where there is none (D1-130)", async () => {
    const [manager = ""] = await idsAt(41, "manager");
    for (const _ of [1, 2])
      expect(await client.ask("DELETE", linked(41, "manager"))).toEqual({ status: 204, body: null });
    expect(await idsAt(41, "manager")).toEqual([]);
    const index = client.families.company.people.findIndex(
      (person) => idFor("identity", person.index) === manager,
    );
    expect(await idsAt(index, "subordinate")).not.toContain(idFor("identity", 41));
  });

  it("are not deleted by the associated name (D1-130)", async () => {
    const before = await idsAt(42, "manager");
    expect(await client.refusal("DELETE", linked(42, "subordinate"))).toMatchObject({ status: 400 });
    expect(await idsAt(42, "manager")).toEqual(before);
  });

  it("of a relationship that is not there, or of nobody, are 404", async () => {
    for (const path of [linked(43, "cousin"), "/api/v1/users/nobody/linkedObjects/manager"])
      for (const method of ["GET", "DELETE"])
        expect(await client.refusal(method, path)).toMatchObject({ status: 404, code: "E0000007" });
  });
});
