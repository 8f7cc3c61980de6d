/** Person fields in the graph, and custom fields by their names. */

import { describe, expect, it } from "vitest";
import {
  CreatePersonFieldDocument,
  DeletePersonFieldDocument,
  UpdatePersonFieldDocument,
} from "#generated/test/graphql.ts";
import {
  crmPersonIdOf,
  demoFields,
  interests,
  NAME_FIELD,
  relationships,
} from "#services/demo/things/crm.ts";
import { operationsOf, sharedTributary } from "#test/kit/gateway.ts";

const DAY = 86_400_000;

const tributary = await sharedTributary();

const { person } = tributary.families;
const idOf = (index: number) => `CrmPerson:${crmPersonIdOf(person(index))}`;
const fieldId = (field: keyof typeof demoFields) => `CrmPersonField:${demoFields[field]}`;

describe("custom fields of a person", () => {
  const CUSTOM = "customFields { field { name type options { optionId label } } value options { label } }";
  interface Custom {
    readonly field: { readonly name: string };
    readonly value: unknown;
    readonly options: readonly object[] | null;
  }
  interface Customised {
    readonly displayName: string;
    readonly customFields: readonly Custom[];
  }
  const customOf = ({ customFields }: Customised, name: string) =>
    customFields.find(({ field }) => field.name === name);

  it("are shown by name, with their options (D3-289)", async () => {
    const { data, calls } = await tributary.ask<{ crm: { person: Customised } }>(
      `query ($id: ID!) { crm { person(id: $id) { displayName ${CUSTOM} } } }`,
      { id: idOf(0) },
    );
    expect(data.crm.person.customFields.map(({ field }) => field.name)).toEqual([
      "Relationship",
      "Interests",
      "Birthday",
      "Discount",
      "Nickname",
    ]);
    expect(customOf(data.crm.person, "Interests")).toEqual({
      field: {
        name: "Interests",
        type: "SET",
        options: interests.map((label, at) => ({ optionId: at + 1, label })),
      },
      value: "1,3",
      options: [{ label: "Hardware" }, { label: "Training" }],
    });
    expect(customOf(data.crm.person, "Discount")).toMatchObject({ value: 2.5, options: null });
    expect(operationsOf(calls).sort()).toEqual(["crm.getPerson", "crm.listPersonFields"]);
  });

  it("cost one call for the fields of all persons of an operation", async () => {
    const { data, calls } = await tributary.ask<{ crm: { people: { nodes: Customised[] } } }>(
      `{ crm { people(first: 200) { nodes { displayName ${CUSTOM} } } } }`,
    );
    expect(operationsOf(calls)).toEqual(["crm.listPersons", "crm.listPersonFields"]);
    const seen = data.crm.people.nodes.flatMap((node) => customOf(node, "Relationship")?.options ?? []);
    expect(new Set(seen.map((option) => JSON.stringify(option))).size).toBe(relationships.length);
  });

  it("of a person that search found are read with the person", async () => {
    const { data, calls } = await tributary.ask<{ crm: { searchPeople: { nodes: Customised[] } } }>(
      `query ($text: String!) { crm { searchPeople(filter: { text: $text, exactMatch: true }) { nodes { displayName ${CUSTOM} } } } }`,
      { text: person(0).email },
    );
    expect(data.crm.searchPeople.nodes.map((node) => customOf(node, "Discount")?.value)).toEqual([2.5]);
    expect(operationsOf(calls).sort()).toEqual([
      "crm.getPerson",
      "crm.listPersonFields",
      "crm.searchPersons",
    ]);
  });
});

describe("person fields", () => {
  it("are created, and persons have them from then on (D3-273, D3-274, D3-275)", async () => {
    const { data, calls } = await tributary.ask(CreatePersonFieldDocument, {
      input: { name: "Colour", type: "ENUM", options: ["Red", "Blue"], shownWhenAdding: false },
    });
    expect(data.createCrmPersonField).toMatchObject({
      personField: {
        key: expect.stringMatching(/^[0-9a-f]{40}$/),
        name: "Colour",
        type: "ENUM",
        options: [
          { optionId: 1, label: "Red" },
          { optionId: 2, label: "Blue" },
        ],
        shownWhenAdding: false,
        custom: true,
      },
      userErrors: [],
    });
    expect(operationsOf(calls)).toEqual(["crm.createPersonField"]);
    expect(
      JSON.stringify(
        await tributary.data(
          "query ($id: ID!) { crm { person(id: $id) { customFields { field { name } } } } }",
          {
            id: idOf(0),
          },
        ),
      ),
    ).toContain("Colour");
    expect(
      await tributary.data(CreatePersonFieldDocument, { input: { name: "Colour", type: "SET" } }),
    ).toEqual({
      createCrmPersonField: {
        personField: null,
        userErrors: [{ field: ["options"], code: "BAD_USER_INPUT" }],
      },
    });
    for (const input of [{ name: "A" }, { type: "TEXT" }, { name: "A", type: "OTHER" }]) {
      const refused = await tributary.ask(CreatePersonFieldDocument, { input });
      expect([refused.errors.length, refused.calls]).toEqual([1, []]);
    }
  });

  it("are changed except for their type (D3-276)", async () => {
    const input = {
      id: fieldId("relationship"),
      name: "Kind",
      options: [{ optionId: 3, label: "Reader" }, { label: "Bronze partner" }],
      shownWhenAdding: false,
    };
    const { data, calls } = await tributary.ask(UpdatePersonFieldDocument, { input });
    expect(data).toEqual({
      updateCrmPersonField: {
        personField: {
          name: "Kind",
          type: "ENUM",
          options: [
            { optionId: 3, label: "Reader" },
            { optionId: 4, label: "Bronze partner" },
          ],
          shownWhenAdding: false,
        },
        userErrors: [],
      },
    });
    expect(operationsOf(calls)).toEqual(["crm.updatePersonField"]);
    const typed = await tributary.ask(UpdatePersonFieldDocument, { input: { ...input, type: "TEXT" } });
    expect([typed.errors.length, typed.calls]).toEqual([1, []]);
    expect(
      await tributary.data(UpdatePersonFieldDocument, { input: { id: String(NAME_FIELD), name: "x" } }),
    ).toEqual({
      updateCrmPersonField: { personField: null, userErrors: [{ field: ["id"], code: "CONFLICT" }] },
    });
  });

  it("are marked deleted, and gone 30 days later (D3-278, D3-279)", async () => {
    const id = fieldId("nickname");
    const { data, calls } = await tributary.ask(DeletePersonFieldDocument, { id });
    expect(data).toEqual({
      deleteCrmPersonField: {
        deletedId: id,
        personField: { id, name: "Nickname", active: false },
        userErrors: [],
      },
    });
    expect(operationsOf(calls)).toEqual(["crm.deletePersonField", "crm.getPersonField"]);
    tributary.families.clock.advance(30 * DAY);
    expect(
      await tributary.data("query ($id: ID!) { crm { personField(id: $id) { active } } }", { id }),
    ).toEqual({ crm: { personField: null } });
  });
});
