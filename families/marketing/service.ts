/** The local marketing service: an area a file. */
import { service } from "../kit/service.ts";
import { marketing } from "./contract.ts";
import { contactHandlers } from "./service/contacts.ts";
import { exportHandlers } from "./service/exports.ts";
import { importHandlers, importRunner } from "./service/imports.ts";
import { links } from "./service/links.ts";
import { recipientHandlers } from "./service/recipients.ts";
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
