/** Person fields over REST. */

import { beforeEach, describe, expect, it } from "vitest";
import type { Person, PersonField } from "#contracts/crm/index.ts";
import { demoFieldKey, demoFields } from "#services/demo/things/crm.ts";
import { type CrmClient, DAY, startCrm } from "./client.ts";

let crm: CrmClient;
beforeEach(async () => {
  crm = await startCrm();
  return crm.close;
});

const list = () => crm.list<PersonField>("/personFields");

describe("creating a person field", () => {
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

describe("deleting a person field", () => {
  it("marks it as deleted with 200, and persons no longer have it, nor its values 30 days later (D3-278, D3-279, D3-320)", async () => {
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
    crm.families.clock.advance(30 * DAY);
    expect(await crm.refusal("GET", `/personFields/${id}`)).toEqual([404, "id"]);
    for (const record of crm.tables.persons.all()) expect(record.customFields).not.toHaveProperty([key]);
  });
});
