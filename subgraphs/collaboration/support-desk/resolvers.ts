/** The support desk in the graph: an area a file. */
import { JobStatus } from "../../../families/support-desk/contract.ts";
import { fromWire } from "../../kit/readers.ts";
import type { Resolvers } from "../__generated__/resolvers.ts";
import { fieldResolvers } from "./resolvers/fields.ts";
import { formResolvers } from "./resolvers/forms.ts";
import { importResolvers } from "./resolvers/imports.ts";
import { metricResolvers } from "./resolvers/metrics.ts";
import { searchResolvers } from "./resolvers/search.ts";
import { ticketResolvers } from "./resolvers/tickets.ts";

const root: Resolvers = {
  Query: { supportDesk: () => ({}) },
  SupportJob: fromWire(JobStatus, {}),
};

export const supportDeskResolvers = [
  root,
  searchResolvers,
  ticketResolvers,
  formResolvers,
  fieldResolvers,
  importResolvers,
  metricResolvers,
] as const;
