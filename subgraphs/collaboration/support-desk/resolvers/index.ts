/** Resolvers of the support desk, with one file per area. */
import { callerResolvers } from "./callers.ts";
import { fieldResolvers } from "./fields.ts";
import { formResolvers } from "./forms.ts";
import { importResolvers } from "./imports.ts";
import { metricResolvers } from "./metrics.ts";
import { collectionResolvers } from "./resource-collections.ts";
import { satisfactionResolvers } from "./satisfaction.ts";
import { searchResolvers } from "./search.ts";
import { slaResolvers } from "./sla.ts";
import { ticketResolvers } from "./tickets.ts";

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
