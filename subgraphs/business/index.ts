/** The business subgraph: ERP, accounting, banking, treasury, CRM, marketing and projects. */
import { companyEntityResolvers } from "#subgraphs/kit/people/company-entity.ts";
import { userEntityResolvers } from "#subgraphs/kit/people/user-entity.ts";
import type { SubgraphModule } from "#subgraphs/kit/schema/build.ts";
import { rateLimitResolvers } from "#subgraphs/kit/schema/rate-limits-resolver.ts";
import { accountingResolvers } from "./accounting/resolvers/index.ts";
import { bankingResolvers } from "./banking/resolvers/index.ts";
import { bankingStyle } from "./banking/style.ts";
import { families } from "./context.ts";
import { crmResolvers } from "./crm/resolvers/index.ts";
import { crmStyle } from "./crm/style.ts";
import { erpResolvers } from "./erp/resolvers/index.ts";
import { erpStyle } from "./erp/style.ts";
import { marketingResolvers } from "./marketing/resolvers/index.ts";
import { paymentResolvers } from "./payment.ts";
import { sourceResolvers } from "./person-sources.ts";
import { projectsResolvers } from "./projects/resolvers/index.ts";
import { treasuryResolvers } from "./treasury/resolvers/index.ts";

export const business = {
  name: "business",
  families,
  styles: [bankingStyle, crmStyle, erpStyle],
  resolvers: [
    userEntityResolvers,
    companyEntityResolvers,
    rateLimitResolvers(families),
    paymentResolvers,
    ...bankingResolvers,
    ...accountingResolvers,
    ...erpResolvers,
    ...treasuryResolvers,
    ...marketingResolvers,
    ...crmResolvers,
    ...projectsResolvers,
    sourceResolvers,
  ],
} as const satisfies SubgraphModule;
