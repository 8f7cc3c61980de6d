/** Person fields over REST. */

import { beforeEach, describe, expect, it } from "vitest";
import type { Person, PersonField } from "#contracts/crm/index.ts";
import { customFieldTypes } from "#contracts/crm/index.ts";
import { demoFieldKey, demoFields, NAME_FIELD } from "#services/demo/things/crm.ts";
import { type CrmClient, DAY, startCrm } from "./client.ts";

let crm: CrmClient;
beforeEach(async () => {
  crm = await startCrm();
  return crm.close;
});

const list = () => crm.list<PersonField>("/personFields");
const create = (body: object) => crm.data<PersonField>("POST", "/personFields", body);

describe("creating a person field", () => {
  it("takes every type; options where they can be chosen from, and add_visible_flag (D3-275)", async () => {
    for (const field_type of customFieldTypes) {
      const chosen = field_type === "enum" || field_type === "set";
      const field = await create({
        name: field_type,
        field_type,
        add_visible_flag: false,
        ...(chosen && { options: [{ label: "One" }, { label: "Two" }] }),
      });
      expect([field.field_type, field.add_visible_flag, field.options]).toEqual([
        field_type,
        false,
        chosen
          ? [
              { id: 1, label: "One" },
              { id: 2, label: "Two" },
            ]
          : null,
      ]);
    }
  });

  it("requires different options where they can be chosen from, and refuses them elsewhere (D3-275)", async () => {
    const refused = (body: object) => crm.refusal("POST", "/personFields", body);
    expect(await refused({ name: "A", field_type: "enum" })).toEqual([400, "options"]);
    expect(await refused({ name: "A", field_type: "text", options: [{ label: "x" }] })).toEqual([
      400,
      "options",
    ]);
    const twice = [{ label: "x" }, { label: "x" }];
    expect(await refused({ name: "A", field_type: "set", options: twice })).toEqual([400, "options"]);
  });
});

describe("changing a person field", () => {
  it("takes name, options and add_visible_flag, but no type (D3-272, D3-276)", async () => {
    const path = `/personFields/${demoFields.relationship}`;
    expect(await crm.data("PUT", path, { name: "Kind", field_type: "text" })).toMatchObject({
      name: "Kind",
      field_type: "enum",
    });
    expect(await crm.data("PUT", path, { add_visible_flag: false })).toMatchObject({
      name: "Kind",
      add_visible_flag: false,
    });
    const options = [{ id: 2, label: "Silver" }, { label: "Bronze" }];
    expect((await crm.data<PersonField>("PUT", path, { options })).options).toEqual([
      { id: 2, label: "Silver" },
      { id: 4, label: "Bronze" },
    ]);
    expect(await crm.refusal("PUT", path, { options: [{ id: 1, label: "Gold" }] })).toEqual([400, "options"]);
    expect(await crm.refusal("PUT", path, { options: [] })).toEqual([400, "options"]);
  });

  it("is refused for the CRM's own fields, and so is their deletion (D3-323)", async () => {
    expect(await crm.refusal("PUT", `/personFields/${NAME_FIELD}`, { name: "x" })).toEqual([403, "id"]);
    expect(await crm.refusal("DELETE", `/personFields/${NAME_FIELD}`)).toEqual([403, "id"]);
  });
});

describe("deleting a person field", () => {
  it("marks it as deleted with 200, and persons no longer have it (D3-272, D3-278, D3-320)", async () => {
    const id = demoFields.interests;
    const key = demoFieldKey("interests");
    expect(await crm.data("GET", `/persons/${crm.id(0)}`)).toHaveProperty([key], "1,3");
    expect(await crm.data("DELETE", `/personFields/${id}`)).toEqual({ id });
    expect(await crm.data("GET", `/personFields/${id}`)).toMatchObject({ active_flag: false });
    expect((await list()).map((field) => field.id)).not.toContain(id);
    expect(await crm.data<Person>("GET", `/persons/${crm.id(0)}`)).not.toHaveProperty([key]);
    expect(await crm.refusal("PUT", `/persons/${crm.id(0)}`, { [key]: "1" })).toEqual([400, key]);
    expect(await crm.refusal("DELETE", `/personFields/${id}`)).toEqual([404, "id"]);
    expect(await crm.refusal("PUT", `/personFields/${id}`, { name: "x" })).toEqual([404, "id"]);
  });

  it("removes it for good 30 days later, with its values (D3-278, D3-279)", async () => {
    const id = demoFields.interests;
    await crm.data("DELETE", `/personFields/${id}`);
    crm.families.clock.advance(30 * DAY - 1);
    await crm.data("GET", `/personFields/${id}`);
    expect(crm.tables.persons.get(String(crm.id(0)))?.customFields).toHaveProperty([
      demoFieldKey("interests"),
    ]);
    crm.families.clock.advance(1);
    expect(await crm.refusal("GET", `/personFields/${id}`)).toEqual([404, "id"]);
    for (const record of crm.tables.persons.all())
      expect(record.customFields).not.toHaveProperty([demoFieldKey("interests")]);
  });
});
