import { describe, expect, it } from "vitest";
import { type SocialPost, type SocialUser, social, userFields } from "#contracts/social/index.ts";
import { demoIndex } from "#services/demo/company.ts";
import { idFor } from "#services/demo/ids.ts";
import {
  hasNoAccount,
  organizationAccountIdOf,
  socialUserIdOf,
  usernameOf,
} from "#services/demo/things/social.ts";
import { socialService } from "#services/social/index.ts";
import { seedSocial } from "#services/social/seed/index.ts";
import { sharedFamilies } from "#test/kit/families.ts";
import { restCalls } from "#test/kit/rest-calls.ts";

const families = await sharedFamilies({ services: [{ service: socialService, seed: seedSocial }] });

interface Lookup {
  data?: SocialUser[];
  includes?: { posts: SocialPost[] };
  errors?: { resource_id: string; title: string; detail: string; type: string }[];
}

const { get, read, refusal } = restCalls(families, social);

const lookup = (ids: readonly string[], query: Record<string, string> = {}) =>
  read<Lookup>(`/2/users?${new URLSearchParams({ ids: ids.join(","), ...query })}`);

const { person } = families;
const idOf = (index: number) => socialUserIdOf(person(index));
const membersOf = (lookup: Lookup) => lookup.data?.map((user) => Object.keys(user));

describe("looking up users", () => {
  it("returns 200 below /2 with id, name and username (D2-002, D2-327, D2-494)", async () => {
    expect(await lookup([idOf(0)])).toEqual({
      data: [{ id: idOf(0), name: person(0).displayName, username: usernameOf(person(0)) }],
    });
    expect((await get(`/1/users?ids=${idOf(0)}`)).status).toBe(404);
  });

  it("takes 100 ids and refuses 101 (D2-349)", async () => {
    const ids = families.company.people.filter((one) => !hasNoAccount(one)).map(socialUserIdOf);
    const { data, errors } = await lookup(ids.slice(0, 100));
    expect([data?.length, errors?.map((error) => error.resource_id)]).toEqual([
      99,
      [idOf(demoIndex.goneFromSocial)],
    ]);
    expect(await refusal("GET", `/2/users?ids=${ids.slice(0, 101)}`)).toMatchObject({
      status: 400,
      field: "ids",
    });
  });

  it("returns ids as text, also beyond 53 bits", async () => {
    const ids = [idOf(0), organizationAccountIdOf(0)];
    expect(ids.map((id) => Number.isSafeInteger(Number(id)))).toEqual([false, true]);
    expect((await lookup(ids)).data?.map((user) => user.id).sort()).toEqual(ids.sort());
    expect(idOf(0)).toBe(idFor("social", 0));
  });

  it("returns each id once and in another order than the request, so that clients must match by id", async () => {
    const asked = [idOf(4), organizationAccountIdOf(3), idOf(1), idOf(4)];
    const { data } = await lookup(asked);
    const found = data?.map((user) => user.id) ?? [];
    expect(found).toHaveLength(3);
    expect(new Set(found)).toEqual(new Set(asked));
    expect(found).toEqual([...found].sort((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1)));
  });

  it("lists unknown ids in errors beside the data of the others, with 200 (D2-561)", async () => {
    expect(await lookup([idOf(0), "77", idOf(demoIndex.goneFromSocial)])).toEqual({
      data: [expect.objectContaining({ id: idOf(0) })],
      errors: ["77", idOf(demoIndex.goneFromSocial)].map((id) => ({
        resource_type: "user",
        resource_id: id,
        title: "Not Found Error",
        detail: `Could not find user with id: [${id}].`,
        type: "/problems/resource-not-found",
      })),
    });
  });

  it("returns 200 with errors and no data if no id is found (D2-561)", async () => {
    const answer = await lookup(["77", idOf(6)]);
    expect(Object.keys(answer)).toEqual(["errors"]);
    expect(answer.errors).toHaveLength(2);
  });
});

describe("fields and expansions", () => {
  it("user.fields, comma separated, adds what it names (D2-333)", async () => {
    const query = { "user.fields": "public_metrics,verified" };
    expect(membersOf(await lookup([idOf(1)], query))).toEqual([
      ["id", "name", "username", "public_metrics", "verified"],
    ]);
    const all = await lookup([idOf(1)], { "user.fields": userFields.join(",") });
    expect(membersOf(all)?.[0]?.sort()).toEqual([...userFields].sort());
    expect(all.data?.[0]).toMatchObject({
      created_at: person(1).joinedAt,
      location: person(1).city,
      public_metrics: {
        followers_count: expect.any(Number),
        following_count: expect.any(Number),
        post_count: expect.any(Number),
      },
    });
  });

  it("expansions adds the pinned posts and the ids that lead to them (D2-330)", async () => {
    const { data, includes } = await lookup([idOf(0), idOf(1), idOf(4)], { expansions: "pinned_post_id" });
    const pinned = data?.flatMap((user) => user.pinned_post_id ?? []);
    expect(pinned).toHaveLength(2);
    expect(includes?.posts.map((post) => post.id).sort()).toEqual(pinned?.sort());
    expect(includes?.posts.map((post) => Object.keys(post))).toEqual([
      ["id", "text"],
      ["id", "text"],
    ]);
  });

  it("post.fields, comma separated, adds what it names to those posts (D2-329)", async () => {
    const query = { expansions: "pinned_post_id", "post.fields": "author_id,created_at" };
    const { includes } = await lookup([idOf(1)], query);
    expect(includes?.posts).toEqual([
      {
        id: expect.any(String),
        text: expect.any(String),
        author_id: idOf(1),
        created_at: expect.stringMatching(/Z$/),
      },
    ]);
  });

  it("expansions without anything to include includes nothing", async () => {
    expect(Object.keys(await lookup([idOf(0)], { expansions: "pinned_post_id" }))).toEqual(["data"]);
  });

  it("the parameters of lists and media have no effect here (D2-558)", async () => {
    const query = { "media.fields": "url", max_results: "1", pagination_token: "x", exclude: "replies" };
    expect((await lookup([idOf(0), idOf(1)], query)).data).toHaveLength(2);
  });

  it("has parameters that are named after posts (D2-004)", () => {
    const names = Object.keys(social.bound.lookupUsers.query);
    expect(names).toEqual(expect.arrayContaining(["ids", "user.fields", "post.fields", "expansions"]));
    expect(names.filter((name) => /tweet|toot/i.test(name))).toEqual([]);
  });
});

describe("failures", () => {
  it.each([
    ["/2/users?ids=abc", "ids"],
    ["/2/users?ids=12345678901234567890", "ids"],
    ["/2/users?ids=1,,2", "ids"],
  ])("%s is refused with 400, naming the parameter (D2-328, D2-559)", async (path, parameter) => {
    expect(await refusal("GET", path)).toMatchObject({ status: 400, field: parameter });
  });

  it("have one shape: title, detail, status and type (D2-328, D2-559)", async () => {
    expect((await get("/2/users")).body).toEqual({
      title: "Invalid Request",
      detail: "ids is required",
      status: 400,
      type: "about:blank",
      parameter: "ids",
    });
    expect((await get("/2/nothing")).body).toMatchObject({ title: "Not Found", status: 404 });
  });
});
