/** Resolvers of marketing, with one file per area. */
import { contactResolvers } from "./contacts.ts";
import { jobResolvers } from "./jobs.ts";
import { recipientResolvers } from "./recipients.ts";

export const marketingResolvers = [contactResolvers, jobResolvers, recipientResolvers] as const;
