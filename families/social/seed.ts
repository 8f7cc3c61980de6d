/** The social network's share of the demo company: accounts of people and of organisations, with posts. */
import type { DemoCompany, Person } from "../demo-company.ts";
import { idFor } from "../demo-ids.ts";
import type { Random } from "../kit/random.ts";
import type { SeedContext } from "../kit/service.ts";
import { type Account, type Post, socialTables } from "./tables.ts";

const DAY = 86_400_000;

/** Not everybody is on the social network; identity's profiles say who is. */
export const hasNoAccount = (person: Person) => person.index % 7 === 6;
/** This person's profile still names an account that is gone. */
export const GONE_ACCOUNT = 8;

export const socialUserIdOf = (person: Person) => idFor("social", person.index);
/** Old accounts have short ids. */
export const organizationAccountIdOf = (orgIndex: number) => String(20_001 + orgIndex);
/** Every third person's account has a pinned post. */
export const hasPinnedPost = (person: Person) => person.index % 3 === 1;
const pinnedPostIdOf = (person: Person) => String(1_850_000_000_000_000_001n + BigInt(person.index));
export const usernameOf = (person: Person) => `${person.firstName}_${person.index}`;

const descriptions = [
  "Coffee first.",
  "Opinions are mine.",
  "Here for the pictures.",
  "Cyclist, reader, parent.",
];
const texts = [
  "We are hiring: come and build with us.",
  "Slides of my talk are online now.",
  "Thank you all for ten wonderful years!",
  "New office, same team.",
];

function postOf(person: Person, author: string, random: Random, today: number): Post {
  return {
    id: pinnedPostIdOf(person),
    text: random.pick(texts),
    author_id: author,
    created_at: new Date(today - random.int(1, 400) * DAY).toISOString(),
  };
}

interface Holder {
  readonly id: string;
  readonly name: string;
  readonly username: string;
  readonly created_at: string;
  readonly location: string;
}

function accountOf(holder: Holder, random: Random): Account {
  const { id, username } = holder;
  return {
    ...holder,
    description: random.pick(descriptions),
    profile_image_url: `https://images.social.example/${id}.png`,
    protected: random.chance(0.1),
    public_metrics: {
      followers_count: random.int(0, 5_000),
      following_count: random.int(0, 900),
      post_count: random.int(0, 12_000),
    },
    url: `https://social.example/${username}`,
    verified: random.chance(0.2),
  };
}

export function seedSocial({ store, random, company }: SeedContext<DemoCompany>): void {
  const { accounts, posts } = socialTables(store);
  for (const { index, name } of company.organizations) {
    const id = organizationAccountIdOf(index);
    const created_at = new Date(company.today - 4_000 * DAY).toISOString();
    accounts.put(accountOf({ id, name, username: name, created_at, location: "Worldwide" }, random));
  }
  for (const person of company.people) {
    if (hasNoAccount(person) || person.index === GONE_ACCOUNT) continue;
    const id = socialUserIdOf(person);
    const account = accountOf(
      {
        id,
        name: person.displayName,
        username: usernameOf(person),
        created_at: person.joinedAt,
        location: person.city,
      },
      random,
    );
    if (!hasPinnedPost(person)) accounts.put(account);
    else {
      const post = posts.put(postOf(person, id, random, company.today));
      accounts.put({ ...account, pinned_post_id: post.id });
    }
  }
}
