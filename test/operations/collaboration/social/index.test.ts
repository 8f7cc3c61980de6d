import { describe, expect, it } from "vitest";
import { SocialUsersByHundredsDocument, WholeSocialUserDocument } from "#generated/test/graphql.ts";
import { demoIndex } from "#services/demo/company.ts";
import {
  hasNoAccount,
  hasPinnedPost,
  organizationAccountIdOf,
  socialUserIdOf,
  usernameOf,
} from "#services/demo/things/social.ts";
import { operationsOf, sharedTributary } from "#test/kit/gateway.ts";

const BY_IDS = "query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on SocialUser { username location } } }";

interface ByIds {
  nodes: ({ id: string; username: string } | null)[] | null;
}

describe("the social network in the graph", async () => {
  const person = (index: number) => tributary.families.person(index);
  const idOf = (index: number) => `SocialUser:${socialUserIdOf(person(index))}`;

  const tributary = await sharedTributary();

  it("reads a user with all members, and the pinned post in the same call (D2-348, D2-494)", async () => {
    const one = person(1);
    expect(hasPinnedPost(one)).toBe(true);
    const { data, calls } = await tributary.ask(WholeSocialUserDocument, { id: socialUserIdOf(one) });
    expect(data).toMatchObject({
      social: {
        user: {
          id: idOf(1),
          upstreamId: socialUserIdOf(one),
          displayName: one.displayName,
          username: usernameOf(one),
          createdAt: one.joinedAt,
          location: one.city,
          publicMetrics: { followerCount: expect.any(Number), postCount: expect.any(Number) },
          pinnedPost: {
            id: expect.stringMatching(/^SocialPost:\d{19}$/),
            text: expect.any(String),
            createdAt: expect.stringMatching(/Z$/),
            author: { id: idOf(1) },
          },
        },
      },
    });
    expect(operationsOf(calls)).toEqual(["social.lookupUsers"]);
  });

  it.each([
    ["username", {}],
    ["username location", { "user.fields": "location" }],
    ["publicMetrics { followerCount } createdAt", { "user.fields": "created_at,public_metrics" }],
    ["pinnedPost { text }", { "user.fields": "pinned_post_id", expansions: "pinned_post_id" }],
    [
      "verified pinnedPost { ...Post }",
      { "user.fields": "pinned_post_id,verified", expansions: "pinned_post_id", "post.fields": "created_at" },
    ],
  ])("requests the selected members and no more: %s (D2-329, D2-330, D2-333)", async (selection, asked) => {
    const fragment = selection.includes("...Post") ? "fragment Post on SocialPost { text createdAt }" : "";
    const { errors, calls } = await tributary.ask(
      `query ($id: ID!) { social { user(id: $id) { ${selection} } } } ${fragment}`,
      { id: idOf(1) },
    );
    expect(errors).toEqual([]);
    expect(calls.map(({ query }) => query)).toEqual([{ ids: socialUserIdOf(person(1)), ...asked }]);
  });

  it("requests once the union of the selected members of a request's users", async () => {
    const { data, calls } = await tributary.ask(
      "query ($a: ID!, $b: ID!) { social { a: user(id: $a) { location } b: user(id: $b) { verified } again: user(id: $a) { location } } }",
      { a: idOf(0), b: idOf(1) },
    );
    expect(data).toMatchObject({
      social: { a: { location: person(0).city }, again: { location: person(0).city } },
    });
    expect(calls.map(({ query }) => query)).toEqual([
      {
        ids: `${socialUserIdOf(person(0))},${socialUserIdOf(person(1))}`,
        "user.fields": "location,verified",
      },
    ]);
  });

  it("answers users in the requested order, null for missing ones (D2-348)", async () => {
    const ids = [
      idOf(2),
      `SocialUser:${organizationAccountIdOf(0)}`,
      "SocialUser:999",
      idOf(0),
      idOf(demoIndex.goneFromSocial),
    ];
    const { data, errors, calls } = await tributary.ask<ByIds>(BY_IDS, { ids });
    expect(errors).toEqual([]);
    expect(data.nodes?.map((user) => user?.id ?? null)).toEqual([
      idOf(2),
      `SocialUser:${organizationAccountIdOf(0)}`,
      null,
      idOf(0),
      null,
    ]);
    expect(operationsOf(calls)).toEqual(["social.lookupUsers"]);
  });

  it("is null if nobody is found, though the network answers 200 with errors", async () => {
    const { data, calls } = await tributary.ask<ByIds>(BY_IDS, { ids: ["SocialUser:998", "SocialUser:999"] });
    expect(data.nodes).toEqual([null, null]);
    expect(calls.map(({ status }) => status)).toEqual([200]);
  });

  it("requests 100 users at a time, each once (D2-349)", async () => {
    const ids = tributary.families.company.people.map(({ index }) => idOf(index));
    const { data, calls } = await tributary.ask(SocialUsersByHundredsDocument, {
      a: ids.slice(0, 100),
      b: ids.slice(100, 200),
      c: [...ids.slice(200), ...ids.slice(0, 10)],
    });
    expect(calls.map(({ query }) => query["ids"]?.split(",").length)).toEqual([100, 100, 50]);
    const found = [data.a, data.b, data.c].flatMap((users) => users ?? []);
    expect(found.map((user) => user !== null)).toEqual(
      [...tributary.families.company.people, ...tributary.families.company.people.slice(0, 10)].map(
        (one) => !hasNoAccount(one) && one.index !== demoIndex.goneFromSocial,
      ),
    );
  });

  it.each(["abc", "1.5", "Ticket:1", "SocialUser:abc", "SocialUser:1:2", "12345678901234567890", "1,2", ""])(
    "refuses %j as the id of a user before any call",
    async (id) => {
      const { errors, calls } = await tributary.ask(
        "query ($id: ID!) { social { user(id: $id) { id username } } }",
        { id },
      );
      expect(errors.map(({ extensions }) => [extensions["code"], extensions["argument"]])).toEqual([
        ["BAD_USER_INPUT", "id"],
      ]);
      expect(calls).toEqual([]);
    },
  );

  it("is reached from people's profiles: one call for 100, null for a deleted account", async () => {
    const { data, errors, calls } = await tributary.ask<{
      users: {
        nodes: {
          email: string;
          identityUser: { socialUser: { username: string; location: string } | null };
        }[];
      };
    }>("{ users(first: 50) { nodes { email identityUser { socialUser { id username location } } } } }");
    expect(errors).toEqual([]);
    expect(operationsOf(calls)).toEqual(["identity.listGroupUsers", "social.lookupUsers"]);
    expect(data.users.nodes).toEqual(
      tributary.families.company.people.slice(0, 50).map((one) => ({
        email: one.email,
        identityUser: {
          socialUser:
            hasNoAccount(one) || one.index === demoIndex.goneFromSocial
              ? null
              : { id: idOf(one.index), username: usernameOf(one), location: one.city },
        },
      })),
    );
  });

  it("keeps all other fields when one call fails (D2-328)", async () => {
    tributary.families.setFaults("social=status:503:1");
    const { data, errors } = await tributary.ask<{ users: { nodes: object[] } }>(
      "{ users(first: 2) { nodes { email identityUser { login socialUser { username } } } } }",
    );
    tributary.families.setFaults("");
    expect(data.users.nodes).toMatchObject(
      [0, 1].map((index) => ({ email: person(index).email, identityUser: { socialUser: null } })),
    );
    expect(errors).toMatchObject(
      [0, 1].map((index) => ({
        path: ["users", "nodes", index, "identityUser", "socialUser"],
        extensions: { code: "UPSTREAM_ERROR", family: "social" },
      })),
    );
  });
});
