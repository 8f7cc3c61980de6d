/** What resolvers hold for each type of the family. */
import type { Wire } from "../../../families/kit/contract.ts";
import type { Contact, ImportJob } from "../../../families/marketing/contract.ts";

export type MarketingMapper = object;
export type MarketingContactMapper = Wire<Contact>;
/** A job, or the id alone of one that a write has started. */
export type MarketingImportJobMapper = Wire<ImportJob>;
