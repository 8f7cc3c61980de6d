import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as fc from "fast-check";
import { parse } from "graphql";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DeclarationError } from "#subgraphs/declared/places.ts";
import { readFolder } from "#subgraphs/declared/read-folder.ts";
import { runs } from "#test/kit/draws.ts";

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "declared-"));
});

afterAll(() => rmSync(folder, { recursive: true }));

const OTHERS = parse(`
  type User @key(fields: "email") { email: String! name: String }
  type Plain { a: Int }
`);

const read = (text: string) => {
  writeFileSync(join(folder, "shop.graphql"), text);
  return readFolder({ folder, families: ["crm"], others: () => [OTHERS] });
};

const HEAD = `extend schema
  @link(url: "https://specs.apollo.dev/connect/v0.3", import: ["@source", "@connect"])
  @source(name: "shop", http: { baseURL: "https://shop.example" })
`;

/** The mistakes of a file whose first three lines declare the source `shop`. */
function mistakesOf(text: string): readonly string[] {
  try {
    read(HEAD + text);
    return [];
  } catch (error) {
    if (error instanceof DeclarationError) return error.mistakes;
    throw error;
  }
}

const CONNECT = '@connect(source: "shop", http: { GET: "/a" }, selection: "a")';

const query = (connect: string) => `type Query {\n  thing(id: ID!): String ${connect}\n}`;

describe("A folder with mistakes", () => {
  it("names the place of a mistake within a block string", () => {
    const text = `type Query {
  things: [Thing]
    @connect(
      source: "shop"
      http: { GET: "/things" }
      selection: """

      id
      name: title->trmi
      """
    )
}
type Thing { id: ID name: String }`;
    expect(mistakesOf(text)).toEqual([
      expect.stringMatching(
        /^shop\.graphql:12:18: In the selection of @connect of Query\.things: The method ->trmi does not exist; ->trim does$/,
      ),
    ]);
  });

  it.each<[string, string, RegExp]>([
    [
      "a source that is not there",
      query('@connect(source: "shp", http: { GET: "/" }, selection: "$.a")'),
      /shop\.graphql:5:43: .* no source and no family with "shp"; did you mean "shop"\?/,
    ],
    [
      "no method",
      query('@connect(source: "shop", http: {}, selection: "$.a")'),
      /has one of GET, POST, PUT, PATCH, DELETE/,
    ],
    [
      "two methods",
      query('@connect(source: "shop", http: { GET: "/", POST: "/" }, selection: "$.a")'),
      /has one of GET/,
    ],
    ["no selection", query('@connect(source: "shop", http: { GET: "/" })'), /has no selection/],
    [
      "an argument that is not there",
      query('@connect(source: "shop", htp: 1, http: { GET: "/" }, selection: "$.a")'),
      /has no "htp"; it has source/,
    ],
    [
      "two connectors on a list",
      `type Query {\n  things: [Thing] ${CONNECT} ${CONNECT}\n}\ntype Thing { a: ID }`,
      /^shop\.graphql:5:81: Query\.things has a connector at shop\.graphql:5:19 as well; only a field that reads one object can have several$/,
    ],
    [
      "two connectors on a write",
      `type Mutation {\n  thing: Thing ${CONNECT} ${CONNECT}\n}\ntype Thing { a: ID }`,
      /^shop\.graphql:5:78: Mutation\.thing has a connector at shop\.graphql:5:16 as well/,
    ],
    [
      "neither source nor origin",
      query('@connect(http: { GET: "/" }, selection: "$.a")'),
      /neither a source nor a URL/,
    ],
    [
      "a source and an origin",
      query('@connect(source: "shop", http: { GET: "https://a.example/" }, selection: "$.a")'),
      /a path is enough/,
    ],
    [
      "$this of a root",
      query('@connect(source: "shop", http: { GET: "/{$this.id}" }, selection: "$.a")'),
      /reads \$this, which a root field has not/,
    ],
    [
      "$status in a request",
      query('@connect(source: "shop", http: { GET: "/{$status}" }, selection: "$.a")'),
      /\$status cannot be read here; \$args/,
    ],
    [
      "a URL whose expression does not end",
      query('@connect(source: "shop", http: { GET: "/{$args.id" }, selection: "$.a")'),
      /shop\.graphql:5:75: In the URL/,
    ],
    [
      "a header that may not be forwarded",
      query(
        '@connect(source: "shop", http: { GET: "/", headers: [{ name: "cookie", from: "cookie" }] }, selection: "$.a")',
      ),
      /forwards the header cookie/,
    ],
    [
      "a header of the request that may not be read",
      query(
        `@connect(source: "shop", http: { GET: "/", queryParams: "a: $request.headers.cookie" }, selection: "$.a")`,
      ),
      /\$request\.headers has only/,
    ],
    [
      "a connector on a root type",
      'type Query @connect(source: "shop", http: { GET: "/" }, selection: "a") { a: Int }',
      /stands on the fields of a root type/,
    ],
    [
      "a type without a key",
      'type Thing @connect(source: "shop", http: { GET: "/" }, selection: "a") { a: Int }',
      /reads neither \$this nor \$batch/,
    ],
    [
      "a batch without the names of its members",
      'type Thing @connect(source: "shop", http: { POST: "/", body: "ids: $batch.id all: $batch" }, selection: "a") { id: ID a: Int }',
      /Thing takes \$batch whole: it has the members that mappings name, as \$batch\.id/,
    ],
    [
      "an object taken whole below braces",
      'type Thing @connect(source: "shop", http: { POST: "/", body: "$this { id all: $ }" }, selection: "a") { id: ID a: Int }',
      /Thing takes \$this whole/,
    ],
    [
      "a key that the type lacks",
      'type Thing @connect(source: "shop", http: { GET: "/{$this.id}" }, selection: "a") { a: Int }',
      /Thing: \$this\.id does not exist: Thing has no field "id"/,
    ],
    [
      "an extended type that is not there",
      'extend type Nothing { a: Int @connect(source: "shop", http: { GET: "/{$this.b}" }, selection: "a") }',
      /Nothing is extended, and neither/,
    ],
    [
      "a member that an extended type lacks",
      'extend type User { a: Int @connect(source: "shop", http: { GET: "/{$this.age}" }, selection: "$.a") }',
      /\$this\.age does not exist: User has no field "age"/,
    ],
    [
      "an extended type without a key",
      'extend type Plain { b: Int @connect(source: "shop", http: { GET: "/{$this.a}" }, selection: "$.a") }',
      /Plain has no key/,
    ],
    [
      "an argument that a mapping misspells",
      query('@connect(source: "shop", http: { GET: "/{$args.idd}" }, selection: "$.a")'),
      /shop\.graphql:5:67: In the URL of @connect of Query\.thing: \$args\.idd does not exist: Query\.thing has no argument "idd"; did you mean "id"\?/,
    ],
    [
      "a member of an input object that is not there",
      `input Filter { status: String }
type Query { thing(by: Filter): String @connect(source: "shop", http: { POST: "/", body: "s: $args.by.state" }, selection: "$.a") }`,
      /shop\.graphql:5:94: .* Filter has no member "state"/,
    ],
    [
      "a field of the parent that is not there",
      `type Query { thing: Thing @connect(source: "shop", http: { GET: "/" }, selection: "id") }
type Thing { id: ID parts: [String] @connect(source: "shop", http: { GET: "/{$this.idd}" }, selection: "$.a") }`,
      /shop\.graphql:5:78: .* \$this\.idd does not exist: Thing has no field "idd"; did you mean "id"\?/,
    ],
    [
      "a misspelt name of a nested selection",
      `type Query { things: [Thing] @connect(source: "shop", http: { GET: "/" }, selection: """
  $.data {
    id
    maker: { nmae: by }
  }
  """) }
type Thing { id: ID maker: Maker }
type Maker { name: String @connect(source: "shop", http: { GET: "/m" }, selection: "$.name") }`,
      /^shop\.graphql:7:14: In the selection of @connect of Query\.things: Maker has no field "nmae"; did you mean "name"\?$/,
    ],
    [
      "a field that no selection gives a value",
      `type Query { thing: Thing @connect(source: "shop", http: { GET: "/" }, selection: "id") }
type Thing { id: ID size: Int }`,
      /shop\.graphql:5:21: No selection gives Thing\.size a value/,
    ],
    [
      "an object where a scalar is declared",
      query('@connect(source: "shop", http: { GET: "/" }, selection: "a")'),
      /shop\.graphql:5:\d+: In the selection of @connect of Query\.thing: String has no members/,
    ],
    [
      "a list with @paging that no connector reads",
      `extend schema @paging(source: "shop", fields: ["Query.thinks"], page: "p", most: 5)
type Query { things: [Thing] @connect(source: "shop", http: { GET: "/" }, selection: "id") } type Thing { id: ID }`,
      /shop\.graphql:4:15: @paging names Query\.thinks, which is no list/,
    ],
    [
      "@paging without the length of a page",
      `extend schema @paging(source: "shop", page: "p")`,
      /shop\.graphql:4:15: @paging has `most`/,
    ],
    [
      "@paging by a cursor that nothing gives",
      `extend schema @paging(source: "shop", cursor: "p", most: 5)`,
      /shop\.graphql:4:15: @paging by `cursor` has `next`/,
    ],
    [
      "an argument of a connection that is its own",
      `extend schema @paging(source: "shop", page: "p", most: 5)
type Query { things(first: Int): [Thing] @connect(source: "shop", http: { GET: "/" }, selection: "id") } type Thing { id: ID }`,
      /shop\.graphql:5:21: Query\.things is a connection by @paging/,
    ],
    [
      "a limit of a source that does not stand beside it",
      `extend schema @rates(source: "shpo", calls: 1, perSeconds: 1)`,
      /shop\.graphql:4:15: @rates names the `source`/,
    ],
    [
      "a field of a root type without a connector",
      "type Query { thing: String }",
      /shop\.graphql:4:14: Query\.thing has no @connect: it would always be null/,
    ],
    [
      "a connector on a subscription",
      'type Subscription { thing: String @connect(source: "shop", http: { GET: "/" }, selection: "$.a") }',
      /shop\.graphql:4:35: @connect stands on an object type or its fields, and on fields of Query and Mutation/,
    ],
    [
      "a connector on a field of an interface",
      `type Query { thing: Media @connect(source: "shop", http: { GET: "/" }, selection: "id __typename: 'Book'") }
interface Media { id: ID @connect(source: "shop", http: { GET: "/" }, selection: "$.a") }
type Book implements Media { id: ID }`,
      /shop\.graphql:5:26: @connect stands on an object type/,
    ],
    [
      "objects of an interface without the name of their type",
      `type Query { thing: Media @connect(source: "shop", http: { GET: "/" }, selection: "id") }
interface Media { id: ID }
type Book implements Media { id: ID }`,
      /shop\.graphql:4:84: In the selection of @connect of Query\.thing: Media is one of several types, and no __typename says which/,
    ],
    [
      "an expression within the host of a URL",
      query('@connect(http: { GET: "https://a.{$args.id}.example/" }, selection: "$.a")'),
      /shop\.graphql:5:59: In the URL .*: The host of a URL is a text without expressions/,
    ],
    [
      "an expression at the beginning of the host of a URL",
      query('@connect(http: { GET: "https://{$args.id}/" }, selection: "$.a")'),
      /The host of a URL is a text without expressions/,
    ],
    [
      "a fragment of a URL",
      query('@connect(source: "shop", http: { GET: "/a#{$args.id}" }, selection: "$.a")'),
      /shop\.graphql:5:67: In the URL .*: A call has no fragment/,
    ],
    [
      "a URL that names another path by dots",
      query('@connect(source: "shop", http: { GET: "/{$args.id}/../a" }, selection: "$.a")'),
      /In the URL .*: A path has no segments "\." and "\.\."/,
    ],
    [
      "a header of the connection",
      query(
        '@connect(source: "shop", http: { GET: "/", headers: [{ name: "Transfer-Encoding", value: "chunked" }] }, selection: "$.a")',
      ),
      /shop\.graphql:5:79: @connect of Query\.thing sets transfer-encoding, which is the connection's own/,
    ],
    [
      "the environment taken whole",
      query('@connect(source: "shop", http: { GET: "/" }, selection: "$env")'),
      /\$env has each variable by its name, as \$env\.NAME/,
    ],
    [
      "the headers of the request taken whole",
      query('@connect(source: "shop", http: { POST: "/", body: "$request" }, selection: "$.a")'),
      /\$request\.headers has only/,
    ],
    [
      "a name of the language that `->as` binds",
      query(
        '@connect(source: "shop", http: { POST: "/", body: "a: $request b: $args.id->as($request)" }, selection: "$.a")',
      ),
      /\$request is a name of the language, which ->as cannot bind/,
    ],
    [
      "a user in the address of a source",
      'extend schema @source(name: "other", http: { baseURL: "https://me:secret@other.example" })',
      /shop\.graphql:4:15: The baseURL of other has a user, which is not sent: families\.sources\.other\.credential is$/,
    ],
    ["no SDL", "type Query {", /^shop\.graphql:4:13: Syntax Error/],
  ])("reports %s", (_, text, expected) => {
    expect(mistakesOf(text)).toEqual([expect.stringMatching(expected)]);
  });

  it("accepts member names that only the service can check", () => {
    expect(
      mistakesOf(`type Query {
  all: [Media] @connect(source: "shop", http: { GET: "/" }, selection: "$->keysToCamelCaseDeep")
  one(id: ID): Media @connect(
    source: "shop"
    http: { GET: "/{$args.id}" }
    selection: "id __typename: kind->match(['b', 'Book'], [@, 'Film']) size: $(a.size?->first ?? 1)"
  )
}
interface Media { id: ID size: Int }
type Book implements Media { id: ID size: Int pages: Int }
type Film implements Media { id: ID size: Int }`),
    ).toEqual([]);
  });

  it("accepts a @key written in the file, and source names with hyphens", () => {
    expect(
      mistakesOf(`extend schema @source(name: "shop-v2", http: { baseURL: "https://shop.example/v2" })
type Query { a: String @connect(source: "shop-v2", http: { GET: "/" }, selection: "$.a") }
type Maker @key(fields: "id") {
  id: ID!
  names: [String] @connect(source: "shop-v2", http: { GET: "/makers/{$this.id}" }, selection: "$.names")
}`),
    ).toEqual([]);
  });

  it("reports an unknown version of connect, and a file that does not link connect", () => {
    const withVersion = (version: string) => () =>
      read(`extend schema @link(url: "https://specs.apollo.dev/connect/${version}")`);
    expect(withVersion("v0.9")).toThrow("shop.graphql:1:15: connect v0.9 is not known; v0.1 to v0.4 are");
    expect(() => read("type Query { a: Int }")).toThrow("shop.graphql: The file links no");
  });

  it("may declare a scalar in each of its files", () => {
    const field = (name: string) =>
      `scalar DateTime\ntype Query { ${name}: DateTime @connect(source: "shop", http: { GET: "/" }, selection: "$.a") }`;
    const other = join(folder, "other.graphql");
    writeFileSync(other, HEAD.replaceAll(/^ +@source.*$/gm, "") + field("b"));
    expect(mistakesOf(field("a"))).toEqual([]);
    rmSync(other);
  });

  it("reports all mistakes together", () => {
    expect(
      mistakesOf(`${query('@connect(source: "a", http: { GET: "/{" }, selection: "b:")')}`),
    ).toHaveLength(2);
  });

  it("of any text ends the start with sentences, never with a crash", () => {
    const words = HEAD.split(/(?<=[\s(){}:])/).concat(
      "type Query {",
      "a(b: ID): C",
      '@connect(source: "shop"',
      "http: { GET: ",
      '"/{$this.a}"',
      "})",
      "selection: ",
      '"a { b }"',
      ")",
      "}",
      "extend type User {",
    );
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 30 }), (parts) => {
        try {
          read(HEAD + parts.join(" "));
        } catch (error) {
          expect(error).toBeInstanceOf(DeclarationError);
        }
      }),
      { numRuns: runs(500) },
    );
  });
});

describe("A selection without some fields of its type", () => {
  const link = (onType: string) =>
    read(`${HEAD}
type Query { things: [Thing] @connect(source: "shop", http: { GET: "/things" }, selection: "id name") }
type Thing ${onType} { id: ID! name: String }
extend type User { things: [Thing] @connect(source: "shop", http: { GET: "/of/{$this.email}" }, selection: "id") }
`).notices;

  it("is reported, because they are null there", () => {
    expect(link("")).toEqual([
      "shop.graphql:7:109: The selection of User.things leaves out name of Thing, and no connector reads Thing by a key: null there",
    ]);
  });

  it("is complete where a connector on the type reads them", () => {
    expect(
      link(
        '@connect(source: "shop", http: { POST: "/things", body: "ids: $batch.id" }, selection: "id name")',
      ),
    ).toEqual([]);
  });
});

describe("Calls that are more than needed", () => {
  it("are reported with the connector that would gather them", () => {
    const { notices } = read(`${HEAD}
type Query { things: [Thing] @connect(source: "shop", http: { GET: "/things" }, selection: "id") }
type Thing @connect(source: "shop", http: { GET: "/things/{$this.id}" }, selection: "id size") { id: ID! size: Int }
`);
    expect(notices).toEqual([
      "shop.graphql:6:12: Thing makes one GET for each Thing of Query.things; if the service takes many keys in one call, a connector on Thing with $batch needs one call for all",
    ]);
  });

  it("are none where a connector takes many keys", () => {
    const { notices } = read(`${HEAD}
type Query { things: [Thing] @connect(source: "shop", http: { GET: "/things" }, selection: "id") }
type Thing
  @connect(source: "shop", http: { GET: "/things/{$this.id}" }, selection: "id size")
  @connect(source: "shop", http: { POST: "/things", body: "ids: $batch.id" }, selection: "id size") { id: ID! size: Int }
`);
    expect(notices).toEqual([]);
  });
});

describe("A folder that cannot be read as it is", () => {
  let place: string;
  beforeEach(() => {
    place = mkdtempSync(join(tmpdir(), "folder-"));
  });
  afterEach(() => rmSync(place, { recursive: true }));

  const mistakesIn = (path: string): readonly string[] => {
    try {
      readFolder({ folder: path, families: [], others: () => [] });
      return [];
    } catch (error) {
      if (error instanceof DeclarationError) return error.mistakes;
      throw error;
    }
  };
  const write = (name: string, text: string | Buffer) => {
    const file = join(place, name);
    writeFileSync(file, text);
    return file;
  };
  const FILE = `${HEAD}${query('@connect(source: "shop", http: { GET: "/" }, selection: "$.a")')}`;

  it("is a file", () => {
    const file = write("shop.graphql", FILE);
    expect(mistakesIn(file)).toEqual([`${file} is a file; families.folder is the folder that holds it`]);
  });

  it("does not exist", () => {
    expect(mistakesIn(join(place, "none"))).toEqual([`${join(place, "none")} does not exist`]);
  });

  it("is empty", () => {
    expect(mistakesIn(place)).toEqual([`${place} has no file that ends with .graphql`]);
  });

  // Only a file system that tells upper case apart can have both files.
  it.runIf(process.platform === "linux")("has two files of one name", () => {
    write("Shop.graphql", FILE);
    write("shop.graphql", 'extend schema @link(url: "https://specs.apollo.dev/connect/v0.3")');
    expect(mistakesIn(place)).toEqual([
      "Shop.graphql: shop.graphql has the same name but for upper case, and some systems keep one of them",
    ]);
  });

  it("has a file of another encoding, and a folder in place of a file", () => {
    write("shop.graphql", Buffer.from(`\uFEFF${FILE}`, "utf16le"));
    mkdirSync(join(place, "more.graphql"));
    expect(mistakesIn(place)).toEqual([
      "more.graphql: is no file with text in UTF-8",
      "shop.graphql: is no file with text in UTF-8",
    ]);
  });

  it("reads a file with a byte order mark, and counts its columns without the mark", () => {
    write("shop.graphql", `\uFEFF${FILE}`);
    expect(mistakesIn(place)).toEqual([]);
    write("shop.graphql", "\uFEFFxtend schema");
    expect(mistakesIn(place)).toEqual([expect.stringMatching(/^shop\.graphql:1:1: Syntax Error/)]);
  });
});
