/** Things of the CRM in the demo company that have a name, for seeds and tests. */

import { customKeyOf } from "#services/crm/person-fields.ts";
import type { Person as DemoPerson } from "#services/demo/company.ts";
import { demoIndex } from "#services/demo/company.ts";

/** The custom fields, by their ids. */
export const demoFields = { relationship: 1, interests: 2, birthday: 3, discount: 4, nickname: 5 } as const;
/** The CRM's own field `name`. */
export const NAME_FIELD = 9_001;

export const demoFieldKey = (field: keyof typeof demoFields): string => customKeyOf(demoFields[field]);
/** The options of `relationship`, by their numbers from 1. */
export const relationships = ["Gold partner", "Silver partner", "Newsletter reader"] as const;
export const interests = ["Hardware", "Software", "Training"] as const;

export const crmPersonIdOf = (person: DemoPerson) => 1_001 + person.index;
/** Below all others: the second record of {@link demoIndex.twoCrmRecords}. */
export const SECOND_RECORD = 1_000;
export const crmOrganizationIdOf = (orgIndex: number) => 501 + orgIndex;
export const homeEmailOf = (person: DemoPerson) => person.email.replace(/@.*/, "@home.example");
export const pictureIdOf = (recordId: number) => recordId + 70_000;
