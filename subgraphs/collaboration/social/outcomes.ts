/** Fields that show whether a write succeeded, with the mutations that each field shows. */
import type { MutationOutcomes } from "#subgraphs/kit/mapping/mutation-outcomes.ts";

export const socialOutcomes: MutationOutcomes = {
  shownBy: {
    "social.post": ["updateSocialPostVisibility"],
    "social.post.likers": ["likeSocialPost", "unlikeSocialPost"],
    "social.post.reposters": ["repostSocialPost", "unrepostSocialPost"],
  },
};
