/** The support desk in the graph: an area a file. */
import { formResolvers } from "./resolvers/forms.ts";
import { searchResolvers } from "./resolvers/search.ts";
import { ticketResolvers } from "./resolvers/tickets.ts";

const root = { Query: { supportDesk: () => ({}) } };

export const supportDeskResolvers = [root, searchResolvers, ticketResolvers, formResolvers] as const;
