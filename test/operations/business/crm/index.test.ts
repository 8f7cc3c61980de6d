import { describe, expect, it } from "vitest";
import {
  CrmPeopleByPartOfAddressDocument,
  CrmPeopleByTextDocument,
  CrmPersonOfUserDocument,
  SearchCrmPeopleDocument,
  WholeCrmPersonDocument,
} from "#generated/test/graphql.ts";
import { crmTables } from "#services/crm/tables.ts";
import { demoIndex } from "#services/demo/company.ts";
import { crmOrganizationIdOf, crmPersonIdOf, homeEmailOf, SECOND_RECORD } from "#services/demo/things/crm.ts";
import { operationsOf, sharedTributary } from "#test/kit/gateway.ts";

describe("the CRM in the graph", async () => {
  const person = (index: number) => tributary.families.person(index);
  const idOf = (index: number) => `CrmPerson:${crmPersonIdOf(person(index))}`;

  const tributary = await sharedTributary();

  describe("a person", () => {
    it("is read by id in full (D3-287, D3-288, D3-291)", async () => {
      const one = person(demoIndex.twoCrmAddresses);
      const { persons } = crmTables(tributary.families.store.scope("crm"));
      const stored = persons.get(String(crmPersonIdOf(one)));
      expect(stored?.person.marketing_status).toMatch(/^[a-z_]+$/);
      const { data, calls } = await tributary.ask(WholeCrmPersonDocument, {
        id: String(crmPersonIdOf(one)),
      });
      expect(data.crm.person).toMatchObject({
        id: idOf(demoIndex.twoCrmAddresses),
        upstreamId: String(crmPersonIdOf(one)),
        displayName: one.displayName,
        email: one.email,
        emails: [
          { value: one.email, label: "work", primary: true },
          { value: homeEmailOf(one), label: "home", primary: false },
        ],
        phones: [{ value: one.phone, label: "work", primary: true }],
        organization: {
          id: `CrmOrganization:${crmOrganizationIdOf(one.orgIndex)}`,
          upstreamId: String(crmOrganizationIdOf(one.orgIndex)),
          name: tributary.families.company.organizations[one.orgIndex]?.name,
        },
        marketingStatus: stored?.person.marketing_status,
        knownMarketingStatus: stored?.person.marketing_status.toUpperCase(),
        active: true,
        createdAt: one.joinedAt,
        user: { email: one.email },
        users: [{ email: one.email }, { email: homeEmailOf(one) }],
      });
      expect(calls.map(({ operation, path }) => [operation, path])).toEqual([
        ["getPerson", `/persons/${crmPersonIdOf(one)}`],
      ]);
      expect(await tributary.data(WholeCrmPersonDocument, { id: idOf(demoIndex.twoCrmAddresses) })).toEqual(
        data,
      );
    });

    it("is null if it does not exist, and is a node (D3-303)", async () => {
      expect(await tributary.data(WholeCrmPersonDocument, { id: "999999" })).toEqual({
        crm: { person: null },
      });
      const { data, calls } = await tributary.ask(
        "query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on CrmPerson { displayName } } }",
        { ids: [idOf(0), "CrmPerson:999999"] },
      );
      expect(data).toEqual({ nodes: [{ id: idOf(0), displayName: person(0).displayName }, null] });
      expect(operationsOf(calls)).toEqual(["crm.getPerson", "crm.getPerson"]);
    });

    it.each(["abc", "1.5", "0", "01001", "Ticket:1", "CrmPerson:abc", "search", "collection", ""])(
      "is not looked for by %j (D3-004, D3-303)",
      async (id) => {
        const { data, errors, calls } = await tributary.ask(WholeCrmPersonDocument, { id });
        expect(data).toEqual({ crm: { person: null } });
        expect([errors[0]?.extensions["code"], calls]).toEqual(["BAD_USER_INPUT", []]);
      },
    );
  });

  describe("search", () => {
    it("finds the best matches first, with the members of the search (D3-297, D3-300)", async () => {
      const one = person(0);
      const { data, calls } = await tributary.ask(CrmPeopleByTextDocument, {
        text: ` ${one.email.toUpperCase()} `,
      });
      expect(data.crm.searchPeople.nodes[0]).toMatchObject({
        id: idOf(0),
        displayName: one.displayName,
        email: one.email,
        emails: [{ value: one.email, primary: true }],
        phones: [{ value: one.phone }],
        organization: { name: tributary.families.company.organizations[one.orgIndex]?.name },
        user: { email: one.email },
      });
      expect(operationsOf(calls)).toEqual(["crm.searchPersons"]);
      expect(calls[0]?.query).toEqual({
        term: one.email.toUpperCase(),
        exact_match: "false",
        start: "0",
        limit: "5",
      });
    });

    it("reads each person once for fields that the search does not have", async () => {
      const { data, calls } = await tributary.ask(CrmPeopleByPartOfAddressDocument);
      expect(operationsOf(calls)).toEqual([
        "crm.searchPersons",
        ...Array.from({ length: 3 }, () => "crm.getPerson"),
      ]);
      for (const node of data.crm.searchPeople.nodes)
        expect(node).toMatchObject({
          emails: expect.arrayContaining([expect.objectContaining({ label: "work", primary: true })]),
          phones: [{ label: "work", primary: true }],
          marketingStatus: expect.any(String),
          knownMarketingStatus: expect.stringMatching(/^(?:NO_CONSENT|SUBSCRIBED|UNSUBSCRIBED|ARCHIVED)$/),
        });
    });

    it("sends the options of a search: exact match, fields, an organization (D3-300)", async () => {
      const { data, calls } = await tributary.ask(SearchCrmPeopleDocument, {
        text: "an",
        exactMatch: false,
        fields: ["NAME", "CUSTOM_FIELDS"],
        organizationIds: `CrmOrganization:${crmOrganizationIdOf(0)}`,
        first: 2,
      });
      expect(data.crm.searchPeople?.edges.map(({ score }) => score < 1)).toEqual([true, true]);
      expect(calls[0]?.query).toEqual({
        term: "an",
        exact_match: "false",
        fields: "name,custom_fields",
        organization_id: String(crmOrganizationIdOf(0)),
        start: "0",
        limit: "2",
      });
    });

    it("pages by start and limit (D3-270)", async () => {
      const whole = await tributary.data(SearchCrmPeopleDocument, { text: "an", first: 7 });
      const pageAfter = (cursor: string | null) =>
        tributary.ask(SearchCrmPeopleDocument, { text: "an", first: 2, after: cursor });
      const ids: string[] = [];
      let after: string | null = null;
      for (let page = 0; page < 4; page++) {
        const { data, calls } = await pageAfter(after);
        expect(calls.map(({ query }) => query)).toMatchObject([{ start: String(page * 2), limit: "2" }]);
        ids.push(...(data.crm.searchPeople?.nodes ?? []).map(({ id }) => id));
        after = data.crm.searchPeople?.pageInfo.endCursor ?? null;
      }
      expect(ids.slice(0, 7)).toEqual(whole.crm.searchPeople?.nodes.map(({ id }) => id));
      const { errors, calls } = await tributary.ask(SearchCrmPeopleDocument, {
        text: "other",
        first: 2,
        after,
      });
      expect([errors[0]?.extensions["code"], calls]).toEqual(["INVALID_CURSOR", []]);
    });

    it.each([
      ["one character (D3-298)", { text: "a" }, "text"],
      ["one character between spaces (D3-298)", { text: " a " }, "text"],
      ["nothing, exactly (D3-299)", { text: " ", exactMatch: true }, "text"],
      ["another type's id", { text: "an", organizationIds: "Ticket:1" }, "organizationIds"],
      ["an organization without a number", { text: "an", organizationIds: "northwind" }, "organizationIds"],
      ["more than 250 at once", { text: "an", first: 251 }, "first"],
    ])("for %s is refused before any call", async (_what, variables, argument) => {
      const { errors, calls } = await tributary.ask(SearchCrmPeopleDocument, variables);
      expect(errors.map(({ extensions }) => [extensions["code"], extensions["argument"]])).toEqual([
        ["BAD_USER_INPUT", argument],
      ]);
      expect(calls).toEqual([]);
    });

    it("covers the first 2,000 persons of an organization (D3-301)", async () => {
      const { persons } = crmTables(tributary.families.store.scope("crm"));
      const sample = persons.get(String(crmPersonIdOf(person(0))));
      if (!sample) throw new Error("nobody is there");
      const ids = Array.from({ length: 2_001 }, (_, index) => 1_000_001 + index);
      for (const id of ids)
        persons.put({
          ...sample,
          person: {
            ...sample.person,
            id,
            name: `Crowd ${id - 1_000_000}`,
            org_id: { value: 900, name: "Crowd" },
          },
        });
      const found = async (text: string, organizationIds?: string[]) => {
        const data = await tributary.data<{ crm: { searchPeople: { nodes: { displayName: string }[] } } }>(
          "query ($filter: CrmPersonSearchFilter!) { crm { searchPeople(first: 2, filter: $filter) { nodes { displayName } } } }",
          { filter: { text, fields: ["NAME"], organizationIds } },
        );
        return data.crm.searchPeople.nodes.map(({ displayName }) => displayName);
      };
      expect(await found("Crowd 2000", ["900"])).toEqual(["Crowd 2000"]);
      expect(await found("Crowd 2001", ["900"])).toEqual([]);
      expect(await found("Crowd 2001")).toEqual(["Crowd 2001"]);
      for (const id of ids) persons.delete(String(id));
    });

    it("needs a term of two characters, or one for an exact match (D3-297, D3-299)", async () => {
      const { errors } = await tributary.ask("{ crm { searchPeople { nodes { id } } } }");
      expect(errors[0]?.extensions["code"]).toBe("GRAPHQL_VALIDATION_FAILED");
      const { data, calls } = await tributary.ask(SearchCrmPeopleDocument, { text: "a", exactMatch: true });
      expect(data.crm.searchPeople?.nodes).toEqual([]);
      expect(calls[0]?.query).toMatchObject({ term: "a", exact_match: "true" });
    });

    it("without a field to search finds nobody without a call", async () => {
      const { data, calls } = await tributary.ask(SearchCrmPeopleDocument, { text: "an", fields: [] });
      expect([data.crm.searchPeople?.nodes, calls]).toEqual([[], []]);
    });
  });

  describe("by e-mail address", () => {
    it("a person is found for any case of the stored address (D3-300)", async () => {
      const { email } = person(13);
      const capital = email.replace(/^./, (first) => first.toUpperCase());
      const { data, calls } = await tributary.ask(CrmPersonOfUserDocument, { email });
      expect(data).toMatchObject({
        user: {
          crmPerson: { id: idOf(13), email: capital, user: { email } },
          crmPeople: [{ id: idOf(13) }],
        },
      });
      expect(calls.map(({ operation, query }) => [operation, query])).toEqual([
        ["searchPersons", { term: email, fields: "email", exact_match: "true", start: "0", limit: "500" }],
      ]);
    });

    it("a person is found by another of the addresses, and links to the primary one", async () => {
      const one = person(demoIndex.twoCrmAddresses);
      expect(await tributary.data(CrmPersonOfUserDocument, { email: homeEmailOf(one) })).toMatchObject({
        user: { crmPerson: { id: idOf(demoIndex.twoCrmAddresses), user: { email: one.email } } },
      });
    });

    it("an ambiguous match is shown as ambiguous, never the first one", async () => {
      expect(
        await tributary.data(CrmPersonOfUserDocument, { email: person(demoIndex.twoCrmRecords).email }),
      ).toMatchObject({
        user: {
          crmPerson: null,
          crmPeople: [{ id: `CrmPerson:${SECOND_RECORD}` }, { id: idOf(demoIndex.twoCrmRecords) }],
        },
      });
    });

    it("are null and an empty list without a person", async () => {
      expect(await tributary.data(CrmPersonOfUserDocument, { email: person(39).email })).toEqual({
        user: { crmPerson: null, crmPeople: [] },
      });
    });

    it("people of a list come with one page of persons; fewer than 25 are searched one by one", async () => {
      const { data, report } = await tributary.ask<{ users: { nodes: { crmPeople: object[] }[] } }>(
        "{ users(first: 30) { nodes { crmPeople { id } } } }",
      );
      expect(data.users.nodes.every(({ crmPeople }) => crmPeople.length >= 1)).toBe(true);
      expect(report.families).toContainEqual(expect.objectContaining({ family: "crm", calls: 1 }));
      const few = await tributary.ask("{ users(first: 24) { nodes { crmPeople { id } } } }");
      expect(few.report.families).toContainEqual(expect.objectContaining({ family: "crm", calls: 24 }));
    });
  });
});
