import { describe, expect, it } from "vitest";
import {
  ContactOfUserDocument,
  ContactsByEmailsDocument,
  ContactsOfThreeUsersDocument,
  ImportJobAndContactDocument,
  ImportJobDocument,
  UpsertContactsAndReadJobDocument,
  UpsertContactsAsJobDocument,
} from "#generated/test/graphql.ts";
import {
  contactIdOf,
  isKnownByAlternate,
  listIds,
  privateEmailOf,
  seededJobIds,
} from "#services/demo/things/marketing.ts";
import { UPSERT_DELAY } from "#services/marketing/contacts.ts";
import { operationsOf, sharedTributary } from "#test/kit/gateway.ts";

describe("marketing in the graph", async () => {
  const person = (index: number) => tributary.families.person(index);
  const emailsIn = (body: string | undefined) => (JSON.parse(body ?? "") as { emails: string[] }).emails;

  const tributary = await sharedTributary();

  describe("contacts by e-mail address", () => {
    it("are read with all their fields, in lower case for any requested case (D3-127, D3-160, D3-165)", async () => {
      const { email, firstName, lastName, city } = person(0);
      const { data, calls } = await tributary.ask(ContactOfUserDocument, { email: email.toUpperCase() });
      expect(data).toMatchObject({
        user: {
          marketingContact: {
            id: `MarketingContact:${contactIdOf(person(0))}`,
            upstreamId: contactIdOf(person(0)),
            email,
            firstName,
            lastName,
            city,
            customFields: { e1_T: person(0).department },
            createdAt: person(0).joinedAt,
            user: { email },
          },
        },
      });
      expect(operationsOf(calls)).toEqual(["marketing.searchContactsByEmails"]);
      expect(emailsIn(calls[0]?.body)).toEqual([email]);
    });

    it("are found by an alternate address too: the key is the requested address (D3-164)", async () => {
      const one = person(11);
      expect(isKnownByAlternate(one)).toBe(true);
      const main = privateEmailOf(one);
      const data = await tributary.data(
        "query ($email: String!) { user(email: $email) { email marketingContact { email user { email } users { email } } } }",
        { email: one.email },
      );
      expect(data).toEqual({
        user: {
          email: one.email,
          marketingContact: {
            email: main,
            user: { email: main },
            users: [{ email: main }, { email: one.email }],
          },
        },
      });
    });

    it("match in part: an unknown address is null among the others, without an error (D3-161)", async () => {
      const emails = [person(1).email, person(39).email, "nobody@nowhere.example"];
      const { data, errors, calls } = await tributary.ask(ContactsByEmailsDocument, { emails });
      expect(errors).toEqual([]);
      expect(data.marketing.contactsByEmails).toEqual([
        { email: emails[0], contact: { id: `MarketingContact:${contactIdOf(person(1))}`, email: emails[0] } },
        { email: emails[1], contact: null },
        { email: emails[2], contact: null },
      ]);
      expect(operationsOf(calls)).toEqual(["marketing.searchContactsByEmails"]);
    });

    it("are all null if no address is known, for which marketing answers 404 (D3-162)", async () => {
      const { data, errors, calls } = await tributary.ask(ContactsByEmailsDocument, {
        emails: ["nobody@nowhere.example"],
      });
      expect([data, errors]).toEqual([
        { marketing: { contactsByEmails: [{ email: "nobody@nowhere.example", contact: null }] } },
        [],
      ]);
      expect(calls.map(({ status }) => status)).toEqual([404]);
    });

    it("leave blank addresses out and ask for each address once (D3-159, D3-166)", async () => {
      const { email } = person(2);
      const { data, calls } = await tributary.ask(ContactsByEmailsDocument, {
        emails: ["", email, " ", email.toUpperCase()],
      });
      expect(data.marketing.contactsByEmails?.map((match) => match.email)).toEqual([email]);
      expect(emailsIn(calls[0]?.body)).toEqual([email]);
      const none = await tributary.ask(ContactsByEmailsDocument, { emails: [""] });
      expect([none.data.marketing.contactsByEmails, none.calls]).toEqual([[], []]);
    });

    it("refuse invalid addresses before any call (D3-163)", async () => {
      const { data, errors, calls } = await tributary.ask(ContactsByEmailsDocument, {
        emails: [person(0).email, "nobody"],
      });
      expect(data.marketing.contactsByEmails).toBeNull();
      expect(errors.map(({ extensions }) => [extensions["code"], extensions["argument"]])).toEqual([
        ["BAD_USER_INPUT", "emails"],
      ]);
      expect(calls).toEqual([]);
    });

    it("cost one person alone if marketing refuses their address (D3-163)", async () => {
      // Tributary accepts this address, marketing refuses it.
      const refused = "two..dots@nowhere.example";
      const { data, errors, calls } = await tributary.ask(ContactsOfThreeUsersDocument, {
        a: person(3).email,
        b: refused,
        c: person(4).email,
      });
      expect(data).toEqual({
        a: { marketingContact: { email: person(3).email } },
        b: { marketingContact: null },
        c: { marketingContact: { email: person(4).email } },
      });
      expect(errors.map(({ path, extensions }) => [path, extensions["code"], extensions["status"]])).toEqual([
        [["b", "marketingContact"], "BAD_USER_INPUT", 400],
      ]);
      expect(calls.map(({ status, body }) => [status, emailsIn(body).length])).toEqual(
        expect.arrayContaining([
          [400, 3],
          [400, 1],
          [200, 1],
        ]),
      );
    });

    it("are requested by 100 at most, each address once (D3-167, D3-192)", async () => {
      const { data, calls } = await tributary.ask<{
        users: {
          nodes: { email: string; marketingContact: { user: object; users: { email: string }[] } | null }[];
        };
      }>("{ users(first: 250) { nodes { email marketingContact { user { email } users { email } } } } }");
      const searches = calls.filter(({ operation }) => operation === "searchContactsByEmails");
      expect(searches.map(({ body }) => emailsIn(body).length)).toEqual([100, 100, 50]);
      expect(new Set(searches.flatMap(({ body }) => emailsIn(body))).size).toBe(250);
      const strangers = data.users.nodes.filter(
        ({ email, marketingContact: contact }) =>
          contact && !contact.users.some((user) => user.email === email),
      );
      expect(strangers).toEqual([]);
      expect(data.users.nodes.filter((node) => node.marketingContact === null)).toHaveLength(6);
    });
  });

  describe("jobs", () => {
    it.each([
      ["COMPLETED", seededJobIds.completed, "DELETE", 0],
      ["ERRORED", seededJobIds.errored, "IMPORT", 3],
      ["FAILED", seededJobIds.failed, "IMPORT", 40],
    ])(
      "are read by id, for each kind of job: %s (D3-149, D3-150)",
      async (status, id, type, erroredCount) => {
        const { data, calls } = await tributary.ask(ImportJobDocument, { id });
        expect(data).toMatchObject({
          marketing: {
            importJob: {
              id: `MarketingImportJob:${id}`,
              upstreamId: id,
              status,
              progress: 1,
              type,
              results: {
                requestedCount: 40,
                createdCount: type === "IMPORT" ? 40 - erroredCount : 0,
                updatedCount: 0,
                deletedCount: type === "DELETE" ? 40 : 0,
                erroredCount,
              },
            },
          },
        });
        expect(calls.map(({ operation, path }) => [operation, path])).toEqual([
          ["getImportJob", `/marketing/contacts/imports/${id}`],
        ]);
        expect(await tributary.data(ImportJobDocument, { id: `MarketingImportJob:${id}` })).toEqual(data);
      },
    );

    it("are null if they do not exist, and refused with an id of another type", async () => {
      expect(await tributary.data(ImportJobDocument, { id: "nothing" })).toEqual({
        marketing: { importJob: null },
      });
      const { errors, calls } = await tributary.ask(ImportJobDocument, { id: "Ticket:1" });
      expect([errors[0]?.extensions["code"], calls]).toEqual(["BAD_USER_INPUT", []]);
    });

    it("are nodes; a missing one is null", async () => {
      const ids = [`MarketingImportJob:${seededJobIds.errored}`, "MarketingImportJob:nothing"];
      const { data } = await tributary.ask(
        "query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on MarketingImportJob { status } } }",
        { ids },
      );
      expect(data).toEqual({ nodes: [{ id: ids[0], status: "ERRORED" }, null] });
    });
  });

  describe("an upsert", () => {
    it("answers a job at once, and only selected members of the job cost a call (D3-120)", async () => {
      const email = "New.Person@Elsewhere.example";
      const contact = {
        email,
        firstName: "New",
        customFields: { e2_N: 7 },
        alternateEmails: ["NP@home.example"],
        city: null,
      };
      const { data, calls } = await tributary.ask(UpsertContactsAsJobDocument, {
        input: { contacts: [contact], listIds: [listIds[0]] },
      });
      const { importJob: job, userErrors } = data.upsertMarketingContacts ?? {};
      expect([job, userErrors]).toEqual([
        { id: expect.stringMatching(/^MarketingImportJob:[\w-]{36}$/) },
        [],
      ]);
      expect(calls.map(({ method, path, status }) => [method, path, status])).toEqual([
        ["PUT", "/marketing/contacts", 202],
      ]);
      // Members that are null are not sent (D3-124, D3-125, D3-126).
      expect(JSON.parse(calls[0]?.body ?? "")).toEqual({
        contacts: [
          {
            email: email.toLowerCase(),
            alternate_emails: ["np@home.example"],
            first_name: "New",
            custom_fields: { e2_N: 7 },
          },
        ],
        list_ids: [listIds[0]],
      });

      expect(await tributary.data(ImportJobAndContactDocument, { id: job?.id, email })).toEqual({
        node: { status: "PENDING", progress: 0, type: "UPSERT", results: null, startedAt: null },
        user: { marketingContact: null },
      });
      tributary.families.clock.advance(UPSERT_DELAY);
      expect(await tributary.data(ImportJobAndContactDocument, { id: job?.id, email })).toEqual({
        node: {
          status: "COMPLETED",
          progress: 1,
          type: "UPSERT",
          results: { createdCount: 1, updatedCount: 0 },
          startedAt: expect.any(String),
        },
        user: {
          marketingContact: {
            email: email.toLowerCase(),
            firstName: "New",
            alternateEmails: ["np@home.example"],
            listIds: [listIds[0]],
          },
        },
      });
    });

    it("reads the job once if fields besides its id are selected", async () => {
      const { data, calls } = await tributary.ask(UpsertContactsAndReadJobDocument, {
        input: { contacts: [{ email: person(0).email }] },
      });
      expect(data).toMatchObject({
        upsertMarketingContacts: {
          importJob: { status: "PENDING", progress: 0, type: "UPSERT", results: null },
          userErrors: [],
        },
      });
      expect(operationsOf(calls)).toEqual(["marketing.upsertContacts", "marketing.getImportJob"]);
    });

    it("refused by marketing is a user error (D3-121)", async () => {
      const { data, errors } = await tributary.ask(UpsertContactsAsJobDocument, {
        input: { contacts: [{ email: person(0).email }], listIds: ["no-such-list"] },
      });
      expect(errors).toEqual([]);
      expect(data.upsertMarketingContacts).toEqual({
        importJob: null,
        userErrors: [{ field: ["listIds", "0"], message: "There is no such list", code: "BAD_USER_INPUT" }],
      });
    });

    const many = (count: number) =>
      Array.from({ length: count }, (_, i) => ({ email: `p${i}@many.example` }));
    it.each([
      ["30,001 contacts (D3-129)", { contacts: many(30_001) }, "contacts"],
      [
        "more than 6 MB (D3-129)",
        { contacts: many(7).map((one) => ({ ...one, city: "x".repeat(1_000_000) })) },
        "input",
      ],
      ["no contacts (D3-122)", { contacts: [] }, "contacts"],
      ["what is no address (D3-163)", { contacts: [...many(1), { email: "nobody" }] }, "contacts.1.email"],
      [
        "an alternate that is no address",
        { contacts: [{ email: "a@b.example", alternateEmails: ["x"] }] },
        "contacts.0.alternateEmails",
      ],
      [
        "custom fields that are no object (D3-125)",
        { contacts: [{ email: "a@b.example", customFields: ["x"] }] },
        "contacts.0.customFields",
      ],
      ["another type's id", { contacts: many(1), listIds: ["Ticket:1"] }, "listIds"],
    ])("of %s is refused before any call", async (_what, input, argument) => {
      const { data, errors, calls } = await tributary.ask(UpsertContactsAsJobDocument, { input });
      expect(data.upsertMarketingContacts).toBeNull();
      expect(errors.map(({ extensions }) => [extensions["code"], extensions["argument"]])).toEqual([
        ["BAD_USER_INPUT", argument],
      ]);
      expect(calls).toEqual([]);
    });

    it("needs contacts, each with an address (D3-122, D3-123)", async () => {
      for (const input of [{}, { contacts: [{ city: "Boston" }] }]) {
        const { errors, calls } = await tributary.ask(UpsertContactsAsJobDocument, { input });
        expect([errors[0]?.extensions["code"], calls]).toEqual(["BAD_USER_INPUT", []]);
      }
    });

    it("takes 30,000 contacts in one call, never split (D3-129)", async () => {
      const { data, calls } = await tributary.ask(UpsertContactsAsJobDocument, {
        input: { contacts: many(30_000) },
      });
      expect(data.upsertMarketingContacts?.userErrors).toEqual([]);
      expect(operationsOf(calls)).toEqual(["marketing.upsertContacts"]);
    });
  });
});
