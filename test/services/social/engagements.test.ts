/** Likes, reposts and lists over REST. */

import { describe, expect, it } from "vitest";
import type { SocialPost, SocialUser } from "#contracts/social/index.ts";
import { demoIndex } from "#services/demo/company.ts";
import {
  hasNoAccount,
  organizationPostIdOf,
  POPULAR_POST,
  socialUserIdOf,
} from "#services/demo/things/social.ts";
import { startSocial } from "./client.ts";

const client = await startSocial();

const POST = organizationPostIdOf(2, 1);
const metrics = async (id: string) =>
  (await client.post(id, { "post.fields": "public_metrics" })).data.public_metrics;
const ids = (rows: readonly (SocialUser | SocialPost)[] | undefined) => (rows ?? []).map(({ id }) => id);
const holders = () =>
  client.families.company.people.filter(
    (one) => !hasNoAccount(one) && one.index !== demoIndex.goneFromSocial,
  );

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

  it("has no filters: since_id and exclude have no effect (D2-558)", async () => {
    const query = { since_id: "9999999999999999999", exclude: "replies", max_results: "3" };
    expect((await client.users(`/posts/${POPULAR_POST}/liking_users`, query)).data).toHaveLength(3);
  });
});

describe("liking", () => {
  const like = (index: number, body: unknown, as: "admin" | "service" = "admin") =>
    [`/users/${client.idOf(index)}/likes`, { method: "POST", body, as }] as const;
  const unlike = (index: number, post: string, as: "admin" | "service" = "admin") =>
    [`/users/${client.idOf(index)}/likes/${post}`, { method: "DELETE", as }] as const;

  it("returns 200, also the second time, as the user of the path (D2-327, D2-344, D2-488)", async () => {
    for (let times = 0; times < 2; times++)
      expect(await client.ok(...like(0, { post_id: POST }))).toEqual({ data: { liked: true } });
    expect((await metrics(POST))?.like_count).toBe(1);
    expect(ids((await client.users(`/posts/${POST}/liking_users`)).data)).toEqual([client.idOf(0)]);
    expect(ids(await client.all(`/users/${client.idOf(0)}/liked_posts`))).toContain(POST);
  });

  it("is undone with 200, also the second time, as the user of the path (D2-327, D2-345, D2-490)", async () => {
    await client.ok(...like(0, { post_id: POST }));
    for (let times = 0; times < 2; times++)
      expect(await client.ok(...unlike(0, POST))).toEqual({ data: { liked: false } });
    expect((await metrics(POST))?.like_count).toBe(0);
  });
});

describe("reposting", () => {
  const repost = (index: number, body: unknown, as: "admin" | "service" = "admin") =>
    [`/users/${client.idOf(index)}/reposts`, { method: "POST", body, as }] as const;
  const unrepost = (index: number, post: string, as: "admin" | "service" = "admin") =>
    [`/users/${client.idOf(index)}/reposts/${post}`, { method: "DELETE", as }] as const;
  const mine = () =>
    client.all(`/users/${client.idOf(0)}/posts`, { "post.fields": "referenced_posts,created_at" });

  it("returns 200, also the second time, and creates one post of the user (D2-327, D2-346, D2-489)", async () => {
    for (let times = 0; times < 2; times++)
      expect(await client.ok(...repost(0, { post_id: POST }))).toEqual({ data: { reposted: true } });
    expect((await metrics(POST))?.repost_count).toBe(1);
    expect(ids((await client.users(`/posts/${POST}/reposted_by`)).data)).toEqual([client.idOf(0)]);
    const [newest] = await mine();
    expect(newest).toMatchObject({
      referenced_posts: [{ type: "reposted", id: POST }],
      created_at: new Date(client.families.clock.now()).toISOString(),
    });
    // A repost of a repost is a repost of the original.
    await client.ok(...repost(0, { post_id: newest?.id }));
    expect((await metrics(POST))?.repost_count).toBe(1);
  });

  it("is undone with 200, also the second time, by the post that was reposted (D2-327, D2-347, D2-491)", async () => {
    await client.ok(...repost(0, { post_id: POST }));
    for (let times = 0; times < 2; times++)
      expect(await client.ok(...unrepost(0, POST))).toEqual({ data: { reposted: false } });
    expect((await metrics(POST))?.repost_count).toBe(0);
    expect((await mine()).some((post) => post.referenced_posts?.some(({ id }) => id === POST))).toBe(false);
  });
});
