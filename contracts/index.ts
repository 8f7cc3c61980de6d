/** Contracts of all families, by the name of their folders here, in `schema` and in `subgraphs`. */
import { accounting } from "./accounting/index.ts";
import { banking } from "./banking/index.ts";
import { catalog } from "./catalog/index.ts";
import { connectors } from "./connectors/index.ts";
import { contactCentre } from "./contact-centre/index.ts";
import { crm } from "./crm/index.ts";
import { directory } from "./directory/index.ts";
import { eSignature } from "./e-signature/index.ts";
import { erp } from "./erp/index.ts";
import { identity } from "./identity/index.ts";
import type { Family } from "./kit/contract.ts";
import { marketing } from "./marketing/index.ts";
import { meetings } from "./meetings/index.ts";
import { projects } from "./projects/index.ts";
import { social } from "./social/index.ts";
import { supportDesk } from "./support-desk/index.ts";
import { treasury } from "./treasury/index.ts";

const families: ReadonlyMap<string, Family> = new Map<string, Family>([
  ["accounting", accounting],
  ["banking", banking],
  ["catalog", catalog],
  ["connectors", connectors],
  ["contact-centre", contactCentre],
  ["crm", crm],
  ["directory", directory],
  ["e-signature", eSignature],
  ["erp", erp],
  ["identity", identity],
  ["marketing", marketing],
  ["meetings", meetings],
  ["projects", projects],
  ["social", social],
  ["support-desk", supportDesk],
  ["treasury", treasury],
]);

/** The contract of a family by its folder; undefined for any other folder. */
export const contractIn = (folder: string): Family | undefined => families.get(folder);
