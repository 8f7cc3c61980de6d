/** Lists and mutations of persons in the graph. */

import { describe, expect, it } from "vitest";
import {
  AllCrmPeopleDocument,
  ChangeAndDeletePeopleDocument,
  CreateCrmPersonDocument,
  CrmPeopleDocument,
  DeleteCrmPeopleDocument,
  DeleteCrmPersonDocument,
  DeletePersonPictureDocument,
  MergeCrmPeopleDocument,
  UpdateCrmPersonDocument,
} from "#generated/test/graphql.ts";
import { demoIndex } from "#services/demo/company.ts";
import { crmOrganizationIdOf, crmPersonIdOf, demoFieldKey, pictureIdOf } from "#services/demo/things/crm.ts";

import { operationsOf, sharedTributary, startTributary } from "#test/kit/gateway.ts";

const DAY = 86_400_000;

const tributary = await sharedTributary();

const { person } = tributary.families;
const idOf = (index: number) => `CrmPerson:${crmPersonIdOf(person(index))}`;
const numberOf = (index: number) => crmPersonIdOf(person(index));

describe("people of the CRM", () => {
  const list = (variables: object = {}) => tributary.ask(CrmPeopleDocument, { ...variables });

  it("are listed page by page, each in full with the list's call (D3-269, D3-270, D3-281)", async () => {
    const { data, calls } = await list({ first: 3 });
    expect(calls.map(({ operation, query }) => [operation, query])).toEqual([
      ["listPersons", { start: "0", limit: "3" }],
    ]);
    const after = data.crm.people?.pageInfo.endCursor;
    const next = await list({ first: 2, after });
    expect(next.calls[0]?.query).toEqual({ start: "3", limit: "2" });
    expect(next.data.crm.people?.nodes.map(({ id }) => id)).toEqual([idOf(2), idOf(3)]);
  });

  it("are filtered and sorted in the CRM's parameters (D3-281, D3-283)", async () => {
    const { data, calls } = await list({
      filter: { ownerIds: ["CrmUser:2"], firstChar: "a" },
      orderBy: [{ field: "VISIBLE_TO", direction: "DESC" }, { field: "NAME" }],
      first: 5,
    });
    expect(calls[0]?.query).toEqual({
      user_id: "2",
      first_char: "a",
      sort: "visible_to DESC, name ASC",
      start: "0",
      limit: "5",
    });
    const nodes = data.crm.people?.nodes ?? [];
    expect(nodes.length).toBeGreaterThan(1);
    expect(nodes.every(({ displayName }) => displayName.startsWith("A"))).toBe(true);
    expect(nodes).toEqual(
      nodes.toSorted(
        (a, b) =>
          Number(b.visibleTo) - Number(a.visibleTo) ||
          (a.displayName.toLowerCase() < b.displayName.toLowerCase() ? -1 : 1),
      ),
    );
    const saved = await list({ filter: { savedFilterIds: ["1"] }, orderBy: [] });
    expect(saved.calls[0]?.query).toEqual({ filter_id: "1", start: "0", limit: "25" });
  });

  it("are refused for impossible filters: a filter with an owner, two characters (D3-282, D3-284)", async () => {
    for (const filter of [
      { savedFilterIds: ["1"], ownerIds: ["1"] },
      { ownerIds: ["1", "2"] },
      { savedFilterIds: ["one"] },
      { ownerIds: ["CrmPerson:1"] },
      { firstChar: "ab" },
      { firstChar: "" },
    ]) {
      const { data, errors, calls } = await list({ filter });
      expect([data.crm.people, errors[0]?.extensions["code"], calls]).toEqual([null, "BAD_USER_INPUT", []]);
    }
    const { errors, calls } = await list({ orderBy: [{ field: "ORGANIZATION" }] });
    expect([errors.length, calls]).toEqual([1, []]);
  });
});

describe("the collection of all people", () => {
  const collection = (variables: object = {}) => tributary.ask(AllCrmPeopleDocument, { ...variables });

  it("is walked by cursor (D3-271, D3-293, D3-294)", async () => {
    const seen: string[] = [];
    let after: string | undefined;
    for (let page = 0; ; page++) {
      const { data, calls } = await collection({ first: 100, after });
      expect(operationsOf(calls)).toEqual(["crm.listPersonsCollection"]);
      expect([calls[0]?.query["limit"], calls[0]?.query["cursor"] === undefined]).toEqual([
        "100",
        page === 0,
      ]);
      const { nodes, pageInfo } = data.crm.allPeople;
      seen.push(...nodes.map(({ id }) => id));
      if (!pageInfo.hasNextPage) break;
      after = pageInfo.endCursor;
    }
    expect(seen).toHaveLength(
      tributary.families.store.scope("crm").collection("persons", { key: String }).size,
    );
    expect(new Set(seen).size).toBe(seen.length);
  });

  it("is filtered by time, owner and first character (D3-295, D3-296)", async () => {
    const since = "2026-06-01T00:00:00Z";
    const until = "2026-09-01T00:00:00Z";
    const { data, calls } = await collection({
      filter: { updatedAt: { from: since, until }, ownerIds: ["2"], firstChar: "m" },
    });
    expect(calls[0]?.query).toEqual({ since, until, owner_id: "2", first_char: "m", limit: "25" });
    for (const { displayName, updatedAt } of data.crm.allPeople.nodes)
      expect([displayName[0], updatedAt > since, updatedAt < until]).toEqual(["M", true, true]);
    const wrong = await collection({ filter: { firstChar: "mm" } });
    expect([wrong.errors[0]?.extensions["code"], wrong.calls]).toEqual(["BAD_USER_INPUT", []]);
  });

  it("is FORBIDDEN to callers who are not global administrators, and costs nothing else (D3-292)", async () => {
    await using agents = await startTributary({ persona: "agent" });
    const { data, errors } = await agents.ask(
      "{ crm { allPeople { nodes { id } } people(first: 1) { nodes { id } } } }",
    );
    expect(data).toEqual({ crm: { allPeople: null, people: { nodes: [{ id: "CrmPerson:1000" }] } } });
    expect(errors.map(({ path, extensions }) => [path, extensions["code"], extensions["status"]])).toEqual([
      [["crm", "allPeople"], "FORBIDDEN", 403],
    ]);
  });
});

describe("pictures", () => {
  it("come with the search if they are selected, with no further call (D3-300)", async () => {
    const { data, calls } = await tributary.ask<{
      crm: { searchPeople: { nodes: { upstreamId: string; pictureId: string | null }[] } };
    }>(
      '{ crm { searchPeople(filter: { text: ".example", fields: [EMAIL] }, first: 30) { nodes { upstreamId pictureId } } } }',
    );
    expect(operationsOf(calls)).toEqual(["crm.searchPersons"]);
    expect(calls[0]?.query["include_fields"]).toBe("person.picture");
    const { nodes } = data.crm.searchPeople;
    for (const { upstreamId, pictureId } of nodes)
      expect([null, String(pictureIdOf(Number(upstreamId)))]).toContain(pictureId);
    expect(new Set(nodes.map(({ pictureId }) => pictureId === null)).size).toBe(2);
  });

  it("are deleted (D3-314)", async () => {
    const { crm } = await tributary.data<{
      crm: { people: { nodes: { id: string; pictureId: string | null }[] } };
    }>("{ crm { people(first: 50) { nodes { id pictureId } } } }");
    const personId = crm.people.nodes.find(({ pictureId }) => pictureId !== null)?.id;
    const { data, calls } = await tributary.ask(DeletePersonPictureDocument, { personId });
    expect(data).toEqual({
      deleteCrmPersonPicture: { person: { id: personId, pictureId: null }, userErrors: [] },
    });
    expect(operationsOf(calls)).toEqual(["crm.deletePersonPicture", "crm.getPerson"]);
    expect(await tributary.data(DeletePersonPictureDocument, { personId })).toEqual({
      deleteCrmPersonPicture: {
        person: null,
        userErrors: [{ field: ["personId"], message: "The person has no picture", code: "NOT_FOUND" }],
      },
    });
  });
});

describe("creating a person", () => {
  it("sends the given members and custom fields, and answers the person (D3-285, D3-287, D3-288)", async () => {
    const key = demoFieldKey("nickname");
    const { data, calls } = await tributary.ask(CreateCrmPersonDocument, {
      input: {
        displayName: "Ann Other",
        emails: [{ value: "ann@x.example" }, { value: "other@x.example", label: "home", primary: true }],
        phones: [{ value: "+1 555" }],
        organizationId: `CrmOrganization:${crmOrganizationIdOf(2)}`,
        createdAt: "2026-01-02T03:04:05Z",
        ownerId: "CrmUser:2",
        visibleTo: "1",
        marketingStatus: "subscribed",
        label: 3,
        customFields: [{ key, value: "Ann" }],
      },
    });
    expect(data.createCrmPerson).toMatchObject({
      person: {
        displayName: "Ann Other",
        email: "other@x.example",
        emails: [
          { value: "ann@x.example", label: "work", primary: false },
          { value: "other@x.example", label: "home", primary: true },
        ],
        phones: [{ value: "+1 555" }],
        organization: { id: `CrmOrganization:${crmOrganizationIdOf(2)}` },
        owner: { id: "CrmUser:2" },
        visibleTo: "1",
        marketingStatus: "subscribed",
        label: 3,
        active: true,
        createdAt: "2026-01-02T03:04:05.000Z",
      },
      userErrors: [],
    });
    expect(data.createCrmPerson.person?.customFields).toContainEqual({
      field: { name: "Nickname" },
      value: "Ann",
    });
    expect(operationsOf(calls)).toEqual(["crm.createPerson", "crm.listPersonFields"]);
    expect(calls[0]?.status).toBe(201);
    const found = '{ user(email: "ann@x.example") { crmPerson { id } } }';
    expect(await tributary.data(found)).toEqual({
      user: { crmPerson: { id: data.createCrmPerson.person?.id } },
    });
  });

  it("answers the refusals of the CRM (D3-286, D3-289, D3-323)", async () => {
    const refused = async (input: object) =>
      (await tributary.data(CreateCrmPersonDocument, { input })).createCrmPerson;
    expect(await refused({ displayName: "" })).toEqual({
      person: null,
      userErrors: [expect.objectContaining({ field: ["displayName"], code: "BAD_USER_INPUT" })],
    });
    expect((await refused({ displayName: "A", organizationId: "1" })).userErrors).toEqual([
      { field: null, message: "There is no such organization", code: "BAD_USER_INPUT" },
    ]);
    const primary = { value: "a@x.example", primary: true };
    expect((await refused({ displayName: "A", emails: [primary, primary] })).userErrors).toEqual([
      expect.objectContaining({ message: "Only one email can be the primary one" }),
    ]);
    const customFields = [{ key: demoFieldKey("birthday"), value: "never" }];
    expect((await refused({ displayName: "A", customFields })).userErrors).toEqual([
      {
        field: null,
        message: '"Birthday" takes a day, as 2026-05-04',
        code: "BAD_USER_INPUT",
      },
    ]);
  });

  it("is refused before any call for impossible values (D3-286, D3-289)", async () => {
    const key = demoFieldKey("nickname");
    for (const input of [
      {},
      { displayName: "A", organizationId: "CrmPerson:1" },
      { displayName: "A", ownerId: "me" },
      { displayName: "A", customFields: [{ key: "nickname", value: "x" }] },
      {
        displayName: "A",
        customFields: [
          { key, value: "x" },
          { key, value: "y" },
        ],
      },
    ]) {
      const { errors, calls } = await tributary.ask(CreateCrmPersonDocument, { input });
      expect([errors.length, calls]).toEqual([1, []]);
    }
  });
});

describe("changing a person", () => {
  it("sends only the given members, and removes a custom value with null (D3-290, D3-321)", async () => {
    const key = demoFieldKey("interests");
    const { data, calls } = await tributary.ask(UpdateCrmPersonDocument, {
      input: { id: idOf(0), label: 2, displayName: null, customFields: [{ key, value: null }] },
    });
    expect(data.updateCrmPerson).toMatchObject({
      person: { id: idOf(0), displayName: person(0).displayName, label: 2 },
      userErrors: [],
    });
    expect(data.updateCrmPerson.person.customFields).toContainEqual({ field: { key }, value: null });
    expect(calls.map(({ operation, path }) => [operation, path])).toEqual([
      ["updatePerson", `/persons/${numberOf(0)}`],
      ["listPersonFields", "/personFields"],
    ]);
  });

  it("answers the refusals of the CRM for a missing person", async () => {
    expect(await tributary.data(UpdateCrmPersonDocument, { input: { id: "999999", label: 1 } })).toEqual({
      updateCrmPerson: { person: null, userErrors: [{ field: ["id"], code: "NOT_FOUND" }] },
    });
  });
});

describe("deleting persons", () => {
  const READ = "query ($id: ID!) { crm { person(id: $id) { active } } }";

  it("marks one, which is read until it is deleted 30 days later (D3-279, D3-302, D3-320)", async () => {
    const { data, calls } = await tributary.ask(DeleteCrmPersonDocument, { input: { id: idOf(20) } });
    expect(data).toEqual({ deleteCrmPerson: { person: { id: idOf(20), active: false }, userErrors: [] } });
    expect(operationsOf(calls)).toEqual(["crm.deletePerson", "crm.getPerson"]);
    expect(await tributary.data(DeleteCrmPersonDocument, { input: { id: idOf(20) } })).toEqual({
      deleteCrmPerson: { person: null, userErrors: [{ code: "NOT_FOUND" }] },
    });
    tributary.families.clock.advance(30 * DAY - 1);
    expect(await tributary.data(READ, { id: idOf(20) })).toEqual({ crm: { person: { active: false } } });
    tributary.families.clock.advance(1);
    expect(await tributary.data(READ, { id: idOf(20) })).toEqual({ crm: { person: null } });
  });

  it("marks many with one call, each named once (D3-280)", async () => {
    const ids = [idOf(21), String(numberOf(22)), idOf(21), "999999"];
    const { data, calls } = await tributary.ask(DeleteCrmPeopleDocument, { ids });
    expect(data).toEqual({
      deleteCrmPeople: {
        people: [{ id: idOf(21) }, { id: idOf(22) }],
        deletedIds: [idOf(21), idOf(22)],
        userErrors: [],
      },
    });
    expect(calls.map(({ operation, query }) => [operation, query])).toEqual([
      ["bulkDeletePersons", { ids: `${numberOf(21)},${numberOf(22)},999999` }],
    ]);
    for (const wrong of [[], ["one"], Array.from({ length: 1_000 }, (_, at) => String(1_000_000 + at))]) {
      const refused = await tributary.ask(DeleteCrmPeopleDocument, { ids: wrong });
      expect([refused.errors[0]?.extensions["code"], refused.calls]).toEqual(["BAD_USER_INPUT", []]);
    }
  });

  it("applies to persons that the same operation read before", async () => {
    const { data } = await tributary.ask(ChangeAndDeletePeopleDocument, {
      one: idOf(demoIndex.twoCrmRecords),
      two: "1000",
    });
    expect(data).toEqual({
      a: {
        person: {
          user: { crmPeople: [{ id: "CrmPerson:1000" }, { id: idOf(demoIndex.twoCrmRecords) }] },
        },
      },
      b: { userErrors: [] },
      c: { person: { user: { crmPeople: [{ id: idOf(demoIndex.twoCrmRecords), label: 2 }] } } },
    });
  });
});

describe("merging persons", () => {
  it("answers the remaining person, named by the CRM, and the merged one (D3-311, D3-312, D3-318)", async () => {
    const { data, calls } = await tributary.ask(MergeCrmPeopleDocument, {
      input: { id: idOf(0), mergeWithId: String(numberOf(1)) },
    });
    expect(data).toMatchObject({
      mergeCrmPeople: {
        person: { id: idOf(0), emails: [{ value: person(0).email }, { value: person(1).email }] },
        mergedPerson: { id: idOf(1), active: false },
        userErrors: [],
      },
    });
    expect(operationsOf(calls).sort()).toEqual(["crm.getPerson", "crm.listPersonDeals", "crm.mergePersons"]);
  });

  it("is refused before a call for the same person twice, and by the CRM for a missing one (D3-311)", async () => {
    const same = await tributary.ask(MergeCrmPeopleDocument, {
      input: { id: idOf(0), mergeWithId: String(numberOf(0)) },
    });
    expect([same.errors[0]?.extensions["code"], same.calls]).toEqual(["BAD_USER_INPUT", []]);
    expect(
      await tributary.data(MergeCrmPeopleDocument, { input: { id: idOf(0), mergeWithId: "999999" } }),
    ).toEqual({
      mergeCrmPeople: {
        person: null,
        mergedPerson: null,
        userErrors: [{ field: ["mergeWithId"], code: "NOT_FOUND" }],
      },
    });
  });
});
