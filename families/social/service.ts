/** The local social network. */
import { service } from "../kit/service.ts";
import { postFields, type SocialPost, type SocialUser, social, userFields } from "./contract.ts";
import { type Account, type Post, socialTables } from "./tables.ts";

/** The record's own copy with these members only, in the contract's order. */
function only<T extends object, K extends keyof T>(record: T, names: readonly K[]): Pick<T, K> {
  const entries = names.flatMap((name) => (record[name] === undefined ? [] : [[name, record[name]]]));
  return Object.fromEntries(entries) as Pick<T, K>;
}

export const socialService = service(social, ({ store }) => {
  const { accounts, posts } = socialTables(store);

  function userOf(account: Account, fields: ReadonlySet<string>): SocialUser {
    const { id, name, username, ...rest } = account;
    const asked = userFields.filter((field) => fields.has(field));
    return { ...only({ ...rest, id, name, username }, asked), id, name, username };
  }

  function postOf(post: Post, fields: ReadonlySet<string>): SocialPost {
    const asked = postFields.filter((field) => fields.has(field));
    return { ...only(post, asked), id: post.id, text: post.text };
  }

  return {
    lookupUsers({ ids, expansions = [], "user.fields": userNames, "post.fields": postNames }) {
      const wanted = [...new Set(ids)];
      const found = wanted.flatMap((id) => accounts.get(id) ?? []);
      // What is expanded is also shown where it was expanded from.
      const fields = new Set<string>([...(userNames ?? []), ...(expansions ?? [])]);
      const shown = new Set<string>(postNames);
      const pinned = found.flatMap(({ pinned_post_id: id }) => (id && posts.get(id)) || []);
      const errors = wanted
        .filter((id) => !accounts.get(id))
        .map((id) => ({
          resource_id: id,
          title: "Not Found Error",
          detail: `Could not find user with ids: [${id}].`,
          type: "/problems/resource-not-found",
        }));
      // By id, not as asked for: whoever reads it must match by key, as nothing promises an order.
      found.sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
      return {
        ...(found.length > 0 && { data: found.map((account) => userOf(account, fields)) }),
        ...(expansions?.length &&
          pinned.length > 0 && { includes: { posts: pinned.map((post) => postOf(post, shown)) } }),
        ...(errors.length > 0 && { errors }),
      };
    },
  };
});
