import { Check } from "typebox/value";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Contact, marketing } from "#contracts/marketing/index.ts";
import type { Person } from "#services/demo/company.ts";
import {
  contactIdOf,
  isNoContact,
  listIds,
  NUMBER_FIELD,
  TEXT_FIELD,
} from "#services/marketing/seed/index.ts";
import { matching } from "#services/marketing/support/segment-query.ts";
import { marketingTables } from "#services/marketing/tables.ts";
import { startFamilies, type TestFamilies } from "#test/kit/families.ts";
import { marketingClient, refusalOf } from "./client.ts";

let families: TestFamilies;
beforeAll(async () => {
  families = await startFamilies();
});
afterAll(async () => {
  await families.close();
  expect(families.bugs).toEqual([]);
});

const { ask, get } = marketingClient(() => families);
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

describe("a contact", () => {
  it("is read whole by its id (D3-168)", async () => {
    const [person] = people() as [Person];
    const { status, body } = await get<Contact>(`/marketing/contacts/${contactIdOf(person)}`);
    expect([status, body]).toEqual([200, contacts().get(contactIdOf(person))]);
    expect(body).toMatchObject({ email: person.email, first_name: person.firstName, city: person.city });
    expect(Check(marketing.operations.getContact.spec.returns, body)).toBe(true);
  });

  it("is never what stands in its place in other paths", async () => {
    expect((await get("/marketing/contacts/count")).body).toEqual({ contact_count: contacts().size });
    expect((await get("/marketing/contacts/exports")).body).toMatchObject({ result: expect.any(Array) });
  });
});

describe("contacts by ids", () => {
  it("are those that are there, and nothing is changed (D3-130)", async () => {
    const ids = people().slice(0, 3).map(contactIdOf);
    const before = JSON.stringify(contacts().all());
    const { status, body } = await batch([...ids, "nobody", ...ids]);
    expect([status, body.result.map(({ id }) => id)]).toEqual([200, ids]);
    expect(JSON.stringify(contacts().all())).toBe(before);
    expect((await batch(["nobody"])).body.result).toEqual([]);
    expect(marketing.bound.batchGetContacts.read).toBe(true);
  });

  it("need an array of ids (D3-131, D3-184)", async () => {
    for (const ids of [undefined, "x", [], [5]]) expect((await batch(ids)).status).toBe(400);
  });

  it("take 100 ids and not one more (D3-132, D3-188)", async () => {
    const ids = people().slice(0, 101).map(contactIdOf);
    expect((await batch(ids.slice(0, 100))).body.result).toHaveLength(100);
    expect(refusalOf(await batch(ids))).toMatchObject({ status: 400, field: "ids" });
  });
});

describe("the number of contacts", () => {
  it("is the total of them (D3-133)", async () => {
    expect((await get("/marketing/contacts/count")).body).toEqual({ contact_count: people().length });
  });
});

describe("a search", () => {
  const found = async (query: string) => {
    const { status, body } = await search(query);
    expect([query, status]).toEqual([query, 200]);
    return body;
  };
  const count = (holds: (contact: Contact) => boolean) => contacts().all().filter(holds).length;

  it("finds contacts by an expression and changes nothing (D3-156)", async () => {
    const [person] = people() as [Person];
    const before = JSON.stringify(contacts().all());
    const { result, contact_count } = await found(`email = '${person.email}'`);
    expect([result.map(({ id }) => id), contact_count]).toEqual([[contactIdOf(person)], 1]);
    expect(JSON.stringify(contacts().all())).toBe(before);
    expect(marketing.bound.searchContacts.read).toBe(true);
  });

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

  it("gives the first 50 matches only, and says how many there are (D3-157)", async () => {
    const { result, contact_count } = await found("email LIKE '%'");
    expect([result.length, contact_count]).toEqual([50, contacts().size]);
    expect(result.map(({ id }) => id)).toEqual(
      contacts()
        .all()
        .slice(0, 50)
        .map(({ id }) => id),
    );
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

  it("is given up with 408 once it took 20 seconds (D3-158)", () => {
    let now = 0;
    const outOfTime = () => {
      now += 1_000;
      return now > 20_000;
    };
    expect(() => matching(contacts().all(), () => true, outOfTime)).toThrow(
      expect.objectContaining({ status: 408 }),
    );
    expect(now).toBe(21_000);
    // Who calls waits that long.
    expect(marketing.bound.searchContacts.spec.answersWithinMs).toBe(20_000);
  });
});
