/** Ticket forms: who sees which. */
import { Problem } from "../../kit/errors.ts";
import type { Caller, HandlersOf } from "../../kit/service.ts";
import type { formOperations, TicketForm } from "../contract.ts";
import type { SupportDeskTables } from "../tables.ts";

/** The one brand whose address the local desk answers at; forms may be restricted to others. */
export const OWN_BRAND = 601;

interface FormFilters {
  readonly active?: boolean | null | undefined;
  readonly end_user_visible?: boolean | null | undefined;
  readonly fallback_to_default?: boolean | null | undefined;
  readonly associated_to_brand?: boolean | null | undefined;
}

function createForms({ forms }: SupportDeskTables) {
  const seesAll = ({ role }: Caller) => role === "agent" || role === "admin";

  const sees = (caller: Caller, form: TicketForm) => form.end_user_visible || seesAll(caller);

  function select(rows: readonly TicketForm[], filters: FormFilters, caller: Caller): TicketForm[] {
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

  function formOf(id: string, caller: Caller): TicketForm {
    const form = forms.get(id);
    if (!form || !sees(caller, form)) throw new Problem(404, "Not found");
    return form;
  }

  function clone(id: string, caller: Caller, now: number): TicketForm {
    const form = formOf(id, caller);
    const at = new Date(now).toISOString();
    return forms.put({
      ...form,
      id: forms.nextId(),
      name: `${form.name} (clone)`,
      default: false,
      position: Math.max(...forms.all().map(({ position }) => position)) + 1,
      created_at: at,
      updated_at: at,
    });
  }

  return {
    list: (filters: FormFilters, caller: Caller) => select(forms.sorted("position"), filters, caller),
    /** In the order of the ids, each once; ids of no form are left out. */
    many: (ids: readonly number[], filters: FormFilters, caller: Caller) =>
      select(
        [...new Set(ids)].flatMap((id) => forms.get(String(id)) ?? []),
        filters,
        caller,
      ),
    formOf,
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

    cloneTicketForm: ({ ticket_form_id }, { caller, now }) => ({
      ticket_form: forms.clone(ticket_form_id, caller, now),
    }),
  };
}
