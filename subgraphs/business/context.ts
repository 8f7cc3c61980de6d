/** The families of the business subgraph, and the context that its resolvers get. */
import { accounting } from "#contracts/accounting/index.ts";
import { banking } from "#contracts/banking/index.ts";
import { crm } from "#contracts/crm/index.ts";
import { erp } from "#contracts/erp/index.ts";
import { marketing } from "#contracts/marketing/index.ts";
import { projects } from "#contracts/projects/index.ts";
import { treasury } from "#contracts/treasury/index.ts";
import { type ContextOf, moduleOf } from "#subgraphs/kit/context/context.ts";
import { accountingLoaders } from "./accounting/loaders.ts";
import { takeIncluded } from "./banking/included.ts";
import { bankingLoaders } from "./banking/loaders.ts";
import { crmLoaders } from "./crm/loaders.ts";
import { erpLoaders } from "./erp/loaders.ts";
import { marketingLoaders } from "./marketing/loaders.ts";
import { projectsLoaders, takeBesideRows } from "./projects/loaders.ts";
import { treasuryLoaders } from "./treasury/loaders.ts";

export const families = [
  moduleOf({ family: banking, loaders: bankingLoaders, sideload: takeIncluded }),
  moduleOf({ family: accounting, loaders: accountingLoaders }),
  moduleOf({ family: treasury, loaders: treasuryLoaders }),
  moduleOf({ family: erp, loaders: erpLoaders }),
  moduleOf({ family: marketing, loaders: marketingLoaders }),
  moduleOf({ family: crm, loaders: crmLoaders }),
  moduleOf({ family: projects, loaders: projectsLoaders, sideload: takeBesideRows }),
] as const;

export type BusinessContext = ContextOf<typeof families>;
