import type { GraphQLResolveInfo } from "graphql";
import { SocialPost, SocialUser } from "../../../families/social/contract.ts";
import { idOf, keyed } from "../../kit/ids.ts";
import { fromWire, referencedMembers, selectedMembers } from "../../kit/readers.ts";
import type { Resolvers } from "../__generated__/resolvers.ts";
import type { SocialPostMapper, SocialUserMapper } from "./mappers.ts";

const NUMBER = /^\d{1,19}$/;
const userId = (id: string, argument = "id") => idOf("SocialUser", id, argument, NUMBER);
const selected = (info: GraphQLResolveInfo) => selectedMembers(info, "SocialUser");

export const socialResolvers: Resolvers = {
  Query: {
    social: () => ({}),
  },

  Social: {
    user: (_, { id }, { social }, info) => social.user.load(userId(id), selected(info)),
    usersByIds(_, { ids }, { social }, info) {
      const keys = ids.map((id) => userId(id, "ids"));
      return Promise.all(keys.map((key) => social.user.load(key, selected(info))));
    },
  },

  SocialUser: fromWire(
    SocialUser,
    {
      __resolveReference: ({ id }, { social }, info) =>
        social.user.load(userId(id), referencedMembers(info, "SocialUser")),
      ...keyed("SocialUser", (user: SocialUserMapper) => user.id),
      pinnedPost: ({ pinnedPost }) => pinnedPost,
    },
    { always: ["id"], needs: { pinnedPost: ["pinned_post_id"] }, nested: { pinnedPost: "SocialPost" } },
  ),

  SocialUserMetrics: fromWire(SocialUser.properties.public_metrics, {}),

  SocialPost: fromWire(
    SocialPost,
    {
      ...keyed("SocialPost", (post: SocialPostMapper) => post.id),
      author: ({ author_id }, _, { social }, info) =>
        author_id == null ? null : social.user.load(author_id, selected(info)),
    },
    { needs: { author: ["author_id"] } },
  ),
};
