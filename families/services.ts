/** The local families that `main.ts` starts: the table of contents of the REST side. */
import { seedBanking } from "./banking/seed.ts";
import { bankingService } from "./banking/service.ts";
import type { DemoCompany } from "./demo-company.ts";
import type { LocalFamily } from "./kit/service.ts";

export const services: readonly LocalFamily<DemoCompany>[] = [{ service: bankingService, seed: seedBanking }];
