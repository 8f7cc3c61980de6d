import { beforeEach, describe, expect, it } from "vitest";
import type { TicketForm } from "#contracts/support-desk/index.ts";
import { supportDeskTables } from "#services/support-desk/tables.ts";
import { idsOf, type SupportDesk, startSupportDesk } from "./client.ts";

let desk: SupportDesk;
beforeEach(async () => {
  desk = await startSupportDesk();
  return desk.close;
});

const FORMS = "/api/v2/ticket_forms";
const all = async () => (await desk.read<{ ticket_forms: TicketForm[] }>(FORMS)).ticket_forms;
const send = async (method: string, path: string, body: object) => {
  const response = await desk.ask(path, { method, body });
  return { status: response.status, ...((await response.json()) as { ticket_form: TicketForm }) };
};

describe("ticket forms are written", () => {
  it("with 201 into the last place of the list, usable and visible unless said otherwise (D2-356, D2-499)", async () => {
    const before = await all();
    const made = await send("POST", FORMS, { ticket_form: { name: "Visits", ticket_field_ids: [801, 805] } });
    expect(made).toMatchObject({
      status: 201,
      ticket_form: {
        name: "Visits",
        display_name: "Visits",
        position: before.length + 1,
        active: true,
        default: false,
        end_user_visible: true,
        in_all_brands: true,
        restricted_brand_ids: [],
        ticket_field_ids: [801, 805],
      },
    });
    expect(await all()).toEqual([...before, made.ticket_form]);
  });

  it("with 200 where they are changed: what is not sent stays (D2-361, D2-499)", async () => {
    const [, second] = await all();
    desk.clock.advance(60_000);
    const { status, ticket_form } = await send("PUT", `${FORMS}/7002`, {
      ticket_form: { display_name: "Bills" },
    });
    expect(status).toBe(200);
    expect(ticket_form).toEqual({ ...second, display_name: "Bills", updated_at: ticket_form.updated_at });
    expect(ticket_form.updated_at > (second?.updated_at ?? "")).toBe(true);
  });

  it("and exactly one form is the default, which is active (D2-499)", async () => {
    expect((await send("PUT", `${FORMS}/7002`, { ticket_form: { default: true } })).status).toBe(200);
    expect(idsOf((await all()).filter((form) => form.default))).toEqual([7002]);
    const refused = async (path: string, ticket_form: object, method = "PUT") =>
      expect(await desk.refusal(path, { method, body: { ticket_form } })).toMatchObject({
        status: 422,
        code: "RecordInvalid",
        field: expect.stringMatching(/^ticket_form\./),
      });
    await refused(`${FORMS}/7002`, { default: false });
    await refused(`${FORMS}/7002`, { active: false });
    await refused(`${FORMS}/7002`, {}, "DELETE");
    await refused(FORMS, { name: "  " }, "POST");
    await refused(FORMS, { name: "N", ticket_field_ids: [1] }, "POST");
    await refused(FORMS, { name: "N", ticket_field_ids: [801, 801] }, "POST");
    expect(await desk.refusal(FORMS, { method: "POST", body: { ticket_form: {} } })).toMatchObject({
      status: 400,
    });
  });

  it("with 204 where they go; their tickets have no form then (D2-359)", async () => {
    const { tickets } = supportDeskTables(desk.families.store.scope("supportDesk"));
    const written = tickets.all().filter((ticket) => ticket.ticket_form_id === 7002);
    expect(written.length).toBeGreaterThan(0);
    const response = await desk.ask(`${FORMS}/7002`, { method: "DELETE" });
    expect([response.status, await response.text()]).toEqual([204, ""]);
    expect(idsOf(await all())).not.toContain(7002);
    for (const { id } of written) expect(tickets.get(String(id))?.ticket_form_id).toBeNull();
    expect(await desk.refusal(`${FORMS}/7002`, { method: "DELETE" })).toMatchObject({ status: 404 });
  });

  it("into an order by their ids, those that are not named behind (D2-041, D2-357)", async () => {
    const before = idsOf(await all());
    const response = await desk.ask(`${FORMS}/reorder`, {
      method: "PUT",
      body: { ticket_form_ids: [7003, 7001] },
    });
    expect(response.status).toBe(200);
    const order = [7003, 7001, ...before.filter((id) => id !== 7003 && id !== 7001)];
    expect(idsOf(((await response.json()) as { ticket_forms: TicketForm[] }).ticket_forms)).toEqual(order);
    expect(idsOf(await all())).toEqual(order);
    const refused = (ticket_form_ids: unknown[]) =>
      desk.refusal(`${FORMS}/reorder`, { method: "PUT", body: { ticket_form_ids } });
    expect(await refused(["7001"])).toMatchObject({ status: 400, field: "ticket_form_ids.0" });
    expect(await refused([1])).toMatchObject({ status: 422, field: "ticket_form_ids" });
    expect(await refused([7001, 7001])).toMatchObject({ status: 422, field: "ticket_form_ids" });
  });
});
