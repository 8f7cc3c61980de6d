import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { User } from "#contracts/identity/index.ts";
import { demoIndex } from "#services/demo/company.ts";
import { idFor } from "#services/demo/ids.ts";
import { ON_CALL_GROUP } from "#services/demo/things/identity.ts";
import { startIdentity, statusOf, userPath } from "./client.ts";

const client = await startIdentity();

const inState = {
  ACTIVE: 10,
  SUSPENDED: demoIndex.suspended,
  LOCKED_OUT: demoIndex.lockedOut,
  STAGED: demoIndex.staged,
  DEPROVISIONED: demoIndex.deprovisioned,
} as const;
const states = Object.keys(inState) as (keyof typeof inState)[];

describe("a password reset", () => {
  const reset = (index: number, query = "") => `${userPath(index)}/lifecycle/reset_password${query}`;
  interface Link {
    readonly resetPasswordUrl?: string;
  }
  const tokenIn = (text = "") => /[\w-]{32}$/.exec(text)?.[0] ?? "";
  const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");
  const keptHash = (index: number) => client.tables.passwordResets.get(idFor("identity", index))?.tokenHash;

  it("returns the link with sendEmail=false, and sends no mail (D1-120, D1-207)", async () => {
    const { status, body } = await client.ask<Link>("POST", reset(13, "?sendEmail=false"));
    expect([status, body.resetPasswordUrl]).toEqual([200, expect.stringMatching(/^https:\/\//)]);
    expect(keptHash(13)).toBe(hashOf(tokenIn(body.resetPasswordUrl)));
    expect(client.tables.mails.by("to", client.families.person(13).email)).toEqual([]);
  });

  it("mails the link with sendEmail=true, and returns none (D1-120, D1-207)", async () => {
    expect(await client.ask("POST", reset(14, "?sendEmail=true"))).toEqual({ status: 200, body: {} });
    const [mail, ...more] = client.tables.mails.by("to", client.families.person(14).email);
    expect([mail?.subject, more]).toEqual(["Reset your password", []]);
    expect(keptHash(14)).toBe(hashOf(tokenIn(mail?.text)));
  });

  it("creates a new token each time, of which only the last is valid, and stores only its hash (D1-120)", async () => {
    const first = await client.ask<Link>("POST", reset(15, "?sendEmail=false"));
    const second = await client.ask<Link>("POST", reset(15, "?sendEmail=false"));
    expect(second.body.resetPasswordUrl).not.toBe(first.body.resetPasswordUrl);
    expect(keptHash(15)).toBe(hashOf(tokenIn(second.body.resetPasswordUrl)));
    const kept = JSON.stringify(client.tables.passwordResets.all());
    expect(kept).not.toContain(tokenIn(second.body.resetPasswordUrl));
  });

  it.each(states)("of a user that is %s is refused only for STAGED and DEPROVISIONED", async (state) => {
    const { status } = await client.ask("POST", reset(inState[state], "?sendEmail=true"));
    expect(status).toBe(state === "STAGED" || state === "DEPROVISIONED" ? 403 : 200);
    expect(statusOf(client, inState[state])).toBe(state);
  });
});

describe("the members of a group", () => {
  const member = (group: string, index: number) =>
    `/api/v1/groups/${group}/users/${idFor("identity", index)}`;
  const membersOf = async (group: string) =>
    (await client.walk<User>(`/api/v1/groups/${group}/users`, 200)).map(({ id }) => id);

  it("are added and removed with 204 if the directory manages them; a second addition changes nothing (D1-099)", async () => {
    const before = await membersOf(ON_CALL_GROUP);
    const id = idFor("identity", 40);
    for (const _ of [1, 2])
      expect(await client.ask("PUT", member(ON_CALL_GROUP, 40))).toEqual({ status: 204, body: undefined });
    expect(await membersOf(ON_CALL_GROUP)).toEqual([...before, id]);
    expect(await client.ask("DELETE", member(ON_CALL_GROUP, 40))).toEqual({ status: 204, body: undefined });
    expect(await membersOf(ON_CALL_GROUP)).toEqual(before);
    expect(await client.refusal("DELETE", member(ON_CALL_GROUP, 40))).toMatchObject({ status: 404 });
  });
});

describe("linked objects", () => {
  const linked = (index: number, name: string) => `${userPath(index)}/linkedObjects/${name}`;
  const idsAt = async (index: number, name: string) =>
    (await client.walk<User>(linked(index, name), 2)).map(({ id }) => id);

  it("are deleted by the primary name with 204, also if there is none (D1-130)", async () => {
    const [manager = ""] = await idsAt(41, "manager");
    for (const _ of [1, 2])
      expect(await client.ask("DELETE", linked(41, "manager"))).toEqual({ status: 204, body: undefined });
    expect(await idsAt(41, "manager")).toEqual([]);
    const index = client.families.company.people.findIndex(
      (person) => idFor("identity", person.index) === manager,
    );
    expect(await idsAt(index, "subordinate")).not.toContain(idFor("identity", 41));
  });
});
