/** Ticket forms: visibility, storage and order. */
import { Problem } from "#contracts/kit/error-bodies.ts";
import type { formOperations, TicketForm } from "#contracts/support-desk/index.ts";
import type { HandlersOf, ServiceCaller } from "#services/kit/service.ts";
import { found, type SupportDeskTables } from "./tables.ts";

/** The brand of the local desk's address. Forms may be restricted to other brands. */
export const OWN_BRAND = 601;

interface FormFilters {
  readonly active?: boolean | null | undefined;
  readonly end_user_visible?: boolean | null | undefined;
  readonly fallback_to_default?: boolean | null | undefined;
  readonly associated_to_brand?: boolean | null | undefined;
}

export function formHandlers({
  forms,
  fields,
  tickets,
}: SupportDeskTables): HandlersOf<typeof formOperations> {
  const seesAll = ({ role }: ServiceCaller) => role === "agent" || role === "admin";

  const sees = (caller: ServiceCaller, form: TicketForm) => form.end_user_visible || seesAll(caller);

  function select(rows: readonly TicketForm[], filters: FormFilters, caller: ServiceCaller): TicketForm[] {
    const { active, end_user_visible, fallback_to_default, associated_to_brand } = filters;
    const selected = rows.filter(
      (form) =>
        sees(caller, form) &&
        (active ?? form.active) === form.active &&
        (end_user_visible ?? form.end_user_visible) === form.end_user_visible &&
        (!associated_to_brand || form.in_all_brands || form.restricted_brand_ids.includes(OWN_BRAND)),
    );
    if (selected.length > 0 || !fallback_to_default) return selected;
    return forms.all().filter((form) => form.default && sees(caller, form));
  }

  function formOf(id: string, caller: ServiceCaller): TicketForm {
    const form = found(forms.get(id));
    return found(sees(caller, form) ? form : undefined);
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

  return {
    listTicketForms: (filters, { caller }) => ({
      ticket_forms: select(forms.sorted("position"), filters, caller),
    }),

    /** In the order of the ids, each once. Unknown ids are ignored. */
    showManyTicketForms: ({ ids, ...filters }, { caller }) => ({
      ticket_forms: select(
        [...new Set(ids)].flatMap((id) => forms.get(String(id)) ?? []),
        filters,
        caller,
      ),
    }),

    getTicketForm: ({ ticket_form_id }, { caller }) => ({ ticket_form: formOf(ticket_form_id, caller) }),

    createTicketForm({ body: { ticket_form: change } }, { now }) {
      const at = instant(now);
      const form = {
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
      };
      return { ticket_form: keep(form) };
    },

    updateTicketForm({ ticket_form_id, body }, { caller, now }) {
      const before = formOf(ticket_form_id, caller);
      const form = { ...before, ...body.ticket_form, id: before.id, updated_at: instant(now) };
      return { ticket_form: keep(form, before) };
    },

    /** Moves the named forms to the front. The others follow in their present order. */
    reorderTicketForms({ body: { ticket_form_ids: ids } }) {
      const field = "ticket_form_ids";
      const named = ids.map((id) => {
        const form = forms.get(String(id));
        if (!form) throw new Problem(422, `No ticket form has the id ${id}`, { field });
        return form;
      });
      if (new Set(ids).size < ids.length) throw new Problem(422, "A form is named twice", { field });
      const rest = forms.sorted("position").filter(({ id }) => !ids.includes(id));
      for (const [i, form] of [...named, ...rest].entries()) forms.put({ ...form, position: i + 1 });
      return { ticket_forms: [...forms.sorted("position")] };
    },

    /** Deletes a form, and removes it from its tickets. */
    deleteTicketForm({ ticket_form_id }, { caller }) {
      const form = formOf(ticket_form_id, caller);
      if (form.default) throw refused("The default form cannot be deleted", "default");
      forms.delete(ticket_form_id);
      for (const ticket of tickets.all())
        if (ticket.ticket_form_id === form.id) tickets.put({ ...ticket, ticket_form_id: null });
      return undefined;
    },

    cloneTicketForm({ ticket_form_id }, { caller, now }) {
      const form = formOf(ticket_form_id, caller);
      const at = instant(now);
      const name = `${form.name} (clone)`;
      const copy = { ...form, id: forms.nextId(), name, default: false, position: last() + 1 };
      return { ticket_form: forms.put({ ...copy, created_at: at, updated_at: at }) };
    },
  };
}
