/** Resolvers of marketing, with one file per area. */
import { contactResolvers } from "./contacts.ts";
import { exportResolvers } from "./jobs.exports.ts";
import { importResolvers } from "./jobs.imports.ts";
import { recipientResolvers } from "./recipients.ts";

export const marketingResolvers = [
  contactResolvers,
  importResolvers,
  exportResolvers,
  recipientResolvers,
] as const;
