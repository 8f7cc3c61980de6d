import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { demoIndex } from "#services/demo/company.ts";
import { idFor } from "#services/demo/ids.ts";
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
