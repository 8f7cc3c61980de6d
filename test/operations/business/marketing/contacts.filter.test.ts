/** Filters of contacts: their matches, their combinations, and values with special characters. */

import { describe, expect, it } from "vitest";
import type { Contact } from "#contracts/marketing/index.ts";
import { ContactsByFilterDocument } from "#generated/test/graphql.ts";
import { DATE_FIELD, NUMBER_FIELD, TEXT_FIELD } from "#services/demo/things/marketing.ts";
import { marketingTables } from "#services/marketing/tables.ts";
import { sharedTributary } from "#test/kit/gateway.ts";

const tributary = await sharedTributary();

const contacts = (): Contact[] => [
  ...marketingTables(tributary.families.store.scope("marketing")).contacts.all(),
];
const asked = async (filter: object) => {
  const { data, errors, calls } = await tributary.ask(ContactsByFilterDocument, { filter });
  expect(errors).toEqual([]);
  const queries = calls.map(({ body }) => (JSON.parse(body ?? "") as { query: string }).query);
  return { ...data.marketing.contacts, queries };
};
const has = (text: string | null | undefined, part: string) => text?.toLowerCase().includes(part) === true;

describe("a filter of contacts", () => {
  it.each<[string, object, (contact: Contact) => boolean]>([
    ["a text", { country: { eq: "DE" } }, ({ country }) => country === "DE"],
    [
      "one of several texts",
      { country: { in: ["DE", "US"] } },
      ({ country }) => /^(?:DE|US)$/.test(country ?? ""),
    ],
    ["a part, in any case", { lastName: { contains: "AR" } }, ({ last_name }) => has(last_name, "ar")],
    [
      "a beginning",
      { city: { startsWith: "b" } },
      ({ city }) => city?.toLowerCase().startsWith("b") === true,
    ],
    ["an end", { email: { endsWith: "@mail.example" } }, ({ email }) => email.endsWith("@mail.example")],
    ["a value at all", { addressLine2: { hasValue: true } }, (one) => one.address_line_2 !== undefined],
    ["no value", { addressLine2: { hasValue: false } }, (one) => one.address_line_2 === undefined],
    ["lists", { listIds: ["1", "MarketingList:2"] }, ({ list_ids }) => /[12]/.test(list_ids.join())],
    [
      "a period",
      { createdAt: { from: "2020-01-01T00:00:00Z", until: "2023-12-31T00:00:00Z" } },
      ({ created_at }) => created_at >= "2020" && created_at <= "2023-12-31T00:00:00.000Z",
    ],
    [
      "a number of a custom field",
      { customFields: [{ definitionId: NUMBER_FIELD, number: { min: "100", max: 200 } }] },
      (one) =>
        Number(one.custom_fields[NUMBER_FIELD]) >= 100 && Number(one.custom_fields[NUMBER_FIELD]) <= 200,
    ],
    [
      "a text and a day of custom fields",
      {
        customFields: [
          { definitionId: TEXT_FIELD, text: { contains: "e" } },
          { definitionId: DATE_FIELD, date: { from: "2021-01-01" } },
        ],
      },
      (one) =>
        has(String(one.custom_fields[TEXT_FIELD]), "e") &&
        String(one.custom_fields[DATE_FIELD] ?? "") >= "2021",
    ],
    [
      "filters that are joined",
      {
        or: [{ country: { eq: "DE" } }, { country: { eq: "US" }, city: { hasValue: true } }],
        not: { firstName: { startsWith: "a" } },
        and: [{ email: { contains: "." } }, { or: [{ listIds: ["1"] }, { listIds: ["3"] }] }],
      },
      (one) =>
        (one.country === "DE" || one.country === "US") &&
        !one.first_name?.toLowerCase().startsWith("a") &&
        /[13]/.test(one.list_ids.join()),
    ],
  ])("by %s finds the matching contacts, in one call (D3-156)", async (_name, filter, fits) => {
    const found = await asked(filter);
    const expected = contacts().filter(fits);
    expect(found.queries).toHaveLength(1);
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(contacts().length);
    expect(found.totalCount).toBe(expected.length);
    const emails = new Set(expected.map(({ email }) => email));
    expect(found.contacts.filter(({ email }) => !emails.has(email))).toEqual([]);
  });

  it("finds a contact by an alternate address", async () => {
    const one = contacts().find(({ alternate_emails }) => alternate_emails.length > 0);
    const found = await asked({ alternateEmails: [one?.alternate_emails[0]?.toUpperCase()] });
    expect(found.contacts.map(({ email }) => email)).toEqual([one?.email]);
  });

  it.each(["x' OR email LIKE '%", "x\\' OR 1 = 1 --", "') OR (country = 'DE", "''", "NULL"])(
    "never mistakes a value for syntax: %s",
    async (text) => {
      const found = await asked({ or: [{ city: { eq: text } }, { country: { in: [text] } }] });
      expect(found).toMatchObject({ contacts: [], totalCount: 0 });
      expect(found.queries[0]).toContain(`city = '${text.replaceAll("'", "''")}'`);
    },
  );

  it.each<[string, object]>([
    ["an empty list of texts", { country: { in: [] } }],
    ["no list", { listIds: [], country: { eq: "DE" } }],
    ["an empty alternative", { or: [] }],
    ["the opposite of everything", { not: { country: { eq: null } } }],
  ])("without a possible match costs no call: %s", async (_name, filter) => {
    expect(await asked(filter)).toEqual({ contacts: [], totalCount: 0, queries: [] });
  });

  it.each<[string, object, string]>([
    ["without a condition", {}, "filter"],
    ["with a sign for any text", { or: [{ city: { contains: "50%" } }] }, "or.0.city.contains"],
    ["with a control character", { city: { eq: "a\u0000b" } }, "city.eq"],
    [
      "with another field's value",
      { customFields: [{ definitionId: TEXT_FIELD, number: { min: 1 } }] },
      "customFields.0.number",
    ],
    [
      "with syntax for a field",
      { customFields: [{ definitionId: "e1_T = 'x' OR e1_T", text: { eq: "x" } }] },
      "customFields.0.text",
    ],
    ["without a value of a field", { customFields: [{ definitionId: TEXT_FIELD }] }, "customFields.0"],
    [
      "of nine levels",
      { and: [{ and: [{ and: [{ and: [{ and: [{ and: [{ and: [{ and: [{}] }] }] }] }] }] }] }] },
      "and.0.and.0.and.0.and.0.and.0.and.0.and.0.and.0",
    ],
  ])("%s is refused before any call", async (_name, filter, argument) => {
    const { errors, calls } = await tributary.ask(ContactsByFilterDocument, { filter });
    expect(errors.map(({ extensions }) => [extensions["code"], extensions["argument"]])).toEqual([
      ["BAD_USER_INPUT", argument],
    ]);
    expect(calls).toEqual([]);
  });
});
