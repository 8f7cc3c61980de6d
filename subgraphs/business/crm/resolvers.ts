/** The CRM in the graph: an area a file. */
import { historyResolvers } from "./resolvers/history.ts";
import { personChangeResolvers } from "./resolvers/person-changes.ts";
import { personFieldResolvers } from "./resolvers/person-fields.ts";
import { personResolvers } from "./resolvers/persons.ts";
import { relatedResolvers } from "./resolvers/related.ts";

export const crmResolvers = [
  { Query: { crm: () => ({}) } },
  personResolvers,
  personChangeResolvers,
  personFieldResolvers,
  relatedResolvers,
  historyResolvers,
] as const;
