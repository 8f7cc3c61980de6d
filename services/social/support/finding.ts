/** Finds records by id, the caller's account, and lists of posts and users with the additional objects of each page. */
import { Problem } from "#contracts/kit/error-bodies.ts";
import type { SocialPost, SocialUser } from "#contracts/social/index.ts";
import { type Call, type Paged, paged } from "#services/kit/service.ts";
import type { Account, Post, SocialTables, UserList } from "#services/social/tables.ts";
import { referenceOf } from "#services/social/tables.ts";
import { compareIds } from "./post-ids.ts";
import { presenting, type RequestedFields } from "./serializer.ts";

const ID = /^\d{1,19}$/;

/** @throws Problem 400 for an invalid id, 404 for an unknown one */
function found<T>(kind: string, id: string, record: T | undefined, field: string): T {
  if (!ID.test(id)) throw new Problem(400, `"${id}" is not the id of a ${kind}`, { field });
  if (record === undefined) throw new Problem(404, `There is no ${kind} ${id}`, { field });
  return record;
}

export const accountIn = ({ accounts }: SocialTables, id: string): Account =>
  found("user", id, accounts.get(id), "id");

export const postIn = ({ posts }: SocialTables, id: string, field = "id"): Post =>
  found("post", id, posts.get(id), field);

export const listIn = ({ lists }: SocialTables, id: string): UserList =>
  found("list", id, lists.get(id), "id");

/** The original post: for a repost, the post that it repeats. */
export function sourceIn(tables: SocialTables, id: string, field: string): Post {
  const post = postIn(tables, id, field);
  return postIn(tables, referenceOf(post, "reposted") ?? post.id, field);
}

/** Account of a person's credential. Undefined for a service. */
export const contextUser = ({ logins }: SocialTables, { caller }: Call): string | undefined =>
  caller.kind === "person" ? logins.get(caller.email ?? "")?.user_id : undefined;

/** @throws Problem 403 unless the credential belongs to the user (D2-344 to D2-347) */
export function mustBe(tables: SocialTables, userId: string, call: Call): void {
  if (contextUser(tables, call) !== userId)
    throw new Problem(403, "The user in the path must be the user who authorizes the request", {
      field: "id",
    });
}

type Value<T> = T | null | undefined;

/** Filters of a list of posts. */
interface PostListFilter {
  readonly exclude?: Value<readonly string[]>;
  readonly start_time?: Value<string>;
  readonly end_time?: Value<string>;
  readonly since_id?: Value<string>;
  readonly until_id?: Value<string>;
}

/** Filters posts, newest first. `since_id` replaces `start_time`, and `until_id` replaces `end_time`. */
function narrowed(posts: readonly Post[], narrowing: PostListFilter): Post[] {
  const { exclude, start_time, end_time, since_id, until_id } = narrowing;
  const start = start_time && !since_id ? Date.parse(start_time) : Number.NEGATIVE_INFINITY;
  const end = end_time && !until_id ? Date.parse(end_time) : Number.POSITIVE_INFINITY;
  return posts
    .filter((post) => {
      if (exclude?.includes("replies") && referenceOf(post, "replied_to")) return false;
      if (exclude?.includes("reposts") && referenceOf(post, "reposted")) return false;
      if (since_id && compareIds(post.id, since_id) <= 0) return false;
      if (until_id && compareIds(post.id, until_id) >= 0) return false;
      const at = Date.parse(post.created_at);
      return at >= start && at < end;
    })
    .sort((a, b) => compareIds(b.id, a.id));
}

export function postList(
  tables: SocialTables,
  posts: readonly Post[],
  query: RequestedFields & PostListFilter,
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
  const accounts = ids.flatMap((id) => tables.accounts.get(id) ?? []);
  return paged(accounts.map(userOf), (page) => ({ ...besideUsers(page) }));
}
