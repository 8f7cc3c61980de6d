/** All stand-in services with their seeds. `main.ts` starts them. */

import { accountingService } from "./accounting/index.ts";
import { seedAccounting } from "./accounting/seed/index.ts";
import { bankingService } from "./banking/index.ts";
import { seedBanking } from "./banking/seed/index.ts";
import { catalogService } from "./catalog/index.ts";
import { seedCatalog } from "./catalog/seed/index.ts";
import { connectorsService } from "./connectors/index.ts";
import { seedConnectors } from "./connectors/seed/index.ts";
import { contactCentreService } from "./contact-centre/index.ts";
import { seedContactCentre } from "./contact-centre/seed/index.ts";
import { crmService } from "./crm/index.ts";
import { seedCrm } from "./crm/seed/index.ts";
import type { DemoCompany } from "./demo/company.ts";
import { directoryService } from "./directory/index.ts";
import { seedDirectory } from "./directory/seed/index.ts";
import { eSignatureService } from "./e-signature/index.ts";
import { seedESignature } from "./e-signature/seed/index.ts";
import { erpService } from "./erp/index.ts";
import { seedErp } from "./erp/seed/index.ts";
import { identityService } from "./identity/index.ts";
import { seedIdentity } from "./identity/seed/index.ts";
import type { StandInFamily } from "./kit/service.ts";
import { marketingService } from "./marketing/index.ts";
import { seedMarketing } from "./marketing/seed/index.ts";
import { meetingsService } from "./meetings/index.ts";
import { seedMeetings } from "./meetings/seed/index.ts";
import { projectsService } from "./projects/index.ts";
import { seedProjects } from "./projects/seed/index.ts";
import { socialService } from "./social/index.ts";
import { seedSocial } from "./social/seed/index.ts";
import { supportDeskService } from "./support-desk/index.ts";
import { seedSupportDesk } from "./support-desk/seed/index.ts";
import { treasuryService } from "./treasury/index.ts";
import { seedTreasury } from "./treasury/seed/index.ts";

export const services: readonly StandInFamily<DemoCompany>[] = [
  { service: directoryService, seed: seedDirectory },
  { service: identityService, seed: seedIdentity },
  { service: connectorsService, seed: seedConnectors },
  { service: catalogService, seed: seedCatalog },
  { service: supportDeskService, seed: seedSupportDesk },
  { service: bankingService, seed: seedBanking },
  { service: meetingsService, seed: seedMeetings },
  { service: contactCentreService, seed: seedContactCentre },
  { service: socialService, seed: seedSocial },
  { service: crmService, seed: seedCrm },
  { service: accountingService, seed: seedAccounting },
  { service: erpService, seed: seedErp },
  { service: projectsService, seed: seedProjects },
  { service: marketingService, seed: seedMarketing },
  { service: treasuryService, seed: seedTreasury },
  { service: eSignatureService, seed: seedESignature },
];
