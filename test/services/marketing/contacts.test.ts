import { describe, expect, it } from "vitest";
import { type Contact, marketing } from "#contracts/marketing/index.ts";
import {
  contactIdOf,
  isNoContact,
  listIds,
  NUMBER_FIELD,
  TEXT_FIELD,
} from "#services/demo/things/marketing.ts";
import { matching } from "#services/marketing/support/segment-query.ts";
import { marketingTables } from "#services/marketing/tables.ts";
import { sharedFamilies } from "#test/kit/families.ts";
import { restCalls } from "#test/kit/rest-calls.ts";
import { refusalOf } from "./client.ts";

const families = await sharedFamilies();

const { ask } = restCalls(families, marketing);
const contacts = () => marketingTables(families.store.scope("marketing")).contacts;
const people = () => families.company.people.filter((person) => !isNoContact(person));
const batch = (ids: unknown) =>
  ask<{ result: Contact[] }>("POST", "/marketing/contacts/batch", ids === undefined ? {} : { ids });
const search = (query: unknown) =>
  ask<{ result: Contact[]; contact_count: number }>(
    "POST",
    "/marketing/contacts/search",
    query === undefined ? {} : { query },
  );

describe("contacts by ids", () => {
  it("are read for at most 100 ids (D3-132, D3-188)", async () => {
    const ids = people().slice(0, 101).map(contactIdOf);
    expect((await batch(ids.slice(0, 100))).body.result).toHaveLength(100);
    expect(refusalOf(await batch(ids))).toMatchObject({ status: 400, field: "ids" });
  });
});

describe("a search", () => {
  const found = async (query: string) => {
    const { status, body } = await search(query);
    expect([query, status]).toEqual([query, 200]);
    return body;
  };
  const count = (holds: (contact: Contact) => boolean) => contacts().all().filter(holds).length;

  it("reads comparisons, patterns, sets and their combinations", async () => {
    const [one = ""] = listIds;
    const cases: [string, (contact: Contact) => boolean][] = [
      ["country = 'US'", ({ country }) => country === "US"],
      ["NOT country = 'US'", ({ country }) => country !== "US"],
      ["country != 'US' and city like 'b%'", (c) => c.country !== "US" && /^b/i.test(c.city ?? "")],
      ["city IN ('Berlin', 'Boston')", ({ city }) => city === "Berlin" || city === "Boston"],
      ["city NOT LIKE '%o%n'", ({ city }) => !/o.*n$/i.test(city ?? "")],
      ["address_line_2 IS NULL", (c) => c.address_line_2 === undefined],
      ["address_line_2 IS NOT NULL", (c) => c.address_line_2 !== undefined],
      [`CONTAINS(list_ids, '${one}')`, ({ list_ids }) => list_ids.includes(one)],
      ["visits >= 200", (c) => Number(c.custom_fields[NUMBER_FIELD] ?? 0) >= 200],
      [
        `${TEXT_FIELD} = 'Sales' OR department = 'Finance'`,
        (c) => ["Sales", "Finance"].includes(String(c.custom_fields[TEXT_FIELD])),
      ],
      [
        "(country = 'US' OR country = 'GB') AND visits < 100",
        (c) => ["US", "GB"].includes(c.country ?? "") && Number(c.custom_fields[NUMBER_FIELD] ?? 999) < 100,
      ],
      ["last_name = 'O''Nobody'", () => false],
    ];
    for (const [query, holds] of cases)
      expect([query, (await found(query)).contact_count]).toEqual([query, count(holds)]);
  });

  it.each([
    undefined,
    "",
    5,
    "nonsense",
    "shoe_size = 4",
    "email = ",
    "email = 'x' AND",
    "email = 'x' city = 'y'",
    "(email = 'x'",
    "email = 'x",
    "email",
    `${"NOT ".repeat(50)}email = 'x'`,
  ])("refuses what is no expression with 400: %s (D3-156, D3-184)", async (query) => {
    expect(refusalOf(await search(query))).toMatchObject({ status: 400, field: "query" });
  });

  it("ends with 408 after 20 seconds (D3-158)", () => {
    let now = 0;
    const outOfTime = () => {
      now += 1_000;
      return now > 20_000;
    };
    expect(() => matching(contacts().all(), () => true, outOfTime)).toThrow(
      expect.objectContaining({ status: 408 }),
    );
    expect(now).toBe(21_000);
    // Callers wait for that time.
    expect(marketing.bound.searchContacts.spec.answersWithinMs).toBe(20_000);
  });
});
