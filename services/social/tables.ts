/** Tables of the social network. The seed fills them; the service reads and writes them. Counts are not stored. */

import type { Media, Place, Poll, referenceTypes, SocialPost, SocialUser } from "#contracts/social/index.ts";
import type { Store } from "#services/kit/data/store.ts";

/** A full account. It has no e-mail address, because the interface has none. */
export type Account = Required<Omit<SocialUser, "pinned_post_id" | "public_metrics">> &
  Pick<SocialUser, "pinned_post_id">;

type Stored = "author_id" | "conversation_id" | "created_at" | "hidden" | "lang" | "possibly_sensitive";
export type Post = Omit<SocialPost, "public_metrics" | Stored> & Required<Pick<SocialPost, Stored>>;

/** A poll without its voting status, which depends on the time. */
export type StoredPoll = Required<Omit<Poll, "voting_status">>;

export interface Like {
  readonly user_id: string;
  readonly post_id: string;
}

export interface UserList {
  readonly id: string;
  readonly member_ids: readonly string[];
  readonly follower_ids: readonly string[];
}

/** Id of the post that this post refers to by the given type of reference. */
export const referenceOf = (post: Post, type: (typeof referenceTypes)[number]): string | undefined =>
  post.referenced_posts?.find((reference) => reference.type === type)?.id;

export const likeKey = ({ user_id, post_id }: Like) => `${user_id}:${post_id}`;

export function socialTables(store: Store) {
  return {
    accounts: store.collection("users", { key: (user: Account) => user.id }),
    /** Accounts of persons' credentials, by e-mail address. No response contains them. */
    logins: store.collection("logins", {
      key: (login: { readonly email: string; readonly user_id: string }) => login.email,
    }),
    posts: store.collection("posts", {
      key: (post: Post) => post.id,
      indexes: {
        author: (post) => post.author_id,
        mentioned: (post) => post.entities?.mentions?.map(({ id }) => id),
        quotes: (post) => referenceOf(post, "quoted"),
        answers: (post) => referenceOf(post, "replied_to"),
        reposts: (post) => referenceOf(post, "reposted"),
      },
    }),
    media: store.collection("media", { key: (media: Media) => media.media_key }),
    polls: store.collection("polls", { key: (poll: StoredPoll) => poll.id }),
    places: store.collection("places", { key: (place: Place) => place.id }),
    likes: store.collection("likes", {
      key: likeKey,
      indexes: { user: (like) => like.user_id, post: (like) => like.post_id },
    }),
    follows: store.collection("follows", {
      key: (follow: { readonly follower_id: string; readonly followed_id: string }) =>
        `${follow.follower_id}:${follow.followed_id}`,
      indexes: { follower: (follow) => follow.follower_id, followed: (follow) => follow.followed_id },
    }),
    lists: store.collection("lists", { key: (list: UserList) => list.id }),
  };
}

export type SocialTables = ReturnType<typeof socialTables>;
