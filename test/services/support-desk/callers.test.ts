import { describe, expect, it } from "vitest";
import { type Account, type Skip, type SupportUser, supportDesk } from "#contracts/support-desk/index.ts";
import { example, userIdOf } from "#services/demo/things/support-desk.ts";
import { supportDeskTables } from "#services/support-desk/tables.ts";
import { sharedFamilies } from "#test/kit/families.ts";
import { fits, idsOf, startSupportDesk } from "./client.ts";

const desk = await startSupportDesk(sharedFamilies);

const tables = () => supportDeskTables(desk.families.store.scope("supportDesk"));
const idOf = (index: number) => userIdOf(desk.families.person(index));

describe("skips", () => {
  const skip = (body: object, as: "agent" | "admin" | "endUser" | "nobody" = "agent", query = "") =>
    [`/api/v2/skips${query}`, { as, method: "POST", body: { skip: body } }] as const;

  it("are recorded for every caller, with 201 (D2-073, D2-368, D2-524)", async () => {
    const response = await desk.ask(...skip({ ticket_id: example.solvable, reason: " Not my field " }));
    expect(response.status).toBe(201);
    const body = (await response.json()) as { skip: Skip };
    expect(body.skip).toMatchObject({
      ticket_id: example.solvable,
      user_id: idOf(1),
      reason: "Not my field",
    });
    expect(fits(supportDesk.operations.createSkip.spec.returns, body)).toBe(true);
    expect(tables().skips.get(String(body.skip.id))).toEqual(body.skip);
    // A user in the body is ignored: the skip is the caller's own.
    const other = await desk.ask(
      ...skip({ ticket_id: example.solvable, user_id: 1 }, "admin", "?include=users"),
    );
    const { skip: own, users } = (await other.json()) as { skip: Skip; users: SupportUser[] };
    expect(own).toMatchObject({ user_id: idOf(0), reason: null });
    expect(idsOf(users)).toEqual([idOf(0)]);
  });
});

describe("subdomains", () => {
  const check = "/api/v2/accounts/available";

  it("are looked up by anyone, taken or free alike with 200 (D2-008, D2-098, D2-375)", async () => {
    for (const as of ["nobody", "endUser", "service"] as const)
      for (const [name, available] of [
        ["tributary", false],
        ["TRIBUTARY", false],
        ["riverbank", true],
      ] as const)
        expect(await desk.read(`${check}?subdomain=${name}`, as === "nobody" ? "nobody" : as)).toEqual({
          subdomain: name.toLowerCase(),
          available,
        });
  });

  it.each([
    ["nothing (D2-094)", ""],
    ["a blank (D2-094)", "?subdomain="],
    ["an underscore (D2-095)", "?subdomain=a_b"],
    ["a hyphen (D2-096)", "?subdomain=a-b"],
    ["a space (D2-097)", "?subdomain=a%20b"],
    ["a dot", "?subdomain=a.b"],
  ])("with %s are an error, not a name that is not available (D2-529)", async (_what, query) => {
    expect(await desk.refusal(check + query, { as: "nobody" })).toMatchObject({
      status: 400,
      field: "subdomain",
    });
  });
});

describe("accounts", () => {
  const owner = { name: "Nia Owner", email: "Nia@river.example" };
  const account = (sent: object) =>
    ["/api/v2/accounts", { as: "nobody", method: "POST", body: { account: sent } }] as const;

  it("are created without credentials, with 201, and take their subdomain (D2-374, D2-500, D2-530)", async () => {
    const response = await desk.ask(...account({ name: "River", subdomain: "RiverDesk", owner }));
    expect(response.status).toBe(201);
    const body = (await response.json()) as { account: Account };
    expect(body.account).toMatchObject({
      name: "River",
      subdomain: "riverdesk",
      time_zone: "UTC",
      locale: "en",
      owner: { name: "Nia Owner", email: "nia@river.example" },
    });
    expect(fits(supportDesk.operations.createAccount.spec.returns, body)).toBe(true);
    expect(await desk.read("/api/v2/accounts/available?subdomain=riverdesk", "nobody")).toMatchObject({
      available: false,
    });
    expect(await desk.refusal(...account({ name: "Other", subdomain: "riverdesk", owner }))).toMatchObject({
      status: 422,
      field: "account.subdomain",
    });
    const wrong = await fetch(`${desk.families.baseUrl("supportDesk")}/api/v2/accounts`, {
      method: "POST",
      headers: { authorization: "Basic %%", "content-type": "application/json" },
      body: JSON.stringify({ account: { name: "Other", subdomain: "other", owner } }),
    });
    expect(wrong.status).toBe(401);
  });

  it("have a name, an owner and a subdomain that can be one (D2-500)", async () => {
    const good = { name: "Lake", subdomain: "lake", owner };
    const refused: [number, string, object][] = [
      [422, "name", { ...good, name: " " }],
      [422, "subdomain", { ...good, subdomain: "the-lake" }],
      [422, "owner.name", { ...good, owner: { ...owner, name: "" } }],
      [422, "owner.email", { ...good, owner: { ...owner, email: "nia" } }],
      [400, "owner", { name: "Lake", subdomain: "lake" }],
    ];
    for (const [status, field, sent] of refused)
      expect(await desk.refusal(...account(sent))).toMatchObject({ status, field: `account.${field}` });
    expect(await desk.read("/api/v2/accounts/available?subdomain=lake", "nobody")).toMatchObject({
      available: true,
    });
  });
});
