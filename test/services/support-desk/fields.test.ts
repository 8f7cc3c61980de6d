import { beforeEach, describe, expect, it } from "vitest";
import {
  type SupportUser,
  supportDesk,
  type TicketField,
  type TicketFieldOption,
} from "#contracts/support-desk/index.ts";
import { supportDeskTables } from "#services/support-desk/tables.ts";
import { fits, type SupportDesk, startSupportDesk } from "./client.ts";

let desk: SupportDesk;
let tables: ReturnType<typeof supportDeskTables>;
beforeEach(async () => {
  desk = await startSupportDesk();
  tables = supportDeskTables(desk.families.store.scope("supportDesk"));
  return desk.close;
});

const FIELD = "/api/v2/ticket_fields/805";
const field = (path: string) =>
  desk.read<{ ticket_field: TicketField; users?: SupportUser[] }>(path).then((body) => body);
const optionsOf = async (path = FIELD) =>
  (await desk.read<{ custom_field_options: TicketFieldOption[] }>(`${path}/options`)).custom_field_options;
const put = (options: { name: string; value: string }[], as: "admin" | "agent" = "admin") =>
  desk.ask(FIELD, { as, method: "PUT", body: { ticket_field: { custom_field_options: options } } });
const upsert = (option: object, as: "admin" | "agent" = "admin", path = FIELD) =>
  desk.ask(`${path}/options`, { as, method: "POST", body: { custom_field_option: option } });
const upsertRefused = (option: object, path = FIELD) =>
  desk.refusal(`${path}/options`, { method: "POST", body: { custom_field_option: option } });

describe("one ticket field", () => {
  it("is read with 200, and has its creator with creator=true only (D2-011, D2-350)", async () => {
    const plain = await field(FIELD);
    expect(fits(supportDesk.operations.getTicketField.spec.returns, plain)).toBe(true);
    expect(plain.ticket_field).not.toHaveProperty("creator_user_id");
    expect(plain.ticket_field).not.toHaveProperty("creator_app_name");
    const { ticket_field } = await field(`${FIELD}?creator=true`);
    expect(ticket_field.creator_user_id).toBeGreaterThan(0);
    expect(ticket_field.creator_app_name).toBeNull();
    expect(await desk.refusal(`${FIELD}?creator=maybe`)).toMatchObject({ status: 400, field: "creator" });
  });

  it("that an app made has -1 as its creator, and the app's name (D2-012)", async () => {
    const { ticket_field, users } = await field("/api/v2/ticket_fields/806?creator=true&include=users");
    expect(ticket_field).toMatchObject({ creator_user_id: -1, creator_app_name: "Form builder" });
    expect(users).toEqual([]);
  });

  it("is found by a whole number only, and 404 where there is none", async () => {
    expect(await desk.refusal("/api/v2/ticket_fields/abc")).toMatchObject({ status: 400 });
    expect(await desk.refusal("/api/v2/ticket_fields/1")).toMatchObject({ status: 404 });
  });
});

describe("the options of a field", () => {
  it("have a name, a value, an id, a raw name and a default flag (D2-018, D2-019, D2-354)", async () => {
    const [first] = await optionsOf();
    const { custom_field_option } = await desk.read<{ custom_field_option: TicketFieldOption }>(
      `${FIELD}/options/${first?.id}`,
    );
    expect(custom_field_option).toEqual({
      id: first?.id,
      name: "New",
      raw_name: "New",
      value: "hardware_order_new",
      default: true,
    });
    expect(await desk.refusal(`/api/v2/ticket_fields/806/options/${first?.id}`)).toMatchObject({
      status: 404,
    });
    expect(await desk.refusal(`${FIELD}/options/1`)).toMatchObject({ status: 404 });
  });

  it("are listed by cursor and by number, the same once each (D2-021, D2-352)", async () => {
    const path = "/api/v2/ticket_fields/803/options";
    interface Page {
      custom_field_options: TicketFieldOption[];
      meta?: { has_more: boolean; after_cursor: string | null };
      count?: number;
    }
    const first = await desk.read<Page>(path);
    expect(first.custom_field_options).toHaveLength(100);
    expect(first.meta?.has_more).toBe(true);
    const second = await desk.read<Page>(`${path}?page[after]=${first.meta?.after_cursor}`);
    expect(second.meta).toEqual({ has_more: false, after_cursor: null });
    const byCursor = [...first.custom_field_options, ...second.custom_field_options].map(({ id }) => id);
    const byNumber: number[] = [];
    for (const page of [1, 2]) {
      const numbered = await desk.read<Page>(`${path}?page=${page}&per_page=100`);
      expect(numbered.count).toBe(150);
      byNumber.push(...numbered.custom_field_options.map(({ id }) => id));
    }
    expect(new Set(byCursor).size).toBe(150);
    expect(byNumber).toEqual(byCursor);
  });

  it("are replaced by those that are sent: the others go (D2-015, D2-017, D2-351)", async () => {
    const before = await optionsOf();
    const [first, , third] = before;
    const response = await put([
      { name: "Third, renamed", value: third?.value ?? "" },
      { name: "Fresh", value: "fresh" },
      { name: "New", value: first?.value ?? "" },
    ]);
    expect(response.status).toBe(200);
    const after = await optionsOf();
    expect(after.map(({ name, value }) => [name, value])).toEqual([
      ["Third, renamed", third?.value],
      ["Fresh", "fresh"],
      ["New", first?.value],
    ]);
    expect([after[0]?.id, after[2]?.id]).toEqual([third?.id, first?.id]);
    expect(
      ((await response.json()) as { ticket_field: TicketField }).ticket_field.custom_field_options,
    ).toEqual(after);
  });

  it("take their values on tickets and macros with them (D2-016)", async () => {
    const [going, staying] = await optionsOf();
    const held = (value: string | undefined) =>
      tables.tickets
        .all()
        .filter((ticket) => ticket.custom_fields.some((one) => one.id === 805 && one.value === value));
    const lost = held(going?.value);
    const kept = held(staying?.value);
    expect(lost.length).toBeGreaterThan(0);
    expect(kept.length).toBeGreaterThan(0);
    const macro = () => tables.macros.all().find(({ title }) => title === "Take as Hardware order");
    expect(macro()?.fields).toEqual([{ fieldId: 805, value: going?.value }]);
    expect((await put([{ name: "Change", value: staying?.value ?? "" }])).status).toBe(200);
    for (const { id } of lost) {
      const { request } = await desk.read<{ request: { custom_fields: unknown } }>(`/api/v2/requests/${id}`);
      expect(request.custom_fields).toEqual([{ id: 805, value: null }]);
    }
    expect(held(staying?.value).map(({ id }) => id)).toEqual(kept.map(({ id }) => id));
    expect(macro()?.fields).toEqual([]);
  });

  it("are refused whole where one is not right, and of fields that are no drop-downs", async () => {
    const before = await optionsOf();
    const bad: [{ name: string; value: string }[], string][] = [
      [[{ name: " ", value: "a" }], "ticket_field.custom_field_options.0.name"],
      [[{ name: "A", value: "a b" }], "ticket_field.custom_field_options.0.value"],
      [
        [
          { name: "A", value: "a" },
          { name: "B", value: "a" },
        ],
        "ticket_field.custom_field_options",
      ],
    ];
    for (const [custom_field_options, named] of bad)
      expect(
        await desk.refusal(FIELD, { method: "PUT", body: { ticket_field: { custom_field_options } } }),
      ).toMatchObject({ status: 422, code: "RecordInvalid", field: named });
    expect(await optionsOf()).toEqual(before);
    const subject = await desk.refusal("/api/v2/ticket_fields/801", {
      method: "PUT",
      body: { ticket_field: { custom_field_options: [] } },
    });
    expect(subject).toMatchObject({ status: 422 });
    expect(await desk.refusal(FIELD, { method: "PUT", body: { ticket_field: {} } })).toMatchObject({
      status: 400,
    });
  });

  it("are at most 2,000 (D2-027)", async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, i) => ({ name: `Option ${i}`, value: `option_${i}` }));
    expect((await put(many(2_001))).status).toBe(422);
    expect((await put(many(2_000))).status).toBe(200);
    expect(await upsertRefused({ name: "One more", value: "more" })).toMatchObject({ status: 422 });
  });
});

describe("an option that is put", () => {
  it("without an id is new: 201, and one more in the list (D2-024, D2-026, D2-025)", async () => {
    const before = await optionsOf();
    const response = await upsert({ name: "Brand new", value: "brand_new" });
    expect(response.status).toBe(201);
    expect(response.headers.get("location")).toBe("/api/v2/ticket_fields/805/options.json");
    const { custom_field_option } = (await response.json()) as { custom_field_option: TicketFieldOption };
    expect(custom_field_option).toMatchObject({ name: "Brand new", raw_name: "Brand new", default: false });
    expect(await optionsOf()).toEqual([...before, custom_field_option]);
  });

  it("with the id of one changes it: 200, none more, and tickets follow its value (D2-023, D2-025, D2-522)", async () => {
    const [first, ...rest] = await optionsOf();
    const held = (value: string | undefined) =>
      tables.tickets.all().filter((ticket) => ticket.custom_fields.some((one) => one.value === value)).length;
    const count = held(first?.value);
    const response = await upsert({ id: first?.id, name: "Renamed", value: "renamed" });
    expect(response.status).toBe(200);
    expect(response.headers.get("location")).toBe("/api/v2/ticket_fields/805/options.json");
    expect(await optionsOf()).toEqual([
      { id: first?.id, name: "Renamed", raw_name: "Renamed", value: "renamed", default: true },
      ...rest,
    ]);
    expect([held(first?.value), held("renamed")]).toEqual([0, count]);
  });

  it("is refused with another's value, an unknown id, or no tag as its value (D2-513, D2-522)", async () => {
    const [first] = await optionsOf();
    expect(await upsertRefused({ name: "Twice", value: first?.value })).toMatchObject({ status: 422 });
    expect(await upsertRefused({ id: 1, name: "N", value: "n" })).toMatchObject({ status: 404 });
    expect(await upsertRefused({ name: "N", value: "two words" })).toMatchObject({ status: 422 });
    expect(await upsertRefused({ value: "n" })).toMatchObject({ status: 400 });
    expect(await upsertRefused({ name: "N", value: "n" }, "/api/v2/ticket_fields/802")).toMatchObject({
      status: 422,
    });
  });

  it("is taken 100 times a minute (D2-028)", async () => {
    for (let i = 0; i < 100; i++) expect((await upsert({ name: `N ${i}`, value: `n${i}` })).status).toBe(201);
    const refused = await upsert({ name: "Over", value: "over" });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await desk.ask(FIELD)).status).toBe(200);
    desk.clock.advance(60_000);
    expect((await upsert({ name: "Over", value: "over" })).status).toBe(201);
  });

  it("is deleted with 204, together with its values (D2-029, D2-353)", async () => {
    const [first, ...rest] = await optionsOf();
    const path = `${FIELD}/options/${first?.id}`;
    const response = await desk.ask(path, { method: "DELETE" });
    expect([response.status, await response.text()]).toEqual([204, ""]);
    expect(await optionsOf()).toEqual(rest);
    expect(JSON.stringify(tables.tickets.all())).not.toContain(`"${first?.value}"`);
    expect(await desk.refusal(path, { method: "DELETE" })).toMatchObject({ status: 404 });
  });
});
