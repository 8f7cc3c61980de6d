import { describe, expect, it } from "vitest";
import type { TicketForm } from "#contracts/support-desk/index.ts";
import { operationsOf } from "#test/kit/gateway.ts";
import { headersOf, startDesk } from "./client.ts";

const { tributary, tables, admin, agent, endUser } = await startDesk();

const roles = [
  ["an administrator", headersOf("admin")],
  ["an agent", headersOf("agent")],
  ["an end user", headersOf("endUser")],
  ["nobody", {}],
] as const;
interface Forms {
  readonly supportDesk: { readonly ticketForms: readonly { readonly id: string }[] };
}
const LIST = "query ($filter: TicketFormFilter) { supportDesk { ticketForms(filter: $filter) { id } } }";
const forms = (filter: object, init: object = headersOf("admin")) =>
  tributary.ask<Forms>(LIST, { filter }, init);
const form = (id: number) => ({ id: `TicketForm:${id}` });
const stored = () => tables.forms.sorted("position");

describe("ticket forms", () => {
  it.each(roles)("are listed for %s (D2-031)", async (_who, init) => {
    const { data, errors, calls } = await forms({}, init);
    expect(errors).toEqual([]);
    expect(data.supportDesk.ticketForms).toContainEqual(form(7001));
    expect(calls.map(({ operation, status }) => [operation, status])).toEqual([["listTicketForms", 200]]);
  });

  it.each(roles)("are read by several ids for %s (D2-045)", async (_who, init) => {
    const { data, errors, calls } = await forms({ formIds: [7001, 7002] }, init);
    expect(errors).toEqual([]);
    expect(data.supportDesk.ticketForms).toContainEqual(form(7001));
    expect(calls.map(({ operation, status }) => [operation, status])).toEqual([["showManyTicketForms", 200]]);
  });

  it.each(roles)("are read one by one for %s if they have a role (D2-047)", async (who, init) => {
    const { data, errors } = await tributary.ask("{ supportDesk { ticketForm(id: 7001) { id } } }", {}, init);
    if (who === "nobody") {
      expect(data).toEqual({ supportDesk: { ticketForm: null } });
      expect(errors).toMatchObject([{ extensions: { code: "UNAUTHENTICATED", family: "supportDesk" } }]);
    } else expect([data, errors]).toEqual([{ supportDesk: { ticketForm: form(7001) } }, []]);
  });

  it("that end users may not see are hidden from them, whatever they filter by (D2-036)", async () => {
    const visible = stored().filter((one) => one.end_user_visible);
    const idsFor = async (filter: object) =>
      (await endUser.data<Forms>(LIST, { filter })).supportDesk.ticketForms;
    expect(await idsFor({})).toEqual(visible.map(({ id }) => form(id)));
    expect(await idsFor({ endUserVisible: false })).toEqual([]);
    expect(await idsFor({ formIds: [7001, 7003] })).toEqual([form(7001)]);
    expect(await endUser.data("{ supportDesk { ticketForm(id: 7003) { id } } }")).toEqual({
      supportDesk: { ticketForm: null },
    });
  });

  const ofBrand = (one: TicketForm) => one.in_all_brands || one.restricted_brand_ids.includes(601);
  it.each<[rules: string, filter: object, sent: object, holds: (one: TicketForm) => boolean]>([
    ["D2-032", { active: true }, { active: "true" }, (one) => one.active],
    ["D2-032", { active: false }, { active: "false" }, (one) => !one.active],
    ["D2-033", { endUserVisible: true }, { end_user_visible: "true" }, (one) => one.end_user_visible],
    ["D2-033", { endUserVisible: false }, { end_user_visible: "false" }, (one) => !one.end_user_visible],
    ["D2-034", { fallbackToDefault: true }, { fallback_to_default: "true" }, () => true],
    ["D2-035", { associatedToBrand: true }, { associated_to_brand: "true" }, ofBrand],
    ["D2-035", { associatedToBrand: false }, { associated_to_brand: "false" }, () => true],
    ["D2-037, D2-038", { active: null, endUserVisible: null }, {}, () => true],
  ])("(%s) by %j send %j, in the list and among ids (D2-044)", async (_rules, filter, sent, holds) => {
    const found = stored().filter(holds);
    expect(found).not.toEqual([]);
    const all = await forms(filter);
    expect(all.calls).toMatchObject([{ operation: "listTicketForms" }]);
    expect(all.calls[0]?.query).toEqual(sent);
    expect(all.data.supportDesk.ticketForms).toEqual(found.map(({ id }) => form(id)));
    const some = await forms({ formIds: [7003, 7004, 7005, 7006], ...filter });
    expect(some.calls.map(({ query }) => query)).toEqual([{ ids: "7003,7004,7005,7006", ...sent }]);
    const among = found.filter(({ id }) => id >= 7003 && id <= 7006);
    expect(some.data.supportDesk.ticketForms).toEqual(among.map(({ id }) => form(id)));
  });

  it("fall back to the default form if no other is left (D2-034)", async () => {
    const filter = { formIds: [7005], active: true };
    expect((await forms(filter)).data.supportDesk.ticketForms).toEqual([]);
    const { data } = await forms({ ...filter, fallbackToDefault: true });
    expect(data.supportDesk.ticketForms).toEqual([form(7001)]);
  });

  it("of many ids come in one call, each once, and one of a ticket by itself (D2-042, D2-043)", async () => {
    const many = await forms({ formIds: [7002, 7001, 99999, 7002], active: true });
    expect(many.data.supportDesk.ticketForms).toEqual([form(7002), form(7001)]);
    expect(many.calls).toMatchObject([
      { operation: "showManyTicketForms", query: { ids: "7002,7001,99999", active: "true" } },
    ]);
    const one = await admin.ask("{ supportDesk { ticketForm(id: 7001) { id } } }");
    expect(operationsOf(one.calls)).toEqual(["supportDesk.getTicketForm"]);
    const ofTickets = await agent.ask("{ tickets(first: 20) { nodes { form { id name } } } }");
    expect(ofTickets.calls.filter(({ operation }) => operation !== "search").length).toBe(1);
  });

  it("of more than 100 ids are read in calls of 100 (D2-043)", async () => {
    const { calls } = await forms({ formIds: Array.from({ length: 130 }, (_, i) => String(7001 + i)) });
    expect(calls.map(({ query }) => String(query["ids"]).split(",").length).sort()).toEqual([100, 30]);
  });
});

const FORM =
  "ticketForm { id name displayName position active default endUserVisible inAllBrands restrictedBrandIds fields { id } }";

describe("ticket forms are written", () => {
  it("at the end of the list, in one call (D2-039)", async () => {
    const before = stored().map(({ id }) => id);
    const { payload, calls } = await admin.write(
      "createTicketForm",
      {
        name: "Visits",
        displayName: "Visit us",
        endUserVisible: false,
        inAllBrands: false,
        restrictedBrandIds: ["602"],
        fieldIds: ["TicketField:801", "805"],
      },
      FORM,
    );
    expect(payload).toMatchObject({
      ticketForm: {
        name: "Visits",
        displayName: "Visit us",
        position: before.length + 1,
        active: true,
        default: false,
        endUserVisible: false,
        inAllBrands: false,
        restrictedBrandIds: ["602"],
        fields: [{ id: "TicketField:801" }, { id: "TicketField:805" }],
      },
      userErrors: [],
    });
    expect(JSON.parse(calls[0]?.body ?? "")).toEqual({
      ticket_form: {
        name: "Visits",
        display_name: "Visit us",
        end_user_visible: false,
        in_all_brands: false,
        restricted_brand_ids: [602],
        ticket_field_ids: [801, 805],
      },
    });
    expect(
      stored()
        .map(({ id }) => id)
        .slice(0, -1),
    ).toEqual(before);
  });

  it("in the given members only (D2-048)", async () => {
    const before = tables.forms.get("7002");
    const { payload, calls } = await admin.write(
      "updateTicketForm",
      { id: "TicketForm:7002", displayName: "Bills" },
      FORM,
    );
    expect(payload).toMatchObject({ ticketForm: { id: "TicketForm:7002", displayName: "Bills" } });
    expect(JSON.parse(calls[0]?.body ?? "")).toEqual({ ticket_form: { display_name: "Bills" } });
    const { updated_at: _, ...others } = { ...before, display_name: "Bills" };
    expect(tables.forms.get("7002")).toMatchObject(others);
  });

  it("so that exactly one is the default, which is active and cannot be deleted (D2-499)", async () => {
    const code = async (field: string, input: object) =>
      (await admin.write(field, input, "")).payload?.["userErrors"];
    const refused = [expect.objectContaining({ code: "BAD_USER_INPUT" })];
    for (const id of ["7002", "7001"]) {
      expect(await code("updateTicketForm", { id, default: true })).toEqual([]);
      expect(stored().filter((one) => one.default)).toMatchObject([{ id: Number(id) }]);
      for (const change of [{ default: false }, { active: false }])
        expect(await code("updateTicketForm", { id, ...change })).toEqual(refused);
      expect(await code("deleteTicketForm", { id })).toEqual(refused);
    }
    for (const fieldIds of [["1"], ["801", "801"]])
      expect(await code("createTicketForm", { name: "N", fieldIds })).toEqual(refused);
  });

  it("in an order: the named ones first, then the others as before (D2-040, D2-041)", async () => {
    const before = stored().map(({ id }) => id);
    const { payload, calls } = await admin.write(
      "reorderTicketForms",
      { ids: ["TicketForm:7003", "7001"] },
      "ticketForms { id }",
    );
    const order = [7003, 7001, ...before.filter((id) => id !== 7003 && id !== 7001)];
    expect(payload).toMatchObject({ ticketForms: order.map(form), userErrors: [] });
    expect(stored().map(({ id }) => id)).toEqual(order);
    expect(JSON.parse(calls[0]?.body ?? "")).toEqual({ ticket_form_ids: [7003, 7001] });
    const unknown = await admin.write("reorderTicketForms", { ids: ["1"] }, "");
    expect(unknown.payload).toMatchObject({ userErrors: [{ field: ["ids"], code: "BAD_USER_INPUT" }] });
  });

  it("and deleted; their tickets have no form then (D2-046)", async () => {
    const tickets = tables.tickets.all().filter((ticket) => ticket.ticket_form_id === 7004);
    expect(tickets).not.toEqual([]);
    const gone = () => admin.write("deleteTicketForm", { id: 7004 }, "deletedId");
    expect((await gone()).payload).toEqual({ deletedId: "TicketForm:7004", userErrors: [] });
    for (const { id } of tickets) expect(tables.tickets.get(String(id))?.ticket_form_id).toBeNull();
    expect((await gone()).payload).toMatchObject({ deletedId: null, userErrors: [{ code: "NOT_FOUND" }] });
  });

  it("and copied to the end of the list (D2-049, D2-524)", async () => {
    const { payload } = await admin.write("cloneTicketForm", { id: 7001 }, FORM);
    expect(payload).toMatchObject({
      ticketForm: { name: "General request (clone)", position: stored().length, default: false },
      userErrors: [],
    });
  });

  it.each([
    ["createTicketForm", { name: " " }, "name"],
    ["createTicketForm", { name: "N", fieldIds: ["x"] }, "fieldIds"],
    ["createTicketForm", { name: "N", restrictedBrandIds: ["x"] }, "restrictedBrandIds"],
    ["updateTicketForm", { id: "7001" }, "input"],
    ["updateTicketForm", { id: "Ticket:7001", name: "N" }, "id"],
    ["deleteTicketForm", { id: "../7001" }, "id"],
    ["reorderTicketForms", { ids: [] }, "ids"],
    ["reorderTicketForms", { ids: ["7001", "TicketForm:7001"] }, "ids"],
  ])("but not by %s with %j: that is refused before any call", async (field, input, argument) => {
    const { errors, calls } = await admin.write(field, input, "");
    expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", argument } }]);
    expect(calls).toEqual([]);
  });

  it.each<[field: string, rule: string, input: object]>([
    ["createTicketForm", "D2-039", { name: "N" }],
    ["updateTicketForm", "D2-048", { id: 7001, name: "N" }],
    ["deleteTicketForm", "D2-046", { id: 7003 }],
    ["reorderTicketForms", "D2-040", { ids: [7001] }],
    ["cloneTicketForm", "D2-049", { id: 7001 }],
  ])("by administrators only with %s (%s)", async (field, _rule, input) => {
    expect((await agent.write(field, input, "")).payload).toMatchObject({
      userErrors: [{ code: "FORBIDDEN" }],
    });
  });
});
