/** Fields that show whether a write succeeded, with the mutations that each field shows. */
import type { MutationOutcomes } from "#subgraphs/kit/mapping/mutation-outcomes.ts";

export const supportDeskOutcomes: MutationOutcomes = {
  shownBy: {
    "supportDesk.resourceCollection": ["updateSupportResourceCollection", "deleteSupportResourceCollection"],
    "supportDesk.resourceCollections": ["createSupportResourceCollection"],
    "supportDesk.slaPolicies": ["createSupportSlaPolicy", "reorderSupportSlaPolicies"],
    "supportDesk.slaPolicy": ["updateSupportSlaPolicy", "deleteSupportSlaPolicy"],
    "supportDesk.ticketField": ["updateTicketField"],
    "supportDesk.ticketField.options": ["upsertTicketFieldOption"],
    "supportDesk.ticketFieldOption": ["deleteTicketFieldOption"],
    "supportDesk.ticketForm": ["updateTicketForm", "deleteTicketForm"],
    "supportDesk.ticketForms": ["createTicketForm", "reorderTicketForms", "cloneTicketForm"],
    ticket: ["updateTicket"],
    "ticket.satisfactionRating": ["rateTicket"],
    tickets: ["importTicket", "importTickets"],
  },
  unobservable: {
    createSupportAccount: "Accounts can be made, not read.",
    skipTicket: "Skips can be made, not read.",
  },
};
