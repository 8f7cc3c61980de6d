/** Locations of SDL errors: composition names the file and line of each. */
import { GraphQLError, parse, Source } from "graphql";
import { describe, expect, it } from "vitest";
import { contractIn } from "#contracts/index.ts";
import { compose, locatedMessage } from "#gateway/schemas/compose.ts";
import { type SubgraphName, typeDefsOf } from "#subgraphs/kit/schema/type-defs.ts";

const HEAD = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key"])`;
const sdl = (file: string, text: string) => parse(new Source(`${HEAD}\n${text}`, file));

/** The message of the composition error. */
const refusal = (files: Partial<Record<SubgraphName, string>>) =>
  compose(
    new Map(
      Object.entries(files).map(([name, text]) => [
        name as SubgraphName,
        sdl(`schema/${name}.graphql`, text),
      ]),
    ),
  ).then(
    () => expect.unreachable("the SDL must not compose"),
    (error: Error) => error.message.split("\n"),
  );

describe("an error of composition", () => {
  it("names file and line of an unknown type", async () => {
    const [first] = await refusal({ identity: "type Query {\n  one: Int\n  two: Unknown\n}" });
    expect(first).toMatch(/^schema\/identity\.graphql:4: .*Unknown/);
  });

  it("names the position in each subgraph if two definitions are incompatible", async () => {
    const [first] = await refusal({
      identity: 'type Query {\n  one: Thing\n}\ntype Thing @key(fields: "id") {\n  id: ID!\n  size: Int\n}',
      business: 'type Thing @key(fields: "id") {\n  id: ID!\n  size: String\n}',
    });
    expect(first).toMatch(/^schema\/business\.graphql:4: .*\(see also schema\/identity\.graphql:7\)$/);
  });

  it("names the definitions of a type that is defined twice, although the composer's error has no position", async () => {
    const [first] = await refusal({
      identity: "type Query {\n  one: Int\n}\nextend type Query {\n  one: Int\n}",
    });
    expect(first).toMatch(/^schema\/identity\.graphql:2: .*\(see also schema\/identity\.graphql:5\)$/);
  });

  it("names file and line of text that is not SDL", () => {
    try {
      sdl("schema/common.graphql", "type Query {\n  one Int\n}");
      expect.unreachable("the text must not be parsed");
    } catch (error) {
      expect(error instanceof GraphQLError && locatedMessage(error)).toMatch(
        /^schema\/common\.graphql:3: Syntax/,
      );
    }
  });
});

describe("the SDL of a subgraph", () => {
  it("has file names and lines in its nodes only if `locations` is set", () => {
    const places = new Set(
      typeDefsOf("business", { contractIn, locations: true }).definitions.map(({ loc }) => loc?.source.name),
    );
    expect(places).toContain("schema/common.graphql");
    expect(places).not.toContain(undefined);
    expect(new Set(typeDefsOf("business", { contractIn }).definitions.map(({ loc }) => loc))).toEqual(
      new Set([undefined]),
    );
  });
});
