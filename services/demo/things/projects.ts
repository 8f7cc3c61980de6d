/** Things of project management in the demo company that have a name, for seeds and tests. */
import type { Person as Someone } from "#services/demo/company.ts";
import { idFor } from "#services/demo/ids.ts";

export const personIdOf = (person: Pick<Someone, "index">) => Number(idFor("projects", person.index));
/** Profiles contain ids of people who no longer exist in this family, so that a look-up finds none. */
export const isGone = (person: Pick<Someone, "index">) => person.index % 20 === 19;
export const projectIdOf = (n: number) => 7_001 + n;
/** Teams 5002 to 5004 are within 5001, 5005 and 5006 within 5002; 5007 and 5008 have no parent. */
export const teamIds = [5_001, 5_002, 5_003, 5_004, 5_005, 5_006, 5_007, 5_008] as const;

export const customFieldIds = { colour: 12, effort: 13, contract: 14, code: 15 } as const;
