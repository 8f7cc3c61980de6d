/** Ticket forms. */
import { TicketForm, TicketFormChange } from "#contracts/support-desk/index.ts";
import type { Resolvers, UpdateTicketFormInput } from "#generated/collaboration/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import { deskId, integerId, present } from "#subgraphs/collaboration/support-desk/ids.ts";
import { chunks } from "#subgraphs/kit/loading/keys.ts";
import { globalId, keyed } from "#subgraphs/kit/mapping/ids.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { toWire } from "#subgraphs/kit/mapping/to-wire.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";

/** Largest number of forms in one call. */
const MAX_FORMS = 100;

const formId = (id: string, argument = "id") => deskId("TicketForm", id, argument);

export const formResolvers: Resolvers = {
  SupportDesk: {
    ticketForm: (_, { id }, { supportDesk }) => supportDesk.ticketForm.load(formId(id)),
    async ticketForms(_, { filter }, { supportDesk }) {
      const conditions = {
        active: filter?.active,
        end_user_visible: filter?.endUserVisible,
        fallback_to_default: filter?.fallbackToDefault,
        associated_to_brand: filter?.associatedToBrand,
      };
      if (filter?.formIds == null)
        return present(supportDesk, (await supportDesk.api.listTicketForms(conditions)).ticket_forms);
      const ids = [...new Set(filter.formIds.map((id) => formId(id, "formIds")))];
      const pages = await Promise.all(
        chunks(ids, MAX_FORMS).map(async (some) => {
          const input = { ids: some.map(Number), ...conditions };
          return present(supportDesk, (await supportDesk.api.showManyTicketForms(input)).ticket_forms);
        }),
      );
      // A response has the default form if none of its forms is left, so forms can repeat.
      return [...new Map(pages.flat().map((form) => [form.id, form])).values()];
    },
  },

  TicketForm: mapWireType(TicketForm, {
    __resolveReference: ({ id }, { supportDesk }) => supportDesk.ticketForm.load(formId(id)),
    ...keyed("TicketForm"),
  }),

  Mutation: {
    createTicketForm(_, { input }, { supportDesk }) {
      const change = changeOf(input);
      return payload(async () => {
        const { ticket_form } = await supportDesk.api.createTicketForm({
          body: { ticket_form: { ...change, name: input.name } },
        });
        return { ticketForm: ticket_form };
      });
    },

    updateTicketForm(_, { input: { id, ...input } }, { supportDesk }) {
      const ticket_form_id = formId(id);
      const ticket_form = changeOf(input);
      if (Object.keys(ticket_form).length === 0) throw badInput("Nothing is to be changed", "input");
      return payload(async () => {
        const answer = await supportDesk.api.updateTicketForm({ ticket_form_id, body: { ticket_form } });
        return { ticketForm: answer.ticket_form };
      });
    },

    deleteTicketForm(_, { input }, { supportDesk }) {
      const ticket_form_id = formId(input.id);
      return payload(async () => {
        await supportDesk.api.deleteTicketForm({ ticket_form_id });
        return { deletedId: globalId("TicketForm", ticket_form_id) };
      });
    },

    reorderTicketForms(_, { input }, { supportDesk }) {
      const ticket_form_ids = input.ids.map((id) => integerId("TicketForm", id, "ids"));
      if (ticket_form_ids.length === 0) throw badInput('"ids" is empty', "ids");
      if (new Set(ticket_form_ids).size < ticket_form_ids.length)
        throw badInput('"ids" names a form twice', "ids");
      return payload(async () => {
        const { ticket_forms } = await supportDesk.api.reorderTicketForms({ body: { ticket_form_ids } });
        return { ticketForms: ticket_forms };
      });
    },

    cloneTicketForm: (_, { input }, { supportDesk }) => {
      const ticket_form_id = formId(input.id);
      return payload(async () => {
        const { ticket_form } = await supportDesk.api.cloneTicketForm({ ticket_form_id });
        return { ticketForm: ticket_form };
      });
    },
  },
};

/** The body of a form, without null members. */
function changeOf(input: Omit<UpdateTicketFormInput, "id">) {
  const { restrictedBrandIds, fieldIds, name, ...rest } = input;
  if (name?.trim() === "") throw badInput("A form needs a name", "name");
  return toWire(TicketFormChange, {
    ...rest,
    name,
    restrictedBrandIds: restrictedBrandIds?.map(brandId),
    ticketFieldIds: fieldIds?.map((id) => integerId("TicketField", id, "fieldIds")),
  });
}

function brandId(id: string): number {
  if (!/^\d{1,15}$/.test(id)) throw badInput('"restrictedBrandIds" are whole numbers', "restrictedBrandIds");
  return Number(id);
}
