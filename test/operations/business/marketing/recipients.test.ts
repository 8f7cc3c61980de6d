import { describe, expect, it } from "vitest";
import {
  CreateCustomFieldDocument,
  CustomFieldByIdDocument,
  CustomFieldsDocument,
  DeleteCustomFieldDocument,
  DeleteMarketingListsDocument,
  MarketingListsDocument,
} from "#generated/test/graphql.ts";
import {
  fields,
  lists,
  NUMBER_FIELD,
  SUBSIDIARY,
  subsidiaryField,
  subsidiaryLists,
} from "#services/demo/things/marketing.ts";
import type { ObservedCall } from "#services/kit/http/host.ts";

import { operationsOf, sharedTributary, startTributary } from "#test/kit/gateway.ts";

const tributary = await sharedTributary();

const behalfOf = (calls: readonly ObservedCall[]) => calls.map(({ headers }) => headers["on-behalf-of"]);
interface Fields {
  marketing: { customFields: { nodes: { id: string; name: string }[]; totalCount: number } };
}

describe("custom fields", () => {
  it("are listed in one call (D3-169)", async () => {
    const { data, calls } = await tributary.ask(CustomFieldsDocument);
    expect(data.marketing.customFields.nodes.map(({ name }) => name)).toEqual(fields.map(({ name }) => name));
    expect(data.marketing.customFields).toMatchObject({
      totalCount: 3,
      nodes: [
        {},
        {
          id: "MarketingCustomField:2",
          upstreamId: "2",
          name: "visits",
          type: "NUMBER",
          definitionId: NUMBER_FIELD,
        },
        { type: "DATE" },
      ],
    });
    expect(operationsOf(calls)).toEqual(["marketing.listCustomFields"]);
    expect(behalfOf(calls)).toEqual([undefined]);
  });

  it("are read by id, and are nodes (D3-176)", async () => {
    const { data, calls } = await tributary.ask(CustomFieldByIdDocument, {
      id: "2",
      node: "MarketingCustomField:2",
    });
    expect(data).toEqual({
      marketing: { customField: { name: "visits", type: "NUMBER" } },
      node: { id: "MarketingCustomField:2", name: "visits" },
    });
    expect(operationsOf(calls), "the same one is read once").toEqual(["marketing.getCustomField"]);
    const missing = { id: "999999", node: "MarketingCustomField:999998" };
    expect(await tributary.data(CustomFieldByIdDocument, missing)).toEqual({
      marketing: { customField: null },
      node: null,
    });
  });

  it.each(["abc", "1.5", "007", "Ticket:1", ""])(
    "are refused before any call by an id that can be none: %s (D3-176, D3-178)",
    async (id) => {
      for (const query of [
        "query ($id: ID!) { marketing { customField(id: $id) { id } } }",
        DeleteCustomFieldDocument.toString(),
      ]) {
        const { errors, calls } = await tributary.ask(query, { id });
        expect([errors.map(({ extensions }) => extensions["code"]), calls]).toEqual([["BAD_USER_INPUT"], []]);
      }
    },
  );

  it("are created and deleted, one call each (D3-170, D3-177)", async () => {
    const { data, calls } = await tributary.ask(CreateCustomFieldDocument, {
      input: { name: "pet", type: "TEXT" },
    });
    const { customField: field, userErrors } = data.createMarketingCustomField ?? {};
    expect([field, userErrors]).toMatchObject([{ name: "pet", type: "TEXT" }, []]);
    expect(calls.map(({ method, path, body }) => [method, path, JSON.parse(body ?? "")])).toEqual([
      ["POST", "/contactdb/custom_fields", { name: "pet", type: "text" }],
    ]);
    const id = field?.id ?? "";
    const deleted = await tributary.ask(DeleteCustomFieldDocument, { id });
    expect(deleted.data).toEqual({ deleteMarketingCustomField: { deletedId: id, userErrors: [] } });
    expect(deleted.calls.map(({ method, status }) => [method, status])).toEqual([["DELETE", 204]]);
    const again = await tributary.data(DeleteCustomFieldDocument, { id });
    expect(again).toEqual({
      deleteMarketingCustomField: {
        deletedId: null,
        userErrors: [{ field: ["id"], message: "There is no such custom field", code: "NOT_FOUND" }],
      },
    });
  });

  it.each([
    ["a reserved name (D3-180)", "email", "Marketing uses this name itself"],
    ["a name that is taken", "visits", "A custom field has this name already"],
  ])("are not created with %s", async (_, name, message) => {
    const data = await tributary.data(CreateCustomFieldDocument, { input: { name, type: "TEXT" } });
    expect(data.createMarketingCustomField).toEqual({
      customField: null,
      userErrors: [{ field: ["name"], message, code: "BAD_USER_INPUT" }],
    });
  });

  it("are not created beyond 120 (D3-175)", async () => {
    const made: string[] = [];
    for (let i = fields.length; i < 120; i++) {
      const data = await tributary.data(CreateCustomFieldDocument, {
        input: { name: `field ${i}`, type: "DATE" },
      });
      made.push(data.createMarketingCustomField?.customField?.id ?? "");
    }
    const { nodes, totalCount } = (
      await tributary.data<Fields>("{ marketing { customFields(first: 250) { nodes { id } totalCount } } }")
    ).marketing.customFields;
    expect([nodes.length, totalCount]).toEqual([120, 120]);
    const refused = await tributary.data(CreateCustomFieldDocument, {
      input: { name: "more", type: "DATE" },
    });
    expect(refused.createMarketingCustomField).toMatchObject({
      customField: null,
      userErrors: [{ code: "BAD_USER_INPUT", message: "There are 120 custom fields already" }],
    });
    for (const id of made) await tributary.data(DeleteCustomFieldDocument, { id });
  });

  it.each([
    ["a blank name (D3-174, D3-190)", { name: " ", type: "TEXT" }, "name"],
    ["a kind that only reserved fields are (D3-172)", { name: "pet", type: "SET" }, "type"],
    ["a kind that is not known (D3-172)", { name: "pet", type: "OTHER" }, "type"],
    ["a blank account", { name: "pet", type: "TEXT", onBehalfOf: " " }, "onBehalfOf"],
  ])("of %s are refused before any call", async (_, input, argument) => {
    const { errors, calls } = await tributary.ask(CreateCustomFieldDocument, { input });
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", argument });
    expect(calls).toEqual([]);
  });

  it("need a name and a type (D3-173, D3-174, D3-190)", async () => {
    for (const input of [{ name: "pet" }, { type: "TEXT" }]) {
      const { errors, calls } = await tributary.ask(CreateCustomFieldDocument, { input });
      expect([errors[0]?.extensions["code"], calls]).toEqual(["BAD_USER_INPUT", []]);
    }
  });
});

describe("reserved fields", () => {
  it("have names that custom fields cannot have (D3-179)", async () => {
    const { data, calls } = await tributary.ask<{ marketing: { reservedFields: object[] } }>(
      "{ marketing { reservedFields { name type } } }",
    );
    expect(data.marketing.reservedFields).toEqual(
      expect.arrayContaining([
        { name: "email", type: "TEXT" },
        { name: "list_ids", type: "SET" },
      ]),
    );
    expect(operationsOf(calls)).toEqual(["marketing.listReservedFields"]);
  });
});

describe("lists", () => {
  it("are listed in one call (D3-183)", async () => {
    const { data, calls } = await tributary.ask(MarketingListsDocument);
    expect(data).toMatchObject({
      marketing: {
        lists: {
          totalCount: 3,
          nodes: lists.map(({ id, name }) => ({ id: `MarketingList:${id}`, upstreamId: String(id), name })),
        },
      },
    });
    expect(operationsOf(calls)).toEqual(["marketing.listLists"]);
  });

  it.each([
    ["none", { ids: [] }],
    ["what is no number (D3-182)", { ids: ["1", "x"] }],
    ["another type's", { ids: ["Ticket:1"] }],
    ["several accounts'", { ids: ["MarketingList:1", `MarketingList:${SUBSIDIARY}:4`] }],
    ["another account's than the one given", { ids: ["MarketingList:other:4"], account: SUBSIDIARY }],
  ])("are not deleted by ids that are %s: no call is made", async (_, variables) => {
    const { errors, calls } = await tributary.ask(DeleteMarketingListsDocument, variables);
    expect([errors.map(({ extensions }) => extensions["code"]), calls]).toEqual([["BAD_USER_INPUT"], []]);
  });

  it("all stay if one does not exist (D3-182, D3-191)", async () => {
    expect(await tributary.data(DeleteMarketingListsDocument, { ids: ["1", "999"] })).toEqual({
      deleteMarketingLists: {
        deletedIds: null,
        userErrors: [{ field: ["ids", "1"], message: "There is no such list", code: "NOT_FOUND" }],
      },
    });
    expect(await tributary.data(MarketingListsDocument)).toMatchObject({
      marketing: { lists: { totalCount: 3 } },
    });
  });

  it("are deleted together, in one call with a body; none left is an empty list (D3-181, D3-183)", async () => {
    const { data, calls } = await tributary.ask(DeleteMarketingListsDocument, {
      ids: ["MarketingList:1", "2", "2", "3"],
    });
    expect(data).toEqual({
      deleteMarketingLists: {
        deletedIds: ["MarketingList:1", "MarketingList:2", "MarketingList:3"],
        userErrors: [],
      },
    });
    expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([
      ["DELETE", "/contactdb/lists", "[1,2,3]"],
    ]);
    expect(await tributary.data(MarketingListsDocument)).toEqual({
      marketing: { lists: { nodes: [], totalCount: 0 } },
    });
  });
});

describe("a contact", () => {
  it("has a deleted list no more within the operation that deletes it", async () => {
    await using own = await startTributary();
    const { users } = await own.data<{
      users: {
        nodes: {
          crmPerson: { id: string } | null;
          marketingContact: { lists: { upstreamId: string }[] | null } | null;
        }[];
      };
    }>("{ users(first: 50) { nodes { crmPerson { id } marketingContact { lists { upstreamId } } } } }");
    const found = users.nodes.find(
      ({ crmPerson, marketingContact }) => crmPerson && (marketingContact?.lists?.length ?? 0) > 1,
    );
    const [list, ...others] = found?.marketingContact?.lists ?? expect.fail("nobody is on two lists");
    const lists = "person { user { marketingContact { lists { upstreamId } } } } userErrors { code }";
    const { data, errors } = await own.ask(
      `mutation ($person: UpdateCrmPersonInput!, $list: ID!) {
        before: updateCrmPerson(input: $person) { ${lists} }
        deleteMarketingLists(input: { ids: [$list] }) { deletedIds }
        after: updateCrmPerson(input: $person) { ${lists} } }`,
      { person: { id: found?.crmPerson?.id, displayName: "Renamed" }, list: list?.upstreamId },
    );
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      before: { person: { user: { marketingContact: { lists: [list, ...others] } } } },
      after: { person: { user: { marketingContact: { lists: others } } } },
    });
  });
});

describe("on behalf of another account", () => {
  const global = `MarketingCustomField:${SUBSIDIARY}:${subsidiaryField.id}`;

  it("an argument names it, and ids keep it (D3-118)", async () => {
    const { data, calls } = await tributary.ask(CustomFieldsDocument, { account: SUBSIDIARY });
    expect(data.marketing.customFields.nodes).toEqual([
      { id: global, upstreamId: "4", name: "branch", type: "TEXT", definitionId: "e4_T" },
    ]);
    const read = await tributary.ask(
      "query ($id: ID!) { node(id: $id) { ... on MarketingCustomField { name } } }",
      {
        id: global,
      },
    );
    expect(read.data).toEqual({ node: { name: "branch" } });
    expect([behalfOf(calls), behalfOf(read.calls)]).toEqual([[SUBSIDIARY], [SUBSIDIARY]]);
    expect(await tributary.data(MarketingListsDocument, { account: SUBSIDIARY })).toMatchObject({
      marketing: { lists: { nodes: [{ id: `MarketingList:${SUBSIDIARY}:4`, name: "Local customers" }] } },
    });
    const reserved = await tributary.ask(
      "query ($account: ID) { marketing(onBehalfOf: $account) { reservedFields { name } } }",
      { account: SUBSIDIARY },
    );
    expect(behalfOf(reserved.calls)).toEqual([SUBSIDIARY]);
  });

  it("a setting names it if no argument does (D3-118)", async () => {
    await using elsewhere = await startTributary({
      settings: { marketing: { scope: { onBehalfOf: SUBSIDIARY } } },
    });
    const { data, calls } = await elsewhere.ask(CustomFieldsDocument);
    expect(data.marketing.customFields.nodes.map(({ id }) => id)).toEqual([global]);
    const created = await elsewhere.ask(CreateCustomFieldDocument, { input: { name: "pet", type: "TEXT" } });
    const id = created.data.createMarketingCustomField?.customField?.id ?? "";
    expect(id).toMatch(new RegExp(`^MarketingCustomField:${SUBSIDIARY}:\\d+$`));
    const deleted = await elsewhere.ask(DeleteCustomFieldDocument, { id: id.split(":").at(-1) });
    expect(deleted.data).toEqual({ deleteMarketingCustomField: { deletedId: id, userErrors: [] } });
    const ids = subsidiaryLists.map((list) => String(list.id));
    const gone = await elsewhere.ask(DeleteMarketingListsDocument, { ids });
    expect(gone.data).toMatchObject({
      deleteMarketingLists: { deletedIds: [`MarketingList:${SUBSIDIARY}:4`] },
    });
    expect(behalfOf([...calls, ...created.calls, ...deleted.calls, ...gone.calls])).toEqual(
      new Array(4).fill(SUBSIDIARY),
    );
  });

  it("is forbidden if the key may not act for it (D3-118)", async () => {
    const { data, errors } = await tributary.ask(CustomFieldsDocument, { account: "somebody" });
    expect(data).toEqual({ marketing: { customFields: null } });
    expect(errors[0]?.extensions).toMatchObject({ code: "FORBIDDEN", status: 403 });
    expect(
      await tributary.data(CreateCustomFieldDocument, {
        input: { name: "pet", type: "TEXT", onBehalfOf: "somebody" },
      }),
    ).toMatchObject({
      createMarketingCustomField: { customField: null, userErrors: [{ code: "FORBIDDEN" }] },
    });
  });
});
