/** Likes and reposts over REST. */

import { describe, expect, it } from "vitest";
import { organizationPostIdOf, POPULAR_POST } from "#services/demo/things/social.ts";
import { startSocial } from "./client.ts";

const client = await startSocial();

const POST = organizationPostIdOf(2, 1);
describe("users who like a post", () => {
  it("has no filters: since_id and exclude have no effect (D2-558)", async () => {
    const query = { since_id: "9999999999999999999", exclude: "replies", max_results: "3" };
    expect((await client.users(`/posts/${POPULAR_POST}/liking_users`, query)).data).toHaveLength(3);
  });
});

describe("likes and reposts of a user", () => {
  it.each([
    ["D2-327, D2-344, D2-345, D2-488, D2-490", "likes", "liked", "like_count", "liking_users"],
    ["D2-327, D2-346, D2-347, D2-489, D2-491", "reposts", "reposted", "repost_count", "reposted_by"],
  ] as const)(
    "(%s) %s are added and removed with 200, also the second time",
    async (_rules, list, done, count, people) => {
      const path = `/users/${client.idOf(0)}/${list}`;
      const metric = async () =>
        (await client.post(POST, { "post.fields": "public_metrics" })).data.public_metrics;
      const added = { method: "POST", body: { post_id: POST }, as: "admin" } as const;
      for (const _time of [1, 2]) expect(await client.ok(path, added)).toEqual({ data: { [done]: true } });
      expect(await metric()).toMatchObject({ [count]: 1 });
      const { data = [] } = await client.users(`/posts/${POST}/${people}`);
      expect(data.map(({ id }) => id)).toEqual([client.idOf(0)]);
      const removed = { method: "DELETE", as: "admin" } as const;
      for (const _time of [1, 2])
        expect(await client.ok(`${path}/${POST}`, removed)).toEqual({ data: { [done]: false } });
      expect(await metric()).toMatchObject({ [count]: 0 });
    },
  );

  it("a repost of a repost is one of the original post", async () => {
    const path = `/users/${client.idOf(0)}/reposts`;
    const repost = (post_id?: string) => client.ok(path, { method: "POST", body: { post_id }, as: "admin" });
    await repost(POST);
    const [own] = await client.all(`/users/${client.idOf(0)}/posts`, { "post.fields": "referenced_posts" });
    expect(own?.referenced_posts).toEqual([{ type: "reposted", id: POST }]);
    await repost(own?.id);
    const { data } = await client.post(POST, { "post.fields": "public_metrics" });
    expect(data.public_metrics?.repost_count).toBe(1);
    await client.ok(`${path}/${POST}`, { method: "DELETE", as: "admin" });
  });
});
