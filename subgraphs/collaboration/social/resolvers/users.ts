/** Users and lists of users. */
import { SocialUser } from "#contracts/social/index.ts";
import type { SocialListMapper, SocialUserMapper } from "#generated/collaboration/mappers.ts";
import type { Resolvers } from "#generated/collaboration/resolvers.ts";
import type { CollaborationContext } from "#subgraphs/collaboration/context.ts";
import { listId, postsOf, userId, usersOf } from "#subgraphs/collaboration/social/lists.ts";
import { socialLoaders } from "#subgraphs/collaboration/social/loaders.ts";
import { withoutOthers } from "#subgraphs/collaboration/social/views.ts";
import { globalId, keyed } from "#subgraphs/kit/mapping/ids.ts";
import { referencedMembers, selectedMembers } from "#subgraphs/kit/mapping/selected-members.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";
import { familyRecords, linkedRecords, type Person } from "#subgraphs/kit/people/person-records.ts";

const TYPE = "SocialUser";

/** Accounts by ids that other families store, because the network does not search by address. */
export const userRecords = familyRecords({
  family: "social",
  by: "profile attribute or custom field",
  reads: socialLoaders.user.reads,
  find: (person: Person, { social }: CollaborationContext, info) => {
    const members = info ? selectedMembers(info, TYPE) : new Set(["id"]);
    return linkedRecords("socialUser", person, (id) => social.user.load(userId(id), members));
  },
  idOf: ({ id }) => globalId(TYPE, id),
});

export const socialUserResolvers: Resolvers = {
  Query: {
    social: () => ({}),
  },

  Social: {
    user: (_, { id }, { social }, info) => social.user.load(userId(id), selectedMembers(info, TYPE)),
    list: (_, { id }) => ({ listId: listId(id) }),
  },

  SocialUser: mapWireType(
    SocialUser,
    {
      __resolveReference: ({ id }, { social }, info) =>
        social.user.load(userId(id), referencedMembers(info, TYPE)),
      ...keyed(TYPE, (user: SocialUserMapper) => user.id),
      pinnedPost: ({ pinned_post_id: id }, _, { social }, info) =>
        id == null ? null : social.post.load(id, withoutOthers(selectedMembers(info, "SocialPost"))),
      posts: ({ id }, args, { social }, info) => postsOf(social, "listUserPosts", id, args, info),
      mentions: ({ id }, args, { social }, info) => postsOf(social, "listUserMentions", id, args, info),
      timeline: ({ id }, args, { social }, info) =>
        postsOf(social, "getReverseChronologicalTimeline", id, args, info),
      likedPosts: ({ id }, args, { social }, info) => postsOf(social, "listLikedPosts", id, args, info),
    },
    {
      alwaysSelect: ["id"],
      requires: { pinnedPost: ["pinned_post_id"] },
      nested: { pinnedPost: "SocialPost" },
    },
  ),

  User: {
    socialUser: userRecords.one,
    socialUsers: userRecords.all,
  },

  SocialList: {
    ...keyed("SocialList", (list: SocialListMapper) => list.listId),
    members: (list, page, { social }, info) => usersOf(social, "listListMembers", list.listId, page, info),
    followers: (list, page, { social }, info) =>
      usersOf(social, "listListFollowers", list.listId, page, info),
  },
};
