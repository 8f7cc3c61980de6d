/**
 * Between a selection and the wire: `expansions` and `*.fields` from the members that are selected,
 * and the members that an object has which came beside an answer so asked for.
 */
import {
  always,
  mediaFields,
  placeFields,
  pollFields,
  postExpansions,
  postFields,
  userFields,
} from "#contracts/social/index.ts";
import type { Fields } from "#subgraphs/kit/loading/loaders.ts";

/** Fields of a post that are users of their own, by what brings them. */
const usersOfPost = {
  author: "author_id",
  inReplyToUser: "in_reply_to_user_id",
  mentionedUsers: "entities.mentions.username",
} as const;
/** Fields of a post that are posts of their own. */
const postsOfPost = ["repliedToPost", "quotedPost", "repostedPost"] as const;
/** Fields of a post that nothing but an expansion can fill. */
const partsOfPost = {
  media: "attachments.media_keys",
  poll: "attachments.poll_ids",
  place: "geo.place_id",
} as const;
const REFERENCED = "referenced_posts.id";

const namesOf = {
  user: userFields,
  post: postFields,
  media: mediaFields,
  poll: pollFields,
  place: placeFields,
} as const;
type Kind = keyof typeof namesOf;

/** Selections within a field: undefined for all, null for none. */
function within(fields: Fields, field: string): Fields | null {
  if (fields === undefined) return undefined;
  const prefix = `${field}.`;
  const inner = [...fields]
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length));
  return inner.length > 0 ? new Set(inner) : null;
}

/** Gathers what one call is to name. */
class View {
  readonly #wanted = {
    user: new Set(),
    post: new Set(),
    media: new Set(),
    poll: new Set(),
    place: new Set(),
  };
  readonly #expansions = new Set<string>();

  take(kind: Kind, fields: Fields): void {
    for (const name of fields ?? namesOf[kind]) this.#wanted[kind].add(name);
  }

  expand(expansion: string): void {
    this.#expansions.add(expansion);
  }

  /** @param path Path to the post, before the names of its expansions. */
  takePost(fields: Fields, path = ""): void {
    this.take("post", fields);
    const possible = (expansion: string) => postExpansions.some((name) => name === path + expansion);
    for (const [field, expansion] of Object.entries(usersOfPost)) {
      const inner = within(fields, field);
      // Users can be read by themselves: where everything is asked of the post, that is not asked.
      if (!inner || !possible(expansion)) continue;
      this.expand(path + expansion);
      this.take("user", inner);
    }
    for (const [field, expansion] of Object.entries(partsOfPost)) {
      const inner = within(fields, field);
      if (inner === null || !possible(expansion)) continue;
      this.expand(path + expansion);
      this.take(field as keyof typeof partsOfPost, inner);
    }
    for (const field of postsOfPost) {
      const inner = within(fields, field);
      if (!inner) continue;
      if (possible(REFERENCED)) this.expand(path + REFERENCED);
      if (path === "") this.takePost(inner, `${REFERENCED}.`);
    }
  }

  #names<K extends Kind>(kind: K): (typeof namesOf)[K][number][] | undefined {
    const kept: readonly string[] = always[kind];
    const names = namesOf[kind].filter((name) => this.#wanted[kind].has(name) && !kept.includes(name));
    return names.length > 0 ? names : undefined;
  }

  asked<E extends string>(expansions: readonly E[]) {
    const expanded = expansions.filter((name) => this.#expansions.has(name));
    return {
      expansions: expanded.length > 0 ? expanded : undefined,
      "user.fields": this.#names("user"),
      "post.fields": this.#names("post"),
      "media.fields": this.#names("media"),
      "poll.fields": this.#names("poll"),
      "place.fields": this.#names("place"),
    };
  }
}

/** Parameters of a call for posts that make it bring these members of each. */
export function postView(fields: Fields) {
  const view = new View();
  view.takePost(fields);
  return view.asked(postExpansions);
}

/** Parameters of a call for users that make it bring these members of each. */
export function userView(fields: Fields) {
  const view = new View();
  view.take("user", fields);
  const pinned = within(fields, "pinnedPost");
  if (pinned !== null) {
    view.expand("pinned_post_id");
    view.take("post", pinned);
  }
  return view.asked(["pinned_post_id"]);
}

const others: ReadonlySet<string> = new Set([...Object.keys(usersOfPost), ...postsOfPost]);
const leadsElsewhere = (field: string) => others.has(field.slice(0, Math.max(0, field.indexOf("."))));

/** Members that are needed of a post itself: users and posts that it leads to are read by themselves. */
export const withoutOthers = (fields: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...fields].filter((name) => !leadsElsewhere(name)));

type QueryParameters = Readonly<Record<string, unknown>>;
const named = (asked: QueryParameters, parameter: string): readonly string[] => {
  const names = asked[parameter];
  return Array.isArray(names) ? names : [];
};

/** The members of a user that came beside what was so asked for. */
export const userBeside = (asked: QueryParameters): ReadonlySet<string> =>
  new Set([...always.user, ...named(asked, "user.fields")]);

/** The members of a post that came beside what was so asked for. */
export function postBeside(asked: QueryParameters): ReadonlySet<string> {
  const withMedia = named(asked, "expansions").includes(`${REFERENCED}.${partsOfPost.media}`);
  const ofMedia = withMedia ? [...always.media, ...named(asked, "media.fields")] : [];
  return new Set([...always.post, ...named(asked, "post.fields"), ...ofMedia.map((name) => `media.${name}`)]);
}
