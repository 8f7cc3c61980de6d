/** The support desk in the graph: an area a file. */
import { callerResolvers } from "./resolvers/callers.ts";
import { collectionResolvers } from "./resolvers/collections.ts";
import { fieldResolvers } from "./resolvers/fields.ts";
import { formResolvers } from "./resolvers/forms.ts";
import { importResolvers } from "./resolvers/imports.ts";
import { metricResolvers } from "./resolvers/metrics.ts";
import { satisfactionResolvers } from "./resolvers/satisfaction.ts";
import { searchResolvers } from "./resolvers/search.ts";
import { slaResolvers } from "./resolvers/sla.ts";
import { ticketResolvers } from "./resolvers/tickets.ts";

const root = { Query: { supportDesk: () => ({}) } };

export const supportDeskResolvers = [
  root,
  searchResolvers,
  ticketResolvers,
  formResolvers,
  fieldResolvers,
  importResolvers,
  metricResolvers,
  satisfactionResolvers,
  slaResolvers,
  collectionResolvers,
  callerResolvers,
] as const;
