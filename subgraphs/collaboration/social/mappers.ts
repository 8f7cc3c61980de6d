/** Parent objects that the resolvers of each type of the family receive. */
import type { UserError } from "#subgraphs/kit/mapping/payloads.ts";

export type SocialMapper = object;
export type SocialListMapper = { readonly listId: string };

/** Result of a write, with the ids of its post and user unless the write was refused. */
interface WriteResult {
  readonly userErrors: readonly UserError[];
  readonly postId?: string;
  readonly userId?: string;
}
export type LikeSocialPostPayloadMapper = WriteResult & { readonly liked?: boolean | null | undefined };
export type UnlikeSocialPostPayloadMapper = LikeSocialPostPayloadMapper;
export type RepostSocialPostPayloadMapper = WriteResult & { readonly reposted?: boolean | null | undefined };
export type UnrepostSocialPostPayloadMapper = RepostSocialPostPayloadMapper;
export type UpdateSocialPostVisibilityPayloadMapper = WriteResult & {
  readonly hidden?: boolean | null | undefined;
};
