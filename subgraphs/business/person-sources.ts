/** The records of a person in the families of this subgraph, for `User.sources`. */
import { sourcesFrom } from "#subgraphs/kit/people/person-records.ts";
import type { Resolvers } from "./__generated__/resolvers.ts";
import { prepaymentRecords } from "./accounting/resolvers/prepayments.ts";
import { customerRecords as bankRecords } from "./banking/people.ts";
import { personRecords as crmRecords } from "./crm/resolvers/persons.ts";
import { vendorRecords } from "./erp/resolvers/vendors.ts";
import { contactRecords } from "./marketing/resolvers/contacts.ts";
import { personRecords as projectRecords } from "./projects/resolvers/people.ts";
import { customerRecords as treasuryRecords } from "./treasury/resolvers/outbound-payments.ts";

export const sourceResolvers: Resolvers = {
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
