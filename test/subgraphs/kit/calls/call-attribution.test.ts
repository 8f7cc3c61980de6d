/** The arguments that a resolver reads, as a recorder gets them. */
import { buildSchema } from "graphql";
import { beforeEach, describe, expect, it } from "vitest";
import {
  type CallRecorder,
  currentAskers,
  recordCall,
  runAs,
  runForAll,
  watchedArguments,
} from "#subgraphs/kit/calls/call-attribution.ts";
import { windowOf } from "#subgraphs/kit/loading/connection.ts";

const schema = buildSchema(`
  input Range { from: Int, to: Int }
  input Filter { name: String, ranges: [Range!], tags: [String!] }
  type Query { list(filter: Filter, orderBy: String, first: Int, after: String): Int }
`);
const declared = schema.getQueryType()?.getFields()["list"]?.args ?? [];

const read = new Set<string>();
const called: string[] = [];
const recorder: CallRecorder = {
  called: (operation, coordinate, keys) => called.push(`${operation} ${coordinate} ${keys}`),
  read: (coordinate) => read.add(coordinate),
};
beforeEach(() => read.clear());

const given = () =>
  watchedArguments(
    recorder,
    "Query.list",
    { filter: { name: "a", ranges: [{ from: 1, to: 2 }], tags: ["x"] }, orderBy: "NAME", first: 5 },
    declared,
  );

describe("an argument", () => {
  it("is recorded as read if a resolver names it, even if its value is undefined", () => {
    const { orderBy } = given();
    expect(orderBy).toBe("NAME");
    expect([...read]).toEqual(["Query.list(orderBy:)"]);
    read.clear();
    const { filter } = watchedArguments(recorder, "Query.list", { filter: undefined }, declared);
    expect([filter, ...read]).toEqual([undefined, "Query.list(filter:)"]);
  });

  it("is not recorded as read if a resolver does not name it", () => {
    expect(given().first).toBe(5);
    expect(read).not.toContain("Query.list(orderBy:)");
    expect(read).not.toContain("Query.list(filter:)");
  });

  it("is recorded as read by a rest pattern, even if its value is undefined", () => {
    const { filter, ...rest } = given();
    expect(rest).toEqual({ orderBy: "NAME", first: 5 });
    expect([...read].sort()).toEqual([
      "Query.list(after:)",
      "Query.list(filter:)",
      "Query.list(first:)",
      "Query.list(orderBy:)",
    ]);
    expect(filter?.tags).toEqual(["x"]);
  });

  it("is refused as paging where no list reads it", () => {
    const { filter: _filter, ...page } = given();
    expect(() => windowOf(page, () => "", false)).toThrow('"orderBy" is no paging argument');
  });
});

describe("a member of an input", () => {
  it("is read for itself, in lists too", () => {
    const { filter } = given();
    expect(filter.ranges.map(({ from }) => from)).toEqual([1]);
    expect([...read].sort()).toEqual(["Filter.ranges", "Query.list(filter:)", "Range.from"]);
  });
});

describe("a call", () => {
  it("is recorded for each field of its batch, and for no field if it is made outside of one", async () => {
    const asked = ["Query.one", "Query.other"].map((coordinate) =>
      runAs(coordinate, undefined, currentAskers),
    );
    await runAs("Query.one", undefined, () =>
      runForAll(asked, async () => recordCall(recorder, "fake.showMany"), 100),
    );
    recordCall(recorder, "fake.nobody");
    expect(called).toEqual(["fake.showMany Query.one 100", "fake.showMany Query.other 100"]);
  });
});
