/** The local families that `main.ts` starts: the table of contents of the REST side. */
import { seedAccounting } from "./accounting/seed.ts";
import { accountingService } from "./accounting/service.ts";
import { seedBanking } from "./banking/seed.ts";
import { bankingService } from "./banking/service.ts";
import { seedCatalog } from "./catalog/seed.ts";
import { catalogService } from "./catalog/service.ts";
import { seedConnectors } from "./connectors/seed.ts";
import { connectorsService } from "./connectors/service.ts";
import { seedContactCentre } from "./contact-centre/seed.ts";
import { contactCentreService } from "./contact-centre/service.ts";
import { seedCrm } from "./crm/seed.ts";
import { crmService } from "./crm/service.ts";
import type { DemoCompany } from "./demo-company.ts";
import { seedDirectory } from "./directory/seed.ts";
import { directoryService } from "./directory/service.ts";
import { seedESignature } from "./e-signature/seed.ts";
import { eSignatureService } from "./e-signature/service.ts";
import { seedErp } from "./erp/seed.ts";
import { erpService } from "./erp/service.ts";
import { seedIdentity } from "./identity/seed.ts";
import { identityService } from "./identity/service.ts";
import type { LocalFamily } from "./kit/service.ts";
import { seedMarketing } from "./marketing/seed.ts";
import { marketingService } from "./marketing/service.ts";
import { seedMeetings } from "./meetings/seed.ts";
import { meetingsService } from "./meetings/service.ts";
import { seedProjects } from "./projects/seed.ts";
import { projectsService } from "./projects/service.ts";
import { seedSocial } from "./social/seed.ts";
import { socialService } from "./social/service.ts";
import { seedSupportDesk } from "./support-desk/seed.ts";
import { supportDeskService } from "./support-desk/service.ts";
import { seedTreasury } from "./treasury/seed.ts";
import { treasuryService } from "./treasury/service.ts";

export const services: readonly LocalFamily<DemoCompany>[] = [
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
