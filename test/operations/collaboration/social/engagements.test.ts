/** Writes of the social network: made as the user of the credential, or refused. */

import { describe, expect, it } from "vitest";
import { LikeAndUnlikePostDocument, TimelinesOfUsersDocument } from "#generated/test/graphql.ts";
import { organizationPostIdOf, socialUserIdOf } from "#services/demo/things/social.ts";
import { referenceOf, socialTables } from "#services/social/tables.ts";
import { operationsOf, sharedTributary, startTributary } from "#test/kit/gateway.ts";
import { mutation } from "#test/kit/mutation.ts";

const POST = organizationPostIdOf(2, 1);

const tributary = await sharedTributary({ persona: "admin" });
const tables = socialTables(tributary.families.store.scope("social"));

const idOf = (index: number) => socialUserIdOf(tributary.families.person(index));

const write = (name: string, input: object, selection: string) => {
  const { query, variables } = mutation(name, input, selection);
  return tributary.ask<Record<string, unknown>>(query, variables);
};

const pairs = [
  ["likeSocialPost", "liked", "likeCount", true, "likePost"],
  ["unlikeSocialPost", "liked", "likeCount", false, "unlikePost"],
  ["repostSocialPost", "reposted", "repostCount", true, "repostPost"],
  ["unrepostSocialPost", "reposted", "repostCount", false, "unrepostPost"],
] as const;

describe("as the user of the path", () => {
  it.each(pairs)(
    "%s is done, and the post reads with its new values (D2-342, D2-343, D2-344, D2-345, D2-346, D2-347, D2-488, D2-489, D2-490, D2-491)",
    async (name, done, count, value, operation) => {
      const { data, errors, calls } = await write(
        name,
        { userId: `SocialUser:${idOf(0)}`, postId: `SocialPost:${POST}` },
        `${done} post { id publicMetrics { ${count} } } actor { id }`,
      );
      expect(errors).toEqual([]);
      expect(data).toEqual({
        [name]: {
          [done]: value,
          post: { id: `SocialPost:${POST}`, publicMetrics: { [count]: value ? 1 : 0 } },
          actor: { id: `SocialUser:${idOf(0)}` },
          userErrors: [],
        },
      });
      expect(operationsOf(calls)).toEqual([`social.${operation}`, "social.getPost", "social.lookupUsers"]);
    },
  );

  it("objects that were read before a write are read again after it", async () => {
    const { data, calls } = await tributary.ask(LikeAndUnlikePostDocument, {
      like: { userId: idOf(0), postId: POST },
      unlike: { userId: idOf(0), postId: POST },
    });
    expect(data).toEqual({
      like: {
        post: { publicMetrics: { likeCount: 1 }, likers: { nodes: [{ id: `SocialUser:${idOf(0)}` }] } },
      },
      unlike: { post: { publicMetrics: { likeCount: 0 }, likers: { nodes: [] } } },
    });
    expect(operationsOf(calls)).toEqual([
      "social.likePost",
      "social.getPost",
      "social.listLikingUsers",
      "social.unlikePost",
      "social.getPost",
      "social.listLikingUsers",
    ]);
  });
});

describe("as anybody else", () => {
  it.each(pairs)(
    "%s is refused, in the payload (D2-344, D2-345, D2-346, D2-347)",
    async (name, done, _count, _value, operation) => {
      const before = [tables.likes.size, tables.posts.size];
      const { data, errors, calls } = await write(
        name,
        { userId: idOf(1), postId: POST },
        `${done} post { id } actor { id }`,
      );
      expect(errors).toEqual([]);
      expect(data).toEqual({
        [name]: {
          [done]: null,
          post: null,
          actor: null,
          userErrors: [
            {
              field: null,
              message: "The user in the path must be the user who authorizes the request",
              code: "FORBIDDEN",
            },
          ],
        },
      });
      expect(operationsOf(calls)).toEqual([`social.${operation}`]);
      expect([tables.likes.size, tables.posts.size]).toEqual(before);
    },
  );

  it("a timeline is refused, and posts are readable (D2-562)", async () => {
    const { data, errors } = await tributary.ask(TimelinesOfUsersDocument, { own: idOf(0), other: idOf(1) });
    expect(data).toMatchObject({
      social: {
        own: { timeline: { nodes: [{}] } },
        other: { timeline: null, posts: { nodes: [{}] } },
      },
    });
    expect(errors.map(({ path, extensions }) => [path, extensions["code"], extensions["status"]])).toEqual([
      [["social", "other", "timeline"], "FORBIDDEN", 403],
    ]);
  });
});

describe("impossible engagements", () => {
  it.each(pairs)("%s of a missing post is refused in the payload", async (name, done) => {
    const { data, errors } = await write(name, { userId: idOf(0), postId: "77" }, done);
    expect(errors).toEqual([]);
    expect(data[name]).toMatchObject({ [done]: null, userErrors: [{ code: "NOT_FOUND" }] });
  });

  it.each([
    [{ userId: "SocialPost:1", postId: "1" }, "userId"],
    [{ userId: "1", postId: "abc" }, "postId"],
  ])("ids of other types are refused before any call: %j", async (input, argument) => {
    for (const [name, done] of pairs) {
      const { errors, calls } = await write(name, input, done);
      expect(errors.map(({ extensions }) => [extensions["code"], extensions["argument"]])).toEqual([
        ["BAD_USER_INPUT", argument],
      ]);
      expect(calls).toEqual([]);
    }
  });
});

describe("hiding a reply", () => {
  const hide = (postId: string, hidden: boolean) =>
    write("updateSocialPostVisibility", { postId, hidden }, "hidden post { hidden }");
  /** Answers to the admin, or to somebody else. */
  const answers = (own: boolean) =>
    tables.posts
      .all()
      .filter((post) => referenceOf(post, "replied_to") && (post.in_reply_to_user_id === idOf(0)) === own);

  it("is done and undone by the user who began the conversation (D2-341, D2-483, D2-562)", async () => {
    const [answer] = answers(true);
    for (const hidden of [true, false]) {
      const { data, errors, calls } = await hide(answer?.id ?? "", hidden);
      expect(errors).toEqual([]);
      expect(data).toEqual({ updateSocialPostVisibility: { hidden, post: { hidden }, userErrors: [] } });
      expect(operationsOf(calls)).toEqual(["social.hidePost", "social.getPost"]);
    }
  });

  it("is refused for other users' conversations, for posts that are not replies, and for missing posts (D2-562)", async () => {
    const own = tables.posts.by("author", idOf(0)).find((post) => !post.referenced_posts);
    const outcomes = [];
    for (const id of [answers(false)[0]?.id ?? "", own?.id ?? "", "77"]) {
      const { data, errors } = await hide(id, true);
      expect(errors).toEqual([]);
      const { hidden, post, userErrors } = data["updateSocialPostVisibility"] as {
        hidden: unknown;
        post: unknown;
        userErrors: { field: string[]; code: string }[];
      };
      expect([hidden, post]).toEqual([null, null]);
      outcomes.push(userErrors.map(({ field, code }) => [field, code]));
    }
    expect(outcomes).toEqual([
      [[["postId"], "FORBIDDEN"]],
      [[["postId"], "BAD_USER_INPUT"]],
      [[["postId"], "NOT_FOUND"]],
    ]);
    expect((await hide("SocialUser:1", true)).calls).toEqual([]);
  });
});

describe("with a credential that is no user's", () => {
  it("every write is refused, and nothing is written (D2-344, D2-346, D2-560)", async () => {
    await using service = await startTributary();
    for (const [name, done] of pairs) {
      const { payload } = await service.write(name, { userId: idOf(0), postId: POST }, done);
      expect(payload).toMatchObject({ [done]: null, userErrors: [{ code: "FORBIDDEN" }] });
    }
  });
});
