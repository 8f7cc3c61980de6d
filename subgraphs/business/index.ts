/** The business subgraph: ERP, accounting, banking, treasury, CRM, marketing and projects. */
import { accounting } from "../../families/accounting/contract.ts";
import { banking } from "../../families/banking/contract.ts";
import { crm } from "../../families/crm/contract.ts";
import { erp } from "../../families/erp/contract.ts";
import { marketing } from "../../families/marketing/contract.ts";
import { projects } from "../../families/projects/contract.ts";
import { treasury } from "../../families/treasury/contract.ts";
import { type ContextOf, moduleOf } from "../kit/context.ts";
import { hubResolvers } from "../kit/hub.ts";
import { rateLimitResolvers } from "../kit/rate-limits.ts";
import type { SubgraphModule } from "../kit/subgraph.ts";
import { accountingLoaders } from "./accounting/loaders.ts";
import { accountingResolvers } from "./accounting/resolvers.ts";
import { takeIncluded } from "./banking/lists.ts";
import { bankingLoaders } from "./banking/loaders.ts";
import { bankingResolvers } from "./banking/resolvers.ts";
import { crmLoaders } from "./crm/loaders.ts";
import { crmResolvers } from "./crm/resolvers.ts";
import { erpLoaders } from "./erp/loaders.ts";
import { erpResolvers } from "./erp/resolvers.ts";
import { marketingLoaders } from "./marketing/loaders.ts";
import { marketingResolvers } from "./marketing/resolvers.ts";
import { paymentResolvers } from "./payment.ts";
import { projectsLoaders, takeBesideRows } from "./projects/loaders.ts";
import { projectsResolvers } from "./projects/resolvers.ts";
import { sourceResolvers } from "./sources.ts";
import { treasuryLoaders } from "./treasury/loaders.ts";
import { treasuryResolvers } from "./treasury/resolvers.ts";

const families = [
  moduleOf({ family: banking, loaders: bankingLoaders, sideload: takeIncluded }),
  moduleOf({ family: accounting, loaders: accountingLoaders }),
  moduleOf({ family: treasury, loaders: treasuryLoaders }),
  moduleOf({ family: erp, loaders: erpLoaders }),
  moduleOf({ family: marketing, loaders: marketingLoaders }),
  moduleOf({ family: crm, loaders: crmLoaders }),
  moduleOf({ family: projects, loaders: projectsLoaders, sideload: takeBesideRows }),
] as const;

export type BusinessContext = ContextOf<typeof families>;

export const business = {
  name: "business",
  families,
  resolvers: [
    hubResolvers,
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
