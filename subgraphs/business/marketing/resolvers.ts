/** Marketing in the graph: an area a file. */
import { contactResolvers } from "./resolvers/contacts.ts";
import { exportResolvers } from "./resolvers/exports.ts";
import { importResolvers } from "./resolvers/imports.ts";
import { recipientResolvers } from "./resolvers/recipients.ts";

export const marketingResolvers = [
  contactResolvers,
  importResolvers,
  exportResolvers,
  recipientResolvers,
] as const;
