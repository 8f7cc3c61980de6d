import { describe, expect, it } from "vitest";
import { startSupportDesk } from "./client.ts";

const desk = await startSupportDesk();

describe("subdomains", () => {
  it.each([
    ["nothing (D2-094)", ""],
    ["a blank (D2-094)", "?subdomain="],
    ["an underscore (D2-095)", "?subdomain=a_b"],
    ["a hyphen (D2-096)", "?subdomain=a-b"],
    ["a space (D2-097)", "?subdomain=a%20b"],
    ["a dot", "?subdomain=a.b"],
  ])("with %s are an error, not a name that is not available (D2-529)", async (_what, query) => {
    expect(await desk.refusal(`/api/v2/accounts/available${query}`, { as: "nobody" })).toMatchObject({
      status: 400,
      field: "subdomain",
    });
  });
});

it("accounts are created without credentials, but not with wrong ones (D2-530)", async () => {
  const owner = { name: "Nia", email: "nia@river.example" };
  const create = (name: string, subdomain: string, as: "nobody" | `${string}@${string}`) =>
    desk.ask("/api/v2/accounts", { as, method: "POST", body: { account: { name, subdomain, owner } } });
  expect((await create("River", "river", "stranger@river.example")).status).toBe(401);
  expect((await create(" ", "river", "nobody")).status).toBe(422);
  expect((await create("River", "the-river", "nobody")).status).toBe(422);
  expect((await create("River", "river", "nobody")).status).toBe(201);
});
