/** Comments of a ticket: their order and their filters. */

import { describe, expect, it } from "vitest";
import { CommentPagesDocument, CountedCommentPagesDocument } from "#generated/test/graphql.ts";
import { example } from "#services/demo/things/support-desk.ts";
import { expectUnsent } from "#test/kit/rule-checks.ts";
import { startDesk } from "./client.ts";

const { tables, agent } = await startDesk();

const asked = (variables: object) =>
  agent.ask(CommentPagesDocument, { id: example.shared, first: 250, ...variables });
const found = async (variables: object) => {
  const { data, errors } = await asked(variables);
  expect(errors).toEqual([]);
  return data.ticket.comments.nodes.map(({ id }) => id.split(":").at(-1) ?? "");
};
/** Comments stored at the support desk, oldest first. */
const stored = () =>
  tables.comments
    .by("ticket", example.shared)
    .map(({ comment }) => comment)
    .sort((a, b) => a.created_at.localeCompare(b.created_at) || a.id - b.id);
const ids = (comments: readonly { readonly id: number }[]) => comments.map(({ id }) => String(id));

describe("the comments of a ticket", () => {
  it("come by time of creation, the oldest first, unless another order is given (D2-086)", async () => {
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

describe("the count of comments", () => {
  const DESCENDING = { orderBy: [{ field: "CREATED_AT", direction: "DESC" }] };
  const counted = (variables: object) =>
    agent.ask(CountedCommentPagesDocument, { id: example.shared, ...variables });
  const page = async (document: typeof counted | typeof asked, variables: object) => {
    const { data, errors, calls } = await document(variables);
    expect(errors).toEqual([]);
    const { comments } = data.ticket;
    return {
      ids: comments.nodes.map(({ id }) => id.split(":").at(-1)),
      total: "totalCount" in comments ? comments.totalCount : undefined,
      ...comments.pageInfo,
      queries: calls
        .filter(({ operation }) => operation === "listRequestComments")
        .map(({ search }) => Object.fromEntries(new URLSearchParams(search))),
    };
  };

  it("comes with the rows in one call, in pages by number (D2-088, D2-089, D2-092)", async () => {
    const first = await page(counted, { first: 3, ...DESCENDING });
    expect(first.total).toBe(stored().length);
    expect(first.ids).toEqual(ids(stored().toReversed()).slice(0, 3));
    expect(first.hasNextPage).toBe(true);
    const inForm = { sort_by: "created_at", sort_order: "desc", include: "users" };
    expect(first.queries).toEqual([{ ...inForm, page: "1", per_page: "3" }]);

    const rest = await page(counted, { first: 250, after: first.endCursor, ...DESCENDING });
    expect([...first.ids, ...rest.ids]).toEqual(ids(stored().toReversed()));
    expect([rest.total, rest.hasNextPage]).toEqual([stored().length, false]);
  });

  it("is of the comments that match the filter (D2-091)", async () => {
    const agents = await page(counted, { first: 1, filter: { authorRole: "AGENT" } });
    const endUsers = await page(counted, { first: 1, filter: { authorRole: "END_USER" } });
    expect([agents.total, endUsers.total].every((total) => Number(total) > 0)).toBe(true);
    expect(Number(agents.total) + Number(endUsers.total)).toBe(stored().length);
  });

  it("costs a further call after a cursor of a page without it", async () => {
    const first = await page(asked, { first: 2 });
    expect(first.queries).toEqual([{ "page[size]": "2", sort: "created_at", include: "users" }]);
    const second = await page(counted, { first: 2, after: first.endCursor });
    expect(second.total).toBe(stored().length);
    expect(second.ids).toEqual(ids(stored()).slice(2, 4));
    expect(second.queries).toHaveLength(2);
    expect(second.queries[1]).toMatchObject({ page: "1", per_page: "1" });
  });

  it("is kept in the pages by number if a later page does not select it", async () => {
    const first = await page(counted, { first: 2 });
    const second = await page(asked, { first: 2, after: first.endCursor });
    expect(second.ids).toEqual(ids(stored()).slice(2, 4));
    expect(second.queries).toMatchObject([{ page: "2", per_page: "2" }]);
  });
});
