/** Random filters and rows, for the tests of filters that the kit writes and a stand-in service reads. */
import fc from "fast-check";
import { allOf, anyOf, type Condition, type ODataFilter } from "#subgraphs/kit/filters/odata.ts";

/** A filter, and the rows that it holds for. */
export interface FilterCase<Row> {
  readonly filter: Condition | ODataFilter;
  readonly holds: (row: Row) => boolean;
}

/** Random texts, and some that could end a quoted text or become syntax. */
export const textsWith = (...known: readonly string[]) =>
  fc.oneof(
    fc.string({ unit: "binary" }).filter((text) => text.isWellFormed()),
    fc.constantFrom(...known),
  );

export const numberTexts = fc
  .tuple(fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.nat(999))
  .map(([whole, fraction]) => `${whole}.${fraction}`);

export const instantTexts = fc
  .date({ min: new Date(0), max: new Date("2100-01-01"), noInvalidDate: true })
  .map((date) => date.toISOString());

/** Filters that join those of `leaf` by AND and OR, at several depths. */
export const joined = <Row>(leaf: fc.Arbitrary<FilterCase<Row>>): fc.Arbitrary<FilterCase<Row>> =>
  fc.letrec<{ tree: FilterCase<Row> }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4 },
      leaf,
      fc.array(tie("tree"), { maxLength: 3 }).map((parts) => ({
        filter: allOf(parts.map(({ filter }) => filter)),
        holds: (row: Row) => parts.every(({ holds }) => holds(row)),
      })),
      fc.array(tie("tree"), { maxLength: 3 }).map((parts) => ({
        filter: anyOf(parts.map(({ filter }) => filter)),
        holds: (row: Row) => parts.some(({ holds }) => holds(row)),
      })),
    ),
  })).tree;

/** Reads a filter as the service does. `parse` reads the condition of one that neither all nor no rows meet. */
export function readFilter<Row>(
  filter: Condition | ODataFilter,
  parse: (condition: Condition) => (row: Row) => boolean,
): (row: Row) => boolean {
  const narrowing = allOf([filter]);
  if (narrowing.rows === "none") return () => false;
  return narrowing.rows === "all" ? () => true : parse(narrowing.condition);
}
