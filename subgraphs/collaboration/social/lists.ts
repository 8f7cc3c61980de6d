/** Ids, which are numbers of up to 19 digits; lists of posts and users: their filters, and the selected members of rows. */
import type { GraphQLResolveInfo } from "graphql";
import { exclusions } from "#contracts/social/index.ts";
import type { SocialPostFilter } from "#generated/collaboration/resolvers.ts";
import type { CollaborationContext } from "#subgraphs/collaboration/context.ts";
import type { ConnectionArgs } from "#subgraphs/kit/loading/connection.ts";
import { idOf } from "#subgraphs/kit/mapping/ids.ts";
import { selectedMembers } from "#subgraphs/kit/mapping/selected-members.ts";
import { postView, userView } from "./views.ts";

type Family = CollaborationContext["social"];
type PostLists =
  | "listUserPosts"
  | "listUserMentions"
  | "getReverseChronologicalTimeline"
  | "listLikedPosts"
  | "listQuotePosts";
type UserLists = "listLikingUsers" | "listRepostedBy" | "listListMembers" | "listListFollowers";
type PostArgs = ConnectionArgs & { readonly filter?: SocialPostFilter | null | undefined };

const NUMBER = /^\d{1,19}$/;

export const userId = (id: string, argument = "id") => idOf("SocialUser", id, argument, NUMBER);
export const postId = (id: string, argument = "id") => idOf("SocialPost", id, argument, NUMBER);
export const listId = (id: string) => idOf("SocialList", id, "id", NUMBER);

/** An instant in whole seconds, as the network takes it. Rounding only widens a period. */
function second(instant: string | null | undefined, round: (seconds: number) => number): string | undefined {
  if (instant == null) return undefined;
  const at = round(Date.parse(instant) / 1_000) * 1_000;
  return `${new Date(at).toISOString().slice(0, 19)}Z`;
}

function narrowing(filter: SocialPostFilter | null | undefined) {
  const { exclude, createdAt, sinceId, untilId } = filter ?? {};
  const excluded = exclusions.filter((name) => exclude?.some((one) => one.toLowerCase() === name));
  return {
    exclude: excluded.length > 0 ? excluded : undefined,
    start_time: second(createdAt?.from, Math.floor),
    end_time: second(createdAt?.until, Math.ceil),
    since_id: sinceId == null ? undefined : postId(sinceId, "sinceId"),
    until_id: untilId == null ? undefined : postId(untilId, "untilId"),
  };
}

/** Lists posts of a user or a post. */
export function postsOf(
  social: Family,
  name: PostLists,
  id: string | null | undefined,
  { filter, ...page }: PostArgs,
  info: GraphQLResolveInfo,
) {
  const view = postView(selectedMembers(info, "SocialPost"));
  return social.connection(name, { id: id ?? "", ...narrowing(filter) }, page, view);
}

/** Lists users of a post or a list. */
export function usersOf(
  social: Family,
  name: UserLists,
  id: string | null | undefined,
  page: ConnectionArgs,
  info: GraphQLResolveInfo,
) {
  const view = userView(selectedMembers(info, "SocialUser"));
  return social.connection(name, { id: id ?? "" }, page, view);
}
