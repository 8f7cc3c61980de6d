/** Builds lists of posts and of users: rows, and the additional objects of each page. */

import type { SocialPost, SocialUser } from "#contracts/social/index.ts";
import { type Paged, paged } from "#services/kit/service.ts";
import type { Account, Post, SocialTables } from "#services/social/tables.ts";
import { narrowed } from "./finding.ts";
import { presenting, type RequestedFields } from "./serializer.ts";

export function postList(
  tables: SocialTables,
  posts: readonly Post[],
  query: RequestedFields & Parameters<typeof narrowed>[1],
  now: number,
): Paged<SocialPost> {
  const { postOf, besidePosts } = presenting(tables, query, now);
  return paged(narrowed(posts, query).map(postOf), (page) => ({ ...besidePosts(page) }));
}

/** Accounts by id, in this order. Deleted accounts are omitted. */
export function userList(
  tables: SocialTables,
  ids: readonly string[],
  query: RequestedFields,
  now: number,
): Paged<SocialUser> {
  const { userOf, besideUsers } = presenting(tables, query, now);
  const accounts = ids.flatMap((id): Account[] => {
    const account = tables.accounts.get(id);
    return account ? [account] : [];
  });
  return paged(accounts.map(userOf), (page) => ({ ...besideUsers(page) }));
}
