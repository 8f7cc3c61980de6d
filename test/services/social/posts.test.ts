/** One post and lists of posts over REST: fields, expansions, pages and filters of lists. */

import { describe, expect, it } from "vitest";
import { postExpansions, postFields, type SocialPost } from "#contracts/social/index.ts";
import { demoIndex } from "#services/demo/company.ts";
import {
  GONE_POST,
  organizationAccountIdOf,
  organizationPostIdOf,
  POPULAR_POST,
  usernameOf,
} from "#services/demo/things/social.ts";
import { startSocial } from "./client.ts";

const client = await startSocial();

const author = organizationAccountIdOf(0);
const kindOf = (post: SocialPost) => post.referenced_posts?.[0]?.type ?? "own";
const kinds = (posts: readonly SocialPost[]) => [...new Set(posts.map(kindOf))].sort();
/** Posts of a person, newest first. */
const written = (index: number) =>
  client.all(`/users/${client.idOf(index)}/posts`, { "post.fields": postFields.join(",") });
const own = async (index: number): Promise<SocialPost> => {
  const found = (await written(index)).find((post) => kindOf(post) === "own");
  if (!found) throw new Error(`person ${index} wrote nothing`);
  return found;
};

describe("a post", () => {
  it("is read with 200 below /2/posts, with id and text (D2-004, D2-327, D2-479)", async () => {
    expect(await client.post(POPULAR_POST)).toEqual({
      data: { id: POPULAR_POST, text: expect.stringContaining("ten years") },
    });
  });

  it("has the comma-separated members of post.fields (D2-329)", async () => {
    const { data } = await client.post(POPULAR_POST, { "post.fields": "author_id,public_metrics,entities" });
    expect(Object.keys(data).sort()).toEqual(["author_id", "entities", "id", "public_metrics", "text"]);
    expect(data).toMatchObject({
      author_id: author,
      entities: { hashtags: [{ tag: "tenyears" }] },
      public_metrics: { quote_count: expect.any(Number) },
    });
    const [tag] = data.entities?.hashtags ?? [];
    expect(data.text.slice(tag?.start, tag?.end)).toBe("#tenyears");
  });

  it("has every field somewhere in the demo company", async () => {
    const seen = new Set<string>();
    for (const index of [0, 2, 3])
      for (const post of await written(index)) for (const name of Object.keys(post)) seen.add(name);
    expect([...seen].sort()).toEqual([...postFields].sort());
  });

  it("has with expansions, comma separated, the linked objects, each once (D2-330)", async () => {
    const answer = (await written(1)).find((post) => kindOf(post) === "replied_to");
    const { data, includes, errors } = await client.post(answer?.id ?? "", {
      expansions:
        "author_id,in_reply_to_user_id,entities.mentions.username,referenced_posts.id,referenced_posts.id.author_id",
    });
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ author_id: client.idOf(1), referenced_posts: [{ type: "replied_to" }] });
    expect(includes?.posts?.map(({ id }) => id)).toEqual([data.referenced_posts?.[0]?.id]);
    expect(includes?.users?.map(({ id }) => id).sort()).toEqual(
      [client.idOf(1), data.in_reply_to_user_id].sort(),
    );
  });

  it("has no linked objects if it has no links", async () => {
    const { data } = await client.post(POPULAR_POST, {
      expansions: postExpansions.filter((name) => name !== "author_id").join(","),
    });
    expect(Object.keys(await client.post(data.id, { expansions: "geo.place_id" }))).toEqual(["data"]);
  });

  it("has media with media.fields, comma separated (D2-331)", async () => {
    const { id } = await own(0);
    const asked = { expansions: "attachments.media_keys" };
    const bare = await client.post(id, asked);
    expect(bare.includes?.media?.map((one) => Object.keys(one).sort())).toEqual([
      ["media_key", "type"],
      ["media_key", "type"],
    ]);
    const { includes } = await client.post(id, { ...asked, "media.fields": "url,width,alt_text" });
    expect(includes?.media?.[0]).toEqual({
      media_key: expect.stringMatching(/^3_/),
      type: "photo",
      url: expect.stringMatching(/\.jpg$/),
      width: 1_200,
      alt_text: expect.any(String),
    });
    const video = await client.post((await own(3)).id, { ...asked, "media.fields": "duration_ms,url" });
    expect(video.includes?.media).toEqual([
      { media_key: expect.stringMatching(/^7_/), type: "video", duration_ms: expect.any(Number) },
    ]);
    const moving = await client.post(organizationPostIdOf(0, 1), asked);
    expect(moving.includes?.media).toMatchObject([{ type: "animated_gif" }]);
  });

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

  it("has users with user.fields and a place with place.fields, comma separated (D2-333, D2-334)", async () => {
    const { id } = await own(0);
    const { includes } = await client.post(id, {
      expansions: "author_id,geo.place_id",
      "user.fields": "location,verified",
      "place.fields": "country_code,place_type",
    });
    const { city, country } = client.person(0);
    expect(includes?.users).toEqual([
      {
        id: client.idOf(0),
        name: client.person(0).displayName,
        username: usernameOf(client.person(0)),
        location: city,
        verified: expect.any(Boolean),
      },
    ]);
    expect(includes?.places).toEqual([
      { id: expect.any(String), full_name: `${city}, ${country}`, country_code: country, place_type: "city" },
    ]);
  });

  it("lists linked objects that no longer exist in errors, with 200 (D2-561)", async () => {
    const quote = (await written(demoIndex.quotesGonePost)).find(
      (post) => post.referenced_posts?.[0]?.id === GONE_POST,
    );
    const quoting = await client.post(quote?.id ?? "", { expansions: "referenced_posts.id" });
    expect(quoting.includes).toBeUndefined();
    expect(quoting.errors).toMatchObject([{ resource_type: "post", resource_id: GONE_POST }]);
    const mention = await own(demoIndex.mentionsGoneAccount);
    const mentioning = await client.post(mention.id, { expansions: "entities.mentions.username" });
    expect(mentioning.errors).toMatchObject([
      { resource_type: "user", resource_id: client.idOf(demoIndex.goneFromSocial) },
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

  it("have the posts that quote a post (D2-480)", async () => {
    const quotes = await client.all(`/posts/${POPULAR_POST}/quote_posts`, {
      "post.fields": "referenced_posts",
    });
    expect(quotes.length).toBeGreaterThan(20);
    for (const post of quotes) expect(post.referenced_posts).toEqual([{ type: "quoted", id: POPULAR_POST }]);
    const { data } = await client.post(POPULAR_POST, { "post.fields": "public_metrics" });
    expect(data.public_metrics?.quote_count).toBe(quotes.length);
  });

  it("have the posts that mention a user (D2-485)", async () => {
    const mentions = await client.all(`/users/${author}/mentions`, { "post.fields": "entities" });
    expect(mentions.length).toBeGreaterThan(100);
    for (const { text, entities } of mentions) {
      expect(entities?.mentions).toMatchObject([{ id: author, start: 0 }]);
      expect(text.slice(0, entities?.mentions?.[0]?.end)).toBe(`@${entities?.mentions?.[0]?.username}`);
    }
  });

  it("have a user's home timeline: their own posts and those of the accounts that they follow (D2-486, D2-562)", async () => {
    const path = `/users/${client.idOf(0)}/timelines/reverse_chronological`;
    const timeline = await client.all(path, { "post.fields": "author_id" }, "admin");
    const authors = new Set(timeline.map((post) => post.author_id));
    expect([...authors]).toEqual(
      expect.arrayContaining([author, client.idOf(0), client.idOf(1), client.idOf(2)]),
    );
    const { data } = await client.users("/users", { ids: client.idOf(0), "user.fields": "public_metrics" });
    expect(authors.size).toBe((data?.[0]?.public_metrics?.following_count ?? 0) + 1);
    expect(await client.all(path, { "post.fields": "author_id" })).toEqual(timeline); // the service's own
    expect(await client.refusal(path, { as: "agent" })).toEqual([403, "id"]);
  });

  it("are paged by pagination_token, without repeats (D2-336, D2-561)", async () => {
    const path = `/users/${author}/mentions`;
    const whole = (await client.all(path)).map(({ id }) => id);
    const first = await client.posts(path, { max_results: "2" });
    expect(first.meta).toEqual({ result_count: 2, next_token: expect.any(String) });
    const second = await client.posts(path, {
      max_results: "2",
      pagination_token: first.meta.next_token ?? "",
    });
    expect([...(first.data ?? []), ...(second.data ?? [])].map(({ id }) => id)).toEqual(whole.slice(0, 4));
    expect(await client.refusal(`${path}?pagination_token=made-up`)).toEqual([400, null]);
    expect(
      await client.refusal(`/users/${client.idOf(0)}/mentions?pagination_token=${first.meta.next_token}`),
    ).toEqual([400, null]);
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

  it("are limited by since_id, and ignore start_time then (D2-339)", async () => {
    const path = `/users/${author}/posts`;
    const ids = (await client.all(path)).map(({ id }) => id);
    const since = { since_id: ids[1] ?? "" };
    expect((await client.all(path, since)).map(({ id }) => id)).toEqual(ids.slice(0, 1));
    expect(
      (await client.all(path, { ...since, start_time: "2099-01-01T00:00:00Z" })).map(({ id }) => id),
    ).toEqual(ids.slice(0, 1));
  });

  it("are limited by until_id, and ignore end_time then; an id and a time can limit opposite ends (D2-340)", async () => {
    const path = `/users/${author}/posts`;
    const posts = await client.all(path, { "post.fields": "created_at" });
    const ids = posts.map(({ id }) => id);
    const until = { until_id: ids[1] ?? "" };
    expect((await client.all(path, until)).map(({ id }) => id)).toEqual(ids.slice(2));
    expect(
      (await client.all(path, { ...until, end_time: "2001-01-01T00:00:00Z" })).map(({ id }) => id),
    ).toEqual(ids.slice(2));
    expect(
      await client.all(path, { ...until, start_time: `${posts[1]?.created_at?.slice(0, 19)}Z` }),
    ).toEqual([]);
  });

  it("have only the linked objects of their page (D2-330)", async () => {
    const { data, includes } = await client.posts(`/users/${author}/mentions`, {
      max_results: "100",
      expansions: "author_id",
      "user.fields": "location",
    });
    const authors = new Set(data?.map((post) => post.author_id));
    expect(authors.size).toBeGreaterThan(50);
    expect(new Set(includes?.users?.map(({ id }) => id))).toEqual(authors);
  });
});

describe("hiding a post", () => {
  it("the demo company has a hidden answer", async () => {
    const answer = (await written(demoIndex.hiddenAnswer)).find((post) => post.hidden);
    expect(answer?.conversation_id).toBe(POPULAR_POST);
  });
});
