import { describe, expect, it } from "vitest";
import { type CustomField, marketing } from "#contracts/marketing/index.ts";
import { marketingTables } from "#services/marketing/tables.ts";
import { sharedFamilies } from "#test/kit/families.ts";
import { restCalls } from "#test/kit/rest-calls.ts";

const families = await sharedFamilies();

const { ask, get } = restCalls(families, marketing);
const contacts = () => marketingTables(families.store.scope("marketing")).contacts;

const FIELDS = "/contactdb/custom_fields";
const allFields = async () => (await get<{ custom_fields: CustomField[] }>(FIELDS)).body.custom_fields;
const create = (body: unknown) => ask<CustomField>("POST", FIELDS, body);
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
});
