/** Ticket forms: visibility, storage and order. */
import { Problem } from "#contracts/kit/error-bodies.ts";
import type { formOperations, TicketForm, TicketFormChange } from "#contracts/support-desk/index.ts";
import type { HandlersOf, ServiceCaller } from "#services/kit/service.ts";
import type { SupportDeskTables } from "./tables.ts";

/** The brand of the local desk's address. Forms may be restricted to other brands. */
export const OWN_BRAND = 601;

interface FormFilters {
  readonly active?: boolean | null | undefined;
  readonly end_user_visible?: boolean | null | undefined;
  readonly fallback_to_default?: boolean | null | undefined;
  readonly associated_to_brand?: boolean | null | undefined;
}

function createForms({ forms, fields, tickets }: SupportDeskTables) {
  const seesAll = ({ role }: ServiceCaller) => role === "agent" || role === "admin";

  const sees = (caller: ServiceCaller, form: TicketForm) => form.end_user_visible || seesAll(caller);

  function select(rows: readonly TicketForm[], filters: FormFilters, caller: ServiceCaller): TicketForm[] {
    const { active, end_user_visible, fallback_to_default, associated_to_brand } = filters;
    const found = rows.filter(
      (form) =>
        sees(caller, form) &&
        (active ?? form.active) === form.active &&
        (end_user_visible ?? form.end_user_visible) === form.end_user_visible &&
        (!associated_to_brand || form.in_all_brands || form.restricted_brand_ids.includes(OWN_BRAND)),
    );
    if (found.length > 0 || !fallback_to_default) return found;
    return forms.all().filter((form) => form.default && sees(caller, form));
  }

  function formOf(id: string, caller: ServiceCaller): TicketForm {
    const form = forms.get(id);
    if (!form || !sees(caller, form)) throw new Problem(404, "Not found");
    return form;
  }

  const refused = (message: string, member: string) =>
    new Problem(422, message, { field: `ticket_form.${member}` });
  const last = () => Math.max(0, ...forms.all().map(({ position }) => position));
  const instant = (now: number) => new Date(now).toISOString();

  /** Stores a form. The only default form must be active; a new default replaces the old one. */
  function keep(form: TicketForm, before?: TicketForm): TicketForm {
    if (form.name.trim() === "") throw refused("A form needs a name", "name");
    for (const id of form.ticket_field_ids)
      if (!fields.get(String(id))) throw refused(`No ticket field has the id ${id}`, "ticket_field_ids");
    if (new Set(form.ticket_field_ids).size < form.ticket_field_ids.length)
      throw refused("A field is named twice", "ticket_field_ids");
    if (form.default && !form.active) throw refused("The default form is active", "active");
    if (before?.default && !form.default) throw refused("Make another form the default", "default");
    if (form.default)
      for (const other of forms.all())
        if (other.default && other.id !== form.id) forms.put({ ...other, default: false });
    return forms.put(form);
  }

  function create(change: TicketFormChange & { name: string }, now: number): TicketForm {
    const at = instant(now);
    return keep({
      display_name: change.name,
      position: last() + 1,
      active: true,
      default: false,
      end_user_visible: true,
      in_all_brands: true,
      restricted_brand_ids: [],
      ticket_field_ids: [],
      ...change,
      id: forms.nextId(),
      created_at: at,
      updated_at: at,
    });
  }

  function update(id: string, change: TicketFormChange, caller: ServiceCaller, now: number): TicketForm {
    const before = formOf(id, caller);
    return keep({ ...before, ...change, id: before.id, updated_at: instant(now) }, before);
  }

  /** Moves the named forms to the front. The others follow in their present order. */
  function reorder(ids: readonly number[]): readonly TicketForm[] {
    for (const id of ids)
      if (!forms.get(String(id)))
        throw new Problem(422, `No ticket form has the id ${id}`, { field: "ticket_form_ids" });
    if (new Set(ids).size < ids.length)
      throw new Problem(422, "A form is named twice", { field: "ticket_form_ids" });
    const named = ids.flatMap((id) => forms.get(String(id)) ?? []);
    const rest = forms.sorted("position").filter(({ id }) => !ids.includes(id));
    for (const [i, form] of [...named, ...rest].entries()) forms.put({ ...form, position: i + 1 });
    return forms.sorted("position");
  }

  /** Deletes a form, and removes it from its tickets. */
  function remove(id: string, caller: ServiceCaller): void {
    const form = formOf(id, caller);
    if (form.default) throw refused("The default form cannot be deleted", "default");
    forms.delete(id);
    for (const ticket of tickets.all())
      if (ticket.ticket_form_id === form.id) tickets.put({ ...ticket, ticket_form_id: null });
  }

  function clone(id: string, caller: ServiceCaller, now: number): TicketForm {
    const form = formOf(id, caller);
    const at = instant(now);
    return forms.put({
      ...form,
      id: forms.nextId(),
      name: `${form.name} (clone)`,
      default: false,
      position: last() + 1,
      created_at: at,
      updated_at: at,
    });
  }

  return {
    list: (filters: FormFilters, caller: ServiceCaller) => select(forms.sorted("position"), filters, caller),
    /** Forms in the order of the ids, each once. Unknown ids are ignored. */
    many: (ids: readonly number[], filters: FormFilters, caller: ServiceCaller) =>
      select(
        [...new Set(ids)].flatMap((id) => forms.get(String(id)) ?? []),
        filters,
        caller,
      ),
    formOf,
    create,
    update,
    reorder,
    remove,
    clone,
  };
}

export function formHandlers(tables: SupportDeskTables): HandlersOf<typeof formOperations> {
  const forms = createForms(tables);

  return {
    listTicketForms: (filters, { caller }) => ({ ticket_forms: forms.list(filters, caller) }),

    showManyTicketForms: ({ ids, ...filters }, { caller }) => ({
      ticket_forms: forms.many(ids, filters, caller),
    }),

    getTicketForm: ({ ticket_form_id }, { caller }) => ({
      ticket_form: forms.formOf(ticket_form_id, caller),
    }),

    createTicketForm: ({ body }, { now }) => ({ ticket_form: forms.create(body.ticket_form, now) }),

    reorderTicketForms: ({ body }) => ({ ticket_forms: [...forms.reorder(body.ticket_form_ids)] }),

    updateTicketForm: ({ ticket_form_id, body }, { caller, now }) => ({
      ticket_form: forms.update(ticket_form_id, body.ticket_form, caller, now),
    }),

    deleteTicketForm({ ticket_form_id }, { caller }) {
      forms.remove(ticket_form_id, caller);
      return undefined;
    },

    cloneTicketForm: ({ ticket_form_id }, { caller, now }) => ({
      ticket_form: forms.clone(ticket_form_id, caller, now),
    }),
  };
}
