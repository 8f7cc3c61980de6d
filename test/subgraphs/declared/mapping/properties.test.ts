import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TributaryError } from "#platform/errors/catalog.ts";
import { compileMapping, scopeOf } from "#subgraphs/declared/mapping/evaluate.ts";
import { parseMapping } from "#subgraphs/declared/mapping/parser.ts";
import { parseUrl, queryOf, queryString, renderPath } from "#subgraphs/declared/mapping/template.ts";
import { MappingError } from "#subgraphs/declared/mapping/tokens.ts";
import { runs } from "#test/kit/draws.ts";

const pieces = fc.constantFrom(
  ..."$ @ $args $this.id . -> ? ?? ?! ... { } [ ] ( ) , : name first map match as 'a' \"b\" 1 -2.5 true null # \n".split(
    " ",
  ),
);

describe("Mappings of any text", () => {
  it("are read, or refused with a place within the text", () => {
    fc.assert(
      fc.property(
        fc.array(pieces, { maxLength: 25 }),
        fc.constantFrom(3, 4),
        fc.jsonValue(),
        (words, version, input) => {
          const text = words.join(" ");
          try {
            const evaluate = compileMapping(parseMapping(text, version));
            evaluate(scopeOf(input, { args: input, this: { id: 1 } }));
          } catch (error) {
            expect(error).toBeInstanceOf(MappingError);
            expect((error as MappingError).line).toBeLessThanOrEqual(text.split("\n").length);
          }
        },
      ),
      { numRuns: runs(3_000) },
    );
  });

  it("of one member read that member of any JSON", () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string({ minLength: 1 }), fc.jsonValue()),
        fc.string({ minLength: 1 }),
        (input, name) => {
          const read = compileMapping(parseMapping(`a: $.${JSON.stringify(name)}`, 4));
          const expected = Object.hasOwn(input, name) ? { a: input[name] } : {};
          expect(read(scopeOf(input, {}))).toEqual(expected);
        },
      ),
    );
  });
});

describe("Values in URLs", () => {
  it("never become another path or another parameter", () => {
    const url = parseUrl("/things/{$args.id}/parts?q={$args.q}&fixed=1", 4);
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" }), (id, q) => {
        const scope = scopeOf(undefined, { args: { id, q } });
        try {
          const path = renderPath(url, scope) ?? "";
          const parsed = new URL(`http://x${path}${queryString(queryOf(url, scope))}`);
          const [, things, encoded = "", parts, ...others] = parsed.pathname.split("/");
          expect([things, parts, others]).toEqual(["things", "parts", []]);
          expect(decodeURIComponent(encoded)).toBe(id);
          expect([...parsed.searchParams]).toEqual([
            ["q", q],
            ["fixed", "1"],
          ]);
        } catch (error) {
          expect(error).toBeInstanceOf(TributaryError);
        }
      }),
      { numRuns: runs(2_000) },
    );
  });
});
