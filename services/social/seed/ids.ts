/** Ids of seeded data, computed without the store. */
import { DEMO_TODAY, type Person } from "#services/demo/company.ts";
import { idFor } from "#services/demo/ids.ts";
import { postIdAt } from "#services/social/support/post-ids.ts";

export const DAY = 86_400_000;
const HOUR = 3_600_000;

/** True for people without an account on the social network. Identity profiles name the accounts of the others. */
export const hasNoAccount = (person: Person) => person.index % 7 === 6;
/** Index of a person whose identity profile names a deleted account. */
export const GONE_ACCOUNT = 8;
/** Id of a post of the deleted account. The post is deleted, but another post quotes it. */
export const GONE_POST = postIdAt(DEMO_TODAY - 900 * DAY, 1);
/** Indexes of the person who quotes the post, and of one who mentions the deleted account. */
export const QUOTES_GONE_POST = 9;
export const MENTIONS_GONE_ACCOUNT = 10;
/** Index of the person whose answer to the popular post is hidden by the post's author. */
export const HIDDEN_ANSWER = 3;

export const socialUserIdOf = (person: Person) => idFor("social", person.index);
/** Accounts of organizations are old, so their ids are short. */
export const organizationAccountIdOf = (orgIndex: number) => String(20_001 + orgIndex);
/** Every third person's account has a pinned post. */
export const hasPinnedPost = (person: Person) => person.index % 3 === 1;
export const usernameOf = (person: Person) => `${person.firstName}_${person.index}`;

/** Time of an organization's posts 0, 1 and 2. */
export const organizationPostedAt = (orgIndex: number, number: number) =>
  DEMO_TODAY - 500 * DAY + orgIndex * HOUR + number * DAY;
export const organizationPostIdOf = (orgIndex: number, number: number) =>
  postIdAt(organizationPostedAt(orgIndex, number), 1 + number);

/** A post of organization 0 that everybody likes and answers, many quote, and half of the people repost. */
export const POPULAR_POST = organizationPostIdOf(0, 0);

/** The list of all people of an organization. Every third of them follows it. */
export const organizationListIdOf = (orgIndex: number) => String(40_001 + orgIndex);
/** The list of all people. */
export const EVERYBODY_LIST = "40000";
