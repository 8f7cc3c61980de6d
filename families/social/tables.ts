/** What the social network keeps: read by the service, written by the seed. */
import type { Store } from "../kit/store.ts";
import type { SocialPost, SocialUser } from "./contract.ts";

/** A record in full, whatever of it is asked for; no e-mail address: the interface has none. */
export type Account = Required<Omit<SocialUser, "pinned_post_id">> & Pick<SocialUser, "pinned_post_id">;
export type Post = Required<SocialPost>;

export function socialTables(store: Store) {
  return {
    accounts: store.collection("users", { key: (user: Account) => user.id }),
    posts: store.collection("posts", { key: (post: Post) => post.id }),
  };
}
