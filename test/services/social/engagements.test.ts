/** Likes, reposts and lists over REST. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SocialPost, SocialUser } from "#contracts/social/index.ts";
import {
  EVERYBODY_LIST,
  GONE_ACCOUNT,
  hasNoAccount,
  organizationListIdOf,
  organizationPostIdOf,
  POPULAR_POST,
  socialUserIdOf,
} from "#services/social/seed/index.ts";
import { type SocialClient, startSocial } from "./client.ts";

let client: SocialClient;
beforeAll(async () => {
  client = await startSocial();
});
afterAll(() => client.close());

const POST = organizationPostIdOf(2, 1);
const metrics = async (id: string) =>
  (await client.post(id, { "post.fields": "public_metrics" })).data.public_metrics;
const ids = (rows: readonly (SocialUser | SocialPost)[] | undefined) => (rows ?? []).map(({ id }) => id);
const holders = () =>
  client.families.company.people.filter((one) => !hasNoAccount(one) && one.index !== GONE_ACCOUNT);

describe("users who like and repost", () => {
  it("is a list of users, latest first, paged, with fields and pinned posts (D2-327, D2-481)", async () => {
    const first = await client.users(`/posts/${POPULAR_POST}/liking_users`, {
      max_results: "100",
      "user.fields": "location",
      expansions: "pinned_post_id",
    });
    expect(ids(first.data)).toEqual(holders().map(socialUserIdOf).reverse().slice(0, 100));
    expect(first.data?.[0]).toMatchObject({ location: expect.any(String), username: expect.any(String) });
    const pinned = first.data?.flatMap((user) => user.pinned_post_id ?? []);
    expect(ids(first.includes?.posts).sort()).toEqual(pinned?.sort());
    expect((await metrics(POPULAR_POST))?.like_count).toBe(holders().length);
  });

  it("is of reposts everybody who has one (D2-482)", async () => {
    const { data, meta } = await client.users(`/posts/${POPULAR_POST}/reposted_by`, { max_results: "100" });
    expect(meta.next_token).toBeDefined();
    const even = holders().filter(({ index }) => index % 2 === 0);
    expect((await metrics(POPULAR_POST))?.repost_count).toBe(even.length);
    const allowed = new Set(even.map(socialUserIdOf));
    expect(data?.every(({ id }) => allowed.has(id))).toBe(true);
  });

  it("has the other side: the posts that a user likes (D2-484)", async () => {
    const liked = await client.all(`/users/${client.idOf(1)}/liked_posts`);
    expect(ids(liked)).toContain(POPULAR_POST);
    expect(await client.refusal("/users/77/liked_posts")).toEqual([404, "id"]);
    expect(await client.refusal("/posts/77/liking_users")).toEqual([404, "id"]);
    expect(await client.refusal("/posts/77/reposted_by")).toEqual([404, "id"]);
  });

  it("is narrowed by nothing (D2-558)", async () => {
    const query = { since_id: "9999999999999999999", exclude: "replies", max_results: "3" };
    expect((await client.users(`/posts/${POPULAR_POST}/liking_users`, query)).data).toHaveLength(3);
  });
});

describe("liking", () => {
  const like = (index: number, body: unknown, as: "admin" | "service" = "admin") =>
    [`/users/${client.idOf(index)}/likes`, { method: "POST", body, as }] as const;
  const unlike = (index: number, post: string, as: "admin" | "service" = "admin") =>
    [`/users/${client.idOf(index)}/likes/${post}`, { method: "DELETE", as }] as const;

  it("answers 200, once or twice, as the user of the path (D2-327, D2-344, D2-488)", async () => {
    for (let times = 0; times < 2; times++)
      expect(await client.ok(...like(0, { post_id: POST }))).toEqual({ data: { liked: true } });
    expect((await metrics(POST))?.like_count).toBe(1);
    expect(ids((await client.users(`/posts/${POST}/liking_users`)).data)).toEqual([client.idOf(0)]);
    expect(ids(await client.all(`/users/${client.idOf(0)}/liked_posts`))).toContain(POST);
  });

  it("is undone with 200, once or twice, as the user of the path (D2-327, D2-345, D2-490)", async () => {
    await client.ok(...like(0, { post_id: POST }));
    for (let times = 0; times < 2; times++)
      expect(await client.ok(...unlike(0, POST))).toEqual({ data: { liked: false } });
    expect((await metrics(POST))?.like_count).toBe(0);
  });

  it("needs post_id (D2-342)", async () => {
    for (const body of [{}, { post_id: 5 }, { post_id: "abc" }])
      expect(await client.refusal(...like(0, body))).toEqual([400, "post_id"]);
    expect(await client.refusal(...like(0, { post_id: "77" }))).toEqual([404, "post_id"]);
    expect(await client.refusal(...unlike(0, "77"))).toEqual([404, "post_id"]);
  });

  it("is refused with 403 for another's path, and for a credential that is nobody's (D2-344, D2-560)", async () => {
    expect(await client.refusal(...like(1, { post_id: POST }))).toEqual([403, "id"]);
    expect(await client.refusal(...like(0, { post_id: POST }, "service"))).toEqual([403, "id"]);
    expect((await metrics(POST))?.like_count).toBe(0);
  });

  it("is not undone for another (D2-345)", async () => {
    const before = (await metrics(POPULAR_POST))?.like_count;
    expect(await client.refusal(...unlike(1, POPULAR_POST))).toEqual([403, "id"]);
    expect(await client.refusal(...unlike(1, POPULAR_POST, "service"))).toEqual([403, "id"]);
    expect((await metrics(POPULAR_POST))?.like_count).toBe(before);
  });
});

describe("reposting", () => {
  const repost = (index: number, body: unknown, as: "admin" | "service" = "admin") =>
    [`/users/${client.idOf(index)}/reposts`, { method: "POST", body, as }] as const;
  const unrepost = (index: number, post: string, as: "admin" | "service" = "admin") =>
    [`/users/${client.idOf(index)}/reposts/${post}`, { method: "DELETE", as }] as const;
  const mine = () =>
    client.all(`/users/${client.idOf(0)}/posts`, { "post.fields": "referenced_posts,created_at" });

  it("answers 200, once or twice, and is a post of the user's (D2-327, D2-346, D2-489)", async () => {
    for (let times = 0; times < 2; times++)
      expect(await client.ok(...repost(0, { post_id: POST }))).toEqual({ data: { reposted: true } });
    expect((await metrics(POST))?.repost_count).toBe(1);
    expect(ids((await client.users(`/posts/${POST}/reposted_by`)).data)).toEqual([client.idOf(0)]);
    const [newest] = await mine();
    expect(newest).toMatchObject({
      referenced_posts: [{ type: "reposted", id: POST }],
      created_at: new Date(client.families.clock.now()).toISOString(),
    });
    // Of a repost, what it repeats is reposted.
    await client.ok(...repost(0, { post_id: newest?.id }));
    expect((await metrics(POST))?.repost_count).toBe(1);
  });

  it("is undone with 200, once or twice, by the post that was reposted (D2-327, D2-347, D2-491)", async () => {
    await client.ok(...repost(0, { post_id: POST }));
    for (let times = 0; times < 2; times++)
      expect(await client.ok(...unrepost(0, POST))).toEqual({ data: { reposted: false } });
    expect((await metrics(POST))?.repost_count).toBe(0);
    expect((await mine()).some((post) => post.referenced_posts?.some(({ id }) => id === POST))).toBe(false);
  });

  it("needs post_id (D2-343)", async () => {
    for (const body of [{}, { post_id: 5 }])
      expect(await client.refusal(...repost(0, body))).toEqual([400, "post_id"]);
    expect(await client.refusal(...repost(0, { post_id: "77" }))).toEqual([404, "post_id"]);
    expect(await client.refusal(...unrepost(0, "77"))).toEqual([404, "source_post_id"]);
  });

  it("is refused with 403 for another's path, and for a credential that is nobody's (D2-346)", async () => {
    expect(await client.refusal(...repost(1, { post_id: POST }))).toEqual([403, "id"]);
    expect(await client.refusal(...repost(0, { post_id: POST }, "service"))).toEqual([403, "id"]);
    expect((await metrics(POST))?.repost_count).toBe(0);
  });

  it("is not undone for another (D2-347)", async () => {
    const before = (await metrics(POPULAR_POST))?.repost_count;
    expect(await client.refusal(...unrepost(2, POPULAR_POST))).toEqual([403, "id"]);
    expect((await metrics(POPULAR_POST))?.repost_count).toBe(before);
  });
});

describe("lists of users", () => {
  it("have members (D2-327, D2-493)", async () => {
    const first = await client.users(`/lists/${EVERYBODY_LIST}/members`, { max_results: "100" });
    const rest = await client.users(`/lists/${EVERYBODY_LIST}/members`, {
      max_results: "100",
      pagination_token: first.meta.next_token ?? "",
    });
    expect([...ids(first.data), ...ids(rest.data)]).toEqual(holders().map(socialUserIdOf).slice(0, 200));
  });

  it("have followers (D2-327, D2-492)", async () => {
    const { data } = await client.users(`/lists/${organizationListIdOf(0)}/followers`, {
      max_results: "100",
    });
    const expected = holders().filter(({ orgIndex, index }) => orgIndex === 0 && index % 3 === 0);
    expect(ids(data)).toEqual(expected.map(socialUserIdOf));
  });

  it("that are not there are a failure (D2-328)", async () => {
    for (const part of ["members", "followers"]) {
      expect(await client.refusal(`/lists/1/${part}`)).toEqual([404, "id"]);
      expect(await client.refusal(`/lists/x/${part}`)).toEqual([400, "id"]);
    }
  });
});
