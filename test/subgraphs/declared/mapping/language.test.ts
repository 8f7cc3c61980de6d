import { describe, expect, it } from "vitest";
import { compileMapping, scopeOf } from "#subgraphs/declared/mapping/evaluate.ts";
import { membersOf, variablesIn } from "#subgraphs/declared/mapping/examine.ts";
import { parseMapping } from "#subgraphs/declared/mapping/parser.ts";
import { MappingError } from "#subgraphs/declared/mapping/tokens.ts";

const shop = {
  name: "Corner",
  opened: null,
  owner: { first: "Ada", last: "Byron", email: "ada@example.com" },
  meta: { page: { next: "c2", total: 3 } },
  items: [
    { sku: "a", price: 10, tags: ["new", "red"], maker: { id: 7 } },
    { sku: "b", price: 25, tags: [], maker: { id: 8 } },
    { sku: "c", price: 40, tags: ["red"] },
  ],
  maker_ids: [7, 8],
  kind: "store",
  "odd name": 1,
  true: "a member",
};

const variables = {
  args: { id: "7", limit: null, list: ["x", null, "y"] },
  status: 200,
  this: { id: 3 },
  batch: [{ id: 1 }, { id: 2 }],
};

const map = (text: string, { version = 4, input = shop as unknown } = {}) =>
  compileMapping(parseMapping(text, version))(scopeOf(input, variables));

describe("A mapping", () => {
  it.each<[string, unknown]>([
    // Names, aliases and paths
    ["name kind", { name: "Corner", kind: "store" }],
    ["name, kind", { name: "Corner", kind: "store" }],
    ["title: name", { title: "Corner" }],
    ["owner { first }", { owner: { first: "Ada" } }],
    ["$.owner { first }", { first: "Ada" }],
    ["meta.page { next total }", { next: "c2", total: 3 }],
    ["name meta.page { next }", { name: "Corner", next: "c2" }],
    ["page: meta.page { next }", { page: { next: "c2" } }],
    ["meta.page.next", "c2"],
    ["who: { given: owner.first family: owner.last }", { who: { given: "Ada", family: "Byron" } }],
    ['odd: $."odd name"', { odd: 1 }],
    ['"odd name"', "odd name"],
    ["missing name", { name: "Corner" }],
    ["opened", { opened: null }],
    ["# a comment\nname # and another\n", { name: "Corner" }],
    // Lists
    ["items.sku", ["a", "b", "c"]],
    ["items { sku }", { items: [{ sku: "a" }, { sku: "b" }, { sku: "c" }] }],
    ["$.items { sku maker: maker.id }", [{ sku: "a", maker: 7 }, { sku: "b", maker: 8 }, { sku: "c" }]],
    ["items.maker.id", [7, 8, null]],
    ["makers: maker_ids { id: $ }", { makers: [{ id: 7 }, { id: 8 }] }],
    ["$->as($shop).items { sku of: $shop.name }", ["a", "b", "c"].map((sku) => ({ sku, of: "Corner" }))],
    // Literals
    [
      'a: "text" b: -1.5 c: true d: null e: [1, name] f: { g: 2 }',
      { a: "text", b: -1.5, c: true, d: null, e: [1, "Corner"], f: { g: 2 } },
    ],
    [
      'a: $("text") b: $(false) c: $([1, 2])->last d: $({ x: name }).x',
      { a: "text", b: false, c: 2, d: "Corner" },
    ],
    ["'it''s' : name".replace("''", "\\'"), { "it's": "Corner" }],
    ["$({ id: $args.id, n: 1 })", { id: "7", n: 1 }],
    ["{ id: $args.id, name }", { id: "7", name: "Corner" }],
    // Variables
    ["id: $args.id own: $this.id status: $status", { id: "7", own: 3, status: 200 }],
    ["ids: $batch.id", { ids: [1, 2] }],
    ["nothing: $args.nothing name", { name: "Corner" }],
    // Absence
    [
      'a: missing ?? "x" b: opened ?? "x" c: opened ?! "x" d: missing ?! "x"',
      { a: "x", b: "x", c: null, d: "x" },
    ],
    ["a: opened ?? missing ?? name", { a: "Corner" }],
    ["a: $args.limit? b: opened?->jsonStringify c: opened->jsonStringify", { c: "null" }],
    ["a: $.nobody?.first b: name", { b: "Corner" }],
    // Spreads
    [
      'name ... kind->match(["store", { __typename: "Store", title: name }], [@, null])',
      { name: "Corner", __typename: "Store", title: "Corner" },
    ],
    ['name ... kind->match(["office", { a: 1 }], [@, null])', null],
    ["name ... owner", { name: "Corner", first: "Ada", last: "Byron", email: "ada@example.com" }],
    // Methods
    [
      "a: items->first.sku b: items->last.sku c: items->size d: name->size e: owner->size",
      { a: "a", b: "c", c: 3, d: 6, e: 3 },
    ],
    [
      "a: items.sku->slice(1) b: name->slice(0, 2) c: items.sku->get(-1) d: name->get(0) e: owner->get('last')",
      { a: ["b", "c"], b: "Co", c: "c", d: "C", e: "Byron" },
    ],
    ["items->filter(@.price->gt(20)) { sku }", [{ sku: "b" }, { sku: "c" }]],
    ["a: items->find(@.tags->contains('red')).sku", { a: "a" }],
    ["a: items->filter(@->as($i)->echo($i.price->gt(5))->and($i.tags->size->eq(0))).sku", { a: ["b"] }],
    [
      "a: items->map({ code: @.sku, price: @.price->mul(2) })",
      {
        a: [
          { code: "a", price: 20 },
          { code: "b", price: 50 },
          { code: "c", price: 80 },
        ],
      },
    ],
    ["a: name->map(@)", { a: ["Corner"] }],
    ["a: owner->entries.key b: $args.list->joinNotNull('-')", { a: ["first", "last", "email"], b: "x-y" }],
    [
      "a: $(1)->add(2, 3) b: $(9)->sub(1)->div(2) c: $(7)->mod(4) d: $(2)->mul(3)",
      { a: 6, b: 4, c: 3, d: 6 },
    ],
    [
      "a: $(1)->eq(1) b: $('a')->ne('b') c: $(2)->gte(2) d: $(1)->lt(2) e: $(3)->lte(2)",
      { a: true, b: true, c: true, d: true, e: false },
    ],
    [
      "a: $(true)->and(false) b: $(false)->or(true) c: $(true)->not d: $(2)->in([1, 2])",
      { a: false, b: true, c: false, d: true },
    ],
    [
      "a: $('a,b,c')->split(',') b: $(' x ')->trim c: $(' x ')->trimStart d: $(' x ')->trimEnd",
      { a: ["a", "b", "c"], b: "x", c: "x ", d: " x" },
    ],
    ["a: $('a,b,c')->split(',', 2)", { a: ["a", "b,c"] }],
    [
      "a: $(12)->toString b: $('ff')->parseInt(16) c: $('12')->parseInt d: $('x')->parseInt",
      { a: "12", b: 255, c: 12 },
    ],
    ["a: owner->jsonStringify->jsonParse.last", { a: "Byron" }],
    ["$->keysToCamelCase { makerIds }", { makerIds: [7, 8] }],
    ["a: $({ out_er: { in_ner: 1 } })->keysToCamelCaseDeep", { a: { outEr: { inNer: 1 } } }],
    ["a: kind->match(['office', 1], ['store', 2]) b: kind->match(['office', 1])", { a: 2 }],
    ["a: owner->as($o, @.last)->echo($o)", { a: "Byron" }],
    ["a: name->add(1) b: items->trim c: missing->size", {}],
  ])("%s", (text, expected) => {
    expect(map(text)).toEqual(expected);
  });

  it("of a list maps each of its items, also lists within it", () => {
    const input = [{ id: 1, more: 2 }, null, [{ id: 3 }]];
    expect(map("id", { input })).toEqual([{ id: 1 }, null, [{ id: 3 }]]);
  });

  it("before v0.4 has keys in quotes, and values in `$( … )` alone", () => {
    expect(map('a: "odd name" b: true c: $("text") d: $({ e: "text" }).e', { version: 3 })).toEqual({
      a: 1,
      b: "a member",
      c: "text",
      d: "text",
    });
    for (const text of ["name, kind", "a: 5", "... owner", 'a: missing ?? "x"'])
      expect(() => parseMapping(text, 3), text).toThrow(MappingError);
  });

  it("reads and writes __proto__ as an ordinary member", () => {
    const found = map("__proto__ name", {
      input: JSON.parse('{"__proto__": {"polluted": true}, "name": "n"}'),
    });
    expect(Object.getPrototypeOf(found)).toBe(Object.prototype);
    expect(JSON.stringify(found)).toBe('{"__proto__":{"polluted":true},"name":"n"}');
  });

  it.each<[string, number, number, RegExp]>([
    ["name\n  kind->frist", 2, 7, /->frist does not exist; ->first does/],
    ["name->slice", 1, 5, /->slice takes 1 to 2 arguments, not 0/],
    ["a: { b", 1, 7, /the mapping ends instead of "}"/],
    ['a: "open', 1, 4, /has no end/],
    ["name\nowner.first last", 2, 1, /needs a name before it/],
    ["a, b c", 1, 6, /not by both/],
    ["a: b ?? c ?! d", 1, 11, /cannot stand in one chain/],
    ["a: %", 1, 4, /"%" cannot stand here/],
    ["a: $.", 1, 6, /instead of the name of a member/],
    [`a: ${"[".repeat(200)}`, 1, 104, /nested more than 100 levels deep/],
  ])("refuses %j at line %i, column %i", (text, line, column, message) => {
    const refused = () => parseMapping(text, 4);
    expect(refused).toThrow(message);
    expect(refused).toThrow(expect.objectContaining({ line, column }));
  });

  it("reads no text of JSON that is nested thousands of levels deep", () => {
    const text = (levels: number) => "[".repeat(levels) + "]".repeat(levels);
    expect(map("$->jsonParse", { input: text(900) })).toHaveLength(1);
    expect(map("$->jsonParse", { input: text(60_000) })).toBeUndefined();
  });

  it("lists the variables that it reads and the members of its result", () => {
    const parsed = parseMapping(
      "id: $this.id ... owner { first } b: $args { x y } c: items->as($i)->echo($i.sku)",
      4,
    );
    expect(variablesIn(parsed).map(({ name, members }) => [name, ...members].join("."))).toEqual([
      "this.id",
      "args.x",
      "args.y",
    ]);
    expect(membersOf(parsed)).toEqual(new Set(["id", "first", "b", "c"]));
    expect(membersOf(parseMapping("$->keysToCamelCase", 4))).toBeUndefined();
  });

  it.each([
    ["$.shop", "shop"],
    ["$(shop)", "shop"],
    ["{ s: shop }", "shop"],
    ["[$.a, b ?? $.c]", "a b c"],
    ["maker { id name { last } }", "maker.id maker.name.last"],
    ["kind->match([$.a, b], [@, $])", "kind a b "],
    ["@.shop", "shop"],
    ["$args.id", ""],
  ])("reads the members of a variable below braces: %s", (value, members) => {
    const uses = variablesIn(parseMapping(`$batch { id s: ${value} }`, 4));
    const ofBatch = uses.filter(({ name }) => name === "batch").map((use) => use.members.join("."));
    expect(ofBatch).toEqual(["id", ...(value === "$args.id" ? [] : members.split(" "))]);
  });
});
