/** The stand-in service of marketing, with one file per area. */

import { marketing } from "#contracts/marketing/index.ts";
import { service } from "#services/kit/service.ts";
import { contactHandlers } from "./contacts.ts";
import { exportHandlers } from "./jobs.exports.ts";
import { importHandlers, importRunner } from "./jobs.imports.ts";
import { recipientHandlers } from "./recipients.ts";
import { links } from "./support/links.ts";
import { marketingTables } from "./tables.ts";

export const marketingService = service(
  marketing,
  ({ store, jobs, tokens }) => {
    const tables = marketingTables(store);
    const linked = links(tables, tokens);
    return {
      ...contactHandlers(tables, jobs),
      ...importHandlers(tables, linked),
      ...exportHandlers(tables, jobs, linked),
      ...recipientHandlers(tables),
    };
  },
  ({ store, jobs, tokens }) => {
    const tables = marketingTables(store);
    const { answer } = links(tables, tokens);
    const take = importRunner(tables, jobs);
    return { link: (request) => answer(request, take) };
  },
);
