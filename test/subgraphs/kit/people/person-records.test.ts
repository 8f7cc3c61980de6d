import type { GraphQLResolveInfo } from "graphql";
import { describe, expect, it } from "vitest";
import { familyRecords, MOST_RECORDS, matched, type Person } from "#subgraphs/kit/people/person-records.ts";

/** Records of a service with this number of records for each person. */
const recordsOf = (count: number) =>
  familyRecords({
    family: "crm",
    by: "e-mail address",
    find: async (_person: Person, _context: object) =>
      matched(Array.from({ length: count }, (_, id) => ({ id }))),
  });

const person = { email: "ann@northwind.example" };
const info = {} as GraphQLResolveInfo;

describe("the list of a person's records in a service", () => {
  it("has all of them, up to its limit", async () => {
    expect(await recordsOf(MOST_RECORDS).all(person, {}, {}, info)).toHaveLength(MOST_RECORDS);
  });

  it("is an error beyond its limit, and the single field is null", async () => {
    const { all, one, readSource } = recordsOf(MOST_RECORDS + 1);
    await expect(all(person, {}, {}, info)).rejects.toMatchObject({
      message: "The service has more than 1000 records; read them from its own list",
      extensions: { code: "QUERY_BUDGET_EXCEEDED" },
    });
    expect(await one(person, {}, {}, info)).toBeNull();
    expect(await readSource(person, {})).toMatchObject({
      family: "crm",
      status: "UNAVAILABLE",
      code: "QUERY_BUDGET_EXCEEDED",
    });
  });
});
