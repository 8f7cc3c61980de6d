/** The records of a person or a company in the families of this subgraph, for `sources`. */

import type { Resolvers } from "#generated/business/resolvers.ts";
import { noRoute, sourcesFrom } from "#subgraphs/kit/people/person-records.ts";
import { prepaymentRecords } from "./accounting/resolvers/prepayments.ts";
import { customerRecords as bankRecords } from "./banking/people.ts";
import { companyOrganizations, personRecords as crmRecords } from "./crm/resolvers/persons.ts";
import { companyVendors, vendorRecords } from "./erp/resolvers/vendors.ts";
import { contactRecords } from "./marketing/resolvers/contacts.ts";
import { personRecords as projectRecords } from "./projects/resolvers/people.ts";
import { customerRecords as treasuryRecords } from "./treasury/customers.ts";

const NO_DOMAIN = "No operation finds anything by a domain; select `people` for the records of each.";

export const sourceResolvers: Resolvers = {
  Company: {
    sourcesOfBusiness: sourcesFrom([
      companyVendors,
      noRoute("accounting", "No operation reads contacts; select `people` for their prepayments."),
      noRoute("projects", "No operation reads companies; people and projects contain theirs."),
      noRoute("marketing", NO_DOMAIN),
      noRoute("banking", NO_DOMAIN),
      noRoute("treasury", NO_DOMAIN),
      companyOrganizations,
    ]),
  },

  User: {
    sourcesOfBusiness: sourcesFrom([
      vendorRecords,
      prepaymentRecords,
      projectRecords,
      contactRecords,
      bankRecords,
      treasuryRecords,
      crmRecords,
    ]),
  },
};
