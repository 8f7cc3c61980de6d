import { expect, it } from "vitest";
import type { TicketFieldOption } from "#contracts/support-desk/index.ts";
import { supportDeskTables } from "#services/support-desk/tables.ts";
import { startSupportDesk } from "./client.ts";

const desk = await startSupportDesk();
const { tickets, fieldOptions } = supportDeskTables(desk.families.store.scope("supportDesk"));

const path = (field: number) => `/api/v2/ticket_fields/${field}`;
const optionsOf = (field: number) => fieldOptions.by("field", field).map(({ option }) => option);
const put = (field: number, custom_field_options: object[]) =>
  desk.ask(path(field), { method: "PUT", body: { ticket_field: { custom_field_options } } });
const upsert = (field: number, custom_field_option: object) =>
  desk.ask(`${path(field)}/options`, { method: "POST", body: { custom_field_option } });

it("the options of a field are at most 2,000 (D2-027)", async () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ name: `Option ${i}`, value: `option_${i}` }));
  expect((await put(806, many(2_001))).status).toBe(422);
  expect((await put(806, many(2_000))).status).toBe(200);
  expect((await upsert(806, { name: "One more", value: "more" })).status).toBe(422);
});

it("an option that is put has the list of its field as its location, added or changed (D2-025, D2-522)", async () => {
  const location = "/api/v2/ticket_fields/805/options.json";
  const before = optionsOf(805);
  const added = await upsert(805, { name: "Brand new", value: "brand_new" });
  expect([added.status, added.headers.get("location")]).toEqual([201, location]);
  const { custom_field_option } = (await added.json()) as { custom_field_option: TicketFieldOption };
  expect(optionsOf(805)).toEqual([...before, custom_field_option]);
  const changed = await upsert(805, { id: custom_field_option.id, name: "New", value: "newer" });
  expect([changed.status, changed.headers.get("location")]).toEqual([200, location]);
});

it("a changed value of an option changes the tickets that have it (D2-023, D2-513)", async () => {
  const [first] = optionsOf(807);
  const held = (value: string | undefined) =>
    tickets.all().filter(({ custom_fields }) => custom_fields.some((one) => one.value === value)).length;
  const count = held(first?.value);
  expect(count).toBeGreaterThan(0);
  expect((await upsert(807, { id: first?.id, name: "Renamed", value: "renamed" })).status).toBe(200);
  expect(optionsOf(807)[0]).toEqual({ ...first, name: "Renamed", raw_name: "Renamed", value: "renamed" });
  expect([held(first?.value), held("renamed")]).toEqual([0, count]);
});

it("fields that are no drop-downs have no options (D2-513)", async () => {
  for (const answer of [await put(801, []), await upsert(802, { name: "N", value: "n" })])
    expect(answer.status).toBe(422);
});
