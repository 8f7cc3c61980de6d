import { describe, expect, it } from "vitest";
import type { Role } from "#contracts/identity/index.ts";
import { startIdentity, userPath } from "./client.ts";

const client = await startIdentity();

/** Role assignments of users and of groups. */
const twins = [
  { twin: "user", path: userPath(50) },
  { twin: "group", path: "/api/v1/groups/department-sales" },
] as const;

const assign = (path: string, type: string, query = "") =>
  client.ask<Role>("POST", `${path}/roles${query}`, { type });

/** Mails of the last assignment. */
const notified = async (run: () => Promise<unknown>) => {
  const before = client.tables.mails.size;
  await run();
  return client.tables.mails.all().slice(before);
};

describe.each(twins)("a role of a $twin", ({ twin, path }) => {
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
    const members = twin === "user" ? 1 : client.tables.accounts.by("group", "department-sales").length;
    expect([await by(""), await by("?disableNotifications=false")]).toEqual([members, members]);
    expect(await by("?disableNotifications=true")).toBe(0);
  });
});
