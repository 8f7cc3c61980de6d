/**
 * Writes that a family refuses because of an object's state, with error texts of services other than the
 * stand-ins: the client gets `CONFLICT`, and the status of the family is `OK`.
 */
import { describe, expect, it } from "vitest";
import { operationsOf, startTributary } from "#test/kit/gateway.ts";
import { reply, startScripted } from "#test/kit/scripted-upstream.ts";

const problem = (detail: string) => ({ title: "Forbidden", type: "about:blank", status: 403, detail });
const refusal = (errorCode: string, errorSummary: string) => ({ errorCode, errorSummary, errorCauses: [] });
const denied = refusal("E0000006", "You do not have permission to perform the requested action");
const post = { userId: "1", postId: "2" };

const suspend = ["suspendIdentityUser", "SuspendIdentityUserInput", { userId: "00u1" }] as const;
const like = ["likeSocialPost", "LikeSocialPostInput", post] as const;
const rename = ["updateCrmPersonField", "UpdateCrmPersonFieldInput", { id: "1", name: "x" }] as const;
const solve = ["updateTicket", "UpdateTicketInput", { id: "1", solved: true }] as const;

type Write = readonly [mutation: string, type: string, input: object];

async function outcome(family: string, [mutation, type, input]: Write, status: number, body: object) {
  await using upstream = await startScripted(reply(body, status));
  await using tributary = await startTributary({ settings: { [family]: { baseUrl: upstream.origin } } });
  const { data, errors, sources } = await tributary.ask<Record<string, { userErrors: { code: string }[] }>>(
    `mutation ($input: ${type}!) { ${mutation}(input: $input) { userErrors { code } } }`,
    { input },
  );
  expect(errors).toEqual([]);
  expect(upstream.requests).toHaveLength(1);
  return [data[mutation]?.userErrors.map(({ code }) => code), sources];
}

describe("a write that the state of its object forbids", () => {
  it.each<[string, string, Write, number, object]>([
    ["a second suspension", "identity", suspend, 403, refusal("E0000038", "Not in this status")],
    ["a suspension of who is not active", "identity", suspend, 400, refusal("E0000001", "Validation failed")],
    ["a suspension from another state", "identity", suspend, 403, refusal("E0000107", "Not expected")],
    ["a second like", "social", like, 403, problem("You have already liked this post.")],
    ["a second like, as bad input", "social", like, 400, problem("You have already liked this post.")],
    [
      "a second repost",
      "social",
      ["repostSocialPost", "RepostSocialPostInput", post],
      403,
      problem("You cannot repost a post that you have already reposted."),
    ],
    [
      "an unlike of what was never liked",
      "social",
      ["unlikeSocialPost", "UnlikeSocialPostInput", post],
      403,
      problem("You haven't liked this post"),
    ],
    [
      "a change of a field of the CRM's own",
      "crm",
      rename,
      403,
      { success: false, error: "Field is not editable" },
    ],
    [
      "solving what cannot be solved",
      "supportDesk",
      solve,
      403,
      { error: "NotSolvable", description: "Not assigned yet" },
    ],
  ])("is a CONFLICT, and the family is OK: %s (%s)", async (_, family, write, status, body) => {
    expect(await outcome(family, write, status, body)).toEqual([["CONFLICT"], [{ family, status: "OK" }]]);
  });

  it.each<[string, string, Write, object]>([
    ["of another's account", "identity", suspend, denied],
    ["for another user", "social", like, problem("The user in the path must be the user who authorizes")],
    ["of a field", "crm", rename, { success: false, error: "No permission to change fields" }],
    ["by another role", "supportDesk", solve, { error: "Forbidden", description: "Agents only" }],
  ])("stays FORBIDDEN if the right is missing: %s (%s)", async (_, family, write, body) => {
    expect(await outcome(family, write, 403, body)).toEqual([["FORBIDDEN"], [{ family, status: "OK" }]]);
  });

  it("is a CONFLICT at the stand-in services as well: a second suspension of one user", async () => {
    await using tributary = await startTributary();
    const write =
      "mutation ($input: SuspendIdentityUserInput!) { suspendIdentityUser(input: $input) { userErrors { code } } }";
    const page = await tributary.data<{
      users: { nodes: { identityUser: { id: string; status: string } }[] };
    }>("{ users(first: 5) { nodes { identityUser { id status } } } }");
    const active = page.users.nodes.find(({ identityUser }) => identityUser.status === "ACTIVE");
    const input = { userId: active?.identityUser.id };
    expect(await tributary.data(write, { input })).toEqual({ suspendIdentityUser: { userErrors: [] } });
    const again = await tributary.ask(write, { input });
    expect(again.data).toEqual({ suspendIdentityUser: { userErrors: [{ code: "CONFLICT" }] } });
    expect(again.sources).toEqual([{ family: "identity", status: "OK" }]);
    expect(operationsOf(again.calls)).toEqual(["identity.suspendUser"]);
  });
});
