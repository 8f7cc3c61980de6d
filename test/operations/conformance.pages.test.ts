/** Facts about page styles on which the conformance suite relies, for styles that no tested family has. */
import Type from "typebox";
import { expect, it } from "vitest";
import { numberedPages, pageNumber } from "#contracts/kit/pages/numbered.ts";
import { pageObject } from "#contracts/kit/pages/offset.ts";
import type { PageStyle } from "#contracts/kit/pages/style.ts";
import { nextPageToken, pageKey } from "#contracts/kit/pages/token.ts";
import { wholeList } from "#contracts/kit/pages/whole.ts";
import { needsSecondPage, pagingOf } from "#test/kit/rest-types.ts";

const Row = Type.Object({ id: Type.String() });
const sizes = { maxSize: 100, defaultSize: 20 };

it.each<[name: string, style: PageStyle<unknown>, facts: ReturnType<typeof pagingOf>]>([
  [
    "by offset",
    pageObject(Row, { maxSize: 1000, defaultSize: 20 }),
    { size: 250, isAligned: false, isCounted: true, saysEnd: true, first: 1 },
  ],
  [
    "by number",
    pageNumber("rows", Row, sizes),
    { size: 100, isAligned: true, isCounted: true, saysEnd: true, first: 1 },
  ],
  [
    "of one size",
    numberedPages("rows", Row, { size: 50 }),
    { size: 50, isAligned: true, isCounted: false, saysEnd: false, first: 50 },
  ],
  [
    "by key",
    pageKey("rows", Row, sizes),
    { size: 100, isAligned: false, isCounted: false, saysEnd: true, first: 1 },
  ],
  [
    "by token",
    nextPageToken("rows", Row, { ...sizes, ttlMs: 1 }),
    { size: 100, isAligned: false, isCounted: true, saysEnd: true, first: 1 },
  ],
  [
    "without pages",
    wholeList("rows", Row),
    { size: Number.MAX_SAFE_INTEGER, isAligned: true, isCounted: true, saysEnd: true, first: 1 },
  ],
])("pages %s have the facts of their style", (_name, style, facts) => {
  expect(pagingOf(style)).toEqual(facts);
});

it("a list without a second page needs more rows of the seed than its first page has", () => {
  expect(needsSecondPage(numberedPages("rows", Row, { size: 50 }))).toBe(
    "a second page needs more than 50 rows in the seed of the stand-in service (services)",
  );
});
