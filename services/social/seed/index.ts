/** The social network's share of the demo company: accounts of people and of organizations, with posts. */

import { type DemoCompany, demoIndex, type Person } from "#services/demo/company.ts";
import {
  DAY,
  EVERYBODY_LIST,
  hasNoAccount,
  hasPinnedPost,
  organizationAccountIdOf,
  organizationListIdOf,
  socialUserIdOf,
  usernameOf,
} from "#services/demo/things/social.ts";
import type { Random } from "#services/kit/data/random.ts";
import type { SeedContext } from "#services/kit/service.ts";
import { type Account, type SocialTables, socialTables } from "#services/social/tables.ts";
import { Writers } from "./posts.ts";

const descriptions = [
  "Coffee first.",
  "Opinions are mine.",
  "Here for the pictures.",
  "Cyclist, reader, parent.",
];

type Holder = Pick<Account, "id" | "name" | "username" | "created_at" | "location">;

function accountOf(holder: Holder, random: Random): Account {
  const { id, username } = holder;
  return {
    ...holder,
    description: random.pick(descriptions),
    profile_image_url: `https://images.social.example/${id}.png`,
    protected: random.chance(0.1),
    url: `https://social.example/${username}`,
    verified: random.chance(0.2),
  };
}

/** Number of first people whom the personas follow. Those people follow no later ones. */
const FOLLOWED_BY_CAST = 10;

/** A person follows their organization and a few earlier people. The personas also follow the first people. */
function seedFollows(
  { follows }: SocialTables,
  person: Person,
  before: readonly Person[],
  random: Random,
): void {
  const follower_id = socialUserIdOf(person);
  const follow = (followed_id: string) => follows.put({ follower_id, followed_id });
  follow(organizationAccountIdOf(person.orgIndex));
  if (before.length > 0) for (let n = 0; n < 3; n++) follow(socialUserIdOf(random.pick(before)));
  if (person.index >= FOLLOWED_BY_CAST) return;
  for (const other of before)
    if (other.index <= demoIndex.manyTickets)
      follows.put({ follower_id: socialUserIdOf(other), followed_id: follower_id });
}

function seedLists({ lists }: SocialTables, { organizations }: DemoCompany, holders: readonly Person[]) {
  const put = (id: string, people: readonly Person[]) =>
    lists.put({
      id,
      member_ids: people.map(socialUserIdOf),
      follower_ids: people.filter(({ index }) => index % 3 === 0).map(socialUserIdOf),
    });
  put(EVERYBODY_LIST, holders);
  for (const { index } of organizations)
    put(
      organizationListIdOf(index),
      holders.filter(({ orgIndex }) => orgIndex === index),
    );
}

export function seedSocial({ store, random, company }: SeedContext<DemoCompany>): void {
  const tables = socialTables(store);
  const { accounts, logins } = tables;
  const writers = new Writers(tables, random, company.today, company.people);
  for (const organization of company.organizations) {
    const { index, name } = organization;
    const id = organizationAccountIdOf(index);
    const created_at = new Date(company.today - 4_000 * DAY).toISOString();
    accounts.put(accountOf({ id, name, username: name, created_at, location: "Worldwide" }, random));
    writers.organization(organization, id);
  }
  const holders: Person[] = [];
  for (const person of company.people) {
    if (hasNoAccount(person) || person.index === demoIndex.goneFromSocial) continue;
    const id = socialUserIdOf(person);
    const account = accounts.put(
      accountOf(
        {
          id,
          name: person.displayName,
          username: usernameOf(person),
          created_at: person.joinedAt,
          location: person.city,
        },
        random,
      ),
    );
    logins.put({ email: person.email, user_id: id });
    const own = writers.person(person, id);
    if (hasPinnedPost(person)) accounts.put({ ...account, pinned_post_id: own.id });
    seedFollows(tables, person, holders, random);
    holders.push(person);
  }
  seedLists(tables, company, holders);
}
