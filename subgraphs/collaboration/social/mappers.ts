/** What resolvers hold for each type of the family. */
import type { Wire } from "../../../families/kit/contract.ts";
import type { SocialPost } from "../../../families/social/contract.ts";
import type { UserWithPost } from "./loaders.ts";

export type SocialMapper = object;
export type SocialUserMapper = UserWithPost;
export type SocialPostMapper = Wire<SocialPost>;
