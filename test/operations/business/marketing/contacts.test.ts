import { describe, expect, it } from "vitest";
import { MAX_MATCHES } from "#contracts/marketing/index.ts";
import {
  ContactNodesDocument,
  ListsOfContactsDocument,
  SearchContactsDocument,
  UpsertContactsDocument,
} from "#generated/test/graphql.ts";
import type { Person } from "#services/demo/company.ts";
import { contactIdOf, isNoContact, listIds, lists, SUBSIDIARY } from "#services/demo/things/marketing.ts";
import { UPSERT_DELAY } from "#services/marketing/contacts.ts";
import { marketingTables } from "#services/marketing/tables.ts";
import { operationsOf, sharedTributary, startTributary } from "#test/kit/gateway.ts";
import { expectUnsent } from "#test/kit/rule-checks.ts";

const tributary = await sharedTributary();

const contacts = () => marketingTables(tributary.families.store.scope("marketing")).contacts;
const people = () => tributary.families.company.people.filter((person) => !isNoContact(person));
const idsIn = (body: string | undefined) => (JSON.parse(body ?? "") as { ids: string[] }).ids;

describe("a contact", () => {
  const CONTACT = `query ($id: ID!) { marketing { contact(id: $id) { id upstreamId email user { email } } } }`;

  it("is read by its id (D3-168)", async () => {
    const [person] = people() as [Person];
    const id = contactIdOf(person);
    const global = `MarketingContact:${id}`;
    const { data, calls } = await tributary.ask(CONTACT, { id });
    expect(data).toEqual({
      marketing: {
        contact: { id: global, upstreamId: id, email: person.email, user: { email: person.email } },
      },
    });
    expect(calls.map(({ method, path }) => [method, path])).toEqual([["GET", `/marketing/contacts/${id}`]]);
    expect(await tributary.data(CONTACT, { id: global })).toEqual(data);
  });

  it("is null if it does not exist", async () => {
    expect(await tributary.data(CONTACT, { id: "nobody" })).toEqual({ marketing: { contact: null } });
  });

  it.each(["count", "exports", "MarketingContact:count", "Ticket:1", "a/b"])(
    "is refused before any call by an id that can be none: %s (D3-004)",
    async (id) => {
      const { errors, calls } = await tributary.ask(CONTACT, { id });
      expect([errors.map(({ extensions }) => extensions["code"]), calls]).toEqual([["BAD_USER_INPUT"], []]);
    },
  );

  it("is a node, and 100 nodes cost one call, each once (D3-130, D3-131, D3-132)", async () => {
    const ids = people().map((person) => `MarketingContact:${contactIdOf(person)}`);
    const { data, calls } = await tributary.ask(ContactNodesDocument, {
      a: ids.slice(0, 100),
      b: ids.slice(100, 200),
      c: [...ids.slice(200), "MarketingContact:nobody", ids[0]],
    });
    expect([...data.a, ...data.b, ...data.c].map((node) => node?.email)).toEqual([
      ...people().map((person) => contacts().get(contactIdOf(person))?.email),
      undefined,
      people()[0]?.email,
    ]);
    expect(new Set(operationsOf(calls))).toEqual(new Set(["marketing.batchGetContacts"]));
    const asked = calls.map(({ body }) => idsIn(body));
    expect(asked.every((some) => some.length <= 100)).toBe(true);
    expect(calls).toHaveLength(Math.ceil((ids.length + 1) / 100));
    expect(asked.flat()).toHaveLength(ids.length + 1);
  });

  it("leads to its lists: one call for any number of contacts", async () => {
    const { data, calls } = await tributary.ask(ListsOfContactsDocument, {
      emails: people()
        .slice(0, 60)
        .map(({ email }) => email),
    });
    const matches = data.marketing.contactsByEmails;
    expect(matches).toHaveLength(60);
    for (const { contact } of matches)
      expect(contact.lists).toEqual(
        contact.listIds.map((id) => ({
          id: `MarketingList:${id}`,
          upstreamId: id,
          name: lists.find((list) => String(list.id) === id)?.name,
          recipientCount: contacts().by("list", id).length,
        })),
      );
    expect(matches.some(({ contact }) => contact.lists.length > 1)).toBe(true);
    expect(operationsOf(calls)).toEqual(["marketing.searchContactsByEmails", "marketing.listLists"]);
    expect(calls[1]?.headers["on-behalf-of"]).toBeUndefined();
  });

  it("does not lead to the lists of another configured account (D3-119)", async () => {
    await using elsewhere = await startTributary({
      settings: { marketing: { scope: { onBehalfOf: SUBSIDIARY } } },
    });
    const [person] = people() as [Person];
    const { data, calls } = await elsewhere.ask(
      "query ($id: ID!) { marketing { contact(id: $id) { email lists { id } } } }",
      { id: contactIdOf(person) },
    );
    expect(data).toEqual({ marketing: { contact: { email: person.email, lists: null } } });
    expect(operationsOf(calls)).toEqual(["marketing.getContact"]);
    expect(calls[0]?.headers["on-behalf-of"]).toBeUndefined();
  });

  it("is read again after an upsert in the same operation", async () => {
    const [person] = people() as [Person];
    const id = contactIdOf(person);
    const { errors } = await tributary.ask(UpsertContactsDocument, {
      input: { contacts: [{ email: person.email }], listIds: [`MarketingList:${listIds[0]}`] },
    });
    expect(errors).toEqual([]);
    expect(JSON.parse(tributary.families.calls.at(-1)?.body ?? "")).toMatchObject({ list_ids: [listIds[0]] });
    expect(contacts().get(id)).toBeDefined();
  });

  /** Upserts contacts and waits for the end of the job. */
  const upsert = async (input: object) => {
    const answer = await tributary.ask(UpsertContactsDocument, { input });
    tributary.families.clock.advance(UPSERT_DELAY);
    await tributary.families.runDue();
    return answer;
  };
  const stored = (email: string) => contacts().by("email", email)[0];

  it.each([
    ["city", "city"],
    ["country", "country"],
    ["lastName", "last_name"],
    ["firstName", "first_name"],
    ["postalCode", "postal_code"],
    ["addressLine1", "address_line_1"],
    ["addressLine2", "address_line_2"],
    ["stateProvinceRegion", "state_province_region"],
  ] as const)("has the text %s or not, sent as %s (D3-124)", async (member, wire) => {
    const email = `${member.toLowerCase()}@graph.example`;
    for (const more of [{}, { [member]: "Some text" }]) {
      const { data, calls } = await upsert({ contacts: [{ email, ...more }] });
      expect(data.upsertMarketingContacts.userErrors).toEqual([]);
      const sent = member in more ? { email, [wire]: "Some text" } : { email };
      expect(calls.map(({ status, body }) => [status, JSON.parse(body ?? "")])).toEqual([
        [202, { contacts: [sent] }],
      ]);
    }
    expect(stored(email)).toMatchObject({ [wire]: "Some text" });
    expectUnsent(await upsert({ contacts: [{ email, [member]: 5 }] }), member);
  });

  it("is put on lists if lists are named with the contacts, which is optional (D3-126)", async () => {
    const email = "listed@graph.example";
    const [a, b] = listIds;
    for (const [more, sent] of [
      [{}, {}],
      [{ listIds: [a] }, { list_ids: [a] }],
      [{ listIds: [`MarketingList:${b}`, a] }, { list_ids: [b, a] }],
    ] as const) {
      const { calls } = await upsert({ contacts: [{ email }], ...more });
      expect(calls.map(({ status, body }) => [status, JSON.parse(body ?? "")])).toEqual([
        [202, { contacts: [{ email }], ...sent }],
      ]);
    }
    expect(stored(email)?.list_ids).toEqual([a, b]);
  });

  it("is matched by its address alone: the same one is changed, another one creates a contact (D3-128)", async () => {
    const same = { firstName: "Kim", lastName: "Twin", city: "Berlin" };
    await upsert({
      contacts: [
        { email: "twin1@graph.example", ...same },
        { email: "twin2@graph.example", ...same },
      ],
    });
    const [first, second] = [stored("twin1@graph.example"), stored("twin2@graph.example")];
    expect([first?.first_name, second?.first_name]).toEqual(["Kim", "Kim"]);
    expect(first?.id).not.toBe(second?.id);
    await upsert({ contacts: [{ email: "TWIN1@graph.example", firstName: "Robin" }] });
    expect(stored("twin1@graph.example")).toMatchObject({
      id: first?.id,
      first_name: "Robin",
      city: "Berlin",
    });
    expect(stored("twin2@graph.example")).toEqual(second);
  });

  it("is on lists of the key's own account only: others are refused before any call", async () => {
    const { errors, calls } = await tributary.ask(UpsertContactsDocument, {
      input: { contacts: [{ email: "a@b.example" }], listIds: [`MarketingList:${SUBSIDIARY}:4`] },
    });
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", argument: "listIds" });
    expect(calls).toEqual([]);
  });
});

describe("the number of contacts", () => {
  it("is one call (D3-133)", async () => {
    const { data, calls } = await tributary.ask("{ marketing { contactCount } }");
    expect(data).toEqual({ marketing: { contactCount: contacts().size } });
    expect(operationsOf(calls)).toEqual(["marketing.countContacts"]);
  });
});

describe("a search", () => {
  it("has the first 50 matches and the number of all, in one call (D3-156, D3-157)", async () => {
    const query = "email LIKE '%'";
    const { data, calls } = await tributary.ask(SearchContactsDocument, { query });
    const { contacts: found, totalCount } = data.marketing.searchContacts;
    expect([found.length, totalCount]).toEqual([MAX_MATCHES, contacts().size]);
    expect(calls.map(({ operation, body }) => [operation, JSON.parse(body ?? "")])).toEqual([
      ["searchContacts", { query }],
    ]);
  });

  it("finds the matches, and none if there are none", async () => {
    const [person] = people() as [Person];
    expect(await tributary.data(SearchContactsDocument, { query: `email = '${person.email}'` })).toEqual({
      marketing: {
        searchContacts: { contacts: [{ email: person.email, country: person.country }], totalCount: 1 },
      },
    });
    expect(await tributary.data(SearchContactsDocument, { query: "email = 'x'" })).toEqual({
      marketing: { searchContacts: { contacts: [], totalCount: 0 } },
    });
  });

  it("is bad input if marketing cannot read it, and costs no call if it is blank", async () => {
    const wrong = await tributary.ask(SearchContactsDocument, { query: "nonsense" });
    expect(wrong.errors[0]).toMatchObject({
      path: ["marketing", "searchContacts"],
      extensions: { code: "BAD_USER_INPUT", status: 400, familyCode: "invalid_query" },
    });
    const blank = await tributary.ask(SearchContactsDocument, { query: " " });
    expect([blank.errors[0]?.extensions["code"], blank.calls]).toEqual(["BAD_USER_INPUT", []]);
  });

  it("costs its own field and is not tried again if marketing ends it without a result (D3-158)", async () => {
    tributary.families.setFaults("marketing=status:408");
    const { data, errors, calls } = await tributary.ask(
      `query ($query: String!) { viewer: __typename marketing { searchContacts(rawQuery: $query) { totalCount } } }`,
      { query: "email = 'x'" },
    );
    tributary.families.setFaults("");
    expect(data).toEqual({ viewer: "Query", marketing: { searchContacts: null } });
    expect(errors.map(({ extensions }) => [extensions["code"], extensions["status"]])).toEqual([
      ["UPSTREAM_TIMEOUT", 408],
    ]);
    expect(calls).toHaveLength(1);
  });
});
