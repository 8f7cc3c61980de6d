/** Lists of several owners as one list, owner by owner. */
import { expect, it } from "vitest";
import { chainLists, MAX_OWNERS } from "#subgraphs/kit/loading/chained-lists.ts";
import { Connection, type ConnectionArgs } from "#subgraphs/kit/loading/connection.ts";

/** Reads rows `<owner>.<index>`; a cursor is the index of the row. */
function listsOf(lengths: ReadonlyMap<number, number>) {
  const read: number[] = [];
  return {
    read,
    page: async (owner: number, { first, after }: ConnectionArgs): Promise<Connection<string>> => {
      read.push(owner);
      const start = after == null ? 0 : Number(after) + 1;
      const length = lengths.get(owner) ?? 0;
      const rows = Array.from({ length }, (_, index) => `${owner}.${index}`).slice(
        start,
        start + (first ?? 25),
      );
      return new Connection(rows, (index) => String(start + index), {
        next: start + rows.length < length,
        previous: start > 0,
      });
    },
  };
}

const range = (length: number) => Array.from({ length }, (_, index) => index + 1);

it("pages of any length have the same rows as one page", async () => {
  const lengths = new Map(range(23).map((owner) => [owner, owner % 4]));
  const owners = [...lengths.keys()];
  const whole = await chainLists(owners, listsOf(lengths).page, { first: 250 }, "a");
  expect(whole.nodes).toHaveLength([...lengths.values()].reduce((sum, length) => sum + length, 0));
  expect(whole.pageInfo.hasNextPage).toBe(false);
  for (const first of [1, 2, 3, 5, 11]) {
    const rows: string[] = [];
    let after: string | null = null;
    let more = true;
    while (more) {
      const page: Connection<string> = await chainLists(owners, listsOf(lengths).page, { first, after }, "a");
      rows.push(...page.nodes);
      after = page.pageInfo.endCursor;
      more = page.pageInfo.hasNextPage;
    }
    expect(rows, `first: ${first}`).toEqual(whole.nodes);
  }
});

it("a page reads at most its limit of owners, and the next page continues after owners without rows", async () => {
  const owners = range(MAX_OWNERS + 5);
  const lists = listsOf(new Map([[MAX_OWNERS + 3, 2]]));
  const empty = await chainLists(owners, lists.page, { first: 5 }, "a");
  expect(lists.read).toHaveLength(MAX_OWNERS);
  expect([empty.nodes, empty.pageInfo.hasNextPage]).toEqual([[], true]);
  const next = await chainLists(owners, lists.page, { first: 5, after: empty.pageInfo.endCursor }, "a");
  expect(next.nodes).toEqual([`${MAX_OWNERS + 3}.0`, `${MAX_OWNERS + 3}.1`]);
  expect(next.pageInfo.hasNextPage).toBe(false);
});

it("continues with the next owner if the owner in the cursor no longer exists", async () => {
  const lengths = new Map(range(3).map((owner) => [owner, 3]));
  const page = await chainLists([1, 2, 3], listsOf(lengths).page, { first: 5 }, "a");
  const after = page.pageInfo.endCursor;
  const next = await chainLists([1, 3], listsOf(lengths).page, { first: 5, after }, "a");
  expect(next.nodes).toEqual(["3.0", "3.1", "3.2"]);
});

it("refuses a cursor of another list", async () => {
  const lists = listsOf(new Map([[1, 3]]));
  const page = await chainLists([1], lists.page, { first: 1 }, "a");
  await expect(
    chainLists([1], lists.page, { first: 1, after: page.pageInfo.endCursor }, "b"),
  ).rejects.toMatchObject({ code: "INVALID_CURSOR" });
});
