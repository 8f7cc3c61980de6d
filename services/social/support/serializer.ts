/** Builds responses from records: `*.fields` selects members, `expansions` adds related objects. */
import {
  type Beside,
  fields,
  type Includes,
  type Media,
  type PartialError,
  type Place,
  type Poll,
  type SocialPost,
  type SocialUser,
} from "#contracts/social/index.ts";
import type { Account, Post, SocialTables, StoredPoll } from "#services/social/tables.ts";

type References = readonly (string | undefined)[];
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

export function notFound(resource_type: PartialError["resource_type"], id: string): PartialError {
  return {
    resource_type,
    resource_id: id,
    title: "Not Found Error",
    detail: `Could not find ${resource_type} with id: [${id}].`,
    type: "/problems/resource-not-found",
  };
}

export function presenting(tables: SocialTables, asked: RequestedFields, now: number) {
  const { accounts, posts, media, polls, places, likes, follows } = tables;
  const expansions = new Set(asked.expansions);
  // An expanded reference is shown in its source object even if the fields do not name it.
  const sources = [...expansions].map((name) => name.split(".")[0] ?? name);

  /** Returns a function that copies the members to show: required and requested ones, in the contract's order. */
  function showing<T extends object>(kind: keyof typeof fields, names: Names): (record: T) => T {
    const { names: known, always } = fields[kind];
    const wanted = new Set<string>([...always, ...(names ?? [])]);
    const shown = (known as readonly string[]).filter((name) => wanted.has(name)) as (keyof T)[];
    return (record) =>
      Object.fromEntries(
        shown.flatMap((name) => (record[name] === undefined ? [] : [[name, record[name]]])),
      ) as T;
  }
  const withSources = (names: Names) => [...(names ?? []), ...sources];
  const shownOfUser = showing<SocialUser>("user", withSources(asked["user.fields"]));
  const shownOfPost = showing<SocialPost>("post", withSources(asked["post.fields"]));
  const shownOfMedia = showing<Media>("media", asked["media.fields"]);
  const shownOfPoll = showing<Poll>("poll", asked["poll.fields"]);
  const shownOfPlace = showing<Place>("place", asked["place.fields"]);

  // Counts are made only if they are shown.
  const userOf = (account: Account): SocialUser =>
    shownOfUser({
      ...account,
      get public_metrics() {
        return {
          followers_count: follows.by("followed", account.id).length,
          following_count: follows.by("follower", account.id).length,
          post_count: posts.by("author", account.id).length,
        };
      },
    });

  const postOf = (post: Post): SocialPost =>
    shownOfPost({
      ...post,
      get public_metrics() {
        return {
          repost_count: posts.by("reposts", post.id).length,
          reply_count: posts.by("answers", post.id).length,
          like_count: likes.by("post", post.id).length,
          quote_count: posts.by("quotes", post.id).length,
        };
      },
    });

  const pollOf = (one: StoredPoll): Poll =>
    shownOfPoll({ ...one, voting_status: Date.parse(one.end_datetime) > now ? "open" : "closed" });

  /** Objects as they are shown, by kind and id. Undefined for a missing one. */
  const shownBy: Readonly<Record<keyof Includes, (id: string) => object | undefined>> = {
    users: (id) => through(accounts.get(id), userOf),
    posts: (id) => through(posts.get(id), postOf),
    media: (key) => through(media.get(key), shownOfMedia),
    polls: (id) => through(polls.get(id), pollOf),
    places: (id) => through(places.get(id), shownOfPlace),
  };

  /** Collects expanded objects, each once, and errors for missing users and posts. */
  function gathering() {
    const found = new Map<keyof Includes, Map<string, object>>();
    const missing = new Map<string, PartialError>();

    function add(kind: keyof Includes, id: string): void {
      const shown = shownBy[kind](id);
      if (shown) found.set(kind, (found.get(kind) ?? new Map<string, object>()).set(id, shown));
      else if (kind === "users") missing.set(`user ${id}`, notFound("user", id));
      else if (kind === "posts") missing.set(`post ${id}`, notFound("post", id));
    }
    /** @param within Prefix of the post's expansion names, such as `referenced_posts.id.`. */
    function expand(post: Post, within = ""): void {
      const references: readonly (readonly [string, keyof Includes, References | undefined])[] = [
        ["author_id", "users", [post.author_id]],
        ["in_reply_to_user_id", "users", [post.in_reply_to_user_id]],
        ["entities.mentions.username", "users", post.entities?.mentions?.map(({ id }) => id)],
        ["attachments.media_keys", "media", post.attachments?.media_keys],
        ["attachments.poll_ids", "polls", post.attachments?.poll_ids],
        ["geo.place_id", "places", [post.geo?.place_id]],
      ];
      for (const [name, kind, ids = []] of references)
        if (expansions.has(within + name)) for (const id of ids) if (id !== undefined) add(kind, id);
    }
    function beside(errors: readonly PartialError[] = []): Beside {
      const includes = Object.fromEntries([...found].map(([kind, objects]) => [kind, [...objects.values()]]));
      const all = [...errors, ...missing.values()];
      return { ...(found.size > 0 && { includes }), ...(all.length > 0 && { errors: all }) };
    }
    return { add, expand, beside };
  }

  return {
    userOf,
    postOf,

    /** Additional objects for these users. */
    besideUsers(rows: readonly { readonly id: string }[], errors: readonly PartialError[] = []): Beside {
      const { add, beside } = gathering();
      for (const { id } of rows) {
        const pinned = accounts.get(id)?.pinned_post_id;
        if (pinned && expansions.has("pinned_post_id")) add("posts", pinned);
      }
      return beside(errors);
    },

    /** Additional objects for these posts. */
    besidePosts(rows: readonly { readonly id: string }[]): Beside {
      const { add, expand, beside } = gathering();
      const withReferenced = [...expansions].some((name) => name.startsWith("referenced_posts.id"));
      for (const post of rows.flatMap(({ id }) => posts.get(id) ?? [])) {
        expand(post);
        for (const { id } of (withReferenced && post.referenced_posts) || []) {
          add("posts", id);
          const referenced = posts.get(id);
          if (referenced) expand(referenced, "referenced_posts.id.");
        }
      }
      return beside();
    },
  };
}

const through = <Row, Shown>(row: Row | undefined, show: (row: Row) => Shown) =>
  row === undefined ? undefined : show(row);
