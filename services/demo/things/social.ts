/** Things of the social network in the demo company that have a name, for seeds and tests. */
import { DEMO_TODAY, type Person } from "#services/demo/company.ts";
import { idFor } from "#services/demo/ids.ts";
import { postIdAt } from "#services/social/support/post-ids.ts";

export const DAY = 86_400_000;
const HOUR = 3_600_000;

/** Some people have no account. Profiles of the identity provider have the ids of accounts. */
export const hasNoAccount = (person: Person) => person.index % 7 === 6;
/** A post of that account: it is gone, and still quoted. */
export const GONE_POST = postIdAt(DEMO_TODAY - 900 * DAY, 1);

export const socialUserIdOf = (person: Person) => idFor("social", person.index);
/** Old accounts have short ids. */
export const organizationAccountIdOf = (orgIndex: number) => String(20_001 + orgIndex);
/** Every third person's account has a pinned post. */
export const hasPinnedPost = (person: Person) => person.index % 3 === 1;
export const usernameOf = (person: Person) => `${person.firstName}_${person.index}`;

/** When an organization wrote its posts: 0, 1 and 2. */
export const organizationPostedAt = (orgIndex: number, number: number) =>
  DEMO_TODAY - 500 * DAY + orgIndex * HOUR + number * DAY;
export const organizationPostIdOf = (orgIndex: number, number: number) =>
  postIdAt(organizationPostedAt(orgIndex, number), 1 + number);

/** A post of organization 0 that all people like and reply to, many quote, and half repost. */
export const POPULAR_POST = organizationPostIdOf(0, 0);

/** The list of all people of an organization; every third of them follows it. */
export const organizationListIdOf = (orgIndex: number) => String(40_001 + orgIndex);
/** The list of all people. */
export const EVERYBODY_LIST = "40000";
