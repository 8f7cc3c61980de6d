/**
 * Regular expressions meet text that others chose: names, headers, ids, a family's messages. One whose
 * time grows faster than its text lets a single long word stop the process, so all of them are measured.
 */
import { describe, expect, it } from "vitest";
import { ATTRIBUTE_ID } from "#contracts/contact-centre/end-users.ts";
import { familiesOf } from "#gateway/gateway.ts";
import { numberForms } from "#platform/config/family-settings.ts";
import { redactionPatterns } from "#platform/http/log.ts";
import { numberFormPatterns } from "#subgraphs/kit/reading/spellings.ts";
import { drawn } from "#test/kit/draws.ts";
import { MEGABYTES, patternsIn, type Slow, superlinear, superlinearAtMegabyte } from "#test/kit/patterns.ts";

const { patterns, built } = patternsIn([
  "contracts",
  "gateway",
  "platform",
  "reports",
  "services",
  "subgraphs",
]);

const { named, struck } = redactionPatterns(["a-secret", "another+secret", "c2VjcmV0czpzZWNyZXRz"]);

/** Patterns that each file builds at run time from patterns or names elsewhere. */
const builtBy: Readonly<Record<string, readonly RegExp[]>> = {
  "platform/http/log.ts": [named, struck],
  "subgraphs/collaboration/contact-centre/resolvers/end-users.ts": [new RegExp(ATTRIBUTE_ID)],
  "subgraphs/kit/reading/spellings.ts": numberForms.flatMap((form) =>
    Object.values(numberFormPatterns(form)),
  ),
  "services/accounting/support/where.ts": [], // a second copy of the literal in the same file
  "contracts/kit/path.ts": familiesOf().flatMap(({ bound }) =>
    Object.values(bound).map(({ template }) => template.pattern),
  ),
};

/** Patterns that differ only in words, such as paths of operations, take the same time. */
const shapeOf = (pattern: RegExp) => String(pattern).replace(/[a-z]{3,}/g, "word");

const all = [
  ...new Map(
    [
      ...patterns,
      ...Object.entries(builtBy).flatMap(([file, made]) =>
        made.map((pattern) => ({ where: `${file} ${pattern}`, pattern })),
      ),
    ].map((found) => [shapeOf(found.pattern), found]),
  ).values(),
];

const told = (where: string, { text, length, ratio }: Slow) =>
  `${where} takes ${Math.round(ratio)} times as long for four times ${length} of ${JSON.stringify(text)}`;

describe("the measure of a pattern", () => {
  it.each([
    /[\w.+-]+@[\w-]+/g,
    /\beyJ[\w-]+\.[\w-]+/g,
    /[\w:.-]*\w/g,
    /<[^>]*>/g,
    /\/+$/,
    /^(?:a+)+$/,
    /^(?:\w+\s?)*$/,
    /^\s+|\s+$/g,
    /(\.\d*?)0+$/,
  ])("reports superlinear time, as for %s", (pattern) => {
    expect(superlinear(pattern)).toBeDefined();
  });
});

describe("every regular expression of the sources", () => {
  it("is found, and this test lists those that are created at run time", () => {
    expect(patterns.length).toBeGreaterThan(200);
    expect([...new Set(built)].sort()).toEqual(Object.keys(builtBy).sort());
  });

  it("takes time that grows at most linearly with the text", { timeout: 900_000 }, () => {
    const slow = drawn("a long text", all, 0.25).flatMap(({ where, pattern }) => {
      const found = superlinear(pattern);
      return found ? [told(where, found)] : [];
    });
    expect(slow).toEqual([]);
  });

  it("reads a megabyte of each class of characters in linear time", { timeout: 900_000 }, () => {
    const slow = drawn("a megabyte", all, 0.25).flatMap(({ where, pattern }) =>
      MEGABYTES.flatMap((part) => {
        const found = superlinearAtMegabyte(pattern, part);
        return found ? [told(where, found)] : [];
      }),
    );
    expect(slow).toEqual([]);
  });
});
