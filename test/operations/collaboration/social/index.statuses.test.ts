/** The documented success status of each operation, and the name of a post, as a client of the graph gets them. */

import { describe, expect, it } from "vitest";
import { social } from "#contracts/social/index.ts";
import {
  EVERYBODY_LIST,
  organizationPostIdOf,
  POPULAR_POST,
  socialUserIdOf,
} from "#services/demo/things/social.ts";
import { referenceOf, socialTables } from "#services/social/tables.ts";
import { apiSchema } from "#test/kit/demo-nodes.ts";
import { sharedTributary } from "#test/kit/gateway.ts";
import { mutation, type Question } from "#test/kit/mutation.ts";
import { expectStatus } from "#test/kit/rule-checks.ts";

const tributary = await sharedTributary({ persona: "admin" });

/** The person of the gateway's credential. */
const own = () => socialUserIdOf(tributary.families.person(0));
const post = (selection: string): Question => ({
  query: `{ social { post(id: "${POPULAR_POST}") { ${selection} } } }`,
});
const user = (selection: string): Question => ({
  query: `{ social { user(id: "${own()}") { ${selection} } } }`,
});
const list = (selection: string): Question => ({
  query: `{ social { list(id: "${EVERYBODY_LIST}") { ${selection} } } }`,
});
const engage = (name: string, selection: string): Question =>
  mutation(name, { userId: own(), postId: organizationPostIdOf(2, 1) }, selection);
/** An answer in a conversation that this person began. */
const answerToHide = () =>
  socialTables(tributary.families.store.scope("social"))
    .posts.all()
    .find((one) => referenceOf(one, "replied_to") && one.in_reply_to_user_id === own())?.id ?? "";
const POSTS = "(first: 5) { nodes { id } }";

const rows: readonly [operation: string, question: () => Question][] = [
  ["getPost", () => post("text")],
  ["listQuotePosts", () => post(`quotes${POSTS}`)],
  ["listLikingUsers", () => post("likers(first: 5) { nodes { username } }")],
  ["listRepostedBy", () => post("reposters(first: 5) { nodes { username } }")],
  [
    "hidePost",
    () => mutation("updateSocialPostVisibility", { postId: answerToHide(), hidden: true }, "hidden"),
  ],
  ["listLikedPosts", () => user(`likedPosts${POSTS}`)],
  ["listUserMentions", () => user(`mentions${POSTS}`)],
  ["getReverseChronologicalTimeline", () => user(`timeline${POSTS}`)],
  ["listUserPosts", () => user(`posts${POSTS}`)],
  ["likePost", () => engage("likeSocialPost", "liked")],
  ["unlikePost", () => engage("unlikeSocialPost", "liked")],
  ["repostPost", () => engage("repostSocialPost", "reposted")],
  ["unrepostPost", () => engage("unrepostSocialPost", "reposted")],
  ["listListFollowers", () => list("followers(first: 5) { nodes { username } }")],
  ["listListMembers", () => list("members(first: 5) { nodes { username } }")],
  ["lookupUsers", () => user("username")],
];

describe("an operation of the social network", () => {
  it("has a row in this table, for all sixteen operations", () => {
    expect(rows.map(([operation]) => operation).sort()).toEqual(Object.keys(social.operations).sort());
  });

  it.each(rows)(
    "%s answers 200, and the client gets the whole answer (D2-327)",
    async (operation, question) => {
      await expectStatus(tributary, question(), operation, 200);
    },
  );

  it("calls a post a post in its path, its parameters and the graph (D2-004)", async () => {
    const { calls } = await tributary.ask(
      post("text createdAt quotes(first: 5) { nodes { createdAt } }").query,
    );
    expect(calls.map(({ path }) => path)).toEqual([
      `/2/posts/${POPULAR_POST}`,
      `/2/posts/${POPULAR_POST}/quote_posts`,
    ]);
    for (const { query } of calls) expect(Object.keys(query)).toContain("post.fields");
    const names = Object.values(apiSchema.getTypeMap()).flatMap((type) => [
      type.name,
      ...("getFields" in type ? Object.keys(type.getFields()) : []),
    ]);
    expect(names).toEqual(expect.arrayContaining(["SocialPost", "postId", "repostSocialPost"]));
  });
});
