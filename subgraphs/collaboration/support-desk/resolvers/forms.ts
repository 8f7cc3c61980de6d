/** Ticket forms. */
import { TicketForm } from "../../../../families/support-desk/contract.ts";
import { idOf, keyed } from "../../../kit/ids.ts";
import { payload } from "../../../kit/payloads.ts";
import { fromWire } from "../../../kit/readers.ts";
import type { Resolvers } from "../../__generated__/resolvers.ts";
import type { TicketFormMapper } from "../mappers.ts";

export const formResolvers: Resolvers = {
  SupportDesk: {
    ticketForm: (_, { id }, { supportDesk }) => supportDesk.ticketForm.load(formId(id)),
    ticketFormsByIds(_, { ids }, { supportDesk }) {
      const keys = ids.map((id) => formId(id, "ids"));
      return Promise.all(keys.map((key) => supportDesk.ticketForm.load(key)));
    },
    async ticketForms(_, { filter }, { supportDesk }) {
      const { ticket_forms } = await supportDesk.api.listTicketForms({
        active: filter?.active,
        end_user_visible: filter?.endUserVisible,
        fallback_to_default: filter?.fallbackToDefault,
        associated_to_brand: filter?.associatedToBrand,
      });
      if (!ticket_forms) throw supportDesk.client.badResponse();
      return ticket_forms;
    },
  },

  TicketForm: fromWire(TicketForm, {
    __resolveReference: ({ id }, { supportDesk }) => supportDesk.ticketForm.load(formId(id)),
    ...keyed("TicketForm", (form: TicketFormMapper) => form.id),
  }),

  Mutation: {
    cloneTicketForm: (_, { input }, { supportDesk }) => {
      const ticket_form_id = formId(input.id);
      return payload(async () => {
        const { ticket_form } = await supportDesk.api.cloneTicketForm({ ticket_form_id });
        return { ticketForm: ticket_form };
      });
    },
  },
};

/** Ids of ticket forms are whole numbers: the batch writes them as such. */
const formId = (id: string, argument = "id") => idOf("TicketForm", id, argument, /^\d{1,15}$/);
