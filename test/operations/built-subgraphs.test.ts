/** Rules for the schemas of all subgraphs, for any families. */
import { type GraphQLEnumType, isEnumType, parse } from "graphql";
import { beforeAll, describe, expect, it } from "vitest";
import { business } from "#subgraphs/business/index.ts";
import { collaboration } from "#subgraphs/collaboration/index.ts";
import { identity } from "#subgraphs/identity/index.ts";
import { buildSubgraph, type Subgraph } from "#subgraphs/kit/schema/build.ts";

describe("the subgraphs as they are", () => {
  const built: Subgraph[] = [];
  beforeAll(() => {
    built.push(...[identity, collaboration, business].map((module) => buildSubgraph(module)));
  });

  it("read a value that no document lists as OTHER, in each enum that has OTHER", () => {
    const enums = built.flatMap(({ schema }) =>
      Object.values(schema.getTypeMap()).filter(
        (type): type is GraphQLEnumType => isEnumType(type) && type.getValue("OTHER") !== undefined,
      ),
    );
    expect(enums.length).toBeGreaterThan(0);
    for (const type of enums) {
      for (const value of ["brand_new", "", "__proto__", 5, true, {}])
        expect(type.serialize(value)).toBe("OTHER");
      for (const { name } of type.getValues()) {
        expect(type.serialize(name)).toBe(name);
        if (/^[A-Z_]+$/.test(name)) expect(type.serialize(name.toLowerCase())).toBe(name);
      }
      for (let i = 0; i < 2_000; i++) type.serialize(`unknown ${i}`);
      expect(type.serialize("brand new")).toBe("OTHER");
    }
  });

  it("give each reference an object of its own, and a refused reference costs only itself", async () => {
    const [subgraph] = built;
    const representations = [
      { __typename: "User", email: "Amy@Company.example" },
      { __typename: "User", email: "nobody" },
      { __typename: "User", email: "bo@company.example" },
    ];
    const answer = await subgraph?.execute({
      document: parse(
        "query ($representations: [_Any!]!) { _entities(representations: $representations) { ... on User { email } } }",
      ),
      variables: { representations },
      context: {},
    });
    expect(answer?.data).toEqual({
      _entities: [{ email: "amy@company.example" }, null, { email: "bo@company.example" }],
    });
    expect(answer?.errors).toMatchObject([
      { path: ["_entities", 1], extensions: { code: "BAD_USER_INPUT" } },
    ]);
    expect(representations[0]).toEqual({ __typename: "User", email: "Amy@Company.example" });
  });
});
