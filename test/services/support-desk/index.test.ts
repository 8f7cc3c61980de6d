import { describe, expect, it } from "vitest";
import { supportDesk, type TicketForm } from "#contracts/support-desk/index.ts";
import { sharedFamilies } from "#test/kit/families.ts";
import { fits, idsOf, startSupportDesk } from "./client.ts";

const desk = await startSupportDesk(sharedFamilies);

interface Forms {
  ticket_forms: TicketForm[];
}
const forms = (query: string, as: "service" | "agent" | "endUser" | "nobody" = "service") =>
  desk.read<Forms>(`/api/v2/ticket_forms${query}`, as).then((body) => body.ticket_forms);

describe("credentials", () => {
  it("are an e-mail address and a password; others are refused with 401 (D2-007)", async () => {
    const login = (header: string) =>
      fetch(`${desk.families.baseUrl("supportDesk")}/api/v2/ticket_forms/7001`, {
        headers: { authorization: header },
      });
    const own = desk.families.person(40).email;
    const basic = (text: string) => `Basic ${Buffer.from(text).toString("base64")}`;
    expect((await login(basic(`${own}:demo`))).status).toBe(200);
    for (const header of [basic(`${own}:wrong`), basic("nobody@x.example:demo"), "Bearer demo", "Basic %%"]) {
      const response = await login(header);
      expect([header, response.status]).toEqual([header, 401]);
      expect(response.headers.get("www-authenticate")).toBe("Basic");
      expect(await response.json()).toMatchObject({ error: "Unauthenticated" });
    }
  });
});

describe("paths", () => {
  it("are served under /api/v2 only (D2-001, D2-002)", async () => {
    for (const op of Object.values(supportDesk.bound)) expect(op.path).toMatch(/^\/api\/v2\//);
    expect((await desk.ask("/api/v1/ticket_forms")).status).toBe(404);
    expect((await desk.ask("/ticket_forms")).status).toBe(404);
  });
});

describe("the list of ticket forms", () => {
  it("returns 200 with every form to agents, in their order (D2-037, D2-038, D2-355)", async () => {
    const all = await forms("", "agent");
    expect(all.length).toBeGreaterThanOrEqual(12);
    expect(all.map((form) => form.position)).toEqual(all.map((form) => form.position).sort((a, b) => a - b));
    expect(new Set(all.map((form) => form.active))).toEqual(new Set([true, false]));
    expect(new Set(all.map((form) => form.end_user_visible))).toEqual(new Set([true, false]));
    expect(fits(supportDesk.operations.listTicketForms.spec.returns, { ticket_forms: all })).toBe(true);
  });

  it("shows end users and anonymous callers only what end users may see, whatever they ask (D2-036)", async () => {
    const visible = (await forms("")).filter((form) => form.end_user_visible);
    for (const as of ["endUser", "nobody"] as const) {
      expect(idsOf(await forms("", as))).toEqual(idsOf(visible));
      expect(await forms("?end_user_visible=false", as)).toEqual([]);
    }
  });

  it("is narrowed by active and by end_user_visible, each way (D2-032, D2-033)", async () => {
    const all = await forms("");
    for (const value of [true, false]) {
      expect(await forms(`?active=${value}`)).toEqual(all.filter((form) => form.active === value));
      expect(await forms(`?end_user_visible=${value}`)).toEqual(
        all.filter((form) => form.end_user_visible === value),
      );
    }
  });

  it("falls back to the default form when nothing is left and fallback_to_default is true (D2-034)", async () => {
    const ofOthers = "/show_many?ids=7005&active=true"; // inactive, so no form is left
    expect(await forms(ofOthers)).toEqual([]);
    expect(await forms(`${ofOthers}&fallback_to_default=false`)).toEqual([]);
    expect(idsOf(await forms(`${ofOthers}&fallback_to_default=true`))).toEqual([7001]);
    expect(await forms("?active=true&fallback_to_default=true")).toEqual(await forms("?active=true"));
  });

  it("leaves out forms of other brands when associated_to_brand is true (D2-035)", async () => {
    const all = await forms("");
    const own = await forms("?associated_to_brand=true");
    expect(own).toEqual(all.filter((form) => form.in_all_brands || form.restricted_brand_ids.includes(601)));
    expect(own.length).toBeLessThan(all.length);
    expect(await forms("?associated_to_brand=false")).toEqual(all);
  });
});

describe("many ticket forms by id", () => {
  it("are in the requested order, each once, without unknown ids (D2-042, D2-358)", async () => {
    expect(idsOf(await forms("/show_many?ids=7003,7001,99,7003"))).toEqual([7003, 7001]);
  });

  it("take the same filters as the list, and the same view of end users (D2-044, D2-045)", async () => {
    expect(idsOf(await forms("/show_many?ids=7004,7005,7006&active=true"))).toEqual([7004, 7006]);
    expect(idsOf(await forms("/show_many?ids=7001,7003", "nobody"))).toEqual([7001]);
  });

  it("are requested with at least one and at most 100 whole numbers (D2-042, D2-043)", async () => {
    const ids = (count: number) => Array.from({ length: count }, (_, i) => 7001 + i).join(",");
    expect((await forms(`/show_many?ids=${ids(100)}`)).length).toBeGreaterThanOrEqual(12);
    for (const query of [`?ids=${ids(101)}`, "?ids=", "?ids=7001,x", ""])
      expect(await desk.refusal(`/api/v2/ticket_forms/show_many${query}`)).toMatchObject({
        status: 400,
        field: "ids",
      });
  });
});

describe("one ticket form", () => {
  it("that end users may not see is not found for them (D2-036)", async () => {
    expect((await desk.ask("/api/v2/ticket_forms/7003", { as: "agent" })).status).toBe(200);
    expect((await desk.ask("/api/v2/ticket_forms/7003", { as: "endUser" })).status).toBe(404);
  });

  it("is cloned with 200 into a form of its own, last in the list, and stays as it was (D2-362)", async () => {
    const before = await forms("");
    const response = await desk.ask("/api/v2/ticket_forms/7002/clone", { as: "admin", method: "POST" });
    expect(response.status).toBe(200);
    const { ticket_form } = (await response.json()) as { ticket_form: TicketForm };
    const original = before.find((form) => form.id === 7002);
    expect(ticket_form).toMatchObject({ name: `${original?.name} (clone)`, default: false });
    expect(idsOf(before)).not.toContain(ticket_form.id);
    expect(await forms("")).toEqual([...before, ticket_form]);
    const missing = await desk.refusal("/api/v2/ticket_forms/1/clone", { method: "POST" });
    expect(missing).toMatchObject({ status: 404, code: "RecordNotFound" });
  });
});
