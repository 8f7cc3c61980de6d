import type { Wire } from "../../../families/kit/contract.ts";
import {
  postFields,
  type SocialPost,
  type SocialUser,
  social,
  userFields,
} from "../../../families/social/contract.ts";
import { type Fields, loadersOf } from "../../kit/loaders.ts";

const { batch } = loadersOf(social);

/** A user with the post that came beside it. */
export type UserWithPost = Wire<SocialUser> & { readonly pinnedPost?: Wire<SocialPost> | undefined };

/** What comes unasked. */
const always: readonly string[] = ["id", "name", "username", "text"];

/** What is asked for of each user: what is selected, everything where nothing narrows it. */
function selection(fields: Fields) {
  const wanted = <Name extends string>(names: readonly Name[], within = "") =>
    names.filter((name) => !always.includes(name) && (!fields || fields.has(within + name)));
  const ofUser = wanted(userFields);
  const ofPost = wanted(postFields, "pinnedPost.");
  return {
    ...(ofUser.length > 0 && { "user.fields": ofUser }),
    ...(ofUser.includes("pinned_post_id") && {
      expansions: ["pinned_post_id" as const],
      ...(ofPost.length > 0 && { "post.fields": ofPost }),
    }),
  };
}

export const socialLoaders = {
  user: batch("lookupUsers", {
    max: 100,
    selective: true,
    ask: (ids, fields) => ({ ids, ...selection(fields) }),
    // Where nobody is found there are errors and no data.
    itemsIn({ data, includes, errors }) {
      const posts = new Map(includes?.posts?.map((post) => [post.id, post]));
      const users: readonly Wire<SocialUser>[] | undefined = data ?? (errors ? [] : undefined);
      return users?.map((user): UserWithPost => ({ ...user, pinnedPost: posts.get(user.pinned_post_id) }));
    },
    keyOf: (user) => user.id,
  }),
};
