/** Posts and lists of posts in the graph: the requested members, and the number of calls. */

import { describe, expect, it } from "vitest";
import {
  AuthorsOfMentionsDocument,
  EngagedUsersDocument,
  PeopleOfSocialListDocument,
  PollAndLinksDocument,
  PollsOfRepliedPostsDocument,
  QuotedPostsDocument,
  ReferencedPostsDocument,
  TimelineAndLikesDocument,
  WholeSocialPostDocument,
} from "#generated/test/graphql.ts";
import { demoIndex } from "#services/demo/company.ts";
import {
  EVERYBODY_LIST,
  GONE_POST,
  hasNoAccount,
  organizationAccountIdOf,
  organizationListIdOf,
  organizationPostIdOf,
  POPULAR_POST,
  socialUserIdOf,
  usernameOf,
} from "#services/demo/things/social.ts";
import { type Post, referenceOf, socialTables } from "#services/social/tables.ts";
import { operationsOf, sharedTributary } from "#test/kit/gateway.ts";

const tributary = await sharedTributary();
const tables = socialTables(tributary.families.store.scope("social"));

const { person } = tributary.families;
const userIdOf = (index: number) => socialUserIdOf(person(index));
const company = organizationAccountIdOf(0);
const postsBy = (index: number): readonly Post[] => tables.posts.by("author", userIdOf(index));
function theirs(index: number, is: (post: Post) => boolean): Post {
  const found = postsBy(index).find(is);
  if (!found) throw new Error(`person ${index} wrote nothing like that`);
  return found;
}
const ownOf = (index: number) => theirs(index, (post) => !post.referenced_posts);
const newestFirst = (posts: readonly Post[]) =>
  posts
    .map(({ id }) => BigInt(id))
    .sort((a, b) => (a < b ? 1 : -1))
    .map((id) => `SocialPost:${id}`);

interface Row {
  id: string;
  text: string;
  author: { id: string; displayName: string; location: string } | null;
}
interface Rows<R = Row> {
  nodes: R[];
  pageInfo: { endCursor: string; hasNextPage: boolean };
}
/** A list of a user as `rows`. It may use `$filter` and `$after`. */
function ofUser<R = Row>(list: string, id: string, variables: Record<string, unknown> = {}) {
  const declared = ["$filter: SocialPostFilter", "$after: String"].filter((variable) =>
    list.includes(variable.split(":")[0] ?? ""),
  );
  return tributary.ask<{ social: { user: { rows: Rows<R> | null } } }>(
    `query (${["$id: ID!", ...declared].join(", ")}) { social { user(id: $id) { rows: ${list} } } }`,
    { id, ...variables },
  );
}

describe("a post", () => {
  it("is read with all its members and all expansions, in one call (D2-479)", async () => {
    const own = ownOf(0);
    const { data, errors, calls } = await tributary.ask(WholeSocialPostDocument, { id: own.id });
    expect(errors).toEqual([]);
    const { city, country } = person(0);
    const key = `3_${userIdOf(0)}`;
    expect(data).toEqual({
      social: {
        post: {
          id: `SocialPost:${own.id}`,
          upstreamId: own.id,
          text: own.text,
          createdAt: own.created_at,
          language: own.lang,
          possiblySensitive: false,
          hidden: false,
          hashtags: ["work"],
          publicMetrics: {
            repostCount: 0,
            replyCount: tables.posts.by("answers", own.id).length,
            likeCount: tables.likes.by("post", own.id).length,
            quoteCount: tables.posts.by("quotes", own.id).length,
          },
          author: { username: usernameOf(person(0)), location: city },
          media: [key, key.replace("3", "4")].map((upstreamId, at) => ({
            id: at === 0 ? `SocialMedia:${key}` : expect.stringMatching(/^SocialMedia:4_/),
            upstreamId,
            type: "PHOTO",
            altText: "People at work",
            width: 1_200,
            height: 800,
            durationMs: null,
          })),
          place: {
            id: expect.stringMatching(/^SocialPlace:/),
            upstreamId: own.geo?.place_id,
            fullName: `${city}, ${country}`,
            name: city,
            country: expect.any(String),
            countryCode: country,
            type: "CITY",
          },
          poll: null,
          links: null,
          quotedPost: null,
        },
      },
    });
    expect(calls.map(({ operation, query }) => [operation, query])).toEqual([
      [
        "getPost",
        {
          expansions:
            "author_id,attachments.media_keys,attachments.poll_ids,geo.place_id,referenced_posts.id",
          "user.fields": "location",
          "post.fields":
            "attachments,author_id,created_at,entities,geo,hidden,lang,possibly_sensitive,public_metrics,referenced_posts",
          "media.fields": "alt_text,duration_ms,height,width",
          "place.fields": "country,country_code,name,place_type",
        },
      ],
    ]);
  });

  it("has a poll, and links (D2-332)", async () => {
    const { data, calls } = await tributary.ask(PollAndLinksDocument, {
      poll: ownOf(2).id,
      link: organizationPostIdOf(0, 2),
    });
    expect(data).toMatchObject({
      social: {
        poll: {
          poll: {
            options: ["Yes", "No", "Later"].map((label, at) => ({ position: at + 1, label })),
            durationMinutes: 10_080,
            endsAt: expect.stringMatching(/Z$/),
            status: "OPEN",
          },
        },
        link: { links: [{ expandedUrl: expect.stringContaining("report"), url: expect.any(String) }] },
      },
    });
    expect(operationsOf(calls)).toEqual(["social.getPost", "social.getPost"]);
    expect(calls[0]?.query["poll.fields"]).toBe("duration_minutes,end_datetime,voting_status");
  });

  it("leads to the answered post, its author and mentions, and to the start of the conversation", async () => {
    const answer = theirs(1, (post) => referenceOf(post, "replied_to") === POPULAR_POST);
    const { data, calls } = await tributary.ask(ReferencedPostsDocument, { id: `SocialPost:${answer.id}` });
    const popular = { id: `SocialPost:${POPULAR_POST}`, text: tables.posts.get(POPULAR_POST)?.text };
    const { name } = tables.accounts.get(company) ?? {};
    expect(data).toEqual({
      social: {
        post: {
          inReplyToUser: { id: `SocialUser:${company}`, displayName: name },
          mentionedUsers: [{ id: `SocialUser:${company}` }],
          repliedToPost: { ...popular, author: { displayName: name } },
          quotedPost: null,
          repostedPost: null,
          conversation: popular,
        },
      },
    });
    expect(operationsOf(calls)).toEqual(["social.getPost"]);
  });

  it("is null if it does not exist, and hidden if it was hidden", async () => {
    const hidden = theirs(demoIndex.hiddenAnswer, (post) => post.hidden);
    const { data, errors, calls } = await tributary.ask(
      "query ($id: ID!) { social { none: post(id: 77) { text } hidden: post(id: $id) { hidden } } }",
      { id: hidden.id },
    );
    expect([data, errors]).toEqual([{ social: { none: null, hidden: { hidden: true } } }, []]);
    expect(calls.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it.each(["abc", "SocialUser:1", "SocialPost:x", "12345678901234567890", ""])(
    "refuses %j as its id before any call",
    async (id) => {
      const { errors, calls } = await tributary.ask("query ($id: ID!) { social { post(id: $id) { id } } }", {
        id,
      });
      expect(errors.map(({ extensions }) => extensions["code"])).toEqual(["BAD_USER_INPUT"]);
      expect(calls).toEqual([]);
    },
  );

  it("that is deleted, or whose author is, costs no further call, because the answer includes that (D2-561)", async () => {
    const quote = theirs(demoIndex.quotesGonePost, (post) => referenceOf(post, "quoted") === GONE_POST);
    const quoting = await tributary.ask(
      "query ($id: ID!) { social { post(id: $id) { quotedPost { text author { displayName } } } } }",
      { id: quote.id },
    );
    expect(quoting.data).toEqual({ social: { post: { quotedPost: null } } });
    expect(operationsOf(quoting.calls)).toEqual(["social.getPost"]);
    const mention = ownOf(demoIndex.mentionsGoneAccount);
    expect(mention.entities?.mentions?.map(({ id }) => id)).toEqual([userIdOf(demoIndex.goneFromSocial)]);
    const mentioning = await tributary.ask(
      "query ($id: ID!) { social { post(id: $id) { mentionedUsers { displayName } } } }",
      { id: mention.id },
    );
    expect([mentioning.data, mentioning.errors]).toEqual([{ social: { post: { mentionedUsers: [] } } }, []]);
    expect(operationsOf(mentioning.calls)).toEqual(["social.getPost"]);
  });
});

describe("a list requests the selected members only", () => {
  it.each<[selection: string, rules: string, asked: Record<string, string>]>([
    ["text", "none", {}],
    ["text createdAt", "D2-329", { "post.fields": "created_at" }],
    ["author { displayName }", "D2-330", { expansions: "author_id", "post.fields": "author_id" }],
    [
      "author { location verified }",
      "D2-333",
      { expansions: "author_id", "post.fields": "author_id", "user.fields": "location,verified" },
    ],
    [
      "quotedPost { text createdAt author { url } }",
      "D2-330",
      {
        expansions: "referenced_posts.id,referenced_posts.id.author_id",
        "post.fields": "author_id,created_at,referenced_posts",
        "user.fields": "url",
      },
    ],
    [
      "repostedPost { media { width } }",
      "D2-331",
      {
        expansions: "referenced_posts.id,referenced_posts.id.attachments.media_keys",
        "post.fields": "attachments,referenced_posts",
        "media.fields": "width",
      },
    ],
    [
      "poll { status } place { name } media { type }",
      "D2-332, D2-334",
      {
        expansions: "attachments.media_keys,attachments.poll_ids,geo.place_id",
        "post.fields": "attachments,geo",
        "poll.fields": "voting_status",
        "place.fields": "name",
      },
    ],
    [
      "mentionedUsers { username }",
      "D2-330",
      { expansions: "entities.mentions.username", "post.fields": "entities" },
    ],
    ["likers(first: 1) { nodes { id } }", "none", {}],
  ])("%s (%s)", async (selection, _rules, asked) => {
    const { errors, calls } = await ofUser(`posts(first: 3) { nodes { ${selection} } }`, userIdOf(0));
    expect(errors).toEqual([]);
    const listed = calls.filter(({ operation }) => operation === "listUserPosts");
    expect(listed.map(({ query }) => query)).toEqual([{ max_results: "3", ...asked }]);
    const others = new Set(operationsOf(calls.filter((call) => !listed.includes(call))));
    expect([...others].filter((name) => name !== "social.lookupUsers")).toEqual(
      selection.startsWith("likers") ? ["social.listLikingUsers"] : [],
    );
  });
});

describe("lists of posts", () => {
  it("hold a user's posts, newest first (D2-487)", async () => {
    const { data } = await ofUser("posts { nodes { id } }", userIdOf(0));
    expect(data.social.user.rows?.nodes.map(({ id }) => id)).toEqual(newestFirst(postsBy(0)));
  });

  it("have the authors of 100 posts without a further call (D2-485)", async () => {
    const { data, errors, calls } = await ofUser(
      "mentions(first: 100) { nodes { text author { id displayName location } } }",
      company,
    );
    expect(errors).toEqual([]);
    const nodes = data.social.user.rows?.nodes ?? [];
    expect(nodes).toHaveLength(100);
    expect(new Set(nodes.map(({ author }) => author?.id)).size).toBeGreaterThan(50);
    expect(nodes.every(({ author }) => author?.location)).toBe(true);
    expect(operationsOf(calls)).toEqual(["social.lookupUsers", "social.listUserMentions"]);
  });

  it("have the authors' pinned posts, which no expansion brings, for one further call", async () => {
    const { data, calls } = await ofUser<{ author: { pinnedPost: { text: string } | null } }>(
      "mentions(first: 100) { nodes { author { pinnedPost { text } } } }",
      company,
    );
    expect(data.social.user.rows?.nodes.some(({ author }) => author.pinnedPost?.text)).toBe(true);
    expect(operationsOf(calls)).toEqual([
      "social.lookupUsers",
      "social.listUserMentions",
      "social.lookupUsers",
    ]);
    const authors = calls[2]?.query["ids"]?.split(",") ?? [];
    expect(authors.length).toBe(new Set(authors).size);
  });

  it("have quoted posts with authors and media without a further call (D2-480)", async () => {
    const { data, calls } = await tributary.ask(QuotedPostsDocument, { id: POPULAR_POST });
    const { nodes } = data.social.post.quotes;
    expect(nodes).toHaveLength(20);
    for (const { quotedPost } of nodes)
      expect(quotedPost).toMatchObject({
        id: `SocialPost:${POPULAR_POST}`,
        author: { displayName: expect.any(String) },
        media: [],
      });
    expect(operationsOf(calls)).toEqual(["social.getPost", "social.listQuotePosts"]);
  });

  it("are requested once if two selections want different members of the same authors", async () => {
    const { data, calls } = await tributary.ask(AuthorsOfMentionsDocument, { id: company });
    expect(data.social.user.a.nodes.every(({ author }) => author?.location)).toBe(true);
    expect(data.social.user.b.nodes.every(({ author }) => author && "verified" in author)).toBe(true);
    expect(operationsOf(calls).sort()).toEqual([
      "social.listUserMentions",
      "social.listUserMentions",
      "social.lookupUsers",
    ]);
  });

  it("read each member without an expansion once for each post: a poll of an expanded post", async () => {
    const { data, calls } = await tributary.ask(PollsOfRepliedPostsDocument, { id: userIdOf(4) });
    const answered = new Set(postsBy(4).flatMap((post) => referenceOf(post, "replied_to") ?? []));
    const found = data.social.user.rows.nodes.flatMap(({ repliedToPost }) => repliedToPost ?? []);
    expect(found).toHaveLength(answered.size);
    expect(operationsOf(calls)).toEqual([
      "social.lookupUsers",
      "social.listUserPosts",
      ...[...answered].map(() => "social.getPost"),
    ]);
  });

  it("go on by pagination_token, beyond the 100 of a page, and after any row (D2-335, D2-336)", async () => {
    const list = "mentions(first: 120, after: $after) { nodes { id } pageInfo { endCursor hasNextPage } }";
    const first = await ofUser(list, company);
    expect(
      first.calls.slice(1).map(({ query }) => [query["max_results"], "pagination_token" in query]),
    ).toEqual([
      ["100", false],
      ["20", true],
    ]);
    const rows = first.data.social.user.rows;
    const rest = await ofUser(list, company, { after: rows?.pageInfo.endCursor });
    const all = [...(rows?.nodes ?? []), ...(rest.data.social.user.rows?.nodes ?? [])].map(({ id }) => id);
    expect(all).toEqual(newestFirst(tables.posts.by("mentioned", company)).slice(0, all.length));
    expect(all.length).toBeGreaterThan(120);
    const foreign = await ofUser(list, userIdOf(0), { after: rows?.pageInfo.endCursor });
    expect(foreign.errors.map(({ extensions }) => extensions["code"])).toEqual(["INVALID_CURSOR"]);
  });

  it.each<[string, object, Record<string, string>]>([
    ["exclude", { exclude: ["REPOSTS", "REPLIES"] }, { exclude: "replies,reposts" }],
    ["nothing", { exclude: [] }, {}],
    [
      "times, in UTC and to the second, never fewer posts than asked for",
      { createdAt: { from: "2026-05-04T09:30:00.900+02:00", until: "2026-05-04T09:30:00.100Z" } },
      { start_time: "2026-05-04T07:30:00Z", end_time: "2026-05-04T09:30:01Z" },
    ],
    [
      "ids beside times, which they take precedence of",
      {
        createdAt: { from: "2026-05-04T09:30:00Z", until: "2026-05-04T09:30:00Z" },
        sinceId: "5",
        untilId: "SocialPost:1850000000000000001",
      },
      {
        start_time: "2026-05-04T09:30:00Z",
        end_time: "2026-05-04T09:30:00Z",
        since_id: "5",
        until_id: "1850000000000000001",
      },
    ],
  ])("are filtered by %s (D2-337, D2-338, D2-339, D2-340)", async (_what, filter, asked) => {
    const { errors, calls } = await ofUser("posts(first: 5, filter: $filter) { nodes { id } }", userIdOf(0), {
      filter,
    });
    expect(errors).toEqual([]);
    expect(calls[1]?.query).toEqual({ max_results: "5", ...asked });
  });

  it("since a post have the posts after it, for any time (D2-339, D2-340)", async () => {
    const ids = newestFirst(postsBy(0));
    const since = await ofUser("posts(filter: $filter) { nodes { id } }", userIdOf(0), {
      filter: { sinceId: ids[1], createdAt: { from: "2099-01-01T00:00:00Z" } },
    });
    expect(since.data.social.user.rows?.nodes.map(({ id }) => id)).toEqual(ids.slice(0, 1));
    const until = await ofUser("posts(filter: $filter) { nodes { id } }", userIdOf(0), {
      filter: { untilId: ids[1], createdAt: { until: "2001-01-01T00:00:00Z" } },
    });
    expect(until.data.social.user.rows?.nodes.map(({ id }) => id)).toEqual(ids.slice(2));
  });

  it.each([{ sinceId: "abc" }, { untilId: "SocialUser:1" }])(
    "refuse %j before the list is requested",
    async (filter) => {
      const { errors, calls } = await ofUser("posts(filter: $filter) { nodes { id } }", userIdOf(0), {
        filter,
      });
      expect(errors.map(({ extensions }) => [extensions["code"], extensions["argument"]])).toEqual([
        ["BAD_USER_INPUT", Object.keys(filter)[0]],
      ]);
      expect(operationsOf(calls)).toEqual(["social.lookupUsers"]);
    },
  );

  it("are the posts of a user's timeline, and the liked ones (D2-484, D2-486)", async () => {
    const { data, calls } = await tributary.ask(TimelineAndLikesDocument, { id: userIdOf(0) });
    const followed = tables.follows
      .by("follower", userIdOf(0))
      .map(({ followed_id }) => `SocialUser:${followed_id}`);
    const { timeline, likedPosts } = data.social.user;
    expect(new Set(timeline.nodes.map(({ author }) => author?.id))).toEqual(
      new Set([...followed, `SocialUser:${userIdOf(0)}`]),
    );
    const liked = tables.likes.by("user", userIdOf(0)).map(({ post_id }) => `SocialPost:${post_id}`);
    expect(likedPosts.nodes.map(({ id }) => id).sort()).toEqual(liked.sort());
    expect(operationsOf(calls).sort()).toEqual([
      "social.getReverseChronologicalTimeline",
      "social.listLikedPosts",
      "social.lookupUsers",
    ]);
  });

  it("of several users cost a call each", async () => {
    const ids = [0, 1, 2].map(userIdOf);
    const { data, calls } = await tributary.ask<{ nodes: { posts: Rows }[] }>(
      "query ($ids: [ID!]!) { nodes(ids: $ids) { ... on SocialUser { posts(first: 2) { nodes { id author { displayName } } } } } }",
      { ids: [...ids, ids[0]].map((id) => `SocialUser:${id}`) },
    );
    expect(data.nodes.map(({ posts }) => posts.nodes.length)).toEqual([2, 2, 2, 2]);
    expect(operationsOf(calls)).toEqual(["social.lookupUsers", ...ids.map(() => "social.listUserPosts")]);
  });
});

describe("lists of users", () => {
  const holders = () =>
    tributary.families.company.people.filter(
      (one) => !hasNoAccount(one) && one.index !== demoIndex.goneFromSocial,
    );

  it("are likers and reposters of a post, with the selected members (D2-481, D2-482)", async () => {
    const { data, errors, calls } = await tributary.ask(EngagedUsersDocument, { id: POPULAR_POST });
    expect(errors).toEqual([]);
    const last = holders().slice(-2).reverse();
    expect(data).toMatchObject({
      social: {
        post: {
          likers: {
            nodes: last.map((one) => ({ id: `SocialUser:${socialUserIdOf(one)}`, location: one.city })),
            totalCount: null,
            pageInfo: { hasNextPage: true },
          },
          reposters: {
            edges: [{ node: { username: expect.any(String) } }, { node: { username: expect.any(String) } }],
          },
        },
      },
    });
    expect(calls.slice(1).map(({ operation, query }) => [operation, query])).toEqual([
      [
        "listLikingUsers",
        { max_results: "2", expansions: "pinned_post_id", "user.fields": "location,pinned_post_id" },
      ],
      ["listRepostedBy", { max_results: "2" }],
    ]);
  });

  it("are members and followers of a list, which is an id-only object (D2-492, D2-493)", async () => {
    const { data, calls } = await tributary.ask(PeopleOfSocialListDocument, { id: EVERYBODY_LIST });
    const { members, followers } = data.social.list;
    const all = holders().map((one) => `SocialUser:${socialUserIdOf(one)}`);
    expect(data.social.list).toMatchObject({
      id: `SocialList:${EVERYBODY_LIST}`,
      upstreamId: EVERYBODY_LIST,
    });
    expect(members.nodes.map(({ id }) => id)).toEqual(all);
    expect(followers.nodes).toHaveLength(holders().filter(({ index }) => index % 3 === 0).length);
    expect(operationsOf(calls).sort()).toEqual([
      "social.listListFollowers",
      "social.listListMembers",
      "social.listListMembers",
      "social.listListMembers",
    ]);
  });

  it("cost nothing as an id-only object, are NOT_FOUND for a missing list, and refuse ids of other types", async () => {
    const ask = (id: string, selection: string) =>
      tributary.ask(`query ($id: ID!) { social { list(id: $id) { ${selection} } } }`, { id });
    expect((await ask(`SocialList:${organizationListIdOf(1)}`, "upstreamId")).calls).toEqual([]);
    const missing = await ask("1", "id members { nodes { id } }");
    expect(missing.data).toEqual({ social: { list: { id: "SocialList:1", members: null } } });
    expect(missing.errors.map(({ extensions }) => [extensions["code"], extensions["status"]])).toEqual([
      ["NOT_FOUND", 404],
    ]);
    for (const id of ["SocialUser:1", "x"]) {
      const wrong = await ask(id, "id");
      expect(wrong.errors.map(({ extensions }) => extensions["code"])).toEqual(["BAD_USER_INPUT"]);
      expect(wrong.calls).toEqual([]);
    }
  });
});
