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
import { accountingOutcomes } from "./accounting/outcomes.ts";
import { accountingUnreachable } from "./accounting/unreachable.ts";
import { takeIncluded } from "./banking/included.ts";
import { bankingLoaders } from "./banking/loaders.ts";
import { bankingUnreachable } from "./banking/unreachable.ts";
import { crmLoaders } from "./crm/loaders.ts";
import { crmOutcomes } from "./crm/outcomes.ts";
import { crmUnreachable } from "./crm/unreachable.ts";
import { erpLoaders } from "./erp/loaders.ts";
import { erpOutcomes } from "./erp/outcomes.ts";
import { erpUnreachable } from "./erp/unreachable.ts";
import { marketingLoaders } from "./marketing/loaders.ts";
import { marketingOutcomes } from "./marketing/outcomes.ts";
import { projectsLoaders, takeBesideRows } from "./projects/loaders.ts";
import { projectsUnreachable } from "./projects/unreachable.ts";
import { treasuryLoaders } from "./treasury/loaders.ts";
import { treasuryOutcomes } from "./treasury/outcomes.ts";
import { treasuryUnreachable } from "./treasury/unreachable.ts";

export const families = [
  moduleOf({
    family: banking,
    loaders: bankingLoaders,
    unreachable: bankingUnreachable,
    sideload: takeIncluded,
  }),
  moduleOf({
    family: accounting,
    loaders: accountingLoaders,
    outcomes: accountingOutcomes,
    unreachable: accountingUnreachable,
  }),
  moduleOf({
    family: treasury,
    loaders: treasuryLoaders,
    outcomes: treasuryOutcomes,
    unreachable: treasuryUnreachable,
  }),
  moduleOf({ family: erp, loaders: erpLoaders, outcomes: erpOutcomes, unreachable: erpUnreachable }),
  moduleOf({ family: marketing, loaders: marketingLoaders, outcomes: marketingOutcomes }),
  moduleOf({ family: crm, loaders: crmLoaders, outcomes: crmOutcomes, unreachable: crmUnreachable }),
  moduleOf({
    family: projects,
    loaders: projectsLoaders,
    unreachable: projectsUnreachable,
    sideload: takeBesideRows,
  }),
] as const;

export type BusinessContext = ContextOf<typeof families>;
