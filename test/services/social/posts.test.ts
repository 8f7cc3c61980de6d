/** One post and lists of posts over REST: fields, expansions, pages and filters of lists. */

import { describe, expect, it } from "vitest";
import { fields, type SocialPost } from "#contracts/social/index.ts";
import { organizationAccountIdOf, organizationPostIdOf, POPULAR_POST } from "#services/demo/things/social.ts";
import { startSocial } from "./client.ts";

const client = await startSocial();

const author = organizationAccountIdOf(0);
const kindOf = (post: SocialPost) => post.referenced_posts?.[0]?.type ?? "own";
const kinds = (posts: readonly SocialPost[]) => [...new Set(posts.map(kindOf))].sort();
/** Posts of a person, newest first. */
const written = (index: number) =>
  client.all(`/users/${client.idOf(index)}/posts`, { "post.fields": fields.post.names.join(",") });
const own = async (index: number): Promise<SocialPost> => {
  const found = (await written(index)).find((post) => kindOf(post) === "own");
  if (!found) throw new Error(`person ${index} wrote nothing`);
  return found;
};

describe("a post", () => {
  it("has a poll with poll.fields, comma separated, open until its end (D2-332)", async () => {
    const asked = {
      expansions: "attachments.poll_ids",
      "poll.fields": "duration_minutes,end_datetime,voting_status",
    };
    const statusOf = async (index: number) =>
      (await client.post((await own(index)).id, asked)).includes?.polls?.map((poll) => poll.voting_status);
    expect([await statusOf(2), await statusOf(14)]).toEqual([["open"], ["closed"]]);
    const { includes } = await client.post((await own(2)).id, { expansions: "attachments.poll_ids" });
    expect(includes?.polls).toEqual([
      {
        id: expect.any(String),
        options: ["Yes", "No", "Later"].map((label, at) => ({
          position: at + 1,
          label,
          votes: expect.any(Number),
        })),
      },
    ]);
  });

  it("has an id of digits: another one is refused (D2-328, D2-559)", async () => {
    expect(await client.refusal("/posts/abc")).toEqual([400, "id"]);
  });

  it("paging and narrowing have no effect on it (D2-558)", async () => {
    const query = { max_results: "1", pagination_token: "x", exclude: "replies", since_id: "1" };
    expect((await client.post(POPULAR_POST, query)).data.id).toBe(POPULAR_POST);
  });
});

describe("lists of posts", () => {
  it("are a user's own, their answers and reposts, newest first (D2-327, D2-487)", async () => {
    const posts = await written(0);
    expect(kinds(posts)).toEqual(["own", "quoted", "replied_to", "reposted"]);
    expect(posts.every((post) => post.author_id === client.idOf(0))).toBe(true);
    const ids = posts.map((post) => BigInt(post.id));
    expect(ids).toEqual([...ids].sort((a, b) => (a < b ? 1 : -1)));
    const times = posts.map((post) => Date.parse(post.created_at ?? ""));
    expect(times).toEqual([...times].sort((a, b) => b - a));
  });

  it("have at most max_results rows, from 1 to 100, by default 10 (D2-335, D2-558)", async () => {
    const path = `/users/${author}/mentions`;
    const sizeOf = async (query: Record<string, string>) => (await client.posts(path, query)).data?.length;
    expect([
      await sizeOf({}),
      await sizeOf({ max_results: "2" }),
      await sizeOf({ max_results: "100" }),
    ]).toEqual([10, 2, 100]);
  });

  it("without a row have no data, only the count of none (D2-561)", async () => {
    expect(await client.posts(`/posts/${organizationPostIdOf(1, 0)}/quote_posts`)).toEqual({
      meta: { result_count: 0 },
    });
  });

  it("exclude replies and reposts, and nothing else (D2-337)", async () => {
    const path = `/users/${client.idOf(0)}/posts`;
    const left = async (exclude: string) =>
      kinds(await client.all(path, { exclude, "post.fields": "referenced_posts" }));
    expect(await left("replies")).toEqual(["own", "quoted", "reposted"]);
    expect(await left("replies,reposts")).toEqual(["own", "quoted"]);
  });

  it("are limited by start_time and end_time in UTC, to the second (D2-338)", async () => {
    const path = `/users/${author}/posts`;
    const posts = await client.all(path, { "post.fields": "created_at" });
    const [newest, middle, oldest] = posts.map((post) => `${post.created_at?.slice(0, 19)}Z`);
    const found = async (query: Record<string, string>) =>
      (await client.all(path, query)).map(({ id }) => id);
    const ids = posts.map(({ id }) => id);
    expect(await found({ start_time: middle ?? "" })).toEqual(ids.slice(0, 2));
    expect(await found({ end_time: middle ?? "" })).toEqual(ids.slice(2));
    expect(await found({ start_time: oldest ?? "", end_time: newest ?? "" })).toEqual(ids.slice(1));
    for (const wrong of [
      "2026-01-01T00:00:00.000Z",
      "2026-01-01T00:00:00+01:00",
      "2026-01-01",
      "2026-02-31T00:00:00Z",
    ])
      for (const name of ["start_time", "end_time"])
        expect(await client.refusal(`${path}?${new URLSearchParams({ [name]: wrong })}`)).toEqual([
          400,
          name,
        ]);
  });
});
