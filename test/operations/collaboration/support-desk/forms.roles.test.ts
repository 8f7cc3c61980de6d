/** Ticket forms for each role, and for callers without credentials. */
import { describe, expect, it } from "vitest";
import { headersOf, startDesk } from "./client.ts";

const { tributary } = await startDesk();

const roles = [
  ["an administrator", headersOf("admin")],
  ["an agent", headersOf("agent")],
  ["an end user", headersOf("endUser")],
  ["nobody", {}],
] as const;
interface Forms {
  readonly supportDesk: { readonly ticketForms: readonly { readonly id: string }[] };
}
const forms = (filter: string, init: object) =>
  tributary.ask<Forms>(`{ supportDesk { ticketForms${filter} { id } } }`, {}, init);
const form = (id: number) => ({ id: `TicketForm:${id}` });

describe("ticket forms", () => {
  it.each(roles)("are listed for %s (D2-031)", async (_who, init) => {
    const { data, errors, calls } = await forms("", init);
    expect(errors).toEqual([]);
    expect(data.supportDesk.ticketForms).toContainEqual(form(7001));
    expect(calls.map(({ operation, status }) => [operation, status])).toEqual([["listTicketForms", 200]]);
  });

  it.each(roles)("are read by several ids for %s (D2-045)", async (_who, init) => {
    const { data, errors, calls } = await forms("(filter: { formIds: [7001, 7002] })", init);
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

  it.each([
    ["active: true", "active"],
    ["active: false", "active"],
    ["endUserVisible: true", "end_user_visible"],
    ["endUserVisible: false", "end_user_visible"],
    ["fallbackToDefault: true", "fallback_to_default"],
    ["associatedToBrand: true", "associated_to_brand"],
  ])("are filtered by %s among the ids too, sent as %s (D2-044)", async (filter, wire) => {
    const { data, calls } = await forms(
      `(filter: { formIds: [7003, 7004, 7005, 7006], ${filter} })`,
      headersOf("admin"),
    );
    expect(calls.map(({ operation, query }) => [operation, query])).toEqual([
      ["showManyTicketForms", { ids: "7003,7004,7005,7006", [wire]: filter.split(": ")[1] }],
    ]);
    const all = await forms(`(filter: { ${filter} })`, headersOf("admin"));
    const among = [7003, 7004, 7005, 7006].map((id) => form(id).id);
    expect(data.supportDesk.ticketForms).toEqual(
      all.data.supportDesk.ticketForms.filter(({ id }) => among.includes(id)),
    );
  });
});
