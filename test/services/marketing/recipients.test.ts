import { Check } from "typebox/value";
import { describe, expect, it } from "vitest";
import { type CustomField, type List, marketing } from "#contracts/marketing/index.ts";
import {
  fields,
  lists,
  SUBSIDIARY,
  subsidiaryField,
  subsidiaryLists,
} from "#services/demo/things/marketing.ts";
import { marketingTables } from "#services/marketing/tables.ts";
import { sharedFamilies } from "#test/kit/families.ts";
import { restCalls } from "#test/kit/rest-calls.ts";

const families = await sharedFamilies();

const { ask, get } = restCalls(families, marketing);
const contacts = () => marketingTables(families.store.scope("marketing")).contacts;
const onBehalf = { "on-behalf-of": SUBSIDIARY };

const FIELDS = "/contactdb/custom_fields";
const allFields = async (headers?: Record<string, string>) =>
  (await get<{ custom_fields: CustomField[] }>(FIELDS, headers)).body.custom_fields;
const create = (body: unknown, headers?: Record<string, string>) =>
  ask<CustomField>("POST", FIELDS, body, headers);
const keyOf = (body: unknown) =>
  (body as { errors: { error_id?: string; field: string | null }[] }).errors[0];

describe("custom fields", () => {
  it("are created from a name and a type, and then listed (D3-170, D3-186)", async () => {
    const { status, body } = await create({ name: "pet", type: "text" });
    expect([status, body]).toEqual([
      201,
      { id: expect.any(Number), name: "pet", type: "text", definition_id: `e${body.id}_T` },
    ]);
    expect(await allFields()).toContainEqual(body);
    await ask("DELETE", `${FIELDS}/${body.id}`);
  });

  it.each([
    ["broken JSON (D3-171)", "{", "invalid_json", null],
    ["an invalid type (D3-172)", { name: "pet", type: "zzz" }, "invalid_type", "type"],
    ["a missing type (D3-173, D3-190)", { name: "pet" }, "missing_type", "type"],
    ["a missing name (D3-174, D3-190)", { type: "text" }, "missing_name", "name"],
    ["nothing (D3-190)", {}, "missing_name", "name"],
    ["a blank name", { name: " ", type: "text" }, "missing_name", "name"],
    ["a reserved name (D3-180)", { name: "First_Name", type: "text" }, "reserved_name", "name"],
    ["a name that is taken", { name: "Visits", type: "text" }, "name_taken", "name"],
  ])("are refused with a keyed message for %s (D3-193)", async (_, body, error_id, field) => {
    const before = await allFields();
    const answer = await create(body);
    expect(answer.status).toBe(400);
    expect(keyOf(answer.body)).toMatchObject({ error_id, field, message: expect.stringMatching(/\w/) });
    expect(await allFields()).toEqual(before);
  });

  it("are deleted, with the values that contacts have of them (D3-177)", async () => {
    const { body: field } = await create({ name: "short-lived", type: "text" });
    const [one] = contacts().all();
    if (!one) throw new Error("there are contacts");
    const custom_fields = { ...one.custom_fields, [field.definition_id]: "x" };
    contacts().put({ ...one, custom_fields });
    expect((await ask("DELETE", `${FIELDS}/${field.id}`)).status).toBe(204);
    expect(await allFields()).not.toContainEqual(field);
    expect(contacts().get(one.id)?.custom_fields).toEqual(one.custom_fields);
  });

  it("are not deleted by an invalid or unknown id, and the message is keyed (D3-178)", async () => {
    const invalid = await ask("DELETE", `${FIELDS}/abc`);
    expect([invalid.status, keyOf(invalid.body)]).toMatchObject([400, { field: "custom_field_id" }]);
    const unknown = await ask("DELETE", `${FIELDS}/999999`);
    expect([unknown.status, keyOf(unknown.body)]).toMatchObject([
      404,
      { field: "custom_field_id", error_id: "unknown_field" },
    ]);
  });
});

describe("reserved fields", () => {
  it("are the names that custom fields cannot have (D3-179, D3-180)", async () => {
    const { body } = await get<{ reserved_fields: { name: string }[] }>("/contactdb/reserved_fields");
    expect(Check(marketing.operations.listReservedFields.spec.returns, body)).toBe(true);
    const names = body.reserved_fields.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["email", "first_name", "created_at"]));
    for (const name of names)
      expect(keyOf((await create({ name, type: "text" })).body)?.error_id).toBe("reserved_name");
  });
});

describe("lists", () => {
  const all = async (headers?: Record<string, string>) =>
    (await get<{ lists: List[] }>("/contactdb/lists", headers)).body;
  const remove = (ids: unknown, headers?: Record<string, string>) =>
    ask("DELETE", "/contactdb/lists", ids, headers);

  it.each([
    ["text", ["x"]],
    ["a fraction", [1.5]],
    ["nothing", []],
    ["no array", { ids: [1] }],
  ])("are not deleted by ids that are %s, and the message is keyed (D3-182)", async (_, ids) => {
    const answer = await remove(ids);
    expect([answer.status, keyOf(answer.body)]).toMatchObject([400, { field: expect.any(String) }]);
  });

  it("are deleted together; the contacts on them stay (D3-181)", async () => {
    const count = contacts().size;
    const [first, second, third] = lists;
    expect((await remove([first?.id, second?.id])).status).toBe(204);
    expect((await all()).lists.map(({ id }) => id)).toEqual([third?.id]);
    expect(contacts().size).toBe(count);
    expect(contacts().by("list", String(first?.id))).toEqual([]);
    expect((await remove([third?.id])).status).toBe(204);
    // Without fields the answer is an empty array, not 404 (D3-183).
    expect(await all()).toEqual({ lists: [] });
  });
});

describe("on behalf of another account", () => {
  it("lists and custom fields are that account's; without the header the key's own (D3-118)", async () => {
    expect((await allFields(onBehalf)).map(({ id }) => id)).toEqual([subsidiaryField.id]);
    const { body } = await get<{ lists: List[] }>("/contactdb/lists", onBehalf);
    expect(body.lists.map(({ name }) => name)).toEqual(subsidiaryLists.map(({ name }) => name));
    expect((await get(`${FIELDS}/${subsidiaryField.id}`, onBehalf)).status).toBe(200);
    expect((await get(`${FIELDS}/${subsidiaryField.id}`)).status).toBe(404);
    expect((await get(`${FIELDS}/${fields[0].id}`, onBehalf)).status).toBe(404);
    expect((await get("/contactdb/reserved_fields", onBehalf)).status).toBe(200);
  });

  it("fields are created and lists deleted there alone (D3-118)", async () => {
    const { body } = await create({ name: "visits", type: "number" }, onBehalf);
    expect((await allFields(onBehalf)).map(({ name }) => name)).toEqual(["branch", "visits"]);
    expect((await ask("DELETE", `${FIELDS}/${body.id}`)).status).toBe(404);
    expect((await ask("DELETE", `${FIELDS}/${body.id}`, undefined, onBehalf)).status).toBe(204);
    const ids = subsidiaryLists.map(({ id }) => id);
    expect((await ask("DELETE", "/contactdb/lists", ids)).status).toBe(404);
    expect((await ask("DELETE", "/contactdb/lists", ids, onBehalf)).status).toBe(204);
  });
});
