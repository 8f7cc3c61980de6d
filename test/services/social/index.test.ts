import { describe, expect, it } from "vitest";
import { type SocialPost, type SocialUser, social } from "#contracts/social/index.ts";
import { demoIndex } from "#services/demo/company.ts";
import { hasNoAccount, socialUserIdOf, usernameOf } from "#services/demo/things/social.ts";
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
});

describe("fields and expansions", () => {
  it("the parameters of lists and media have no effect here (D2-558)", async () => {
    const query = { "media.fields": "url", max_results: "1", pagination_token: "x", exclude: "replies" };
    expect((await lookup([idOf(0), idOf(1)], query)).data).toHaveLength(2);
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
