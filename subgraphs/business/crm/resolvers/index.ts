/** Resolvers of the CRM, with one file per area. */

import { personFieldResolvers } from "./person-fields.ts";
import { personChangeResolvers } from "./persons.changes.ts";
import { personResolvers } from "./persons.ts";
import { relatedResolvers } from "./related.ts";

export const crmResolvers = [
  { Query: { crm: () => ({}) } },
  personResolvers,
  personChangeResolvers,
  personFieldResolvers,
  relatedResolvers,
] as const;
