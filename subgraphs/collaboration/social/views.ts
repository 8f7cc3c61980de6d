/**
 * Builds `expansions` and `*.fields` from the selected members, and reads from these parameters which members
 * included objects have.
 */
import { fields as fieldsOf, postExpansions } from "#contracts/social/index.ts";
import type { Fields } from "#subgraphs/kit/loading/loaders.ts";

/** Fields of a post that are users, with their expansion. */
const usersOfPost = {
  author: "author_id",
  inReplyToUser: "in_reply_to_user_id",
  mentionedUsers: "entities.mentions.username",
} as const;
/** Fields of a post that are other posts. */
const postsOfPost = ["repliedToPost", "quotedPost", "repostedPost"] as const;
/** Fields of a post that only an expansion fills. */
const partsOfPost = {
  media: "attachments.media_keys",
  poll: "attachments.poll_ids",
  place: "geo.place_id",
} as const;
const REFERENCED = "referenced_posts.id";

type Kind = keyof typeof fieldsOf;
interface MembersOf<N extends string> {
  readonly names: readonly N[];
  readonly always: readonly string[];
}

/** Selection below a field. Undefined if the selection is not known, null if nothing is selected. */
function within(fields: Fields, field: string): Fields | null {
  if (fields === undefined) return undefined;
  const prefix = `${field}.`;
  const inner = [...fields]
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length));
  return inner.length > 0 ? new Set(inner) : null;
}

/** Collects the parameters of one call. */
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
    for (const name of fields ?? fieldsOf[kind].names) this.#wanted[kind].add(name);
  }

  expand(expansion: string): void {
    this.#expansions.add(expansion);
  }

  /** @param path prefix of the expansions of this post */
  takePost(fields: Fields, path = ""): void {
    this.take("post", fields);
    const possible = (expansion: string) => postExpansions.some((name) => name === path + expansion);
    for (const [field, expansion] of Object.entries(usersOfPost)) {
      const inner = within(fields, field);
      // If the selection is not known, users are not expanded, because they can be read by id.
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

  #names<N extends string>(kind: Kind, { names, always }: MembersOf<N>): N[] | undefined {
    const wanted = names.filter((name) => this.#wanted[kind].has(name) && !always.includes(name));
    return wanted.length > 0 ? wanted : undefined;
  }

  asked<E extends string>(expansions: readonly E[]) {
    const expanded = expansions.filter((name) => this.#expansions.has(name));
    return {
      expansions: expanded.length > 0 ? expanded : undefined,
      "user.fields": this.#names("user", fieldsOf.user),
      "post.fields": this.#names("post", fieldsOf.post),
      "media.fields": this.#names("media", fieldsOf.media),
      "poll.fields": this.#names("poll", fieldsOf.poll),
      "place.fields": this.#names("place", fieldsOf.place),
    };
  }
}

/** Parameters that request the selected members of posts. */
export function postView(fields: Fields) {
  const view = new View();
  view.takePost(fields);
  return view.asked(postExpansions);
}

/** Parameters that request the selected members of users. */
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

/** Members of the post itself, without those of users and other posts, which are read by their ids. */
export const withoutOthers = (fields: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...fields].filter((name) => !leadsElsewhere(name)));

type QueryParameters = Readonly<Record<string, unknown>>;
const named = (asked: QueryParameters, parameter: string): readonly string[] => {
  const names = asked[parameter];
  return Array.isArray(names) ? names : [];
};

/** Members of included users, by the parameters of the call. */
export const userBeside = (asked: QueryParameters): ReadonlySet<string> =>
  new Set([...fieldsOf.user.always, ...named(asked, "user.fields")]);

/** Members of included posts, by the parameters of the call. */
export function postBeside(asked: QueryParameters): ReadonlySet<string> {
  const withMedia = named(asked, "expansions").includes(`${REFERENCED}.${partsOfPost.media}`);
  const ofMedia = withMedia ? [...fieldsOf.media.always, ...named(asked, "media.fields")] : [];
  return new Set([
    ...fieldsOf.post.always,
    ...named(asked, "post.fields"),
    ...ofMedia.map((name) => `media.${name}`),
  ]);
}
