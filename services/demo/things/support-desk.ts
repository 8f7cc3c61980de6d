/** Things of the support desk in the demo company that have a name, for seeds and tests. */

import type { Person } from "#services/demo/company.ts";
import { idFor } from "#services/demo/ids.ts";

export const userIdOf = (person: Person) => Number(idFor("supportDesk", person.index));

/** Requests with a part to play, all of the end user's (`demoIndex.endUser`). */
export const example = {
  /** An assigned question, open: the end user may solve it. */
  solvable: 1001,
  /** Without an assignee; the end user may not rate it. */
  unassigned: 1002,
  /** Assigned, but a problem: the end user may not. */
  problem: 1003,
  closed: 1004,
  /** Has collaborators, an e-mail cc, and a private comment among its comments. */
  shared: 1005,
} as const;

/** Tickets for the rules of ratings, requested by the end user (`demoIndex.endUser`) unless stated otherwise. */
export const ratable = {
  solved: 1101,
  reopened: 1102,
  closed: 1103,
  /** Another's, in which the end user is copied. */
  copiedIn: 1104,
  /** Another's, who never proved their address (`unverified`). */
  ofUnverified: 1105,
} as const;
