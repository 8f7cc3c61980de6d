import { describe, expect, it } from "vitest";
import type { Comment, SupportUser } from "#contracts/support-desk/index.ts";
import { example } from "#services/demo/things/support-desk.ts";
import { sharedFamilies } from "#test/kit/families.ts";
import { idsOf, startSupportDesk } from "./client.ts";

const desk = await startSupportDesk(sharedFamilies);

interface Comments {
  comments: Comment[];
  users?: SupportUser[];
  meta: { has_more: boolean; after_cursor: string | null };
}

const path = (id: number) => `/api/v2/requests/${id}`;
const commentsOf = async (id: number, query = "", as: "service" | "agent" | "endUser" = "service") =>
  (await desk.read<Comments>(`${path(id)}/comments${query}`, as)).comments;

describe("the comments of a request", () => {
  it("are the same set once each by cursor and by number (D2-092)", async () => {
    const all = idsOf(await commentsOf(example.shared));
    const byCursor: number[] = [];
    let after: string | null = null;
    do {
      const cursor: string = after === null ? "" : `&page[after]=${after}`;
      const page: Comments = await desk.read(`${path(example.shared)}/comments?page[size]=5${cursor}`);
      byCursor.push(...idsOf(page.comments));
      after = page.meta.has_more ? page.meta.after_cursor : null;
    } while (after !== null);
    expect(byCursor).toEqual(all);
    const byNumber: number[] = [];
    for (const page of [1, 2, 3])
      byNumber.push(...idsOf(await commentsOf(example.shared, `?page=${page}&per_page=5`)));
    expect(byNumber).toEqual(all);
  });

  it("are sorted by sort_by and sort_order in pages by number (D2-088, D2-089)", async () => {
    const all = await commentsOf(example.shared);
    const newest = await commentsOf(example.shared, "?sort_by=created_at&sort_order=desc&page=1");
    expect(newest).toEqual(all.toReversed());
    const byUpdate = await commentsOf(example.shared, "?sort_by=updated_at");
    expect(byUpdate.map((one) => one.updated_at)).toEqual(all.map((one) => one.updated_at).sort());
    for (const bad of ["sort_by=id", "sort_order=up"])
      expect(await desk.refusal(`${path(example.shared)}/comments?${bad}`)).toMatchObject({
        status: 400,
        field: bad.split("=")[0],
      });
  });

  it.each(["sort=created_at&page=2", "sort=created_at&sort_order=asc", "page[size]=2&sort_by=created_at"])(
    "refuse %s with 400: it mixes the two forms (D2-087, D2-088, D2-089)",
    async (query) => {
      expect((await desk.ask(`${path(example.shared)}/comments?${query}`)).status).toBe(400);
    },
  );

  it("refuse a cursor that was invented or is another request's with 400", async () => {
    const page = await desk.read<Comments>(`${path(example.shared)}/comments?page[size]=1`);
    const other = `${path(example.solvable)}/comments?page[after]=${page.meta.after_cursor}`;
    for (const bad of [other, `${path(example.shared)}/comments?page[after]=abc`])
      expect((await desk.ask(bad)).status).toBe(400);
  });

  it("that are private are shown to agents only", async () => {
    const all = await commentsOf(example.shared);
    const open = all.filter((comment) => comment.public);
    expect(open.length).toBeLessThan(all.length);
    expect(await commentsOf(example.shared, "", "endUser")).toEqual(open);
    expect(await commentsOf(example.shared, "", "agent")).toEqual(all);
  });
});
