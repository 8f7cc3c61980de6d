/** Ids in paths: the service reads the id that the caller gave, at the called operation, or the id is refused. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PathValueError } from "#contracts/kit/path.ts";
import { basePathOf } from "#services/kit/http/host.ts";
import { createRouter } from "#services/kit/http/router.ts";
import { runs } from "#test/kit/draws.ts";
import { families, operations } from "#test/subgraphs/kit/rest/contracts.ts";

/** Strange text that people and attackers may write as an id. */
const nasty = [
  ..."./\\%?#'\"(),;:@&=+$!*~|^`{}[]<> \t\r\n\0\u007f\u0085\u00a0\u00e9\u2028\ufeff\uff0e\ud800\udc00",
  "..",
  "%2e",
  "%2E%2e",
  "%252e",
  "%2f",
  "%5c",
  "%00",
  "//",
  "''",
  "')/x('",
  "\u{1f600}",
  "a",
  "Z",
  "0",
  "9",
  "-",
  "_",
];
const id = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.array(fc.constantFrom(...nasty), { maxLength: 8 }).map((parts) => parts.join("")),
  },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 12 }) },
  { weight: 2, arbitrary: fc.stringMatching(/^[A-Za-z0-9+/=_-]{1,24}$/) },
  { weight: 1, arbitrary: fc.uuid() },
  { weight: 1, arbitrary: fc.nat().map(String) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...nasty), fc.integer({ min: 200, max: 70_000 }))
      .map(([text, times]) => text.repeat(times)),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      "/",
      "/ajXp112QmuoKj4854875==",
      "a//b",
      "a/b",
      "..",
      ".",
      "../..",
      "http://x/",
      "constructor",
    ),
  },
);

/** Values that each path accepts. With strange ids only, a path of two numbers may refuse 500 in a row. */
const plain = fc.nat().map(String);

const routers = new Map(families.map((family) => [family.name, createRouter(Object.values(family.bound))]));

/** The pathname that a common server reads, with dot segments resolved. */
const resolved = (path: string) => new URL(`http://host${path}`).pathname;

describe("a path with an id of any kind in it", () => {
  const withParams = operations.filter(({ template }) => template.params.length > 0);

  it.each(withParams.map((operation) => [operation.id, operation] as const))(
    "is %s with that id, or is refused",
    (_id, { family, name, method, template }) => {
      let sent = 0;
      const count = { minLength: template.params.length, maxLength: template.params.length };
      fc.assert(
        fc.property(
          fc.oneof(
            { weight: 9, arbitrary: fc.array(id, count) },
            { weight: 1, arbitrary: fc.array(plain, count) },
          ),
          (ids) => {
            const values = Object.fromEntries(template.params.map((param, i) => [param, ids[i]]));
            let path: string;
            try {
              path = template.render(values);
            } catch (error) {
              if (!(error instanceof PathValueError)) throw error;
              return;
            }
            sent++;
            expect(template.match(path)).toEqual(values);
            const found = routers.get(family)?.find(method, path);
            expect(found?.op.name).toBe(name);
            expect(found?.params).toEqual(values);
            // No proxy may read the path in another way: it is plain ASCII and resolves to itself.
            const whole = basePathOf(family) + path;
            expect(whole).toMatch(/^[\x21-\x7e]+$/);
            expect(resolved(whole)).toBe(whole);
            expect(path.split("/")).toHaveLength(template.template.split("/").length);
          },
        ),
        { numRuns: runs(500) },
      );
      expect(sent).toBeGreaterThan(0);
    },
  );

  it.each(withParams.map((operation) => [operation.id, operation] as const))(
    "is refused as %s if it would leave its segment",
    (_id, { template }) => {
      const good = Object.fromEntries(template.params.map((name) => [name, "1"]));
      for (const [i, param] of template.params.entries()) {
        const quoted = template.kinds[i] === "odataString";
        const always = ["", " ", "a\0b", "\ud800", "x".repeat(257), null, undefined, {}, ["1"], true];
        const unquoted = [
          "..",
          ".",
          "../x",
          "a/../b",
          "%2e%2e",
          "a%2fb",
          "a?b",
          "a#b",
          "a\\b",
          "/..",
          "//../x",
        ];
        for (const value of quoted ? always : [...always, ...unquoted])
          expect(
            () => template.render({ ...good, [param]: value }),
            `${param} = ${JSON.stringify(value)}`,
          ).toThrow(PathValueError);
      }
    },
  );

  it("takes ids with slashes if the documents have such ids, encoded once or twice", () => {
    const summary = operations.find(({ template }) => template.kinds.includes("doubleWhenSlashed"));
    const render = (meetingId: string) => summary?.template.render({ meetingId });
    expect(render("4444AAAiAAAAAiAiAiiAii==")).toMatch(/4444AAAiAAAAAiAiAiiAii%3D%3D/);
    expect(render("ab/cd==")).toContain("/ab%2Fcd%3D%3D/");
    expect(render("/ajXp112QmuoKj4854875==")).toContain("/%252FajXp112QmuoKj4854875%253D%253D/");
    expect(render("aj//Xp==")).toContain("/aj%252F%252FXp%253D%253D/");
  });
});
