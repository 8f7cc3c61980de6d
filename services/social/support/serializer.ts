/** Builds responses from records: `*.fields` selects members, `expansions` adds related objects. */
import {
  always,
  type Beside,
  type Includes,
  type Media,
  mediaFields,
  type PartialError,
  type Place,
  type Poll,
  placeFields,
  pollFields,
  postFields,
  type SocialPost,
  type SocialUser,
  userFields,
} from "#contracts/social/index.ts";
import type { Account, Post, SocialTables, StoredPoll } from "#services/social/tables.ts";

type Names = readonly string[] | null | undefined;

/** Selection parameters of a request. */
export interface RequestedFields {
  readonly expansions?: Names;
  readonly "user.fields"?: Names;
  readonly "post.fields"?: Names;
  readonly "media.fields"?: Names;
  readonly "poll.fields"?: Names;
  readonly "place.fields"?: Names;
}

/** A copy with only these members, in the contract's order. */
function only<T extends object, K extends keyof T>(record: T, names: readonly K[]): Pick<T, K> {
  const entries = names.flatMap((name) => (record[name] === undefined ? [] : [[name, record[name]]]));
  return Object.fromEntries(entries) as Pick<T, K>;
}

export function notFound(resource_type: PartialError["resource_type"], id: string): PartialError {
  return {
    resource_type,
    resource_id: id,
    title: "Not Found Error",
    detail: `Could not find ${resource_type} with id: [${id}].`,
    type: "/problems/resource-not-found",
  };
}

const listOf = <T>(found: ReadonlyMap<string, T>, name: string) =>
  found.size > 0 ? { [name]: [...found.values()] } : {};

export function presenting(tables: SocialTables, asked: RequestedFields, now: number) {
  const { accounts, posts, media, polls, places, likes, follows } = tables;
  const expansions = new Set(asked.expansions);
  // An expanded reference is shown in its source object even if the fields do not name it.
  const sources = [...expansions].map((name) => name.split(".")[0] ?? name);

  /** Names of the fields to show: the default and the requested ones, in the contract's order. */
  function shown<N extends string>(known: readonly N[], kept: readonly string[], names: Names): readonly N[] {
    const wanted = new Set<string>([...kept, ...(names ?? [])]);
    return known.filter((name) => wanted.has(name));
  }
  const shownOfUser = shown(userFields, always.user, [...(asked["user.fields"] ?? []), ...sources]);
  const shownOfPost = shown(postFields, always.post, [...(asked["post.fields"] ?? []), ...sources]);
  const shownOfMedia = shown(mediaFields, always.media, asked["media.fields"]);
  const shownOfPoll = shown(pollFields, always.poll, asked["poll.fields"]);
  const shownOfPlace = shown(placeFields, always.place, asked["place.fields"]);

  function userOf(account: Account): SocialUser {
    const { id, name, username } = account;
    const whole: SocialUser = shownOfUser.includes("public_metrics")
      ? {
          ...account,
          public_metrics: {
            followers_count: follows.by("followed", id).length,
            following_count: follows.by("follower", id).length,
            post_count: posts.by("author", id).length,
          },
        }
      : account;
    return { ...only(whole, shownOfUser), id, name, username };
  }

  function postOf(post: Post): SocialPost {
    const { id, text } = post;
    const whole: SocialPost = shownOfPost.includes("public_metrics")
      ? {
          ...post,
          public_metrics: {
            repost_count: posts.by("reposts", id).length,
            reply_count: posts.by("answers", id).length,
            like_count: likes.by("post", id).length,
            quote_count: posts.by("quotes", id).length,
          },
        }
      : post;
    return { ...only(whole, shownOfPost), id, text };
  }

  const mediaOf = (one: Media): Media => ({
    ...only(one, shownOfMedia),
    media_key: one.media_key,
    type: one.type,
  });
  const placeOf = (one: Place): Place => ({
    ...only(one, shownOfPlace),
    id: one.id,
    full_name: one.full_name,
  });
  const pollOf = (one: StoredPoll): Poll => ({
    ...only(
      { ...one, voting_status: Date.parse(one.end_datetime) > now ? ("open" as const) : ("closed" as const) },
      shownOfPoll,
    ),
    id: one.id,
    options: one.options,
  });

  /** Collects expanded objects, each once, and errors for missing ones. */
  function gathering() {
    const found = {
      users: new Map<string, SocialUser>(),
      posts: new Map<string, SocialPost>(),
      media: new Map<string, Media>(),
      polls: new Map<string, Poll>(),
      places: new Map<string, Place>(),
    };
    const missing = new Map<string, PartialError>();

    function addUser(id: string): void {
      const account = accounts.get(id);
      if (account) found.users.set(id, userOf(account));
      else missing.set(`user ${id}`, notFound("user", id));
    }
    function addPost(id: string): Post | undefined {
      const post = posts.get(id);
      if (post) found.posts.set(id, postOf(post));
      else missing.set(`post ${id}`, notFound("post", id));
      return post;
    }
    /** @param within Prefix of the post's expansion names, such as `referenced_posts.id.`. */
    function expand(post: Post, within = ""): void {
      const wants = (name: string) => expansions.has(within + name);
      if (wants("author_id")) addUser(post.author_id);
      if (wants("in_reply_to_user_id") && post.in_reply_to_user_id) addUser(post.in_reply_to_user_id);
      if (wants("entities.mentions.username"))
        for (const { id } of post.entities?.mentions ?? []) addUser(id);
      if (wants("attachments.media_keys"))
        for (const key of post.attachments?.media_keys ?? []) {
          const one = media.get(key);
          if (one) found.media.set(key, mediaOf(one));
        }
      if (wants("attachments.poll_ids"))
        for (const id of post.attachments?.poll_ids ?? []) {
          const one = polls.get(id);
          if (one) found.polls.set(id, pollOf(one));
        }
      const place = wants("geo.place_id") ? places.get(post.geo?.place_id ?? "") : undefined;
      if (place) found.places.set(place.id, placeOf(place));
    }
    return {
      addPost,
      expand,
      beside(errors: readonly PartialError[] = []): Beside {
        const includes: Includes = Object.assign(
          {},
          ...Object.entries(found).map(([kind, objects]) => listOf<unknown>(objects, kind)),
        );
        const all = [...errors, ...missing.values()];
        return {
          ...(Object.keys(includes).length > 0 && { includes }),
          ...(all.length > 0 && { errors: all }),
        };
      },
    };
  }

  return {
    userOf,
    postOf,

    /** Additional objects for these users. */
    besideUsers(rows: readonly { readonly id: string }[], errors: readonly PartialError[] = []): Beside {
      const { addPost, beside } = gathering();
      if (expansions.has("pinned_post_id"))
        for (const { id } of rows) {
          const pinned = accounts.get(id)?.pinned_post_id;
          if (pinned) addPost(pinned);
        }
      return beside(errors);
    },

    /** Additional objects for these posts. */
    besidePosts(rows: readonly { readonly id: string }[]): Beside {
      const { addPost, expand, beside } = gathering();
      const withReferenced = [...expansions].some((name) => name.startsWith("referenced_posts.id"));
      for (const { id } of rows) {
        const post = posts.get(id);
        if (!post) continue;
        expand(post);
        for (const reference of (withReferenced && post.referenced_posts) || []) {
          const referenced = addPost(reference.id);
          if (referenced) expand(referenced, "referenced_posts.id.");
        }
      }
      return beside();
    },
  };
}
