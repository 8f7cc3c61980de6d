/** The comments of a ticket: their order, and the conditions that narrow them. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { example } from "#services/support-desk/seed/index.ts";
import type { Tributary } from "#test/kit/gateway.ts";
import { expectUnsent } from "#test/kit/rule-checks.ts";
import { as, startDesk } from "./client.ts";

let tributary: Tributary;
let tables: Awaited<ReturnType<typeof startDesk>>["tables"];
beforeAll(async () => {
  ({ tributary, tables } = await startDesk());
});
afterAll(() => tributary.close());

interface Commented {
  readonly ticket: { readonly comments: { readonly nodes: readonly { readonly id: string }[] } };
}
const COMMENTS =
  "query ($id: ID!, $filter: TicketCommentFilter, $orderBy: [TicketCommentOrder!]) { ticket(id: $id) { comments(first: 250, filter: $filter, orderBy: $orderBy) { nodes { id } } } }";
const asked = (variables: object) =>
  tributary.ask<Commented>(COMMENTS, { id: example.shared, ...variables }, as("agent"));
const found = async (variables: object) => {
  const { data, errors } = await asked(variables);
  expect(errors).toEqual([]);
  return data.ticket.comments.nodes.map(({ id }) => id.split(":").at(-1) ?? "");
};
/** The comments as the desk has them, oldest first. */
const stored = () =>
  tables.comments
    .by("ticket", example.shared)
    .map(({ comment }) => comment)
    .sort((a, b) => a.created_at.localeCompare(b.created_at) || a.id - b.id);
const ids = (comments: readonly { readonly id: number }[]) => comments.map(({ id }) => String(id));

describe("the comments of a ticket", () => {
  it("come by time of creation, the oldest first, unless another order is asked for (D2-086)", async () => {
    expect(stored().length).toBeGreaterThan(5);
    expect(await found({})).toEqual(ids(stored()));
  });

  it("are sorted by time of creation in either direction, and by nothing else (D2-087)", async () => {
    const order = (direction: string) => ({ orderBy: [{ field: "CREATED_AT", direction }] });
    expect(await found(order("ASC"))).toEqual(ids(stored()));
    expect(await found(order("DESC"))).toEqual(ids(stored().toReversed()));
    expectUnsent(await asked({ orderBy: [{ field: "ID", direction: "ASC" }] }), "ID");
  });

  it("are limited to those since an instant (D2-090)", async () => {
    const from = stored()[4]?.created_at ?? "";
    const since = stored().filter(({ created_at }) => created_at >= from);
    expect(since.length).toBeLessThan(stored().length);
    expect(await found({ filter: { createdAt: { from } } })).toEqual(ids(since));
  });

  it("are limited to those of agents, or of end users (D2-091)", async () => {
    const agents = await found({ filter: { authorRole: "AGENT" } });
    const endUsers = await found({ filter: { authorRole: "END_USER" } });
    const roleOf = (id: string) => {
      const author = stored().find((comment) => String(comment.id) === id)?.author_id;
      return tables.users.get(String(author))?.role;
    };
    expect(new Set(agents.map(roleOf))).toEqual(new Set(["agent"]));
    expect(new Set(endUsers.map(roleOf))).toEqual(new Set(["end-user"]));
    expect([...agents, ...endUsers].sort()).toEqual(ids(stored()).sort());
    expectUnsent(await asked({ filter: { authorRole: "ADMIN" } }), "ADMIN");
  });
});
